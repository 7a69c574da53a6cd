"""The net of a tuck box: walls, lids and flaps in the plane. Millimetres."""

from cardsmith.layout.net.flat import Net, Part, Point, flat, straight
from cardsmith.model.edition import Size
from cardsmith.model.face import Outline
from cardsmith.model.outline import QUARTER
from cardsmith.model.sizes import THICKNESS
from cardsmith.model.struct import Struct

AIR, ROOM, SHALLOWEST = 1.0, 2.0, 4.0
"""What a box is deeper than its pack, wider and higher than its cards, and at least deep."""

FLAP, TONGUE = 10.0, 14.0
"""The flap down the side that is glued, and the tongue of a lid."""

_THINNEST = 0.01
_SLANT, _DUST_SLANT = 3.0, 1.5
_CORNER = 6.0
_NOTCH = (9.0, 5.4)


class BoxSize(Struct, frozen=True, kw_only=True):
    """The walls of a box once folded: those in front and at the back, and their distance."""

    width: float
    height: float
    depth: float

    @property
    def dust(self) -> float:
        """How long the small flaps are: two of them never meet in the middle."""
        return min(max(0.8 * self.depth, 8.0), self.width / 2 - 2)


def box_size(card: Size, cards: int, thickness: float = THICKNESS) -> BoxSize:
    """The box for so many cards of a size, each ``thickness`` millimetres."""
    depth = max(cards * thickness + AIR, SHALLOWEST)
    return BoxSize(width=card.width + ROOM, height=card.height + ROOM, depth=depth)


def most_cards(depth: float, thickness: float = THICKNESS) -> int:
    """How many cards of some thickness a box of that depth takes with its air, at least one.

    >>> most_cards(36.0, 0.32), most_cards(1.0, 0.32)
    (109, 1)
    """
    return max(int((depth - AIR) / max(thickness, _THINNEST) + 1e-9), 1)


class BoxNet(Net, frozen=True):
    """All parts of a box by name.

    Walls: ``front``, ``right``, ``back``, ``left``, ``lid``, ``floor``. Inside: the ``flap``
    glued behind the left wall, the ``tongue`` of the lid, the ``lip`` of the floor, which is
    glued too, and four of ``dust``.
    """

    size: BoxSize

    @property
    def extent(self) -> Point:
        """Width and height of the net."""
        size = self.size
        return FLAP + 2 * (size.width + size.depth), size.height + 2 * (size.depth + TONGUE)


def box_net(size: BoxSize) -> BoxNet:
    """The net of a box, its front the second column from the left.

    Lid and floor hang from the back; the flap at the left is glued behind the last column.
    """
    w, h, d = size.width, size.height, size.depth
    xs = (FLAP, FLAP + w, FLAP + w + d, FLAP + 2 * w + d, FLAP + 2 * (w + d))
    top = TONGUE + d
    foot = top + h
    parts = [
        _flap(xs[0], top, foot),
        _wall("front", (xs[0], top, xs[1], foot), notched=True),
        _wall("right", (xs[1], top, xs[2], foot)),
        _wall("back", (xs[2], top, xs[3], foot)),
        _wall("left", (xs[3], top, xs[4], foot)),
        _wall("lid", (xs[2], TONGUE, xs[3], top)),
        _wall("floor", (xs[2], foot, xs[3], foot + d)),
        _tongue("tongue", xs[2], xs[3], TONGUE, -TONGUE),
        _tongue("lip", xs[2], xs[3], foot + d, TONGUE),
        *(
            _dust(name, xs[at], xs[at + 1], y, reach)
            for at, side in ((1, "right"), (3, "left"))
            for name, y, reach in (
                (f"dust {side} top", top, -size.dust),
                (f"dust {side} foot", foot, size.dust),
            )
        ),
    ]
    return BoxNet({part.name: part for part in parts}, size)


def _wall(name: str, box: tuple[float, float, float, float], *, notched: bool = False) -> Part:
    left, top, right, foot = box
    corners = ((left, top), (right, top), (right, foot), (left, foot))
    sides = list(straight(corners))
    if notched:
        sides[0] = _notch(left, right, top)
    return Part(name=name, corners=corners, edges=tuple(sides))


def _notch(left: float, right: float, y: float) -> Outline:
    """An upper edge with a hollow for the thumb in its middle."""
    across, down = _NOTCH
    middle, kx, ky = (left + right) / 2, across * QUARTER, down * QUARTER
    return (
        ("M", left, y),
        ("L", middle - across, y),
        ("C", middle - across, y + ky, middle - kx, y + down, middle, y + down),
        ("C", middle + kx, y + down, middle + across, y + ky, middle + across, y),
        ("L", right, y),
    )


def _flap(x: float, top: float, foot: float) -> Part:
    return flat("flap", (x, foot), (0.0, foot - _SLANT), (0.0, top + _SLANT), (x, top))


def _dust(name: str, left: float, right: float, y: float, reach: float) -> Part:
    """A flap that tapers, ``reach`` up (negative) or down from its fold."""
    slant = min(_DUST_SLANT, (right - left) / 8)
    inner = (left + slant, y + reach), (right - slant, y + reach)
    return flat(name, (left, y), *inner, (right, y))


def _tongue(name: str, left: float, right: float, y: float, reach: float) -> Part:
    """A flap with two round corners, ``reach`` up (negative) or down from its fold."""
    end, turn = y + reach, _CORNER * (1 if reach > 0 else -1)
    round_from, k = end - turn, 1 - QUARTER
    corners = ((left, y), (right, y), (right, round_from), (left, round_from))
    around: Outline = (
        ("M", right, round_from),
        ("C", right, end - turn * k, right - _CORNER * k, end, right - _CORNER, end),
        ("L", left + _CORNER, end),
        ("C", left + _CORNER * k, end, left, end - turn * k, left, round_from),
    )
    sides = list(straight(corners))
    sides[2] = around
    return Part(name=name, corners=corners, edges=tuple(sides))
