"""Faces drawn with little ink: every colour becomes white, the lines stay (art direction §8)."""

from cardsmith.layout.ornament import CONTOUR
from cardsmith.layout.repainting import Repainting
from cardsmith.model.face import Group, Item, Outline, Path, Text
from cardsmith.model.inks import (
    BOARD_LINE,
    BROWN,
    GOLD,
    GREY,
    INK,
    LATTICE_LINE,
    MAROTTE_RAY,
    PAPER,
    WHITE,
    Ink,
)
from cardsmith.model.outline import line

_KEPT = frozenset({INK, BROWN, GREY})
"""What words and lines keep their ink in."""

_LATTICE = frozenset({PAPER, WHITE, LATTICE_LINE, BOARD_LINE})
"""Lines that are lighter than the lozenges between them."""

_FINE = 0.35

_WIDE = 12.0
"""From this width and height on, in mm, what is white lets show what is printed behind it."""

_APART = 2.4
"""Distance of the lines that hide it, in mm: that of two lines of a list, or less."""


def ink_saver() -> Repainting:
    """What draws faces with little ink; every box and every baseline stays where it was."""
    return Repainting(_path, _text)


def back_saver() -> Repainting:
    """The same for backs: lines part large white fields, so that thin paper hides a list."""
    return Repainting(_parted, _text)


def _text(text: Text) -> Text:
    return text if text.ink in _KEPT else _inked(text)


def _parted(path: Path) -> Item | None:
    """A path without colour, a large field that has an outline with fine lines across it."""
    thin = _path(path)
    left, top, right, bottom = _extent(path.outline)
    if thin is None or thin.fill != WHITE or thin.stroke is None:
        return thin
    if min(right - left, bottom - top) < _WIDE:
        return thin
    middle, half = (top + bottom) / 2, int((bottom - top) / 2 / _APART)
    across: Outline = tuple(
        segment
        for number in range(-half, half + 1)
        for segment in line(left, middle + number * _APART, right, middle + number * _APART)
    )
    lines = Path(across, stroke=GREY, weight=_FINE)
    return Group(
        (thin._replace(stroke=None), Group((lines,), clip=path.outline), thin._replace(fill=None))
    )


def _extent(outline: Outline) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of the points of an outline."""
    xs = [x for _, *numbers in outline for x in numbers[::2]]
    ys = [y for _, *numbers in outline for y in numbers[1::2]]
    return min(xs), min(ys), max(xs), max(ys)


def _inked(text: Text) -> Text:
    return text._replace(ink=INK)


def _path(path: Path) -> Path | None:
    """A path without colour; None for the golden dots on a lattice, which have no line.

    The rays of the marotte's back keep their outlines, as a lattice does.
    """
    if path.fill == GOLD and path.stroke is None and _is_round(path.outline):
        return None
    if path.fill == MAROTTE_RAY:
        return path._replace(fill=None, stroke=GREY, weight=_FINE)
    if path.fill is not None and path.fill != INK:
        path = path._replace(fill=WHITE)
    return path if path.stroke is None else _lined(path, path.stroke)


def _lined(path: Path, ink: Ink) -> Path:
    """A line in ink; grey and fine where it parted lozenges, white where it filled a tube."""
    if ink in _KEPT:
        return path
    if path.butt or path.weight > CONTOUR:
        return path._replace(stroke=WHITE)
    if ink in _LATTICE:
        return path._replace(stroke=GREY, weight=_FINE)
    return path._replace(stroke=INK)


def _is_round(outline: Outline) -> bool:
    return all(letter in "MCZ" for letter, *_ in outline)
