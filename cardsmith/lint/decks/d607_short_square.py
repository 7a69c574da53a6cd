"""D607: a square, or the marotte, with fewer cards than the edition promises."""

from collections import Counter
from collections.abc import Iterator

from cardsmith.model.codes import Severity
from cardsmith.model.deck import MAROTTE, Packet
from cardsmith.model.edition import Deck, Game
from cardsmith.model.finding import Finding


def look(deck: Deck) -> Iterator[Finding]:
    """D607 on the first packet of each such square; an absent square is D609's affair."""
    if deck.edition.game is not Game.BOUFFON:
        return
    severity = None if deck.edition.declared else Severity.INFO
    limits = deck.edition.limits
    promised = dict.fromkeys(deck.edition.board.squares, limits.cards_per_square)
    promised[(MAROTTE,)] = limits.marotte
    printed = Counter(card.packet for card in deck.cards if card.copies)
    for square, least in promised.items():
        count = sum(printed[packet] for packet in square)
        home = next((packet for packet in deck.packets if _holds(packet, square)), None)
        if home is not None and count < least:
            yield Finding(
                "D607", home.span, severity=severity, square=square, count=count, least=least
            )


def _holds(packet: Packet, square: tuple[str, ...]) -> bool:
    return not set(packet.letters or (MAROTTE,)).isdisjoint(square)
