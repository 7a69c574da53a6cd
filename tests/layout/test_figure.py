"""The people of Le Grand Dalmuti: how they are built, and that nothing of them is lost."""

import math

import pytest

from cardsmith.intake.shipped.ornaments import load_ornaments
from cardsmith.layout.figure import (
    FigureFrame,
    jester_bust,
    jester_figure,
    jester_head,
    rank_figure,
)
from cardsmith.layout.ornament import ESTATES, draw
from cardsmith.model.face import Group, Item
from cardsmith.model.inks import CHEEK, SAFFRON, WINE
from tests.layout.drawn import box, paths, points

ORNAMENTS = load_ornaments()
CARD = FigureFrame(x=13.3, y=11, width=36.4, factor=0.82)
RANKS = range(1, 13)


def figure(value: int) -> tuple[Item, ...]:
    return rank_figure(ORNAMENTS, value, CARD, ESTATES[(value - 1) // 3])


@pytest.mark.parametrize("value", RANKS)
def test_every_rank_has_cheeks_but_the_one_behind_a_helmet(value: int) -> None:
    cheeks = [path for path in paths(figure(value)) if path.fill == CHEEK]

    assert len(cheeks) == (0 if value == 6 else 2)


def test_the_lower_the_rank_the_lower_the_head() -> None:
    height = {
        value: min(box([path])[1] for path in paths(figure(value)) if path.fill == CHEEK)
        for value in (10, 11, 12)
    }

    assert height[11] - height[10] == pytest.approx(2 * 0.364)
    assert height[12] - height[10] == pytest.approx(4.5 * 0.364)


def test_rank_11_has_two_hands() -> None:
    """The second is the first at 98 − x, two units lower."""
    arm = len(paths(draw(ORNAMENTS["body/arm"], width=36.4)))
    twelve = paths(figure(11))
    front = len(paths(draw(ORNAMENTS["rank-11/front"], width=36.4)))
    right = twelve[-front - arm : -front]
    left = twelve[-front - 2 * arm : -front - arm]

    for here, there in zip(right, left, strict=True):
        for (x, y), (mirrored, lower) in zip(points(here), points(there), strict=True):
            assert mirrored == pytest.approx(2 * 13.3 + 98 * 0.364 - x)
            assert lower == pytest.approx(y + 2 * 0.364)


@pytest.mark.parametrize("value", RANKS)
def test_no_attribute_is_lost_behind_the_stones(value: int) -> None:
    """What a rank holds stays in the niche: radius 18.6 about (31.5, 27.6), or below the curve."""
    names = [f"rank-{value}/{part}" for part in ("attribute", "second", "front")]
    drawn = [
        path
        for name in names
        if name in ORNAMENTS
        for path in paths(draw(ORNAMENTS[name], at=(13.3, 11), width=36.4))
        if not path.butt  # shafts run off the foot of the card
    ]

    assert drawn or value in (7, 9)
    for path in drawn:
        for x, y in anchors(path.outline):
            assert math.hypot(x - 31.5, min(y - 27.6, 0)) < 18.5


def anchors(outline: tuple[tuple[str, *tuple[float, ...]], ...]) -> list[tuple[float, float]]:
    found = []
    for _, *numbers in outline:
        if numbers:
            x, y = numbers[-2:]
            found.append((x, y))
    return found


@pytest.mark.parametrize("value", RANKS)
def test_no_line_of_a_figure_is_too_thin(value: int) -> None:
    assert min(path.weight for path in paths(figure(value)) if path.stroke) >= 0.25


def test_the_joker_wears_wine_and_saffron_and_eight_bells() -> None:
    inks = [path.fill for path in paths(jester_figure(ORNAMENTS, CARD))]

    assert {WINE, SAFFRON} <= set(inks)
    assert inks[0] == WINE  # the robe


def test_a_bust_ends_at_its_base() -> None:
    (bust,) = jester_bust(ORNAMENTS, FigureFrame(x=10, y=20, width=50))

    assert isinstance(bust, Group)
    assert max(y for _, y in anchors(bust.clip)) == pytest.approx(20 + 124 * 0.5)


def test_a_head_has_no_robe() -> None:
    head, whole = jester_head(ORNAMENTS, CARD), jester_figure(ORNAMENTS, CARD)

    assert len(paths(head)) < len(paths(whole))
    assert box(head)[3] < 11 + 130 * 0.364
