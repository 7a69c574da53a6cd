"""Dividers: one for each packet, a staggered tab on each, every number from deck and board."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.layout.divider import TAB, Filed, divider_pieces, divider_size
from cardsmith.layout.divider.composing import PLACES, tab_of
from cardsmith.model.edition import TCG, Size
from cardsmith.model.face import Face
from cardsmith.model.sizes import SIZES
from tests.layout.drawn import box, texts
from tests.layout.models import (
    FONTS,
    LANGUAGES,
    ORNAMENTS,
    cuts,
    inks_are_of_the_house,
    said,
    tallest,
    thinnest,
    words,
)

LETTERS = tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
ALL = (*(Filed(letter, 4, (1, 24)) for letter in LETTERS), Filed("Marotte", 12))


def drawn(packets: tuple[Filed, ...] = ALL, size: Size = TCG, language: str = "fr") -> list[Face]:
    pieces = divider_pieces(size, FONTS, ORNAMENTS, words("box", language), packets)
    assert [piece.copies for piece in pieces] == [1] * len(packets)
    return [piece.front for piece in pieces]


@pytest.mark.parametrize("size", [TCG, SIZES["poker"]])
def test_a_divider_is_a_card_with_a_tab_above(size: Size) -> None:
    for face in drawn(size=size):
        assert (face.width, face.height) == (size.width, size.height + TAB)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [TCG, SIZES["poker"]])
def test_every_letter_stands_whole_on_its_own_tab(size: Size, language: str) -> None:
    for index, (letter, face) in enumerate(
        zip(LETTERS, drawn(size=size, language=language), strict=False)
    ):
        left, right = tab_of(divider_size(size), index)
        on_tab = texts(face.items)[0]
        x, top, end, foot = tallest(on_tab)
        assert on_tab.text == letter
        assert left + 1 <= x
        assert end <= right - 1
        assert top >= 1
        assert foot <= TAB - 0.8


@given(st.integers(0, 200), st.floats(40, 100))
def test_tabs_are_staggered_from_edge_to_edge(index: int, width: float) -> None:
    size = Size(width=width, height=90)
    row = [tab_of(size, at) for at in range(index // PLACES * PLACES, index // PLACES * PLACES + 5)]

    assert row[0][0] == 0
    assert row[-1][1] == pytest.approx(width)
    assert all(one[1] == pytest.approx(other[0]) for one, other in pairwise(row))


def test_the_line_to_cut_goes_round_the_tab() -> None:
    """All of the shoulder is cut, none of the tab's top; at an edge there is one piece less."""
    for index, face in enumerate(drawn()):
        left, right = tab_of(divider_size(TCG), index)
        found = [
            each for each in map(box, ([path] for path in cuts(face))) if each[1::2] == (0, TAB)
        ]
        expected = [(0, 0, left, TAB), (right, 0, TCG.width, TAB)]
        assert found == [pytest.approx(piece) for piece in expected if piece[2] - piece[0] > 1e-6]


def test_a_divider_says_what_it_stands_before() -> None:
    (shared,) = drawn((Filed("X", 3, (23, 46), ("Y", "Z")),))
    (plain,) = drawn((Filed("A", 1, (1,)),))
    (marotte,) = drawn((Filed("Marotte", 12),))

    assert said(shared) == "X X 3 cartes cases 23 et 46 partagées avec Y et Z"
    assert said(plain) == "A A 1 carte case 1"
    assert said(marotte) == "Marotte · 12 cartes"


def test_many_squares_are_told_on_one_line() -> None:
    (face,) = drawn((Filed("B", 4, (2, 12, 22, 32)),))

    assert "cases 2, 12, 22 et 32" in said(face)
    assert all(text.x >= 3.9 for text in texts(face.items)[1:])


@pytest.mark.parametrize("language", LANGUAGES)
def test_inks_and_lines_are_sound(language: str) -> None:
    for face in drawn(language=language):
        assert inks_are_of_the_house(face)
        assert thinnest(face) >= 0.25
