"""Templates: YAML becomes boxes that can be drawn, with every fault at its place."""

from pathlib import Path

from cardsmith.intake.fields.desk import Desk
from cardsmith.intake.fields.sizes import SIDES
from cardsmith.intake.files.source import Source
from cardsmith.intake.files.text import load, text_of
from cardsmith.intake.shipped.font_files import FILES
from cardsmith.intake.templates.boxes import ALIGNS, Styles, read_side
from cardsmith.intake.templates.values import (
    FieldError,
    TemplateFields,
    choice,
    flag,
    ink,
    name,
    positive,
    ratio,
    type_size,
)
from cardsmith.intake.yaml.nodes import Map, Node, Scalar
from cardsmith.intake.yaml.tree import parse
from cardsmith.model.codes import Severity
from cardsmith.model.edition import Size
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.inks import INK
from cardsmith.model.place import whole
from cardsmith.model.sizes import SIZES
from cardsmith.model.template import AnyBox, Template, TypeStyle

_KNOWN = ("schema", "size", "bleed", "styles", "front", "back")
_STYLE = ("font", "size", "min_size", "color", "align", "leading", "hyphenate")
_EDGE = positive(5, 1000)


def read_template(path: Path, name: str) -> tuple[Template | None, tuple[Finding, ...]]:
    """The template of a file, ``name`` standing in every place; None where it has an error.

    A file that cannot be opened is a finding like the others.
    """
    try:
        source, findings = text_of(load(path, name), name)
    except InputError as error:
        return None, (error.finding,)
    if source is None:
        return None, tuple(_as_template(finding) for finding in findings)
    template, more = template_of(source)
    return template, (*findings, *more)


def template_of(source: Source) -> tuple[Template | None, tuple[Finding, ...]]:
    """The template of a text, and everything wrong with it in the order of its lines."""
    root, findings = parse(source)
    if root is None:
        return None, tuple(findings) or (_empty(source.name),)
    template = None
    try:
        template = _read(root, Desk(source, findings))
    except FieldError as fault:
        findings.append(fault.finding)
    findings.sort(key=lambda finding: finding.span[1:3])
    broken = any(finding.severity is Severity.ERROR for finding in findings)
    return None if broken else template, tuple(findings)


def _empty(name: str) -> Finding:
    return Finding("F004", whole(name), kind="template")


def _as_template(finding: Finding) -> Finding:
    """What is wrong with a file, said of a template."""
    return _empty(finding.span.file) if finding.code == "F004" else finding


def _read(root: Node, desk: Desk) -> Template:
    if not isinstance(root, Map):
        raise FieldError(Finding("K103", root.span, example="front: [- text: {…}]"))
    fields = TemplateFields(root, _KNOWN, desk)
    fields.get("schema", choice(("1",)), "1")
    no_styles: Styles = {}
    no_boxes: tuple[AnyBox, ...] = ()
    no_size: Size | None = None
    styles = fields.get("styles", lambda node: _styles(node, desk), no_styles)

    def side(node: Node) -> tuple[AnyBox, ...]:
        return read_side(node, styles, desk)

    front = fields.need if root.get("back") is None else fields.get
    return Template(
        file=desk.source.name,
        span=desk.start,
        size=fields.get("size", lambda node: _size(node, desk), no_size),
        bleed=fields.get("bleed", positive(0, 20), 3.0),
        front=front("front", side, no_boxes),
        back=fields.get("back", side, no_boxes),
    )


def _size(node: Node, desk: Desk) -> Size | None:
    if isinstance(node, Scalar):
        return SIZES[choice(SIZES)(node)]
    if not isinstance(node, Map):
        raise FieldError(Finding("K103", node.span, example="{width: 63mm, height: 88mm}"))
    fields = TemplateFields(node, SIDES, desk)
    return Size(width=fields.need("width", _EDGE, 5.0), height=fields.need("height", _EDGE, 5.0))


def _styles(node: Node, desk: Desk) -> Styles:
    example = "{title: {font: Cinzel Bold, size: 18pt}}"
    if not isinstance(node, Map):
        raise FieldError(Finding("K103", node.span, example=example))
    styles: dict[str, TypeStyle] = {}
    for key, body in node.entries:
        if isinstance(body, Map):
            styles[key.text] = _style(TemplateFields(body._replace(span=key.span), _STYLE, desk))
        else:
            desk.say("K103", body.span, example=example)
    return styles


def _style(fields: TemplateFields) -> TypeStyle:
    size = fields.need("size", type_size(3, 400), 9.0)
    return TypeStyle(
        font=fields.need("font", _font, "Alegreya"),
        size=size,
        min_size=fields.get("min_size", type_size(3, size), size),
        ink=fields.get("color", ink, INK),
        align=fields.get("align", lambda node: ALIGNS[choice(ALIGNS)(node)], "left"),
        leading=fields.get("leading", ratio(1, 3), 1.25),
        hyphenate=fields.get("hyphenate", flag, False),
    )


def _font(node: Node) -> str:
    written = name(node)
    if written not in FILES:
        raise FieldError(Finding("K107", node.span, text=written, known=", ".join(FILES)))
    return written
