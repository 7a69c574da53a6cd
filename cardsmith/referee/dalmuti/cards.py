"""Cards in numbers: a card is its value, the joker's is 13 (DAL-15); a hand is one whole number."""

from collections.abc import Iterable
from typing import TypeAlias

Hand: TypeAlias = int
"""Any cards together: byte ``v`` counts those of value ``v``.

So cards are laid together with ``+``, taken away with ``-``, and two lots of cards are the same
where the numbers are.
"""

_BYTE = 8
_MOST = (1 << _BYTE) - 1


def hand(*values: int) -> Hand:
    """The cards of these values.

    >>> hand(1, 4, 4) == hand(4, 1, 4) == hand(4, 4) + hand(1)
    True
    """
    return sum(1 << _BYTE * value for value in values)


def values(cards: Hand) -> tuple[int, ...]:
    """What was taken together, best card first (DAL-07).

    >>> values(hand(13, 4, 1, 4))
    (1, 4, 4, 13)
    """
    return tuple(value for value, copies in enumerate(_bytes(cards)) for _ in range(copies))


def size(cards: Hand) -> int:
    """How many cards there are.

    >>> size(hand(13, 4, 1, 4))
    4
    """
    return sum(_bytes(cards))


def copies(cards: Hand, value: int) -> int:
    """How many of the cards have this value.

    >>> copies(hand(1, 4, 4), 4)
    2
    """
    return cards >> _BYTE * value & _MOST


def of_one_value(count: int, value: int) -> Hand:
    """So many cards of one value.

    >>> of_one_value(2, 4) == hand(4, 4)
    True
    """
    return count << _BYTE * value


def holds(cards: Hand, wanted: Iterable[int]) -> bool:
    """Whether cards of these values can all be taken from the cards at once.

    >>> holds(hand(1, 4, 4), (4, 4)), holds(hand(1, 4, 4), (1, 1))
    (True, False)
    """
    values = tuple(wanted)
    if values and values.count(values[0]) == len(values):
        return copies(cards, values[0]) >= len(values)
    return all(copies(cards, value) >= values.count(value) for value in set(values))


def series(count: int, value: int, *, jokers: int = 0, joker: int = 13) -> tuple[int, ...]:
    """The cards of a series: ``count`` in all, the last ``jokers`` of them standing in.

    >>> series(3, 8), series(2, 5, jokers=1)
    ((8, 8, 8), (5, 13))
    """
    return (value,) * (count - jokers) + (joker,) * jokers


def spoken(wanted: Iterable[int], joker: int) -> tuple[str, ...]:
    """The cards as a ruling names them, the joker J.

    >>> spoken((1, 4, 13), 13)
    ('1', '4', 'J')
    """
    return tuple("J" if value == joker else str(value) for value in sorted(wanted))


def _bytes(cards: Hand) -> bytes:
    return cards.to_bytes((cards.bit_length() + 7) // 8, "little")
