"""Lengths carry their unit; a bare number is nothing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.model.units import POINT, micrometres, millimetres

IN_MILLIMETRES = {"mm": 1.0, "cm": 10.0, "in": 25.4, "pt": 25.4 / 72}

units = st.sampled_from(sorted(IN_MILLIMETRES))
hundredths = st.integers(-100_000, 100_000)


@given(hundredths, units)
def test_a_length_is_its_number_times_its_unit(value: int, unit: str) -> None:
    assert millimetres(f"{value / 100:.2f}{unit}") == pytest.approx(
        value / 100 * IN_MILLIMETRES[unit]
    )


@given(hundredths, units, st.sampled_from(["", " ", "\t"]))
def test_a_comma_is_a_point_and_blanks_are_free(value: int, unit: str, blank: str) -> None:
    plain = f"{value / 100:.2f}"

    assert millimetres(f"{blank}{plain.replace('.', ',')}{blank}{unit}{blank}") == millimetres(
        plain + unit
    )


@given(st.integers(0, 10_000_000))
def test_whole_micrometres_come_back(length: int) -> None:
    assert micrometres(millimetres(f"{length / 1000:.3f}mm")) == length


def test_an_inch_is_seventy_two_points() -> None:
    assert millimetres("72pt") == pytest.approx(millimetres("1in"))
    assert pytest.approx(millimetres("1pt")) == POINT


@pytest.mark.parametrize(
    "text", ["", "3", "mm", "3 m", "3px", "3mm 4", "3.mm", ".5mm", "1e2mm", "٣mm2", "3MM", "--3mm"]
)
def test_what_is_no_length_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="length"):
        millimetres(text)
