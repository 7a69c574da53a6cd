"""The straight cuts that part a sheet into its cards, in the order in which they are made."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardsmith.model.sheet import Rect

Span = tuple[int, int]


class Cut(NamedTuple):
    """A cut ``at`` a place across (``upright``) or down, from ``start`` to ``end``; from 1."""

    number: int
    upright: bool
    at: int
    start: int
    end: int


def cut_order(boxes: Sequence[Rect]) -> tuple[Cut, ...]:
    """Every cut of a sheet: those through all of it first, then those through each strip.

    Where cards can be parted both ways, it is done into the fewer strips. Cuts of one turn that
    lie in one line have one number, since strips can be cut together. Lengths are micrometres.

    >>> sheet = [Rect(x, y, 10, 20) for y in (5, 25) for x in (5, 15, 25)]
    >>> [(cut.number, cut.upright, cut.at) for cut in cut_order(sheet)][:4]
    [(1, False, 5), (2, False, 25), (3, False, 45), (4, True, 5)]
    """
    found: list[Cut] = []
    number = 1
    turn = [_Part(tuple(boxes), ((), ()))] if boxes else []
    while turn:
        numbers: dict[tuple[bool, int], int] = {}
        further: list[_Part] = []
        for part in turn:
            upright = part.parted_upright()
            start, end = _extent(part.boxes, upright=not upright)
            for at in part.edges(upright=upright):
                count = numbers.setdefault((upright, at), number + len(numbers))
                found.append(Cut(count, upright, at, start, end))
            further += part.strips(upright=upright)
        number += len(numbers)
        turn = [part for part in further if part.is_uncut()]
    return tuple(found)


class _Part(NamedTuple):
    """Cards on one piece of paper, and where that was cut already: across, then down."""

    boxes: tuple[Rect, ...]
    bounds: tuple[tuple[int, ...], tuple[int, ...]]

    def groups(self, *, upright: bool) -> list[tuple[Span, tuple[Rect, ...]]]:
        """What cuts of one direction part, with the span of each, in order."""
        groups: list[tuple[Span, tuple[Rect, ...]]] = []
        for box in sorted(self.boxes, key=lambda box: _span(box, upright=upright)):
            start, end = _span(box, upright=upright)
            if groups and start < groups[-1][0][1]:
                (first, last), members = groups[-1]
                groups[-1] = (first, max(last, end)), (*members, box)
            else:
                groups.append(((start, end), (box,)))
        return groups

    def edges(self, *, upright: bool) -> list[int]:
        """Where cuts of one direction are still to be made."""
        spans = {edge for span, _ in self.groups(upright=upright) for edge in span}
        return sorted(spans.difference(self.bounds[not upright]))

    def strips(self, *, upright: bool) -> Iterator["_Part"]:
        """What is left once those cuts are made."""
        for span, members in self.groups(upright=upright):
            yield _Part(members, (span, self.bounds[1]) if upright else (self.bounds[0], span))

    def is_uncut(self) -> bool:
        """Whether any cut is left to be made."""
        return any(self.edges(upright=upright) for upright in (False, True))

    def parted_upright(self) -> bool:
        """Whether it is cut upright next."""
        level, upright = (len(self.groups(upright=way)) for way in (False, True))
        if level == upright == 1:
            return not self.edges(upright=False)
        return level == 1 or 1 < upright < level


def _span(box: Rect, *, upright: bool) -> Span:
    """From where to where a card lies across, or down."""
    return (box.x, box.right) if upright else (box.y, box.bottom)


def _extent(boxes: Sequence[Rect], *, upright: bool) -> Span:
    spans = [_span(box, upright=upright) for box in boxes]
    return min(start for start, _ in spans), max(end for _, end in spans)
