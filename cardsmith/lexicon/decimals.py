"""The sign before decimals."""

import re

from cardsmith.model.measure import Measure

_POINT = re.compile(r"(?<=\d)\.(?=\d)")


def decimals(text: str, language: str) -> str:
    """Numbers that are written with points, as a language writes them.

    >>> decimals("63.5 × 88.9 mm", "fr"), decimals("63.5 × 88.9 mm", "en")
    ('63,5 × 88,9 mm', '63.5 × 88.9 mm')
    """
    return _POINT.sub(",", text) if language == "fr" else text


def as_read(told: object, language: str) -> str:
    """What is told as a person reads it: numbers and measures as their language, texts as they are.

    >>> as_read(0.5, "fr"), as_read(Measure("0.5 mm"), "fr"), as_read("v0.5", "fr")
    ('0,5', '0,5 mm', 'v0.5')
    """
    return decimals(str(told), language) if isinstance(told, float | Measure) else str(told)
