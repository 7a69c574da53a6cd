"""Finished sizes of cards: by name, or by width and height."""

from cardsmith.intake.desk import Desk
from cardsmith.intake.nearest import nearest
from cardsmith.intake.nodes import Map, Node, Scalar
from cardsmith.model.edition import Size
from cardsmith.model.sizes import SIZES
from cardsmith.model.units import millimetres

_ALIASES = {"largeur": "width", "hauteur": "height", "w": "width", "h": "height"}
_LARGEST = 2000.0


def read_size(desk: Desk, node: Node) -> Size | None:
    """A size, by name or ``{width: 63mm, height: 88mm}``; E107 or E108 for what is neither."""
    if isinstance(node, Scalar):
        size = SIZES.get(node.text)
        if size is None:
            better = nearest(node.text, SIZES)
            known = ", ".join(SIZES)
            kind = "near" if better else "unknown"
            desk.say(
                "E107",
                node.span,
                kind=kind,
                field="size",
                found=node.text,
                better=better,
                known=known,
            )
        return size
    fields = desk.fields(node, ("width", "height"), _ALIASES)
    lengths = []
    for name in ("width", "height"):
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
        length = millimetres(scalar.text)
    except ValueError:
        length = 0.0
    if not 0 < length <= _LARGEST:
        desk.say("E108", scalar.span, kind="length", field=name, found=scalar.text)
        return None
    return length
