"""Numbers, lengths and maps as SVG writes them."""

import math
import re

from cardsmith.model.face import UNMOVED, Matrix, scaled, shift, turned

_NUMBER = re.compile(r"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,2})?")
_LENGTH = re.compile(rf"({_NUMBER.pattern})(px|pt|mm|cm|in|pc|)")
_UNITS = {"": 1.0, "px": 1.0, "pt": 4 / 3, "pc": 16.0, "mm": 96 / 25.4, "cm": 960 / 25.4, "in": 96}
_STEP = re.compile(r"[\s,]*(matrix|translate|scale|rotate|skewX|skewY)\s*\(([^()]*)\)[\s,]*")
_MOST = 1e6


def numbers(text: str) -> tuple[float, ...]:
    """The numbers of a list; ValueError for anything else in it.

    >>> numbers("0,0 10 -.5")
    (0.0, 0.0, 10.0, -0.5)
    """
    words = text.replace(",", " ").split()
    found = tuple(float(word) for word in words if _NUMBER.fullmatch(word))
    if len(found) != len(words) or any(abs(number) > _MOST for number in found):
        raise ValueError(text[:20])
    return found


def length(text: str) -> float:
    """A length in units of the picture (96 to the inch); ValueError for a share or a word.

    >>> length("10"), length("1in")
    (10.0, 96.0)
    """
    match = _LENGTH.fullmatch(text.strip())
    if match is None or abs(float(match[1])) > _MOST:
        raise ValueError(text[:20])
    return float(match[1]) * _UNITS[match[2]]


def transform(text: str) -> Matrix:
    """The map of a ``transform``; ValueError for one that is not well formed.

    >>> transform("translate(10) scale(2)").point(1, 1)
    (12.0, 2.0)
    """
    matrix, at = UNMOVED, 0
    while at < len(text):
        step = _STEP.match(text, at)
        if step is None:
            raise ValueError(text[at : at + 20])
        matrix = _step(step[1], numbers(step[2])).then(matrix)
        at = step.end()
    return matrix


def _step(name: str, values: tuple[float, ...]) -> Matrix:
    match name, values:
        case "matrix", (a, b, c, d, e, f):
            return Matrix(a, b, c, d, e, f)
        case "translate", (dx, *dy) if len(dy) < 2:
            return shift(dx, *dy or (0.0,))
        case "scale", (across,):
            return scaled(across)
        case "scale", (across, down):
            return Matrix(a=across, d=down)
        case "rotate", (degrees, *centre) if len(centre) in {0, 2}:
            return turned(degrees, *centre)
        case "skewX", (degrees,):
            return Matrix(c=math.tan(math.radians(degrees)))
        case "skewY", (degrees,):
            return Matrix(b=math.tan(math.radians(degrees)))
        case _:
            raise ValueError(name)
