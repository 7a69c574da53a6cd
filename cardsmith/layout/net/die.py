"""The die of Le Bouffon: a cross of six squares that folds to a cube of 16 mm (§7)."""

from collections.abc import Iterator, Mapping
from typing import Literal

from cardsmith.layout.net.lines import WORD, cut, fold, glue, key
from cardsmith.layout.ornament import INNER, centred, placed
from cardsmith.layout.setting import Style, set_line
from cardsmith.model.face import Face, Group, Item, Matrix, Outline, Path, shift, turned
from cardsmith.model.inks import INK, LIGHT_SAFFRON, LIGHT_WINE, PAPER, Ink
from cardsmith.model.metrics import Fonts
from cardsmith.model.ornament import Ornaments
from cardsmith.model.outline import line, polygon, rectangle

SIDE, TAB = 16.0, 5.0
OPPOSITE = 7
"""What two faces that lie opposite add up to."""

_SLANT = 3.0
_FRAME, _ROUND = 0.7, 1.6
_PIP, _SINGLE = 0.27, 0.47
"""The box of a pip in the side of its face, and of the one that stands alone."""

Edge = Literal["top", "right", "foot", "left"]

SQUARES: Mapping[int, tuple[int, int]] = {
    2: (1, 0),
    3: (0, 1),
    1: (1, 1),
    4: (2, 1),
    5: (1, 2),
    6: (1, 3),
}
"""The column and row of each face in the cross, by its pips."""

TABS: tuple[tuple[int, Edge], ...] = (
    (2, "top"),
    (2, "left"),
    (2, "right"),
    (5, "left"),
    (5, "right"),
    (6, "left"),
    (6, "right"),
)
"""The faces and their edges that carry a tab: one for each edge that the cross leaves open."""

_TURNS: Mapping[Edge, int] = {"top": 0, "right": 90, "foot": 180, "left": 270}
_BESIDE: Mapping[Edge, tuple[int, int]] = {
    "top": (0, -1),
    "right": (1, 0),
    "foot": (0, 1),
    "left": (-1, 0),
}
_TINTS: Mapping[int, Ink] = {1: PAPER, 2: LIGHT_SAFFRON, 3: LIGHT_WINE}
_NEAR, _HALF, _FAR = 0.24, 0.5, 0.76
_DIAGONAL = ((_NEAR, _NEAR), (_FAR, _FAR))
_CORNERS = (*_DIAGONAL, (_FAR, _NEAR), (_NEAR, _FAR))
_MIDDLE = ((_HALF, _HALF),)
_ROWS = tuple((x, y) for x in (_NEAR + 0.03, _FAR - 0.03) for y in (0.21, _HALF, 0.79))
PIPS: Mapping[int, tuple[tuple[float, float], ...]] = {
    1: _MIDDLE,
    2: _DIAGONAL,
    3: (*_DIAGONAL, *_MIDDLE),
    4: _CORNERS,
    5: (*_CORNERS, *_MIDDLE),
    6: _ROWS,
}
"""Where the pips of a face stand, in shares of its side."""

_LEFT, _TOP = 1.0, TAB + 1.0
_TEXT = _LEFT + 3 * SIDE + 8
_WIDTH, _HEIGHT = _TEXT + 42.0, _TOP + 4 * SIDE + 1.0
_HEADING = Style("Grenze Gotisch Bold", 17)


def die_face(fonts: Fonts, ornaments: Ornaments, words: Mapping[str, str]) -> Face:
    """The net of the die with a key beside it; ``words`` are those of ``messages/net.yaml``."""
    return Face(
        "die",
        _WIDTH,
        _HEIGHT,
        (
            Group(tuple(_net(ornaments)), shift(_LEFT, _TOP)),
            set_line(fonts, _HEADING, words["die"], (_TEXT, _TOP + 5)),
            *key(fonts, words, (_TEXT, _TOP + 10)),
            set_line(fonts, WORD, words["die_check"], (_TEXT, _TOP + 34)),
        ),
    )


def tab_outline(pips: int, edge: Edge) -> Outline:
    """A tab on an edge of a face, 5 mm deep, both of its ends slanting in."""
    tab = polygon((0, 0), (_SLANT, -TAB), (SIDE - _SLANT, -TAB), (SIDE, 0))
    return placed(tab, _standing(pips, edge))


def _standing(pips: int, edge: Edge) -> Matrix:
    """The map that takes the top edge of a square at the origin to an edge of a face."""
    column, row = SQUARES[pips]
    return turned(_TURNS[edge], SIDE / 2, SIDE / 2).then(shift(column * SIDE, row * SIDE))


def _net(ornaments: Ornaments) -> Iterator[Item]:
    """The tabs, the faces over them, then every edge as what is done with it."""
    for pips, edge in TABS:
        yield from glue(tab_outline(pips, edge))
        yield cut(tab_outline(pips, edge)[:-1])
    for pips, (column, row) in SQUARES.items():
        yield Group(tuple(_face(ornaments, pips)), shift(column * SIDE, row * SIDE))
    for pips in SQUARES:
        for edge in _TURNS:
            yield from _edge(pips, edge)


def _edge(pips: int, edge: Edge) -> Iterator[Path]:
    """Folded where a tab or another face begins, else cut; a shared edge is drawn once."""
    (column, row), (across, down) = SQUARES[pips], _BESIDE[edge]
    outline = placed(line(0, 0, SIDE, 0), _standing(pips, edge))
    beside = (column + across, row + down) in SQUARES.values()
    if beside and edge in ("top", "left"):
        return
    yield fold(outline) if beside or (pips, edge) in TABS else cut(outline)


def _face(ornaments: Ornaments, pips: int) -> Iterator[Item]:
    """A tinted square with bells for pips, all upright."""
    yield Path(rectangle(0, 0, SIDE, SIDE), fill=_TINTS[min(pips, OPPOSITE - pips)])
    inner = SIDE - 2 * _FRAME
    frame = rectangle(_FRAME, _FRAME, inner, inner, _ROUND)
    yield Path(frame, stroke=INK, weight=INNER)
    width = SIDE * (_SINGLE if pips == 1 else _PIP)
    for x, y in PIPS[pips]:
        yield from centred(ornaments["small/belltiny"], (x * SIDE, y * SIDE), width, factor=0.8)
