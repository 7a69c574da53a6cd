"""The shipped ornaments, read from ``templates/ornaments`` when first asked for.

A part is ``STYLE path``. The style: ``~`` for a part drawn again mirrored; the letter of a fill,
``-`` for none; the class of its line, 0 none, 1 contour, 2 inner, 3 hatch. ``tR w`` instead is a
tube of role R, w units wide. The path: absolute ``M L C Q Z``; ``O cx cy r``; ``E cx cy rx ry``;
``R x y w h r``; ``H`` and two segments and n: n lines from the first segment to the second.
"""

from collections.abc import Iterator
from functools import cache

from cardsmith.intake.shipped.shelf import fields_of, shipped_fields, texts_of
from cardsmith.model.face import Outline, Segment
from cardsmith.model.ornament import CONTOUR, Ornament, Part, Stroke
from cardsmith.model.outline import ellipse, quadratic, rectangle
from cardsmith.resources import shipped

_CLASSES: dict[str, Stroke] = {"0": 0, "1": 1, "2": 2, "3": 3}
_SIZES = {"M": 2, "L": 2, "C": 6, "Q": 4, "Z": 0, "O": 3, "E": 4, "R": 5, "H": 9}
"""How many numbers follow each letter of a path."""


class ShippedOrnaments:
    """The ornaments that cardsmith ships; a family is read when one of it is first asked for.

    A name without a family is one of the small ornaments (``bell`` is ``small/bell``).
    """

    def __getitem__(self, name: str) -> Ornament:
        """The ornament of that name; KeyError when there is none."""
        family, _, key = name.rpartition("/")
        return _ornament(family or "small", key)

    def __contains__(self, name: object) -> bool:
        """Whether there is an ornament of that name."""
        family, _, key = str(name).rpartition("/")
        family = family or "small"
        return family in families() and key in _family(family)

    def names(self) -> tuple[str, ...]:
        """Every ornament, by family and name."""
        return tuple(f"{family}/{key}" for family in families() for key in _family(family))


def load_ornaments() -> ShippedOrnaments:
    """The shipped ornaments."""
    return ShippedOrnaments()


@cache
def families() -> tuple[str, ...]:
    """The families that ship, in alphabetical order."""
    return tuple(sorted(path.stem for path in (shipped("templates") / "ornaments").glob("*.yaml")))


def part(notation: str) -> Part:
    """The part that a line of notation writes.

    Raises ValueError for a notation it does not know.

    >>> part("~A2 O 3 17 5").role, part("tG 3.4 M 82 144 L 82 34").tube, part("-2 M 0 0 L 1 1").role
    ('A', 3.4, '')
    """
    style, *path = notation.split()
    mirrored = style.startswith("~")
    style = style.removeprefix("~")
    tube = 0.0
    if style[0] == "t":
        role, stroke, tube, path = style[1:], CONTOUR, float(path[0]), path[1:]
    else:
        role, stroke = style[:-1].replace("-", ""), _CLASSES[style[-1]]
    if len(role) > 1 or not path:
        raise ValueError(f"no part of an ornament: {notation!r}")
    return Part(
        role=role,
        stroke=stroke,
        outline=tuple(_segments(path)),
        mirrored=mirrored,
        tube=tube,
        hatch=path[0] == "H",
    )


def _segments(words: list[str]) -> Iterator[Segment]:
    at = 0
    pen = (0.0, 0.0)
    while at < len(words):
        letter = words[at]
        if letter not in _SIZES:
            raise ValueError(f"no path has {letter!r} where a letter stands: {' '.join(words)!r}")
        size = _SIZES[letter]
        numbers = tuple(map(float, words[at + 1 : at + 1 + size]))
        if len(numbers) != size:
            raise ValueError(f"{letter} wants {size} numbers: {' '.join(words)!r}")
        at += 1 + size
        yield from _drawn(letter, numbers, pen)
        pen = (numbers[-2], numbers[-1]) if size else pen


def _drawn(letter: str, numbers: tuple[float, ...], pen: tuple[float, float]) -> Outline:
    match letter, numbers:
        case "Q", (x1, y1, x, y):
            return (quadratic(pen, (x1, y1), (x, y)),)
        case "O", (cx, cy, radius):
            return ellipse(cx, cy, radius, radius)
        case "E", (cx, cy, rx, ry):
            return ellipse(cx, cy, rx, ry)
        case "R", (x, y, width, height, radius):
            return rectangle(x, y, width, height, radius)
        case "H", (*ends, count):
            return tuple(_hatch(tuple(ends), round(count)))
        case _:
            return ((letter, *numbers),)


def _hatch(ends: tuple[float, ...], count: int) -> Iterator[Segment]:
    first, last = ends[:4], ends[4:]
    for step in range(count):
        share = step / (count - 1) if count > 1 else 0.0
        x1, y1, x2, y2 = (a + (b - a) * share for a, b in zip(first, last, strict=True))
        yield ("M", x1, y1)
        yield ("L", x2, y2)


@cache
def _ornament(family: str, key: str) -> Ornament:
    if family not in families():
        raise KeyError(f"{family}/{key}")
    height, lines = _family(family)[key]
    return Ornament(name=f"{family}/{key}", height=height, parts=tuple(map(part, lines)))


@cache
def _family(family: str) -> dict[str, tuple[float, tuple[str, ...]]]:
    ornaments = {}
    for key, value in shipped_fields("templates", f"ornaments/{family}.yaml").items():
        entry = fields_of(value)
        _, height = texts_of(entry["box"])
        ornaments[key] = (float(height), texts_of(entry["parts"]))
    return ornaments
