"""The boxes of a template: one reader a kind, each box with every fault it has."""

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypedDict

from cardsmith.intake.fields.desk import Desk
from cardsmith.intake.templates.values import (
    FieldError,
    TemplateFields,
    choice,
    flag,
    frame,
    ink,
    meant,
    name,
    point,
    positive,
    slot,
    type_size,
    value,
)
from cardsmith.intake.yaml.nodes import Map, Node, Seq
from cardsmith.model.finding import Finding
from cardsmith.model.inks import INK
from cardsmith.model.place import Span
from cardsmith.model.template import (
    Align,
    AnyBox,
    Fit,
    Frame,
    ImageBox,
    LineBox,
    ListBox,
    RectBox,
    Slot,
    TextBox,
    TypeStyle,
    Valign,
    Value,
)

Styles = Mapping[str, TypeStyle]

ALIGNS: dict[str, Align] = {
    "left": "left",
    "centre": "centre",
    "center": "centre",
    "right": "right",
}
VALIGNS: dict[str, Valign] = {"top": "top", "middle": "middle", "bottom": "bottom"}
FITS: dict[str, Fit] = {"contain": "contain", "cover": "cover"}

_ANY = ("id", "when")
_FRAMED = (*_ANY, "in", "below", "space")
_TYPE = ("style", "value", "align", "valign")
_EXAMPLE = '- text: {in: [5mm, 5mm, 50mm, 10mm], style: title, value: "{{ title }}"}'
_WEIGHT = type_size(0.25, 100)


class _Basic(TypedDict):
    id: str
    span: Span
    when: Slot | None


class _Framed(_Basic):
    frame: Frame | None
    below: str
    space: float


class _Typed(TypedDict):
    style: TypeStyle
    value: Value
    align: Align
    valign: Valign


class _Kind(NamedTuple):
    known: tuple[str, ...]
    read: Callable[[TemplateFields, Styles], AnyBox]


def read_side(node: Node, styles: Styles, desk: Desk) -> tuple[AnyBox, ...]:
    """The boxes of one side, in paint order; faults are told at the desk."""
    if not isinstance(node, Seq):
        raise FieldError(Finding("K103", node.span, example=_EXAMPLE))
    boxes: list[AnyBox] = []
    for item in node.items:
        try:
            box = _read_box(item, styles, desk)
            _link(box, boxes)
            boxes.append(box)
        except FieldError as fault:
            desk.findings.append(fault.finding)
    return tuple(boxes)


def _read_box(node: Node, styles: Styles, desk: Desk) -> AnyBox:
    if not isinstance(node, Map) or len(node.entries) != 1:
        raise FieldError(Finding("K103", node.span, example=_EXAMPLE))
    key, body = node.entries[0]
    kind = _KINDS.get(key.text)
    if kind is None:
        raise FieldError(Finding("K101", key.span, text=key.text, known=meant(key.text, _KINDS)))
    if not isinstance(body, Map):
        raise FieldError(Finding("K103", body.span, example=_EXAMPLE))
    return kind.read(TemplateFields(body._replace(span=key.span), kind.known, desk), styles)


def _link(box: AnyBox, before: list[AnyBox]) -> None:
    """Refuse a name that is taken, and a box below none of those before it."""
    names = [other.id for other in before if other.id]
    if box.id in names:
        raise FieldError(Finding("K111", box.span, text=box.id))
    if isinstance(box, LineBox) or not box.below:
        return
    framed = [other.id for other in before if other.id and not isinstance(other, LineBox)]
    if box.below not in framed:
        raise FieldError(
            Finding(
                "K112",
                box.span,
                kind="named" if framed else "none",
                text=box.below,
                known=", ".join(framed),
            )
        )


def _basic(fields: TemplateFields) -> _Basic:
    return {
        "id": fields.get("id", name, ""),
        "span": fields.node.span,
        "when": fields.get("when", slot, None),
    }


def _framed(fields: TemplateFields) -> _Framed:
    below = fields.get("below", name, "")
    read = fields.get if below else fields.need
    nothing: Frame | None = None
    return {
        **_basic(fields),
        "frame": read("in", frame, nothing),
        "below": below,
        "space": fields.get("space", positive(0, 500), 0.0),
    }


def _typed(fields: TemplateFields, styles: Styles, usual: Value | None = None) -> _Typed:
    def styled(node: Node) -> TypeStyle:
        written = name(node)
        if written not in styles:
            raise FieldError(
                Finding(
                    "K108",
                    node.span,
                    kind="known" if styles else "none",
                    text=written,
                    known=meant(written, styles),
                )
            )
        return styles[written]

    style = fields.need("style", styled, _STAND_IN)
    read = fields.need if usual is None else fields.get
    return {
        "style": style,
        "value": read("value", value, usual or Value(())),
        "align": fields.get("align", lambda node: ALIGNS[choice(ALIGNS)(node)], style.align),
        "valign": fields.get("valign", lambda node: VALIGNS[choice(VALIGNS)(node)], "top"),
    }


def _rect(fields: TemplateFields, _: Styles) -> AnyBox:
    return RectBox(
        **_framed(fields),
        fill=fields.get("fill", ink, None),
        stroke=fields.get("stroke", ink, None),
        weight=fields.get("weight", _WEIGHT, 0.5),
        radius=fields.get("radius", positive(0, 500), 0.0),
        bleed=fields.get("bleed", flag, False),
    )


def _line(fields: TemplateFields, _: Styles) -> AnyBox:
    return LineBox(
        **_basic(fields),
        start=fields.need("from", point, (0.0, 0.0)),
        end=fields.need("to", point, (0.0, 0.0)),
        stroke=fields.get("stroke", ink, INK),
        weight=fields.get("weight", _WEIGHT, 0.5),
    )


def _text(fields: TemplateFields, styles: Styles) -> AnyBox:
    return TextBox(**_framed(fields), **_typed(fields, styles))


def _list(fields: TemplateFields, styles: Styles) -> AnyBox:
    each = fields.need("each", slot, Slot("", fields.node.span))
    usual = Value((Slot("item", fields.node.span),))
    return ListBox(
        **_framed(fields),
        **_typed(fields, styles, usual),
        each=each,
        gap=fields.get("gap", positive(0, 500), 0.0),
    )


def _image(fields: TemplateFields, _: Styles) -> AnyBox:
    return ImageBox(
        **_framed(fields),
        src=fields.need("src", value, Value(())),
        fit=fields.get("fit", lambda node: FITS[choice(FITS)(node)], "contain"),
        bleed=fields.get("bleed", flag, False),
    )


_STAND_IN = TypeStyle(font="Alegreya", size=9, min_size=9)
"""Fills a box whose style could not be read; such a template is never drawn."""

_KINDS = {
    "rect": _Kind((*_FRAMED, "fill", "stroke", "weight", "radius", "bleed"), _rect),
    "line": _Kind((*_ANY, "from", "to", "stroke", "weight"), _line),
    "text": _Kind((*_FRAMED, *_TYPE), _text),
    "list": _Kind((*_FRAMED, *_TYPE, "each", "gap"), _list),
    "image": _Kind((*_FRAMED, "src", "fit", "bleed"), _image),
}
