"""Where a card belongs, as its file says it: packets of letters, the marotte, or not a word."""

from typing import TypeAlias, assert_never

from cardsmith.model.deck import MAROTTE
from cardsmith.model.struct import Struct


class Letters(Struct, frozen=True):
    """The packet of a letter, or those of the letters of one square."""

    names: tuple[str, ...]


class Marotte(Struct, frozen=True):
    """The packet of the marotte."""


class Unsaid(Struct, frozen=True):
    """The file does not say: every card goes by its own letter."""


Home: TypeAlias = Letters | Marotte | Unsaid


def packet_of(letter: str, home: Home) -> str:
    """The packet of a card of that letter; one that is filed wrongly stays where it stands.

    >>> packet_of("K", Letters(("K", "W"))), packet_of("A", Letters(("K", "W")))
    ('K', 'K')
    """
    match home:
        case Letters(names):
            return letter if letter in names else names[0]
        case Marotte():
            return MAROTTE
        case Unsaid():
            return letter
        case _:
            assert_never(home)
