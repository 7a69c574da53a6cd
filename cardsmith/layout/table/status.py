"""A card of standing: who its holder is at the table, and what that makes him do."""

import math
from collections.abc import Iterator, Mapping

from cardsmith.layout.aid.card import AXIS, LEFT, RIGHT
from cardsmith.layout.aid.words import broken, set_runs
from cardsmith.layout.fit import largest
from cardsmith.layout.motifs import frieze, pip
from cardsmith.layout.motifs_ground import rays
from cardsmith.layout.ornament import CONTOUR, INNER
from cardsmith.layout.setting import Style, milli, set_line
from cardsmith.layout.table.people import GUISES, Guise, figure
from cardsmith.model.face import Group, Item, Outline, Path
from cardsmith.model.inks import GOLD, INK, PAPER
from cardsmith.model.metrics import Fonts
from cardsmith.model.ornament import Ornaments
from cardsmith.model.outline import arc, lozenge, rectangle
from cardsmith.model.rules import Rules
from cardsmith.model.table import Seat, Standing

_SPRING, _FOOT = 23.2, 46.0
_INSIDE, _OUTSIDE = 15.2, 18.4
_STONES = 13
_NAME, _FRIEZE = 53.6, 57.4
_DUTIES = (60.6, 84.0)
_TEXT = LEFT + 5.0


def status(
    fonts: Fonts, ornaments: Ornaments, rules: Rules, words: Mapping[str, str], seat: Seat
) -> tuple[Item, ...]:
    """One side for 63 × 88 mm; ``words`` are those of ``messages/table.yaml`` in one language."""
    guise = GUISES[seat.standing]
    name = words[seat.standing]
    style = Style("Grenze Gotisch Bold", 18)
    size = largest(milli(fonts, style.font, name), RIGHT - LEFT, style.size)
    return (
        *_arch(ornaments, seat, guise),
        *_corners(fonts, ornaments, seat, guise),
        set_line(fonts, style._replace(size=size), name, (AXIS, _NAME), "centre"),
        *frieze(LEFT, RIGHT, _FRIEZE, dyes=(guise.dye, GOLD)),
        *_told(fonts, tuple(duties(rules, words, seat)), guise),
    )


def duties(rules: Rules, words: Mapping[str, str], seat: Seat) -> Iterator[str]:
    """What somebody does, by the rules in force.

    DAL-05, DAL-06 taxes (DAL-Q05 in the first game, DAL-Q09 jokers, DAL-Q10 who chooses), DAL-10
    and DAL-23 the deal (DAL-Q03), DAL-11 who begins, DAL-19 gathering, DAL-09 revolution, DAL-Q43
    merchants, DAL-03 seats.
    """
    standing = seat.standing
    if standing is Standing.MERCHANT:
        yield words[f"trade_{rules.option('dalmuti.merchant_trade')}"]
    else:
        yield _tax(rules, words, standing)
    if standing is Standing.GREAT:
        yield words["leads"]
    dealer = rules.option("dalmuti.dealer")
    if f"{standing}_{dealer}" in words:
        yield words[f"{standing}_{dealer}"]
    if standing is Standing.GREAT_FOOL:
        yield words["revolts"].format(jokers=rules.number("dalmuti.jokers"))
    if f"{standing}_seat" in words:
        yield words[f"{standing}_seat"].format(rank=seat.number + 2)


def _tax(rules: Rules, words: Mapping[str, str], standing: Standing) -> str:
    great = standing in {Standing.GREAT, Standing.GREAT_FOOL}
    cards = rules.number("dalmuti.big_tax" if great else "dalmuti.small_tax")
    many = "one" if cards == 1 else "many"
    if standing in {Standing.GREAT, Standing.LESSER}:
        text = words[f"gets_{rules.option('dalmuti.tax_choice')}_{many}"]
    else:
        text = words[f"owes_{many}"] + words[f"best_{rules.option('dalmuti.tax_joker')}"]
    head = words[f"tax_{rules.option('dalmuti.first_tax')}"]
    return f"{head} {text.format(cards=cards)}{words['stop']}"


def _arch(ornaments: Ornaments, seat: Seat, guise: Guise) -> Iterator[Item]:
    """The figure in its niche under a ring of stones, on a step."""
    hollow = _niche()
    inside = (rays((AXIS, _SPRING), 36, 40.0, guise.ray), *figure(ornaments, seat, AXIS, _FOOT))
    yield Path(hollow, fill=guise.light)
    yield Group(inside, clip=hollow)
    yield Path(hollow, stroke=INK, weight=CONTOUR)
    step = math.pi / _STONES
    for at in range(_STONES):
        stone = _stone(math.pi + at * step, math.pi + (at + 1) * step)
        ground = guise.light if at % 2 else PAPER
        yield Path(stone, fill=ground, stroke=INK, weight=INNER)
    for x in (AXIS - _OUTSIDE, AXIS + _INSIDE):
        jamb = rectangle(x, _SPRING, _OUTSIDE - _INSIDE, _FOOT - _SPRING)
        yield Path(jamb, fill=PAPER, stroke=INK, weight=INNER)
        axis = x + (_OUTSIDE - _INSIDE) / 2
        for row in range(4):
            ink = GOLD if row % 2 else guise.dye
            spot = lozenge(axis, _SPRING + 3.2 + 5.0 * row, 0.9, 1.9)
            yield Path(spot, fill=ink, stroke=INK, weight=INNER * 0.82)
    ledge = rectangle(AXIS - _OUTSIDE - 1, _FOOT - 0.9, 2 * _OUTSIDE + 2, 1.8, 0.5)
    yield Path(ledge, fill=PAPER, stroke=INK, weight=INNER)


def _niche() -> Outline:
    left, right = AXIS - _INSIDE, AXIS + _INSIDE
    vault = arc(AXIS, _SPRING, _INSIDE, math.pi, 2 * math.pi)[1:]
    return (("M", left, _FOOT), ("L", left, _SPRING), *vault, ("L", right, _FOOT), ("Z",))


def _stone(start: float, end: float) -> Outline:
    out = arc(AXIS, _SPRING, _OUTSIDE, start, end)
    back = arc(AXIS, _SPRING, _INSIDE, end, start)
    return (*out, ("L", *back[0][1:]), *back[1:], ("Z",))


def _corners(fonts: Fonts, ornaments: Ornaments, seat: Seat, guise: Guise) -> Iterator[Item]:
    """The sign of the standing in the upper corners, a merchant's number below it."""
    for x in (LEFT + 3.2, RIGHT - 3.2):
        yield from pip(ornaments, guise.pip, (x, 7.6), 6.0, guise.ink)
        if seat.number:
            style = Style("Cinzel Bold", 15)
            yield set_line(fonts, style, str(seat.number), (x, 17.0), "centre")


def _told(fonts: Fonts, told: tuple[str, ...], guise: Guise) -> Iterator[Item]:
    """The duties, a lozenge before each, spread over their room."""
    top, foot = _DUTIES
    gap = 0.5
    block = broken(fonts, told, (RIGHT - _TEXT, foot - top - gap * (len(told) - 1)), 9.5)
    used = len(block.lines) * block.lead
    space = min((foot - top - used) / len(told), 2.2)
    y = top + (foot - top - used - space * (len(told) - 1)) / 2
    for lines in block.paragraphs:
        spot = lozenge(LEFT + 1.8, y + 0.5 * block.lead, 1.5, 1.3)
        yield Path(spot, fill=guise.dye, stroke=INK, weight=INNER * 0.82)
        for line in lines:
            yield from set_runs(fonts, line, (_TEXT, y + 0.74 * block.lead), block.size)
            y += block.lead
        y += space
