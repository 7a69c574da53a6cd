"""Figures and intervals against what statistics say of them."""

from collections import Counter
from random import Random
from statistics import mean as mean_of

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.pipeline.simulating.figures import mean, share, spread

COUNTS = st.dictionaries(st.integers(0, 300), st.integers(1, 50), min_size=1).map(Counter[int])


@given(of=st.integers(1, 10**6), data=st.data())
def test_a_share_lies_in_its_interval_and_between_0_and_1(of: int, data: st.DataObject) -> None:
    count = data.draw(st.integers(0, of))
    found = share(count, of)

    assert 0 <= found.low <= found.value <= found.high <= 1
    assert found.low < found.high


def test_a_share_has_wilsons_interval() -> None:
    """The worked example of the literature: 8 of 10."""
    assert share(8, 10) == pytest.approx((0.8, 0.4902, 0.9433), abs=1e-4)


def test_the_interval_holds_the_true_share_in_95_of_100_samples() -> None:
    chance = Random(4)
    samples = [sum(chance.random() < 0.3 for _ in range(200)) for _ in range(1000)]
    held = sum(share(count, 200).low <= 0.3 <= share(count, 200).high for count in samples)

    assert 930 <= held <= 970


@given(COUNTS)
def test_a_mean_is_the_mean_of_all_values(counts: Counter[int]) -> None:
    found = mean(counts)

    assert found.value == pytest.approx(mean_of(counts.elements()))
    assert found.low <= found.value <= found.high


def test_a_mean_has_an_interval_of_two_standard_errors() -> None:
    found = mean(Counter({0: 50, 10: 50}))

    assert (found.low, found.high) == pytest.approx((4.015, 5.985), abs=0.001)


@given(COUNTS)
def test_a_tenth_a_half_and_nine_tenths_do_not_exceed_a_quantile(counts: Counter[int]) -> None:
    values, games = sorted(counts.elements()), counts.total()
    found = spread(counts)

    assert found.p10 <= found.median <= found.p90
    for quantile, tenths in zip(found[:3], (1, 5, 9), strict=True):
        assert sum(value <= quantile for value in values) * 10 >= games * tenths
        assert sum(value < quantile for value in values) * 10 < games * tenths
