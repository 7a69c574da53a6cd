"""What is known of the glyphs of a font, and of runs of them."""

from collections.abc import Callable
from typing import NamedTuple

from cardsmith.press.preflight.programs import Box


class Glyph(NamedTuple):
    """A code: its advance and the box of its outline in thousandths of the size.

    The box of one that draws nothing is inside out: it is less than any other.
    """

    advance: float
    left: float = 1e9
    down: float = 1e9
    right: float = -1e9
    up: float = -1e9


class Line(NamedTuple):
    """A run of text as it was measured, in points before any map; no box where it has no ink."""

    advance: float
    codes: tuple[int, ...]
    box: Box | None


class Glyphs(dict[int, Glyph]):
    """The glyphs of a font, each measured once."""

    def __init__(self, measured: Callable[[int], Glyph]) -> None:
        super().__init__()
        self._measured = measured

    def __missing__(self, code: int) -> Glyph:
        found = self[code] = self._measured(code)
        return found
