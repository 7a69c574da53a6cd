"""The ornaments of a template: one in its frame, or pips by number."""

import math
from collections.abc import Iterator, Mapping

from cardsmith.layout.ornament import COURT, JESTER, LAND, NOBILITY, TRADES, Roles, draw
from cardsmith.layout.template_places import Frame
from cardsmith.model.boxes import OrnamentBox, PipsBox
from cardsmith.model.face import Art, Stamp, shift, turned
from cardsmith.model.inks import Ink
from cardsmith.model.ornament import Ornament

MOST_PIPS = 60
"""The most pips that a card shows in one box."""

_DYES: Mapping[str, Roles] = {
    "jester": JESTER,
    "court": COURT,
    "nobility": NOBILITY,
    "trades": TRADES,
    "land": LAND,
}
_APART = 0.2
"""The space between pips, in widths of one."""

_HUNDREDTHS = 100
Arts = dict[tuple[object, ...], Art]
Dyes = tuple[str, tuple[tuple[str, Ink], ...]]


def ornament(box: OrnamentBox, sign: Ornament, frame: Frame, arts: Arts) -> Stamp:
    """An ornament in the middle of its frame, as large as the frame allows, turned or not."""
    width, height = frame.width, frame.height
    if box.turn in {90, 270}:
        width, height = height, width
    across = min(width, height * 100 / sign.height)
    return _stamp(sign, frame.centre, (across, box.turn), (box.dyes, box.inks), arts)


def pips(box: PipsBox, sign: Ornament, count: int, arts: Arts, frame: Frame) -> tuple[Stamp, ...]:
    """So many ornaments in their arrangement, each as large as fits and the box allows."""
    across, places = arranged(box, count, sign.height / 100, frame)
    dyes = box.dyes, box.inks
    return tuple(_stamp(sign, place, (across, 0.0), dyes, arts) for place in places)


def arranged(
    box: PipsBox, count: int, aspect: float, frame: Frame
) -> tuple[float, tuple[tuple[float, float], ...]]:
    """The width of each pip, and the middle of every one; ``aspect`` is height by width."""
    if not count:
        return 0.0, ()
    if box.arrange == "ring":
        return _ring(count, aspect, frame, box.size)
    across = {"row": count, "column": 1}.get(box.arrange, box.across or math.isqrt(count - 1) + 1)
    down = -(-count // across)
    wide, high = (number + (number - 1) * _APART for number in (across, down))
    width = min(frame.width / wide, frame.height / (high * aspect))
    width = min(width, box.size) if box.size else width
    return width, tuple(_rows(count, across, (width, width * aspect), frame))


def _rows(
    count: int, across: int, size: tuple[float, float], frame: Frame
) -> Iterator[tuple[float, float]]:
    """The middles of pips row by row; a last row that is not full stands in the middle."""
    width, height = size
    (x, y), step = frame.centre, 1 + _APART
    down = -(-count // across)
    for number in range(count):
        row, column = divmod(number, across)
        here = min(across, count - row * across)
        yield (
            x + (column - (here - 1) / 2) * width * step,
            y + (row - (down - 1) / 2) * height * step,
        )


def _ring(
    count: int, aspect: float, frame: Frame, most: float
) -> tuple[float, tuple[tuple[float, float], ...]]:
    """Pips on a circle from the top, clockwise; one alone stands in the middle."""
    room, tall = min(frame.width, frame.height), max(aspect, 1.0)
    sine = math.sin(math.pi / count) if count > 1 else 0.0
    width = room * sine / (1 + _APART + sine) / tall if count > 1 else room / tall
    width = min(width, most) if most else width
    radius = (room - width * tall) / 2 if count > 1 else 0.0
    x, y = frame.centre
    turns = (2 * math.pi * number / count for number in range(count))
    places = tuple((x + radius * math.sin(turn), y - radius * math.cos(turn)) for turn in turns)
    return width, places


def _stamp(
    sign: Ornament,
    centre: tuple[float, float],
    size: tuple[float, float],
    dyes: Dyes,
    arts: Arts,
) -> Stamp:
    width, turn = size
    width = math.floor(width * _HUNDREDTHS + 1e-6) / _HUNDREDTHS
    key = (sign.name, id(sign), width, dyes)
    if key not in arts:
        roles = {**JESTER, **_DYES[dyes[0]], **dict(dyes[1])}
        at = -width / 2, -width * sign.height / 200
        factor = min(1.0, 0.5 + width / 16)
        arts[key] = Art(sign.name, draw(sign, at=at, width=width, roles=roles, factor=factor))
    return Stamp(arts[key], turned(turn).then(shift(*centre)))
