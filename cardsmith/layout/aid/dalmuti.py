"""The aid of Le Grand Dalmuti: five titles with their tax, three rules, four pips (§7)."""

from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import NamedTuple

from cardsmith.layout.aid.card import FOOT, LEFT, RIGHT, heading
from cardsmith.layout.aid.words import PLAIN, broken, set_label, set_runs
from cardsmith.layout.dalmuti import estate_of
from cardsmith.layout.fit import largest
from cardsmith.layout.motifs import pip
from cardsmith.layout.ornament import INNER
from cardsmith.layout.setting import Style, milli, set_line, width
from cardsmith.model.face import Item, Path
from cardsmith.model.inks import (
    GOLD,
    INK,
    LIGHT_GREEN,
    LIGHT_PASTEL,
    LIGHT_SAFFRON,
    PASTEL,
    SAFFRON,
    WINE,
    Ink,
)
from cardsmith.model.metrics import Fonts
from cardsmith.model.ornament import Ornaments
from cardsmith.model.outline import rectangle
from cardsmith.model.rules import Rules

_BARS, _BAR, _PITCH, _ROUND = 18.4, 7.8, 8.8, 1.1
_PIP, _TEXT = LEFT + 4.2, LEFT + 8.8
_ROOM = RIGHT - 1.5 - _TEXT
_TITLE = Style("Cinzel Bold", 9.5, tracking=20)
_RULES = (63.4, 77.0)
"""Top and foot of the rules in words."""

_KEY_SIGN = 3.8


class Title(NamedTuple):
    """A title at the table: its name, what it owes or gets, its pip and its colours."""

    name: str
    tax: str
    pip: str
    ink: Ink
    ground: Ink


def dalmuti_aid(
    fonts: Fonts, ornaments: Ornaments, rules: Rules, words: Mapping[str, str]
) -> tuple[Item, ...]:
    """One side for 63 × 88 mm; ``words`` are those of ``messages/aid.yaml`` in one language."""
    return (
        *heading(fonts, words["dalmuti_titles"], (WINE, GOLD)),
        *_barred(fonts, ornaments, tuple(titles(rules, words))),
        *_ruled(fonts, tuple(told(rules, words))),
        *_key(fonts, ornaments, rules),
    )


def titles(rules: Rules, words: Mapping[str, str]) -> Iterator[Title]:
    """The five titles with their tax (DAL-05, DAL-06; DAL-Q10 who chooses, DAL-Q43 merchants)."""
    big, small = rules.number("dalmuti.big_tax"), rules.number("dalmuti.small_tax")
    chooser = rules.option("dalmuti.tax_choice")
    trade = rules.option("dalmuti.merchant_trade")
    court = "pips/court", SAFFRON, LIGHT_SAFFRON
    fools = "small/belltiny", GOLD, LIGHT_GREEN
    trades = "pips/trades", PASTEL, LIGHT_PASTEL
    yield Title(words["great"], _counted(words, f"gets_{chooser}", big), *court)
    yield Title(words["lesser"], _counted(words, f"gets_{chooser}", small), *court)
    yield Title(words["merchants"], words[f"trade_{trade}"], *trades)
    yield Title(words["small_fool"], _counted(words, "owes", small), *fools)
    yield Title(words["great_fool"], _counted(words, "owes", big), *fools)


def told(rules: Rules, words: Mapping[str, str]) -> Iterator[str]:
    """The rules that the cards do not show.

    DAL-13, DAL-14 covering (DAL-Q26), DAL-15 jokers (DAL-Q23), DAL-08, DAL-09 what two jokers
    allow.
    """
    yield words[f"cover_{rules.option('dalmuti.cover')}"]
    joker = words[f"joker_{rules.option('dalmuti.jokers')}"]
    yield joker.format(value=rules.number("dalmuti.joker"))
    yield words["claims"].format(jokers=rules.number("dalmuti.jokers"))


def estates(rules: Rules) -> tuple[tuple[int, int], ...]:
    """The first and the last value of every estate that the deck has."""
    values = range(1, rules.number("dalmuti.values") + 1)
    groups = [tuple(group) for _, group in groupby(values, key=lambda value: estate_of(value).pip)]
    return tuple((group[0], group[-1]) for group in groups)


def _counted(words: Mapping[str, str], name: str, cards: int) -> str:
    """The words for one card, or for several."""
    return words[f"{name}_{'one' if cards == 1 else 'many'}"].format(cards=cards)


def _barred(fonts: Fonts, ornaments: Ornaments, named: tuple[Title, ...]) -> Iterator[Item]:
    """The titles one under the other, what they owe in one size."""
    widest = max(milli(fonts, PLAIN.font, title.tax) for title in named)
    size = largest(widest, _ROOM, 9.0)
    for row, title in enumerate(named):
        yield from _bar(fonts, ornaments, title, _BARS + row * _PITCH, size)


def _bar(fonts: Fonts, ornaments: Ornaments, title: Title, y: float, tax: float) -> Iterator[Item]:
    bar = rectangle(LEFT, y, RIGHT - LEFT, _BAR, _ROUND)
    yield Path(bar, fill=title.ground, stroke=INK, weight=INNER)
    yield from pip(ornaments, title.pip, (_PIP, y + _BAR / 2), 4.4, title.ink)
    size = largest(milli(fonts, _TITLE.font, title.name, _TITLE.tracking), _ROOM, _TITLE.size)
    yield set_line(fonts, _TITLE._replace(size=size), title.name, (_TEXT, y + 3.4))
    yield from set_label(fonts, title.tax, (_TEXT, y + 5.7), (_ROOM, 4.0), tax)


def _ruled(fonts: Fonts, lines: tuple[str, ...]) -> Iterator[Item]:
    top, foot = _RULES
    block = broken(fonts, [" ".join(lines)], (RIGHT - LEFT, foot - top), 9.5)
    spare = foot - top - len(block.lines) * block.lead
    for row, line in enumerate(block.lines):
        at = LEFT, top + spare / 2 + (row + 0.72) * block.lead
        yield from set_runs(fonts, line, at, block.size)


def _key(fonts: Fonts, ornaments: Ornaments, rules: Rules) -> Iterator[Item]:
    """The pip of every estate and the values that bear it, evenly spread."""
    style = Style("Alegreya Medium", 9.5)
    labels = [f"{first}–{last}" for first, last in estates(rules)]
    taken = [_KEY_SIGN + 1.2 + width(fonts, style, label) for label in labels]
    gap = (RIGHT - LEFT - sum(taken)) / max(len(labels) - 1, 1)
    x, y = LEFT, FOOT - _KEY_SIGN / 2
    for (first, _), label, wide in zip(estates(rules), labels, taken, strict=True):
        estate = estate_of(first)
        yield from pip(ornaments, estate.pip, (x + _KEY_SIGN / 2, y), _KEY_SIGN, estate.ink(0))
        yield set_line(fonts, style, label, (x + _KEY_SIGN + 1.2, y + 1.1))
        x += wide + gap
