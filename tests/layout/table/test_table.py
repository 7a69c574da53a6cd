"""Cards of a table: every duty, seat, tax and count on them is that of the rules in force."""

from collections.abc import Iterator, Mapping
from functools import cache

import pytest

from cardsmith.intake.editions.reading import read
from cardsmith.intake.shipped.law import law
from cardsmith.layout.accessible import PlainFonts
from cardsmith.layout.table.plan import places
from cardsmith.layout.table.status import duties
from cardsmith.model.deck import Rank
from cardsmith.model.edition import Deck
from cardsmith.model.face import Face, Piece
from cardsmith.model.inks import PAPER, WINE
from cardsmith.model.metrics import Fonts
from cardsmith.model.rules import Rules
from cardsmith.model.sizes import SIZES
from cardsmith.model.struct import replace
from cardsmith.model.table import Seat, Standing
from cardsmith.pipeline.papers import plans, status
from cardsmith.resources import shipped
from tests.layout.drawn import paths, points, texts
from tests.layout.models import (
    FONTS,
    inks_are_of_the_house,
    lines_apart,
    rules,
    said,
    tallest,
    thinnest,
    words,
)

GOVERNED: Mapping[str, frozenset[str]] = {
    "status": frozenset(
        {"tax_choice", "tax_joker", "first_tax", "merchant_trade", "dealer", "players"}
    ),
    "plan": frozenset({"order", "deal_extra", "players"}),
    "revolution": frozenset({"revolution_map", "revolution_taxes", "claim_show", "players"}),
    "ladder": frozenset({"jokers"}),
}
"""The options of the game that each kind of card says something of."""


@cache
def shipped_deck() -> Deck:
    return read([shipped("decks") / "dalmuti"])


def deck(by: Rules | None = None) -> Deck:
    found = shipped_deck()
    return replace(found, edition=replace(found.edition, rules=by or rules()))


def sides(pieces: tuple[Piece, ...]) -> Iterator[Face]:
    for piece in pieces:
        assert piece.back is not None
        yield from (piece.front, piece.back)


def shown(by: Rules | None = None, fonts: Fonts = FONTS) -> Mapping[str, list[Face]]:
    """The faces of each kind of card."""
    made = plans(deck(by), fonts)
    ladder = [piece for piece in made if piece.id == "ladder"]
    tables = [piece for piece in made if piece.id != "ladder"]
    return {
        "status": list(sides(status(deck(by), fonts))),
        "plan": [piece.front for piece in tables],
        "revolution": [piece.back for piece in tables if piece.back],
        "ladder": list(sides(tuple(ladder))),
    }


def told(faces: list[Face]) -> list[str]:
    return [
        repr([(text.text, round(text.x, 2), round(text.y, 2)) for text in texts(face.items)])
        + repr(face.items)
        for face in faces
    ]


@cache
def as_played() -> dict[str, list[str]]:
    """What is told by the rules as they are."""
    return {kind: told(faces) for kind, faces in shown().items()}


@pytest.mark.parametrize(
    ("option", "value"),
    [(name, value) for name, values in law().options.items() for value in values[1:]],
)
def test_an_option_changes_what_it_governs_and_nothing_else(option: str, value: str) -> None:
    before, after = as_played(), shown(rules().with_option(option, value))
    game, _, name = option.partition(".")

    for kind, governed in GOVERNED.items():
        differs = before[kind] != told(after[kind])
        assert differs == (game == "dalmuti" and name in governed), kind


def test_there_is_a_card_for_each_seat_of_the_largest_table() -> None:
    made = status(deck(), FONTS)

    names = ["Grand Dalmuti", "Petit Dalmuti", *["Marchand"] * 4, "Petit Bouffon", "Gros Bouffon"]
    assert [len(made), {piece.copies for piece in made}] == [8, {1}]
    for piece, name in zip(made, names, strict=True):
        assert name in said(piece.front)


def test_what_each_does_is_what_the_rules_have_him_do() -> None:
    cards = [said(piece.front) for piece in status(deck(), FONTS)]

    for at, duty in (
        (0, "reçoit 2 cartes et rend celles"),
        (0, "Entame"),
        (1, "reçoit une carte et rend celle"),
        (1, "à la gauche du Grand Dalmuti"),
        (2, "Ni impôt ni faveur"),
        (2, "au 3e rang"),
        (5, "au 6e rang"),
        (6, "donne sa meilleure carte"),
        (6, "à la droite du Gros Bouffon"),
        (7, "donne ses 2 meilleures cartes"),
        (7, "Donne les cartes, ramasse"),
        (7, "Les 2 jokers"),
    ):
        assert duty in cards[at]
    assert sum("Entame" in card for card in cards) == 1


@pytest.mark.parametrize(
    ("options", "number", "standing", "duty"),
    [
        ({"dalmuti__tax_choice": "gb"}, {}, Standing.GREAT, "qu’on lui demande"),
        ({"dalmuti__tax_joker": "best"}, {}, Standing.GREAT_FOOL, "jokers compris"),
        ({"dalmuti__first_tax": "no"}, {}, Standing.SMALL_FOOL, "dès la 2e partie"),
        ({"dalmuti__dealer": "pb_shuffles"}, {}, Standing.SMALL_FOOL, "Mélange"),
        ({"dalmuti__merchant_trade": "gd_leave"}, {}, Standing.MERCHANT, "échange"),
        ({}, {"dalmuti.big_tax": 3}, Standing.GREAT, "reçoit 3 cartes"),
        ({}, {"dalmuti.small_tax": 2}, Standing.SMALL_FOOL, "2 meilleures"),
        ({}, {"dalmuti.jokers": 3}, Standing.GREAT_FOOL, "3\u00a0jokers"),
    ],
)
def test_a_rule_that_changes_changes_the_duty(
    options: dict[str, str], number: dict[str, int], standing: Standing, duty: str
) -> None:
    seat = Seat(standing, 1 if standing is Standing.MERCHANT else 0, 10, 0)

    def duty_of(by: Rules) -> str:
        return " ".join(duties(by, words("table"), seat))

    assert duty not in duty_of(rules())
    assert duty in duty_of(rules(number, **options))


def test_nobody_deals_who_need_not() -> None:
    cards = status(deck(rules(dalmuti__dealer="any")), FONTS)

    assert not any("Donne les cartes" in said(piece.front) for piece in cards)
    assert "Ramasse" in said(cards[-1].front)


@pytest.mark.parametrize("players", range(3, 11))
def test_opposites_in_rank_face_each_other_and_no_two_share_a_seat(players: int) -> None:
    spots = places(players)

    assert len(set(spots)) == players
    for (x, y), (other, level) in zip(spots, reversed(spots), strict=True):
        assert y == level
        assert x + other == pytest.approx(63)
    right, left = spots[: players // 2], spots[(players + 1) // 2 :]
    assert [y for _, y in right] == sorted(y for _, y in right)
    assert {x for x, _ in right} != {x for x, _ in left}


def test_the_arrows_of_the_turn_go_its_way() -> None:
    """Towards the Petit Dalmuti where the turn goes to the left, away from him otherwise."""
    tips = []
    for way in ("left", "right"):
        face = shown(rules(dalmuti__order=way))["plan"][0]
        arrows = [path for path in paths(face.items) if path.fill is WINE and path.stroke is PAPER]
        tips.append([points(path)[0][1] - points(path)[1][1] > 0 for path in arrows])

    down_the_right_up_the_left = [True, False]
    assert tips == [down_the_right_up_the_left, [False, True]]


def test_plans_say_how_many_cards_each_is_dealt() -> None:
    six = shown()["plan"][2]
    aside = shown(rules(dalmuti__deal_extra="aside"))["plan"][2]

    assert said(six).count("14 cartes") == 2
    assert said(six).count("13 cartes") == 4
    assert said(aside).count("13 cartes") == 6
    assert "80 cartes , dont 2 de côté" in said(aside)


@pytest.mark.parametrize(
    ("way", "titles"),
    [
        ("mirror", ["Gros Bouffon", "Petit Bouffon", "Marchand", "Petit Dalmuti", "Grand Dalmuti"]),
        (
            "gd_gb_only",
            ["Gros Bouffon", "Petit Dalmuti", "Marchand", "Petit Bouffon", "Grand Dalmuti"],
        ),
        (
            "caller_first",
            ["Petit Dalmuti", "Marchand", "Petit Bouffon", "Gros Bouffon", "Grand Dalmuti"],
        ),
    ],
)
def test_a_revolution_tells_each_what_he_becomes(way: str, titles: list[str]) -> None:
    five = shown(rules(dalmuti__revolution_map=way))["revolution"][1]
    told = said(five)
    told = told[: told.index("Le Gros Bouffon")].replace("Révolution !", "")
    told = told.replace("reste", "devient").replace(" 1", "")
    found = [part.strip() for part in told.split("devient")]

    assert [part for part in found if part] == titles


def test_the_ladder_has_every_rank_with_its_cards() -> None:
    front, back = shown()["ladder"]

    for rank in shipped_deck().ranks:
        assert rank.names["fr"] in said(front)
        assert rank.names["en"] in said(back)
        assert f"× {rank.copies}" in said(front)
    assert "80 cartes" in said(front)


def test_the_ladder_counts_the_deck_of_its_edition() -> None:
    first, *others = shipped_deck().ranks
    more: Rank = replace(first, copies=5)
    changed = replace(deck(), ranks=(more, *others))
    ladder = plans(changed, FONTS)[-1].front

    assert "84 cartes" in said(ladder)
    assert said(ladder).count("× 5") == 2


@pytest.mark.parametrize("fonts", [pytest.param(FONTS, marks=pytest.mark.soak), PlainFonts(FONTS)])
def test_whatever_the_options_everything_stands_apart_in_the_safe_area(fonts: Fonts) -> None:
    names = sorted({f"dalmuti.{name}" for governed in GOVERNED.values() for name in governed})
    every = {name: law().options[name][-1] for name in names}
    singles = [{name: value} for name in names for value in law().options[name][1:]]
    for changed in ({}, every, every | {"dalmuti.dealer": "pb_shuffles"}, *singles):
        by = rules()
        for name, value in changed.items():
            by = by.with_option(name, value)
        for faces in shown(by, fonts).values():
            for face in faces:
                assert_readable(face, fonts)


def assert_readable(face: Face, fonts: Fonts) -> None:
    boxes = [tallest(text) for text in texts(face.items)]
    if fonts is FONTS:
        assert min(box[0] for box in boxes) >= 4 - 0.01, face.name
        assert max(box[2] for box in boxes) <= 59 + 0.1, face.name
        assert lines_apart(face), face.name
    assert min(box[1] for box in boxes) >= 4
    assert max(box[3] for box in boxes) <= 84.6
    smallest = min(text.size for text in texts(face.items) if len(text.text) > 3)
    assert smallest >= (8.5 if fonts is FONTS else 7.5), (face.name, smallest)


@pytest.mark.parametrize("size", ["tcg", "poker", "tarot"])
def test_they_are_cards_of_their_edition(size: str) -> None:
    found = deck()
    sized = replace(found, edition=replace(found.edition, size=SIZES[size]))

    for face in (*sides(status(sized, FONTS)), *sides(plans(sized, FONTS))):
        assert (face.width, face.height) == (SIZES[size].width, SIZES[size].height)
        assert inks_are_of_the_house(face)
        assert thinnest(face) >= 0.25


def test_both_languages_have_the_same_words() -> None:
    assert words("table", "fr").keys() == words("table", "en").keys()


def test_an_english_edition_has_its_english_side_in_front() -> None:
    found = deck()
    english = replace(found, edition=replace(found.edition, language="en"))
    merchant = status(english, FONTS)[2]

    assert "Merchant" in said(merchant.front)
    assert merchant.back is not None
    assert "Marchand" in said(merchant.back)
    assert "Revolution!" in said(next(iter(plans(english, FONTS))).back or merchant.front)
