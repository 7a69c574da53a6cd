"""The texts and lists of a template: set, fitted, placed in their boxes."""

from collections.abc import Iterator, Sequence
from itertools import chain, islice
from typing import NamedTuple

from cardsmith.layout.drawn_line import drawn_line, spoken
from cardsmith.layout.fit import Block, Fitting, Overset, fit
from cardsmith.layout.setting import Style, drawable, parted, set_line, width
from cardsmith.layout.template_places import Frame
from cardsmith.layout.wrap import Line
from cardsmith.model.boxes import ListBox, TextBox
from cardsmith.model.face import Item, Passage, Text, hushed
from cardsmith.model.metrics import Fonts, Hyphenator
from cardsmith.model.struct import Struct
from cardsmith.model.type_style import Align, TypeStyle
from cardsmith.model.units import POINT

_ACROSS = {"left": 0.0, "centre": 0.5, "right": 1.0}

LEAST_LEADING = 1.15
"""Leading is tightened to this multiple of the size before type is shrunk."""


class Entry(NamedTuple):
    """An entry of a list: its lines, and the words of the columns before it."""

    lines: tuple[Line, ...]
    cells: tuple[str, ...] = ()


class PlacedText(NamedTuple):
    """Lines of type at their places, from ``top`` to ``bottom`` in millimetres; their size."""

    items: tuple[Item, ...]
    top: float
    bottom: float
    size: float


class _Column(NamedTuple):
    """A column: where it begins, how wide it is, what follows it, whether it holds figures."""

    start: float
    wide: float
    gap: float
    figures: bool

    @property
    def end(self) -> float:
        return self.start + self.wide + self.gap


class _Set(Struct, frozen=True):
    """Entries that fit: each its lines, one size and leading, the gap between two entries."""

    entries: tuple[tuple[Line, ...], ...]
    size: float
    lead: float
    gap: float = 0.0

    @property
    def height(self) -> float:
        return sum(map(len, self.entries)) * self.lead + (len(self.entries) - 1) * self.gap


def place_text(
    fonts: Fonts,
    box: TextBox,
    lines: Sequence[Line],
    frame: Frame,
    hyphenator: Hyphenator | None = None,
) -> PlacedText | Overset:
    """The text in its frame, its lines broken. Words are divided where its style says so."""
    fitting = _fitting(box.style, hyphenator)
    fitted = fit(fonts, lines, (frame.width, frame.height), fitting)
    if isinstance(fitted, Overset):
        return fitted
    return _placed(fonts, box, _Set((fitted.lines,), fitted.size, fitted.lead), frame)


def place_list(
    fonts: Fonts,
    box: ListBox,
    entries: Sequence[Entry],
    frame: Frame,
    hyphenator: Hyphenator | None = None,
) -> PlacedText | Overset:
    """One entry under another, all of one size; what is between gives way before the size does."""
    columns = tuple(_columns(fonts, box, entries))
    indent = columns[-1].end if columns else 0.0
    narrow = frame._replace(x=frame.x + indent, width=frame.width - indent)
    placed = _stacked(fonts, box, [entry.lines for entry in entries], narrow, hyphenator)
    if isinstance(placed, Overset):
        return placed
    text, between = placed
    apart = _Set(text.entries, text.size, text.lead, between)
    top = _top(box, apart, narrow)
    drawn = zip(
        entries,
        _cells(fonts, box, apart, (frame, top), (entries, columns)),
        _drawn(fonts, box, apart, narrow, top),
        strict=True,
    )
    items: tuple[Item, ...] = tuple(_passage(*each) for each in drawn)
    if box.style.role == "silent":
        items = hushed(items)
    return PlacedText(items, top, top + apart.height, apart.size)


def _passage(entry: Entry, cells: tuple[Text, ...], items: tuple[Item, ...]) -> Passage:
    """An entry after what stands beside it; one of several lines is heard whole."""
    words = " ".join((*entry.cells, spoken(entry.lines))) if len(items) > 1 else ""
    return Passage("entry", (*map(parted, cells), *items), words)


def _stacked(
    fonts: Fonts,
    box: ListBox,
    entries: Sequence[tuple[Line, ...]],
    frame: Frame,
    hyphenator: Hyphenator | None,
) -> tuple[_Set, float] | Overset:
    """The entries with their lines broken, and how far apart they stand."""
    gaps = box.between * (len(entries) - 1)
    lines = [line for entry in entries for line in entry]
    fitting = _fitting(box.style, hyphenator)
    fitted = fit(fonts, lines, (frame.width, frame.height - gaps), fitting)
    if gaps and (isinstance(fitted, Overset) or fitted.size < box.style.size):
        closer = fit(fonts, lines, (frame.width, frame.height), fitting)
        if isinstance(closer, Block) and (isinstance(fitted, Overset) or closer.size > fitted.size):
            fitted, gaps = closer, frame.height - len(closer.lines) * closer.lead
        elif isinstance(closer, Overset):
            fitted = closer
    if isinstance(fitted, Overset):
        return fitted
    apart = tuple(_grouped(fitted, [len(entry) for entry in entries]))
    between = min(box.between, max(gaps, 0.0) / max(len(entries) - 1, 1))
    return _Set(apart, fitted.size, fitted.lead), between


def _columns(fonts: Fonts, box: ListBox, entries: Sequence[Entry]) -> Iterator[_Column]:
    """The columns before the texts, each as wide as its widest entry at the full size."""
    style = Style(box.style.font, box.style.size)
    start = 0.0
    for at in range(len(box.columns)):
        words = [entry.cells[at] for entry in entries]
        wide = max(width(fonts, style, drawable(word)) for word in words)
        figures = all(word.isdecimal() for word in words if word)
        yield _Column(start, wide, box.column_gap, figures)
        start += wide + box.column_gap


def _cells(
    fonts: Fonts,
    box: ListBox,
    text: _Set,
    place: tuple[Frame, float],
    table: tuple[Sequence[Entry], Sequence[_Column]],
) -> Iterator[tuple[Text, ...]]:
    """The words of the columns for each entry, on its first line."""
    frame, y = place
    style = Style(box.style.font, text.size, box.style.ink)
    for entry, lines in zip(table[0], text.entries, strict=True):
        cells: list[Text] = []
        for word, column in zip(entry.cells, table[1], strict=True):
            x = frame.x + column.start + column.wide * column.figures
            at = x, y + _rise(fonts, text, style)
            if word.strip():
                align: Align = "right" if column.figures else "left"
                cells.append(set_line(fonts, style, drawable(word), at, align))
        yield tuple(cells)
        y += len(lines) * text.lead + text.gap


def _fitting(style: TypeStyle, hyphenator: Hyphenator | None) -> Fitting:
    return Fitting(
        size=style.size,
        least=style.min_size,
        lead=style.leading,
        least_lead=min(style.leading, LEAST_LEADING),
        hyphenator=hyphenator if style.hyphenate else None,
    )


def _grouped(block: Block, counts: Sequence[int]) -> Iterator[tuple[Line, ...]]:
    """The lines of each entry, of which so many paragraphs are its own."""
    paragraphs = iter(block.paragraphs)
    for count in counts:
        yield tuple(line for paragraph in islice(paragraphs, count) for line in paragraph)


def _placed(fonts: Fonts, box: TextBox | ListBox, text: _Set, frame: Frame) -> PlacedText:
    top = _top(box, text, frame)
    items = tuple(chain.from_iterable(_drawn(fonts, box, text, frame, top)))
    return PlacedText(items, top, top + text.height, text.size)


def _top(box: TextBox | ListBox, text: _Set, frame: Frame) -> float:
    above = box.valign if isinstance(box.valign, float) else 0.0
    return frame.y + max(frame.height - text.height, 0.0) * above


def _drawn(
    fonts: Fonts, box: TextBox | ListBox, text: _Set, frame: Frame, top: float
) -> Iterator[tuple[Item, ...]]:
    """What is drawn of each entry."""
    style = Style(box.style.font, text.size)
    x = anchor(box.align, frame)
    y = top + _rise(fonts, text, style)
    for entry in text.entries:
        items: list[Item] = []
        for line in entry:
            items += drawn_line(fonts, line, text.size, (x, y), box.align)
            y += text.lead
        yield tuple(items)
        y += text.gap


def _rise(fonts: Fonts, text: _Set, style: Style) -> float:
    """How far the first baseline lies under the top of its line."""
    font = fonts[style.font]
    return text.lead / 2 + (font.ascent - font.descent) * text.size * POINT / 2000


def anchor(align: Align, frame: Frame) -> float:
    """The point of a frame that lines of text keep to."""
    return frame.x + _ACROSS[align] * frame.width
