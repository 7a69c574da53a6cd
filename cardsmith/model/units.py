"""Lengths: a bare number is millimetres; text carries its unit."""

import re

INCH = 25.4
"""Millimetres of an inch."""

POINT = INCH / 72
"""One typographic point in millimetres."""

_FACTORS = {"mm": 1.0, "cm": 10.0, "in": 25.4, "pt": POINT}
_LENGTH = re.compile(r"\s*([+-]?\d+(?:[.,]\d+)?)\s*(mm|cm|in|pt)\s*\Z")


def millimetres(text: str) -> float:
    """The length that ``text`` writes, in millimetres.

    Raises ValueError when the number or its unit (mm, cm, in, pt) is missing.

    >>> millimetres("3mm"), millimetres("0.125in"), round(millimetres("9pt"), 3)
    (3.0, 3.175, 3.175)
    """
    match = _LENGTH.match(text)
    if match is None:
        raise ValueError(f"not a length with its unit (mm, cm, in, pt): {text!r}")
    return float(match[1].replace(",", ".")) * _FACTORS[match[2]]


def micrometres(length: float) -> int:
    """Whole micrometres of a length in millimetres, the grain of imposition."""
    return round(length * 1000)
