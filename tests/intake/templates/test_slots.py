"""The little language of texts: fields, filters, conditions; nothing in it computes."""

from collections.abc import Mapping
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.intake.templates.slots import condition, value
from cardsmith.intake.templates.values import FieldError
from cardsmith.intake.yaml.nodes import Scalar
from cardsmith.lexicon.filling import UnfitError, entry, filled
from cardsmith.model.place import whole

HERE = whole("carte.yaml")
CARD: Mapping[str, tuple[str, ...]] = {
    "titre": ("élan vital",),
    "mots": ("(la) fougue", "œuvre", "entrain"),
    "force": ("7",),
    "prix": ("-1234567.891",),
    "vide": (),
}


def shown(text: str, language: str = "fr") -> str:
    return filled(value(Scalar(text, HERE)), CARD, language)


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("[{{ titre }}]", "[élan vital]"),
        ("{{titre|upper}}", "ÉLAN VITAL"),
        ("{{ titre | capital }}", "Élan vital"),
        ("{{ titre | upper | lower }}", "élan vital"),
        ("{{ mots }}", "(la) fougue, œuvre, entrain"),
        ("{{ mots | join: ' · ' }}", "(la) fougue · œuvre · entrain"),
        ("{{ mots | first }} {{ mots | last }}", "(la) fougue entrain"),
        ("{{ mots | count }}", "3"),
        ("{{ mots | length }}", "6, 6, 7"),
        ("{{ vide | default: – }}", "–"),
        ('{{ vide | default: "rien du tout" | upper }}', "RIEN DU TOUT"),
        ("{{ titre | default: – }}", "élan vital"),
        ("{{ vide | count }}", "0"),
        ("{{ vide | join: x }}", ""),
        ("{{ force | pad: 3 }}", "007"),
        ("{{ prix | number: 2 }}", "−1\u202f234\u202f567,89"),
        ("{{ force | number: 1 }}", "7,0"),
        ("{{ rien }}", ""),
    ],
)
def test_a_filter_changes_a_text(text: str, result: str) -> None:
    assert shown(text) == result


def test_numbers_are_written_as_the_language_wants() -> None:
    assert shown("{{ prix | number: 1 }}", "en") == "−1,234,567.9"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("{{ a | uper }}", "K123"),
        ("{{ a | join }}", "K124"),
        ("{{ a | upper: 1 }}", "K124"),
        ("{{ a | pad: two }}", "K124"),
        ("{{ a | number: 10 }}", "K124"),
        ("{{ a | }}", "K110"),
        ("{{ a || upper }}", "K110"),
        ("{{ a | join: 'x }}", "K110"),
        ("{{ a }", "K110"),
        ("{{ a", "K110"),
        ("{% a %}", "K110"),
        ("{{ __import__('os') }}", "K110"),
        ("{{ a.b() }}", "K110"),
    ],
)
def test_anything_else_between_braces_is_refused(text: str, code: str) -> None:
    with pytest.raises(FieldError) as caught:
        value(Scalar(text, HERE))
    assert caught.value.finding.code == code


@pytest.mark.parametrize("text", ["{{ titre | number }}", "{{ titre | number: 2 }}"])
def test_a_filter_that_cannot_do_its_work_says_on_what(text: str) -> None:
    with pytest.raises(UnfitError) as caught:
        shown(text)
    assert (caught.value.filter, caught.value.text) == ("number", "élan vital")


@pytest.mark.parametrize(
    ("text", "holds"),
    [
        ("titre", True),
        ("vide", False),
        ("not vide", True),
        ("not titre", False),
        ("force = 7", True),
        ("force = '7'", True),
        ("force = 70", False),
        ("force != 8", True),
        ("mots = entrain", True),
        ("vide = x", False),
        ("vide != x", True),
        ("inconnu", False),
    ],
)
def test_a_condition_is_about_one_field(text: str, holds: bool) -> None:
    assert condition(Scalar(text, HERE)).holds(CARD) is holds


@pytest.mark.parametrize("text", ["", "a > 3", "not a = b", "= b", "a =", "a and (b)", "é!"])
def test_no_other_condition_is_understood(text: str) -> None:
    with pytest.raises(FieldError):
        condition(Scalar(text, HERE))


def test_a_list_knows_its_entries() -> None:
    assert entry("(s')enfuir", 2) == {
        "item": ("(s')enfuir",),
        "text": ("(s')enfuir",),
        "number": ("2",),
        "length": ("6",),
    }


@given(st.text(alphabet="{}|:'\" a1é%.-\n", max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(FieldError):
        filled(value(Scalar(text, HERE)), CARD, "fr")
