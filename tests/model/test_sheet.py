"""Sheets: rectangles, and the options that leave some paper."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.model.choices import Orientation
from cardsmith.model.sheet import SheetOptions


@given(st.integers(20_000, 900_000), st.integers(20_000, 900_000), st.sampled_from(Orientation))
def test_paper_lies_as_it_is_asked_however_it_is_written(
    width: int, height: int, orientation: Orientation
) -> None:
    page = SheetOptions(width=width, height=height).page(orientation)

    assert sorted(page) == sorted((width, height))
    assert (page[0] >= page[1]) if orientation is Orientation.LANDSCAPE else (page[0] <= page[1])


@given(st.integers(0, 10_000))
def test_a_full_bleed_round_each_card_needs_a_gap_of_two(bleed: int) -> None:
    options = SheetOptions(width=210_000, height=297_000).with_own_bleed(bleed)

    assert (options.bleed, options.gap) == (bleed, 2 * bleed)


@given(st.integers(-10_000, 150_000), st.integers(-10, 10), st.integers(-10, 10))
def test_options_leave_some_paper_or_are_refused(margin: int, gap: int, bleed: int) -> None:
    if min(margin, gap, bleed) >= 0 and 2 * margin < 210_000:
        SheetOptions(width=210_000, height=297_000, margin=margin, gap=gap, bleed=bleed)
    else:
        with pytest.raises(ValueError, match=r"."):
            SheetOptions(width=210_000, height=297_000, margin=margin, gap=gap, bleed=bleed)
