"""A tray: an open box in which all packets stand behind their dividers, to be leafed through."""

from collections.abc import Iterator, Mapping

from cardsmith.layout.box.band import LABEL, titled
from cardsmith.layout.box.composing import EDGE, BoxLabel
from cardsmith.layout.box.net import AIR, ROOM, most_cards
from cardsmith.layout.game_look import LOOKS
from cardsmith.layout.motifs_ground import lattice
from cardsmith.layout.net.flat import Net, Part, Point, flat
from cardsmith.layout.net.lines import KEY_HEIGHT, WORD, cut, fold, glue, key, pasted
from cardsmith.layout.setting import set_line
from cardsmith.model.edition import Edition, Size
from cardsmith.model.face import Face, Group, Item, shift, turned
from cardsmith.model.metrics import Fonts
from cardsmith.model.sizes import THICKNESS

HIGH, RIM = 55.0, 10.0
"""How high the walls are, and the rim that is folded in and glued to stiffen them."""

LONGEST = 136.0
"""A longer tray would not fit a sheet, A4 or Letter."""

LEAF = 1.15
"""Room for a pack to lean: a tray is longer than what it holds."""

_SHORTEST = 30.0
_TAB, _SLANT = 12.0, 3.0
_LOZENGE = (7.2, 12.9)


class TrayNet(Net, frozen=True):
    """All parts of a tray by name, its ``length`` from left to right.

    ``floor``; the walls ``above``, ``below``, ``left`` and ``right``; a ``rim`` beyond each; a
    ``tab`` at both ends of the walls above and below, glued behind those left and right.
    """

    length: float
    width: float

    @property
    def extent(self) -> Point:
        """Width and height of the net."""
        return self.length + 2 * (HIGH + RIM), self.width + 2 * (HIGH + RIM)


def tray_length(cards: int, thickness: float = THICKNESS) -> float:
    """How long a tray is for so many cards of some thickness, in millimetres."""
    return max(cards * thickness * LEAF + AIR, _SHORTEST)


def most_in_tray(thickness: float = THICKNESS) -> int:
    """How many cards the longest tray takes, at least one.

    >>> most_in_tray(0.32)
    366
    """
    return most_cards(LONGEST, thickness * LEAF)


def tray_net(card: Size, length: float) -> TrayNet:
    """The net of a tray for cards of a size, which stand in it."""
    width, start = card.width + ROOM, RIM + HIGH
    x0, x1, y0, y1 = start, start + length, start, start + width
    parts = (
        flat("floor", (x0, y0), (x1, y0), (x1, y1), (x0, y1)),
        *_side("above", (x0, y0), (x1, y0), (0, -1), tabs=True),
        *_side("below", (x1, y1), (x0, y1), (0, 1), tabs=True),
        *_side("left", (x0, y1), (x0, y0), (-1, 0)),
        *_side("right", (x1, y0), (x1, y1), (1, 0)),
    )
    return TrayNet({part.name: part for part in parts}, length, width)


def _side(name: str, one: Point, other: Point, out: Point, *, tabs: bool = False) -> Iterator[Part]:
    """The wall on an edge of the floor, walked clockwise, with its rim and its tabs."""
    dx, dy = out
    high = (other[0] + dx * HIGH, other[1] + dy * HIGH)
    low = (one[0] + dx * HIGH, one[1] + dy * HIGH)
    yield flat(name, one, low, high, other)
    along = (-dy, dx)
    rim = RIM
    inner_low = (low[0] + dx * rim + along[0] * rim, low[1] + dy * rim + along[1] * rim)
    inner_high = (high[0] + dx * rim - along[0] * rim, high[1] + dy * rim - along[1] * rim)
    yield flat(f"rim {name}", low, inner_low, inner_high, high)
    if tabs:
        for end, foot, top, way in (("first", one, low, -1), ("last", other, high, 1)):
            yield _tab(f"tab {name} {end}", foot, top, (along[0] * way, along[1] * way), out)


def _tab(name: str, foot: Point, top: Point, along: Point, out: Point) -> Part:
    (ax, ay), (dx, dy) = along, out
    return flat(
        name,
        foot,
        (foot[0] + ax * _TAB + dx * _SLANT, foot[1] + ay * _TAB + dy * _SLANT),
        (top[0] + ax * _TAB - dx * _SLANT, top[1] + ay * _TAB - dy * _SLANT),
        top,
    )


def tray_face(
    edition: Edition,
    fonts: Fonts,
    words: Mapping[str, str],
    length: float,
    label: BoxLabel | None = None,
) -> Face:
    """The net of a tray, ready to cut, fold and glue; a title too long was told by the box.

    ``words`` are those of ``messages/net.yaml`` and ``messages/box.yaml``.
    """
    net = tray_net(edition.size, length)
    items: list[Item] = []
    for name, part in net.parts.items():
        if name.startswith("tab"):
            items += glue(part.outline)
    items += _dressed(net, edition)
    items += _named(fonts, edition.title, net, label)
    items += (*map(fold, net.folds), *map(cut, net.cuts))
    for name, part in net.parts.items():
        if name.startswith("tab"):
            items.append(pasted(fonts, words["paste"], part.middle, 90))
    items += _how(fonts, words, net)
    width, height = net.extent
    return Face(
        "tray", width + 2 * EDGE, height + 2 * EDGE, (Group(tuple(items), shift(EDGE, EDGE)),)
    )


def _dressed(net: TrayNet, edition: Edition) -> Iterator[Item]:
    """One lattice over walls and rims, and paper for the floor, which nobody sees."""
    wide, high = net.extent
    across, down = (
        2 * round(side / step / 2) for side, step in zip((wide, high), _LOZENGE, strict=True)
    )
    weave = LOOKS[edition.game].weave._replace(across=across, down=down)
    shapes = tuple(
        segment
        for name, part in net.parts.items()
        if name != "floor" and not name.startswith("tab")
        for segment in part.outline
    )
    yield Group((lattice(wide, high, weave),), clip=shapes)


def _named(fonts: Fonts, title: str, net: TrayNet, label: BoxLabel | None) -> Iterator[Item]:
    """The title on every wall, to be read as the tray stands; its packets under it."""
    for name, degrees in (("above", 0), ("below", 180), ("left", 270), ("right", 90)):
        left, top, right, foot = net.parts[name].box
        along = right - left if degrees % 180 == 0 else foot - top
        place = turned(degrees).then(shift(*net.parts[name].middle))
        yield from titled(fonts, title, (HIGH, along), place)
        if label is not None:
            under = shift(0, 14).then(place)
            yield from titled(fonts, label.whole, (12.0, along), under, LABEL)


def _how(fonts: Fonts, words: Mapping[str, str], net: TrayNet) -> Iterator[Item]:
    """The key in the free corner above, the steps in the one below."""
    yield from key(fonts, words, (0, (HIGH + RIM - KEY_HEIGHT) / 2))
    foot = net.extent[1] - (HIGH + RIM) / 2
    for row, name in enumerate(("step_cut", "tray_rim", "tray_tabs")):
        yield set_line(fonts, WORD, words[name], (0, foot + (row - 1) * 4.6))
