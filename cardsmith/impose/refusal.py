"""Why a card cannot be printed on a sheet."""

from collections.abc import Iterator

from cardsmith.impose.grid import Grid
from cardsmith.model.face import Face, Piece
from cardsmith.model.finding import Finding
from cardsmith.model.place import named
from cardsmith.model.sheet import SheetOptions
from cardsmith.model.units import micrometres


def trim(face: Face) -> tuple[int, int]:
    """Width and height of a face in whole micrometres."""
    return micrometres(face.width), micrometres(face.height)


def other_back(piece: Piece, back: Face) -> Finding:
    """I102: a back that is not of its front's size would be cut or leave white."""
    return Finding(
        "I102",
        named(piece.component),
        card=piece.id,
        front=dimensions(trim(piece.front)),
        back=dimensions(trim(back)),
    )


def refusals(first: Piece, grid: Grid, options: SheetOptions) -> Iterator[Finding]:
    """What keeps all cards of the size of ``first`` off this sheet: I101, I103, I104, I105."""
    place = named(first.component)
    usable = grid.field.width, grid.field.height
    size = dimensions(grid.card)
    unknown = [slot for slot in sorted(options.skip) if not 1 <= slot <= grid.count]
    if not grid.count and (grid.card[0] > usable[0] or grid.card[1] > usable[1]):
        yield Finding("I101", place, card=first.id, size=size, usable=dimensions(usable))
    elif not grid.count:
        bleed = dimensions((options.bleed,))
        yield Finding(
            "I104", place, card=first.id, size=size, usable=dimensions(usable), bleed=bleed
        )
    elif unknown:
        yield Finding("I105", place, slot=unknown[0], slots=grid.count)
    elif len(options.skip) == grid.count:
        yield Finding("I103", place, slots=grid.count)


def dimensions(lengths: tuple[int, ...]) -> str:
    """Lengths in millimetres as they are written on a job ticket.

    >>> dimensions((63_500, 88_000))
    '63.5×88'
    """
    return "×".join(f"{length / 1000:.3f}".rstrip("0").rstrip(".") for length in lengths)
