"""How near to the cut text comes, whatever groups, turns and clips it is in."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.layout.reach import nearest_text, texts_of
from cardsmith.model.face import Art, Face, Group, Item, Passage, Stamp, Text, shift, turned
from cardsmith.model.inks import INK
from cardsmith.model.outline import rectangle
from cardsmith.model.units import POINT
from tests.layout.half_em import HalfEms

SIZE = 1 / POINT
"""Points of a type whose em is a millimetre: ten letters of half an em are five wide."""


def words(x: float, y: float, text: str = "dix signes", kerns: tuple[int, ...] = ()) -> Text:
    return Text(x, y, text, "any", SIZE, INK, kerns)


def face(*items: Item) -> Face:
    return Face("card", 63, 88, items)


def distance(*items: Item) -> float:
    near = nearest_text(face(*items), HalfEms())
    assert near is not None
    return round(near.distance, 6)


def test_text_is_as_near_as_its_nearest_letter() -> None:
    assert distance(words(10, 40)) == 10
    assert distance(words(54, 40)) == 4, "five millimetres wide, it ends at 59"
    assert distance(words(30, 87)) == 1, "nothing hangs below its line"


def test_what_is_added_between_letters_makes_it_wider() -> None:
    assert distance(words(54, 40, kerns=(100,) * 10)) == 3.1, "not after the last one"


def test_text_beyond_the_cut_is_nearer_than_none() -> None:
    assert distance(words(-2, 40), words(10, 40)) == -2


def test_a_face_without_text_has_none_that_is_near() -> None:
    assert nearest_text(face(), HalfEms()) is None
    assert nearest_text(face(words(1, 1, text=" ")), HalfEms()) is None


def test_groups_and_stamps_move_their_text() -> None:
    moved = Group((words(0, 40),), shift(7, 0))
    stamped = Stamp(Art("art", (words(0, 40), Group((words(0, 30),), shift(1, 0)))), shift(3, 0))

    assert distance(moved) == 7
    assert distance(stamped) == 3
    assert distance(Group((stamped,), shift(2, 0))) == 5


def test_text_that_is_turned_is_measured_as_it_lies() -> None:
    upside_down = Group((words(2, 40),), turned(180, 31.5, 44))
    assert distance(upside_down) == 2

    upright = Group((words(2, 40),), turned(90, 2, 40))
    assert distance(upright) == 2, "its foot is its left side, where it was begun"


def test_what_a_clip_hides_is_not_near() -> None:
    clip = rectangle(20, 30, 20, 20)

    assert distance(Group((words(2, 40), words(19, 40)), clip=clip)) == 20
    assert nearest_text(face(Group((words(2, 40),), clip=clip)), HalfEms()) is None
    assert distance(Group((words(0, 40),), shift(5, 0), rectangle(0, 0, 63, 88))) == 5


def test_a_passage_is_seen_with_all_it_holds() -> None:
    assert distance(Passage("entry", (words(20, 40), words(3, 40)))) == 3


@given(x=st.floats(0, 58), y=st.floats(2, 87))
def test_a_card_upside_down_is_as_near(x: float, y: float) -> None:
    there, back = words(x, y), Group((words(x, y),), turned(180, 31.5, 44))

    assert distance(there) == pytest.approx(distance(back), abs=1e-5)
    assert len(list(texts_of(face(there, back), HalfEms()))) == 2
