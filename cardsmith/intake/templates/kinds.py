"""One reader a kind of box, from the fields that a template writes for it."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from cardsmith.intake.fields.desk import Desk
from cardsmith.intake.templates.drawings import DRAWN, drawing
from cardsmith.intake.templates.lists import read_list
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
    valign,
)
from cardsmith.intake.templates.slots import color, value
from cardsmith.intake.templates.styles import Styles
from cardsmith.intake.templates.svg.paths import outline_of
from cardsmith.intake.templates.values import (
    FieldError,
    TemplateFields,
    choice,
    flag,
    ink,
    length,
    mapping,
    number,
    point,
    positive,
    several,
    text,
    type_size,
    whole,
)
from cardsmith.intake.yaml.nodes import Node, Scalar, Seq
from cardsmith.model.boxes import (
    Arrangement,
    CodeBox,
    Color,
    Fit,
    ImageBox,
    LineBox,
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
from cardsmith.model.frames import Measure
from cardsmith.model.inks import INK
from cardsmith.model.type_style import Fold
from cardsmith.model.value import Value

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
    """A kind of box: the fields it knows, None where they depend on another, and its reader."""

    known: tuple[str, ...] | None
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
    black: Color = INK
    return LineBox(
        **basic(fields),
        start=fields.need("from", point, corner),
        end=fields.need("to", point, corner),
        stroke=fields.get("stroke", color, black),
        weight=fields.get("weight", WEIGHT, 0.5),
        bleed=fields.get("bleed", flag, False),
    )


def _path(fields: TemplateFields, _: Styles) -> SimpleBox:
    nothing: Outline = ()
    no_view: tuple[float, float] | None = None
    return PathBox(
        **framed(fields),
        **painted(fields),
        outline=fields.need("d", outline, nothing),
        view=fields.get("view", _view, no_view),
    )


def outline(node: Node) -> Outline:
    """The outline that path data writes."""
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
    no_fold: Fold | None = None
    return TextBox(
        **framed(fields),
        **typed(fields, styles),
        valign=fields.get("valign", valign, 0.0),
        value=fields.need("value", value, Value(())),
        fold=fields.get("fold", lambda node: _fold(node, fields.desk), no_fold),
    )


def _fold(node: Node, desk: Desk) -> Fold:
    example = "{under: 11pt, size: 14pt, at: [5mm, 10mm]}"
    fields = mapping(node, ("under", "size", "at"), desk, example)
    nowhere: tuple[float, ...] = (0.0, 0.0)
    first, second = fields.need("at", lambda at: several(at, length, 2, "[5mm, 10mm]"), nowhere)
    return Fold(
        under=fields.need("under", type_size(3, 400), 9.0),
        size=fields.need("size", type_size(3, 400), 9.0),
        at=(first, second),
    )


def _image(fields: TemplateFields, _: Styles) -> SimpleBox:
    return ImageBox(
        **framed(fields),
        src=fields.need("src", value, Value(())),
        fit=fields.get("fit", lambda node: FITS[choice(FITS)(node)], "contain"),
        bleed=fields.get("bleed", flag, False),
    )


def _ornament(fields: TemplateFields, _: Styles) -> SimpleBox:
    named = fields.node.get("name")
    if isinstance(named, Scalar) and named.text in DRAWN:
        return drawing(fields, named.text)
    fields.know(*FRAMED, *SIGN, "name", "turn")
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
        outward=fields.get("outward", flag, False),
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
    "line": Kind((*ANY, "from", "to", "stroke", "weight", "bleed"), _line),
    "path": Kind((*FRAMED, *PAINT, "d", "view"), _path),
    "text": Kind((*FRAMED, *TYPE, "value", "fold"), _text),
    "list": Kind(None, read_list),
    "image": Kind((*FRAMED, "src", "fit", "bleed"), _image),
    "ornament": Kind(None, _ornament),
    "pips": Kind((*FRAMED, *SIGN, "of", "count", "arrange", "across", "size", "outward"), _pips),
    "barcode": Kind((*FRAMED, "kind", "value", "color"), _barcode),
}
"""Every kind of box but a repetition."""
