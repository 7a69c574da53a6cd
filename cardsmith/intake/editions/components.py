"""The components of a custom edition: data, template, back, size, copies."""

import re
from pathlib import Path

from cardsmith.intake.decks.cards import read_copies
from cardsmith.intake.editions.opened import Opened, open_table, open_tree, open_workbook
from cardsmith.intake.editions.records import csv_records, sheet_records, yaml_records
from cardsmith.intake.fields.desk import Desk, Fields
from cardsmith.intake.fields.sizes import read_size
from cardsmith.intake.files.folders import CSV, SHEETS, Astray, file_inside, shown
from cardsmith.intake.files.source import Source
from cardsmith.intake.tables.sheets import open_sheets
from cardsmith.intake.templates.inheriting import companions
from cardsmith.intake.templates.shelf import shipped_template
from cardsmith.intake.yaml.nodes import Map, Node, Scalar, is_empty
from cardsmith.lexicon.text import folded
from cardsmith.model.codes import Severity
from cardsmith.model.deck import Record
from cardsmith.model.edition import Component
from cardsmith.model.struct import replace
from cardsmith.resources import real

FIELDS = ("name", "data", "template", "back", "size", "copies")

_ALIASES = {
    "nom": "name",
    "donnees": "data",
    "modele": "template",
    "gabarit": "template",
    "dos": "back",
    "taille": "size",
    "format": "size",
    "exemplaires": "copies",
}

_NAME = re.compile(r"[^\W_]+")
_LONGEST = 60
_RESERVED = frozenset(
    {"con", "prn", "aux", "nul", "manifest"}
    | {f"{port}{number}" for port in ("com", "lpt") for number in range(10)}
)
"""What Windows keeps for its devices, and what the output folder holds already."""


def read_components(desk: Desk, node: Node, folder: Path, opened: Opened) -> tuple[Component, ...]:
    """The components that an edition lists; one that lacks a part is left out and reported."""
    found: dict[str, Component] = {}
    if is_empty(node):
        desk.say("S104", node.span, kind="empty", field="components")
    for item in desk.items(node, "components"):
        component = _component(desk, item, folder, opened)
        if component is not None and component.name in found:
            desk.say("E111", item.span, found=component.name)
        elif component is not None:
            found[component.name] = component
    return tuple(found.values())


def _component(desk: Desk, node: Node, folder: Path, opened: Opened) -> Component | None:
    fields = desk.fields(node, FIELDS, _ALIASES)
    if not isinstance(node, Map) or (node.entries and not fields):
        return None
    for part in ("name", "data"):
        if part not in fields:
            desk.say("E109", node.span, field=part)
    data = _text(desk, fields, "data")
    path = _named_file(desk, folder, data, "data") if data is not None else None
    written = {part: _text(desk, fields, part) for part in ("template", "back")}
    template, back = (
        named_artwork(desk, scalar, part, folder, opened) for part, scalar in written.items()
    )
    template_at, back_at = (scalar and scalar.span for scalar in written.values())
    size = read_size(desk, fields["size"][1]) if "size" in fields else None
    copies = read_copies(desk, fields, "copies")
    name = _name(desk, fields)
    if path is not None:
        opened.named.add(real(path))
    if not name or path is None or template is None or back is None:
        return None
    return Component(
        name=name,
        template=template,
        back=back,
        size=size,
        records=tuple(
            replace(record, copies=record.copies * copies)
            for record in _records(path, name, opened)
        ),
        template_at=template_at,
        back_at=back_at,
    )


def named_artwork(
    desk: Desk, scalar: Scalar | None, part: str, folder: Path, opened: Opened
) -> str | None:
    """The name of a template or picture, empty when none is named; None when it is not there.

    A file of the folder is meant before a template that ships. A back may name a field of the
    data; which files that means is for the cards to say.
    """
    if scalar is None:
        return ""
    if not (folder / scalar.text).is_file() and shipped_template(scalar.text):
        return scalar.text
    if part == "back" and "{{" in scalar.text:
        return scalar.text
    path = _named_file(desk, folder, scalar, part)
    if path is None:
        return None
    opened.named |= {real(path), *map(real, companions(path, folder))}
    return path.relative_to(folder).as_posix()


def _name(desk: Desk, fields: Fields) -> str:
    """The folded name of a component; empty when it has none, or one no file may have (E113)."""
    scalar = _text(desk, fields, "name")
    if scalar is None:
        return ""
    name = folded(scalar.text)
    if not scalar.text.strip():
        desk.say("E109", scalar.span, field="name")
        return ""
    kind = "" if _NAME.fullmatch(name) else "sign"
    if name in _RESERVED:
        kind = "reserved"
    elif len(name) > _LONGEST:
        kind = "long"
    if kind:
        desk.say("E113", scalar.span, kind=kind, found=scalar.text, limit=_LONGEST)
    return "" if kind else name


def _records(path: Path, component: str, opened: Opened) -> tuple[Record, ...]:
    """The rows of a data file, by its ending."""
    desk: Desk | None
    if path.suffix.lower() in SHEETS:
        sheets, told = open_sheets(open_workbook(path, opened), shown(path))
        desk = Desk(Source(shown(path), ""), told, is_table=True)
        records = sheet_records(desk, sheets, component) if sheets else ()
    elif path.suffix.lower() in CSV:
        source = open_table(path, opened)
        desk = Desk(source) if source is not None else None
        records = csv_records(desk, component) if desk is not None else ()
    else:
        read = open_tree(path, opened)
        desk = Desk(read[0]) if read is not None else None
        records = yaml_records(desk, read[1], component) if desk is not None and read else ()
    found = desk.findings if desk is not None else []
    if (
        desk is not None
        and not records
        and all(one.severity is not Severity.ERROR for one in found)
    ):
        desk.say("S113", desk.start, kind="none")
    opened.findings += found
    return records


def _text(desk: Desk, fields: Fields, name: str) -> Scalar | None:
    return desk.text(fields[name][1], name) if name in fields else None


def _named_file(desk: Desk, folder: Path, scalar: Scalar, field: str) -> Path | None:
    """The file that a field names; E105 outside the folder, E106 when it is not there."""
    if not scalar.text.strip():
        desk.say("E109", scalar.span, field=field)
        return None
    path = file_inside(folder, scalar.text)
    if isinstance(path, Path):
        return path
    code = "E105" if path is Astray.OUTSIDE else "E106"
    kind = "shipped" if shipped_template(f"{scalar.text}.yaml") else "file"
    desk.say(code, scalar.span, kind=kind, found=scalar.text.replace("\0", "?"))
    return None
