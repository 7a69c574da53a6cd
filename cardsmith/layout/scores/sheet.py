"""A page of turns: who said which word in which order, how long it is, what it earns."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from cardsmith.layout.aid.bouffon import earned
from cardsmith.layout.aid.card import numbered
from cardsmith.layout.aid.words import set_label
from cardsmith.layout.motifs import RULE, frieze, rule
from cardsmith.layout.scores.turn import turn_block
from cardsmith.layout.setting import Style, set_line
from cardsmith.model.edition import Edition, Size
from cardsmith.model.face import Face, Item
from cardsmith.model.inks import BROWN, PAPER
from cardsmith.model.metrics import Fonts
from cardsmith.model.sizes import BLEED

EDGE = 10.0
"""Nothing comes nearer to the edge of the page, in millimetres."""

CODES = ("BOU-17", "BOU-18", "BOU-20", "BOU-21", "BOU-23", "BOU-27")
"""The articles of what a turn earns, in the order of the aid."""

_TITLE = Style("Grenze Gotisch Bold", 22)
_HEAD = Style("Alegreya Medium", 8.5, BROWN)
_FRIEZE, _PLAYERS, _ROW = 20.6, 25.4, 8.4
_GAIN = 8.4
"""From row to row of what a turn earns."""

_TURN = 58.0
"""The least height of a turn: six words in a hand of ordinary size."""


class _Words(NamedTuple):
    """The words of the sheet, and those that the aid has for what a turn earns."""

    sheet: Mapping[str, str]
    aid: Mapping[str, str]


def score_sheet(
    edition: Edition,
    fonts: Fonts,
    page: Size,
    words: tuple[Mapping[str, str], Mapping[str, str]],
) -> Face:
    """A form of the size of a page, with as many turns as it holds.

    ``words`` are those of ``messages/scores.yaml`` and of ``messages/aid.yaml``.
    """
    said = _Words(*words)
    left, right = EDGE, page.width - EDGE
    most = edition.rules.number("bouffon.most_players")
    items: list[Item] = [
        set_line(fonts, _TITLE, said.sheet["title"], (left, 16.6)),
        set_line(fonts, _HEAD, edition.title, (right, 16.6), "right"),
        *frieze(left, right, _FRIEZE),
        *_players(fonts, said.sheet["players"], most, (left, right)),
    ]
    rows = (most + 2) // 3
    y = _PLAYERS + 4.0 + rows * _ROW + 1.6
    items += _earned(fonts, edition, said, (left, right, y))
    y += 4.0 + 2 * _GAIN + 2.6
    room = page.height - EDGE - y
    turns = max(int(room / _TURN), 1)
    pitch = room / turns
    for at in range(turns):
        box = left, y + at * pitch, right, y + (at + 1) * pitch - 3.0
        items += turn_block(fonts, edition.rules, said.sheet, box)
    return Face("scores", page.width, page.height, tuple(items), BLEED)


def _players(fonts: Fonts, head: str, most: int, across: tuple[float, float]) -> Iterator[Item]:
    """A line to write on for each player, three side by side, the first Bouffon first."""
    left, right = across
    yield set_line(fonts, _HEAD, head, (left, _PLAYERS + 1.4))
    column = (right - left) / 3
    for at in range(most):
        row, rank = divmod(at, 3)
        x, y = left + rank * column, _PLAYERS + 2.6 + (row + 1) * _ROW - 1.6
        yield from numbered(fonts, str(at + 1), (x + 2.7, y - 1.9), (2.7, 2.9), PAPER)
        yield rule(x + 6.6, x + column - 3.0, y, RULE)


def _earned(
    fonts: Fonts, edition: Edition, words: _Words, place: tuple[float, float, float]
) -> Iterator[Item]:
    """What a turn earns by the rules in force, each with the article that says so."""
    left, right, y = place
    yield set_line(fonts, _HEAD, words.sheet["earns"], (left, y + 1.4))
    column = (right - left) / 3
    code = Style("Alegreya Medium", 6.5, BROWN)
    told = zip(earned(edition.rules, words.aid), CODES, strict=True)
    for at, (score, article) in enumerate(told):
        row, rank = divmod(at, 3)
        x, middle = left + rank * column, y + 6.8 + row * _GAIN
        yield from numbered(fonts, score.signed, (x + 3.6, middle), (3.6, 3.1), score.ink)
        yield from set_label(fonts, score.words, (x + 8.4, middle - 0.9), (column - 9, 4.0), 9.0)
        yield set_line(fonts, code, article, (x + 8.4, middle + 3.2))
