"""What is wrong with the cards that rows bring, told at their cells."""

from collections import defaultdict
from collections.abc import Collection, Sequence

from cardsmith.lint.engine import check
from cardsmith.model.codes import Severity
from cardsmith.model.deck import MAROTTE, Card, Packet
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding
from cardsmith.model.struct import replace
from cardsmith.pipeline.tables.matching import Pair


def faults(deck: Deck, pairs: Sequence[Pair], gone: Collection[Card]) -> tuple[Finding, ...]:
    """The errors that ``check`` will tell of cards that rows change or add, in their order."""
    brought = [pair for pair in pairs if pair.now is not pair.was]
    if not brought:
        return ()
    left = {id(card) for card in (*gone, *(pair.was for pair in brought if pair.was is not None))}
    cards: dict[str, list[Card]] = defaultdict(list)
    for card in (*deck.cards, *(pair.now for pair in brought)):
        if id(card) not in left:
            cards[card.packet].append(card)
    packets = (
        Packet(
            letters=() if name == MAROTTE else (name,),
            cards=tuple(found),
            span=found[0].title.span,
        )
        for name, found in cards.items()
    )
    files = {pair.line.card.title.span.file for pair in brought}
    found = check(replace(deck, packets=tuple(packets), findings=()))
    return tuple(
        each for each in found if each.severity is Severity.ERROR and each.span.file in files
    )
