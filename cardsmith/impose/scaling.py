"""Why a ruler came out too short or too long: the settings that scale by just that much."""

from collections.abc import Iterator, Mapping
from typing import Literal, NamedTuple

from cardsmith.model.profile import Paper

Kind = Literal["fit", "other", "fill", "borderless", "several", "unknown"]
"""Shrunk to what the printer reaches, fitted to other paper, filling it, bled off it, n-up."""

TRUE = 0.002
"""What a person cannot tell from a hundred millimetres with a ruler, as a share."""

_READ = 0.003
"""How far a reading may lie from the scale of its cause."""

_REACH = (1_000, 6_350)
"""Micrometres that printers leave white at the edge, the least and the most."""

_BLED_OFF = (1.01, 1.04)
"""By how much drivers enlarge a page that is to have no white edge."""

_DESK = ("a4", "letter")
"""The papers that lie in the trays of the world."""


class Cause(NamedTuple):
    """A setting, and from which to which scale it leads; ``paper`` is what lies in the tray."""

    kind: Kind
    least: float
    most: float
    paper: str = ""


def causes(ratio: float, page: Paper, papers: Mapping[str, Paper]) -> tuple[Cause, ...]:
    """The settings that may have printed a page at ``ratio``, the narrowest match first.

    Where none does, the page is taken for one of the other paper of the desk, which a person may
    have forgotten to say. Never empty: what nothing explains is ``unknown``.
    """
    for printed in (page, *(papers[name] for name in _DESK)):
        found = [
            cause
            for cause in _settings(printed, papers)
            if cause.least - _READ <= ratio <= cause.most + _READ
        ]
        if found:
            return tuple(sorted(found, key=lambda cause: cause.most - cause.least))
    return (Cause("unknown", ratio, ratio),)


def _settings(page: Paper, papers: Mapping[str, Paper]) -> Iterator[Cause]:
    """What may scale a page, each with its scales."""
    yield Cause("fit", _fitted(page, page, _REACH[1]), _fitted(page, page, _REACH[0]))
    for name in _DESK:
        tray = papers[name]
        if name != page.name:
            yield Cause("other", _fitted(page, tray, _REACH[1]), _fitted(page, tray, 0), name)
            filling = max(tray.width / page.width, tray.height / page.height)
            yield Cause("fill", filling, filling, name)
    yield Cause("borderless", *_BLED_OFF)
    halved = min(page.height / 2 / page.width, page.width / page.height)
    yield Cause("several", halved, halved)


def _fitted(page: Paper, tray: Paper, reach: int) -> float:
    """The scale at which a page just fits what is printed of a paper."""
    sides = (tray.width, page.width), (tray.height, page.height)
    return min((there - 2 * reach) / needed for there, needed in sides)
