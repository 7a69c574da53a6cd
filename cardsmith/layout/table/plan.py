"""A table seen from above: who sits where, and who goes where in a revolution."""

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from cardsmith.layout.aid.card import AXIS, FOOT, LEFT, RIGHT, heading, numbered
from cardsmith.layout.aid.words import broken, set_runs
from cardsmith.layout.fit import largest
from cardsmith.layout.motifs import pip
from cardsmith.layout.ornament import CONTOUR, INNER
from cardsmith.layout.setting import Align, Style, milli, set_line, width
from cardsmith.layout.table.people import GUISES
from cardsmith.lexicon.plural import worded
from cardsmith.model.face import Item, Outline, Path
from cardsmith.model.inks import GOLD, INK, LIGHT_WINE, PAPER, WINE, Ink
from cardsmith.model.metrics import Fonts
from cardsmith.model.ornament import Ornaments
from cardsmith.model.outline import QUARTER, circle, line, polygon, rectangle
from cardsmith.model.rules import Rules
from cardsmith.model.table import Seat, Seating, Standing
from cardsmith.model.units import POINT

_X0, _X1, _Y0, _Y1, _ROUND = 9.2, 53.8, 18.6, 69.6, 9.0
"""The edges of the table, on which the seats are, and the radius of its corners."""

_FIRST, _LAST, _LAST_BUT_ONE = 25.8, 62.2, 55.8
"""The rows of the first and the last pair of seats, with no seat or one between the last."""

_TOKEN = 4.3
_ASIDE = _TOKEN + 0.9
_GAP = (27.9, 35.1)
"""Where an arrow between two seats of a row runs."""

_TITLE, _WORDS = Style("Alegreya Bold", 9), Style("Alegreya Medium", 8.5)
_SPACE = 1.4

_NOTE = 74.9
_LEAD = 3.35
"""The most from line to line of what is said beside a seat; a full table has less."""

_LINES = 3
_CAP = 2.9

Point = tuple[float, float]


class Labelled(NamedTuple):
    """What is said beside a seat: a few words over or under its title."""

    above: str
    title: tuple[str, ...]
    below: str = ""


class TablePlan(NamedTuple):
    """What plans are drawn with; ``words`` are those of ``messages/table.yaml``."""

    fonts: Fonts
    ornaments: Ornaments
    rules: Rules
    words: Mapping[str, str]
    language: str


def seat_plan(plan: TablePlan, seating: Seating) -> tuple[Item, ...]:
    """Who sits where, what is dealt to whom, who pays whom, which way the turn goes (DAL-03).

    DAL-04 merchants, DAL-05 and DAL-06 taxes, DAL-24 the turn (DAL-Q06), DAL-Q02 the deal.
    """
    seats, words, rules = seating.seats, plan.words, plan.rules
    spots = places(len(seats))
    labels = [
        Labelled("", _title(words, seat), worded(words["cards"], plan.language, cards=seat.cards))
        for seat in seats
    ]
    forward = rules.option("dalmuti.order") == "left"
    total = sum(seat.cards for seat in seats) + seating.aside
    text = words["aside" if seating.aside else "deal"]
    dealt = worded(text, plan.language, cards=total, aside=seating.aside)
    turn = words[f"turn_{rules.option('dalmuti.order')}"]
    return (
        *heading(plan.fonts, words["plan"].format(players=len(seats)), (WINE, GOLD)),
        *_table(),
        *_chevrons(spots, forward=forward),
        *_seated(plan, seats, spots, labels),
        *_taxed(plan, seats, spots),
        *_noted(plan.fonts, f"{dealt} {turn}"),
    )


def revolution_map(plan: TablePlan, seating: Seating) -> tuple[Item, ...]:
    """Who takes whose place in a revolution, and what follows (DAL-09).

    DAL-Q19 the map, DAL-Q18 taxes, DAL-Q20 hands and lead, DAL-Q22 jokers shown.
    """
    seats, words, rules = seating.seats, plan.words, plan.rules
    spots = places(len(seats))
    labels = [
        Labelled(
            words["stays" if seat.after == at else "becomes"], _title(words, seats[seat.after])
        )
        for at, seat in enumerate(seats)
    ]
    jokers = rules.number("dalmuti.jokers")
    shown = words[f"shown_{rules.option('dalmuti.claim_show')}"].format(jokers=jokers)
    after = words[f"after_{rules.option('dalmuti.revolution_taxes')}"]
    return (
        *heading(plan.fonts, words["revolution"], (WINE, GOLD)),
        *_table(),
        *_moves(seats, spots),
        *_seated(plan, seats, spots, labels),
        *_noted(plan.fonts, f"{shown} {after}"),
    )


def places(players: int) -> tuple[Point, ...]:
    """Where the seats are, from the Grand Dalmuti at the top right, leftwards as players sit.

    Opposites in rank face each other: what passes between them is a level line.
    """
    half, odd = divmod(players, 2)
    last = _LAST_BUT_ONE if odd else _LAST
    pitch = (last - _FIRST) / max(half - 1, 1)
    rows = [_FIRST + row * pitch for row in range(half)]
    return (
        *((_X1, y) for y in rows),
        *(((AXIS, _Y1),) if odd else ()),
        *((_X0, y) for y in reversed(rows)),
    )


def _title(words: Mapping[str, str], seat: Seat) -> tuple[str, ...]:
    return tuple(words[seat.standing].split(" "))


def _table() -> Iterator[Item]:
    outer = rectangle(_X0, _Y0, _X1 - _X0, _Y1 - _Y0, _ROUND)
    inner = rectangle(_X0 + 1.1, _Y0 + 1.1, _X1 - _X0 - 2.2, _Y1 - _Y0 - 2.2, _ROUND - 1.1)
    yield Path(outer, fill=GOLD, stroke=INK, weight=CONTOUR)
    yield Path(inner, fill=LIGHT_WINE, stroke=INK, weight=INNER)


def _seated(
    plan: TablePlan, seats: Sequence[Seat], spots: Sequence[Point], labels: Sequence[Labelled]
) -> Iterator[Item]:
    """A disc with the sign of each standing on the edge of the table, words beside it."""
    pitch = min((abs(a[1] - b[1]) for a, b in pairwise(spots) if a[0] == b[0]), default=_Y1)
    lead = min(_LEAD, (pitch - _CAP) / (_LINES - 1))
    for seat, spot, label in zip(seats, spots, labels, strict=True):
        yield from _token(plan, seat, spot)
        if spot[0] == AXIS:
            yield from _said_above(plan.fonts, label, spot)
        else:
            yield from _said_beside(plan.fonts, label, spot, lead)


def _token(plan: TablePlan, seat: Seat, spot: Point) -> Iterator[Item]:
    """The disc of a seat: the sign of its standing, the number of a merchant beside it."""
    guise = GUISES[seat.standing]
    x, y = spot
    yield Path(circle(x, y, _TOKEN), fill=guise.light, stroke=INK, weight=CONTOUR)
    if not seat.number:
        yield from pip(plan.ornaments, guise.pip, spot, 5.0, guise.ink)
        return
    yield from pip(plan.ornaments, guise.pip, (x - 1.3, y), 3.6, guise.ink)
    style = Style("Cinzel Bold", 10)
    baseline = y + plan.fonts[style.font].cap_height * style.size * POINT / 2000
    yield set_line(plan.fonts, style, str(seat.number), (x + 2.0, baseline), "centre")


def _said_beside(fonts: Fonts, label: Labelled, spot: Point, lead: float) -> Iterator[Item]:
    """The words of a seat at a side of the table, its title in as many lines as it has words."""
    x, y = spot
    right = x > AXIS
    at = x - _ASIDE if right else x + _ASIDE
    way: Align = "right" if right else "left"
    title = [(_TITLE, word) for word in label.title]
    lines = [*_line(label.above), *title, *_line(label.below)]
    first = y + 1.1 - lead * (len(lines) - 1) / 2
    for row, (style, text) in enumerate(lines):
        size = largest(milli(fonts, style.font, text), _GAP[0] - 0.3 - _X0 - _ASIDE, style.size)
        yield set_line(fonts, style._replace(size=size), text, (at, first + row * lead), way)


def _said_above(fonts: Fonts, label: Labelled, spot: Point) -> Iterator[Item]:
    """The words of the seat at the foot of the table, on one line."""
    words = [*_line(label.above), (_TITLE, " ".join(label.title)), *_line(label.below)]
    wide = [width(fonts, style, text) for style, text in words]
    x = AXIS - (sum(wide) + _SPACE * (len(words) - 1)) / 2
    for (style, text), across in zip(words, wide, strict=True):
        yield set_line(fonts, style, text, (x, spot[1] - _TOKEN - 1.6))
        x += across + _SPACE


def _line(text: str) -> list[tuple[Style, str]]:
    return [(_WORDS, text)] if text else []


def _taxed(plan: TablePlan, seats: Sequence[Seat], spots: Sequence[Point]) -> Iterator[Item]:
    """Cards go both ways between the two who pay and the two who get."""
    pairs = (
        (Standing.GREAT_FOOL, Standing.GREAT, "dalmuti.big_tax"),
        (Standing.SMALL_FOOL, Standing.LESSER, "dalmuti.small_tax"),
    )
    at = {seat.standing: spot for seat, spot in zip(seats, spots, strict=True)}
    for poor, rich, name in pairs:
        if poor in at and rich in at:
            y = at[rich][1]
            yield from _arrow((_GAP[0], y), (_GAP[1], y), both=True)
            number = str(plan.rules.number(name))
            yield from numbered(plan.fonts, number, (AXIS, y), (2.1, 2.7), GOLD)


def _moves(seats: Sequence[Seat], spots: Sequence[Point]) -> Iterator[Item]:
    """An arrow to each new place: level across the table, or along its edge."""
    for at, seat in enumerate(seats):
        if seat.after == at:
            continue
        back = seats[seat.after].after == at
        (x0, y0), (x1, y1) = spots[at], spots[seat.after]
        if y0 == y1:
            if not back:
                yield from _arrow((_GAP[0], y0), (_GAP[1], y1), ink=WINE)
            elif at < seat.after:
                yield from _arrow((_GAP[0], y0), (_GAP[1], y1), both=True, ink=WINE)
        elif x0 == x1:
            away = math.copysign(_TOKEN + 0.4, y1 - y0)
            yield from _arrow((x0, y0 + away), (x1, y1 - away), ink=WINE)
        else:
            yield from _round_corner(spots[at], spots[seat.after])


def _round_corner(start: Point, end: Point) -> Iterator[Item]:
    """An arrow along the edge of the table, between a seat at its side and the one at its foot."""
    (side, y), down = max(start, end, key=lambda spot: abs(spot[0] - AXIS)), end[0] == AXIS
    inwards = math.copysign(1.0, AXIS - side)
    high, low = (side, y + _TOKEN + 0.4), (AXIS - inwards * (_TOKEN + 0.4), _Y1)
    k = _ROUND * (1 - QUARTER)
    bend = (side, _Y1 - _ROUND), (side, _Y1 - k), (side + inwards * k, _Y1)
    corner = (("C", *bend[1], *bend[2], side + inwards * _ROUND, _Y1), ("L", *low))
    yield Path((("M", *high), ("L", *bend[0]), *corner), stroke=WINE, weight=1.2, butt=True)
    tip, way = (low, (inwards, 0.0)) if down else (high, (0.0, -1.0))
    yield Path(_head((tip[0] + 0.4 * way[0], tip[1] + 0.4 * way[1]), way), fill=WINE)


def _arrow(start: Point, end: Point, *, both: bool = False, ink: Ink = INK) -> Iterator[Item]:
    """A straight arrow, with a head at its end or at both."""
    (x0, y0), (x1, y1) = start, end
    away = math.hypot(x1 - x0, y1 - y0)
    ux, uy = (x1 - x0) / away, (y1 - y0) / away
    first = (x0 + 1.2 * ux, y0 + 1.2 * uy) if both else start
    yield Path(line(*first, x1 - 1.2 * ux, y1 - 1.2 * uy), stroke=ink, weight=1.2, butt=True)
    yield Path(_head(end, (ux, uy)), fill=ink)
    if both:
        yield Path(_head(start, (-ux, -uy)), fill=ink)


def _head(tip: Point, way: Point, length: float = 1.9, half: float = 1.2) -> Outline:
    (x, y), (ux, uy) = tip, way
    bx, by = x - length * ux, y - length * uy
    return polygon(tip, (bx - half * uy, by + half * ux), (bx + half * uy, by - half * ux))


def _chevrons(spots: Sequence[Point], *, forward: bool) -> Iterator[Item]:
    """Small arrows on the edge of the table, the way in which the turn goes round."""
    ring = (*spots, spots[0])
    for (x0, y0), (x1, y1) in pairwise(ring):
        if y0 == y1 or x0 != x1:
            continue
        middle = (y0 + y1) / 2
        down = (y1 > y0) == forward
        sign = 1.0 if down else -1.0
        tip = x0, middle + 1.2 * sign
        yield Path(_head(tip, (0.0, sign), 2.4, 1.5), fill=WINE, stroke=PAPER, weight=0.5)


def _noted(fonts: Fonts, told: str) -> Iterator[Item]:
    """What the picture cannot show, under the table."""
    block = broken(fonts, [told], (RIGHT - LEFT, FOOT - _NOTE + 0.4), 9.5)
    for row, text in enumerate(block.lines):
        at = LEFT, _NOTE + (row + 0.74) * block.lead
        yield from set_runs(fonts, text, at, block.size)
