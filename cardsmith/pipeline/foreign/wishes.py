"""What a person says of cards that they did not make here, as it was typed and as it is meant."""

import re
from typing import NamedTuple

from cardsmith.intake.pictures.names import size_named
from cardsmith.model.choices import Fit, Sides
from cardsmith.model.edition import Size
from cardsmith.model.sizes import SIZES
from cardsmith.model.units import millimetres
from cardsmith.pipeline.refusing import refused

_MOST = 20
"""The most columns or rows of a grid."""

_LONGEST = 300.0
"""The longest margin, gap or bleed of somebody else's page, in millimetres."""

_GRID = re.compile(r"\s*([0-9]{1,2})\s*[x×]\s*([0-9]{1,2})\s*\Z", re.IGNORECASE)
_FROM = re.compile(r"\s*(margin|gap)\s*[=:]\s*([^=:]*?)\s*\Z", re.IGNORECASE)
_BETWEEN = re.compile(r"[;+]|,(?=\s*[a-z])|\s+(?=margin|gap)", re.IGNORECASE)
_PAIR = re.compile(
    r"\s*([\d.,]+)\s*([a-z]*)\s*(?:[x×]\s*([\d.,]+)\s*([a-z]*)\s*)?\Z", re.IGNORECASE
)

Pair = tuple[float, float]
"""Millimetres across and down."""


class PageGrid(NamedTuple):
    """How cards stand on somebody else's page; without a margin they stand in its middle."""

    columns: int
    rows: int
    margin: Pair | None = None
    gap: Pair = (0.0, 0.0)


class Wishes(NamedTuple):
    """What holds for all cards that say nothing else."""

    size: Size | None = None
    fit: Fit = Fit.COVER
    own_bleed: float | None = None
    sides: Sides = Sides.FRONTS
    grid: PageGrid | None = None


class Typed(NamedTuple):
    """The same as it was typed; what is empty is not said."""

    size: str = ""
    fit: Fit = Fit.COVER
    own_bleed: str = ""
    pages: Sides = Sides.FRONTS
    grid: str = ""
    places: str = ""


def wishes(typed: Typed) -> Wishes:
    """What was typed as it is meant; raises InputError (I110) for what means nothing."""
    return Wishes(
        size=_size(typed.size),
        fit=typed.fit,
        own_bleed=_length(typed.own_bleed),
        sides=typed.pages,
        grid=_grid(typed.grid, typed.places),
    )


def _size(written: str) -> Size | None:
    if not written:
        return None
    try:
        return size_named(written)
    except ValueError:
        names = SIZES if written.isalpha() else ()
        raise refused("--size", written, among=names, such_as=("63x88mm", "poker")) from None


def _length(written: str) -> float | None:
    if not written:
        return None
    try:
        found = millimetres(written)
    except ValueError:
        found = -1.0
    if not 0 <= found <= _LONGEST:
        raise refused("--own-bleed", written, such_as=("3mm", "0.125in"))
    return found


def _grid(written: str, places: str) -> PageGrid | None:
    match = _GRID.match(written)
    if written and not (match and all(1 <= int(count) <= _MOST for count in match.groups())):
        raise refused("--grid", written, such_as=("3x3",))
    if match is None:
        if places:
            raise refused("--from", places, such_as=("--grid 3x3 --from margin=10mm",))
        return None
    said = _places(places)
    return PageGrid(int(match[1]), int(match[2]), said.get("margin"), said.get("gap", (0.0, 0.0)))


def _places(written: str) -> dict[str, Pair]:
    """Margin and gap of a page: ``margin=10mm,gap=2x3mm``."""
    said: dict[str, Pair] = {}
    for part in filter(str.strip, _BETWEEN.split(written)):
        match = _FROM.match(part)
        pair = _pair(match[2]) if match else None
        if match is None or pair is None or match[1].lower() in said:
            raise refused("--from", written, such_as=("margin=10mm,gap=2mm",))
        said[match[1].lower()] = pair
    return said


def _pair(written: str) -> Pair | None:
    """One length for both ways, or one across and one down, their unit at least at the end."""
    match = _PAIR.match(written)
    if match is None:
        return None
    unit = match[2] or match[4] or ""
    try:
        across = millimetres(f"{match[1]}{unit}")
        down = millimetres(f"{match[3]}{match[4]}") if match[3] else across
    except ValueError:
        return None
    return (across, down) if max(across, down) <= _LONGEST else None
