"""Why a card cannot be printed on a sheet."""

from collections.abc import Iterator

from cardsmith.impose.grid import Grid
from cardsmith.model.face import Face, Piece
from cardsmith.model.finding import Finding
from cardsmith.model.measure import Measure, measured
from cardsmith.model.place import named
from cardsmith.model.sheet import SheetOptions
from cardsmith.model.units import micrometres

_HUNDREDTH = 10
"""Micrometres."""


def trim(face: Face) -> tuple[int, int]:
    """Width and height of a face in whole micrometres."""
    return micrometres(face.width), micrometres(face.height)


def other_back(piece: Piece, back: Face) -> Finding:
    """I102: a back that is not of its front's size would be cut or leave white."""
    front, other = compared(trim(piece.front), trim(back))
    return Finding("I102", named(piece.component), card=piece.id, front=front, back=other)


def refusals(first: Piece, grid: Grid, options: SheetOptions) -> Iterator[Finding]:
    """What keeps all cards of the size of ``first`` off this sheet: I101, I103, I104, I105."""
    place = named(first.component)
    room = grid.field.width, grid.field.height
    size, usable = compared(grid.card, room)
    unknown = [slot for slot in sorted(options.skip) if not 1 <= slot <= grid.count]
    if not grid.count and (grid.card[0] > room[0] or grid.card[1] > room[1]):
        yield Finding("I101", place, card=first.id, size=size, usable=usable)
    elif not grid.count:
        bleed = measured(options.bleed / 1000)
        yield Finding("I104", place, card=first.id, size=size, usable=usable, bleed=bleed)
    elif unknown:
        yield Finding("I105", place, slot=unknown[0], slots=grid.count)
    elif len(options.skip) == grid.count:
        yield Finding("I103", place, slots=grid.count)


def compared(one: tuple[int, int], other: tuple[int, int]) -> tuple[Measure, Measure]:
    """Two sizes in micrometres as people read them, fine enough to be told apart.

    >>> compared((63_500, 88_000), (130_048, 88_011))
    ('63.5 × 88', '130.05 × 88.01')
    >>> compared((63_001, 88_000), (63_000, 88_000))
    ('63.001 × 88', '63 × 88')
    """
    places = 3 if any(0 < abs(a - b) < _HUNDREDTH for a, b in zip(one, other, strict=True)) else 2
    here, there = (
        measured(*(side / 1000 for side in size), places=places) for size in (one, other)
    )
    return here, there
