"""Pictures that carry each other on, as a mirrored bleed does: one ground, whatever its pieces."""

from collections.abc import Collection, Sequence

from cardsmith.press.preflight.marks import Box, Group, Kind, Mark, is_level

_HAIR = 0.05
"""Points that rounding may take from an edge."""

_MOST = 32
"""Pictures of a stream that are held against each other; a sheet of more is no card."""


def joined(marks: Sequence[Mark | Group]) -> dict[int, Mark]:
    """By its id, each picture of a stream with the box of all that it makes a rectangle with."""
    pictures = [
        each
        for each in marks
        if isinstance(each, Mark) and each.kind is Kind.PICTURE and is_piece(each)
    ]
    if not 1 < len(pictures) <= _MOST:
        return {}
    boxes = wholes(pictures)
    return {id(each): each._replace(box=boxes[id(each)]) for each in pictures}


def wholes(pieces: Sequence[Mark]) -> dict[int, Box]:
    """By its id, the box of all that each piece makes a rectangle with."""
    boxes = [each.box for each in pieces]
    lines = tuple({_run(box, boxes, axis) for box in boxes} for axis in (0, 1))
    return {id(each): _grown(each.box, boxes, lines) for each in pieces}


def is_piece(mark: Mark) -> bool:
    """Whether a ground ends where its box does, and hides what it lies on."""
    return (
        not mark.clip.shapes
        and not mark.blending.is_transparent
        and (mark.kind is not Kind.PICTURE or is_level(mark))
    )


def _grown(box: Box, boxes: Sequence[Box], lines: Sequence[Collection[Box]]) -> Box:
    """The larger of a row with all rows like it, and of a column with all columns like it."""
    return max((_run(_run(box, boxes, axis), lines[axis], 1 - axis) for axis in (0, 1)), key=_area)


def _run(box: Box, others: Collection[Box], axis: int) -> Box:
    """A box grown along an axis by all of the same extent across it that touch it in turn."""
    low, high = axis, axis + 2
    side = 1 - axis
    alike = [
        each
        for each in others
        if abs(each[side] - box[side]) < _HAIR and abs(each[side + 2] - box[side + 2]) < _HAIR
    ]
    first, last = box[low], box[high]
    for each in sorted(alike, key=lambda one: one[low]):
        if each[low] <= last + _HAIR and each[high] > last:
            last = each[high]
    for each in sorted(alike, key=lambda one: -one[high]):
        if each[high] >= first - _HAIR and each[low] < first:
            first = each[low]
    grown = list(box)
    grown[low], grown[high] = first, last
    return grown[0], grown[1], grown[2], grown[3]


def _area(box: Box) -> float:
    return (box[2] - box[0]) * (box[3] - box[1])
