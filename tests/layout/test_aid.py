"""Player aids: every number and every rule on them is that of the rules in force."""

from collections.abc import Mapping
from itertools import product

import pytest

from cardsmith.intake.shipped.law import law
from cardsmith.layout.accessible import PlainFonts, in_plain_type
from cardsmith.layout.aid import aid_piece
from cardsmith.layout.aid.dalmuti import estates
from cardsmith.model.edition import TCG, Game, Size
from cardsmith.model.face import Face, Piece
from cardsmith.model.rules import Rules
from cardsmith.model.sizes import SIZES
from cardsmith.model.units import POINT
from tests.layout.drawn import texts
from tests.layout.models import (
    FONTS,
    LANGUAGES,
    ORNAMENTS,
    edition,
    inks_are_of_the_house,
    lines_apart,
    rules,
    said,
    tallest,
    thinnest,
    words,
)

BOTH = words("aid", "fr"), words("aid", "en")
GOVERNED: Mapping[Game, tuple[str, ...]] = {
    Game.BOUFFON: tuple(
        f"bouffon.{name}"
        for name in ("die", "longest_bonus", "tie_loser", "per_player", "marotte_fail")
    ),
    Game.DALMUTI: tuple(
        f"dalmuti.{name}" for name in ("tax_choice", "merchant_trade", "cover", "jokers")
    ),
}
"""The options whose values an aid says."""


def piece(game: Game, by: Rules | None = None, size: Size = TCG) -> Piece:
    return aid_piece(edition(game, rules=by, size=size), FONTS, ORNAMENTS, BOTH, 6)


def front(game: Game, by: Rules | None = None) -> str:
    return said(piece(game, by).front)


def sides(made: Piece) -> tuple[Face, Face]:
    assert made.back is not None
    return made.front, made.back


def test_a_turn_of_the_bouffon_is_told_in_five_steps() -> None:
    text = front(Game.BOUFFON)

    for number, verb in enumerate(("Lancez", "Tirez", "Lisez", "Mimez", "Comptez"), 1):
        assert f"{number} {verb}" in text
    assert "dès 5 mots : 1 ou 2 indices" in text
    assert "Mimez 60 secondes" in text


@pytest.mark.parametrize(
    ("number", "value", "before", "after"),
    [
        ("bouffon.gain", 4, "+3 Bouffon", "+4 Bouffon"),
        ("bouffon.gain", 4, "+3 le plus long", "+4 le plus long"),
        ("bouffon.shorter_gain", 2, "+1 les autres", "+2 les autres"),
        ("bouffon.bonus", 5, "+3 tout trouvé", "+5 tout trouvé"),
        ("bouffon.penalty", 2, "−3 rien trouvé", "−2 rien trouvé"),
        ("bouffon.marotte_gain", 1, "+6 ou la marotte", "+4 ou la marotte"),
        ("bouffon.marotte_bonus", 4, "+6 ou la marotte", "+7 ou la marotte"),
        ("bouffon.minute", 90, "60 secondes", "90 secondes"),
        ("dalmuti.big_tax", 3, "reçoit 2 cartes", "reçoit 3 cartes"),
        ("dalmuti.big_tax", 3, "ses 2 meilleures", "ses 3 meilleures"),
        ("dalmuti.small_tax", 2, "sa meilleure carte", "ses 2 meilleures cartes"),
        ("dalmuti.joker", 15, "13.", "15."),
        ("dalmuti.jokers", 3, "2 jokers", "3 jokers"),
        ("dalmuti.values", 9, "10–12", ""),
    ],
)
def test_a_number_of_the_rules_is_the_one_in_print(
    number: str, value: int, before: str, after: str
) -> None:
    game = Game(number.partition(".")[0])
    plain, changed = front(game), front(game, rules({number: value}))

    assert before in plain
    assert after in changed
    assert plain.count(before) > changed.count(before)


@pytest.mark.parametrize("game", [Game.BOUFFON, Game.DALMUTI])
def test_an_option_changes_the_aid_if_and_only_if_it_governs_what_it_says(game: Game) -> None:
    plain = piece(game)

    for option, values in law().options.items():
        for value in values[1:]:
            changed = piece(game, rules().with_option(option, value))
            for one, other in zip(sides(plain), sides(changed), strict=True):
                differs = said(one) != said(other)
                assert differs == (option in GOVERNED[game]), (option, value)


def test_a_shared_bonus_and_a_missed_marotte_are_told() -> None:
    assert "aux deux" in front(Game.BOUFFON, rules(bouffon__longest_bonus="yes"))
    failed = front(Game.BOUFFON, rules({"bouffon.penalty": 2}, bouffon__marotte_fail="both"))
    assert "case antérieure, puis −2" in failed


@pytest.mark.parametrize("game", [Game.BOUFFON, Game.DALMUTI])
def test_whatever_the_options_everything_stands_apart_in_the_safe_area(game: Game) -> None:
    choices = [[(name, value) for value in law().options[name]] for name in GOVERNED[game]]

    for chosen in product(*choices):
        by = rules()
        for name, value in chosen:
            by = by.with_option(name, value)
        for face in sides(piece(game, by)):
            boxes = [tallest(text) for text in texts(face.items)]
            assert min(box[0] for box in boxes) >= 4 - 0.01
            assert max(box[2] for box in boxes) <= 59 + 0.1, chosen
            assert min(box[1] for box in boxes) >= 4
            assert max(box[3] for box in boxes) <= 84.2
            assert lines_apart(face), chosen
            assert min(text.size for text in texts(face.items) if len(text.text) > 3) >= 8.5


@pytest.mark.parametrize("game", [Game.BOUFFON, Game.DALMUTI])
def test_the_back_says_the_same_in_the_other_language(game: Game) -> None:
    french, english = sides(piece(game))

    assert "Bouffon" in said(french)
    assert said(french) != said(english)
    assert {Game.BOUFFON: "spell it", Game.DALMUTI: "Merchants"}[game] in said(english)


def test_the_key_names_every_estate_of_the_deck() -> None:
    assert estates(rules()) == ((1, 3), (4, 6), (7, 9), (10, 12))
    assert estates(rules({"dalmuti.values": 8})) == ((1, 3), (4, 6), (7, 8))


@pytest.mark.parametrize("game", [Game.BOUFFON, Game.DALMUTI])
@pytest.mark.parametrize("size", [TCG, SIZES["poker"]])
def test_an_aid_is_a_card_of_its_edition(game: Game, size: Size) -> None:
    made = piece(game, size=size)

    assert made.copies == 6
    for face in sides(made):
        assert (face.width, face.height, face.bleed) == (size.width, size.height, 3)
        assert inks_are_of_the_house(face)
        assert thinnest(face) >= 0.25


def test_both_languages_have_the_same_words() -> None:
    for name in ("aid", "box", "net"):
        french, english = (words(name, language) for language in LANGUAGES)
        assert french.keys() == english.keys()


def test_in_plain_type_the_steps_stand_apart_too() -> None:
    """Its letters are wider: lines wrap, and what wraps has to leave room for the next step."""
    both = aid_piece(edition(Game.BOUFFON), PlainFonts(FONTS), ORNAMENTS, BOTH, copies=6)

    for side, verb, hint in zip(sides(both), ("Mimez", "Mime"), ("indices", "hints"), strict=True):
        lines = texts(in_plain_type().face(side).items)
        mime = next(text for text in lines if text.text == verb)
        above = next(text for text in lines if hint in text.text)
        assert mime.y - above.y > 1.21 * mime.size * POINT
