"""Rows of a custom component: free fields, from a table or from YAML."""

import re
from collections.abc import Iterable, Mapping, Sequence

from cardsmith.intake.decks.cards import ALIASES, read_copies
from cardsmith.intake.decks.packets import read_packet
from cardsmith.intake.fields.desk import Desk
from cardsmith.intake.fields.version import check_schema
from cardsmith.intake.progress import followed
from cardsmith.intake.tables.sheets import rows_of, told_of
from cardsmith.intake.tables.sound import is_sound
from cardsmith.intake.tables.table import Row, Table, as_typed, read_table, table_of
from cardsmith.intake.tables.workbooks.reading import Sheet
from cardsmith.intake.yaml.nodes import Map, Node, Scalar, Seq
from cardsmith.intake.yaml.schema import unreported
from cardsmith.lexicon.text import folded
from cardsmith.model.deck import MAROTTE, Card, Record
from cardsmith.model.row import leading

Value = str | tuple[str, ...]

_BETWEEN = " | "
_OF_A_PACKET = frozenset({"letter", "letters", "deck"})
_ALMOST = re.compile(r"cop[ipy].*|quant.*|qt.*|exempl.*|nombres?|nbre?s?|number|amount|tirage")
"""What people call a number of copies, folded, some of it other things as well."""

_WHOLE = re.compile(r"-?[0-9]+")
_BARE = re.compile(r"\s*[0-9]{0,3}\s*")


def yaml_records(desk: Desk, root: Node | None, component: str) -> tuple[Record, ...]:
    """The mappings of ``cards:``; a field is a text or a list of texts."""
    if not isinstance(root, Map):
        desk.say("F008", desk.start, kind="data")
        return ()
    if not _OF_A_PACKET.isdisjoint(root.names()):
        return _packet_records(desk, root, component)
    fields = desk.fields(root, ("schema", "cards"), {"cartes": "cards"})
    check_schema(desk, fields)
    if "cards" not in fields:
        return ()
    nodes = desk.items(fields["cards"][1], "cards")
    for node in nodes:
        if not isinstance(node, Map):
            desk.say("S114", node.span, kind="text", known="title: …")
    _check_copies(desk, nodes)
    found = [
        _record(desk, node, f"cards[{index}]")
        for index, node in enumerate(nodes)
        if isinstance(node, Map)
    ]
    return _numbered(component, found)


def _packet_records(desk: Desk, root: Map, component: str) -> tuple[Record, ...]:
    """The cards of a letter packet or of the marotte, as a game of words writes them.

    What is for the editor alone (note, gloss, labels) is no field.
    """
    packet, findings = read_packet(root, desk.source)
    desk.findings.extend(findings)
    name = MAROTTE if root.get("deck") else "packet"
    desk.findings.extend(unreported(name, root, findings))
    cards = packet.cards if packet is not None else ()
    return _numbered(component, map(_card_record, cards))


def _card_record(card: Card) -> Record:
    """The record of a card; its id still lacks the component."""
    return Record(
        id=folded(card.title.text),
        fields={
            "title": card.title.text,
            "synonyms": tuple(synonym.text for synonym in card.synonyms),
            "pos": card.pos,
            "letter": card.letter,
        },
        copies=card.copies,
        span=card.span,
    )


def csv_records(desk: Desk, component: str) -> tuple[Record, ...]:
    """The rows of a CSV file."""
    table, findings = read_table(desk.source, None)
    desk.findings.extend(findings)
    return table_records(desk, as_typed(table), component) if table is not None else ()


def sheet_records(desk: Desk, sheets: Sequence[Sheet], component: str) -> tuple[Record, ...]:
    """The rows of the sheet named as the component is, else of the only one that holds any.

    F040 for each of several sheets, none of which has the name.
    """
    filled = [(sheet, rows) for sheet in sheets if (rows := rows_of(sheet, desk.source.name))]
    chosen = [each for each in filled if folded(each[0].name) == component] or filled
    if len(chosen) != 1:
        for sheet, rows in chosen:
            desk.say("F040", rows[0][0].span, kind="several", found=sheet.name, better=component)
        return ()
    ((sheet, rows),) = chosen
    desk.findings.extend(told_of(sheet, desk.source.name, rows))
    return table_records(desk, table_of(rows, desk.findings), component)


def table_records(desk: Desk, table: Table, component: str) -> tuple[Record, ...]:
    """The rows of a table, each column a field; `` | `` separates the texts of a list.

    A workbook may keep whole numbers as numbers.
    """
    nodes: Iterable[Map] = (
        _node(desk, table.header, row)
        for row in followed(tuple(table.rows), "card")
        if is_sound(desk, row, {at for at, cell in enumerate(row) if _WHOLE.fullmatch(cell.text)})
    )
    if any(_ALMOST.fullmatch(folded(name.text.strip())) for name in table.header):
        nodes = tuple(nodes)
        _check_copies(desk, nodes)
    return _numbered(component, (_record(desk, node, "") for node in nodes))


def _check_copies(desk: Desk, nodes: Iterable[Node]) -> None:
    """F033 for a field of whole numbers whose name nearly tells copies, when no other does."""
    entries = [entry for node in nodes if isinstance(node, Map) for entry in node.entries]
    named = {folded(key.text): key for key, _ in reversed(entries)}
    if any(_is_copies(key) for key in named.values()):
        return
    for name, key in named.items():
        if _ALMOST.fullmatch(name):
            texts = [value for other, value in entries if folded(other.text) == name]
            if all(isinstance(text, Scalar) and _BARE.fullmatch(text.text) for text in texts):
                desk.say("F033", key.span, found=key.text)


def _is_copies(key: Scalar) -> bool:
    return ALIASES.get(folded(key.text), folded(key.text)) == "copies"


def _node(desk: Desk, header: Row, row: Row) -> Map:
    entries: list[tuple[Scalar, Node]] = []
    names = set()
    for name, cell in zip(header, row, strict=False):
        text, value = name.text.strip(), cell.stripped()
        if not text:
            if value.text:
                desk.say("F023", name.span, kind="empty")
            continue
        if text in names:
            desk.say("S106", name.span, field=text, first=name.span.line)
            continue
        names.add(text)
        pieces = [piece.strip() for piece in value.text.split(_BETWEEN)]
        texts: list[Node] = [Scalar(piece, value.span) for piece in pieces if piece]
        node = Scalar(value.text, value.span) if len(texts) < 2 else Seq(texts, value.span)
        entries.append((Scalar(text, name.span), node))
    return Map(entries, row[0].span)


def _record(desk: Desk, node: Map, path: str) -> Record:
    """The record of a mapping; its id still lacks the component."""
    fields: dict[str, Value] = {}
    counted: dict[str, tuple[Scalar, Node]] = {}
    for key, value in node.entries:
        if _is_copies(key):
            counted["copies"] = (key, value)
        elif isinstance(value, Seq):
            texts = (desk.text(item, f"{path}.{key.text}") for item in value.items)
            fields[key.text] = tuple(text.text for text in texts if text is not None)
        else:
            text = desk.text(value, f"{path}.{key.text}")
            if text is not None:
                fields[key.text] = text.text.rstrip("\n")
    copies = read_copies(desk, counted, path)
    return Record(id=folded(_title(fields)), fields=fields, copies=copies, span=node.span)


def _title(fields: Mapping[str, Value]) -> str:
    """The text that names a record: its title, or its first text."""
    texts = {name: text for name, text in fields.items() if isinstance(text, str) and text}
    return texts.get(leading(texts), "")


def _numbered(component: str, records: Iterable[Record]) -> tuple[Record, ...]:
    """The records with their ids, equal ones numbered from 2."""
    seen: dict[str, int] = {}
    numbered = []
    for record in records:
        count = seen[record.id] = seen.get(record.id, 0) + 1
        name = f"{component}/{record.id}{f'-{count}' if count > 1 else ''}"
        numbered.append(
            Record(id=name, fields=record.fields, copies=record.copies, span=record.span)
        )
    return tuple(numbered)
