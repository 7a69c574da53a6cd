"""What shows near a cut stays, all that lies well inside of it goes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.layout.edging import Edging
from cardsmith.layout.reach import nearest_text
from cardsmith.model.face import Art, Face, Group, Item, Passage, Path, Stamp, Text, shift
from cardsmith.model.inks import INK
from cardsmith.model.outline import rectangle
from cardsmith.model.units import POINT
from tests.layout.half_em import HalfEms

SIZE = 1 / POINT
"""Points of a type whose em is a millimetre."""


def words(x: float, y: float) -> Text:
    return Text(x, y, "dix signes", "any", SIZE, INK)


def block(x: float, y: float, width: float = 5, height: float = 5) -> Path:
    return Path(rectangle(x, y, width, height), fill=INK)


def stamped(item: Item, x: float, y: float) -> Stamp:
    return Stamp(Art("art", (item,)), shift(x, y))


def kept(*items: Item, depth: float = 1.0) -> tuple[Item, ...]:
    return Edging(HalfEms(), depth).face(Face("card", 63, 88, items)).items


def line(x: float) -> Path:
    return Path((("M", x, 40.0), ("L", x, 50.0)), stroke=INK, weight=1.0)


@pytest.mark.parametrize(
    "item",
    [
        block(-3, -3, 69, 94),
        block(0.9, 40),
        block(57.1, 40),
        block(30, 0.9),
        block(30, 82.1),
        words(0.9, 40),
        words(1.4, 40),
        line(1.1),
        stamped(block(0, 0), 0.5, 40),
        Group((block(0, 0),), shift(0.5, 40)),
        Group((Group((stamped(block(0, 0), 0.2, 40),), shift(0.2, 0)),), shift(0.2, 0)),
    ],
)
def test_what_reaches_the_edge_stays(item: Item) -> None:
    assert kept(block(20, 20), item, words(20, 40)) == (item,)


@pytest.mark.parametrize(
    "item",
    [
        block(1.1, 1.1, 60, 85),
        words(2, 40),
        line(10),
        stamped(words(0, 0), 10, 10),
        Group((block(0, 0),), shift(20, 20)),
        Path((), fill=INK),
    ],
)
def test_what_lies_well_inside_goes(item: Item) -> None:
    assert kept(item) == ()


def test_a_passage_is_looked_at_part_by_part() -> None:
    near, far = words(0.5, 40), words(20, 40)

    assert kept(Passage("text", (far, near, far))) == (near,)


@given(
    places=st.lists(st.tuples(st.floats(-5, 63), st.floats(-5, 93)), min_size=1, max_size=6),
    safe=st.floats(1, 6),
)
def test_no_text_that_is_too_near_goes(places: list[tuple[float, float]], safe: float) -> None:
    """The text that is too near is the same whether or not what lies inside was taken away."""
    whole = Face("card", 63, 88, tuple(words(x, y) for x, y in places))
    near = nearest_text(whole, HalfEms())

    assert near is not None
    if near.distance < safe:
        assert nearest_text(Edging(HalfEms(), safe).face(whole), HalfEms()) == near
