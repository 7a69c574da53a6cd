"""The drawn ornaments: each of them knows some of the numbers that a template may give."""

from collections.abc import Mapping
from typing import get_args

from cardsmith.intake.templates.shared import FRAMED, SIGN, WEIGHT, dyed, framed
from cardsmith.intake.templates.slots import color, value
from cardsmith.intake.templates.values import (
    TemplateFields,
    entries,
    flag,
    length,
    point,
    several,
    whole,
)
from cardsmith.intake.yaml.nodes import Node
from cardsmith.model.boxes import Color, Drawing, DrawnBox
from cardsmith.model.frames import Measure
from cardsmith.model.value import BLANK

_PEN = ("stroke", "weight")
_KNOWN: Mapping[Drawing, tuple[str, ...]] = {
    "motley": ("colors", *_PEN, "across", "down", "dots", "bleed"),
    "rays": ("colors", "count", "centre", "bleed"),
    "lozenges": ("colors", *_PEN, "count", "size", "upright"),
    "medallion": ("colors", *_PEN),
    "arch": ("count", "of", *SIGN),
    "figure": ("of", *SIGN),
    "jester": SIGN,
    "marotte": (*SIGN, "bleed"),
}
_NEEDED: Mapping[Drawing, tuple[str, ...]] = {
    "motley": ("colors",),
    "rays": ("colors", "count"),
    "lozenges": ("colors", "count"),
    "medallion": (),
    "arch": ("count", "of"),
    "figure": ("of",),
    "jester": (),
    "marotte": (),
}
DRAWN: Mapping[str, Drawing] = {name: name for name in get_args(Drawing)}
"""The names of the drawn ornaments."""

_MOST_COLORS = 24
_MOST = 100


def drawing(fields: TemplateFields, name: str) -> DrawnBox:
    """A drawn ornament; K101 for a number that it does not know, K102 for one that it lacks."""
    kind = DRAWN[name]
    fields.know(*FRAMED, "name", *_KNOWN[kind])
    for needed in _NEEDED[kind]:
        if fields.node.get(needed) is None:
            fields.desk.say("K102", fields.node.span, field=needed)
    no_size: tuple[float, float] | None = None
    no_point: tuple[Measure, Measure] | None = None
    no_colors: tuple[Color, ...] = ()
    worn = dyed(fields)
    return DrawnBox(
        **framed(fields),
        drawing=kind,
        colors=fields.get("colors", _colors, no_colors),
        stroke=fields.get("stroke", color, None),
        weight=fields.get("weight", WEIGHT, 0.5),
        dots=fields.get("dots", color, None),
        count=fields.get("count", value, BLANK),
        across=fields.get("across", whole(1, _MOST), 9),
        down=fields.get("down", whole(1, _MOST), 7),
        size=fields.get("size", _size, no_size),
        centre=fields.get("centre", point, no_point),
        upright=fields.get("upright", flag, False),
        of=fields.get("of", value, BLANK),
        dyes=worn["dyes"],
        inks=worn["inks"],
        lines=worn["lines"] or 1.0,
        bleed=fields.get("bleed", flag, False),
    )


def _colors(node: Node) -> tuple[Color, ...]:
    return tuple(map(color, entries(node, _MOST_COLORS, "[wine, gold]")))


def _size(node: Node) -> tuple[float, float]:
    across, down = several(node, lambda item: length(item, 0.1, 500), 2, "[4mm, 3mm]")
    return across, down
