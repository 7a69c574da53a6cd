"""The drawn ornaments of a template: patterns and people whose numbers it gives."""

import math
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from cardsmith.layout.arch import stones
from cardsmith.layout.figure import FigureFrame, jester_figure, jester_head, rank_figure
from cardsmith.layout.motifs import dyed
from cardsmith.layout.motifs_ground import Weave, lattice, medallion, rays
from cardsmith.layout.motifs_marotte import Marotte, marotte_staff
from cardsmith.layout.ornament import Roles
from cardsmith.layout.template_card import Card
from cardsmith.layout.template_places import Frame, point
from cardsmith.layout.template_shapes import bled, painted
from cardsmith.layout.template_signs import Look
from cardsmith.model.boxes import Drawing, DrawnBox
from cardsmith.model.face import Group, Item, shift
from cardsmith.model.inks import INK, PAPER, Ink
from cardsmith.model.ornament import Ornament, Ornaments
from cardsmith.model.outline import lozenge, rectangle
from cardsmith.model.value import Lists

_MOST = 100
"""The most parts of a drawn ornament."""

JESTER_RANK = 13


class Given(NamedTuple):
    """The numbers of a drawn ornament, filled for a card.

    ``trim`` is its frame, sides on the edge of what the template draws on moved to the cut;
    ``over`` the same over the bleed.
    """

    box: DrawnBox
    frame: Frame
    trim: Frame
    over: Frame
    colors: tuple[Ink, ...]
    stroke: Ink | None
    dots: Ink | None
    number: int
    sign: Ornament | None
    look: Look
    ornaments: Ornaments

    @property
    def lines(self) -> float:
        """The factor of its lines."""
        return self.look.lines

    @property
    def roles(self) -> Roles:
        """The inks of its parts."""
        return self.look.roles()


def draw_drawing(
    box: DrawnBox, look: Look, card: Card, lists: Lists, frame: Frame
) -> tuple[Item, ...]:
    """A drawn ornament in its frame; what is wrong is said of the card."""
    shipped = card.workshop.artwork.ornaments
    said = len(card.findings)
    colors = tuple(card.ink(color, lists, box.span) for color in box.colors)
    stroke, dots = (card.ink(color, lists, box.span) for color in (box.stroke, box.dots))
    count = card.number(box.count, lists, box.span, _MOST)
    sign = None
    if box.drawing == "figure":
        count = card.number(box.of, lists, box.span, JESTER_RANK)
    elif box.of.parts:
        sign = card.ornament(box.of, lists, box.span)
    if len(card.findings) > said or shipped is None:
        return ()
    trim = over = frame
    if box.bleed:
        trim = bled(frame, card.stage, card.trim, 0.0)
        over = bled(frame, card.stage, card.trim, card.template.bleed)
    inks = tuple(ink for ink in colors if ink is not None)
    given = Given(box, frame, trim, over, inks, stroke, dots, count or 0, sign, look, shipped)
    return _DRAWN[box.drawing](given)


def _motley(given: Given) -> tuple[Item, ...]:
    """Lozenges over a frame, or over the whole card; what bleeds goes on with the pattern."""
    box, frame, over = given.box, given.trim, given.over
    if not given.colors:
        return ()
    weave = Weave(
        given.colors,
        given.stroke or given.colors[0],
        box.weight,
        across=box.across,
        down=box.down,
        dots=given.dots is not None,
        dot=given.dots or INK,
    )
    out = max(frame.x - over.x, frame.y - over.y, 0.0)
    clip = rectangle(*over)
    woven = lattice(frame.width, frame.height, weave, out)
    return (Group((Group(woven.items, shift(frame.x, frame.y)),), clip=clip),)


def _rays(given: Given) -> tuple[Item, ...]:
    box, frame, over = given.box, given.frame, given.over
    if not given.colors or not given.number:
        return ()
    centre = point(box.centre, frame) if box.centre else frame.centre
    reach = 2 * math.hypot(over.width, over.height)
    drawn = rays(centre, given.number, reach, given.colors[0])
    return (Group((drawn,), clip=rectangle(*over)),)


def _lozenges(given: Given) -> tuple[Item, ...]:
    """A row or column of lozenges; they touch where no size parts them."""
    box, frame, count = given.box, given.frame, given.number
    if not count:
        return ()
    step = (frame.height if box.upright else frame.width) / count
    usual = (frame.width, step) if box.upright else (step, frame.height)
    width, height = box.size or usual
    x, y = frame.centre
    row = []
    for number in range(count):
        off = (number - (count - 1) / 2) * step
        at = (x, y + off) if box.upright else (x + off, y)
        row.append((_in_turn(given.colors, number), lozenge(*at, width / 2, height / 2)))
    return dyed(row, box.weight, given.stroke)


def _in_turn(inks: Sequence[Ink], number: int) -> Ink:
    return inks[number % len(inks)] if inks else PAPER


def _medallion(given: Given) -> tuple[Item, ...]:
    frame = given.frame
    outline = medallion(frame.centre, frame.width / 2, frame.height / 2)
    fill = given.colors[0] if given.colors else None
    return (painted(outline, given.box.weight, (fill, given.stroke)),)


def _arch(given: Given) -> tuple[Item, ...]:
    return stones(given.frame, given.number, given.sign, given.look) if given.sign else ()


def _figure(given: Given) -> tuple[Item, ...]:
    frame, value = _standing(given), given.number
    if value == JESTER_RANK:
        return jester_figure(given.ornaments, frame)
    return rank_figure(given.ornaments, value, frame, given.roles) if value else ()


def _jester(given: Given) -> tuple[Item, ...]:
    return jester_head(given.ornaments, _standing(given))


def _standing(given: Given) -> FigureFrame:
    frame = given.frame
    return FigureFrame(x=frame.x, y=frame.y, width=frame.width, factor=given.lines)


def _marotte(given: Given) -> tuple[Item, ...]:
    """The sceptre: its head as wide as the frame, its stick to the lower edge."""
    frame = given.frame
    unit = frame.width / 50
    stick = (given.over.bottom - frame.y) / unit - 14
    marotte = Marotte(frame.centre[0], frame.y, unit, head=0.5, stick=stick, factor=given.lines)
    return marotte_staff(given.ornaments, marotte)


_DRAWN: Mapping[Drawing, Callable[[Given], tuple[Item, ...]]] = {
    "motley": _motley,
    "rays": _rays,
    "lozenges": _lozenges,
    "medallion": _medallion,
    "arch": _arch,
    "figure": _figure,
    "jester": _jester,
    "marotte": _marotte,
}
