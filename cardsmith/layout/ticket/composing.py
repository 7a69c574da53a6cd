"""A ticket becomes a page of A4: labels to the left, a table of files, lines to write on."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from cardsmith.layout.fit import largest
from cardsmith.layout.motifs import frieze, rule
from cardsmith.layout.proof.words import broken, legible
from cardsmith.layout.setting import Style, milli, parted, set_line, width
from cardsmith.layout.ticket.told import BLANK, Section, Told, sections
from cardsmith.layout.wrap import Run, Tone
from cardsmith.model.edition import Size
from cardsmith.model.face import Face, Item, Passage, Path, Text
from cardsmith.model.inks import BROWN, GREY, INK, WINE, Ink
from cardsmith.model.metrics import Fonts
from cardsmith.model.outline import line
from cardsmith.model.ticket import Ticket
from cardsmith.model.units import POINT

PAGE = Size(width=210, height=297)

_MARGIN, _TOP, _FOOT = 18.0, 36.0, 12.0
_LABEL = 36.0
"""From the margin to what stands beside a label."""

_COLUMNS = (0.0, 66.0, 124.0, 147.0, 174.0)
"""Of the table of files: two begin there, the numbers end there."""

_TYPE, _LABELS = "Atkinson", "Alegreya Medium"
"""Lining figures that nobody takes for letters, and what names them."""

_TRIES = ((9.0, 700), (8.6, 700), (8.2, 700), (7.8, 700), (7.4, 420), (7.4, 260), (7.4, 90))
"""Type sizes and characters that a list may have: type shrinks before anything is left out."""

_LEAD, _ABOVE, _AFTER = 1.42, 1.25, 0.3
_WRITTEN = 1.35
"""Of a line, where somebody writes by hand."""

_BLANK_WIDTH = 62.0


class _Pen(NamedTuple):
    """What the page is set with: fonts and the size of its type."""

    fonts: Fonts
    size: float

    @property
    def lead(self) -> float:
        """From line to line in millimetres."""
        return self.size * POINT * _LEAD

    def line(self, text: str, at: tuple[float, float], font: str = _TYPE, ink: Ink = INK,
             *, right: bool = False) -> Text:  # fmt: skip
        """A line of type whose characters the font need not have."""
        shown = legible(self.fonts, Run(text, Tone(font))).text
        style = Style(font, self.size, ink)
        return set_line(self.fonts, style, shown, at, "right" if right else "left")


def ticket_face(ticket: Ticket, words: Mapping[str, str], fonts: Fonts) -> Face:
    """The page; its type is as large, and its lists are as long, as leaves room for all of it."""
    room = PAGE.height - _FOOT
    tries = (_set(_Pen(fonts, size), tuple(sections(ticket, words, most))) for size, most in _TRIES)
    items, bottom = next(tries)
    while bottom > room:
        items, bottom = next(tries)
    return Face("ticket", PAGE.width, PAGE.height, (*_head(ticket, words, fonts), *items))


def _head(ticket: Ticket, words: Mapping[str, str], fonts: Fonts) -> Iterator[Item]:
    right = PAGE.width - _MARGIN
    name = Style("Grenze Gotisch Bold", 26)
    yield Passage("title", (set_line(fonts, name, words["name"], (_MARGIN, 22.0)),))
    imprint = legible(fonts, Run(" · ".join(ticket.imprint), Tone("Alegreya"))).text
    end = _MARGIN + width(fonts, name, words["name"]) + 6
    size = largest(milli(fonts, "Alegreya", imprint), right - end, 10.5)
    yield set_line(fonts, Style("Alegreya", size, GREY), imprint, (right, 22.0), "right")
    told = words["about"].format(game=ticket.title, profile=ticket.profile, shop=ticket.shop)
    shown = legible(fonts, Run(told, Tone("Alegreya Bold"))).text
    size = largest(milli(fonts, "Alegreya Bold", shown), right - _MARGIN, 13.0)
    yield Passage("text", (set_line(fonts, Style("Alegreya Bold", size), shown, (_MARGIN, 29.0)),))
    yield from frieze(_MARGIN, right, 33.0)


def _set(pen: _Pen, parts: Sequence[Section]) -> tuple[tuple[Item, ...], float]:
    """The sections one below the other, and where they end."""
    items: list[Item] = []
    y = _TOP
    for part in parts:
        y += _ABOVE * pen.lead
        items.append(Passage("title", (pen.line(part.title, (_MARGIN, y), "Cinzel Bold", WINE),)))
        items.append(rule(_MARGIN, PAGE.width - _MARGIN, y + 0.3 * pen.lead, 0.4))
        y += 0.3 * pen.lead
        for told in part.rows:
            y = _row(pen, told, y, items)
        for at, cells in enumerate(part.table):
            y += pen.lead
            items += _cells(pen, cells, y, head=not at)
        y += _AFTER * pen.lead
    return tuple(items), y


def _row(pen: _Pen, told: Told, y: float, items: list[Item]) -> float:
    """A label with its text in as many lines as it takes; where the last of them stands."""
    x, end = _MARGIN + _LABEL, PAGE.width - _MARGIN
    is_blank = told.text.startswith(BLANK)
    y += pen.lead * (_WRITTEN if is_blank else 1)
    label = pen.line(told.label, (_MARGIN, y), _LABELS, BROWN)
    if is_blank:
        after = told.text.removeprefix(BLANK).strip()
        items += (label, _dotted(x, x + _BLANK_WIDTH, y + 0.6))
        if after:
            items.append(pen.line(after, (x + _BLANK_WIDTH + 2, y)))
        return y
    run = legible(pen.fonts, Run(told.text, Tone(_TYPE)))
    lines = broken(pen.fonts, [run], pen.size, (end - x, end - x)).lines
    texts = ["".join(part.text for part in one) for one in lines] or [""]
    shown = [pen.line(text, (x, y + at * pen.lead)) for at, text in enumerate(texts)]
    items.append(Passage("entry", (parted(label), *shown)))
    return y + (len(texts) - 1) * pen.lead


def _cells(pen: _Pen, cells: Sequence[str], y: float, *, head: bool) -> Iterator[Item]:
    font, ink = (_LABELS, BROWN) if head else (_TYPE, INK)
    for at, (cell, x) in enumerate(zip(cells, _COLUMNS, strict=True)):
        if cell:
            yield pen.line(cell, (_MARGIN + x, y), font, ink, right=at > 1)


def _dotted(x0: float, x1: float, y: float) -> Path:
    """A line to write on."""
    return Path(line(x0, y, x1, y), stroke=GREY, weight=0.8, dash=(0.0, 3.0))
