"""The texts and lists of a template: filled, looked at, set, or said not to fit."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from cardsmith.layout.fit import Overset, no_glyph
from cardsmith.layout.markup import escaped
from cardsmith.layout.setting import drawable, missing
from cardsmith.layout.template_card import Card, Drawn, nothing, whole
from cardsmith.layout.template_places import Frame
from cardsmith.layout.template_runs import marked_lines, plain, short
from cardsmith.layout.template_text import Entry, PlacedText, place_list, place_text
from cardsmith.layout.uniform import Decided
from cardsmith.lexicon.filling import entry
from cardsmith.model.boxes import ListBox, TextBox
from cardsmith.model.finding import Finding
from cardsmith.model.row import FIRST
from cardsmith.model.value import LENGTH, Lists

_LONGEST = 20_000
"""The longest text of a box, in characters: beyond it nothing is even tried."""


def draw_text(box: TextBox, card: Card, lists: Lists, frame: Frame) -> Drawn:
    """A text in its frame."""
    text = card.text(box.value, lists, _quoted(box))
    if not text.strip():
        return nothing(frame)
    said = len(card.findings)
    lines = marked_lines(box, text, card)
    if len(card.findings) > said:
        return whole(frame)
    tools = card.workshop
    kept = replace(box, style=tools.sizes.style(box.style))
    placed = (
        place_text(tools.fonts, kept, lines, frame, tools.hyphenator)
        if len(text) <= _LONGEST
        else _beyond(box, frame)
    )
    if isinstance(placed, Overset):
        return _overset(box, placed, (plain(lines),), card, frame)
    return _shown(box, placed, card)


def draw_list(box: ListBox, card: Card, lists: Lists, frame: Frame) -> Drawn:
    """A list in its frame, an entry for each text of its field that leaves something to show."""
    said = len(card.findings)
    entries = tuple(_entries(box, card, lists))
    if not entries:
        return nothing(frame)
    if len(card.findings) > said:
        return whole(frame)
    tools = card.workshop
    kept = replace(box, style=tools.sizes.style(box.style))
    count = sum(len(run.text) for one in entries for line in one.lines for run in line)
    placed = (
        place_list(tools.fonts, kept, entries, frame, tools.hyphenator)
        if count + sum(len(cell) for one in entries for cell in one.cells) <= _LONGEST
        else _beyond(box, frame)
    )
    if isinstance(placed, Overset):
        return _overset(box, placed, card.row.lists[FIRST], card, frame)
    return _shown(box, placed, card)


def _entries(box: ListBox, card: Card, lists: Lists) -> Iterator[Entry]:
    shows = [slot.name for value in (*box.columns, box.value) for slot in value.slots]
    for number, text in enumerate(lists.get(box.each.name, ()), 1):
        here = {**lists, **entry(text, number, counted=LENGTH in shows)}
        shown = card.text(box.value, here, _quoted(box))
        if shown.strip():
            cells = tuple(card.text(column, here) for column in box.columns)
            card.findings.extend(_unprintable(box, cells, card))
            yield Entry(marked_lines(box, shown, card), cells)


def _quoted(box: TextBox | ListBox) -> Callable[[str], str]:
    """What a text of the data becomes: itself where its marks count, else without a mark."""
    return str if box.style.markup else escaped


def _shown(box: TextBox | ListBox, placed: PlacedText, card: Card) -> Drawn:
    """A text that fits, its size noted for the styles that keep one."""
    row = card.row
    decided = Decided(placed.size, row.id, row.record.span, _name(box))
    card.workshop.sizes.note(box.style, decided)
    return Drawn(placed.items, placed.top, placed.bottom)


def _unprintable(box: ListBox, cells: Sequence[str], card: Card) -> Iterator[Finding]:
    """L102 for each character of a column that the font has not."""
    row, font = card.row, box.style.font
    for text in cells:
        for char in missing(card.workshop.fonts, font, drawable(text.replace("\n", " "))):
            yield no_glyph(char, font, row.record.span, row.id, text=short(text))


def _beyond(box: TextBox | ListBox, frame: Frame) -> Overset:
    room = frame.width, frame.height
    return Overset((room[0], room[1] * 10), room, box.style.min_size)


def _overset(
    box: TextBox | ListBox, placed: Overset, texts: Sequence[str], card: Card, frame: Frame
) -> Drawn:
    """L101 at the record, naming the box and its place in the template."""
    row = card.row
    said = f"{_name(box)} ({box.span._replace(file=box.span.file.rpartition('/')[2])})"
    shown = short(" · ".join(texts[:3]))
    card.findings.append(placed.finding(row.record.span, row.id, box=said, text=shown))
    return whole(frame)


def _name(box: TextBox | ListBox) -> str:
    return box.id or ("text" if isinstance(box, TextBox) else box.each.name)
