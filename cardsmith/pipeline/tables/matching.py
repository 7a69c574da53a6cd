"""Which card of an edition each row of a table means, and what has become of it."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardsmith.intake.tables.rows import Line
from cardsmith.model.deck import Card
from cardsmith.model.finding import Finding
from cardsmith.pipeline.tables.cells import cells_of, mark_of


class Pair(NamedTuple):
    """A row as a card, and the card of the edition that it means; None for a new one."""

    line: Line
    was: Card | None

    @property
    def now(self) -> Card:
        """The card as the edition shall have it: its own where nobody has touched the row."""
        if self.was is not None and (self.is_same or not self.is_touched):
            return self.was
        return self.line.card

    @property
    def is_same(self) -> bool:
        """Whether the row says what the edition says."""
        return self.was is not None and cells_of(self.line.card) == cells_of(self.was)

    @property
    def is_touched(self) -> bool:
        """Whether the row says something else than what was exported."""
        base = _digest(self.line.mark)
        return not base or base != _digest(mark_of(self.line.card))

    @property
    def is_edited(self) -> bool:
        """Whether the edition says something else than what was exported."""
        base = _digest(self.line.mark)
        return bool(base) and self.was is not None and base != _digest(mark_of(self.was))


def paired(lines: Sequence[Line], cards: Sequence[Card]) -> tuple[list[Pair], list[Finding]]:
    """Every row with its card: the one of its mark, else the one of its own id.

    A row copied with its mark is a new card. F044 for two rows that mean the same card, for a
    row edited on both sides.
    """
    left: dict[str, list[Card]] = defaultdict(list)
    for card in cards:
        left[card.id].append(card)
    marks = Counter(_id(line.mark) for line in lines)
    meant: dict[int, Card] = {}
    steps = (
        lambda line: _id(line.mark) if marks[_id(line.mark)] == 1 else "",
        lambda line: line.card.id,
    )
    for name in steps:
        for index, line in enumerate(lines):
            if index not in meant and left[name(line)]:
                meant[index] = left[name(line)].pop(0)
    pairs = [Pair(line, meant.get(index)) for index, line in enumerate(lines)]
    return pairs, list(_conflicts(pairs, cards, marks))


def _conflicts(
    pairs: Sequence[Pair], cards: Sequence[Card], marks: Counter[str]
) -> Iterator[Finding]:
    before = Counter(card.id for card in cards)
    seen: Counter[str] = Counter()
    for pair in pairs:
        card, mark = pair.line.card, _id(pair.line.mark)
        seen[card.id] += 1
        if seen[card.id] > max(1, before[card.id]):
            yield _conflict("twice", card)
        elif mark and pair.was is None and marks[mark] > 1 and not _claimed(pairs, mark):
            yield _conflict("copied", card, found=mark)
        elif pair.is_edited and pair.is_touched and not pair.is_same:
            yield _conflict("both", card)


def _claimed(pairs: Sequence[Pair], card_id: str) -> bool:
    return any(pair.was is not None and pair.was.id == card_id for pair in pairs)


def _conflict(kind: str, card: Card, found: str = "") -> Finding:
    return Finding("F044", card.title.span, card=card.id, kind=kind, text=card.id, found=found)


def _id(mark: str) -> str:
    name, _, digest = mark.rpartition(" ")
    return name or digest


def _digest(mark: str) -> str:
    return mark.rpartition(" ")[2] if " " in mark else ""
