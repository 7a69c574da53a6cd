"""A card of a proof as rows: title, synonyms two by two, findings at their words, a remark."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from cardsmith.layout.booklet.flow import Row
from cardsmith.layout.drawn_line import drawn_line
from cardsmith.layout.motifs import rule
from cardsmith.layout.proof.page import MARGIN, Column, Sheet, dotted
from cardsmith.layout.proof.words import Lines, broken, legible, same
from cardsmith.layout.setting import Style, parted, set_line
from cardsmith.layout.template_scored import TONES
from cardsmith.layout.wrap import Run, Tone
from cardsmith.model.codes import Severity
from cardsmith.model.face import Item, Passage, Path
from cardsmith.model.inks import GREY, INK, SAFFRON, WINE
from cardsmith.model.outline import line, lozenge, rectangle
from cardsmith.model.proof import ProofCard, ProofLine, Told
from cardsmith.model.units import POINT

_DISPLAY = "Cinzel Bold"
_TITLE, _WORD, _ID, _POS, _NOTE = 22.0, 15.0, 10.5, 13.0, 12.0
"""Sizes in points."""

_PITCH, _BASELINE, _WRAPPED = 8.6, 5.6, 6.3
_AXIS, _WORDS, _HANG = 3.0, 11.1, 2.0
"""From the left of a column: the middle of numbers, where words begin, how far lines hang."""

_TICK, _TITLE_TICK = 4.0, 8.0
_MOST_LINES = 3
"""A line of a card that would take more in one column takes both."""

_BAR = 2.2
_CODE, _SAID = 2.9, 17.0
"""From the bar of a finding to its code and to its words."""

_SHARES = {"scored": TONES.scored, "hyphen": TONES.hyphens, "silent": TONES.unscored}
_GREY, _PLAIN, _BOLD = Tone("Alegreya", GREY), Tone("Alegreya Medium"), Tone("Alegreya Bold")
_MARKED = Tone("Alegreya Bold", WINE)


class _Cell(NamedTuple):
    """A line of a card, broken, and whether it takes both columns."""

    line: ProofLine
    set: Lines
    wide: bool


def card_rows(sheet: Sheet, card: ProofCard) -> tuple[Row, ...]:
    """The rows of a card on one page, or with its title repeated on as many as it takes."""
    head = _head(sheet, card, card.title)
    body = [*finding_rows(sheet, card.told), *_lines(sheet, card), _remark(sheet)]
    again = _head(sheet, card, sheet.words["continued"].format(title=card.title))
    return tuple(
        row._replace(keep=at < len(rows) - 1)
        for rows in _parts(sheet, head, again, body)
        for at, row in enumerate(rows)
    )


def _parts(sheet: Sheet, head: Row, again: Row, body: Sequence[Row]) -> Iterator[list[Row]]:
    """The rows of a card in parts that a page holds; findings stay with their words."""
    part = [head]
    for row in body:
        if sum(one.above + one.height for one in (*part, row)) - head.above > sheet.room:
            kept = next((at for at in range(len(part) - 1, 0, -1) if not part[at].keep), 0)
            carried = part[kept + 1 :] if kept else []
            yield part[: len(part) - len(carried)]
            part = [again, *carried]
        part.append(row)
    yield part


def finding_rows(sheet: Sheet, told: Sequence[Told], *, placed: bool = False) -> Iterator[Row]:
    """Findings beside a bar, each in one row; ``placed`` with the file and line of each.

    All but the last are to stay with what follows.
    """
    room = sheet.right - sheet.left - _SAID
    for at, one in enumerate(told, 1):
        runs = tuple(_runs(sheet, one, placed=placed))
        shown = tuple(legible(sheet.fonts, run) for run in runs)
        said = broken(sheet.fonts, shown, _NOTE, (room, room))
        height = 5.4 * len(said.lines) + 3.0
        items = tuple(
            item
            for row, piece in enumerate(said.lines)
            for item in drawn_line(sheet.fonts, piece, _NOTE, (sheet.left + _SAID, 5.0 + 5.4 * row))
        )
        code = sheet.line(Style(_MARKED.font, 11, WINE), one.code, sheet.left + _CODE, 5.0)
        heard = "" if shown == runs else f"{one.code} {''.join(run.text for run in runs)}"
        bar = Path(line(sheet.left, 1.2, sheet.left, height - 1.6), stroke=WINE, weight=_BAR)
        yield Row(height, (bar, Passage("text", (code, *items), heard)), keep=at < len(told))


def _runs(sheet: Sheet, told: Told, *, placed: bool) -> Iterator[Run]:
    """The words of a finding: its place where it stands by itself, its weight where it is heavy."""
    if placed:
        yield Run(f"{told.place}  ", _GREY)
    if told.severity is Severity.ERROR:
        yield Run(sheet.words["error"] + sheet.words["colon"], _BOLD)
    yield Run(told.message, _PLAIN)
    if told.hint:
        yield Run(f" ({told.hint})", _GREY)


def _head(sheet: Sheet, card: ProofCard, title: str) -> Row:
    """Tick box, title, part of speech and gloss, id and place, over a rule.

    What finds no room beside the title stands below it.
    """
    left, room = sheet.left, sheet.right - sheet.left
    said = " · ".join(text for text in (card.pos, card.gloss) if text)
    copies = sheet.words["copies"].format(number=card.copies) if card.copies != 1 else ""
    meta = "   ".join(text for text in (copies, card.id, card.place) if text)
    name, about, source = (
        broken(sheet.fonts, [legible(sheet.fonts, Run(text, tone))], size, (room, room))
        for text, tone, size in (
            (title, Tone(_DISPLAY), _TITLE),
            (said, _PLAIN, _POS),
            (meta, _GREY, _ID),
        )
    )
    tick = Path(rectangle(MARGIN, 0.0, _TITLE_TICK, _TITLE_TICK, 0.7), stroke=INK, weight=0.8)
    items: list[Item] = [
        tick,
        Passage("title", _set(sheet, name, _TITLE, (left, 7.0)), same(name, title)),
    ]
    y = 7.0 + _leading(_TITLE) * (len(name.lines) - 1)
    x = left + name.widths[-1] + 4.0
    end = x + sum(about.widths) + 6.0 + source.widths[0]
    if len(about.lines) > 1 or len(source.lines) > 1 or end > sheet.right:
        x, y = left, y + 6.8
    if about.lines:
        items.append(Passage("text", _set(sheet, about, _POS, (x, y))))
        y += _leading(_POS) * (len(about.lines) - 1)
        if x + about.widths[-1] + 6.0 + source.widths[0] > sheet.right:
            y += _leading(_POS)
    items.append(Passage("text", _set(sheet, source, _ID, (sheet.right, y), from_right=True)))
    y += _leading(_ID) * (len(source.lines) - 1) + 3.1
    items.append(rule(MARGIN, sheet.right, y, 0.6))
    return Row(y + 2.3, tuple(items), above=8.4)


def _lines(sheet: Sheet, card: ProofCard) -> Iterator[Row]:
    """The lines of a card, two a row in the order of the card; findings below their words."""
    waiting = list[_Cell]()
    for cell in (_cell(sheet, each) for each in card.lines):
        if waiting and cell.wide:
            yield from _row(sheet, waiting)
            waiting = []
        waiting.append(cell)
        if cell.wide or len(waiting) == len(sheet.columns):
            yield from _row(sheet, waiting)
            waiting = []
    if waiting:
        yield from _row(sheet, waiting)


def _cell(sheet: Sheet, shown: ProofLine) -> _Cell:
    labels = f" [{', '.join(shown.labels)}]" if shown.labels else ""
    runs = [
        legible(sheet.fonts, run)
        for run in (
            Run(shown.name + sheet.words["colon"] if shown.name else "", _GREY),
            *(Run(text, _SHARES[weight]) for text, weight in shown.parts),
            Run(labels, _GREY),
        )
    ]
    narrow = _broken(sheet, runs, _start(shown, sheet.columns[0]), sheet.columns[0].right)
    if len(narrow.lines) <= _MOST_LINES:
        return _Cell(shown, narrow, wide=False)
    both = _both(sheet)
    return _Cell(shown, _broken(sheet, runs, _start(shown, both), both.right), wide=True)


def _broken(sheet: Sheet, runs: Sequence[Run], start: float, end: float) -> Lines:
    """Words of a column in lines that leave room for their tick box."""
    room = end - _TICK - 3.0 - start
    return broken(sheet.fonts, runs, _WORD, (room, room - _HANG))


def _row(sheet: Sheet, cells: Sequence[_Cell]) -> Iterator[Row]:
    columns = (_both(sheet),) if cells[0].wide else sheet.columns
    lines = max(len(cell.set.lines) for cell in cells)
    items = chain.from_iterable(
        _drawn(sheet, cell, column) for cell, column in zip(cells, columns, strict=False)
    )
    told = tuple(told for cell in cells for told in cell.line.told)
    yield Row(_PITCH + _WRAPPED * (lines - 1), tuple(items), keep=bool(told))
    yield from finding_rows(sheet, told)


def _drawn(sheet: Sheet, cell: _Cell, column: Column) -> Iterator[Item]:
    """A line in its column: lozenge, number, words, tick box, a bar where something was found."""
    shown = cell.line
    x = _start(shown, column)
    fonts, items = sheet.fonts, _set(sheet, cell.set, _WORD, (x, _BASELINE))
    labels = f" [{', '.join(shown.labels)}]" if shown.labels else ""
    named = shown.name + sheet.words["colon"] if shown.name else ""
    heard = same(cell.set, f"{named}{shown.text}{labels}")
    if not shown.name:
        style = Style(_DISPLAY, 0.92 * _WORD)
        axis = column.left + _AXIS
        if shown.longest:
            middle = _BASELINE - fonts[_DISPLAY].cap_height * style.size * POINT / 2000
            yield Path(lozenge(axis, middle, 5.1, 3.5), fill=SAFFRON, stroke=INK, weight=0.6)
        number = "–" if shown.length is None else str(shown.length)
        items = (parted(set_line(fonts, style, number, (axis, _BASELINE), "centre")), *items)
        heard = f"{number} {heard}" if heard else ""
    if shown.told:
        yield Path(line(x - 1.6, 1.8, x - 1.6, _BASELINE + 1.2), stroke=WINE, weight=_BAR)
    yield Passage("entry", items, heard)
    tick = rectangle(column.right - _TICK, _BASELINE - 1.4 - _TICK / 2, _TICK, _TICK, 0.3)
    yield Path(tick, stroke=INK, weight=0.6)


def _set(
    sheet: Sheet, text: Lines, size: float, at: tuple[float, float], *, from_right: bool = False
) -> tuple[Item, ...]:
    """The lines of a text from a point; those of a word of a list hang."""
    x, y = at
    lead = _WRAPPED if size == _WORD else _leading(size)
    hang = _HANG if size == _WORD else 0.0
    return tuple(
        item
        for row, (piece, long) in enumerate(zip(text.lines, text.widths, strict=True))
        for item in drawn_line(
            sheet.fonts,
            piece,
            size,
            (x - long if from_right else x + hang * (row > 0), y + row * lead),
        )
    )


def _remark(sheet: Sheet) -> Row:
    """Room to write down what is wrong."""
    word = sheet.line(Style("Alegreya", 11, GREY), sheet.words["remark"], sheet.left, 6.9)
    return Row(8.2, (word, dotted(sheet.left + _SAID + 1, sheet.right, 7.3)), above=1.6)


def _start(shown: ProofLine, column: Column) -> float:
    """Where words begin: beside the number, at the edge where there is none."""
    return column.left + (0.0 if shown.name else _WORDS)


def _both(sheet: Sheet) -> Column:
    return Column(sheet.columns[0].left, sheet.columns[1].right)


def _leading(size: float) -> float:
    """From line to line in millimetres."""
    return 1.25 * size * POINT
