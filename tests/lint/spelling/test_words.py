"""Rules on single words: the right code at the right letters, with the text that mends it."""

import pytest

from cardsmith.lint.engine import check
from cardsmith.lint.spelling.proof import PATIENCE
from cardsmith.model.deck import Synonym, Word
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding, Fix
from cardsmith.model.place import Span, whole
from cardsmith.model.struct import replace
from tests.lint.books import books
from tests.lint.decks import of_one

FIRST = 9
"""The column where a synonym begins."""

LETTERS = "bcdfghjklmnpqrstvwxyàâéè"


def found(deck: Deck, *codes: str) -> list[Finding]:
    return list(check(deck, select=codes or ("O301", "O302", "O303", "T2"), references=books()))


def accepting(deck: Deck, *accepted: str) -> Deck:
    words = (Word(text, text, whole("lexique.txt")) for text in accepted)
    return replace(deck, accepted=tuple(words))


@pytest.mark.parametrize(
    ("text", "code", "place", "fix", "mended"),
    [
        ("coeur", "T203", (0, 5), Fix.SAFE, "cœur"),
        ("(le) coeur", "T203", (5, 10), Fix.SAFE, "(le) cœur"),
        ("Etat", "T204", (0, 4), Fix.UNSAFE, "État"),
        ("la Peur", "T205", (3, 7), Fix.UNSAFE, "la peur"),
        ("trouile", "O301", (0, 7), Fix.NONE, "trouille"),
        ("zzzz", "O301", (0, 4), Fix.NONE, ""),
        ("affolément", "O302", (0, 10), Fix.UNSAFE, "affolement"),
        ("évenement", "O302", (0, 9), Fix.NONE, ""),
        ("boute-entrain", "O303", (0, 13), Fix.UNSAFE, "boute-en-train"),
        ("peur-danger", "O303", (0, 11), Fix.NONE, ""),
        ("d’Effroi", "T205", (0, 8), Fix.UNSAFE, "d’effroi"),
    ],
)
def test_a_word_that_is_wrong_is_pointed_at(
    text: str, code: str, place: tuple[int, int], fix: Fix, mended: str
) -> None:
    (finding,) = found(of_one("peur", text))
    start, end = finding.span.column - FIRST, finding.span.end_column - FIRST

    assert (finding.code, (start, end)) == (code, place)
    assert (finding.fix, finding.arguments["mended"]) == (fix, mended)


@pytest.mark.parametrize(
    "text",
    [
        "effroi",
        "(se) moquer",
        "(s’)ami",
        "bouffon(ne)",
        "(la) peur (de l’eau)",
        "Morphée",
        "le 2 de pomme",
        "d’effroi",
        "d'effroi",
    ],
)
def test_a_word_that_is_right_is_left_alone(text: str) -> None:
    assert found(of_one("peur", text), "O", "T203", "T204", "T205") == []


@pytest.mark.parametrize("text", ["e\u0301ffroi", "eff\u00adroi", "P.-D.G."])
def test_what_other_rules_say_is_not_said_again(text: str) -> None:
    assert found(of_one("peur", text), "O", "T203", "T204", "T205") == []


def test_an_ending_in_parentheses_makes_two_words() -> None:
    (finding,) = found(of_one("peur", "bouffon(nes)"))

    assert (finding.code, finding.arguments["word"]) == ("O301", "bouffonnes")
    assert finding.arguments["mended"] == ""


def test_every_wrong_word_of_a_text_is_told_and_the_title_too() -> None:
    findings = found(of_one("coeur", "epouvante de trouile", "effroi"))

    assert [(each.code, each.span.column) for each in findings] == [
        ("T203", 12), ("O302", 9), ("O301", 22),
    ]  # fmt: skip


@pytest.mark.parametrize("accepted", ["claquebois", "Claquebois", "CLAQUEBOIS"])
def test_a_word_that_the_edition_accepts_is_right(accepted: str) -> None:
    deck = of_one("peur", "claquebois", "le claquebois", "d’claquebois")

    assert len(found(deck)) == 3
    assert found(accepting(deck, accepted)) == []


def test_an_accepted_word_is_accepted_whole_and_for_its_spelling_alone() -> None:
    deck = of_one("peur", "claquebois-peur", "claqueboi", "claquebois.")
    findings = found(accepting(deck, "claquebois"), "O301", "O302", "O303", "T2")

    assert [each.code for each in findings] == ["O301", "O301", "T208"]


def test_a_deck_of_another_language_is_offered_no_word_for_ever() -> None:
    strangers = [f"zz{first}{second}" for first in LETTERS for second in LETTERS]
    assert len(strangers) > PATIENCE
    told = [each.arguments["kind"] for each in found(of_one("peur", *strangers, "trouile"))]
    alone = [each.arguments["kind"] for each in found(of_one("peur", "trouile"))]

    assert (told[-1], alone) == ("none", ["one"])


def test_a_misread_text_is_not_spelled() -> None:
    deck = of_one("peur", "trouÃ©e")
    span = deck.cards[0].synonyms[0].span
    misread = replace(deck, findings=(Finding("F026", span, text="x", better="y"),))

    assert [each.code for each in found(misread, "F", "O")] == ["F026"]


def test_without_a_dictionary_nothing_is_spelled() -> None:
    assert check(of_one("peur", "trouile"), select=("O", "T203", "T205")) == ()


def test_a_cell_is_pointed_at_whole() -> None:
    deck = of_one("peur", "le trouile")
    (packet,) = deck.packets
    (card,) = packet.cards
    cell = Span("p.ods", 2, 3, 2, 13, "C2")
    synonym = Synonym("le trouile", "le trouile", cell)
    moved = replace(packet, cards=(replace(card, synonyms=(synonym,)),))

    (finding,) = found(replace(deck, packets=(moved,)))
    assert finding.span == cell
