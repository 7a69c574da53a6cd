"""Numbers of cuts: small, legible, each in its box."""

import pytest

from cardsmith.impose.numbers import DIGIT, HEIGHT
from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.layout.cut_numbers import CutNumbers
from cardsmith.layout.setting import Style, width
from cardsmith.model.sheet import Numbered, Rect
from cardsmith.model.units import POINT
from tests.layout import drawn

FONTS = ShippedFonts()
A4 = (210_000, 297_000)


@pytest.mark.parametrize("number", [*range(1, 31), 88, 100])
def test_a_number_of_5_points_stays_in_its_box(number: int) -> None:
    box = Rect(20_000, 30_000, DIGIT * len(str(number)), HEIGHT)

    face = CutNumbers(FONTS)(A4, (Numbered(number, box),))

    (text,) = drawn.texts(face.items)
    assert (text.text, text.size) == (str(number), 5.0)
    wide = width(FONTS, Style(text.font, text.size, text.ink), text.text)
    assert text.x >= 20.0
    assert text.x + wide <= box.right / 1000
    assert text.x - 20.0 == pytest.approx(box.right / 1000 - text.x - wide, abs=0.01)
    high = 0.67 * text.size * POINT
    assert 30.0 <= text.y - high < text.y <= box.bottom / 1000
    (plate,) = drawn.paths(face.items)
    assert plate.fill is not None
    assert plate.fill.name == "white"


def test_the_face_is_the_page_and_alike_pages_share_it() -> None:
    draw = CutNumbers(FONTS)
    one = (Numbered(1, Rect(0, 0, DIGIT, HEIGHT)),)

    assert (draw(A4, one).width, draw(A4, one).height) == (210.0, 297.0)
    assert draw(A4, one) is draw(A4, one)
    assert draw(A4, one) is not draw((297_000, 210_000), one)
