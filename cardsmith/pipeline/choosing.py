"""A short game: at most so many cards for each square of the board, always the same ones."""

from collections.abc import Mapping
from hashlib import sha256
from typing import NamedTuple

from cardsmith.model.board import Square
from cardsmith.model.deck import MAROTTE
from cardsmith.model.edition import Deck, Game
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named
from cardsmith.model.struct import replace


class ShortGame(NamedTuple):
    """The deck of a short game; ``fewer`` are squares that have fewer cards than were asked for."""

    deck: Deck
    fewer: tuple[tuple[Square, int], ...]


def short_game(deck: Deck, most: int) -> ShortGame:
    """The deck with at most so many cards for each square, one copy of each.

    Of the marotte as large a part is chosen as of a square that has the cards the edition
    promises, rounded up. Raises InputError (I123) for a game without squares.
    """
    edition = deck.edition
    if edition.game is not Game.BOUFFON:
        raise InputError(Finding("I123", named("--per-square"), game=edition.title))
    printed = [card for card in deck.cards if card.copies]
    chosen: set[str] = set()
    fewer: list[tuple[Square, int]] = []
    for square in _squares(deck):
        cards = {card.id: card.packet for card in printed if card.packet in square}
        chosen |= choose(cards, most)
        if 0 < len(cards) < most:
            fewer.append((square, len(cards)))
    marotte = {card.id: MAROTTE for card in printed if card.packet == MAROTTE}
    promised = max(edition.limits.cards_per_square, 1)
    chosen |= choose(marotte, -(-len(marotte) * most // promised))
    packets = tuple(
        replace(
            packet,
            cards=tuple(replace(card, copies=1) for card in packet.cards if card.id in chosen),
        )
        for packet in deck.packets
    )
    return ShortGame(replace(deck, packets=packets), tuple(fewer))


def _squares(deck: Deck) -> tuple[Square, ...]:
    """The squares of the board, then one for each letter that has cards and no square."""
    squares = deck.edition.board.squares
    on_board = {letter for square in squares for letter in square}
    astray = {card.packet for card in deck.cards} - on_board - {MAROTTE}
    return (*squares, *((letter,) for letter in sorted(astray)))


def choose(cards: Mapping[str, str], most: int) -> frozenset[str]:
    """The ids of so many cards of one square, given the packet of each.

    Each id has a rank of its own, drawn from nothing but itself (rendezvous hashing), so that a
    card more or less changes one choice at most. The first of every packet comes before all
    others: as long as there is room, no letter of a shared square goes without a card.
    """
    ranked = sorted(cards, key=lambda name: sha256(name.encode("utf-8")).digest())
    first = {cards[name]: name for name in reversed(ranked)}
    ranked.sort(key=lambda name: first[cards[name]] != name)
    return frozenset(ranked[:most])
