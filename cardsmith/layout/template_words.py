"""The texts and lists of a template: filled, looked at, set, or said not to fit."""

from collections.abc import Callable, Iterator, Sequence

from cardsmith.layout.drawn_line import plain, spoken
from cardsmith.layout.fit import Overset, no_glyph
from cardsmith.layout.markup import escaped
from cardsmith.layout.setting import drawable, missing
from cardsmith.layout.template_card import Card, Drawn, Source, nothing, whole
from cardsmith.layout.template_line import place_line
from cardsmith.layout.template_places import Frame
from cardsmith.layout.template_runs import marked_lines, short, tell_missing
from cardsmith.layout.template_stepped import SteppedList
from cardsmith.layout.template_steps import Entry as Stepped
from cardsmith.layout.template_steps import Spill, set_list
from cardsmith.layout.template_text import Entry, PlacedText, place_list, place_text
from cardsmith.layout.uniform import Decided
from cardsmith.layout.wrap import Line, Run, Tone, measure
from cardsmith.lexicon.filling import entry
from cardsmith.lexicon.length import scoring_length
from cardsmith.model.boxes import ListBox, SteppedBox, TextBox, TypeBox
from cardsmith.model.face import Passage
from cardsmith.model.finding import Finding
from cardsmith.model.place import Span
from cardsmith.model.row import FIRST
from cardsmith.model.struct import replace
from cardsmith.model.value import LENGTH, Lists

_LONGEST = 20_000
"""The longest text of a box, in characters: beyond it nothing is even tried."""


def draw_words(box: TypeBox, card: Card, lists: Lists, frame: Frame) -> Drawn:
    """A text or a list in its frame; what is wrong with it is said of the card."""
    if isinstance(box, TextBox):
        return draw_text(box, card, lists, frame)
    if isinstance(box, SteppedBox):
        return draw_steps(box, card, lists, frame)
    return draw_list(box, card, lists, frame)


def draw_text(box: TextBox, card: Card, lists: Lists, frame: Frame) -> Drawn:
    """A text in its frame."""
    tools = card.workshop
    source = tools.sources.get(id(box))
    if source is None:
        source = tools.sources[id(box)] = _source(box)
    said = len(card.findings)
    text, lines = _lines(box, source, card, lists)
    if not lines:
        return nothing(frame) if len(card.findings) == said else whole(frame)
    style = tools.sizes.style(box.style) if box.style.uniform else box.style
    kept = box if style is box.style else replace(box, style=style)
    if len(text) > _LONGEST:
        placed: PlacedText | Overset = _beyond(box, frame)
    elif isinstance(box.valign, str) and len(lines) == 1:
        placed = place_line(tools.fonts, kept, lines[0], frame)
    else:
        placed = place_text(tools.fonts, kept, lines, frame, tools.hyphenator)
    if isinstance(placed, Overset):
        return _overset(box, placed, plain(lines), card, (frame, card.row.place(source.name)))
    role = box.style.role
    if role != "silent":
        words = spoken(lines) if len(placed.items) > 1 else ""
        placed = placed._replace(items=(Passage(role, placed.items, words),))
    return _shown(box, placed, card)


def _lines(box: TextBox, source: Source, card: Card, lists: Lists) -> tuple[str, tuple[Line, ...]]:
    """What a text says, and its lines as runs; none where it is blank or cannot be set."""
    if source.tone is not None:
        typed = ", ".join(lists.get(source.name, ()))
        if "\n" not in typed:
            text = drawable(typed)
            run = Run(text, source.tone)
            if missing(card.workshop.fonts, source.tone.font, text):
                tell_missing(run, short(text), card, source)
                return text, ()
            return text, ((run,),) if text.strip() else ()
    text = card.text(box.value, lists, _quoted(box))
    return text, marked_lines(box, text, card, source) if text.strip() else ()


def draw_steps(box: SteppedBox, card: Card, lists: Lists, frame: Frame) -> Drawn:
    """A list in steps in its frame."""
    tools = card.workshop
    stock = tools.stepped.get((id(box), frame))
    if stock is None:
        stock = tools.stepped[id(box), frame] = SteppedList(tools.fonts, box, frame)
    said = len(card.findings)
    texts = lists.get(box.each.name, ())
    if stock.is_plain:
        entries = stock.entries(texts, tools.policy)
    else:
        entries = list(_stepped(stock, texts, card, lists))
    if not entries:
        return nothing(frame)
    if card.row.checked and None in [one.length for one in entries]:
        card.unfit.append(box.span)
    if not stock.characters.have("".join(stock.said(texts, entries))):
        _tell_missing(stock, entries, card, lists)
    if len(card.findings) > said or card.unfit:
        return whole(frame)
    listing = set_list(tools.fonts, entries, stock.column)
    if isinstance(listing, Spill):
        blamed = listing.entry
        place = card.row.place(box.each.name, blamed.number) if blamed else card.row.record.span
        text = texts[blamed.number] if blamed else " · ".join(card.row.lists[FIRST])
        return _overset(box, listing.overset, text, card, (frame, place))
    first, rows = listing.grid.first, len(listing.rows)
    top = first - box.baseline * listing.grid.lead
    return Drawn(stock.drawn(listing), top, top + rows * listing.grid.lead)


def _stepped(
    stock: SteppedList, texts: Sequence[str], card: Card, lists: Lists
) -> Iterator[Stepped]:
    """The entries of a list in steps that show something, ready to be set."""
    box, tools = stock.box, card.workshop
    for number, text in enumerate(texts):
        length = scoring_length(text, tools.policy)
        told = entry(text, number + 1, counted=False)
        here = {**lists, **told, LENGTH: () if length is None else (str(length),)}
        shown = card.text(box.value, here, _quoted(box)).replace("\n", " ")
        for line in marked_lines(box, shown, card, Source(box.each.name, number))[:1]:
            cells = tuple([card.text(column.value, here) for column in box.columns])
            if line:
                yield Stepped(number, line, measure(tools.fonts, line), length, cells)


def _source(box: TextBox) -> Source:
    """Where a text comes from; with its tone where all of it is set alike."""
    style = box.style
    alike = box.value.bare and not style.markup and style.unscored is None
    tone = Tone(style.font, style.ink, tracking=style.tracking) if alike else None
    return Source(box.value.bare, 0, tone)


def _tell_missing(stock: SteppedList, entries: Sequence[Stepped], card: Card, lists: Lists) -> None:
    """L102 for each character that a font of the list lacks."""
    box = stock.box
    for one in entries:
        source = Source(box.each.name, one.number)
        text = lists[box.each.name][one.number]
        for run in one.line:
            tell_missing(run, short(text), card, source)
        for cell, column in zip(one.cells, box.columns, strict=True):
            tell_missing(Run(drawable(cell), Tone(column.style.font)), cell, card, source)


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
        text = " · ".join(card.row.lists[FIRST][:3])
        return _overset(box, placed, text, card, (frame, card.row.record.span))
    return _shown(box, placed, card)


def _entries(box: ListBox, card: Card, lists: Lists) -> Iterator[Entry]:
    shows = [slot.name for value in (*box.columns, box.value) for slot in value.slots]
    for number, text in enumerate(lists.get(box.each.name, ()), 1):
        here = {**lists, **entry(text, number, counted=LENGTH in shows)}
        shown = card.text(box.value, here, _quoted(box))
        if shown.strip():
            cells = tuple(card.text(column, here) for column in box.columns)
            card.findings.extend(_unprintable(box, cells, card))
            yield Entry(marked_lines(box, shown, card, Source(box.each.name, number - 1)), cells)


def _quoted(box: TypeBox) -> Callable[[str], str]:
    """What a text of the data becomes: itself where its marks count, else without a mark."""
    return str if box.style.markup else escaped


def _shown(box: TextBox | ListBox, placed: PlacedText, card: Card) -> Drawn:
    """A text that fits, its size noted for the styles that keep one."""
    if box.style.uniform:
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


def _overset(box: TypeBox, placed: Overset, text: str, card: Card, at: tuple[Frame, Span]) -> Drawn:
    """L101 at the text, naming the box, and its place in a template of the edition's own."""
    frame, place = at
    file = box.span.file
    own = box.span._replace(file=file.rpartition("/")[2])
    said = _name(box) if file in card.template.shipped else f"{_name(box)} ({own})"
    card.findings.append(placed.finding(place, card.row.id, box=said, text=short(text)))
    return whole(frame)


def _name(box: TypeBox) -> str:
    return box.id or ("text" if isinstance(box, TextBox) else box.each.name)
