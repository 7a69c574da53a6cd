"""Faces drawn with little ink: every colour becomes white, the lines stay (art direction §8)."""

from cardsmith.layout.ornament import CONTOUR
from cardsmith.layout.repainting import Repainting
from cardsmith.model.face import Outline, Path, Text
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

_KEPT = frozenset({INK, BROWN, GREY})
"""What words and lines keep their ink in."""

_LATTICE = frozenset({PAPER, WHITE, LATTICE_LINE, BOARD_LINE})
"""Lines that are lighter than the lozenges between them."""

_FINE = 0.35


def ink_saver() -> Repainting:
    """What draws faces with little ink; every box and every baseline stays where it was."""
    return Repainting(_path, lambda text: text if text.ink in _KEPT else _inked(text))


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
