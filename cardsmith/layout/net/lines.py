"""The lines of a paper model, each kind with its own look, and the key that tells them apart."""

from collections.abc import Iterator, Mapping

from cardsmith.layout.setting import Style, set_line
from cardsmith.model.face import Group, Item, Outline, Path, shift, turned
from cardsmith.model.inks import GREY, INK, WHITE
from cardsmith.model.metrics import Fonts
from cardsmith.model.outline import line, rectangle

CUT, FOLD, HATCH = 0.9, 0.5, 0.3
"""Weights in points."""

DASH = (4.0, 2.6)
"""A stroke and a gap of a line to fold, in points."""

WORD = Style("Alegreya Medium", 9)
_PASTE = Style("Alegreya Medium", 8.5)
_ROW, _SAMPLE, _ASIDE = 5.6, 9.0, 3.0
_PITCH = 1.4


def cut(outline: Outline) -> Path:
    """A line to cut: solid."""
    return Path(outline, stroke=INK, weight=CUT)


def fold(outline: Outline) -> Path:
    """A line to fold: dashed."""
    return Path(outline, stroke=INK, weight=FOLD, dash=DASH, butt=True)


def glue(outline: Outline) -> Iterator[Item]:
    """A tab that takes glue: white and hatched inside its outline, which is not drawn."""
    numbers = [number for _, *numbers in outline for number in numbers]
    xs, ys = numbers[::2], numbers[1::2]
    left, right, top, foot = min(xs), max(xs), min(ys), max(ys)
    height = foot - top
    strokes: Outline = ()
    for step in range(1, int((right - left + height) / _PITCH) + 1):
        x = left + step * _PITCH
        strokes += line(x, top, x - height, foot)
    yield Path(outline, fill=WHITE)
    yield Group((Path(strokes, stroke=GREY, weight=HATCH),), clip=outline)


def pasted(fonts: Fonts, word: str, middle: tuple[float, float], degrees: int) -> Group:
    """The word on what is glued, turned about the middle of its pad."""
    pad = Path(rectangle(-6, -2, 12, 4, 1), fill=WHITE)
    text = set_line(fonts, _PASTE, word, (0, 0.9), "centre")
    return Group((pad, text), turned(degrees).then(shift(*middle)))


def key(fonts: Fonts, words: Mapping[str, str], at: tuple[float, float]) -> Iterator[Item]:
    """Three lines that say what is cut, folded and glued; ``at`` is their top left.

    ``words`` are those of ``messages/net.yaml``.
    """
    x, y = at
    for row, name in enumerate(("cut", "fold", "glue")):
        middle = y + (row + 0.5) * _ROW
        sample = line(x, middle, x + _SAMPLE, middle)
        if name == "cut":
            yield cut(sample)
        elif name == "fold":
            yield fold(sample)
        else:
            tab = rectangle(x, middle - 1.6, _SAMPLE, 3.2)
            yield from glue(tab)
            yield cut(tab)
        yield set_line(fonts, WORD, words[name], (x + _SAMPLE + _ASIDE, middle + 1.0))


KEY_HEIGHT = 3 * _ROW
"""Millimetres that a key takes."""
