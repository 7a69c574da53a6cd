"""The texts and lists of a template: filled, looked at, set, or said not to fit."""

from collections.abc import Iterator, Sequence

from cardsmith.layout.fit import Overset, no_glyph
from cardsmith.layout.setting import drawable, missing
from cardsmith.layout.template_card import Card, Drawn, nothing, whole
from cardsmith.layout.template_places import Frame
from cardsmith.layout.template_text import Entry, place_list, place_text
from cardsmith.lexicon.filling import entry
from cardsmith.model.boxes import ListBox, TextBox
from cardsmith.model.finding import Finding
from cardsmith.model.row import FIRST
from cardsmith.model.value import Lists

_SHOWN = 40
_LONGEST = 20_000
"""The longest text of a box, in characters: beyond it nothing is even tried."""


def draw_text(box: TextBox, card: Card, lists: Lists, frame: Frame) -> Drawn:
    """A text in its frame."""
    text = card.text(box.value, lists)
    if not text.strip():
        return nothing(frame)
    if not _is_printable(box, (text,), card):
        return whole(frame)
    tools = card.workshop
    placed = (
        place_text(tools.fonts, box, text, frame, tools.hyphenator)
        if len(text) <= _LONGEST
        else _beyond(box, frame)
    )
    if isinstance(placed, Overset):
        return _overset(box, placed, (text,), card, frame)
    return Drawn(placed.items, placed.top, placed.bottom)


def draw_list(box: ListBox, card: Card, lists: Lists, frame: Frame) -> Drawn:
    """A list in its frame, an entry for each text of its field that leaves something to show."""
    entries = tuple(_entries(box, card, lists))
    if not entries:
        return nothing(frame)
    words = [word for one in entries for word in (*one.cells, one.text)]
    if not _is_printable(box, words, card):
        return whole(frame)
    tools = card.workshop
    placed = (
        place_list(tools.fonts, box, entries, frame, tools.hyphenator)
        if sum(map(len, words)) <= _LONGEST
        else _beyond(box, frame)
    )
    if isinstance(placed, Overset):
        return _overset(box, placed, card.row.lists[FIRST], card, frame)
    return Drawn(placed.items, placed.top, placed.bottom)


def _entries(box: ListBox, card: Card, lists: Lists) -> Iterator[Entry]:
    for number, text in enumerate(lists.get(box.each.name, ()), 1):
        here = {**lists, **entry(text, number)}
        shown = card.text(box.value, here)
        if shown.strip():
            yield Entry(shown, tuple(card.text(column, here) for column in box.columns))


def _is_printable(box: TextBox | ListBox, texts: Sequence[str], card: Card) -> bool:
    """Whether the font has every character; L102 for each that it has not."""
    faults = list(_unprintable(box, texts, card))
    card.findings.extend(faults)
    return not faults


def _unprintable(box: TextBox | ListBox, texts: Sequence[str], card: Card) -> Iterator[Finding]:
    row, font = card.row, box.style.font
    for text in texts:
        plain = drawable(text.replace("\n", " "))
        for char in missing(card.workshop.fonts, font, plain):
            yield no_glyph(char, font, row.record.span, row.id, text=_short((text,)))


def _beyond(box: TextBox | ListBox, frame: Frame) -> Overset:
    room = frame.width, frame.height
    return Overset((room[0], room[1] * 10), room, box.style.min_size)


def _overset(
    box: TextBox | ListBox, placed: Overset, texts: Sequence[str], card: Card, frame: Frame
) -> Drawn:
    """L101 at the record, naming the box and its place in the template."""
    row = card.row
    name = box.id or ("text" if isinstance(box, TextBox) else box.each.name)
    said = f"{name} ({box.span._replace(file=box.span.file.rpartition('/')[2])})"
    shown = _short(tuple(texts))
    card.findings.append(placed.finding(row.record.span, row.id, box=said, text=shown))
    return whole(frame)


def _short(texts: tuple[str, ...]) -> str:
    text = " · ".join(texts[:3]).replace("\n", " ")
    return text if len(text) <= _SHOWN else f"{text[: _SHOWN - 1]}…"
