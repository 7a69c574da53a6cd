"""A picture or a page as the side of a card, with bleed made where it brings none."""

from collections.abc import Iterator

from cardsmith.layout.foreign.placing import Placing
from cardsmith.model.cutting import Cutting
from cardsmith.model.edition import Size
from cardsmith.model.face import Face, Group, Item, Matrix, Picture, shift, turned
from cardsmith.model.outline import rectangle

_OVERLAP = 0.02
"""Millimetres by which made bleed runs under the picture, lest paper shine through the seam."""

_NONE = 1e-6


def foreign_face(cutting: Cutting, placing: Placing, size: Size, bleed: float) -> Face:
    """The side of a card of ``size``, printed ``bleed`` millimetres beyond it.

    What lies beyond the trim is the picture itself as far as it goes, then the picture mirrored
    about its edge: a border goes on, a line meets itself, and what was vector stays vector.
    Where the picture ends inside the trim the paper stays white.
    """
    drawn = _drawn(cutting, placing)
    items = [Group((drawn,), matrix) for matrix in _mirrors(placing, size, bleed)]
    return Face(cutting.name, size.width, size.height, (*items, drawn), bleed)


def _drawn(cutting: Cutting, placing: Placing) -> Item:
    """The whole original, laid so that the window of the cutting fills its place."""
    window, original = cutting.window, cutting.original
    wide, high = original.size
    across = placing.width if placing.turn == 0 else placing.height
    scale = across / window.width
    # from the middle of the window to the middle of the original, upright
    right = (wide / 2 - window.x - window.width / 2) * scale
    down = (high / 2 - window.y - window.height / 2) * scale
    width, height = wide * scale, high * scale
    upright = original.upright
    if upright.a == 0:
        width, height = height, width
    middle = placing.x + placing.width / 2, placing.y + placing.height / 2
    matrix = upright.then(shift(right, down)).then(turned(placing.turn)).then(shift(*middle))
    whole: Item = Picture(-width / 2, -height / 2, width, height, original)
    whole = Group((whole,), matrix)
    if (window.width, window.height) == original.size:
        return whole
    clip = rectangle(placing.x, placing.y, placing.width, placing.height)
    return Group((whole,), clip=clip)


def _mirrors(placing: Placing, size: Size, bleed: float) -> Iterator[Matrix]:
    """The maps that continue a picture beyond those of its edges that end within the bleed."""
    across = [*_edges(placing.x, placing.x + placing.width, size.width, bleed)]
    down = [*_edges(placing.y, placing.y + placing.height, size.height, bleed)]
    # corners first: what is nearer the card lies over them
    for x in across:
        for y in down:
            yield Matrix(-1, 0, 0, -1, 2 * x, 2 * y)
    for x in across:
        yield Matrix(-1, 0, 0, 1, 2 * x, 0)
    for y in down:
        yield Matrix(1, 0, 0, -1, 0, 2 * y)


def _edges(low: float, high: float, length: float, bleed: float) -> Iterator[float]:
    """The edges of a picture from which bleed is made; none where it leaves the card white."""
    if -bleed + _NONE < low <= _NONE:
        yield low + _OVERLAP
    if length - _NONE <= high < length + bleed - _NONE:
        yield high - _OVERLAP
