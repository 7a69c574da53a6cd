"""Templates: YAML becomes boxes that can be drawn, with every fault at its place."""

from pathlib import Path

from cardsmith.intake.fields.desk import Desk
from cardsmith.intake.fields.sizes import SIDES
from cardsmith.intake.files.source import Source
from cardsmith.intake.templates.boxes import read_side
from cardsmith.intake.templates.inheriting import EXTENDS, whole_tree
from cardsmith.intake.templates.ornaments import own_ornaments
from cardsmith.intake.templates.shelf import Shelf
from cardsmith.intake.templates.styles import Styles, read_styles
from cardsmith.intake.templates.values import (
    FieldError,
    TemplateFields,
    choice,
    entries,
    name,
    positive,
)
from cardsmith.intake.yaml.nodes import Map, Node, Scalar, Seq
from cardsmith.intake.yaml.tree import parse
from cardsmith.model.boxes import AnyBox
from cardsmith.model.codes import Severity
from cardsmith.model.edition import Size
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import whole
from cardsmith.model.sizes import SIZES
from cardsmith.model.template import Template

_KNOWN = ("schema", EXTENDS, "size", "fits", "bleed", "ornaments", "styles", "front", "back")
_EDGE = positive(5, 1000)
_MOST_FILES = 20


def read_template(path: Path, shelf: Shelf) -> tuple[Template | None, tuple[Finding, ...]]:
    """The template of a file; None where it has an error.

    A file that cannot be opened is a finding like the others.
    """
    try:
        source, findings = shelf.open(path)
    except InputError as error:
        return None, (error.finding,)
    if source is None:
        return None, tuple(findings)
    template, more = template_of(source, shelf)
    return template, (*findings, *more)


def template_of(
    source: Source, shelf: Shelf | None = None
) -> tuple[Template | None, tuple[Finding, ...]]:
    """The template of a text, and everything wrong with it in the order of its lines.

    What it names is taken from the shelf; without one, from what ships.
    """
    shelf = shelf or Shelf(None)
    root, findings = parse(source)
    if root is None:
        return None, tuple(findings) or (Finding("F004", whole(source.name), kind="template"),)
    template = None
    whole_root = whole_tree(root, shelf, findings)
    try:
        if whole_root is not None:
            template = _read(whole_root, Desk(source, findings), shelf)
    except FieldError as fault:
        findings.append(fault.finding)
    findings.sort(key=lambda finding: (finding.span.file != source.name, *finding.span[:3]))
    broken = any(finding.severity is Severity.ERROR for finding in findings)
    return None if broken else template, tuple(findings)


def _read(root: Node, desk: Desk, shelf: Shelf) -> Template:
    if not isinstance(root, Map):
        raise FieldError(Finding("K103", root.span, example="front: [- text: {…}]"))
    fields = TemplateFields(root, _KNOWN, desk)
    fields.get("schema", choice(("1",)), "1")
    fields.get(EXTENDS, name, "")
    no_styles: Styles = {}
    no_boxes: tuple[AnyBox, ...] = ()
    no_size: Size | None = None
    no_sizes: tuple[Size, ...] = ()
    no_files: tuple[Scalar, ...] = ()
    styles = fields.get("styles", lambda node: read_styles(node, desk), no_styles)

    def side(node: Node) -> tuple[AnyBox, ...]:
        return read_side(node, styles, desk)

    front = fields.need if root.get("back") is None else fields.get
    size = root.get("size")
    ornaments = own_ornaments(fields.get("ornaments", _files, no_files), shelf, desk.findings)
    return Template(
        file=desk.source.name,
        span=desk.start,
        size=fields.get("size", lambda node: _size(node, desk), no_size),
        sized=None if size is None else size.span,
        fits=fields.get("fits", _sizes, no_sizes),
        bleed=fields.get("bleed", positive(0, 20), 3.0),
        front=front("front", side, no_boxes),
        back=fields.get("back", side, no_boxes),
        ornaments=ornaments,
        files=shelf.own(),
        shipped=shelf.lent(),
    )


def _size(node: Node, desk: Desk) -> Size | None:
    if isinstance(node, Scalar):
        return SIZES[choice(SIZES)(node)]
    if not isinstance(node, Map):
        raise FieldError(Finding("K103", node.span, example="{width: 63mm, height: 88mm}"))
    fields = TemplateFields(node, SIDES, desk)
    return Size(width=fields.need("width", _EDGE, 5.0), height=fields.need("height", _EDGE, 5.0))


def _sizes(node: Node) -> tuple[Size, ...]:
    """Sizes by their names."""
    return tuple(SIZES[choice(SIZES)(item)] for item in entries(node, len(SIZES), "[poker]"))


def _files(node: Node) -> tuple[Scalar, ...]:
    """The names of files: one, or a list of a few."""
    items = node.items if isinstance(node, Seq) else [node]
    names = tuple(item for item in items if isinstance(item, Scalar) and item.text.strip())
    if len(names) != len(items) or not 0 < len(names) <= _MOST_FILES:
        raise FieldError(Finding("K103", node.span, example="[signs.yaml]"))
    return names
