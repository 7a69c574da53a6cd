"""The footer of a home sheet: a ruler, and how to print and cut this page."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from cardsmith.layout.setting import Style, set_line, width
from cardsmith.model.choices import Duplex
from cardsmith.model.face import Art, Face, Group, Item, Matrix, Path, Stamp, Text, shift
from cardsmith.model.inks import GREY, INK, WHITE
from cardsmith.model.metrics import Fonts
from cardsmith.model.outline import circle, line, lozenge, polygon, rectangle
from cardsmith.model.sheet import Strip

_SMALL = Style("Alegreya Medium", 6, GREY)
_NAME = Style("Cinzel Bold", 13)
_LEADING = 2.75
_MIDDLE = 0.65
"""From the middle of a line of type down to its baseline."""

_HAIR = 0.3
_BETWEEN = " · "

RULER = 100.0
"""Millimetres between the first and the last tick."""

_RULER_LEFT = 1.5
_RULER_HEIGHT = 3.0
_RULER_FOOT = 2.9
_WORDS_LEFT = 106.5


Step = Literal["cuts", "glue"]
"""What is done with a sheet once it is printed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Job:
    """What the footers of one file have in common.

    ``words`` are the footer's words in the language of the print, ``title`` names edition and
    component, ``options`` are the options used, each as it is to be read. ``step`` is what
    comes after printing: cards are cut, the sheets of a board glued.
    """

    words: Mapping[str, str]
    title: str
    paper: str
    duplex: Duplex
    options: Sequence[str] = ()
    step: Step = "cuts"


class Footers:
    """The footers of one file, page by page; the ruler that they share is drawn once."""

    def __init__(self, fonts: Fonts, job: Job) -> None:
        self._fonts = fonts
        self._job = job
        self._ruler = Art("ruler", tuple(_ruler()))

    def __call__(self, strip: Strip) -> Face:
        """The footer of one page, as large as its strip: at least 104 x 3 mm.

        A ruler of 100 mm with its middle marked, then words by how much they matter, as many
        as find room. Without a ruler there is no line at all, only words.
        """
        job = self._job
        items: list[Item] = []
        left = 0.0
        if strip.ruler:
            top = (strip.height - _RULER_HEIGHT) / 2
            items.append(Stamp(self._ruler, shift(0, top)))
            items += _numbers(self._fonts, job.words["measure"], top)
            left = _WORDS_LEFT
            if job.duplex is not Duplex.NONE and strip.width > 180:
                size = min(strip.height, 5.4)
                items.append(_flip(strip, job.duplex, left, size))
                left += 1.35 * size + 2
        items += _lines(self._fonts, _facts(strip, job), (left, strip.width), strip.height)
        return Face(f"footer {strip.sheet}", strip.width, strip.height, tuple(items))


def sheet_name(fonts: Fonts, name: str) -> Face:
    """The name of one sheet of a tiled board (``A1``) in a ring, 12 x 12 mm."""
    middle = 6.0
    ring = Path(circle(middle, middle, 5.6), fill=WHITE, stroke=INK, weight=0.6)
    letters = set_line(fonts, _NAME, name, (middle, middle + 1.65), "centre")
    return Face(f"name {name}", 2 * middle, 2 * middle, (ring, letters))


def _facts(strip: Strip, job: Job) -> list[str]:
    """What the footer says, the most needed first."""
    words, sheets = job.words, {"sheet": strip.sheet, "sheets": strip.sheets, "paper": job.paper}
    return [
        words["back" if strip.back else "front"].format(**sheets),
        words[job.duplex.value],
        job.title,
        words["one" if strip.sheets == 1 else "many"].format(**sheets),
        words["scale"],
        words[job.step],
        *job.options,
    ]


def _lines(
    fonts: Fonts, facts: Sequence[str], across: tuple[float, float], height: float
) -> list[Text]:
    """The facts in as many lines as the height holds; one that finds no room is left out."""
    count = max(int((height - 0.4) // _LEADING), 1)
    rows: list[str] = [""] * count
    row = 0
    for fact in (_shown(fonts, fact) for fact in facts):
        for candidate in range(row, count):
            longer = _BETWEEN.join(filter(None, (rows[candidate], fact)))
            if width(fonts, _SMALL, longer) <= across[1] - across[0]:
                rows[candidate], row = longer, candidate
                break
    filled = [text for text in rows if text]
    first = (height - (len(filled) - 1) * _LEADING) / 2 + _MIDDLE
    return [
        set_line(fonts, _SMALL, text, (across[0], first + index * _LEADING))
        for index, text in enumerate(filled)
    ]


def _shown(fonts: Fonts, text: str) -> str:
    """The text with a question mark for what the font lacks: a title may hold any sign."""
    plain = text.replace("\u202f", "\u00a0").replace("\u2011", "-")
    missing = fonts[_SMALL.font].lacks(plain)
    return plain.translate({ord(char): "?" for char in missing})


def _ruler() -> Iterator[Path]:
    """A rule of exactly 100 mm, a tick a millimetre, its middle marked by a lozenge."""
    start, end = _RULER_LEFT, _RULER_LEFT + RULER
    yield _stroke(start, _RULER_FOOT, end, _RULER_FOOT)
    for tick in range(101):
        long = 1.3 if tick % 50 == 0 else 1.0 if tick % 10 == 0 else 0.75 if tick % 5 == 0 else 0.45
        yield _stroke(start + tick, _RULER_FOOT - long, start + tick, _RULER_FOOT)
    yield Path(lozenge(start + RULER / 2, _RULER_FOOT - 0.55, 0.5, 0.85), fill=GREY)


def _numbers(fonts: Fonts, caption: str, top: float) -> Iterator[Text]:
    """The numbers over a ruler, and between them what to do with it."""
    base = top + _RULER_FOOT - 1.5
    labels = {0: "0", 25: _shown(fonts, caption), 50: "50", 100: "100"}
    for at, label in labels.items():
        yield set_line(fonts, _SMALL, label, (_RULER_LEFT + at, base), "centre")


def _flip(strip: Strip, duplex: Duplex, left: float, size: float) -> Group:
    """A small sheet as it lies, and an arrow over the edge that it turns on.

    Drawn for an edge at the right; for an edge on top the picture is turned to the left.
    """
    over, barb = 0.3 * size, 0.1 * size
    if strip.landscape == (duplex is Duplex.SHORT):
        matrix = Matrix(e=left, f=(strip.height - size) / 2)
        along, across = (size, 0.7 * size) if strip.landscape else (0.7 * size, size)
    else:
        along, across = (0.55 * size, 0.8 * size) if strip.landscape else (0.6 * size, 0.42 * size)
        matrix = Matrix(0, -1, 1, 0, left, (strip.height + along + over + barb) / 2)
    middle, tip, tall = across / 2, along + over, 0.9 * across / 2
    bow = (
        ("M", along / 2, middle),
        ("C", along / 2, middle - tall, tip, middle - tall, tip, middle),
    )
    head = polygon((tip - barb, middle), (tip + barb, middle), (tip, middle + 2 * barb))
    items = (
        Path(rectangle(0, 0, along, across), fill=WHITE, stroke=GREY, weight=0.35),
        _stroke(along, 0, along, across, 1.0),
        Path(bow, stroke=GREY, weight=0.5),
        Path(head, fill=GREY),
    )
    return Group(items, matrix)


def _stroke(x1: float, y1: float, x2: float, y2: float, weight: float = _HAIR) -> Path:
    return Path(line(x1, y1, x2, y2), stroke=GREY, weight=weight, butt=True)
