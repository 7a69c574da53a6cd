"""A table of cards, one row a card, whatever file its cells come from."""

import re
from collections.abc import Iterable
from typing import NamedTuple

from cardsmith.intake.decks.cards import read_card
from cardsmith.intake.decks.homes import Home, Marotte, Unsaid
from cardsmith.intake.decks.labels import split_labels
from cardsmith.intake.decks.packets import home_of, one_letter
from cardsmith.intake.fields.desk import Desk
from cardsmith.intake.files.source import Source
from cardsmith.intake.progress import followed
from cardsmith.intake.tables.columns import columns, is_known
from cardsmith.intake.tables.pieces import COMMA, LISTED, pieces
from cardsmith.intake.tables.sound import is_sound
from cardsmith.intake.tables.table import Cell, Row, Table, as_typed, read_table
from cardsmith.intake.yaml.nodes import Map, Node, Scalar, Seq
from cardsmith.lexicon.text import folded
from cardsmith.model.deck import MAROTTE, Card, Packet
from cardsmith.model.edit import Rewording
from cardsmith.model.finding import Finding, Fix
from cardsmith.model.place import Span

_ACCEPTED = re.compile(r"\s*(?P<code>[^:=\s]+)\s*[:=]?\s*(?P<reason>.*?)\s*\Z", re.DOTALL)
_COLON = re.compile(r"\s*:")
_NUMBERS = frozenset({"copies", "hom"})
"""The fields that hold a number, which a spreadsheet may keep as one."""

_BESIDE = frozenset({"letter", "synonyms", "synonym", "synonym_notes", "mark"})
"""The columns that are no field of a card by themselves."""


class Line(NamedTuple):
    """A card as a row has it, the place that names its packet, and the mark an export gave it."""

    card: Card
    packet: Span
    mark: str = ""


def read_rows(source: Source) -> tuple[list[Packet], list[Finding]]:
    """The packets of a CSV text, in the order of their first cards, and every finding."""
    lines, findings = read_lines(source)
    return packets(lines), findings


def read_lines(source: Source) -> tuple[list[Line], list[Finding]]:
    """The cards of a CSV text, row by row, and every finding."""
    table, findings = read_table(source, is_known)
    desk = Desk(source, findings, is_table=True)
    if table is None:
        return [], findings
    stem = source.name.rsplit("/", 1)[-1].rsplit(".", 1)[0]
    home = Marotte() if folded(stem) == MAROTTE else Unsaid()
    return lines_of(desk, as_typed(table), home), findings


def lines_of(desk: Desk, table: Table, home: Home) -> list[Line]:
    """The cards of a table; ``home`` is where they belong when no column says it."""
    before = len(desk.findings)
    named = columns(desk, table.header, _used(table))
    if named is None:
        return []
    if not table.rows and not table.is_cut and len(desk.findings) == before:
        desk.say("S113", table.header[0].span, kind="none")
    home = Unsaid() if "letter" in named else home
    found = (_line(desk, row, named, home) for row in followed(tuple(table.rows), "card"))
    return [line for line in found if line is not None]


def packets(lines: Iterable[Line]) -> list[Packet]:
    """The packets of cards, in the order of their first cards."""
    found: dict[str, tuple[Span, list[Card]]] = {}
    for line in lines:
        found.setdefault(line.card.packet, (line.packet, []))[1].append(line.card)
    return [
        Packet(letters=() if name == MAROTTE else (name,), cards=tuple(cards), span=span)
        for name, (span, cards) in found.items()
    ]


def _used(table: Table) -> set[int]:
    return {index for row in table.rows for index, cell in enumerate(row) if cell.text.strip()}


def _line(desk: Desk, row: Row, named: list[str], home: Home) -> Line | None:
    """The card of a row."""
    row = [
        cell._replace(text="", kind="") if field == "computed" else cell
        for field, cell in zip(named, row, strict=False)
    ]
    cells = [(field, cell.stripped()) for field, cell in zip(named, row, strict=False) if field]
    filled = [(field, cell) for field, cell in cells if cell.text]
    numbers = {index for index, field in enumerate(named) if field in _NUMBERS}
    if not is_sound(desk, row, numbers) or not filled:
        return None
    said = dict(reversed(filled))
    if "letter" in said:
        home = _home(desk, said["letter"])
    elif isinstance(home, Unsaid) and "mark" in said:
        home = _home_of_mark(said["mark"].text)
    entries = [
        (Scalar(field, cell.span), _value(field, cell))
        for field, cell in filled
        if field not in _BESIDE
    ]
    listed = [cell for field, cell in filled if field in {"synonyms", "synonym"}]
    notes = [cell for field, cell in filled if field == "synonym_notes"]
    synonyms = _noted(desk, _synonyms(desk, listed, cells), notes)
    entries.append((Scalar("synonyms", synonyms.span), synonyms))
    node = Map(entries, filled[0][1].span)
    card = read_card(desk, node, home, f"{row[0].span.line}")
    place, mark = said.get("letter", row[0]).span, said.get("mark")
    return Line(card, place, mark.text if mark else "") if card is not None else None


def _home(desk: Desk, said: Cell) -> Home:
    """The packet that a row names."""
    if folded(said.text) == MAROTTE:
        return Marotte()
    return home_of(one_letter(desk, Scalar(said.text, said.span)))


def _home_of_mark(text: str) -> Home:
    """Where a card belongs whose letter is blank: its title does not say that of the marotte."""
    return Marotte() if text.startswith(f"{MAROTTE}/") else Unsaid()


def _value(field: str, cell: Cell) -> Node:
    """A cell as the node of its field: ``ok`` holds codes with reasons, the rest is text."""
    if field == "pos":
        return Scalar(cell.text.lower(), cell.span)
    if field != "ok":
        return Scalar(cell.text, cell.span)
    entries: list[tuple[Scalar, Node]] = []
    for piece in pieces(cell, LISTED):
        match = _ACCEPTED.match(piece.text)
        if match:
            code = Scalar(match["code"], piece.span)
            entries.append((code, Scalar(match["reason"], piece.span)))
    return Map(entries, cell.span)


def _synonyms(desk: Desk, cells: list[Cell], row: list[tuple[str, Cell]]) -> Seq:
    """The synonyms of a row; C409 for one cell that separates them by commas."""
    items: list[Node] = []
    for cell in cells:
        texts = pieces(cell, LISTED)
        parted = pieces(cell, COMMA) if len(texts) == 1 and ("synonyms", cell) in row else []
        if len(parted) > 1:
            texts = parted
            first, second = parted[0].text, parted[1].text
            desk.say(
                "C409",
                cell.span,
                fix=Fix.UNSAFE,
                mend=Rewording(cell.span, cell.text, tuple(piece.text for piece in parted)),
                kind="cell",
                text=cell.text,
                first=first,
                second=second,
            )
        items += [Scalar(piece.text, piece.span) for piece in texts]
    return Seq(items, cells[0].span if cells else row[0][1].span)


def _noted(desk: Desk, synonyms: Seq, cells: Iterable[Cell]) -> Seq:
    """The synonyms with the notes of a cell, ``word: note`` each; F043 for a word not there."""
    words = {index: item for index, item in enumerate(synonyms.items) if isinstance(item, Scalar)}
    items = list(synonyms.items)
    for cell in cells:
        for piece in pieces(cell, LISTED):
            found = max(((_named(word, piece), -at) for at, word in words.items()), default=(0, 0))
            if not found[0]:
                desk.say("F043", piece.span, found=piece.text)
                continue
            word = words.pop(-found[1])
            note = Scalar(piece.text[found[0] :].lstrip().removeprefix(":").strip(), piece.span)
            long = [(Scalar("text", word.span), word), (Scalar("note", note.span), note)]
            items[-found[1]] = Map([*long], word.span)
    return Seq(items, synonyms.span)


def _named(word: Scalar, note: Cell) -> int:
    """How many characters of a note name a synonym, with its labels or without; 0 for none."""
    names = (word.text, split_labels(word.text)[0])
    return max(
        len(name) if note.text.startswith(name) and _COLON.match(note.text, len(name)) else 0
        for name in names
    )
