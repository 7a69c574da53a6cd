"""The test page: whatever the back does, one place in each grid tells it."""

import math
from collections.abc import Callable, Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.layout.calibration import (
    CARD,
    HEIGHT,
    MIDDLE,
    WIDTH,
    CalibrationJob,
    Drift,
    calibration_faces,
    grids,
)
from cardsmith.layout.calibration_grid import Grid
from cardsmith.layout.setting import Style, width
from cardsmith.model.face import Face, Path, shift
from tests.layout import drawn

FONTS = ShippedFonts()
UNKNOWN = Drift()
Turn = Callable[[float, float], tuple[float, float]]
Segment = tuple[float, float, float, float]

TURNS: dict[str, Turn] = {
    "long": lambda x, y: (WIDTH - x, y),
    "short": lambda x, y: (x, HEIGHT - y),
}


def job(duplex: str = "long", lang: str = "en", drift: Drift = UNKNOWN) -> CalibrationJob:
    return CalibrationJob(printed_words("calibrate", lang), "A4", duplex, TURNS[duplex], drift)


def segments(paths: list[Path]) -> Iterator[Segment]:
    for path in paths:
        if [kind for kind, *_ in path.outline] == ["M", "L"]:
            (_, x1, y1), (_, x2, y2) = path.outline  # type: ignore[misc]  # an M and an L
            yield float(x1), float(y1), float(x2), float(y2)


def seen(grid: Grid, turn: Turn, across: float, down: float) -> list[Segment]:
    """The half lines of the back as they are seen through the sheet, shifted by a printer."""
    found = []
    for x1, y1, x2, y2 in segments(list(grid.back(turn))):  # type: ignore[arg-type]  # only paths
        start, end = sorted((turn(x1, y1), turn(x2, y2)))
        found.append((start[0] + across, start[1] + down, end[0] + across, end[1] + down))
    return found


def read(grid: Grid, turn: Turn, across: float, down: float) -> list[float]:
    """The numbers at which a half line of the front goes on in one of the back."""
    values = []
    front = list(segments(drawn.paths(grid.front(FONTS, "."))))
    for (_, _, x, y), value in zip(front, grid.values, strict=True):
        for start_x, start_y, _, _ in seen(grid, turn, across, down):
            if math.dist((x, y), (start_x, start_y)) < 0.02:
                values.append(value)
    return values


@pytest.mark.parametrize("turn", TURNS.values(), ids=TURNS)
@given(steps=st.integers(-10, 10))
def test_a_grid_is_read_at_one_place_and_tells_the_shift(turn: Turn, steps: int) -> None:
    for grid in grids(Drift()).values():
        shifted = steps * grid.step
        across, down = (0.0, shifted) if grid.down else (shifted, 0.0)

        assert read(grid, turn, across, down) == pytest.approx([shifted])


@given(tenths=st.integers(-50, 50))
def test_no_grid_misleads_while_the_coarse_ones_still_tell(tenths: int) -> None:
    """A fine grid is read right or nowhere, never at a wrong place."""
    shifted = tenths / 10
    for grid in grids(Drift()).values():
        across, down = (0.0, shifted) if grid.down else (shifted, 0.0)

        assert all(
            value == pytest.approx(shifted) for value in read(grid, TURNS["long"], across, down)
        )


@given(top=st.integers(-70, 70), bottom=st.integers(-70, 70), down=st.integers(-70, 70))
def test_a_page_for_a_known_printer_is_read_around_what_is_known(
    top: int, bottom: int, down: int
) -> None:
    drift = Drift(top / 10, bottom / 10, down / 10)
    known = {"A": drift.top, "B": drift.down, "E": drift.bottom}

    for letter, shifted in known.items():
        grid = grids(drift)[letter]
        across, below = (0.0, shifted) if grid.down else (shifted, 0.0)
        assert read(grid, TURNS["long"], across, below) == pytest.approx([shifted])


def test_the_grids_reach_five_millimetres_and_one() -> None:
    told = {letter: grid.values for letter, grid in grids(Drift()).items()}

    for letter in "CD":
        assert told[letter] == pytest.approx([step / 2 for step in range(-10, 11)])
    for letter in "ABE":
        assert told[letter] == pytest.approx([step / 10 for step in range(-10, 11)])


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("duplex", TURNS)
def test_all_is_printed_inside_its_room(lang: str, duplex: str) -> None:
    for face in calibration_faces(FONTS, job(duplex, lang)):
        assert (face.width, face.height) == (WIDTH, HEIGHT)
        left, top, right, bottom = drawn.box(face.items)
        assert min(left, top) >= 0
        assert right <= WIDTH
        assert bottom <= HEIGHT
        for text in drawn.texts(face.items):
            assert text.x >= 0
            assert text.x + width(FONTS, Style(text.font, text.size), text.text) <= WIDTH
            assert text.size >= 6.5


def test_numbers_are_written_as_they_are_read_in_each_language() -> None:
    for lang, number in (("fr", "+0,3"), ("en", "+0.3")):
        front, _ = calibration_faces(FONTS, job(lang=lang))
        assert number in {text.text for text in drawn.texts(front.items)}


def outline(face: Face) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of the card that is drawn on a side."""
    for path in drawn.paths(face.items):
        left, top, right, bottom = drawn.box([path])
        if (right - left, bottom - top) == pytest.approx(CARD):
            return left, top, right, bottom
    raise AssertionError("no card is drawn")


def test_a_card_is_drawn_true_to_size_on_both_sides_in_the_middle() -> None:
    front, back = map(outline, calibration_faces(FONTS, job()))

    assert front == pytest.approx(back)
    assert ((front[0] + front[2]) / 2, (front[1] + front[3]) / 2) == pytest.approx(MIDDLE)


def test_the_card_on_the_back_lies_where_a_calibrated_build_puts_it() -> None:
    known = Drift(2.0, 2.0, -1.0, undone=shift(-2.0, 1.0))
    front, back = map(outline, calibration_faces(FONTS, job(drift=known)))

    assert back[0] == pytest.approx(front[0] + 2.0), "seen from behind, left is right"
    assert back[1] == pytest.approx(front[1] + 1.0)


def test_the_ruler_is_100_mm_and_its_middle_at_50() -> None:
    front, _ = calibration_faces(FONTS, job())

    (rule,) = [
        each
        for each in segments(drawn.paths(front.items))
        if each[2] - each[0] == pytest.approx(100)
    ]
    middles = [drawn.box([path]) for path in drawn.paths(front.items) if path.fill is not None]
    assert any((left + right) / 2 == pytest.approx(rule[0] + 50) for left, _, right, _ in middles)


def test_the_page_says_what_a_sign_means_and_what_to_type() -> None:
    front, back = calibration_faces(FONTS, job())
    said = " ".join(text.text for text in drawn.texts(front.items))

    assert "dx positive: the back is too far right" in said
    assert "dy positive: the back is too low" in said
    assert "cardsmith calibrate --save" in said
    assert "cardsmith build --printer" in said
    assert [text.text for text in drawn.texts(back.items)] == ["back · this side towards the light"]
