"""Rows on pages: in order, inside the page, headings with what follows, no line left alone."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.layout.booklet.flow import Row, filled, paragraph

HEIGHT = 60.0
LINE = 5.0


@st.composite
def manuscripts(draw: st.DrawFn) -> list[Row]:
    """Headings and paragraphs in any order; every row has its own code."""
    rows: list[Row] = []
    for at in range(draw(st.integers(1, 12))):
        if draw(st.booleans()):
            rows.append(Row(12.0, above=8.0, keep=True, code=f"{at}h"))
        lines = draw(st.integers(1, 9))
        above = draw(st.sampled_from([0.0, 1.5, 3.0]))
        told = [Row(LINE, code=f"{at}.{line}/{lines}") for line in range(lines)]
        first, *rest = paragraph(told)
        rows += (first._replace(above=above), *rest)
    return rows


@given(rows=manuscripts())
def test_every_row_stands_on_one_page_in_order(rows: list[Row]) -> None:
    pages = filled(rows, HEIGHT)

    assert [row for page in pages for _, row in page] == rows


@given(rows=manuscripts())
def test_rows_lie_under_one_another_and_inside_the_page(rows: list[Row]) -> None:
    for page in filled(rows, HEIGHT):
        foot = 0.0
        for at, (y, row) in enumerate(page):
            assert y == pytest.approx(foot + (row.above if at else 0.0))
            foot = y + row.height
        assert foot <= HEIGHT + 1e-6


@given(rows=manuscripts())
def test_no_heading_ends_a_page_and_no_line_of_a_paragraph_is_alone(rows: list[Row]) -> None:
    pages = filled(rows, HEIGHT)

    for page, following in pairwise(pages):
        last, first = page[-1].row.code, following[0].row.code
        assert not last.endswith("h")
        name, _, line = last.partition(".")
        if first.startswith(f"{name}."):
            at, _, lines = line.partition("/")
            before, after = int(at) + 1, int(lines) - int(at) - 1
            assert before >= 2
            assert after >= 2


def test_the_space_above_is_dropped_at_the_head_of_a_page() -> None:
    rows = [Row(40.0), Row(30.0, above=9.0)]

    assert [[y for y, _ in page] for page in filled(rows, HEIGHT)] == [[0.0], [0.0]]


def test_rows_held_together_that_no_page_holds_are_refused() -> None:
    with pytest.raises(ValueError, match="held together"):
        filled([Row(40.0, keep=True), Row(40.0)], HEIGHT)


def test_what_is_held_at_the_very_end_needs_nothing_after_it() -> None:
    assert len(filled([Row(10.0, keep=True)], HEIGHT)) == 1
