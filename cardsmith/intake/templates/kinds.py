"""One reader a kind of box, from the fields that a template writes for it."""

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypedDict

from cardsmith.intake.templates.slots import condition, slot, value
from cardsmith.intake.templates.styles import STAND_IN, Styles, align, unknown_style
from cardsmith.intake.templates.svg.paths import outline_of
from cardsmith.intake.templates.values import (
    FieldError,
    TemplateFields,
    choice,
    flag,
    ink,
    name,
    number,
    point,
    positive,
    text,
    type_size,
    wanted,
    whole,
)
from cardsmith.intake.yaml.nodes import Map, Node, Seq
from cardsmith.model.boxes import (
    Align,
    Anchors,
    Arrangement,
    CodeBox,
    Fit,
    ImageBox,
    LineBox,
    ListBox,
    Measure,
    OrnamentBox,
    PathBox,
    PipsBox,
    RectBox,
    SimpleBox,
    Symbology,
    TextBox,
    TypeStyle,
    Valign,
    Wanted,
)
from cardsmith.model.face import Outline
from cardsmith.model.finding import Finding
from cardsmith.model.inks import INK, Ink
from cardsmith.model.place import Span
from cardsmith.model.value import ITEM, Condition, Slot, Value

VALIGNS: dict[str, Valign] = {"top": "top", "middle": "middle", "bottom": "bottom"}
FITS: dict[str, Fit] = {"contain": "contain", "cover": "cover"}
ARRANGEMENTS: dict[str, Arrangement] = {
    "row": "row",
    "column": "column",
    "grid": "grid",
    "ring": "ring",
}
SYMBOLOGIES: dict[str, Symbology] = {"ean13": "ean13", "code128": "code128", "qr": "qr"}
DYES = ("jester", "court", "nobility", "trades", "land")
"""The families of colours that an ornament can wear."""

ROLES = "PKkWVGBSCYADEav"
"""The letters by which an ornament names its colours."""

EXAMPLE = '- text: {in: [5mm, 5mm, 50mm, 10mm], style: title, value: "{{ title }}"}'

MOST_PIPS_ACROSS = 20

_ANY = ("id", "when")
BESIDE = ("below", "above", "right_of", "left_of", "inside")
FRAMED = (*_ANY, "in", *BESIDE, "gap", "pad")
_TYPE = ("style", "align", "valign")
_PAINT = ("fill", "stroke", "weight")
_SIGN = ("dyes", "inks")
_WEIGHT = type_size(0.25, 100)
_FAR = positive(0, 500)


class _Basic(TypedDict):
    id: str
    span: Span
    when: Condition | None


class Framed(_Basic):
    """The fields of every box with a frame."""

    frame: Wanted | None
    anchors: Anchors


class _Typed(TypedDict):
    style: TypeStyle
    align: Align
    valign: Valign


class _Painted(TypedDict):
    fill: Ink | None
    stroke: Ink | None
    weight: float


class _Dyed(TypedDict):
    dyes: str
    inks: tuple[tuple[str, Ink], ...]


class Kind(NamedTuple):
    """A kind of box: the fields it knows, and its reader."""

    known: tuple[str, ...]
    read: Callable[[TemplateFields, Styles], SimpleBox]


def _basic(fields: TemplateFields) -> _Basic:
    return {
        "id": fields.get("id", name, ""),
        "span": fields.node.span,
        "when": fields.get("when", condition, None),
    }


def framed(fields: TemplateFields) -> Framed:
    """The frame and the anchors of a box; K102 where nothing says where it stands."""
    beside = {side: fields.get(side, name, "") for side in BESIDE}
    read = fields.get if any(beside.values()) else fields.need
    nothing: Wanted | None = None
    return {
        **_basic(fields),
        "frame": read("in", wanted, nothing),
        "anchors": Anchors(
            **beside, gap=fields.get("gap", _FAR, 0.0), pad=fields.get("pad", _FAR, 0.0)
        ),
    }


def _typed(fields: TemplateFields, styles: Styles) -> _Typed:
    def styled(node: Node) -> TypeStyle:
        written = name(node)
        if written not in styles:
            raise unknown_style(node, written, styles)
        return styles[written]

    style = fields.need("style", styled, STAND_IN)
    return {
        "style": style,
        "align": fields.get("align", align, style.align),
        "valign": fields.get("valign", lambda node: VALIGNS[choice(VALIGNS)(node)], "top"),
    }


def _painted(fields: TemplateFields) -> _Painted:
    return {
        "fill": fields.get("fill", ink, None),
        "stroke": fields.get("stroke", ink, None),
        "weight": fields.get("weight", _WEIGHT, 0.5),
    }


def _dyed(fields: TemplateFields) -> _Dyed:
    no_inks: tuple[tuple[str, Ink], ...] = ()
    return {
        "dyes": fields.get("dyes", choice(DYES), "jester"),
        "inks": fields.get("inks", _inks, no_inks),
    }


def _inks(node: Node) -> tuple[tuple[str, Ink], ...]:
    if not isinstance(node, Map):
        raise FieldError(Finding("K103", node.span, example="{A: wine, G: gold}"))
    for key, _ in node.entries:
        if len(key.text) != 1 or key.text not in ROLES:
            known = ", ".join(ROLES)
            raise FieldError(Finding("K101", key.span, text=key.text, known=known))
    return tuple((key.text, ink(body)) for key, body in node.entries)


def _rect(fields: TemplateFields, _: Styles) -> SimpleBox:
    return RectBox(
        **framed(fields),
        **_painted(fields),
        radius=fields.get("radius", _FAR, 0.0),
        bleed=fields.get("bleed", flag, False),
    )


def _line(fields: TemplateFields, _: Styles) -> SimpleBox:
    corner = Measure(), Measure()
    return LineBox(
        **_basic(fields),
        start=fields.need("from", point, corner),
        end=fields.need("to", point, corner),
        stroke=fields.get("stroke", ink, INK),
        weight=fields.get("weight", _WEIGHT, 0.5),
    )


def _path(fields: TemplateFields, _: Styles) -> SimpleBox:
    nothing: Outline = ()
    no_view: tuple[float, float] | None = None
    return PathBox(
        **framed(fields),
        **_painted(fields),
        outline=fields.need("d", _outline, nothing),
        view=fields.get("view", _view, no_view),
    )


def _outline(node: Node) -> Outline:
    written = text(node, "M 0 0 L 10 0 L 10 10 Z")
    try:
        return outline_of(written)
    except ValueError as error:
        raise FieldError(Finding("K133", node.span, text=str(error))) from None


def _view(node: Node) -> tuple[float, float]:
    if not isinstance(node, Seq) or len(node.items) != 2:
        raise FieldError(Finding("K103", node.span, example="[100, 100]"))
    across, down = (number(0.01, 10_000, "100")(item) for item in node.items)
    return across, down


def _text(fields: TemplateFields, styles: Styles) -> SimpleBox:
    return TextBox(
        **framed(fields), **_typed(fields, styles), value=fields.need("value", value, Value(()))
    )


def _list(fields: TemplateFields, styles: Styles) -> SimpleBox:
    each = fields.need("each", slot, Slot("", fields.node.span))
    usual = Value((Slot(ITEM, fields.node.span),))
    alone: tuple[Value, ...] = (fields.get("value", value, usual),)
    columns = fields.get("columns", _columns, alone)
    return ListBox(
        **framed(fields),
        **_typed(fields, styles),
        each=each,
        value=columns[-1],
        columns=columns[:-1],
        column_gap=fields.get("column_gap", _FAR, 2.0),
        between=fields.get("between", _FAR, 0.0),
    )


def _columns(node: Node) -> tuple[Value, ...]:
    example = '["{{ length }}", "{{ text }}"]'
    if not isinstance(node, Seq) or not 0 < len(node.items) <= 6:
        raise FieldError(Finding("K103", node.span, example=example))
    return tuple(map(value, node.items))


def _image(fields: TemplateFields, _: Styles) -> SimpleBox:
    return ImageBox(
        **framed(fields),
        src=fields.need("src", value, Value(())),
        fit=fields.get("fit", lambda node: FITS[choice(FITS)(node)], "contain"),
        bleed=fields.get("bleed", flag, False),
    )


def _ornament(fields: TemplateFields, _: Styles) -> SimpleBox:
    return OrnamentBox(
        **framed(fields),
        **_dyed(fields),
        name=fields.need("name", value, Value(())),
        turn=fields.get("turn", lambda node: float(choice(("0", "90", "180", "270"))(node)), 0.0),
    )


def _pips(fields: TemplateFields, _: Styles) -> SimpleBox:
    return PipsBox(
        **framed(fields),
        **_dyed(fields),
        of=fields.need("of", value, Value(())),
        count=fields.need("count", value, Value(())),
        arrange=fields.get("arrange", lambda node: ARRANGEMENTS[choice(ARRANGEMENTS)(node)], "row"),
        across=fields.get("across", whole(1, MOST_PIPS_ACROSS), 0),
        size=fields.get("size", positive(0.5, 500), 0.0),
    )


def _barcode(fields: TemplateFields, _: Styles) -> SimpleBox:
    return CodeBox(
        **framed(fields),
        symbology=fields.need("kind", lambda node: SYMBOLOGIES[choice(SYMBOLOGIES)(node)], "qr"),
        value=fields.need("value", value, Value(())),
        ink=fields.get("color", ink, INK),
    )


KINDS: Mapping[str, Kind] = {
    "rect": Kind((*FRAMED, *_PAINT, "radius", "bleed"), _rect),
    "line": Kind((*_ANY, "from", "to", "stroke", "weight"), _line),
    "path": Kind((*FRAMED, *_PAINT, "d", "view"), _path),
    "text": Kind((*FRAMED, *_TYPE, "value"), _text),
    "list": Kind((*FRAMED, *_TYPE, "each", "value", "columns", "column_gap", "between"), _list),
    "image": Kind((*FRAMED, "src", "fit", "bleed"), _image),
    "ornament": Kind((*FRAMED, *_SIGN, "name", "turn"), _ornament),
    "pips": Kind((*FRAMED, *_SIGN, "of", "count", "arrange", "across", "size"), _pips),
    "barcode": Kind((*FRAMED, "kind", "value", "color"), _barcode),
}
"""Every kind of box but a repetition."""
