"""Finished sizes of cards: by name, or by width and height."""

from cardsmith.intake.fields.desk import Desk
from cardsmith.intake.fields.lengths import FARTHEST, BeyondError, length_within
from cardsmith.intake.yaml.nodes import Map, Node, Scalar
from cardsmith.model.edition import Size
from cardsmith.model.sizes import SIZES

SIDES = ("width", "height")

_ALIASES = {"largeur": "width", "hauteur": "height", "w": "width", "h": "height"}
_SHORTEST = 0.001


def read_size(desk: Desk, node: Node) -> Size | None:
    """A size, by name or ``{width: 63mm, height: 88mm}``; E107 or E108 for what is neither."""
    if isinstance(node, Scalar):
        if node.text not in SIZES:
            desk.unknown("E107", node, SIZES, "size")
        return SIZES.get(node.text)
    fields = desk.fields(node, SIDES, _ALIASES)
    lengths = []
    for name in SIDES:
        if name in fields:
            lengths.append(_length(desk, fields[name][1], name))
        elif isinstance(node, Map):
            desk.say("E109", node.span, field=name)
    if len(lengths) < 2 or lengths[0] is None or lengths[1] is None:
        return None
    return Size(width=lengths[0], height=lengths[1])


def _length(desk: Desk, node: Node, name: str) -> float | None:
    scalar = desk.text(node, f"size.{name}")
    if scalar is None:
        return None
    try:
        return length_within(scalar.text, _SHORTEST, FARTHEST)
    except ValueError as error:
        kind = "far" if isinstance(error, BeyondError) else "length"
        high = f"{FARTHEST:g}"
        desk.say("E108", scalar.span, kind=kind, field=name, found=scalar.text, high=high)
        return None
