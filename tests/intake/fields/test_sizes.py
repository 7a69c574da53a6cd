"""Lengths and sizes as an edition writes them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.intake.fields.lengths import FARTHEST, BeyondError, length_within
from cardsmith.intake.fields.sizes import read_size
from cardsmith.model.edition import Size
from cardsmith.model.sizes import SIZES
from tests.intake.fields.test_desk import desk_and_node

tenths = st.integers(1, 20_000)


@given(tenths, tenths, tenths)
def test_a_length_is_within_its_bounds_or_refused(length: int, one: int, other: int) -> None:
    low, high = sorted((one / 10, other / 10))
    text = f"{length / 10}mm"
    if low <= length / 10 <= high:
        assert length_within(text, low, high) == length / 10
    else:
        with pytest.raises(BeyondError):
            length_within(text, low, high)


@pytest.mark.parametrize("text", ["", "63", "63 px", "large"])
def test_what_is_no_length_is_not_merely_beyond(text: str) -> None:
    with pytest.raises(ValueError, match="length") as error:
        length_within(text, 0, FARTHEST)
    assert not isinstance(error.value, BeyondError)


@given(tenths, tenths)
def test_a_size_is_its_width_and_its_height(width: int, height: int) -> None:
    desk, node = desk_and_node(f"{{height: {height / 10}mm, width: {width / 10}mm}}")

    assert read_size(desk, node) == Size(width=width / 10, height=height / 10)
    assert desk.findings == []


@pytest.mark.parametrize("name", SIZES)
def test_a_size_of_the_trade_has_a_name(name: str) -> None:
    desk, node = desk_and_node(name)

    assert read_size(desk, node) == SIZES[name]


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("pocker", ["E107"]),
        ("{width: 63mm}", ["E109"]),
        ("{}", ["E109", "E109"]),
        ("{width: 0mm, height: 3m}", ["E108", "E108"]),
        ("{width: -5mm, height: 2001mm}", ["E108", "E108"]),
        ("{largeur: 63mm, height: 88mm}", ["S102"]),
        ("[63mm, 88mm]", ["S114"]),
    ],
)
def test_every_fault_of_a_size_is_told(text: str, codes: list[str]) -> None:
    desk, node = desk_and_node(text)
    read_size(desk, node)

    assert [finding.code for finding in desk.findings] == codes
