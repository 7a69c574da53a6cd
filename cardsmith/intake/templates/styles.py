"""The named styles of a template: how texts are set, one style built on another."""

from collections.abc import Mapping

from cardsmith.intake.fields.desk import Desk
from cardsmith.intake.shipped.font_files import FILES
from cardsmith.intake.templates.inheriting import EXTENDS, LEVELS, fields_over
from cardsmith.intake.templates.values import (
    FieldError,
    TemplateFields,
    choice,
    flag,
    ink,
    mapping,
    meant,
    name,
    number,
    percent,
    positive,
    type_size,
    whole,
)
from cardsmith.intake.yaml.nodes import Map, Node, Scalar
from cardsmith.model.finding import Finding
from cardsmith.model.inks import INK
from cardsmith.model.type_style import Align, Dots, Heard, TypeStyle, Unscored

Styles = Mapping[str, TypeStyle]

ALIGNS: dict[str, Align] = {
    "left": "left",
    "centre": "centre",
    "center": "centre",
    "right": "right",
}

_FIELDS = ("font", "size", "min_size", "color", "align", "leading")
_MANNERS = ("hyphenate", "uniform", "markup", "bold", "italic", "bold_italic", "role")
_LETTERS = ("tracking", "least_tracking", "by_length", "unscored")
_KNOWN = (EXTENDS, *_FIELDS, *_MANNERS, *_LETTERS)
_BOLDER = {
    "Alegreya": "Alegreya Bold",
    "Alegreya Medium": "Alegreya Bold",
    "Atkinson": "Atkinson Bold",
}
"""The bold of a family, where a style names none."""
_SLANTED = {
    "Alegreya": "Alegreya Italic",
    "Alegreya Medium": "Alegreya Italic",
    "Alegreya Bold": "Alegreya Bold Italic",
}
"""The italic of a font, where a style names none."""
_ROLES: dict[str, Heard] = {"title": "title", "text": "text", "silent": "silent"}
_MOST_SIZES = 24
_EXAMPLE = "{title: {font: Cinzel Bold, size: 18pt}}"


STAND_IN = TypeStyle(font="Alegreya", size=9, min_size=9)
"""Stands for a style that could not be read; such a template is never drawn."""


def read_styles(node: Node, desk: Desk) -> Styles:
    """The styles by their names; faults are told at the desk."""
    if not isinstance(node, Map):
        raise FieldError(Finding("K103", node.span, example=_EXAMPLE))
    written: dict[str, Map] = {}
    for key, body in node.entries:
        if isinstance(body, Map):
            written[key.text] = body._replace(span=key.span)
        else:
            desk.say("K103", body.span, example=_EXAMPLE)
    styles: dict[str, TypeStyle] = {}
    for style in written:
        try:
            styles[style] = _style(TemplateFields(_whole(style, written, desk), _KNOWN, desk))
        except FieldError as fault:
            desk.findings.append(fault.finding)
            styles[style] = STAND_IN
    return styles


def align(node: Node) -> Align:
    """The side that lines of a text keep to."""
    return ALIGNS[choice(ALIGNS)(node)]


def unknown_style(node: Node, written: str, styles: Mapping[str, object]) -> FieldError:
    """K108 for a style that nobody wrote, with those there are."""
    kind = "known" if styles else "none"
    known = meant(written, styles)
    return FieldError(Finding("K108", node.span, kind=kind, text=written, known=known))


def _whole(style: str, written: Mapping[str, Map], desk: Desk) -> Map:
    """A style with all it takes from those it extends; K120 for a circle."""
    chain = [style]
    while (base := written[chain[-1]].get(EXTENDS)) is not None:
        named = base.text if isinstance(base, Scalar) else ""
        if named not in written:
            raise unknown_style(base, named, written)
        if named in chain:
            raise FieldError(Finding("K120", base.span, kind="circle", text=named))
        if len(chain) > LEVELS:
            raise FieldError(Finding("K120", base.span, kind="deep", text=named, levels=LEVELS))
        chain.append(named)
    whole, *own = (written[link] for link in reversed(chain))
    for fields in own:
        whole = fields_over(whole, fields, desk.findings)
    return whole


def _style(fields: TemplateFields) -> TypeStyle:
    size = fields.need("size", type_size(3, 400), 9.0)
    font = fields.need("font", _font, "Alegreya")
    no_least: int | None = None
    no_sizes: tuple[tuple[int, float], ...] = ()
    no_other: Unscored | None = None
    bold = fields.get("bold", _font, _BOLDER.get(font, ""))
    italic = fields.get("italic", _font, "")
    both = fields.get("bold_italic", _font, italic or _SLANTED.get(bold, ""))
    return TypeStyle(
        font=font,
        size=size,
        min_size=fields.get("min_size", type_size(3, size), size),
        ink=fields.get("color", ink, INK),
        align=fields.get("align", align, "left"),
        leading=fields.get("leading", number(1, 3, "1.25"), 1.25),
        hyphenate=fields.get("hyphenate", flag, False),
        uniform=fields.get("uniform", flag, False),
        markup=fields.get("markup", flag, False),
        bold=bold,
        italic=italic or _SLANTED.get(font, ""),
        bold_italic=both,
        tracking=fields.get("tracking", _tracking, 0),
        least_tracking=fields.get("least_tracking", _tracking, no_least),
        by_length=fields.get("by_length", _by_length, no_sizes),
        role=fields.get("role", lambda node: _ROLES[choice(_ROLES)(node)], "text"),
        unscored=fields.get("unscored", lambda node: _unscored(node, fields.desk), no_other),
    )


def _tracking(node: Node) -> int:
    return round(percent(-20, 100)(node) * 1000)


def _by_length(node: Node) -> tuple[tuple[int, float], ...]:
    example = "{5: 30pt, 9: 21pt}"
    if not isinstance(node, Map) or not 0 < len(node.entries) <= _MOST_SIZES:
        raise FieldError(Finding("K103", node.span, example=example))
    sizes = {whole(1, 9999)(key): type_size(3, 400)(size) for key, size in node.entries}
    return tuple(sorted(sizes.items()))


def _unscored(node: Node, desk: Desk) -> Unscored:
    fields = mapping(node, ("font", "color", "dots"), desk, "{font: Alegreya, color: grey}")
    nothing: Dots | None = None
    return Unscored(
        font=fields.need("font", _font, "Alegreya"),
        ink=fields.get("color", ink, INK),
        dots=fields.get("dots", lambda dots: _dots(dots, desk), nothing),
    )


def _dots(node: Node, desk: Desk) -> Dots:
    example = "{below: 1mm, weight: 0.6pt, apart: 0.5mm}"
    fields = mapping(node, ("below", "weight", "apart"), desk, example)
    return Dots(
        below=fields.need("below", positive(0, 10), 1.0),
        weight=fields.need("weight", type_size(0.25, 10), 0.6),
        apart=fields.need("apart", type_size(0.3, 30), 1.5),
    )


def _font(node: Node) -> str:
    written = name(node)
    if written not in FILES:
        raise FieldError(Finding("K107", node.span, text=written, known=", ".join(FILES)))
    return written
