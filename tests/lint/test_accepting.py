"""``ok:`` on a card: used, unused, without a reason."""

import pytest

from cardsmith.lint.engine import check
from cardsmith.model.dictionary import NONE, References
from cardsmith.model.edit import Rewording
from cardsmith.model.finding import Finding, Fix
from cardsmith.model.place import whole
from cardsmith.model.struct import replace
from tests.lint.books import books
from tests.lint.decks import card, deck, packed

ACCEPTING = ("frayeur", "la tremblote")


def told(
    *synonyms: str, ok: dict[str, str], references: References = NONE
) -> list[tuple[str, str]]:
    """The X findings of one card that accepts some codes, each with the code it names."""
    accepting = deck(packed("p.yaml", card("peur", *synonyms, ok=ok)))
    found = check(accepting, select=("X9",), references=references)
    return [
        (each.code, str(each.arguments["found"])) for each in found if "found" in each.arguments
    ]


def test_an_ok_that_takes_a_finding_away_is_used() -> None:
    assert told(*ACCEPTING, ok={"C408": "voulu"}) == []


def test_an_ok_that_takes_nothing_away_is_unused_and_can_go() -> None:
    accepting = deck(packed("p.yaml", card("peur", "frayeur", ok={"C408": "voulu"})))
    (finding,) = check(accepting, select=("X901",))

    assert (finding.fix, finding.arguments["kind"]) == (Fix.SAFE, "unused")
    assert isinstance(finding.mend, Rewording)
    assert (finding.mend.old, finding.mend.new) == ("C408", ())


@pytest.mark.parametrize("code", ["L101", "K101", "I110", "C417", "E101", "G101", "V101"])
def test_a_rule_of_another_stage_has_not_run(code: str) -> None:
    assert told("frayeur", ok={code: "voulu"}) == []


@pytest.mark.parametrize("code", ["O301", "T203", "C406", "C407"])
def test_a_rule_without_its_dictionary_has_not_run(code: str) -> None:
    assert told("frayeur", ok={code: "voulu"}) == []
    assert told("crainte", references=books(), ok={code: "voulu"}) == [("X901", code)]


def test_a_witness_is_unused_only_where_it_was_heard() -> None:
    spelling_alone = References(dictionary=books().dictionary)

    assert told("crainte", references=spelling_alone, ok={"W802": "voulu"}) == []


@pytest.mark.parametrize(("synonym", "code"), [("a(b", "P101"), ("(tout)", "P103")])
def test_what_cannot_be_accepted_is_said_to_be_so(synonym: str, code: str) -> None:
    accepting = deck(packed("p.yaml", card("peur", synonym, ok={code: "tant pis"})))
    found = check(accepting, select=("X901", code))

    assert {each.code for each in found} == {"X901", code}
    assert {each.arguments.get("kind") for each in found if each.code == "X901"} == {"never"}


def test_what_the_reader_says_cannot_be_accepted() -> None:
    found = deck(packed("a.yaml", card("ami", "copain", ok={"C409": "non", "S110": "non"})))
    read = replace(found, findings=(Finding("C409", whole("a.yaml"), card="A/ami"),))

    assert [each.arguments["kind"] for each in check(read, select=("X901",))] == ["never"] * 2


@pytest.mark.parametrize("reason", ["", "  "])
def test_an_ok_without_a_reason_is_told(reason: str) -> None:
    assert told(*ACCEPTING, ok={"C408": reason}) == [("X902", "C408")]


def test_what_is_selected_changes_no_verdict() -> None:
    accepting = deck(packed("p.yaml", card("peur", *ACCEPTING, ok={"C408": "voulu"})))

    assert check(accepting, select=("X901",), ignore=("C",)) == ()
