"""Backs: exact under half-turn, without a frame, the same for every card of a packet."""

from functools import cache

import pytest

from cardsmith.model.deck import MAROTTE
from cardsmith.model.edition import TCG, Size
from cardsmith.model.face import Face, Stamp, turned
from cardsmith.model.inks import DARK_GREEN, LATTICE_LINE, MAROTTE_RAY, WINE
from cardsmith.model.sizes import BLEED, SIZES
from tests.layout.bouffon_cards import card, laid_out
from tests.layout.drawn import atoms, box, paths, texts
from tests.layout.test_dalmuti import deck
from tests.layout.test_dalmuti import laid_out as ranks_laid_out

POKER = SIZES["poker"]
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@cache
def bouffon_backs(size: Size = TCG) -> dict[str, Face]:
    """The back of each packet: of two cards each, so that what they share is shared."""
    cards = [card(f"{title} {letter}", "un", packet=letter) for letter in LETTERS for title in "ab"]
    rare = [card(title, "un", packet=MAROTTE) for title in ("abscons", "acrimonie")]
    pieces, findings = laid_out(*cards, *rare, size=size)
    assert findings == ()
    return {piece.id.partition("/")[0]: piece.back for piece in pieces if piece.back}


@cache
def dalmuti_back(size: Size = TCG) -> Face:
    pieces, _ = ranks_laid_out(deck(size=size))
    (back,) = {piece.back for piece in pieces}
    assert back is not None
    return back


def letter_back(letter: str) -> Face:
    return bouffon_backs()[letter]


def every_back(size: Size) -> list[Face]:
    return [*bouffon_backs(size).values(), dalmuti_back(size)]


@pytest.mark.parametrize("size", [TCG, POKER])
def test_a_back_turned_by_half_shows_the_same(size: Size) -> None:
    for face in every_back(size):
        assert atoms(face) == atoms(face, turned(180, size.width / 2, size.height / 2)), face.name


@pytest.mark.parametrize("size", [TCG, POKER])
def test_the_ground_of_a_back_fills_its_bleed(size: Size) -> None:
    for face in every_back(size):
        left, top, right, bottom = box(face.items)

        assert face.bleed == BLEED == 3
        assert max(left, top) <= -BLEED
        assert right >= size.width + BLEED
        assert bottom >= size.height + BLEED


def test_no_line_of_a_back_is_too_thin() -> None:
    for face in every_back(TCG):
        assert min(path.weight for path in paths(face.items) if path.stroke) >= 0.25


def test_the_letter_stands_twice_on_its_back() -> None:
    for letter in LETTERS:
        face = letter_back(letter)
        upper, lower = texts(face.items)

        assert upper.text == lower.text == letter
        assert (upper.x + lower.x, upper.y + lower.y) == pytest.approx((63, 88))


def test_letters_that_turn_into_others_carry_a_bar() -> None:
    bars = {
        letter: [path for path in paths(letter_back(letter).items) if path.weight == 2.0]
        for letter in LETTERS
    }

    assert {letter for letter, found in bars.items() if found} == set("MWNZ")
    assert box(bars["M"]) == pytest.approx((24.5, 41, 38.5, 47))


def test_the_backs_of_all_letters_share_one_coat() -> None:
    stamps = [letter_back(letter).items[0] for letter in LETTERS]

    assert all(isinstance(stamp, Stamp) for stamp in stamps)
    assert len({stamp.art for stamp in stamps if isinstance(stamp, Stamp)}) == 1


def test_the_marotte_is_told_from_the_letters_by_colour_and_words() -> None:
    face = letter_back(MAROTTE)

    assert [text.text for text in texts(face.items)] == ["MAROTTE", "MAROTTE"]
    assert [path.fill for path in paths(face.items)][:2] == [DARK_GREEN, MAROTTE_RAY]


def test_the_marotte_has_24_bells_on_its_ring() -> None:
    bodies = [
        path
        for path in paths(letter_back(MAROTTE).items)
        if path.fill is not None and path.fill.name in ("wine", "paper") and 0 < path.weight < 0.5
    ]

    on_ring = [
        path
        for path in bodies
        if 24.2 < _distance(box([path])) < 27.6 and box([path])[2] - box([path])[0] < 3.5
    ]
    assert len(on_ring) == 24


def test_the_dalmuti_back_is_wine_with_the_line_of_its_own() -> None:
    face = dalmuti_back()
    inks = [path.stroke for path in paths(face.items)]

    assert paths(face.items)[0].fill == WINE
    assert LATTICE_LINE in inks
    assert texts(face.items) == []


def _distance(extent: tuple[float, float, float, float]) -> float:
    left, top, right, bottom = extent
    x, y = (left + right) / 2 - 31.5, (top + bottom) / 2 - 44
    return float((x * x + y * y) ** 0.5)
