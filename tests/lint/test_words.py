"""Rules on one text: the right code at the right characters, and nothing on clean words."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.lexicon.length import measure
from cardsmith.lexicon.text import canonical
from cardsmith.lint.engine import check
from cardsmith.lint.reading import Reading, faultless
from cardsmith.lint.rules import WORDS
from cardsmith.model.finding import Finding, Fix
from cardsmith.model.struct import replace
from tests.lexicon.test_length import Case, cases
from tests.lint.decks import LOOSE, of_one

NOT_BUILT = ("T203",)
"""Rules that need a dictionary."""

FIRST = 9
"""The column where a synonym begins."""


def found(text: str, *, language: str = "fr") -> list[Finding]:
    """What is said of a synonym alone on its card, its deck's gaps aside."""
    deck = of_one("quidam", text, edition=replace(LOOSE, language=language))
    return list(check(deck, ignore=("D", "C41")))


def seen(text: str) -> list[tuple[str, int, int]]:
    """Code, first and last offset of each finding."""
    return [
        (each.code, each.span.column - FIRST, each.span.end_column - FIRST) for each in found(text)
    ]


@pytest.mark.parametrize("case", cases(), ids=lambda case: f"{case.number}-{case.text}")
def test_a_worked_case_raises_its_code_and_no_other(case: Case) -> None:
    expected = [] if case.code in ("", *NOT_BUILT) else [case.code]

    assert list(dict.fromkeys(each.code for each in found(case.text))) == expected


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("bâtiment (de plaisance", [("P101", 9, 10)]),
        ("de plaisance) bâtiment", [("P101", 12, 13)]),
        ("faire ((très) peur) mal", [("P102", 7, 8)]),
        ("effroi {vif}", [("P104", 7, 8)]),
        ("bateau( de mer )", [("P105", 6, 7), ("P105", 7, 8), ("P105", 14, 15)]),
        ("bateau(familier)", [("P105", 6, 7)]),
        ("direct( trice )", [("P105", 7, 8), ("P105", 13, 14)]),
        ("e\u0301te\u0301", [("N001", 0, 2)]),
        ("coup\u00a0de\u202fmain", [("N002", 4, 5), ("N002", 7, 8)]),
        ("copain\u200b\ufeff", [("N003", 6, 8)]),
        ("savoir\u2011faire", [("N004", 6, 7)]),
        ("pro\ufb01t", [("N005", 3, 4)]),
        ("cop\u0430in", [("N006", 3, 4)]),
        ("\u0441\u043e\u0440\u0430", [("N006", 0, 4)]),
        ("rayon \u03b3", [("N007", 6, 7)]),
        ("Straße", [("N007", 4, 5)]),
        ("l'onde", [("T201", 1, 2), ("C408", 0, 2)]),
        (" a  b ", [("T202", 0, 1), ("T202", 2, 4), ("T202", 5, 6)]),
        ("P.-D.G.", [("T206", 1, 2)]),
        ("22:30", [("T207", 0, 5)]),
        ("le 1er mai", [("C408", 0, 2), ("T207", 3, 4)]),
        ("bravo !", [("T208", 6, 7)]),
        ("sot / sotte", [("C409", 3, 6)]),
        ("sot ou sotte", [("C409", 3, 7)]),
    ],
)
def test_a_finding_stands_on_the_very_characters(
    text: str, places: list[tuple[str, int, int]]
) -> None:
    assert sorted(seen(text)) == sorted(places)


@pytest.mark.parametrize(
    "text",
    [
        "salade(s)",
        "acteur(trice)",
        "(re)voir",
        "(s’)élancer",
        "(se) trémousser",
        "bâtiment (de plaisance)",
        "à l’œil",
        "tête-à-tête",
        "maelström",
        "cañon",
        "plus ou moins",
        "beau (ou bel)",
        "À PLAT",
        "segment",
        "lancer",
        "unique",
    ],
)
def test_sound_french_is_left_alone(text: str) -> None:
    assert seen(text) == []


def test_a_character_is_named_by_its_number() -> None:
    assert [each.arguments["characters"] for each in found("a\u200bb\u0430c")] == [
        "U+200B",
        "U+0430",
    ]


def test_a_missing_parenthesis_is_offered_only_at_the_end() -> None:
    (alone,) = found("bâtiment (de plaisance")
    (stray,) = found("bâtiment de plaisance)")

    assert (alone.fix, alone.arguments["mended"]) == (Fix.UNSAFE, "bâtiment (de plaisance)")
    assert (stray.fix, stray.arguments["mended"]) == (Fix.NONE, "bâtiment de plaisance")


@pytest.mark.parametrize("text", ["(bateau", "(a) (", "bateau ("])
def test_a_parenthesis_is_not_offered_where_nothing_would_count_or_be_in_it(text: str) -> None:
    (alone,) = found(text)

    assert (alone.fix, alone.mend, alone.arguments["mended"]) == (Fix.NONE, None, "")


def test_titles_are_read_like_synonyms() -> None:
    findings = check(of_one("coup\u00a0dur", "malheur"), ignore=("D", "C41"))

    assert [(each.code, each.span.column) for each in findings] == [("N002", 16)]


def test_a_title_without_a_letter_cannot_be_spelled() -> None:
    assert [each.code for each in check(of_one("007", "espion"), select=("P",))] == ["P103"]


def test_letters_foreign_to_french_are_at_home_elsewhere() -> None:
    assert found("Straße", language="de") == []


def test_the_apostrophe_is_the_editions_own() -> None:
    typewriter = replace(LOOSE, apostrophe="'")

    assert check(of_one("quidam", "prud'homme", edition=typewriter), ignore=("D", "C41")) == ()
    assert [
        each.code
        for each in check(of_one("quidam", "prud’homme", edition=typewriter), select=("T",))
    ] == ["T201"]


PIECES = "aéœßñşа ’'-–()[]\u00a0\u200b\u0301.!1²°,/ﬁ"


@given(st.text(PIECES))
def test_a_text_that_is_passed_over_has_no_fault(text: str) -> None:
    if faultless("’").fullmatch(text):
        (packet,) = of_one("quidam", text).packets
        reading = Reading(packet.cards[0].synonyms[0], packet.cards[0], LOOSE)

        assert not [finding for look in WORDS for finding in look(reading)]


@given(st.text(PIECES))
def test_every_finding_lies_within_its_text(text: str) -> None:
    for finding in found(text):
        assert 0 <= finding.span.column - FIRST <= finding.span.end_column - FIRST <= len(text)


def test_safe_hints_keep_the_word_and_its_length() -> None:
    for text in ("bateau( de  mer )", "e\u0301te\u0301"):
        for finding in found(text):
            mended = finding.arguments.get("mended") or finding.arguments.get("composed")
            if finding.fix is Fix.SAFE and isinstance(mended, str):
                assert canonical(mended) == canonical(text)
                assert measure(mended).count == measure(text).count
                assert unicodedata.is_normalized("NFC", mended)
