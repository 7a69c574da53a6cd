"""Ways to play Le Grand Dalmuti for the fast lane: what to lay, what to return, when to revolt.

What a player may lay is one whole number with a bit for each series: bit ``BLOCK * number + LANE *
jokers + value``, where ``number`` is 0 for one who covers, since the table tells it.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from cardsmith.referee.dalmuti.states import Claimed

LANE = 16
BLOCK = 3 * LANE
PASS = -1

_MOST = 16
_VALUES = (1 << LANE) - 1
_PLAIN = sum((1 << LANE - 3) - 1 << BLOCK * number for number in range(_MOST))
"""Every series without a joker."""

Chance: TypeAlias = Callable[[int], int]
"""Gives one of so many numbers, from 0 on: all chance comes from outside."""


class Strategy(NamedTuple):
    """A player as three choices.

    ``play`` picks a bit of the series it may lay, or PASS where it may; ``give`` picks so many of
    its cards to return for a tax; ``claim`` says what to do with both jokers, told whether a
    revolution is allowed.
    """

    play: Callable[[int, bool, Chance], int]
    give: Callable[[Sequence[int], int, Chance], tuple[int, ...]]
    claim: Callable[[bool, Chance], Claimed]


def any_series(options: int, may_pass: bool, chance: Chance) -> int:  # noqa: FBT001  (one of three)
    """Each series and the pass with the same chance."""
    number = options.bit_count()
    chosen = chance(number + may_pass)
    if chosen == number:
        return PASS
    for _ in range(chosen):
        options &= options - 1
    return (options & -options).bit_length() - 1


def any_cards(cards: Sequence[int], number: int, chance: Chance) -> tuple[int, ...]:
    """Each card with the same chance."""
    left = list(cards)
    return tuple(sorted(left.pop(chance(len(left))) for _ in range(number)))


def any_claim(may_revolt: bool, chance: Chance) -> Claimed:  # noqa: FBT001  (one of two)
    """Nothing, a cancelling, a revolution with the same chance."""
    claims = (Claimed.NOTHING, Claimed.CANCELLED, Claimed.REVOLUTION)
    return claims[chance(3 if may_revolt else 2)]


def plain_series(options: int, may_pass: bool, _: Chance) -> int:  # noqa: FBT001  (one of three)
    """The most cards it can, of those the worst; no joker while it can pass or lay other cards.

    >>> plain_series(1 << 4 | 1 << 7 | 1 << LANE + 9, True, lambda number: 0)
    7
    """
    plain = options & _PLAIN
    if not plain and may_pass:
        return PASS
    return (plain or options).bit_length() - 1


def casual_series(options: int, may_pass: bool, chance: Chance) -> int:  # noqa: FBT001  (one of three)
    """All cards of the worst value to open; the worst series that covers, one time in four none."""
    if may_pass:
        return PASS if chance(4) == 0 else options.bit_length() - 1
    held = tuple(options >> BLOCK * number & _VALUES for number in range(_MOST + 1))
    value = max(held).bit_length() - 1
    number = max(number for number, values in enumerate(held) if values >> value & 1)
    return BLOCK * number + value


def worst_cards(cards: Sequence[int], number: int, _: Chance) -> tuple[int, ...]:
    """The highest values."""
    return tuple(sorted(cards)[-number:])


def boldest_claim(may_revolt: bool, _: Chance) -> Claimed:  # noqa: FBT001  (one of two)
    """A revolution if allowed, else no taxes."""
    return Claimed.REVOLUTION if may_revolt else Claimed.CANCELLED


RANDOM = Strategy(any_series, any_cards, any_claim)
"""Anything that is allowed."""

CASUAL = Strategy(casual_series, any_cards, any_claim)
"""Half by sense, half by chance: rids itself of its worst cards, passes now and then."""

THRIFTY = Strategy(plain_series, worst_cards, boldest_claim)
"""Covers as cheaply as it can, keeps its jokers, gives its worst."""
