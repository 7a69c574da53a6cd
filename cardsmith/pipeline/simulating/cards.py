"""The cards that Le Bouffon is simulated with: made up, or those of an edition."""

from random import Random

from cardsmith.model.edition import Deck
from cardsmith.referee.bouffon import Card

LONGEST_CARD = 16
"""The most entries of a card that is made up."""

LETTERS = (4, 12)
"""The lengths of entries that are made up, each as likely."""

_EACH = 40
_NAMES = "abcdefghijklmnop"


def invented(fewest: int, most: int) -> tuple[Card, ...]:
    """As many cards of each number of entries; the same ones in every simulation.

    >>> [len(card.entries) for card in invented(3, 4)[::40]]
    [3, 4]
    """
    chance = Random("cards")  # noqa: S311  (lengths, no secret)
    return tuple(
        Card("", tuple(_NAMES[at] * chance.randint(*LETTERS) for at in range(entries)))
        for entries in range(fewest, most + 1)
        for _ in range(_EACH)
    )


def printed(deck: Deck) -> tuple[Card, ...]:
    """The letter cards of an edition, each as often as it is printed."""
    return tuple(
        Card(card.title.text, tuple(synonym.text for synonym in card.synonyms))
        for packet in deck.packets
        if not packet.is_marotte
        for card in packet.cards
        for _ in range(card.copies)
    )
