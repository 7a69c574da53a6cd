"""A table of cards, one row a card: CSV today, any spreadsheet that gives the same cells."""

import re

from cardsmith.intake.decks.cards import read_card
from cardsmith.intake.decks.homes import Home, Marotte, Unsaid
from cardsmith.intake.decks.packets import home_of, one_letter
from cardsmith.intake.fields.desk import Desk
from cardsmith.intake.files.source import Source
from cardsmith.intake.tables.columns import columns, is_known
from cardsmith.intake.tables.table import Cell, Row, Table, address, read_table
from cardsmith.intake.yaml.nodes import Map, Node, Scalar, Seq
from cardsmith.lexicon.text import folded
from cardsmith.model.deck import MAROTTE, Card, Packet
from cardsmith.model.finding import Finding, Fix
from cardsmith.model.place import Span

_ERROR = re.compile(
    r"#(?:REF!|NAME\?|N/?A|VALUE!|DIV/0!|NUM!|NULL!|NOM\?|VALEUR!|NOMBRE!|NUL!|#+)\Z"
)
_DATE = re.compile(r"[0-9]{1,2}/[0-9]{1,2}/[0-9]{2,4}\Z")
_FORMULA = re.compile(r"=[^=]*\(")
_LONGEST = 32_767
"""The most characters of a cell, as in every spreadsheet."""

_BETWEEN = re.compile(r"(?P<between>[|\n])")
_COMMA = re.compile(r"\([^()]*\)|\[[^\[\]]*\]|(?P<between>[,;])")
_ACCEPTED = re.compile(r"\s*(?P<code>[^:=\s]+)\s*[:=]?\s*(?P<reason>.*?)\s*\Z", re.DOTALL)


def read_rows(source: Source) -> tuple[list[Packet], list[Finding]]:
    """The packets of a CSV text, in the order of their first cards, and every finding."""
    table, findings = read_table(source, is_known)
    desk = Desk(source, findings, is_table=True)
    if table is None:
        return [], findings
    named = columns(desk, table.header, _used(table))
    if named is None:
        return [], findings
    if not table.rows and not findings:
        desk.say("S113", table.header[0].span, kind="none")
    packets: dict[str, tuple[Span, list[Card]]] = {}
    for row in table.rows:
        span, card = _card(desk, row, named)
        if card is not None:
            packets.setdefault(card.packet, (span, []))[1].append(card)
    return [
        Packet(letters=() if name == MAROTTE else (name,), cards=tuple(cards), span=span)
        for name, (span, cards) in packets.items()
    ], findings


def _used(table: Table) -> set[int]:
    return {index for row in table.rows for index, cell in enumerate(row) if cell.text.strip()}


def _card(desk: Desk, row: Row, named: list[str]) -> tuple[Span, Card | None]:
    """The card of a row, and the place that names its packet."""
    cells = [(field, cell.stripped()) for field, cell in zip(named, row, strict=False) if field]
    filled = [(field, cell) for field, cell in cells if cell.text]
    if not is_sound(desk, row) or not filled:
        return row[0].span, None
    said = next((cell for field, cell in filled if field == "letter"), None)
    home = _home(desk, said, named)
    entries = [
        (Scalar(field, cell.span), _value(field, cell))
        for field, cell in filled
        if field not in {"letter", "synonyms", "synonym"}
    ]
    synonyms = _synonyms(desk, [cell for field, cell in filled if field.startswith("syn")], cells)
    entries.append((Scalar("synonyms", synonyms.span), synonyms))
    node = Map(entries, filled[0][1].span)
    return (said or row[0]).span, read_card(desk, node, home, f"{row[0].span.line}")


def is_sound(desk: Desk, row: Row) -> bool:
    """Whether every cell is a text; F025 or F020 for what a spreadsheet made of it."""
    fine = True
    for index, cell in enumerate(row):
        text = cell.text.strip()
        kind = "error" if _ERROR.match(text) else "date" if _DATE.match(text) else ""
        if kind:
            desk.say("F025", cell.span, kind=kind, cell=address(row, index), found=text)
        elif len(text) > _LONGEST:
            kind = "cell"
            desk.say("F006", cell.span, kind=kind, size=len(text), limit=_LONGEST)
        elif _FORMULA.match(text):
            kind = "formula"
            desk.say("F020", cell.span, kind=kind, cell=address(row, index), found=text)
        fine = fine and not kind
    return fine


def _home(desk: Desk, said: Cell | None, named: list[str]) -> Home:
    """The packet that a row names; the file's name may say that it is the marotte's."""
    if said is None:
        stem = desk.source.name.rsplit("/", 1)[-1].rsplit(".", 1)[0]
        is_marotte = "letter" not in named and folded(stem) == MAROTTE
        return Marotte() if is_marotte else Unsaid()
    if folded(said.text) == MAROTTE:
        return Marotte()
    return home_of(one_letter(desk, Scalar(said.text, said.span)))


def _value(field: str, cell: Cell) -> Node:
    """A cell as the node of its field: ``ok`` holds codes with reasons, the rest is text."""
    if field == "pos":
        return Scalar(cell.text.lower(), cell.span)
    if field != "ok":
        return Scalar(cell.text, cell.span)
    entries: list[tuple[Scalar, Node]] = []
    for piece in _pieces(cell, _BETWEEN):
        match = _ACCEPTED.match(piece.text)
        if match:
            code = Scalar(match["code"], piece.span)
            entries.append((code, Scalar(match["reason"], piece.span)))
    return Map(entries, cell.span)


def _synonyms(desk: Desk, cells: list[Cell], row: list[tuple[str, Cell]]) -> Seq:
    """The synonyms of a row; C409 for one cell that separates them by commas."""
    items: list[Node] = []
    for cell in cells:
        pieces = _pieces(cell, _BETWEEN)
        parted = _pieces(cell, _COMMA) if len(pieces) == 1 and _is_list(cell, row) else []
        if len(parted) > 1:
            pieces = parted
            first, second = parted[0].text, parted[1].text
            desk.say(
                "C409",
                cell.span,
                fix=Fix.UNSAFE,
                kind="cell",
                text=cell.text,
                first=first,
                second=second,
            )
        items += [Scalar(piece.text, piece.span) for piece in pieces]
    return Seq(items, cells[0].span if cells else row[0][1].span)


def _is_list(cell: Cell, row: list[tuple[str, Cell]]) -> bool:
    return ("synonyms", cell) in row


def _pieces(cell: Cell, between: re.Pattern[str]) -> list[Cell]:
    """The texts of a cell between separators, each with its place; empty ones left out."""
    bounds = [match.span() for match in between.finditer(cell.text) if match["between"]]
    starts = [0, *(end for _, end in bounds)]
    ends = [*(start for start, _ in bounds), len(cell.text)]
    return [
        Cell(cell.text[start:end], cell.part(start, end), cell.quoted).stripped()
        for start, end in zip(starts, ends, strict=True)
        if cell.text[start:end].strip()
    ]
