"""Where letters, numbers and bells stand inside their squares, and how large they may be."""

import math
from collections.abc import Iterator
from functools import cached_property

from cardsmith.layout.board.plane import Bounds, Point, around, flattened, holds
from cardsmith.layout.board.track import Track
from cardsmith.layout.motifs import TURNABLE
from cardsmith.layout.ornament import weight
from cardsmith.layout.setting import Style, width
from cardsmith.model.board import Square
from cardsmith.model.metrics import Fonts
from cardsmith.model.struct import Struct, replace
from cardsmith.model.units import POINT

LETTER = "Cinzel Bold"
DISC = 3.1
"""Radius of the disc of a number on the board of 48 squares."""
BELL = 3.2
_BELLS = 0.89
"""How deep in a square its bells stand."""
SIZES = (48.0, 33.0, 23.0)
"""Type of a letter alone on its square, of one of two, of one of three."""

_TAILS = {"J": (0.0, 0.35, 0.205), "Q": (0.55, 1.357, 0.284)}
"""What hangs below the line: from, to and depth, in the size of the letter."""
_TAIL_SHIFT = 0.237
_BAR_DROP, _BAR = 0.125, 1.4 / 48
"""Distance and weight of the rule under M W N Z, in the size of the letter."""
_LARGEST, _LEAST, _STEP = 1.25, 0.4, 0.025


class Lettered(Struct, frozen=True, kw_only=True):
    """One letter on its square: its type, and the box of the letter with the rule under it."""

    letter: str
    band: int
    size: float
    box: Bounds
    baseline: float

    @property
    def boxes(self) -> tuple[Bounds, ...]:
        """The box of the letter, and of what hangs below its line."""
        if self.letter not in _TAILS:
            return (self.box,)
        start, end, depth = (part * self.size * POINT for part in _TAILS[self.letter])
        left, line = self.box.left, self.baseline
        return self.box, Bounds(left + start, line, left + end, line + depth)

    @property
    def bar(self) -> tuple[float, float, float, float] | None:
        """Left, right, height and weight of the rule under a letter that could be turned."""
        if self.letter not in TURNABLE:
            return None
        inset = 0.08 * (self.box.right - self.box.left)
        y = self.baseline + _BAR_DROP * self.size * POINT
        return self.box.left + inset, self.box.right - inset, y, weight(_BAR * self.size)


class Slack(Struct, frozen=True):
    """How far letters and numbers stand ahead of their usual place, in millimetres."""

    letters: float = 0.0
    numbers: float = 0.0


NO_SLACK = Slack()


class Place(Struct, frozen=True, dict=True):
    """A lettered square of a track: its number, the lap it belongs to, its letters.

    ``scale`` is that of the letters; 1 on the board of 48 squares.
    """

    track: Track
    number: int
    lap: int
    letters: Square
    slack: Slack = NO_SLACK
    scale: float = 1.0

    @property
    def small(self) -> float:
        """The factor of numbers and bells for the width of the track."""
        return min(1.2, max(self.track.width / 35, 0.85))

    @property
    def radius(self) -> float:
        """The radius of the disc of the number."""
        return DISC * self.small

    @cached_property
    def disc(self) -> Point:
        """The middle of the disc of the number."""
        ahead = self.slack.numbers
        return number_at(self.track, self.number, len(self.letters), ahead)

    @property
    def disc_box(self) -> Bounds:
        """The box of that disc."""
        return around(*self.disc, self.radius, self.radius)

    @cached_property
    def bells(self) -> tuple[Point, ...]:
        """The middle of every bell, one a lap, side by side along the track.

        In the narrow band of a shared square three or four stand in two rows.
        """
        count, pitch = len(self.letters), self.small * BELL * 1.08
        rows = 2 if count > 1 and self.lap > 2 else 1
        columns = -(-self.lap // rows)
        half = pitch * (columns - 1) / 2
        along = max(0.24 * self.track.length, half + 3.6 * self.small) / self.track.length
        step = pitch / self.track.width
        middle = _BELLS if rows == 1 else max(_BELLS - step / 2, 1 - 0.5 / count)
        turn = self.track.turn(self.number + along)
        dx, dy = self.track.heading(turn)
        spots = []
        for bell in range(self.lap):
            row, column = divmod(bell, columns)
            x, y = self.track.point(turn, middle + (rows - 1 - 2 * row) * step / 2)
            spots.append((x + dx * (pitch * column - half), y + dy * (pitch * column - half)))
        return tuple(spots)

    def lettering(self, fonts: Fonts) -> Iterator[Lettered]:
        """The letters of the square, each in the middle of its band."""
        count = len(self.letters)
        middle = 0.5 if count == 1 else 0.57
        ahead = self.track.chevron / 2 + self.slack.letters
        along = middle + ahead / self.track.length
        size = self.scale * (SIZES[count - 1] if count <= len(SIZES) else SIZES[-1] * 3 / count)
        for band, letter in enumerate(self.letters):
            at = self.track.at(self.number, along, (band + 0.5) / count)
            own = size * (0.875 if letter == "Q" else 1.0)
            if letter == "Q" and count > 1:  # its tail would leave the band
                at = at[0] - _TAIL_SHIFT * own * POINT, at[1]
            yield _lettered(fonts, letter, band, own, at)

    def has_room(self, fonts: Fonts) -> bool:
        """Whether letters, number, bells and borders keep clear of each other."""
        count = len(self.letters)
        if not self._has_room_for_number:
            return False
        margin = 0.4 if count == 1 else 0.25
        for letter in self.lettering(fonts):
            depth = letter.band / count, (letter.band + 1) / count
            shape = flattened(self.track.outline(self.number, *depth))
            for box in letter.boxes:
                if not (self._is_clear(box) and box.grown(margin).within(shape)):
                    return False
        return True

    @cached_property
    def _has_room_for_number(self) -> bool:
        shape = flattened(self.track.outline(self.number))
        x, y = self.disc
        edge = self.radius + 0.4
        angles = (math.pi * step / 8 for step in range(16))
        return all(
            holds(shape, (x + edge * math.cos(angle), y + edge * math.sin(angle)))
            for angle in angles
        )

    def _is_clear(self, box: Bounds) -> bool:
        """Whether a box of a letter touches neither the number nor a bell."""
        return box.gap(*self.disc) > self.radius + 0.3 and all(
            box.gap(x, y) > self.small * BELL / 2 + 0.5 for x, y in self.bells
        )


def number_at(track: Track, square: int, letters: int = 1, ahead: float = 0.0) -> Point:
    """Where the disc of a number stands, some millimetres ahead of its usual place."""
    return track.at(square, 0.24 + ahead / track.length, 0.17 if letters == 3 else 0.125)


def sized(places: tuple[Place, ...], fonts: Fonts) -> tuple[Place, ...]:
    """The squares with letters as large as they have room for.

    Squares of as many letters have one scale.
    """
    most = min(places[0].track.width / 35, _LARGEST)
    scales: dict[int, float] = {}
    for place in places:
        count = len(place.letters)
        scale = scales.get(count, most)
        while scale > _LEAST and not replace(place, scale=scale).has_room(fonts):
            scale -= _STEP
        scales[count] = scale
    return tuple(replace(place, scale=scales[len(place.letters)]) for place in places)


def _lettered(fonts: Fonts, letter: str, band: int, size: float, at: Point) -> Lettered:
    x, y = at
    high = fonts[LETTER].cap_height * size * POINT / 1000
    half = width(fonts, Style(LETTER, size), letter) / 2
    bar = (_BAR_DROP + _BAR) * size * POINT if letter in TURNABLE else 0.0
    box = around(x, y, half, (high + bar) / 2)
    return Lettered(letter=letter, band=band, size=size, box=box, baseline=box.top + high)
