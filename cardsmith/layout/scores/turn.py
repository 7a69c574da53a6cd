"""One turn on a score sheet: its card, the words as they were cited, how it ended."""

from collections.abc import Iterator, Mapping

from cardsmith.layout.fit import largest
from cardsmith.layout.motifs import RULE, rule
from cardsmith.layout.ornament import CONTOUR, INNER
from cardsmith.layout.setting import Style, milli, set_line, width
from cardsmith.model.face import Item, Path
from cardsmith.model.inks import BROWN, INK, LIGHT_SAFFRON, WHITE
from cardsmith.model.metrics import Fonts
from cardsmith.model.outline import line, lozenge, rectangle
from cardsmith.model.rules import Rules

_LABEL = Style("Alegreya Medium", 8.5, BROWN)
_HEAD = Style("Alegreya Bold", 8.5)
_CARD, _COLUMNS, _END = 8.2, 4.8, 6.8
"""The heights of the line of the card, of the heads of columns and of the line of the end."""

_LEAST = 6.3
"""The least height of a line to write on."""

_SIGN, _APART = 4.6, 1.4
"""What a lozenge of the end takes before its words, and the least between two of them."""

_SHARES = (("order", 11.0), ("player", 31.0), ("found", 0.0), ("length", 15.0), ("squares", 15.0))
"""The columns with their widths in millimetres; the words found take the rest."""

_FIELDS = (("fool", 3.0), ("die", 0.9), ("square", 1.0), ("letter", 1.0), ("word", 3.4))
"""What is noted of a turn before its minute, and its share of the line."""

Box = tuple[float, float, float, float]


def turn_block(fonts: Fonts, rules: Rules, words: Mapping[str, str], box: Box) -> Iterator[Item]:
    """A turn in a box (left, top, right, foot); ``words`` are those of ``messages/scores.yaml``."""
    left, top, right, foot = box
    grid = top + _CARD, foot - _END
    yield from _card(fonts, words, (left, right, top + _CARD - 1.9))
    yield from _grid(fonts, words, (left, grid[0], right, grid[1]))
    yield from _end(fonts, rules, words, (left, grid[1], right, foot))
    outline = rectangle(left, grid[0], right - left, foot - grid[0], 1.1)
    yield Path(outline, stroke=INK, weight=CONTOUR)


def _card(
    fonts: Fonts, words: Mapping[str, str], place: tuple[float, float, float]
) -> Iterator[Item]:
    """Labels with a line after each."""
    left, right, y = place
    yield Path(lozenge(left + 3.4, y - 1.7, 3.4, 3.0), fill=WHITE, stroke=INK, weight=INNER)
    x = left + 8.4
    labels = [width(fonts, _LABEL, words[name]) + 1.4 for name, _ in _FIELDS]
    gap = 2.0
    spare = right - x - sum(labels) - gap * (len(_FIELDS) - 1)
    unit = spare / sum(share for _, share in _FIELDS)
    for (name, share), wide in zip(_FIELDS, labels, strict=True):
        yield set_line(fonts, _LABEL, words[name], (x, y))
        yield rule(x + wide, x + wide + share * unit, y + 0.6, RULE)
        x += wide + share * unit + gap


def _grid(fonts: Fonts, words: Mapping[str, str], box: Box) -> Iterator[Item]:
    """The columns, a line for each word; a lozenge to fill beside the longest."""
    left, top, right, foot = box
    body = top + _COLUMNS
    yield Path(rectangle(left, top, right - left, _COLUMNS), fill=LIGHT_SAFFRON)
    rows = max(int((foot - body) / _LEAST), 1)
    pitch = (foot - body) / rows
    free = right - left - sum(wide for _, wide in _SHARES)
    x = left
    for name, wide in _SHARES:
        across = wide or free
        if x > left:
            yield Path(line(x, top, x, foot), stroke=INK, weight=RULE)
        yield set_line(fonts, _HEAD, words[name], (x + across / 2, top + 3.4), "centre")
        for row in range(rows):
            middle = body + (row + 0.5) * pitch
            if name == "order":
                spot = x + across / 2, middle + 1.0
                yield set_line(fonts, Style("Cinzel Bold", 9), str(row + 1), spot, "centre")
            elif name == "length":
                sign = lozenge(x + across - 2.6, middle, 1.6, 1.6)
                yield Path(sign, fill=WHITE, stroke=INK, weight=INNER)
        x += across
    for row in range(rows + 1):
        yield rule(left, right, body + row * pitch, RULE)


def _end(fonts: Fonts, rules: Rules, words: Mapping[str, str], box: Box) -> Iterator[Item]:
    """Lozenges to fill: how the turn ended for the Bouffon, and what that earns him."""
    left, top, right, foot = box
    marotte = rules.number("bouffon.marotte_gain") + rules.number("bouffon.marotte_bonus")
    penalty = rules.number("bouffon.penalty")
    told = (
        f"{words['some']} +{rules.number('bouffon.gain')}",
        f"{words['all']} +{rules.number('bouffon.bonus')}",
        f"{words['none']} −{penalty}",
        f"{words['marotte']} +{marotte}",
        words[rules.option("bouffon.marotte_fail")].format(penalty=penalty),
    )
    room = right - left - 4.0 - len(told) * _SIGN - (len(told) - 1) * _APART
    size = largest(sum(milli(fonts, _LABEL.font, text) for text in told), room, _LABEL.size)
    style = _LABEL._replace(size=size)
    taken = [_SIGN + width(fonts, style, text) for text in told]
    gap = (right - left - 4.0 - sum(taken)) / (len(told) - 1)
    x, y = left + 2.0, (top + foot) / 2
    for text, wide in zip(told, taken, strict=True):
        yield Path(lozenge(x + 1.6, y, 1.6, 1.6), fill=WHITE, stroke=INK, weight=INNER)
        yield set_line(fonts, style, text, (x + _SIGN, y + 1.0))
        x += wide + gap
