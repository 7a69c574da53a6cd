"""A picture of how much ink lies where on a page."""

from itertools import pairwise
from pathlib import Path

from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named
from cardsmith.model.preflight import Limits
from cardsmith.press.output import write_file
from cardsmith.press.pixels import Pixels
from cardsmith.press.png import png_bytes
from cardsmith.press.preflight.looking import Looking
from cardsmith.press.preflight.opening import opened
from cardsmith.press.preflight.plate import InkMap, Plates
from cardsmith.press.preflight.streams import TooLongError

_POINTS = 360_000
_DPI = 100.0

_HEAT = (
    (0.0, (255, 255, 255)),
    (0.35, (255, 236, 160)),
    (0.7, (250, 160, 60)),
    (1.0, (190, 40, 30)),
)
"""White for none, darker towards the limit; ink above it is of another colour."""

_ABOVE = (90, 0, 130)


def write_ink_map(path: str, limits: Limits, page: int, out: Path) -> None:
    """Write the map of a page (the first is 1) as a PNG.

    Raises InputError for a file that cannot be opened (F009, I152) or written, and for a page of
    too much paint (I152).
    """
    file, pages = opened(path)
    with file:
        held = pages[min(max(page, 1), len(pages)) - 1]
        try:
            group, frame = Looking(limits, None, path).painted(held)
            found = Plates(limits, _POINTS).map(group, frame)
        except TooLongError:
            raise InputError(Finding("I152", named(path), kind="large")) from None
    write_file(out, png_bytes(_pixels(found, limits.ink), _DPI))


def _pixels(found: InkMap, most: float) -> Pixels:
    colours = {total: _colour(total / most) for total in set(found.totals)}
    rows = [
        b"".join([colours[total] for total in found.totals[start : start + found.columns]])
        for start in range(0, found.columns * found.rows, found.columns)
    ]
    return Pixels.of(rows)


def _colour(share: float) -> bytes:
    """The colour of a share of the ink that is allowed."""
    if share > 1.002:
        return bytes(_ABOVE)
    for (low, one), (high, other) in pairwise(_HEAT):
        if share <= high:
            part = (share - low) / (high - low)
            return bytes(round(a + (b - a) * part) for a, b in zip(one, other, strict=True))
    return bytes(_HEAT[-1][1])
