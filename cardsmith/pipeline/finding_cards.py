"""A card of a deck by its id."""

from difflib import get_close_matches

from cardsmith.lexicon.text import folded
from cardsmith.model.deck import Card
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named


def find_card(deck: Deck, card_id: str) -> Card:
    """The card of that id, letter case ignored; raises InputError (F032) when there is none."""
    by_id = {card.id.casefold(): card for card in deck.cards}
    card = by_id.get(card_id.casefold())
    if card is None:
        raise InputError(unknown_card(card_id, tuple(item.id for item in by_id.values())))
    return card


def card_ids(deck: Deck) -> tuple[str, ...]:
    """The ids of all cards, ranks or records of a deck, in its order."""
    return (
        *(card.id for card in deck.cards),
        *(rank.id for rank in deck.ranks),
        *(record.id for component in deck.components for record in component.records),
    )


def unknown_card(card_id: str, known: tuple[str, ...], edition: str = "") -> Finding:
    """What to say of an id that no card has, in an edition that nobody named where it is told."""
    near = nearest_id(card_id, known)
    kind = "near" if near else "none"
    if edition:
        kind = "other_near" if near else "other"
    return Finding("F032", named(card_id), kind=kind, asked=card_id, near=near, edition=edition)


def nearest_id(card_id: str, known: tuple[str, ...]) -> str:
    """The id that was meant: the packet may be missing, the title be written as it is printed."""
    packet, slash, title = card_id.rpartition("/")
    asked = f"{packet.casefold()}{slash}{folded(title)}"
    spelt: dict[str, str] = {}
    for name in known:
        spelt.setdefault(name.casefold() if slash else name.partition("/")[2].casefold(), name)
    return "".join(spelt[name] for name in get_close_matches(asked, spelt, n=1))
