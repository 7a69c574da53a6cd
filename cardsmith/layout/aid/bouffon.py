"""The aid of Le Bouffon: the steps of a turn, then what they earn (art direction §7)."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from cardsmith.layout.aid.card import AXIS, LEFT, RIGHT, heading, numbered
from cardsmith.layout.aid.words import broken, set_label, set_runs
from cardsmith.layout.board.scores import Score, scores
from cardsmith.layout.motifs import rule, twin_bells
from cardsmith.layout.setting import Style, set_line
from cardsmith.model.face import Item
from cardsmith.model.inks import DYES, GOLD, LIGHT_GREEN, Ink
from cardsmith.model.metrics import Fonts
from cardsmith.model.ornament import Ornaments
from cardsmith.model.rules import Rules
from cardsmith.model.units import POINT

_MARK, _TEXT, _SIZE = LEFT + 3.6, 14.0, 9.5
_HALF = (3.4, 3.0)
_STEPS = (19.4, 54.6)
"""Where the first step begins and the last one ends."""

_LEAD = 1.21
"""From line to line of one step, as a part of the size."""

_BELLS, _ASIDE = 2.6, 7.4
_RULE, _ROW, _PITCH = 56.0, 60.8, 7.4
_COLUMNS = ((LEFT + 4.1, 16.0), (35.2, 18.4))
"""The axis of the lozenges of a column, and the room for the words beside them."""

_GAIN = (4.1, 3.2)
_FAIL = 82.6


class Step(NamedTuple):
    """What a step says, and whether the hint mark stands in its second line."""

    text: str
    hint: str = ""


def bouffon_aid(
    fonts: Fonts, ornaments: Ornaments, rules: Rules, words: Mapping[str, str]
) -> tuple[Item, ...]:
    """One side for 63 × 88 mm; ``words`` are those of ``messages/aid.yaml`` in one language."""
    return (
        *heading(fonts, words["bouffon_turn"]),
        *_stepped(fonts, ornaments, tuple(steps(rules, words))),
        rule(LEFT, RIGHT, _RULE),
        *_scored(fonts, tuple(earned(rules, words))),
        *_failed(fonts, rules, words),
    )


def steps(rules: Rules, words: Mapping[str, str]) -> Iterator[Step]:
    """The five steps of a turn, as the rules have them.

    BOU-05 the die (BOU-Q03), BOU-07 the card, BOU-08 the title, BOU-09 the hints, BOU-10 the
    minute, BOU-22 what scores.
    """
    yield Step(words[f"die_{rules.option('bouffon.die')}"])
    yield Step(words["draw"])
    least, most = rules.count("bouffon.hint_min"), rules.count("bouffon.hint_max")
    yield Step(words["read"], words["hint"].format(least=least, most=most))
    yield Step(words["mime"].format(seconds=rules.number("bouffon.minute")))
    yield Step(words["count"])


def earned(rules: Rules, words: Mapping[str, str]) -> Iterator[Score]:
    """What the board says too, in fewer words, then the marotte (BOU-27)."""
    yield from scores(rules, words)
    marotte = rules.number("bouffon.marotte_gain") + rules.number("bouffon.marotte_bonus")
    yield Score(marotte, words["marotte"], LIGHT_GREEN)


def _stepped(fonts: Fonts, ornaments: Ornaments, told: tuple[Step, ...]) -> Iterator[Item]:
    """The steps, spread over their room so that no lozenge touches another."""
    top, foot = _STEPS
    beside = sum(_beside(step) for step in told)
    room = RIGHT - _TEXT, foot - top - beside
    block = broken(fonts, [step.text for step in told], room, _SIZE)
    rows = [
        len(lines) + bool(step.hint) for step, lines in zip(told, block.paragraphs, strict=True)
    ]
    lead = _LEAD * block.size * POINT
    heights = [max(count * lead, 2 * _HALF[1]) for count in rows]
    gap = (foot - top - sum(heights)) / (len(told) - 1)
    cap = fonts["Alegreya Medium"].cap_height * block.size * POINT / 1000
    y = top
    for at, (step, lines) in enumerate(zip(told, block.paragraphs, strict=True)):
        middle = y + heights[at] / 2
        first = middle + cap / 2 - (rows[at] - 1) * lead / 2
        yield from numbered(fonts, str(at + 1), (_MARK, middle), _HALF, _ink(at))
        for row, line in enumerate(lines):
            yield from set_runs(fonts, line, (_TEXT, first + row * lead), block.size)
        if step.hint:
            yield from _hinted(fonts, ornaments, step.hint, first + len(lines) * lead)
        y += heights[at] + gap


def _beside(step: Step) -> float:
    """What a step takes besides its text: the line of the hint, or the rest of its lozenge."""
    line = _LEAD * _SIZE * POINT
    return line if step.hint else 2 * _HALF[1] - line


def _ink(at: int) -> Ink:
    """The four dyes in turn, then gold."""
    return (*DYES, GOLD)[at % 5]


def _hinted(fonts: Fonts, ornaments: Ornaments, text: str, baseline: float) -> Iterator[Item]:
    """The hint mark of the cards, and what it allows."""
    yield from twin_bells(ornaments, _TEXT + _BELLS, baseline - 3.1, _BELLS)
    at = _TEXT + _ASIDE, baseline - 1.0
    yield from set_label(fonts, text, at, (RIGHT - at[0], 4.0))


def _scored(fonts: Fonts, told: tuple[Score, ...]) -> Iterator[Item]:
    """Lozenges in two columns, row by row."""
    for at, score in enumerate(told):
        axis, room = _COLUMNS[at % 2]
        y = _ROW + at // 2 * _PITCH
        yield from numbered(fonts, score.signed, (axis, y), _GAIN, score.ink)
        yield from set_label(fonts, score.words, (axis + 5.4, y), (room, _PITCH))


def _failed(fonts: Fonts, rules: Rules, words: Mapping[str, str]) -> Iterator[Item]:
    """What a marotte costs that is missed (BOU-28, BOU-Q28)."""
    penalty = rules.number("bouffon.penalty")
    text = words[rules.option("bouffon.marotte_fail")].format(penalty=penalty)
    block = broken(fonts, [text], (RIGHT - LEFT, 4.0), 9.5)
    style = Style("Alegreya Medium", block.size)
    yield set_line(fonts, style, text, (AXIS, _FAIL), "centre")
