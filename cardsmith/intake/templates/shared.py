"""The fields that boxes of several kinds share, and what they may hold."""

from typing import TypedDict

from cardsmith.intake.templates.slots import color, condition, value
from cardsmith.intake.templates.styles import STAND_IN, Styles, align, unknown_style
from cardsmith.intake.templates.values import (
    FieldError,
    TemplateFields,
    choice,
    entries,
    ink,
    name,
    percent,
    positive,
    type_size,
    wanted,
)
from cardsmith.intake.yaml.nodes import Map, Node, Scalar, Seq
from cardsmith.model.boxes import Color, Inks, Valign
from cardsmith.model.finding import Finding
from cardsmith.model.frames import Anchors, Wanted
from cardsmith.model.inks import Ink
from cardsmith.model.place import Span
from cardsmith.model.type_style import Align, TypeStyle
from cardsmith.model.value import BLANK, Condition, Value

VALIGNS: dict[str, float] = {"top": 0.0, "middle": 0.5, "bottom": 1.0}
_STANDING: dict[str, Valign] = {**VALIGNS, "baseline": "baseline", "capitals": "capitals"}
DYES = ("jester", "court", "nobility", "trades", "land")
"""The families of colours that an ornament can wear."""

ROLES = "PKkWVGBSCYADEav"
"""The letters by which an ornament names its colours."""

ANY = ("id", "when")
BESIDE = ("below", "above", "right_of", "left_of", "inside")
FRAMED = (*ANY, "in", *BESIDE, "gap", "pad", "alt")
TYPE = ("style", "align", "valign")
PAINT = ("fill", "stroke", "weight")
SIGN = ("dyes", "inks", "lines")
WEIGHT = type_size(0.25, 100)
FAR = positive(0, 500)


class Basic(TypedDict):
    """The fields of every box."""

    id: str
    span: Span
    when: Condition | None


class Framed(Basic):
    """The fields of every box with a frame."""

    frame: Wanted | None
    anchors: Anchors
    alt: Value


class Typed(TypedDict):
    """The fields of every box with text."""

    style: TypeStyle
    align: Align


class Painted(TypedDict):
    """The fields of every box that is filled or stroked."""

    fill: Color | None
    stroke: Color | None
    weight: float


class Dyed(TypedDict):
    """The fields of every box with an ornament."""

    dyes: Value
    inks: Inks
    lines: float


def basic(fields: TemplateFields) -> Basic:
    """The name of a box, its place, and when it is drawn."""
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
        **basic(fields),
        "frame": read("in", wanted, nothing),
        "anchors": Anchors(
            **beside, gap=fields.get("gap", FAR, 0.0), pad=fields.get("pad", FAR, 0.0)
        ),
        "alt": fields.get("alt", value, BLANK),
    }


def typed(fields: TemplateFields, styles: Styles) -> Typed:
    """The style of a text, and the side it keeps to; K108 for a style that nobody wrote."""
    style = fields.need("style", lambda node: styled(node, styles), STAND_IN)
    return {
        "style": style,
        "align": fields.get("align", align, style.align),
    }


def styled(node: Node, styles: Styles) -> TypeStyle:
    """A style by its name."""
    written = name(node)
    if written not in styles:
        raise unknown_style(node, written, styles)
    return styles[written]


def share_above(node: Node) -> float:
    """How much of the room that is left stands above: a word, or a share."""
    written = name(node)
    return percent(0, 100)(node) if written.endswith("%") else VALIGNS[choice(VALIGNS)(node)]


def valign(node: Node) -> Valign:
    """The same, or where one line stands."""
    written = name(node)
    if written.endswith("%"):
        return percent(0, 100)(node)
    return _STANDING[choice(_STANDING)(node)]


def painted(fields: TemplateFields) -> Painted:
    """Fill and line of a shape."""
    return {
        "fill": fields.get("fill", color, None),
        "stroke": fields.get("stroke", color, None),
        "weight": fields.get("weight", WEIGHT, 0.5),
    }


def dyed(fields: TemplateFields) -> Dyed:
    """The colours of an ornament."""
    no_inks: Inks = ()
    return {
        "dyes": fields.get("dyes", _dyes, BLANK),
        "inks": fields.get("inks", _inks, no_inks),
        "lines": fields.get("lines", percent(10, 400), 0.0),
    }


def _dyes(node: Node) -> Value:
    if not isinstance(node, Scalar) or "{{" not in node.text:
        choice(DYES)(node)
    return value(node)


def _inks(node: Node) -> Inks:
    if not isinstance(node, Map):
        raise FieldError(Finding("K103", node.span, example="{A: wine, G: gold}"))
    for key, _ in node.entries:
        if len(key.text) != 1 or key.text not in ROLES:
            known = ", ".join(ROLES)
            raise FieldError(Finding("K101", key.span, text=key.text, known=known))
    return tuple((key.text, _in_turn(body)) for key, body in node.entries)


def _in_turn(node: Node) -> tuple[Ink, ...]:
    items = entries(node, 24, "[gold, green]") if isinstance(node, Seq) else (node,)
    return tuple(map(ink, items))
