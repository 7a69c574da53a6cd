"""Words of a proof in lines: nothing is cut off, and what no font has is named."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardsmith.layout.setting import drawable, missing
from cardsmith.layout.wrap import Line, LinePiece, Run, Strip, break_lines, strip
from cardsmith.model.metrics import Fonts
from cardsmith.model.units import POINT

_TOLERANCE = 1e-6


class Lines(NamedTuple):
    """A text in lines, the width of each in millimetres."""

    lines: tuple[Line, ...]
    widths: tuple[float, ...]


def legible(fonts: Fonts, run: Run) -> Run:
    """The run as it can be set: a character that its font lacks is named in its place."""
    text, font = drawable(run.text), run.tone.font
    for char in missing(fonts, font, text):
        text = text.replace(char, f"‹U+{ord(char):04X}›")
    return Run(text, run.tone)


def broken(fonts: Fonts, runs: Sequence[Run], size: float, rooms: tuple[float, float]) -> Lines:
    """Runs in lines; the first has another room than those after it, in millimetres.

    Lines end at spaces and hyphens; a word that is wider than its line is parted where it must.
    """
    scale = size * POINT / 1000
    first, hanging = (room / scale + _TOLERANCE for room in rooms)
    worded = tuple(run for run in runs if run.text)
    if not worded:
        return Lines((), ())

    def room(line: int) -> float:
        return hanging if line else first

    words = strip(fonts, worded)
    pieces = list[LinePiece]()
    for piece in break_lines(words, room):
        pieces += _parted(words, piece, room(len(pieces)), hanging)
    return Lines(
        tuple(words.cut(piece) for piece in pieces),
        tuple(piece.width * scale for piece in pieces),
    )


def _parted(words: Strip, piece: LinePiece, room: float, hanging: float) -> Iterator[LinePiece]:
    """A piece in as many as it takes: a line holds one character at least."""
    start = end = piece.start
    while start < piece.end and piece.width > room:
        end = start + 1
        while end < piece.end and words.width(start, end + 1) <= room:
            end += 1
        yield LinePiece(start, end, words.width(start, end))
        start, room = end, hanging
        piece = LinePiece(start, piece.end, words.width(start, piece.end))
    if start < piece.end:
        yield piece


def same(lines: Lines, said: str) -> str:
    """What is heard instead of the lines; empty where they are heard as they are written."""
    shown = "".join(run.text for line in lines.lines for run in line)
    return "" if len(lines.lines) == 1 and shown == said else said
