"""Path data (SVG 1.1, chapter 8.3) as an outline of absolute moves, lines and cubic curves."""

import math
import re
from collections.abc import Iterator, Sequence

from cardsmith.intake.templates.svg.arcs import arc_between
from cardsmith.model.face import Outline, Segment
from cardsmith.model.outline import quadratic

NUMBERS = 100_000
"""The most numbers that the data of one path may hold."""

_FARTHEST = 1e6
_TOKEN = re.compile(r"[\s,]*(?:([A-Za-z])|([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?))")
_FLAG = re.compile(r"[\s,]*([01])")
_SIZES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
_FLAGS = (3, 4)
"""Which numbers of an arc are flags, that may be written without a space."""

Point = tuple[float, float]


def outline_of(data: str) -> Outline:
    """The outline that path data writes.

    Raises ValueError for data that is not well formed or too long; its text is where it fails.

    >>> outline_of("m 1 2 h3 v4 z")
    (('M', 1.0, 2.0), ('L', 4.0, 2.0), ('L', 4.0, 6.0), ('Z',))
    """
    pen = _Pen()
    for letter, numbers in _commands(data):
        pen.follow(letter, numbers)
    return tuple(pen.outline)


def _commands(data: str) -> Iterator[tuple[str, tuple[float, ...]]]:
    """Each letter with the numbers of one step; numbers that go on repeat the letter."""
    data = data.rstrip(" \t\r\n,")
    at = count = 0
    letter = ""
    while at < len(data):
        token = _TOKEN.match(data, at)
        if token is None or (token[1] is None and (not letter or letter in "Zz")):
            raise ValueError(data[at : at + 12].strip())
        if token[1] is not None:
            letter, at = token[1], token.end()
            if letter.upper() not in _SIZES or (not count and letter not in "Mm"):
                raise ValueError(letter)
        numbers, at = _numbers(data, at, letter.upper())
        count += 1 + len(numbers)
        if count > NUMBERS:
            raise ValueError(f"> {NUMBERS}")
        yield letter, numbers
        letter = {"M": "L", "m": "l"}.get(letter, letter)


def _numbers(data: str, at: int, letter: str) -> tuple[tuple[float, ...], int]:
    numbers = []
    for place in range(_SIZES[letter]):
        is_flag = letter == "A" and place in _FLAGS
        token = (_FLAG if is_flag else _TOKEN).match(data, at)
        text = token[1] if token and is_flag else token[2] if token else None
        if token is None or text is None or abs(float(text)) > _FARTHEST:
            raise ValueError(data[at : at + 12].strip() or letter)
        numbers.append(float(text))
        at = token.end()
    return tuple(numbers), at


class _Pen:
    """Where the path is, and what it drew: a curve remembers its last handle for the next."""

    def __init__(self) -> None:
        self.outline: list[Segment] = []
        self.here: Point = (0.0, 0.0)
        self.start: Point = (0.0, 0.0)
        self.handle: tuple[str, Point] = ("", (0.0, 0.0))

    def follow(self, letter: str, numbers: Sequence[float]) -> None:
        """Draw one step; a small letter counts from where the pen is."""
        kind = letter.upper()
        if kind == "Z":
            self.outline.append(("Z",))
            self.here = self.start
            self.handle = ("", self.here)
            return
        values = list(numbers) if letter == kind else self._absolute(kind, numbers)
        end = self._end(kind, values)
        self.outline += self._drawn(kind, values, end)
        self.here = end
        if kind == "M":
            self.start = end

    def _absolute(self, kind: str, numbers: Sequence[float]) -> list[float]:
        x, y = self.here
        if kind == "A":
            return [*numbers[:5], numbers[5] + x, numbers[6] + y]
        if kind == "V":
            return [numbers[0] + y]
        return [number + (y if at % 2 else x) for at, number in enumerate(numbers)]

    def _end(self, kind: str, values: Sequence[float]) -> Point:
        if kind == "H":
            return values[0], self.here[1]
        if kind == "V":
            return self.here[0], values[0]
        return values[-2], values[-1]

    def _drawn(self, kind: str, values: Sequence[float], end: Point) -> Iterator[Segment]:
        before, self.handle = self.handle, ("", end)
        match kind:
            case "M" | "L" | "H" | "V":
                yield ("M" if kind == "M" else "L", *end)
            case "C" | "S":
                first = (values[0], values[1]) if kind == "C" else self._mirrored("C", before)
                self.handle = "C", (values[-4], values[-3])
                yield ("C", *first, values[-4], values[-3], *end)
            case "Q" | "T":
                by = (values[0], values[1]) if kind == "Q" else self._mirrored("Q", before)
                self.handle = "Q", by
                yield quadratic(self.here, by, end)
            case _:
                large, sweep = values[3] != 0, values[4] != 0
                radii = abs(values[0]), abs(values[1])
                turn = math.radians(values[2])
                yield from arc_between(self.here, end, radii, turn, (large, sweep))

    def _mirrored(self, kind: str, handle: tuple[str, Point]) -> Point:
        """The last handle on the other side of the pen, where the last step had one."""
        if handle[0] != kind:
            return self.here
        (x, y), (hx, hy) = self.here, handle[1]
        return 2 * x - hx, 2 * y - hy
