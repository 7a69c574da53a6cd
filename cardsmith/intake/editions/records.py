"""Rows of a custom component: free fields, from CSV or YAML."""

from collections.abc import Iterable, Mapping

from cardsmith.intake.decks.cards import ALIASES, read_copies
from cardsmith.intake.fields.desk import Desk
from cardsmith.intake.fields.version import check_schema
from cardsmith.intake.tables.rows import is_sound
from cardsmith.intake.tables.table import Row, read_table
from cardsmith.intake.yaml.nodes import Map, Node, Scalar, Seq
from cardsmith.lexicon.text import folded
from cardsmith.model.deck import Record
from cardsmith.model.row import leading

Value = str | tuple[str, ...]

_BETWEEN = " | "


def yaml_records(desk: Desk, root: Node | None, component: str) -> tuple[Record, ...]:
    """The mappings of ``cards:``; a field is a text or a list of texts."""
    if not isinstance(root, Map):
        desk.say("F008", desk.start, kind="file")
        return ()
    fields = desk.fields(root, ("schema", "cards"), {"cartes": "cards"})
    check_schema(desk, fields)
    if "cards" not in fields:
        return ()
    found = []
    for index, node in enumerate(desk.items(fields["cards"][1], "cards")):
        if isinstance(node, Map):
            found.append(_record(desk, node, f"cards[{index}]"))
        else:
            desk.say("S114", node.span, kind="text", known="title: …")
    return _numbered(component, found)


def csv_records(desk: Desk, component: str) -> tuple[Record, ...]:
    """The rows of a table, each column a field; `` | `` separates the texts of a list."""
    table, findings = read_table(desk.source, None)
    desk.findings.extend(findings)
    if table is None:
        return ()
    nodes = [_node(desk, table.header, row) for row in table.rows if is_sound(desk, row)]
    found = [_record(desk, node, "") for node in nodes]
    return _numbered(component, found)


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
        if ALIASES.get(folded(key.text), key.text) == "copies":
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
