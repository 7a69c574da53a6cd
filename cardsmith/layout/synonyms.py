"""The list of a card: number, word, and what of the word scores (art direction §7)."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardsmith.layout.fit import Overset
from cardsmith.layout.setting import drawable
from cardsmith.layout.wrap import Line, Run, Tone, break_lines, measure, strip
from cardsmith.lexicon.length import Counted, Kind, is_word, scoring_length
from cardsmith.lexicon.length import measure as weigh
from cardsmith.model.deck import Synonym
from cardsmith.model.inks import GREY
from cardsmith.model.metrics import Fonts
from cardsmith.model.rules import LengthPolicy
from cardsmith.model.units import POINT


class Tones(NamedTuple):
    """How the parts of a synonym are told apart: what scores, its hyphens, what does not."""

    scored: Tone
    hyphens: Tone
    unscored: Tone


TONES = Tones(Tone("Alegreya Medium"), Tone("Alegreya", GREY), Tone("Alegreya", GREY, dotted=True))
NUMBER_FONT = "Cinzel Bold"

_ALL_SCORED = re.compile(r"[^\W_]+(?:[ '’][^\W_]+)*")
"""A text without a sign that could be set apart."""

_TOLERANCE = 1e-6


class Entry(NamedTuple):
    """A synonym ready to be set: its runs, their width in milli-em, its scoring length."""

    synonym: Synonym
    line: Line
    width: float
    length: int


class LineGrid(NamedTuple):
    """How so many lines stand in a column: size in points, leading and first baseline in mm."""

    lines: int
    size: float
    lead: float
    first: float

    def baseline(self, row: int) -> float:
        """The baseline of a line counted from 0."""
        return self.first + row * self.lead


class Column(NamedTuple):
    """Where a list stands, in millimetres, and the grids it may take, the best first.

    Words run from ``words`` to ``right``, but only to ``foot_right`` on lines whose baseline is
    below ``foot``; a wrapped line hangs by ``hang``. Where it ``spares`` wrapping, a grid on
    which every synonym has a line of its own goes before larger ones.
    """

    numbers: float
    rule: float
    words: float
    right: float
    foot: float
    foot_right: float
    height: float
    grids: tuple[LineGrid, ...]
    hang: float = 2.0
    tones: Tones = TONES
    spares: bool = False

    def room(self, baseline: float, *, hanging: bool) -> float:
        """The width that words have on a baseline."""
        right = self.foot_right if baseline > self.foot else self.right
        return right - self.words - (self.hang if hanging else 0.0)


Row = tuple[Line, Entry | None]
"""One line of the list, and the synonym that begins on it; None where one goes on."""


class Listing(NamedTuple):
    """The lines of a list and the grid they stand on."""

    rows: tuple[Row, ...]
    grid: LineGrid


class Spill(NamedTuple):
    """What does not fit; ``entry`` is the synonym to blame, None where there are too many."""

    overset: Overset
    entry: Entry | None = None


def _letter_grids() -> Iterator[LineGrid]:
    top, height = 32.6, 48.8
    for most, size in ((6, 12.5), (8, 11.6), (10, 10.6), (12, 9.0)):
        for lines in range(1, most + 1):
            lead = min(height / lines, 1.46 * size * POINT, 7.0)
            yield LineGrid(lines, size, lead, top + 0.40 * (height - lines * lead) + 0.70 * lead)


def _marotte_grids() -> Iterator[LineGrid]:
    for most, size, lead in ((4, 13.0, 7.6), (5, 11.6, 5.9), (6, 10.6, 4.9), (7, 9.0, 4.1)):
        for lines in range(1, most + 1):
            yield LineGrid(lines, size, lead, 33.3 + 0.75 * lead)


LETTER_COLUMN = Column(
    numbers=8.7,
    rule=13.4,
    words=15.0,
    right=59.0,
    foot=69.2,
    foot_right=48.6,
    height=48.8,
    grids=tuple(_letter_grids()),
)
"""The foot begins where a descender would touch the block of the letter."""

MAROTTE_COLUMN = Column(
    numbers=26.6,
    rule=31.4,
    words=33.0,
    right=59.0,
    foot=88.0,
    foot_right=59.0,
    height=31.4,
    grids=tuple(_marotte_grids()),
)


def entry(
    fonts: Fonts,
    synonym: Synonym,
    policy: LengthPolicy,
    tones: Tones = TONES,
    *,
    labels: bool = False,
) -> Entry | None:
    """The synonym told apart into what scores and what does not; None where it has no length."""
    line, length = _told(synonym.text, policy, tones)
    if length is None:
        return None
    if labels and synonym.labels:
        line = (*line, Run(f" [{', '.join(synonym.labels)}]", tones.unscored))
    return Entry(synonym, line, measure(fonts, line), length)


def runs(text: str, policy: LengthPolicy) -> Line:
    """The runs of a synonym, by what the scoring length says of each character.

    >>> [(run.text, run.tone.dotted) for run in runs("(la) tremblote", LengthPolicy())]
    [('(la)', True), (' tremblote', False)]
    """
    return _told(text, policy, TONES)[0]


def _told(text: str, policy: LengthPolicy, tones: Tones) -> tuple[Line, int | None]:
    """The runs of a synonym and its scoring length."""
    if is_word(text):
        return (Run(text, tones.scored),), len(text)
    if text.isalpha() or _ALL_SCORED.fullmatch(text):
        return (Run(drawable(text), tones.scored),), scoring_length(text, policy)
    length = weigh(text, policy)
    return tuple(_runs(length.spans, tones)), length.score


def _runs(spans: Sequence[Counted], tones: Tones) -> Iterator[Run]:
    """What the spans say, one run where neighbours have one tone."""
    text, tone = "", tones.scored
    for part, kind, _ in spans:
        wanted = tones.scored
        if kind is Kind.HYPHEN:
            wanted = tones.hyphens
        elif kind is Kind.PARENTHESISED:
            wanted = tones.unscored
        if wanted is not tone and text:
            yield Run(drawable(text), tone)
            text = ""
        text, tone = text + part, wanted
    if text:
        yield Run(drawable(text), tone)


def set_list(fonts: Fonts, entries: Sequence[Entry], column: Column) -> Listing | Spill:
    """The list on the first grid of the column that holds it, or what it would need."""
    wide: Spill | None = None
    wrapped: Listing | None = None
    for grid in column.grids:
        if grid.lines >= len(entries):
            rows = _rows(fonts, entries, column, grid)
            if isinstance(rows, Spill):
                wide = rows
            elif len(rows) <= grid.lines:
                if not column.spares or len(rows) == len(entries):
                    return Listing(rows, grid)
                wrapped = wrapped or Listing(rows, grid)
    return wrapped or wide or _too_many(fonts, entries, column)


def _rows(
    fonts: Fonts, entries: Sequence[Entry], column: Column, grid: LineGrid
) -> tuple[Row, ...] | Spill:
    scale = grid.size * POINT / 1000
    narrowest = min(column.right, column.foot_right) - column.words
    if max([each.width for each in entries], default=0.0) * scale <= narrowest:
        return tuple([(each.line, each) for each in entries])
    rows: list[Row] = []
    for each in entries:
        room = column.room(grid.baseline(len(rows)), hanging=False)
        if each.width * scale <= room + _TOLERANCE:
            rows.append((each.line, each))
            continue
        wrapped = _wrapped(fonts, each, column, grid, len(rows))
        if isinstance(wrapped, Spill):
            return wrapped
        rows += wrapped
    return tuple(rows)


def _wrapped(
    fonts: Fonts, each: Entry, column: Column, grid: LineGrid, at: int
) -> tuple[Row, ...] | Spill:
    """A synonym broken at its spaces and after its hyphens, from the row ``at``."""
    scale = grid.size * POINT / 1000

    def room(row: int) -> float:
        return column.room(grid.baseline(at + row), hanging=row > 0) / scale + _TOLERANCE

    words = strip(fonts, each.line)
    pieces = break_lines(words, room)
    for row, piece in enumerate(pieces):
        if piece.width > room(row):
            needed, height = (piece.width * scale, grid.lead), grid.lead
            return Spill(Overset(needed, (room(row) * scale, height), grid.size), each)
    return tuple((words.cut(piece), None if row else each) for row, piece in enumerate(pieces))


def _too_many(fonts: Fonts, entries: Sequence[Entry], column: Column) -> Spill:
    """What the whole list would need at the least size, were the column high enough."""
    grid = column.grids[-1]
    scale = grid.size * POINT / 1000
    width = column.right - column.words
    count = 0
    for each in entries:
        pieces = break_lines(strip(fonts, each.line), lambda _: width / scale + _TOLERANCE)
        count += len(pieces)
    needed, room = (width, count * grid.lead), (width, column.height)
    return Spill(Overset(needed, room, grid.size, lines=count - grid.lines))
