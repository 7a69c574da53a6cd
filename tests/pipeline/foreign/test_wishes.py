"""Options on other people's pages: what is typed is what is meant, or refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.model.finding import InputError
from cardsmith.pipeline.foreign.wishes import PageGrid, Typed, wishes

lengths = st.integers(0, 3000).map(lambda tenths: tenths / 10)
counts = st.integers(1, 20)


def grid(written: str, places: str = "") -> PageGrid | None:
    return wishes(Typed(grid=written, places=places)).grid


@given(
    columns=counts, rows=counts, margin=st.tuples(lengths, lengths), gap=lengths,
    between=st.sampled_from([",", ";", " ", " + ", ", "]),
)  # fmt: skip
def test_a_grid_and_its_place_are_what_is_typed(
    columns: int, rows: int, margin: tuple[float, float], gap: float, between: str
) -> None:
    places = f"margin={margin[0]}x{margin[1]}mm{between}gap={gap}mm"

    assert grid(f"{columns}x{rows}", places) == PageGrid(columns, rows, margin, (gap, gap))


def test_without_a_place_a_grid_stands_in_the_middle() -> None:
    assert grid("3×2") == PageGrid(3, 2, None, (0, 0))
    assert grid("") is None


def test_a_length_may_have_its_comma_and_any_unit() -> None:
    assert grid("2x2", "margin=1,5cm") == PageGrid(2, 2, (15, 15), (0, 0))
    assert grid("2x2", "gap: 0.1in x 2mm") == PageGrid(2, 2, None, (2.54, 2))


@given(st.text(max_size=20), st.text(max_size=20))
def test_any_text_is_a_grid_or_refused(written: str, places: str) -> None:
    try:
        found = grid(written, places)
    except InputError as refusal:
        assert refusal.finding.code == "I110"  # noqa: PT017  # either is right
        return
    assert found is None or (1 <= found.columns <= 20 and 1 <= found.rows <= 20)


@pytest.mark.parametrize(
    "places", ["margin=1mm,margin=2mm", "margin=-1mm", "gap=4", "margin=301mm"]
)
def test_a_place_that_means_nothing_is_refused(places: str) -> None:
    with pytest.raises(InputError):
        grid("3x3", places)


@pytest.mark.parametrize("written", ["3", "-1mm", "1m", "301mm"])
def test_a_bleed_that_means_nothing_is_refused(written: str) -> None:
    with pytest.raises(InputError):
        wishes(Typed(own_bleed=written))
