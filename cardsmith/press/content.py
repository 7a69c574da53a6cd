"""PDF operators as text: millimetres with y down become points with y up.

Everything is written about the top left corner of what is drawn, so y is negative on paper.
Lengths carry three decimals (a third of a micrometre), the factors of a map six, because they
multiply lengths.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from cardsmith.model.face import Matrix, Outline

MILLIPOINTS = 72_000 / 25.4
"""Thousandths of a point in a millimetre."""

_UNTURNED = (1.0, 0.0, 0.0, 1.0)

_OPERATORS = {"M": "m", "L": "l", "C": "c"}


class Content(NamedTuple):
    """Operators of a page, a face or a form, the forms they call by name, and what they write.

    ``letters`` are the characters that are written, by font.
    """

    operators: str
    forms: tuple[str, ...] = ()
    letters: Mapping[str, str] = {}  # never written to


@lru_cache(maxsize=1 << 14)
def decimal(thousandths: int) -> str:
    """Thousandths as a number with up to three decimals and no idle zero.

    >>> [decimal(value) for value in (12300, -5, 0, 7000)]
    ['12.3', '-0.005', '0', '7']
    """
    return repr(thousandths / 1000).removesuffix(".0")


def points(length: float) -> str:
    """A length in millimetres, written in points.

    >>> points(25.4), points(-1)
    ('72', '-2.835')
    """
    return decimal(round(length * MILLIPOINTS))


@lru_cache(maxsize=1 << 10)
def plain(value: float) -> str:
    """A number that is already in points or has no unit.

    >>> plain(0.25), plain(18), plain(-0.0001)
    ('0.25', '18', '0')
    """
    return decimal(round(value * 1000))


@lru_cache(maxsize=1 << 12)
def moved(right: int, up: int) -> str:
    """The operator that begins a line of text so many thousandths from where the last began.

    >>> moved(1500, -20)
    '1.5 -0.02 Td'
    """
    return f"{decimal(right)} {decimal(up)} Td"


@lru_cache(maxsize=1 << 12)
def begun(right: int, up: int, font: str, size: float) -> str:
    """The same where a font is chosen too, by its resource, in points.

    >>> begun(1500, -20, "/F1", 9.5)
    '1.5 -0.02 Td /F1 9.5 Tf'
    """
    return f"{moved(right, up)} {typed(font, size)}"


def typed(font: str, size: float) -> str:
    """The operator that chooses a font by its resource, in points.

    >>> typed("/F1", 9.5)
    '/F1 9.5 Tf'
    """
    return f"{font} {plain(size)} Tf"


@lru_cache(maxsize=1 << 6)
def manner(weight: float, dash: tuple[float, ...], *, butt: bool) -> tuple[str, str, str]:
    """The operators for weight, ends and dashes of a line, in points.

    >>> manner(0.5, (0, 2), butt=False)
    ('0.5 w', '1 J 1 j', '[0 2] 0 d')
    """
    ends = "0 J 1 j" if butt else "1 J 1 j"
    return f"{plain(weight)} w", ends, f"[{' '.join(map(plain, dash))}] 0 d"


@lru_cache(maxsize=1 << 10)
def concatenated(matrix: Matrix) -> str:
    """The operator that maps what follows, the map given in millimetres with y down.

    >>> concatenated(Matrix(0, 1, -1, 0, 25.4, 50.8))
    '0 -1 1 0 72 -144 cm'
    """
    factors = (matrix.a, -matrix.b, -matrix.c, matrix.d)
    written = "1 0 0 1" if factors == _UNTURNED else " ".join(map(_factor, factors))
    return f"{written} {points(matrix.e)} {points(-matrix.f)} cm"


@lru_cache(maxsize=1 << 10)
def traced(outline: Outline) -> str:
    """The operators that build a path, without painting it.

    >>> traced((("M", 0, 0), ("L", 25.4, 25.4), ("Z",)))
    '0 0 m 72 -72 l h'
    """
    parts: list[str] = []
    for kind, *numbers in outline:
        if kind == "Z":
            parts.append("h")
            continue
        sign = MILLIPOINTS
        for number in numbers:
            parts.append(decimal(round(number * sign)))
            sign = -sign
        parts.append(_OPERATORS[kind])
    return " ".join(parts)


def boxed(x: float, y: float, width: float, height: float) -> str:
    """The path of a rectangle, from its top left corner in millimetres.

    >>> boxed(0, 25.4, 50.8, 25.4)
    '0 -144 144 72 re'
    """
    return f"{points(x)} {points(-y - height)} {points(width)} {points(height)} re"


def _factor(value: float) -> str:
    text = f"{value:.6f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
