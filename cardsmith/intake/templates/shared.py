"""The fields that boxes of several kinds share, and what they may hold."""

from typing import TypedDict

from cardsmith.intake.templates.slots import condition
from cardsmith.intake.templates.styles import STAND_IN, Styles, align, unknown_style
from cardsmith.intake.templates.values import (
    FieldError,
    TemplateFields,
    choice,
    ink,
    name,
    positive,
    type_size,
    wanted,
)
from cardsmith.intake.yaml.nodes import Map, Node
from cardsmith.model.boxes import Align, Anchors, TypeStyle, Valign, Wanted
from cardsmith.model.finding import Finding
from cardsmith.model.inks import Ink
from cardsmith.model.place import Span
from cardsmith.model.value import Condition

VALIGNS: dict[str, Valign] = {"top": "top", "middle": "middle", "bottom": "bottom"}
DYES = ("jester", "court", "nobility", "trades", "land")
"""The families of colours that an ornament can wear."""

ROLES = "PKkWVGBSCYADEav"
"""The letters by which an ornament names its colours."""

ANY = ("id", "when")
BESIDE = ("below", "above", "right_of", "left_of", "inside")
FRAMED = (*ANY, "in", *BESIDE, "gap", "pad")
TYPE = ("style", "align", "valign")
PAINT = ("fill", "stroke", "weight")
SIGN = ("dyes", "inks")
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


class Typed(TypedDict):
    """The fields of every box with text."""

    style: TypeStyle
    align: Align
    valign: Valign


class Painted(TypedDict):
    """The fields of every box that is filled or stroked."""

    fill: Ink | None
    stroke: Ink | None
    weight: float


class Dyed(TypedDict):
    """The fields of every box with an ornament."""

    dyes: str
    inks: tuple[tuple[str, Ink], ...]


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
    }


def typed(fields: TemplateFields, styles: Styles) -> Typed:
    """The style of a text, and where its lines stand; K108 for a style that nobody wrote."""

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


def painted(fields: TemplateFields) -> Painted:
    """Fill and line of a shape."""
    return {
        "fill": fields.get("fill", ink, None),
        "stroke": fields.get("stroke", ink, None),
        "weight": fields.get("weight", WEIGHT, 0.5),
    }


def dyed(fields: TemplateFields) -> Dyed:
    """The colours of an ornament."""
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
