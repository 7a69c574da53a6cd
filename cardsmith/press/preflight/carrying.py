"""Grounds that their likes carry on over the cut, as the mirrored bleed of a page does (V104)."""

from collections.abc import Iterator

from cardsmith.model.preflight import Limits
from cardsmith.press.preflight.facts import Facts
from cardsmith.press.preflight.frames import Frame
from cardsmith.press.preflight.joined import is_piece, wholes
from cardsmith.press.preflight.margins import is_ground, past_the_cut
from cardsmith.press.preflight.marks import Group, Kind, Mark

_SHORT = "V104", ""
_NEAR = 1.0
"""Points from the trim within which an edge may lie on it."""

_MOST = 400
"""Grounds at a cut that are held against each other; a page of more is no card."""


def carried(facts: Facts, group: Group, frame: Frame, limits: Limits) -> Facts:
    """The facts of a page, its grounds judged with all that they go on in.

    Looked at only where a ground seems to stop at the cut: all others are right as they stand.
    """
    short = facts.get(_SHORT)
    if short is None or short.value >= limits.bleed:
        return facts
    grounds = [
        mark for mark in _within(group) if is_ground(mark, frame, limits) and _is_cut(mark, frame)
    ]
    if len(grounds) > _MOST:
        return facts
    alike: dict[object, list[Mark]] = {}
    for mark in filter(is_piece, grounds):
        alike.setdefault(_likeness(mark), []).append(mark)
    whole = {key: box for marks in alike.values() for key, box in wholes(marks).items()}
    past = (
        fact
        for mark in grounds
        for fact in past_the_cut(mark, frame, whole.get(id(mark), mark.box))
    )
    worst = min(past, key=lambda fact: fact.value, default=short)
    return {**facts, _SHORT: worst}


def _within(group: Group) -> Iterator[Mark]:
    """All that a stream paints, and the forms in it."""
    for each in group.marks:
        if isinstance(each, Group):
            yield from _within(each)
        else:
            yield each


def _is_cut(mark: Mark, frame: Frame) -> bool:
    """Whether a mark reaches the trim, or goes beyond it."""
    left, bottom, right, top = frame.cut
    box = mark.box
    return min(box[0] - left, box[1] - bottom, right - box[2], top - box[3]) <= _NEAR


def _likeness(mark: Mark) -> object:
    """What marks have in common that may be one ground: pictures by their kind, else a paint."""
    return mark.kind if mark.kind is Kind.PICTURE else (mark.kind, mark.paint)
