"""Counts as figures with 95 % confidence intervals."""

from collections import Counter
from math import ceil, sqrt
from statistics import NormalDist
from typing import NamedTuple

CONFIDENCE = 0.95
_Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


class Estimate(NamedTuple):
    """A measured value, and the interval that holds the true one in 95 of 100 simulations."""

    value: float
    low: float
    high: float

    def minus(self, fair: float) -> "Estimate":
        """How far it lies above what would be fair."""
        return Estimate(self.value - fair, self.low - fair, self.high - fair)


class Spread(NamedTuple):
    """The values below which a tenth, a half and nine tenths of the games lie, and the mean."""

    p10: float
    median: float
    p90: float
    mean: Estimate

    def over(self, parts: int) -> "Spread":
        """The same in units that are so many times as large."""
        p10, median, p90 = (value / parts for value in self[:3])
        return Spread(p10, median, p90, Estimate(*(value / parts for value in self.mean)))


def share(count: int, of: int) -> Estimate:
    """A share with Wilson's score interval, which stays within 0 and 1.

    >>> [round(figure, 3) for figure in share(50, 100)]
    [0.5, 0.404, 0.596]
    >>> [round(figure, 3) for figure in share(0, 100)]
    [0.0, 0.0, 0.037]
    """
    part, weight = count / of, _Z * _Z / of
    middle = (part + weight / 2) / (1 + weight)
    reach = _Z * sqrt(part * (1 - part) / of + weight / of / 4) / (1 + weight)
    low, high = max(0.0, middle - reach), min(1.0, middle + reach)
    return Estimate(part, min(low, part), max(high, part))  # the last digit of a float may be off


def mean(counts: Counter[int]) -> Estimate:
    """The mean with its normal interval, from whole numbers that rounding cannot touch.

    >>> mean(Counter({2: 50, 4: 50})).value
    3.0
    """
    number = counts.total()
    total = sum(value * times for value, times in counts.items())
    squares = sum(value * value * times for value, times in counts.items())
    variance = (squares * number - total * total) / number / max(1, number - 1)
    reach = _Z * sqrt(variance / number)
    return Estimate(total / number, total / number - reach, total / number + reach)


def spread(counts: Counter[int]) -> Spread:
    """Where most of the games lie.

    >>> spread(Counter(range(1, 11)))[:3]
    (1, 5, 9)
    """
    p10, median, p90 = (_quantile(counts, tenths) for tenths in (1, 5, 9))
    return Spread(p10, median, p90, mean(counts))


def _quantile(counts: Counter[int], tenths: int) -> int:
    """The smallest value that so many tenths of the games do not exceed."""
    wanted, seen, value = ceil(counts.total() * tenths / 10), 0, 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= wanted:
            break
    return value
