"""Lengths between two bounds, as editions and templates write them."""

from cardsmith.model.units import millimetres

FARTHEST = 2000.0
"""No length of an edition or a template is longer, in millimetres."""


class BeyondError(ValueError):
    """A length that is too short or too long."""


def length_within(text: str, low: float, high: float) -> float:
    """The length that a text writes, in millimetres, as ``low`` and ``high`` are.

    Raises ValueError when it is no length with its unit, BeyondError outside the bounds.

    >>> length_within("2.5in", 0, FARTHEST)
    63.5
    """
    length = millimetres(text)
    if not low <= length <= high:
        raise BeyondError(f"{text} is not between {low} and {high} mm")
    return length
