"""A printer that drifts, fed with the calibrated page, puts every back behind its front."""

import math
from collections.abc import Iterator

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from cardsmith.impose.printer import calibrated
from cardsmith.impose.sheets import impose
from cardsmith.model.choices import Duplex, Orientation
from cardsmith.model.face import UNMOVED
from cardsmith.model.printer import Printer
from cardsmith.model.sheet import Mark, Page, Rect
from cardsmith.model.struct import replace
from tests.impose.cards import deck, paper, piece

Point = tuple[float, float]

drifts = st.floats(-5, 5, allow_nan=False)
printers = st.builds(
    Printer,
    name=st.just("salon"),
    dx=drifts,
    dy=drifts,
    rotate=st.floats(-2, 2),
    scale_x=st.floats(0.99, 1.01),
    scale_y=st.floats(0.99, 1.01),
)
papers = st.sampled_from(["a5", "a4", "a3", "letter", "legal", "tabloid"])
flips = st.sampled_from([Duplex.LONG, Duplex.SHORT])
ways = st.sampled_from([Orientation.PORTRAIT, Orientation.LANDSCAPE])


def corners(rect: Rect) -> Iterator[Point]:
    for x in (rect.x, rect.right):
        for y in (rect.y, rect.bottom):
            yield x / 1000, y / 1000


def ends(mark: Mark) -> Iterator[Point]:
    yield mark.x1 / 1000, mark.y1 / 1000
    yield mark.x2 / 1000, mark.y2 / 1000


def scaled_by(printer: Printer, page: Page, point: Point) -> Point:
    """What the printer makes of any length: everything about the middle of the sheet."""
    x, y = page.width / 2000, page.height / 2000
    return x + (point[0] - x) * printer.scale_x, y + (point[1] - y) * printer.scale_y


def drifted(printer: Printer, page: Page, point: Point) -> Point:
    """Where the printer puts a point of a back, seen through the sheet from its front."""
    x, y = page.width / 2000, page.height / 2000
    angle = math.radians(printer.rotate)  # clockwise, for y grows downwards
    right, down = point[0] - x, point[1] - y
    return (
        x + right * math.cos(angle) - down * math.sin(angle) + printer.dx,
        y + right * math.sin(angle) + down * math.cos(angle) + printer.dy,
    )


def seen_through(page: Page, duplex: Duplex, point: Point) -> Point:
    """Turn the paper over one of its edges, and look through it."""
    edge_is_upright = (page.height >= page.width) == (duplex is Duplex.LONG)
    if edge_is_upright:
        return page.width / 1000 - point[0], point[1]
    return point[0], page.height / 1000 - point[1]


def printed(printer: Printer, page: Page, duplex: Duplex, point: Point) -> Point:
    """Where a point of a page ends on the paper, seen from the front of the sheet."""
    given_to_it = page.matrix.point(*point)
    if not page.back:
        return scaled_by(printer, page, given_to_it)
    through = seen_through(page, duplex, given_to_it)
    return scaled_by(printer, page, drifted(printer, page, through))


@given(printer=printers, name=papers, duplex=flips, way=ways)
def test_every_back_comes_out_behind_its_front_in_its_true_size(
    printer: Printer, name: str, duplex: Duplex, way: Orientation
) -> None:
    """To a hundredth of a millimetre, whatever the printer does within reason."""
    printer = replace(printer, landscape=way is Orientation.LANDSCAPE)
    pages, _ = impose(deck(30), paper(name, duplex=duplex, orientation=way))
    assume(pages)

    for page in (calibrated(page, printer, duplex) for page in pages):
        for placed in page.placed:
            for corner in corners(placed.box):
                right = seen_through(page, duplex, corner) if page.back else corner
                assert math.dist(printed(printer, page, duplex, corner), right) < 0.01


@given(printer=printers, duplex=flips)
def test_marks_come_out_at_the_edges_of_the_cards(printer: Printer, duplex: Duplex) -> None:
    """Cards and guides move as one: an offset of the one without the other cuts every card."""
    pages, _ = impose(deck(9), paper("a4", duplex=duplex))

    for page in (calibrated(page, printer, duplex) for page in pages):
        for mark in page.marks:
            for end in ends(mark):
                right = seen_through(page, duplex, end) if page.back else end
                assert math.dist(printed(printer, page, duplex, end), right) < 0.01


def test_what_the_signs_mean() -> None:
    """A back 2 mm too far right and 1 mm too low, seen from the front, moves left and up there."""
    printer = Printer(name="salon", dx=2, dy=1)
    front, back = impose([piece("a")], paper("a4"))[0]

    assert calibrated(front, printer, Duplex.LONG).matrix == UNMOVED
    over_the_side = calibrated(back, printer, Duplex.LONG).matrix.point(0, 0)
    assert over_the_side == pytest.approx((2, -1)), "its own page shows it from behind"
    over_the_top = calibrated(back, printer, Duplex.SHORT).matrix.point(0, 0)
    assert over_the_top == pytest.approx((-2, 1))


def test_a_turn_is_told_clockwise() -> None:
    """The back's right side is too low, seen from the front: on its own page it is raised."""
    printer = Printer(name="salon", rotate=1)
    _, back = impose([piece("a")], paper("a4"))[0]

    matrix = calibrated(back, printer, Duplex.LONG).matrix

    right_seen_from_the_front = matrix.point(0, 148.5)
    assert right_seen_from_the_front[1] < 148.5


@given(printer=printers, way=ways)
def test_a_front_is_only_scaled(printer: Printer, way: Orientation) -> None:
    """Along the paper and across it, however the page lies on it."""
    front = impose([piece("a", back=False)], paper("a4", orientation=way))[0][0]
    across, down = printer.scale_x, printer.scale_y
    if way is Orientation.LANDSCAPE:
        across, down = down, across

    matrix = calibrated(front, printer, Duplex.NONE).matrix

    assert (matrix.b, matrix.c) == (0, 0)
    assert (matrix.a * across, matrix.d * down) == pytest.approx((1, 1))
    middle = front.width / 2000, front.height / 2000
    assert matrix.point(*middle) == pytest.approx(middle)


def test_a_back_on_paper_that_lies_otherwise_is_refused() -> None:
    _, back = impose([piece("a")], paper("a4", orientation=Orientation.LANDSCAPE))[0]

    with pytest.raises(ValueError, match="salon was not measured"):
        calibrated(back, Printer(name="salon"), Duplex.LONG)
