"""The ornaments of a template: one in its frame, or pips by number."""

import math
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from cardsmith.layout.ornament import COURT, JESTER, LAND, NOBILITY, TRADES, Roles, draw
from cardsmith.layout.template_places import Frame
from cardsmith.model.boxes import Inks, OrnamentBox, PipsBox
from cardsmith.model.face import Art, Stamp, shift, turned
from cardsmith.model.ornament import Ornament

MOST_PIPS = 60
"""The most pips that a card shows in one box."""

DYES: Mapping[str, Roles] = {
    "": JESTER,
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


class Look(NamedTuple):
    """How ornaments are coloured, and the factor of their lines; 0 is what their size asks for."""

    dyes: str
    inks: Inks
    lines: float = 0.0

    def roles(self, number: int = 0) -> Roles:
        """The ink of each role for the ornament of that number: some take several in turn."""
        own = {role: inks[number % len(inks)] for role, inks in self.inks}
        return {**JESTER, **DYES[self.dyes], **own}


def ornament(
    box: OrnamentBox, sign: Ornament, look: Look, frame: Frame, arts: Arts
) -> tuple[Stamp, ...]:
    """An ornament in the middle of its frame, as large as the frame allows, turned or not."""
    width, height = frame.width, frame.height
    if box.turn in {90, 270}:
        width, height = height, width
    across = min(width, height * 100 / sign.height)
    return (_stamp(sign, frame.centre, (across, box.turn), (look, 0), arts),)


def pips(
    box: PipsBox, pip: tuple[Ornament, Look], count: int, arts: Arts, frame: Frame
) -> tuple[Stamp, ...]:
    """So many ornaments in their arrangement, each as large as fits and the box allows."""
    sign, look = pip
    across, places = arranged(box, count, sign.height / 100, frame)
    turns = max(math.lcm(*(len(inks) for _, inks in look.inks)), 1)
    turn = 360 / count if box.outward and count else 0.0
    return tuple(
        _stamp(sign, place, (across, turn * number), (look, number % turns), arts)
        for number, place in enumerate(places)
    )


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
    worn: tuple[Look, int],
    arts: Arts,
) -> Stamp:
    width, turn = size
    width = math.floor(width * _HUNDREDTHS + 1e-6) / _HUNDREDTHS
    key = (sign.name, id(sign), width, worn)
    if key not in arts:
        look, number = worn
        at = -width / 2, -width * sign.height / 200
        factor = look.lines or min(1.0, 0.5 + width / 16)
        items = draw(sign, at=at, width=width, roles=look.roles(number), factor=factor)
        arts[key] = Art(sign.name, items)
    return Stamp(arts[key], turned(turn).then(shift(*centre)))
