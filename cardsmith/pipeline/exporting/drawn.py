"""What is drawn of an edition to be exported, and which of its cards are wanted."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardsmith.model.edition import Deck
from cardsmith.model.face import Piece
from cardsmith.model.finding import Finding
from cardsmith.model.row import FIRST, row_of
from cardsmith.model.struct import replace
from cardsmith.pipeline.changes import Copies, compare
from cardsmith.pipeline.digests import card_digests
from cardsmith.pipeline.exporting.orders import Job
from cardsmith.pipeline.products import UNCARDED, Cards, Product, products
from cardsmith.pipeline.upgrading import last_build
from cardsmith.press.manifest import Printed


class Drawn(NamedTuple):
    """The components of an export, the cards of the deck among them, and what is wrong.

    Of the cards, ``wanted`` says how many of each; all that there are where it is None.
    """

    products: tuple[Product, ...]
    findings: tuple[Finding, ...]
    cards: tuple[Printed, ...]
    wanted: Copies | None = None

    def of(self, pieces: Sequence[Piece]) -> tuple[Piece, ...]:
        """The wanted ones of some pieces, as often as they are wanted."""
        wanted = self.wanted
        if wanted is None:
            return tuple(pieces)
        return tuple(
            replace(piece, copies=wanted[piece.id]) for piece in pieces if piece.id in wanted
        )


def drawn(job: Job, names: tuple[str, ...]) -> Drawn:
    """Some components laid out; where cards are picked out, those that hold none are left out."""
    if job.wanted is not None:
        names = tuple(name for name in names if name not in UNCARDED)
    made, found = products(job.deck, names, look=job.order.profile.look)
    cards = card_digests(_carded(made))
    wanted = job.wanted
    if wanted is not None and job.order.only.changed:
        before = last_build(job.folder).of(names, job.deck.edition.game)
        wanted = {**compare(before, cards).printed, **wanted}
    return Drawn(made, found, cards, wanted)


def titles(deck: Deck) -> dict[str, str]:
    """What each card is called, by its id."""
    language = deck.edition.language
    return {
        **{card.id: card.title.text for card in deck.cards},
        **{
            rank.id: rank.names.get(language) or next(iter(rank.names.values()))
            for rank in deck.ranks
        },
        **{
            record.id: " ".join(row_of(record).lists[FIRST])
            for component in deck.components
            for record in component.records
        },
    }


def _carded(made: Sequence[Product]) -> Iterator[Piece]:
    for each in made:
        if isinstance(each, Cards) and each.name not in UNCARDED:
            yield from each.pieces
