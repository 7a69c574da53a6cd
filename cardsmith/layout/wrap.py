"""Runs of type broken into lines: every character measured once, whatever the size."""

import re
from collections.abc import Callable, Iterator
from itertools import accumulate, groupby
from typing import NamedTuple

from cardsmith.layout.setting import NARROW, glyphs, milli
from cardsmith.model.inks import INK, Ink
from cardsmith.model.metrics import Fonts, Hyphenator
from cardsmith.model.ornament import Ornament
from cardsmith.model.type_style import Dots

HYPHEN = "-"

_HELD = re.compile(r"(?<=«)(?<![^ (\[]«) +| +(?=[;:!?»%€][]).,;:!?…»]*(?: |\Z))")
"""Spaces at which no line ends: before a sign that stands alone, after an opening « that does."""


class Icon(NamedTuple):
    """An ornament among words, the width it takes in thousandths of the size, and its name."""

    sign: Ornament
    width: float
    name: str = ""


class Tone(NamedTuple):
    """How some text is told from its neighbours: font, ink, dots under it.

    With an ``icon`` the text is one character that stands for it. ``tracking`` is space after
    every character in thousandths of the size.
    """

    font: str
    ink: Ink = INK
    dots: Dots | None = None
    icon: Icon | None = None
    tracking: int = 0


class Run(NamedTuple):
    """Some characters of one tone."""

    text: str
    tone: Tone


Line = tuple[Run, ...]


class LinePiece(NamedTuple):
    """One line cut from a strip: its characters, its width in milli-em, whether a hyphen ends it.

    The hyphen is not one of the characters.
    """

    start: int
    end: int
    width: float
    hyphened: bool = False


Room = Callable[[int], float]
"""The room in milli-em of each line, counted from 0."""


class Strip(NamedTuple):
    """Runs laid end to end and measured.

    ``edges`` holds where each character begins and the last one ends, ``kerns`` what is added
    after each, both in thousandths of the size.
    """

    text: str
    tones: tuple[Tone, ...]
    edges: tuple[float, ...]
    kerns: tuple[float, ...]
    hyphen: float

    def width(self, start: int, end: int) -> float:
        """The width of some characters in milli-em, kerning inside them included."""
        if end <= start:
            return 0.0
        return self.edges[end] - self.edges[start] - self.kerns[end - 1]

    def cut(self, piece: LinePiece) -> Line:
        """The runs of one line."""
        spots = range(piece.start, piece.end)
        runs = tuple(
            Run("".join(self.text[i] for i in group), tone)
            for tone, group in groupby(spots, key=self.tones.__getitem__)
        )
        if not piece.hyphened:
            return runs
        *before, last = runs
        return (*before, Run(last.text + HYPHEN, last.tone))


def measure(fonts: Fonts, line: Line) -> float:
    """The width of a line in thousandths of its size."""
    if len(line) == 1:
        return extent(fonts, line[0])
    return sum([extent(fonts, run) for run in line])


def extent(fonts: Fonts, run: Run) -> float:
    """The width of a run in thousandths of its size."""
    text, (font, _, _, icon, tracking) = run
    if icon is None and not tracking and NARROW not in text:
        return fonts[font].width(glyphs(text))
    return milli(fonts, font, text, tracking) if icon is None else icon.width


def strip(fonts: Fonts, line: Line) -> Strip:
    """The runs of a line, measured once for every size and every way to break them."""
    advances: list[float] = []
    kerns: list[float] = []
    for text, tone in line:
        if tone.icon is not None:
            kerns.append(0)
            advances.append(tone.icon.width)
            continue
        font = fonts[tone.font]
        inner = font.kerns(glyphs(text)) or (0,) * len(text)
        if tone.tracking:
            inner = tuple(kern + tone.tracking for kern in inner)
        kerns += inner
        advances += (
            milli(fonts, tone.font, char) + kern for char, kern in zip(text, inner, strict=True)
        )
    return Strip(
        text="".join(run.text for run in line),
        tones=tuple(run.tone for run in line for _ in run.text),
        edges=tuple(accumulate(advances, initial=0.0)),
        kerns=tuple(kerns),
        hyphen=milli(fonts, line[0].tone.font, HYPHEN) if line else 0.0,
    )


def break_lines(
    words: Strip, room: Room, hyphenator: Hyphenator | None = None, *, sparing: bool = False
) -> tuple[LinePiece, ...]:
    """The strip in as few lines as the room allows, each as full as it can be.

    Lines end at a space, which is left out, after a hyphen of the text, or, with a hyphenator,
    inside a word: ``sparing``, only where no line would end otherwise. A piece without any such
    place may be wider than its room.
    """
    stops = tuple(_stops(words.text, hyphenator))
    pieces: list[LinePiece] = []
    start = at = 0
    while at < len(stops):
        limit = room(len(pieces))
        best = _piece(words, start, stops[at])
        reached, settled = at, False
        for index in range(at, len(stops)):
            stop = stops[index]
            piece = _piece(words, start, stop)
            if words.width(start, stop.end) > limit:
                break
            if piece.width <= limit and not (stop.hyphened and settled):
                best, reached = piece, index
                settled = sparing and not stop.hyphened
        pieces.append(best)
        start, at = stops[reached].following, reached + 1
    return tuple(pieces)


class _Stop(NamedTuple):
    """Where a line may end, where the next begins, whether a hyphen is added."""

    end: int
    following: int
    hyphened: bool = False


def _stops(text: str, hyphenator: Hyphenator | None) -> Iterator[_Stop]:
    held = {match.start() for match in _HELD.finditer(text)}
    word = 0
    for at, char in enumerate(text):
        if char == " ":
            yield from _inside(text, word, at, hyphenator)
            word = at + 1
            if at and text[at - 1] != " " and at not in held:
                yield _Stop(at, _next_ink(text, at))
        elif char == HYPHEN and _between_letters(text, at - 1, at + 1):
            yield from _inside(text, word, at, hyphenator)
            yield _Stop(at + 1, at + 1)
            word = at + 1
    yield from _inside(text, word, len(text), hyphenator)
    yield _Stop(len(text.rstrip(" ")), len(text))


def _inside(text: str, start: int, end: int, hyphenator: Hyphenator | None) -> Iterator[_Stop]:
    if hyphenator is None:
        return
    for point in hyphenator.points(text[start:end]):
        if _between_letters(text, start + point - 1, start + point):
            yield _Stop(start + point, start + point, hyphened=True)


def _between_letters(text: str, left: int, right: int) -> bool:
    """Whether letters or figures stand at both places."""
    return left >= 0 and right < len(text) and text[left].isalnum() and text[right].isalnum()


def _next_ink(text: str, at: int) -> int:
    while at < len(text) and text[at] == " ":
        at += 1
    return at


def _piece(words: Strip, start: int, stop: _Stop) -> LinePiece:
    wider = words.hyphen if stop.hyphened else 0.0
    return LinePiece(start, stop.end, words.width(start, stop.end) + wider, stop.hyphened)
