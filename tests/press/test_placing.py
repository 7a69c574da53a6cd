"""A face lands in its box, turned as asked, and shows nowhere else."""

import pypdfium2
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardsmith.model.inks import GREEN, INK, WINE
from cardsmith.model.sheet import Mark, Placed, Rect
from cardsmith.model.struct import replace
from cardsmith.press.pdf import write_pdf
from tests.press.samples import (
    FONTS,
    block,
    colour_at,
    document,
    face,
    page,
    pixels,
    placed,
)

MILLIMETRE = 72 / 25.4
A4_HEIGHT = 297


def expected(
    box: Rect, turn: int, drawn: tuple[float, float, float, float]
) -> tuple[float, float, float, float]:
    """Left, top, right, bottom on the page, in millimetres, of a rectangle of a turned face.

    A clockwise quarter turn takes the top left corner of the face to the top right of its box.
    """
    x, y, width, height = drawn
    left, top = box.x / 1000, box.y / 1000
    right, bottom = box.right / 1000, box.bottom / 1000
    match turn:
        case 0:
            return left + x, top + y, left + x + width, top + y + height
        case 90:
            return right - y - height, top + x, right - y, top + x + width
        case 180:
            return right - x - width, bottom - y - height, right - x, bottom - y
        case _:
            return left + y, bottom - x - width, left + y + height, bottom - x


@given(
    turn=st.sampled_from((0, 90, 180, 270)),
    corner=st.tuples(st.integers(0, 100_000), st.integers(0, 180_000)),
    drawn=st.tuples(st.floats(0, 40), st.floats(0, 60), st.floats(1, 23), st.floats(1, 28)),
)
@settings(max_examples=60)
def test_a_turned_face_lands_in_its_box(
    turn: int, corner: tuple[int, int], drawn: tuple[float, float, float, float]
) -> None:
    held = placed(face(block(*drawn)), *corner, turn)
    data = write_pdf(document(page(held)), FONTS)

    with pypdfium2.PdfDocument(data) as pdf:
        (found,) = pdf[0].get_objects()
        left, bottom, right, top = (edge / MILLIMETRE for edge in found.get_bounds())

    wanted = expected(held.box, turn, drawn)
    assert (left, A4_HEIGHT - top, right, A4_HEIGHT - bottom) == pytest.approx(wanted, abs=0.01)


@pytest.mark.parametrize("turn", [0, 90, 180, 270])
def test_nothing_shows_outside_the_clip(turn: int) -> None:
    """The face bleeds 3 mm; the clip lets 2 mm of it through on one side, none on another."""
    card = face(block(-3, -3, 69, 94, WINE))
    held = placed(card, 20_000, 30_000, turn)
    clip = Rect(held.box.x - 2_000, held.box.y, held.box.width, held.box.height)
    seen = pixels(write_pdf(document(page(Placed(card, held.box, clip, turn))), FONTS))

    assert colour_at(seen, 18.4, 40) == WINE.rgb
    assert colour_at(seen, 17.6, 40) == (255, 255, 255)
    assert colour_at(seen, 30, 29.6) == (255, 255, 255)
    assert colour_at(seen, held.box.right / 1000 - 2.4, 40) == WINE.rgb
    assert colour_at(seen, held.box.right / 1000 - 1.6, 40) == (255, 255, 255)


def test_faces_lie_over_the_guides_and_over_the_faces_before() -> None:
    first, second = face(block(0, 0, 63, 88, WINE)), face(block(0, 0, 63, 88, GREEN))
    guide = Mark(0, 40_000, 210_000, 40_000, weight=6, ink=INK)
    sheet = page(placed(first, 20_000, 20_000), placed(second, 60_000, 20_000), marks=(guide,))
    seen = pixels(write_pdf(document(sheet), FONTS))

    assert colour_at(seen, 30, 40) == WINE.rgb
    assert colour_at(seen, 70, 40) == GREEN.rgb
    assert colour_at(seen, 10, 40) == INK.rgb


def test_marks_on_the_bleed_lie_over_the_faces() -> None:
    guide = Mark(0, 40_000, 210_000, 40_000, weight=6, ink=INK)
    sheet = replace(page(placed(face(block(0, 0, 63, 88, WINE)), 20_000, 20_000)), over=(guide,))
    seen = pixels(write_pdf(document(sheet), FONTS))

    assert colour_at(seen, 30, 40) == INK.rgb
    assert colour_at(seen, 30, 45) == WINE.rgb


def test_a_guide_is_dashed_by_points() -> None:
    dash = (20 * MILLIMETRE, 10 * MILLIMETRE)
    guide = Mark(10_000, 50_000, 100_000, 50_000, weight=12, ink=INK, dash=dash)
    seen = pixels(write_pdf(document(page(marks=(guide,))), FONTS))

    drawn = [colour_at(seen, x, 50) == INK.rgb for x in (11, 29, 31, 39, 41, 59, 61)]
    assert drawn == [True, True, False, False, True, True, False]


def test_a_guide_ends_where_it_ends() -> None:
    guide = Mark(10_000, 50_000, 30_000, 50_000, weight=12, ink=INK)
    seen = pixels(write_pdf(document(page(marks=(guide,))), FONTS))

    assert [colour_at(seen, x, 50) == INK.rgb for x in (9.6, 10.4, 29.6, 30.4)] == [
        False,
        True,
        True,
        False,
    ]


@pytest.mark.parametrize("box", [Rect(0, 0, 62_000, 88_000), Rect(0, 0, 88_000, 63_000)])
def test_a_face_is_never_scaled_to_fit(box: Rect) -> None:
    with pytest.raises(ValueError, match="does not fill"):
        write_pdf(document(page(Placed(face(), box, box))), FONTS)
