"""How an ink is named in a file: the seam where screen and press part."""

from functools import cache
from typing import Protocol

from cardsmith.model.inks import Ink


class Palette(Protocol):
    """The colour operators of one kind of output.

    ``before_picture`` stands before the operator that draws a picture. ``spaces`` are the colour
    spaces that operators have called so far, by their names.
    """

    before_picture: str
    spaces: dict[str, str]

    def fill(self, ink: Ink) -> str:
        """The operator that makes ``ink`` the colour of fills and of text."""
        ...

    def stroke(self, ink: Ink) -> str:
        """The operator that makes ``ink`` the colour of lines."""
        ...


class Screen:
    """sRGB, for home printers and screens."""

    before_picture = ""

    def __init__(self) -> None:
        self.spaces: dict[str, str] = {}

    def fill(self, ink: Ink) -> str:
        """The operator ``rg``.

        >>> from cardsmith.model.inks import WHITE
        >>> Screen().fill(WHITE)
        '1 1 1 rg'
        """
        return _said(ink.rgb, "rg")

    def stroke(self, ink: Ink) -> str:
        """The operator ``RG``."""
        return _said(ink.rgb, "RG")


@cache
def _said(rgb: tuple[int, int, int], operator: str) -> str:
    shares = (f"{value / 255:.3f}".rstrip("0").rstrip(".") for value in rgb)
    return f"{' '.join(shares)} {operator}"
