"""One side of a template drawn for one record: its boxes in the order they can be placed."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from cardsmith.layout.template_card import Card, Drawn, Workshop, nothing, whole
from cardsmith.layout.template_content import Filled, draw_content
from cardsmith.layout.template_places import Frame, Shown, placed, whole_card
from cardsmith.layout.template_shapes import lies_on, ruled
from cardsmith.lexicon.filling import entry
from cardsmith.model.anchoring import placing_order
from cardsmith.model.boxes import AnyBox, LineBox, ListBox, RepeatBox, TextBox
from cardsmith.model.edition import Size
from cardsmith.model.face import Face, Item
from cardsmith.model.finding import Finding
from cardsmith.model.row import Row
from cardsmith.model.sizes import told
from cardsmith.model.template import Template
from cardsmith.model.value import Lists


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """One side of a component's cards: its boxes, and what they are drawn on and with.

    ``order`` is that in which the boxes are placed; they are painted as they are written.
    """

    name: Literal["front", "back"]
    template: Template
    boxes: tuple[AnyBox, ...]
    order: tuple[int, ...]
    trim: Size
    workshop: Workshop


def side_of(
    name: Literal["front", "back"], template: Template, trim: Size, workshop: Workshop
) -> Side:
    """A side of a template; one with boxes for the other side only lends those."""
    wanted, other = template.front, template.back
    if name == "back":
        wanted, other = other, wanted
    boxes = wanted or other
    return Side(
        name=name,
        template=template,
        boxes=boxes,
        order=placing_order(boxes),
        trim=trim,
        workshop=workshop,
    )


def draw_side(side: Side, row: Row) -> tuple[Face | None, tuple[Finding, ...]]:
    """What one side shows of a record; none where it would be wrong, with the reasons."""
    card = Card(row, side.template, side.trim, side.workshop)
    items = _drawn(card, side.boxes, side.order, (whole_card(side.trim), row.lists))
    if card.findings:
        return None, tuple(card.findings)
    trim, bleed = side.trim, side.template.bleed
    return Face(f"{row.id} {side.name}", trim.width, trim.height, items, bleed), ()


def _drawn(
    card: Card, boxes: Sequence[AnyBox], order: Sequence[int], here: tuple[Frame, Lists]
) -> tuple[Item, ...]:
    """The items of some boxes in paint order; ``here`` is what is around, and what it shows."""
    around, lists = here
    shown: dict[str, Shown] = {}
    items: dict[int, tuple[Item, ...]] = {}
    for index in order:
        box = boxes[index]
        wanted = box.when is None or box.when.holds(lists)
        if isinstance(box, LineBox):
            items[index] = (ruled(box, around),) if wanted else ()
            continue
        frame = placed(box, around, shown)
        drawn = _in_frame(box, card, lists, frame) if wanted else nothing(frame)
        items[index] = drawn.items
        if box.id:
            shown[box.id] = Shown(frame, drawn.top, drawn.bottom)
    return tuple(item for index in range(len(boxes)) for item in items[index])


def _in_frame(box: Filled | RepeatBox, card: Card, lists: Lists, frame: Frame) -> Drawn:
    """A box drawn where it stands; K118 where that is not on the card."""
    if isinstance(box, RepeatBox):
        return _repeated(box, card, lists, frame)
    is_text = isinstance(box, TextBox | ListBox)
    if not is_text and not lies_on(frame, card.trim, card.template.bleed):
        card.say("K118", box.span, size=told(card.trim))
        return whole(frame)
    return draw_content(box, card, lists, frame)


def _repeated(box: RepeatBox, card: Card, lists: Lists, frame: Frame) -> Drawn:
    """The group once for each text of its field; K132 where there are too many."""
    texts = lists.get(box.each.name, ())
    if len(texts) > box.most:
        card.say("K132", box.span, kind="entries", size=len(texts), most=box.most)
        return whole(frame)
    if not texts:
        return nothing(frame)
    order = placing_order(box.boxes)
    right, down = box.offset
    items: tuple[Item, ...] = ()
    cell = frame
    for number, text in enumerate(texts):
        cell = frame._replace(x=frame.x + number * right, y=frame.y + number * down)
        if not lies_on(cell, card.trim, card.template.bleed):
            card.say("K118", box.span, size=told(card.trim))
            break
        items += _drawn(card, box.boxes, order, (cell, {**lists, **entry(text, number + 1)}))
    return Drawn(items, min(frame.y, cell.y), max(frame.bottom, cell.bottom))
