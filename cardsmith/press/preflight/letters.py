"""What is wrong with type: programs that are not there, glyphs that vanish, widths (V3xx)."""

from collections.abc import Iterator

from cardsmith.model.preflight import Limits
from cardsmith.press.preflight.facts import Fact
from cardsmith.press.preflight.fonts import Font
from cardsmith.press.preflight.frames import Frame
from cardsmith.press.preflight.marks import Kind, Mark

UNREADABLE = "font"
"""The kind of a fact about a font whose program could not be compared."""


def look(mark: Mark, _: Frame, limits: Limits) -> Iterator[Fact]:
    """The faults of the font of a text, and of the codes that it shows."""
    del limits
    font = mark.font
    if mark.kind is not Kind.TEXT or font is None:
        return
    if not font.is_embedded:
        yield Fact("V301", 1, mark.box, font.name)
        return
    if not font.is_readable:
        yield Fact("unread", 1, mark.box, UNREADABLE)
    if not font.sound.issuperset(mark.codes):
        yield from _codes(mark, font)
    yield Fact("V304", 0.0, mark.box)


def _codes(mark: Mark, font: Font) -> Iterator[Fact]:
    """The faults of single codes; those that have none are not looked at again."""
    vanished = sum(code in font.vanished for code in mark.codes)
    if vanished:
        yield Fact("V302", vanished, mark.box)
    boxes = sum(font.is_box(code) for code in mark.codes if code not in font.vanished)
    if boxes:
        yield Fact("V303", boxes, mark.box)
    gap = max(map(font.gap, mark.codes), default=0.0)
    yield Fact("V304", gap, mark.box)
    if not (vanished or boxes or gap > 1):
        font.sound.update(mark.codes)
