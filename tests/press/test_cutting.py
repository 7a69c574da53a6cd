"""What a knife that is off would show, and what a back upside down tells."""

import pytest

from cardsmith.impose.single import single
from cardsmith.model.face import Group, Item, turned
from cardsmith.model.inks import WHITE, WINE
from cardsmith.press.cutting import half_turned_unlike, white_edges
from cardsmith.press.pdf import write_pdf
from cardsmith.press.pixels import Pages, Pixels
from tests.press.samples import FONTS, block, document, face, words

ALL = ("top", "bottom", "left", "right")


def quarter_millimetres(*items: Item) -> Pixels:
    """A card of 63 x 88 mm and 3 mm round it, in pixels of a quarter of a millimetre."""
    data = write_pdf(document(single(face(*items), 3_000)), FONTS)
    with Pages(data) as pages:
        return pages.filling(0, (276, 376))


def bared(*items: Item) -> set[str]:
    return {*white_edges(quarter_millimetres(*items), bleed=12, reach=6)}


@pytest.mark.parametrize("beyond", [0.0, 0.5, 1.0])
def test_a_ground_that_hardly_goes_beyond_the_trim_shows_white(beyond: float) -> None:
    ground = block(-beyond, -beyond, 63 + 2 * beyond, 88 + 2 * beyond, WINE)

    assert bared(ground) == {*ALL}


@pytest.mark.parametrize("beyond", [2.0, 3.0])
def test_a_ground_that_goes_beyond_what_a_knife_may_be_off_shows_none(beyond: float) -> None:
    ground = block(-beyond, -beyond, 63 + 2 * beyond, 88 + 2 * beyond, WINE)

    assert not bared(ground)


def test_each_side_is_told() -> None:
    sides = {
        "left": block(0, -3, 66, 94, WINE),
        "right": block(-3, -3, 66, 94, WINE),
        "top": block(-3, 0, 69, 91, WINE),
        "bottom": block(-3, -3, 69, 91, WINE),
    }

    for side, ground in sides.items():
        assert bared(ground) == {side}


def test_a_band_that_stops_at_the_trim_is_seen_and_one_that_goes_on_is_not() -> None:
    assert bared(block(0, 40, 63, 5, WINE)) == {"left", "right"}
    assert not bared(block(-3, 40, 69, 5, WINE))


def test_a_white_card_and_a_white_border_show_nothing_new() -> None:
    assert not bared(block(5, 5, 53, 78, WINE))
    assert not bared(block(0, 0, 63, 88, WHITE))
    assert not bared()


def turned_unlike(*items: Item) -> int:
    data = write_pdf(document(single(face(*items), 0)), FONTS)
    with Pages(data) as pages:
        return half_turned_unlike(pages.filling(0, (496, 693)))


def test_a_back_that_is_the_same_both_ways_tells_nothing() -> None:
    end = (block(10, 10, 7, 3, WINE), words("Bouffon", 20, 30, size=14))
    other = Group(end, turned(180, 31.5, 44))

    assert turned_unlike(*end, other) == 0
    assert turned_unlike(block(-3, -3, 69, 94, WINE)) == 0


def test_a_mark_of_half_a_millimetre_tells_which_way_up_a_back_is() -> None:
    ground = block(-3, -3, 69, 94, WINE)

    assert turned_unlike(ground, block(10, 78, 0.5, 0.5, WHITE)) > 0
    assert turned_unlike(ground, words("Bouffon", 20, 30, ink=WHITE)) > 0
