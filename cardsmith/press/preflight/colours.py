"""Colours no press has ink for, blacks of four inks, whites and lines that go wrong (V4xx)."""

from collections.abc import Iterator

from cardsmith.model.preflight import Limits
from cardsmith.press.preflight.facts import Fact
from cardsmith.press.preflight.frames import Frame
from cardsmith.press.preflight.marks import Kind, Mark, meets

WHITE = "white"
"""The kind of a line that is knocked out of what lies under it."""

UNREADABLE = "colour"
"""The kind of a fact about a colour that could not be read."""


def look(mark: Mark, frame: Frame, limits: Limits) -> Iterator[Fact]:
    """The faults of the colour of a mark, and of the width of its line."""
    if not meets(mark.box, frame.bleed):
        return
    paint = mark.paint
    if paint.space == "all":
        yield Fact("V405", 1, mark.box)
    elif paint.space == "unknown":
        yield Fact("unread", 1, mark.box, UNREADABLE)
    elif paint.space == "rgb":
        is_black_text = mark.kind is Kind.TEXT and paint.is_black
        yield Fact("V402" if is_black_text else "V401", 1, mark.box, paint.operator)
    elif paint.is_white and paint.space != "gray" and mark.blending.overprint:
        unit = "strings" if mark.kind is Kind.TEXT else "objects"
        yield Fact("V407" if mark.depth else "V406", 1, mark.box, unit)
    if mark.kind is Kind.TEXT and paint.space == "cmyk":
        yield from _black(mark, limits)
    if mark.kind is Kind.STROKE:
        yield from _line(mark, limits)


def _black(mark: Mark, limits: Limits) -> Iterator[Fact]:
    if mark.paint.tint("Black") * 100 >= limits.dark:
        coloured = (mark.paint.total - mark.paint.tint("Black")) * 100
        kind = f"{mark.paint.total * 100:.0f}" if coloured else ""
        yield Fact("V403", round(coloured, 1), mark.box, kind)


def _line(mark: Mark, limits: Limits) -> Iterator[Fact]:
    names = {name for name, _ in mark.paint.inks}
    if mark.paint.space in {"all", "none"} or (names and names <= {*limits.dies}):
        return
    yield Fact("V408", round(mark.width, 3), mark.box, WHITE if mark.paint.is_white else "")
