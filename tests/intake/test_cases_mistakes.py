"""The cases of mistakes that people make in packet files: one finding each, and nothing lost."""

import re

import pytest

from cardsmith.intake.shipped.messages import spoken
from cardsmith.lexicon.length import scoring_length
from cardsmith.lint.engine import check
from cardsmith.model.codes import Severity
from cardsmith.model.finding import Fix
from tests.intake.reading import case, errors, only, seen, serious, synonyms

MISTAKES = {
    "M01": ("5:15 S104", "must be a list", "write [frayeur, crainte, terreur, …], or one dash"),
    "M02": ("4:5 S102", "unknown field “titre”", "did you mean “title”?"),
    "M03": ("8:24 S107", "text expected, found key “glacer le sang”", "in quotes, or one dash"),
    "M04": ("8:24 S110", "“#fig.” is read as a comment", "“glacer le sang [fig.]”"),
    "M05": ("10:5 S106", "“synonyms” is written twice (already on line 5)", ""),
    "M06": ("5:1 F010", "a tab is used for indentation", "use spaces"),
    "M08": ("4:5 S101", "card without a title", "add “title:”"),
    "M09": ("4:12 C401", "“abandon” belongs to A, this packet is E", "a.yaml"),
    "M10": ("9:33 S105", "unknown label “famillier”", "did you mean “familier” (fam.)?"),
    "M11": ("8:8 S109", "a dash without a word", ""),
    "M12": ("10:9 F012", "the sign ' inside", "quotes away, or use the other kind: l'égocentrique"),
    "M13": ("10:9 F013", "an item may not begin with “[”", "write chair de poule [fig.]"),
    "M14": ("6:7 S104", "one text: a space is missing after the dash", "write “- frayeur”"),
    "M15": ("9:18 P101", "“(” of “bâtiment (de plaisance”", "“bâtiment (de plaisance)”"),
    "M16": ("7:9 F001", "byte 0xE9 at offset 83, “é” in Windows-1252", "save as UTF-8"),
    "M17": ("8:1 F011", "misaligned dash: 5 spaces before it, the dashes above have 6", ""),
    "M18": ("2:9 S103", "no letter KW", "letters: [K, W]; the square itself is in edition.yaml"),
    "M19": ("4:10 F014", "a space is missing after “title:”", ""),
}
"""Place and code, what is said to be wrong, and how to mend it."""


@pytest.mark.parametrize("name", MISTAKES, ids="case_{}".format)
def test_a_mistake_is_one_finding(name: str) -> None:
    """One mistake, one finding, at its place, with its cause and the way to mend it."""
    place, cause, hint = MISTAKES[name]
    deck = case(name)
    assert serious(deck) == [f"deck.yaml:{place}"]
    (found,) = (finding for finding in check(deck) if seen([finding]) == serious(deck))
    words = spoken(found, "en")
    assert cause in words.message
    assert hint in words.hint
    assert len(words.message) < 200
    for jargon in ("block", "scalar", "token", "schema", "indicator", "\t"):
        assert jargon not in words.message


def test_case_M07() -> None:
    deck = case("M07")
    assert serious(deck) == ["deck.yaml:15:9 T207", "deck.yaml:21:9 T207"]
    policy = deck.edition.rules.length_policy
    last = [synonyms(deck, index)[-1] for index in range(3)]
    assert last == ["on", "007", "22:30"]
    assert [scoring_length(word, policy) for word in last] == [2, 3, 4]
    digits = [each.arguments["digits"] for each in check(deck) if each.code == "T207"]
    assert digits == ["007", "22:30"]
    assert errors(deck) == []


@pytest.mark.parametrize(
    ("name", "fix"),
    [
        ("M01", Fix.SAFE),
        ("M02", Fix.SAFE),
        ("M03", Fix.NONE),
        ("M04", Fix.NONE),
        ("M05", Fix.NONE),
        ("M06", Fix.SAFE),
        ("M07", Fix.NONE),
        ("M08", Fix.NONE),
        ("M09", Fix.NONE),
        ("M10", Fix.NONE),
        ("M11", Fix.SAFE),
        ("M12", Fix.NONE),
        ("M13", Fix.NONE),
        ("M14", Fix.SAFE),
        ("M15", Fix.UNSAFE),
        ("M16", Fix.NONE),
        ("M17", Fix.NONE),
        ("M18", Fix.NONE),
        ("M19", Fix.SAFE),
    ],
    ids=lambda value: f"case_{value}" if value not in set(Fix) else str(value.name).lower(),
)
def test_a_mistake_says_whether_it_can_be_mended(name: str, fix: Fix) -> None:
    found = [each for each in check(case(name)) if each.severity is not Severity.INFO]
    assert found
    assert {each.fix for each in found} == {fix}


def test_case_M02_reads_on() -> None:
    """The misnamed title is read as meant: no second finding, and the card is still checked."""
    assert [card.title.text for card in case("M02").cards] == ["peur", "paix"]


def test_case_M03_loses_nothing_silently() -> None:
    """The entry that cannot be read is told; those beside it and the next card are kept."""
    deck = case("M03")
    assert synonyms(deck) == ["épouvanter", "terrifier", "apeurer", "alarmer"]
    assert synonyms(deck, 1) == ["faute", "méprise", "bévue", "inexactitude"]


def test_case_M04_keeps_the_entry() -> None:
    """What stands before the sign is the entry, without a space at its end."""
    deck = case("M04")
    (entry,) = (word for word in deck.cards[0].synonyms if word.span.line == 8)
    assert (entry.text, entry.labels) == ("glacer le sang", ())
    assert scoring_length(entry.text, deck.edition.rules.length_policy) == 12
    assert "#fig." in spoken(only(check(deck), "S110"), "en").message


def test_case_M05_drops_nothing_silently() -> None:
    """Neither of the two lists is used: the card is left out, and both are told by their lines."""
    deck = case("M05")
    found = only(deck.findings, "S106")
    assert [card.title.text for card in deck.cards] == ["erreur"]
    assert (found.span.line, found.arguments["first"], found.arguments["field"]) == (
        10,
        5,
        "synonyms",
    )
    assert "(already on line 5)" in spoken(found, "en").message
    assert "ligne 5" in spoken(found, "fr").message


def test_case_M09_names_both_letters() -> None:
    message = spoken(only(check(case("M09")), "C401"), "en").message
    assert "abandon" in message
    assert re.search(r"\bA\b.*\bE\b", message)


def test_case_M16_loads_no_broken_letter() -> None:
    deck = case("M16")
    found = only(deck.findings, "F001")
    assert deck.cards == ()
    assert [finding.code for finding in deck.findings] == ["F001"]
    message = spoken(found, "en").message
    for fact in ("0xE9", "offset 83", "“é”", "Windows-1252"):
        assert fact in message


def test_case_M08_checks_the_second_card() -> None:
    assert [card.title.text for card in case("M08").cards] == ["paix"]


def test_case_M11_keeps_the_other_four() -> None:
    deck = case("M11")
    assert [card.title.text for card in deck.cards] == ["peur", "paix"]
    assert synonyms(deck) == ["frayeur", "crainte", "terreur", "épouvante"]
    assert "without a word" in spoken(only(deck.findings, "S109"), "en").message


def test_case_M18_files_the_cards_in_both_letters() -> None:
    deck = case("M18")
    assert [card.packet for card in deck.cards] == ["K", "W"]
