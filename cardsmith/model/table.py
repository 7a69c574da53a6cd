"""Who sits at a table of Le Grand Dalmuti, as the rules in force have it."""

from enum import StrEnum
from typing import NamedTuple


class Standing(StrEnum):
    """What a seat makes of its player, by its name in ``messages/table.yaml``."""

    GREAT = "great"
    LESSER = "lesser"
    MERCHANT = "merchant"
    SMALL_FOOL = "small_fool"
    GREAT_FOOL = "great_fool"


class Seat(NamedTuple):
    """One seat: what it makes of its player, and how many cards he is dealt.

    Merchants have a ``number`` from 1, the others 0. ``after`` is the seat that its player takes
    in a revolution, counted like all from 0, the Grand Dalmuti's, leftwards.
    """

    standing: Standing
    number: int
    cards: int
    after: int


class Seating(NamedTuple):
    """All seats of a table, and how many cards are left aside in its deal."""

    seats: tuple[Seat, ...]
    aside: int = 0
