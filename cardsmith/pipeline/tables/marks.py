"""The mark of a row: which card it was at its export, and which others the table held then."""

import base64
import hashlib
from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple, Self

from cardsmith.model.deck import Card
from cardsmith.pipeline.tables.cells import cells_of

_GROUP = 24
"""How many cards of a packet each of them remembers: most packets have fewer."""

_LENGTH = 4
"""The characters of a remembered card, of 64 each: two cards in 16 millions are taken for one."""


class Mark(NamedTuple):
    """What a mark says: an id, a digest of the row, and the cards that stood beside it.

    The last as short digests, so that a table tells a card whose row was deleted from one that
    it never had.
    """

    id: str = ""
    digest: str = ""
    beside: frozenset[str] = frozenset()

    @classmethod
    def read(cls, text: str) -> Self:
        """The mark that a cell holds; a mark of which a part is missing says the rest.

        >>> Mark.read("P/peur 0a1b2c3d"), Mark.read("P/peur").id
        (Mark(id='P/peur', digest='0a1b2c3d', beside=frozenset()), 'P/peur')
        """
        name, digest, beside, *_ = [*text.split(), "", "", ""]
        parts = (beside[at : at + _LENGTH] for at in range(0, len(beside), _LENGTH))
        return cls(name, digest, frozenset(parts))


def marks_of(cards: Sequence[Card]) -> list[str]:
    """The marks of all cards of a table."""
    packets: dict[str, list[Card]] = defaultdict(list)
    for card in cards:
        packets[card.packet].append(card)
    found: dict[int, str] = {}
    for packet in packets.values():
        for at in range(0, len(packet), _GROUP):
            group = packet[at : at + _GROUP]
            beside = "".join(map(short, group))
            found |= {id(card): f"{card.id} {digest(card)} {beside}" for card in group}
    return [found[id(card)] for card in cards]


def digest(card: Card) -> str:
    """A digest of all that the row of a card says."""
    return hashlib.sha256(_said(card).encode()).hexdigest()[:8]


def short(card: Card) -> str:
    """A card with all that it says, as other rows remember it."""
    whole = hashlib.sha256(f"{card.id}\x1d{_said(card)}".encode())
    return base64.urlsafe_b64encode(whole.digest()).decode()[:_LENGTH]


def _said(card: Card) -> str:
    return "\x1e".join("\x1f".join(cell) for cell in cells_of(card))
