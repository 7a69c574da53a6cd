"""Which card of an edition each row of a table means, and what has become of it."""

from collections import Counter, defaultdict, deque
from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from cardsmith.intake.tables.rows import Line
from cardsmith.model.deck import Card
from cardsmith.model.finding import Finding
from cardsmith.pipeline.tables.cells import cells_of
from cardsmith.pipeline.tables.marks import Mark, digest, short


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
        return Mark.read(self.line.mark).digest != digest(self.line.card)

    @property
    def is_edited(self) -> bool:
        """Whether the edition says something else than what was exported."""
        base = Mark.read(self.line.mark).digest
        return bool(base) and self.was is not None and base != digest(self.was)


class Missing(NamedTuple):
    """Cards of packets that a table speaks of, which it has no row for.

    The table held those of ``deleted`` when it was exported, as they are now; it never had those
    of ``unknown``, or they have changed since.
    """

    deleted: tuple[Card, ...] = ()
    unknown: tuple[Card, ...] = ()


def missing(pairs: Sequence[Pair], cards: Sequence[Card], named: Collection[str]) -> Missing:
    """The cards of an edition without a row, in packets that are ``named``."""
    there = {id(pair.was) for pair in pairs}
    left = [card for card in cards if card.packet in named and id(card) not in there]
    held = frozenset().union(*(Mark.read(pair.line.mark).beside for pair in pairs))
    return Missing(
        tuple(card for card in left if short(card) in held),
        tuple(card for card in left if short(card) not in held),
    )


def paired(lines: Sequence[Line], cards: Sequence[Card]) -> tuple[list[Pair], list[Finding]]:
    """Every row with its card: the one of its mark, else the one of its own id.

    A row copied with its mark is a new card. F044 for two rows that mean the same card, for a
    row edited on both sides, for one edited whose card has gone since.
    """
    left: dict[str, deque[Card]] = defaultdict(deque)
    for card in cards:
        left[card.id].append(card)
    marks = Counter(_id(line) for line in lines)
    meant: dict[int, Card] = {}
    steps = (
        lambda line: _id(line) if marks[_id(line)] == 1 else "",
        lambda line: line.card.id,
    )
    for name in steps:
        for index, line in enumerate(lines):
            if index not in meant and left[name(line)]:
                meant[index] = left[name(line)].popleft()
    pairs = [Pair(line, meant.get(index)) for index, line in enumerate(lines)]
    return pairs, list(_conflicts(pairs, cards, marks))


def departed(pairs: Sequence[Pair], cards: Sequence[Card]) -> list[Pair]:
    """The rows whose card has gone from the edition since, or has another title or packet there.

    A table of another edition has cards that this one never had: it is this one's when half of
    the cards that its marks name are in it.
    """
    ids = {card.id for card in cards}
    marked = [pair for pair in pairs if _id(pair.line)]
    away = [pair for pair in marked if pair.was is None and _id(pair.line) not in ids]
    return away if 2 * len(away) <= len(marked) else []


def _conflicts(
    pairs: Sequence[Pair], cards: Sequence[Card], marks: Counter[str]
) -> Iterator[Finding]:
    before = Counter(card.id for card in cards)
    gone = {id(pair) for pair in departed(pairs, cards)}
    claimed = {pair.was.id for pair in pairs if pair.was is not None}
    seen: Counter[str] = Counter()
    for pair in pairs:
        card, mark = pair.line.card, _id(pair.line)
        seen[card.id] += 1
        if seen[card.id] > max(1, before[card.id]):
            yield _conflict("twice", card)
        elif mark and pair.was is None and marks[mark] > 1 and mark not in claimed:
            yield _conflict("copied", card, found=mark)
        elif id(pair) in gone and pair.is_touched:
            yield _conflict("gone", card, found=mark)
        elif pair.is_edited and pair.is_touched and not pair.is_same:
            yield _conflict("both", card)


def _conflict(kind: str, card: Card, found: str = "") -> Finding:
    return Finding("F044", card.title.span, card=card.id, kind=kind, text=card.id, found=found)


def _id(line: Line) -> str:
    return Mark.read(line.mark).id
