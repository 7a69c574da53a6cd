"""The test page of a printer: two sides that a person reads through the paper."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from cardsmith.layout.aid.card import RIGHT, heading, numbered
from cardsmith.layout.aid.words import broken, set_runs
from cardsmith.layout.calibration_grid import BREADTH, MOST, Grid, Map
from cardsmith.layout.fit import largest
from cardsmith.layout.ruler import Ruler
from cardsmith.layout.setting import Style, milli, set_line
from cardsmith.model.face import UNMOVED, Face, Group, Item, Matrix, Path, shift
from cardsmith.model.inks import BROWN, DYES, GOLD, GREY, INK, WINE
from cardsmith.model.metrics import Fonts
from cardsmith.model.outline import ellipse, line, polygon, rectangle

WIDTH, HEIGHT = 138.0, 200.0
"""Millimetres of what is printed, in the middle of the paper: room for it is on A5 too."""

CARD = (63.0, 88.0)

MIDDLE = (WIDTH / 2, HEIGHT / 2)

FINE, COARSE = 0.1, 0.5
"""What the grids tell from place to place, in millimetres."""

_CLOSE, _WIDE = 7.0, 10.5
_UP, _LOW, _LEFT, _RIGHT = 43.0, 157.0, BREADTH / 2, WIDTH - BREADTH / 2
_COARSE_UP = 21.5
_RULED, _TYPED, _LINE, _STOP = 171.0, 181.4, 4.6, 46.0
_ROOM, _TEXT, _TALL = (18.6, 66.6), 14.0, 6.2
_FRAME = 0.5
_SPREAD, _MISSED, _HALF, _RING, _BOLD = 8.0, 0.9, 2.7, 2.6, 0.8
_STEPS = ("hold", "read", "coarse", "then")

_TITLE = Style("Grenze Gotisch Bold", 20)
_NAME = Style("Atkinson Bold", 10)
_SMALL = Style("Alegreya Medium", 8.5, BROWN)
_STEP = Style("Atkinson", 6.5, BROWN)
_SAY = Style("Alegreya Medium", 9.5)
_TYPE = Style("Atkinson", 8.5)


class Drift(NamedTuple):
    """How far the back is known to lie off, in millimetres, and the map that undoes it.

    ``top`` and ``bottom`` are its shifts to the right in the upper and the lower grid, ``down``
    that downwards; ``undone`` is about the top left of what is printed. The fine grids tell what
    is near it.
    """

    top: float = 0.0
    bottom: float = 0.0
    down: float = 0.0
    undone: Matrix = UNMOVED


class CalibrationJob(NamedTuple):
    """What a test page says: its words, what it is titled, how its sheet is turned.

    ``behind`` is the page's other side: where a place seen from the front lies on the back.
    """

    words: Mapping[str, str]
    title: str
    duplex: str
    behind: Map
    drift: Drift = Drift()


UPPER, LOWER = _UP - MIDDLE[1], _LOW - MIDDLE[1]
"""Where the grids A and E are read, from the middle of the sheet down, in millimetres."""

SIDE = _RIGHT - MIDDLE[0]
"""Where B is read, to the right of the middle."""


def grids(drift: Drift) -> Mapping[str, Grid]:
    """The grids by their letters: A, B and E are fine, C and D coarse; B and D are read down."""
    x, y = MIDDLE
    return {
        "A": Grid((x, _UP), _CLOSE, FINE, drift.top),
        "B": Grid((_RIGHT, y), _CLOSE, FINE, drift.down, down=True),
        "C": Grid((x, _COARSE_UP), _WIDE, COARSE),
        "D": Grid((_LEFT, y), _WIDE, COARSE, down=True),
        "E": Grid((x, _LOW), _CLOSE, FINE, drift.bottom),
    }


def calibration_faces(fonts: Fonts, job: CalibrationJob) -> tuple[Face, Face]:
    """Front and back of a test page, 138 × 200 mm each."""
    front = (
        *_headed(fonts, job),
        *_gridded(fonts, job),
        Group(tuple(_card(fonts, job)), shift(*_corner())),
        *_foot(fonts, job),
    )
    back = (*_backs(job), *_backside(fonts, job))
    return Face("calibration front", WIDTH, HEIGHT, front), Face(
        "calibration back", WIDTH, HEIGHT, back
    )


def _headed(fonts: Fonts, job: CalibrationJob) -> Iterator[Item]:
    """What this page is, over a line."""
    x = MIDDLE[0]
    yield set_line(fonts, _TITLE, job.words["title"], (x, 5.2), "centre")
    yield set_line(fonts, _SMALL, job.title, (x, 9.6), "centre")


def _gridded(fonts: Fonts, job: CalibrationJob) -> Iterator[Item]:
    """The grids, each with its letter and what it tells."""
    for at, (letter, grid) in enumerate(grids(job.drift).items()):
        yield from grid.front(fonts, job.words["point"])
        x, y = grid.at
        name = "dy" if grid.down else "dx"
        half = MOST * grid.pitch / 2
        sign = (x - 7.0, y - half - 11.5) if grid.down else (x - half - 12.4, y - 0.4)
        yield from numbered(fonts, letter, sign, (3.8, 3.4), (*DYES, GOLD)[at])
        beside = sign[0] + 5.2
        yield set_line(fonts, _NAME, name, (beside, sign[1] + 0.2))
        told = job.words["coarse" if grid.step == COARSE else "fine"]
        yield set_line(fonts, _STEP, told, (beside, sign[1] + 3.2))


def _card(fonts: Fonts, job: CalibrationJob) -> Iterator[Item]:
    """A card of 63 × 88 mm that says what to do, about its top left."""
    words = job.words
    yield Path(rectangle(0, 0, *CARD), stroke=INK, weight=_FRAME)
    yield from heading(fonts, words["heading"])
    steps = [words[f"step_{step}"] for step in (f"print_{job.duplex}", *_STEPS)]
    top, foot = _ROOM
    block = broken(fonts, steps, (RIGHT - _TEXT, foot - top), 9.5)
    heights = [max(len(lines) * block.lead, _TALL) for lines in block.paragraphs]
    gap = (foot - top - sum(heights)) / (len(steps) - 1)
    y = top
    for at, (lines, height) in enumerate(zip(block.paragraphs, heights, strict=True)):
        middle = y + height / 2
        yield from numbered(fonts, str(at + 1), (7.6, middle), (3.4, 3.0), (*DYES, GOLD)[at])
        first = middle + 1.0 - (len(lines) - 1) * block.lead / 2
        for row, words_of_it in enumerate(lines):
            yield from set_runs(fonts, words_of_it, (_TEXT, first + row * block.lead), block.size)
        y += height + gap
    yield from _example((CARD[0] / 2, 71.4))
    for row, note in enumerate((words["right"], words["low"])):
        yield set_line(fonts, _SMALL, note, (CARD[0] / 2, 80.0 + 3.6 * row), "centre")


def _example(at: tuple[float, float]) -> Iterator[Item]:
    """Two half lines that nearly meet, two that do, in a ring, and two that did."""
    x, y = at
    for side in (-1, 0, 1):
        across = x + side * _SPREAD
        yield Path(line(across, y - _HALF, across, y), stroke=INK, weight=_BOLD, butt=True)
        under = across - side * _MISSED
        yield Path(line(under, y, under, y + _HALF), stroke=GREY, weight=_BOLD, butt=True)
    yield Path(ellipse(x, y, _RING, _HALF + 1.0), stroke=WINE, weight=1.0)


def _foot(fonts: Fonts, job: CalibrationJob) -> Iterator[Item]:
    """The ruler, and what is typed when all is read."""
    words = job.words
    ruler = Ruler(fonts, (words["measure"], words["scale"]))
    yield Group(tuple(ruler(_RULED, 8.0)), shift((WIDTH - 103.0) / 2, 0.0))
    for row, name in enumerate(("type", "turned", "ruler", "print")):
        y = _TYPED + row * _LINE
        yield set_line(fonts, _SAY, words[f"{name}_when"], (_STOP - 3.0, y), "right")
        size = largest(milli(fonts, _TYPE.font, words[name]), WIDTH - _STOP, _TYPE.size)
        yield set_line(fonts, _TYPE._replace(size=size), words[name], (_STOP, y))


def _backs(job: CalibrationJob) -> Iterator[Item]:
    """The other halves, and the card's outline where it lies once the drift is undone."""
    for grid in grids(job.drift).values():
        yield from grid.back(job.behind)
    x, y = _corner()
    width, height = CARD
    corners = ((x, y), (x + width, y), (x + width, y + height), (x, y + height))
    seen = (job.drift.undone.point(*corner) for corner in corners)
    yield Path(polygon(*(job.behind(*point) for point in seen)), stroke=INK, weight=_FRAME)


def _backside(fonts: Fonts, job: CalibrationJob) -> Iterator[Item]:
    """Which side this is, where the front says nothing."""
    yield set_line(fonts, _SMALL, job.words["back"], (MIDDLE[0], HEIGHT - 1.0), "centre")


def _corner() -> tuple[float, float]:
    """Where the card begins, in the middle of the sheet."""
    return MIDDLE[0] - CARD[0] / 2, MIDDLE[1] - CARD[1] / 2
