"""The cards of contents of Le Bouffon: one for each square, one for the marotte."""

from collections.abc import Iterator, Mapping, Sequence

from cardsmith.intake.shipped.messages import LANGUAGES
from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.layout.contents import MOST, Listed, contents_pieces, told
from cardsmith.lexicon.order import french_key
from cardsmith.lexicon.text import folded
from cardsmith.model.board import Square
from cardsmith.model.deck import MAROTTE, Card
from cardsmith.model.edition import Deck
from cardsmith.model.face import Piece
from cardsmith.model.metrics import Fonts


def contents(deck: Deck, fonts: Fonts) -> tuple[Piece, ...]:
    """A card for each square that has cards, in the order of the board, then the marotte's.

    None at all where one would list more titles than it has room for.
    """
    listed = tuple(_listed(deck))
    if any(len(one.titles) > MOST for one in listed):
        return ()
    return contents_pieces(deck.edition.size, fonts, listed)


def _listed(deck: Deck) -> Iterator[Listed]:
    first = deck.edition.language
    other = next(one for one in LANGUAGES if one != first)
    both = printed_words("box", first), printed_words("box", other)
    at: dict[Square, list[int]] = {}
    for number, _, square in deck.edition.board.lettered():
        at.setdefault(square, []).append(number)
    for square, numbers in at.items():
        cards = [card for card in deck.cards if card.packet in square and card.copies]
        if cards:
            name = " · ".join(square)
            yield _one(folded("".join(square)), (name, name), cards, numbers, both)
    marotte = [card for card in deck.cards if card.packet == MAROTTE and card.copies]
    if marotte:
        yield _one(MAROTTE, (both[0][MAROTTE], both[1][MAROTTE]), marotte, (), both)


def _one(
    name: str,
    headings: tuple[str, str],
    cards: Sequence[Card],
    squares: Sequence[int],
    both: tuple[Mapping[str, str], Mapping[str, str]],
) -> Listed:
    filed = sorted(cards, key=lambda card: (card.packet, french_key(card.title.text)))
    many = sum(card.copies for card in cards)
    return Listed(
        id=name,
        headings=headings,
        titles=tuple(card.title.text for card in filed),
        notes=(told(many, squares, both[0]), told(many, squares, both[1])),
    )
