"""D608: squares are visited about equally, so their packets should be about equal."""

from collections import Counter
from collections.abc import Iterator

from cardsmith.model.codes import Severity
from cardsmith.model.edition import Deck, Game
from cardsmith.model.finding import Finding
from cardsmith.model.measure import measured

MOST = 0.25
"""How far a square may be from the one in the middle, as a share of it."""


def look(deck: Deck) -> Iterator[Finding]:
    """D608 on the first packet of each square that is too far from the median of all."""
    edition = deck.edition
    if edition.game is not Game.BOUFFON:
        return
    printed = Counter(card.packet for card in deck.cards if card.copies)
    counts = {square: sum(map(printed.__getitem__, square)) for square in edition.board.squares}
    filled = [count for count in counts.values() if count]
    if not filled:
        return
    middle = _median(filled)
    for square, count in counts.items():
        home = next((packet for packet in deck.packets if set(packet.letters) & set(square)), None)
        if home is not None and count and abs(count - middle) > MOST * middle:
            yield Finding(
                "D608",
                home.span,
                severity=None if edition.declared else Severity.INFO,
                square=square,
                count=count,
                middle=measured(middle),
            )


def _median(counts: list[int]) -> float:
    """The middle of some counts; the library of statistics takes longer to load than all rules."""
    ordered = sorted(counts)
    half = len(ordered) // 2
    return (ordered[half] + ordered[~half]) / 2
