"""Codes and findings: every code has a family and a weight."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.model.codes import FAMILIES, SEVERITIES, Severity, is_code, severity
from cardsmith.model.finding import Finding, Fix, InputError
from cardsmith.model.place import whole

HERE = whole("p.yaml")


@pytest.mark.parametrize("code", SEVERITIES)
def test_every_code_is_of_a_family(code: str) -> None:
    assert is_code(code)
    assert severity(code) is SEVERITIES[code]


@pytest.mark.parametrize(
    "code", ["C406", "C410", "C417", "O301", "R503", "D604", "W801", "X904", "N008", "T205"]
)
def test_a_code_of_a_rule_to_come_is_one(code: str) -> None:
    assert is_code(code)


@given(st.from_regex(r"[A-Z][0-9]{3}", fullmatch=True))
def test_a_letter_and_three_figures_are_a_code_in_their_family_alone(text: str) -> None:
    assert is_code(text) == (text[:2] in FAMILIES)


@pytest.mark.parametrize(
    "text", ["", "C", "C40", "C4066", "c406", "C406\n", " C406", "C999", "A001"]
)
def test_what_is_written_otherwise_is_none(text: str) -> None:
    assert not is_code(text)


def test_a_finding_weighs_what_its_code_weighs_unless_it_is_told() -> None:
    assert Finding("S101", HERE).severity is Severity.ERROR
    assert Finding("F019", HERE).severity is Severity.WARNING
    assert Finding("S101", HERE, severity=Severity.INFO).severity is Severity.INFO


def test_a_finding_brings_its_arguments_and_no_more() -> None:
    finding = Finding("S102", HERE, card="P/peur", fix=Fix.SAFE, field="titre", better="title")

    assert finding.arguments == {"field": "titre", "better": "title"}
    assert (finding.card, finding.fix) == ("P/peur", "safe")


def test_no_finding_has_a_code_that_does_not_exist() -> None:
    with pytest.raises(ValueError, match="C999"):
        Finding("C999", HERE)
    with pytest.raises(KeyError):
        severity("C999")


def test_a_file_that_cannot_be_opened_carries_its_finding() -> None:
    error = InputError(Finding("F009", HERE, kind="missing"))

    assert error.finding.code == "F009"
    assert str(error) == "p.yaml:1:1: F009"
