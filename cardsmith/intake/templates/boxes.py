"""The boxes of a template's sides: read one by one, and held to those they stand by."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from cardsmith.intake.fields.desk import Desk
from cardsmith.intake.templates.kinds import EXAMPLE, KINDS, outline
from cardsmith.intake.templates.shared import FRAMED, framed
from cardsmith.intake.templates.slots import slot
from cardsmith.intake.templates.styles import Styles
from cardsmith.intake.templates.values import (
    FieldError,
    TemplateFields,
    flag,
    meant,
    pair,
    whole,
)
from cardsmith.intake.yaml.nodes import Map, Node, Seq
from cardsmith.model.anchoring import CircleError, placing_order
from cardsmith.model.boxes import AnyBox, FramedBox, GroupBox, RepeatBox, SimpleBox
from cardsmith.model.face import Outline
from cardsmith.model.finding import Finding
from cardsmith.model.value import Slot

B = TypeVar("B", bound=AnyBox)

MOST = 300
"""The most boxes of a side or of a repetition."""

MOST_ENTRIES = 100
"""The most entries that a repetition draws."""

REPEAT, GROUP = "repeat", "group"

_REPEAT = (*FRAMED, "each", "offset", "most", "boxes")
_GROUP = (*FRAMED, "boxes", "clip", "both_ends")


def read_side(node: Node, styles: Styles, desk: Desk) -> tuple[AnyBox, ...]:
    """The boxes of one side, in paint order; faults are told at the desk."""

    def read(kind: str, body: Map) -> AnyBox:
        if kind == REPEAT:
            return _repeat(TemplateFields(body, _REPEAT, desk), styles)
        if kind == GROUP:
            return _group(TemplateFields(body, _GROUP, desk), styles)
        return _simple(kind, body, styles, desk)

    boxes = list(_boxes(node, (*KINDS, REPEAT, GROUP), read, desk))
    return tuple(_linked(boxes, desk))


def _simple(kind: str, body: Map, styles: Styles, desk: Desk) -> SimpleBox:
    known, read = KINDS[kind]
    return read(TemplateFields(body, known, desk), styles)


def _repeat(fields: TemplateFields, styles: Styles) -> RepeatBox:
    desk = fields.desk

    def inner(node: Node) -> tuple[SimpleBox, ...]:
        def read(kind: str, body: Map) -> SimpleBox:
            return _simple(kind, body, styles, desk)

        return tuple(_linked(list(_boxes(node, tuple(KINDS), read, desk)), desk))

    no_boxes: tuple[SimpleBox, ...] = ()
    return RepeatBox(
        **framed(fields),
        each=fields.need("each", slot, Slot("", fields.node.span)),
        offset=fields.need("offset", pair, (0.0, 0.0)),
        most=fields.get("most", whole(1, MOST_ENTRIES), MOST_ENTRIES),
        boxes=fields.need("boxes", inner, no_boxes),
    )


def _group(fields: TemplateFields, styles: Styles) -> GroupBox:
    no_boxes: tuple[AnyBox, ...] = ()
    no_clip: Outline = ()
    return GroupBox(
        **framed(fields),
        boxes=fields.need("boxes", lambda node: read_side(node, styles, fields.desk), no_boxes),
        clip=fields.get("clip", outline, no_clip),
        both_ends=fields.get("both_ends", flag, False),
    )


def _boxes(
    node: Node, kinds: Sequence[str], read: Callable[[str, Map], B], desk: Desk
) -> Iterator[B]:
    """Each item of a list as a box of a kind there is."""
    if not isinstance(node, Seq):
        raise FieldError(Finding("K103", node.span, example=EXAMPLE))
    if len(node.items) > MOST:
        raise FieldError(Finding("K132", node.span, kind="boxes", size=len(node.items), most=MOST))
    for item in node.items:
        try:
            kind, body = _written(item, kinds)
            yield read(kind, body)
        except FieldError as fault:
            desk.findings.append(fault.finding)


def _written(node: Node, kinds: Sequence[str]) -> tuple[str, Map]:
    if not isinstance(node, Map) or len(node.entries) != 1:
        raise FieldError(Finding("K103", node.span, example=EXAMPLE))
    key, body = node.entries[0]
    if key.text not in kinds:
        raise FieldError(Finding("K101", key.span, text=key.text, known=meant(key.text, kinds)))
    if not isinstance(body, Map):
        raise FieldError(Finding("K103", body.span, example=EXAMPLE))
    return key.text, body._replace(span=key.span)


def _linked(boxes: list[B], desk: Desk) -> list[B]:
    """The boxes that can be placed: K111 a name taken, K112 none of that name, K122 a circle."""
    names: set[str] = set()
    for box in boxes:
        if box.id in names:
            desk.say("K111", box.span, text=box.id)
        names |= {box.id} - {""}
    framed = {box.id: box for box in boxes if box.id and isinstance(box, FramedBox)}
    lost = False
    for box in boxes:
        for name in box.anchors.names if isinstance(box, FramedBox) else ():
            if name not in framed:
                lost = True
                kind, known = ("named" if framed else "none"), ", ".join(framed)
                desk.say("K112", box.span, kind=kind, text=name, known=known)
    if lost:
        return boxes
    try:
        placing_order(boxes)
    except CircleError as circle:
        desk.say("K122", framed[circle.names[0]].span, names=" → ".join(circle.names))
    return boxes
