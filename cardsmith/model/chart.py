"""Charts as values: what is drawn, in words and numbers, before anybody draws it."""

from typing import NamedTuple

from cardsmith.model.inks import Ink


class Bar(NamedTuple):
    """A thing, how much of it there is, and that number in words."""

    name: str
    value: float
    text: str


class Chart(NamedTuple):
    """A bar for each thing, in the order in which they are told.

    ``note`` stands beside the title; ``level`` is a line across the bars, where one is promised.
    Bars with long names lie: ``sideways``.
    """

    title: str
    bars: tuple[Bar, ...]
    ink: Ink
    note: str = ""
    level: float | None = None
    sideways: bool = False


class Poster(NamedTuple):
    """Charts on one page, with what they are of."""

    title: str
    subtitle: str
    charts: tuple[Chart, ...]
