"""One reader a kind of box, from the fields that a template writes for it."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from cardsmith.intake.templates.shared import (
    ANY,
    FAR,
    FRAMED,
    PAINT,
    SIGN,
    TYPE,
    WEIGHT,
    basic,
    dyed,
    framed,
    painted,
    typed,
)
from cardsmith.intake.templates.slots import slot, value
from cardsmith.intake.templates.styles import Styles
from cardsmith.intake.templates.svg.paths import outline_of
from cardsmith.intake.templates.values import (
    FieldError,
    TemplateFields,
    choice,
    flag,
    ink,
    number,
    point,
    positive,
    text,
    whole,
)
from cardsmith.intake.yaml.nodes import Node, Seq
from cardsmith.model.boxes import (
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
)
from cardsmith.model.face import Outline
from cardsmith.model.finding import Finding
from cardsmith.model.inks import INK
from cardsmith.model.value import ITEM, Slot, Value

FITS: dict[str, Fit] = {"contain": "contain", "cover": "cover"}
ARRANGEMENTS: dict[str, Arrangement] = {
    "row": "row",
    "column": "column",
    "grid": "grid",
    "ring": "ring",
}
SYMBOLOGIES: dict[str, Symbology] = {"ean13": "ean13", "code128": "code128", "qr": "qr"}
EXAMPLE = '- text: {in: [5mm, 5mm, 50mm, 10mm], style: title, value: "{{ title }}"}'

MOST_PIPS_ACROSS = 20


class Kind(NamedTuple):
    """A kind of box: the fields it knows, and its reader."""

    known: tuple[str, ...]
    read: Callable[[TemplateFields, Styles], SimpleBox]


def _rect(fields: TemplateFields, _: Styles) -> SimpleBox:
    return RectBox(
        **framed(fields),
        **painted(fields),
        radius=fields.get("radius", FAR, 0.0),
        bleed=fields.get("bleed", flag, False),
    )


def _line(fields: TemplateFields, _: Styles) -> SimpleBox:
    corner = Measure(), Measure()
    return LineBox(
        **basic(fields),
        start=fields.need("from", point, corner),
        end=fields.need("to", point, corner),
        stroke=fields.get("stroke", ink, INK),
        weight=fields.get("weight", WEIGHT, 0.5),
    )


def _path(fields: TemplateFields, _: Styles) -> SimpleBox:
    nothing: Outline = ()
    no_view: tuple[float, float] | None = None
    return PathBox(
        **framed(fields),
        **painted(fields),
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
        **framed(fields), **typed(fields, styles), value=fields.need("value", value, Value(()))
    )


def _list(fields: TemplateFields, styles: Styles) -> SimpleBox:
    each = fields.need("each", slot, Slot("", fields.node.span))
    usual = Value((Slot(ITEM, fields.node.span),))
    alone: tuple[Value, ...] = (fields.get("value", value, usual),)
    columns = fields.get("columns", _columns, alone)
    return ListBox(
        **framed(fields),
        **typed(fields, styles),
        each=each,
        value=columns[-1],
        columns=columns[:-1],
        column_gap=fields.get("column_gap", FAR, 2.0),
        between=fields.get("between", FAR, 0.0),
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
        **dyed(fields),
        name=fields.need("name", value, Value(())),
        turn=fields.get("turn", lambda node: float(choice(("0", "90", "180", "270"))(node)), 0.0),
    )


def _pips(fields: TemplateFields, _: Styles) -> SimpleBox:
    return PipsBox(
        **framed(fields),
        **dyed(fields),
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
    "rect": Kind((*FRAMED, *PAINT, "radius", "bleed"), _rect),
    "line": Kind((*ANY, "from", "to", "stroke", "weight"), _line),
    "path": Kind((*FRAMED, *PAINT, "d", "view"), _path),
    "text": Kind((*FRAMED, *TYPE, "value"), _text),
    "list": Kind((*FRAMED, *TYPE, "each", "value", "columns", "column_gap", "between"), _list),
    "image": Kind((*FRAMED, "src", "fit", "bleed"), _image),
    "ornament": Kind((*FRAMED, *SIGN, "name", "turn"), _ornament),
    "pips": Kind((*FRAMED, *SIGN, "of", "count", "arrange", "across", "size"), _pips),
    "barcode": Kind((*FRAMED, "kind", "value", "color"), _barcode),
}
"""Every kind of box but a repetition."""
