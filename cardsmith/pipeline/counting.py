"""The cards of an edition on the sheets of a press: ``count``."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from cardsmith.impose.runs import Run
from cardsmith.intake.editions.reading import read
from cardsmith.model.deck import MAROTTE
from cardsmith.model.edition import Deck, Game, Size
from cardsmith.pipeline.products import ON_REQUEST, UNCARDED, Cards, component_names, products
from cardsmith.pipeline.refusing import refused
from cardsmith.pipeline.targets import resolve

USUAL = (18, 54, 55, 56, 65)
"""Cards a sheet of those who print cards; ``printing/printers`` says who."""

_MOST = 10_000
_SHEETS_OF_THEIR_OWN = frozenset({"dividers"})
"""What is cut to another shape, and goes on no sheet of cards."""


class Held(NamedTuple):
    """A component of cards: how many designs, how many cards of one game."""

    component: str
    designs: int
    cards: int


class Batch(NamedTuple):
    """The cards of one size: those of the game, and what could fill a sheet."""

    size: Size
    held: tuple[Held, ...]
    besides: tuple[Held, ...]
    runs: tuple[Run, ...]

    @property
    def cards(self) -> int:
        """The cards of one game."""
        return sum(each.cards for each in self.held)


class Counted(NamedTuple):
    """An edition, so many games of it, in batches of one size."""

    deck: Deck
    games: int
    batches: tuple[Batch, ...]


def layouts(written: str) -> tuple[int, ...]:
    """The sheets that are asked for, the usual ones for nothing; InputError (I110) otherwise.

    >>> layouts("18, 55")
    (18, 55)
    """
    if not written:
        return USUAL
    parts = [part.strip() for part in written.split(",")]
    if not all(part.isdecimal() and 0 < int(part) <= _MOST for part in parts):
        raise refused("--sheet", written, such_as=("18,55",))
    return tuple(dict.fromkeys(map(int, parts)))


def count_edition(name: str, a_sheet: Sequence[int], games: int = 1) -> Counted:
    """The cards of so many games on each of the sheets; raises InputError for what is none.

    Cards are counted as they are laid out: what cannot be is a finding of the deck.
    """
    deck = read([resolve(name)])
    batches: dict[Size, tuple[list[Held], list[Held]]] = {}
    for held, size, is_game in _held(deck):
        batches.setdefault(size, ([], []))[0 if is_game else 1].append(held)
    return Counted(deck, games, tuple(_batches(batches.items(), a_sheet, games)))


def _batches(
    found: Iterable[tuple[Size, tuple[list[Held], list[Held]]]], a_sheet: Sequence[int], games: int
) -> Iterator[Batch]:
    for size, (held, besides) in found:
        cards = sum(each.cards for each in held) * games
        if cards:
            runs = tuple(Run(cards, places) for places in a_sheet)
            yield Batch(size, tuple(held), tuple(besides), runs)


def _held(deck: Deck) -> Iterator[tuple[Held, Size, bool]]:
    """The components with the size of their cards, and whether they are the game itself."""
    yield from _of_game(deck)
    names = (*component_names(deck), *ON_REQUEST.get(deck.edition.game, ()))
    others = [name for name in names if name in UNCARDED - _SHEETS_OF_THEIR_OWN]
    for name, product in _drawn(deck, others):
        front = product.pieces[0].front
        size = Size(width=front.width, height=front.height)
        cards = sum(piece.copies for piece in product.pieces)
        yield Held(name, len(product.pieces), cards), size, False


def _of_game(deck: Deck) -> Iterator[tuple[Held, Size, bool]]:
    edition = deck.edition
    match edition.game:
        case Game.DALMUTI:
            yield _counted("cards", [rank.copies for rank in deck.ranks]), edition.size, True
        case Game.BOUFFON:
            packets = {name: [c.copies for c in deck.cards if (c.packet == MAROTTE) is marotte]
                       for name, marotte in (("cards", False), (MAROTTE, True))}  # fmt: skip
            for name, copies in packets.items():
                if copies:
                    yield _counted(name, copies), edition.size, True
        case Game.CUSTOM:
            for name, product in _drawn(deck, component_names(deck)):
                front = product.pieces[0].front
                copies = [piece.copies for piece in product.pieces]
                yield _counted(name, copies), Size(width=front.width, height=front.height), True


def _counted(component: str, copies: Sequence[int]) -> Held:
    return Held(component, sum(1 for number in copies if number), sum(copies))


def _drawn(deck: Deck, names: Sequence[str]) -> Iterator[tuple[str, Cards]]:
    """The components of cards among some, laid out."""
    made, _ = products(deck, tuple(names)) if names else ((), ())
    for product in made:
        if isinstance(product, Cards) and product.pieces:
            yield product.name, product
