"""Text made to fit its box: broken, tightened, shrunk, divided, or said to be too much."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from cardsmith.layout.wrap import Line, LinePiece, Strip, break_lines, measure, strip
from cardsmith.lexicon.characters import named
from cardsmith.model.finding import Finding
from cardsmith.model.metrics import Fonts, Hyphenator
from cardsmith.model.place import Span
from cardsmith.model.units import POINT

STEP = 0.5
"""Sizes are tried this many points apart."""

_TOLERANCE = 1e-6


class Fitting(NamedTuple):
    """How far a text may give way.

    Sizes in points; leadings in multiples of the size. With a hyphenator, words may be divided
    once the least size is reached: those that are wider than a line, then any.
    """

    size: float
    least: float
    lead: float = 1.3
    least_lead: float = 1.15
    hyphenator: Hyphenator | None = None


class Block(NamedTuple):
    """Paragraphs in lines that fit: size in points, distance of baselines in millimetres."""

    paragraphs: tuple[tuple[Line, ...], ...]
    size: float
    lead: float

    @property
    def lines(self) -> tuple[Line, ...]:
        """The lines of all paragraphs."""
        return tuple(line for paragraph in self.paragraphs for line in paragraph)


class Overset(NamedTuple):
    """Text that does not fit at its least size: what it needs and what there is, millimetres.

    ``lines`` is how many lines are too many.
    """

    needed: tuple[float, float]
    room: tuple[float, float]
    least: float
    lines: int = 0

    def finding(self, span: Span, card: str, *, box: str, text: str) -> Finding:
        """L101 for a text and the box it does not fit."""
        wide, high = (
            need > room + _TOLERANCE for need, room in zip(self.needed, self.room, strict=True)
        )
        (needed_width, needed_height), (width, height) = self.needed, self.room
        return Finding(
            "L101",
            span,
            kind="both" if wide and high else "high" if high else "wide",
            card=card,
            box=box,
            text=text,
            needed_width=_tenths(needed_width, width),
            needed_height=_tenths(needed_height, height),
            width=_tenths(width, width),
            height=_tenths(height, height),
            over_width=_tenths(needed_width - width, 0.0),
            over_height=_tenths(needed_height - height, 0.0),
            lines=self.lines,
            least=_short(self.least),
        )


def no_glyph(char: str, font: str, span: Span, card: str, *, text: str) -> Finding:
    """L102 for a character of a text that the font it is set in does not have."""
    return Finding("L102", span, card=card, text=text, character=named(char), glyph=char, font=font)


class _Try(NamedTuple):
    """One size: the paragraphs in pieces, and the extent they take in millimetres."""

    pieces: tuple[tuple[LinePiece, ...], ...]
    size: float
    width: float

    @property
    def lines(self) -> int:
        return sum(map(len, self.pieces))

    def height(self, lead: float) -> float:
        return self.lines * lead * self.size * POINT


def fit(
    fonts: Fonts, paragraphs: Sequence[Line], room: tuple[float, float], fitting: Fitting
) -> Block | Overset:
    """The paragraphs in a box of ``room`` (width, height in millimetres).

    In this order: break at spaces, tighten the leading, shrink, divide words, give up.
    """
    width, height = room
    if len(paragraphs) == 1 and _fits_as_it_is(fonts, paragraphs[0], room, fitting):
        loose = fitting.lead * fitting.size * POINT
        return Block(((paragraphs[0],),), fitting.size, min(loose, height))
    strips = [strip(fonts, line) for line in paragraphs]
    size = fitting.size
    while True:
        attempt = _attempt(strips, width, size, None)
        if _fits(attempt, room, fitting.least_lead):
            return _block(strips, attempt, height, fitting)
        if size <= fitting.least:
            break
        size = max(size - STEP, fitting.least)
    for sparing in (True, False) if fitting.hyphenator is not None else ():
        attempt = _attempt(strips, width, size, fitting.hyphenator, sparing=sparing)
        if _fits(attempt, room, fitting.least_lead):
            return _block(strips, attempt, height, fitting)
    return _overset(attempt, room, fitting)


def _fits_as_it_is(fonts: Fonts, line: Line, room: tuple[float, float], fitting: Fitting) -> bool:
    """Whether a line of one run, as most are, needs neither a break nor a smaller size."""
    if len(line) != 1 or line[0].text.strip(" ") != line[0].text or not line[0].text:
        return False
    width, height = room
    scale = fitting.size * POINT
    if fitting.least_lead * scale > height + _TOLERANCE:
        return False
    return measure(fonts, line) * scale / 1000 <= width + _TOLERANCE


def largest(milli: float, width: float, start: float) -> float:
    """The largest size in half points, ``start`` at most, that keeps a line within a width.

    >>> largest(2000, 10, 30), largest(100, 10, 30)
    (14.0, 30)
    """
    if milli <= 0:
        return start
    whole = int(width * 1000 / POINT / milli / STEP + _TOLERANCE)
    return min(start, whole * STEP)


def _overset(attempt: _Try, room: tuple[float, float], fitting: Fitting) -> Overset:
    """What the text would need at its least size and leading."""
    _, height = room
    lead = fitting.least_lead * attempt.size * POINT
    holds = int(max(height, 0.0) / lead + _TOLERANCE)
    needed = (attempt.width, attempt.lines * lead)
    return Overset(needed, room, fitting.least, max(attempt.lines - holds, 0))


def _attempt(
    strips: Sequence[Strip],
    width: float,
    size: float,
    hyphenator: Hyphenator | None,
    *,
    sparing: bool = False,
) -> _Try:
    scale = size * POINT / 1000
    limit = width / scale + _TOLERANCE
    pieces = tuple(
        break_lines(words, lambda _: limit, hyphenator, sparing=sparing) for words in strips
    )
    widest = max((piece.width for cut in pieces for piece in cut), default=0.0)
    return _Try(pieces, size, widest * scale)


def _fits(attempt: _Try, room: tuple[float, float], lead: float) -> bool:
    width, height = room
    return attempt.width <= width + _TOLERANCE and attempt.height(lead) <= height + _TOLERANCE


def _block(strips: Sequence[Strip], attempt: _Try, height: float, fitting: Fitting) -> Block:
    paragraphs = tuple(
        tuple(words.cut(piece) for piece in pieces)
        for words, pieces in zip(strips, attempt.pieces, strict=True)
    )
    loose = fitting.lead * attempt.size * POINT
    return Block(paragraphs, attempt.size, min(loose, height / max(attempt.lines, 1)))


def _tenths(length: float, room: float) -> float:
    """A length to a tenth of a millimetre; one that is more than its room is never understated.

    >>> _tenths(44.0, 44.0), _tenths(44.01, 44.0)
    (44, 44.1)
    """
    more = length > room + _TOLERANCE
    return _short((math.ceil(length * 10 - _TOLERANCE) if more else round(length * 10)) / 10)


def _short(value: float) -> float:
    """The same number, written without an idle decimal."""
    return int(value) if value == int(value) else value
