"""What a colour of a PDF is made of: the tint of each ink, or that it is no ink at all."""

from functools import lru_cache
from typing import NamedTuple

PROCESS = ("Cyan", "Magenta", "Yellow", "Black")
"""The four inks of process printing."""

Inks = tuple[tuple[str, float], ...]
"""Tints between 0 and 1 by the name of the ink."""


class Paint(NamedTuple):
    """A colour as it is painted with.

    ``space`` is ``cmyk``, ``gray``, ``spot``, ``all``, ``none``, ``rgb`` (whatever is no ink: RGB,
    Lab, a profile of three channels), ``pattern`` or ``unknown``. ``operator`` is the one that
    chose it. ``is_black`` tells an RGB colour that is black.
    """

    space: str
    inks: Inks = ()
    operator: str = "g"
    is_black: bool = False

    @property
    def total(self) -> float:
        """The sum of all tints, 1 for one full ink."""
        return sum(tint for _, tint in self.inks)

    @property
    def is_white(self) -> bool:
        """Whether it prints nothing where it is painted."""
        return self.space in {"cmyk", "gray", "spot"} and not any(tint for _, tint in self.inks)

    def tint(self, name: str) -> float:
        """How much of one ink."""
        return dict(self.inks).get(name, 0.0)


@lru_cache(4096)
def cmyk(values: tuple[float, ...], operator: str = "k") -> Paint:
    """A colour of the four inks."""
    tints = tuple((name, _within(tint)) for name, tint in zip(PROCESS, values, strict=True))
    return Paint("cmyk", tints, operator)


@lru_cache(4096)
def gray(value: float, operator: str = "g") -> Paint:
    """A grey: 0 is black, printed with black alone."""
    tint = round(1 - _within(value), 6)
    return Paint("gray", (*((name, 0.0) for name in PROCESS[:3]), ("Black", tint)), operator)


def rgb(values: tuple[float, ...], operator: str = "rg") -> Paint:
    """A colour of light, which a press has no ink for."""
    return Paint("rgb", (), operator, is_black=max(values, default=1.0) <= 0.02)


def spot(names: tuple[str, ...], values: tuple[float, ...], operator: str = "scn") -> Paint:
    """Inks of their own names; All is every plate, None is no plate."""
    if names == ("All",):
        return Paint("all" if values[0] else "none", (), operator)
    tints = zip(names, values, strict=True)
    inks = tuple((name, _within(tint)) for name, tint in tints if name != "None")
    return Paint("spot", inks, operator) if inks else Paint("none", (), operator)


def over(under: Inks, paint: Paint, *, overprint: bool, keeps_zero: bool, alpha: float) -> Inks:
    """What a place holds once it is painted on (ISO 32000-1, 8.6.7 and 11.3.6).

    ``keeps_zero`` is the nonzero overprint mode: a process ink of no tint leaves what is there.
    """
    new = dict(under) if overprint else {}
    for name, tint in paint.inks:
        if not (overprint and keeps_zero and paint.space == "cmyk" and not tint):
            new[name] = tint
    if alpha < 1:
        old = dict(under)
        names = dict.fromkeys((*old, *new))
        new = {
            name: old.get(name, 0.0) * (1 - alpha) + new.get(name, 0.0) * alpha for name in names
        }
    return tuple(sorted((name, tint) for name, tint in new.items() if tint))


def _within(tint: float) -> float:
    return min(max(tint, 0.0), 1.0)


BLACK = gray(0.0)
"""What every page begins with."""

UNKNOWN = Paint("unknown")
"""A colour that could not be read."""
