"""One side of a template drawn for one record: its boxes in the order they can be placed."""

from collections.abc import Sequence
from typing import Literal

from cardsmith.layout.ornament import placed as moved
from cardsmith.layout.template_card import Card, Drawn, Workshop, nothing, whole
from cardsmith.layout.template_content import Filled, draw_content
from cardsmith.layout.template_places import Frame, Shown, placed, stage
from cardsmith.layout.template_shapes import bled, lies_on, ruled
from cardsmith.layout.template_sharing import Plan, plan_of
from cardsmith.layout.template_words import draw_words
from cardsmith.lexicon.filling import entry
from cardsmith.model.anchoring import placing_order
from cardsmith.model.boxes import (
    AnyBox,
    FramedBox,
    GroupBox,
    LineBox,
    ListBox,
    RepeatBox,
    SteppedBox,
    TextBox,
    TypeBox,
)
from cardsmith.model.edition import Size
from cardsmith.model.face import (
    Art,
    Face,
    Group,
    Item,
    Passage,
    Stamp,
    hushed,
    says,
    shift,
    turned,
)
from cardsmith.model.finding import Finding
from cardsmith.model.row import Row
from cardsmith.model.sizes import told
from cardsmith.model.struct import Struct, field
from cardsmith.model.template import Template
from cardsmith.model.value import Lists

_WORDS = (TextBox, SteppedBox, ListBox)


class Side(Struct, frozen=True, kw_only=True, eq=False):
    """One side of a component's cards: its boxes, and what they are drawn on and with.

    Boxes are painted as they are written. What several cards show alike is drawn for the first
    of them and kept.
    """

    name: Literal["front", "back"]
    template: Template
    boxes: tuple[AnyBox, ...]
    trim: Size
    stage: Frame
    workshop: Workshop
    plan: Plan
    faces: dict[tuple[object, ...], Face] = field(default_factory=dict)
    kept: dict[tuple[object, ...], "_Kept"] = field(default_factory=dict)


class _Kept(Struct, frozen=True):
    """Boxes drawn once, and where those stand that others stand by."""

    items: tuple[Item, ...]
    shown: dict[str, Shown]


def side_of(
    name: Literal["front", "back"],
    template: Template,
    trim: Size,
    workshop: Workshop,
    rows: Sequence[Row],
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
        trim=trim,
        stage=stage(template.size, trim),
        workshop=workshop,
        plan=plan_of(boxes, rows),
    )


def draw_side(side: Side, row: Row) -> tuple[Face | None, tuple[Finding, ...]]:
    """What one side shows of a record; none where it would be wrong, with the reasons."""
    key = side.plan.key(row.lists)
    if key in side.faces:
        return side.faces[key], ()
    trim, template = side.trim, side.template
    card = Card(row, template, trim, side.stage, side.workshop)
    items = _planned(side, card, row.lists)
    if card.findings or card.unfit:
        return None, tuple(card.findings)
    face = Face(f"{row.id} {side.name}", trim.width, trim.height, items, template.bleed)
    if key is not None:
        side.faces[key] = face
    return face, ()


def _planned(side: Side, card: Card, lists: Lists) -> tuple[Item, ...]:
    """The items of a side; those of boxes that other cards show alike are stamped."""
    shown: dict[str, Shown] = {}
    items: list[Item] = []
    for number, run in enumerate(side.plan.runs):
        key = (number, run.key(lists)) if run.is_shared else None
        kept = side.kept.get(key) if key is not None else None
        if kept is None:
            drawn = _drawn(card, side.boxes, run.boxes, (card.stage, lists), shown)
            own = tuple([item for at in sorted(drawn) for item in drawn[at]])
            if key is None or card.findings:
                items += own
                continue
            names = [side.boxes[at].id for at in run.boxes]
            ends = {name: shown[name] for name in names if name in shown}
            kept = side.kept[key] = _Kept(_stamped(own, side, run.boxes), ends)
        items += kept.items
        if kept.shown:
            shown |= kept.shown
    return tuple(items)


def _stamped(items: tuple[Item, ...], side: Side, boxes: Sequence[int]) -> tuple[Item, ...]:
    """Items as one shared drawing, where they are several."""
    if len(items) < 2 or says(items):
        return items
    name = next((side.boxes[at].id for at in boxes if side.boxes[at].id), side.name)
    return (Stamp(Art(name, items)),)


def _drawn(
    card: Card,
    boxes: Sequence[AnyBox],
    order: Sequence[int],
    here: tuple[Frame, Lists],
    shown: dict[str, Shown],
) -> dict[int, tuple[Item, ...]]:
    """The items of some boxes; ``here`` is what is around, and what it shows."""
    around, lists = here
    items: dict[int, tuple[Item, ...]] = {}
    for index in order:
        box = boxes[index]
        wanted = box.when is None or box.when.holds(lists)
        if isinstance(box, LineBox):
            stroke = card.ink(box.stroke, lists, box.span) if wanted else None
            over = bled(around, card.stage, card.trim, card.template.bleed)
            items[index] = (ruled(box, around, stroke, over),) if stroke else ()
            continue
        frame = _frame(box, card, around, shown)
        drawn = _in_frame(box, card, lists, frame) if wanted else nothing(frame)
        items[index] = _said(box, drawn.items, card, lists) if box.alt.parts else drawn.items
        if box.id:
            shown[box.id] = Shown(frame, drawn.top, drawn.bottom)
    return items


def _said(box: FramedBox, items: tuple[Item, ...], card: Card, lists: Lists) -> tuple[Item, ...]:
    """What a box shows, heard by the words that it has for that."""
    words = card.text(box.alt, lists).strip()
    if not (words and items):
        return items
    return (Passage("text" if isinstance(box, _WORDS) else "figure", hushed(items), words),)


def _frame(
    box: TypeBox | Filled | RepeatBox | GroupBox, card: Card, around: Frame, shown: dict[str, Shown]
) -> Frame:
    """Where a box stands; for one that stands by no other it is reckoned once."""
    frames = card.workshop.frames
    key = id(box), around
    frame = frames.get(key)
    if frame is None:
        frame = placed(box, around, shown)
        if not box.anchors.names:
            frames[key] = frame
    return frame


def _in_frame(
    box: TypeBox | Filled | RepeatBox | GroupBox, card: Card, lists: Lists, frame: Frame
) -> Drawn:
    """A box drawn where it stands; K118 where that is not on the card."""
    if isinstance(box, _WORDS):
        return draw_words(box, card, lists, frame)
    if isinstance(box, RepeatBox):
        return _repeated(box, card, lists, frame)
    if not lies_on(frame, card.trim, card.template.bleed):
        card.say("K118", box.span, size=told(card.trim))
        return whole(frame)
    if isinstance(box, GroupBox):
        return _grouped(box, card, lists, frame)
    return draw_content(box, card, lists, frame)


def _grouped(box: GroupBox, card: Card, lists: Lists, frame: Frame) -> Drawn:
    """The boxes of a group, cut off by its outline, and once more from the other end."""
    items = _inner(box.boxes, card, lists, frame)
    if box.clip:
        items = (Group(items, clip=moved(box.clip, shift(frame.x, frame.y))),)
    if box.both_ends:
        items = (*items, Group(hushed(items), turned(180, *frame.centre)))
    return whole(frame, *items)


def _inner(boxes: tuple[AnyBox, ...], card: Card, lists: Lists, frame: Frame) -> tuple[Item, ...]:
    drawn = _drawn(card, boxes, placing_order(boxes), (frame, lists), {})
    return tuple([item for at in range(len(boxes)) for item in drawn[at]])


def _repeated(box: RepeatBox, card: Card, lists: Lists, frame: Frame) -> Drawn:
    """The group once for each text of its field; K132 where there are too many."""
    texts = lists.get(box.each.name, ())
    if len(texts) > box.most:
        card.say("K132", box.span, kind="entries", size=len(texts), most=box.most)
        return whole(frame)
    if not texts:
        return nothing(frame)
    right, down = box.offset
    items: tuple[Item, ...] = ()
    cell = frame
    for number, text in enumerate(texts):
        cell = frame._replace(x=frame.x + number * right, y=frame.y + number * down)
        if not lies_on(cell, card.trim, card.template.bleed):
            card.say("K118", box.span, size=told(card.trim))
            break
        items += _inner(box.boxes, card, {**lists, **entry(text, number + 1)}, cell)
    return Drawn(items, min(frame.y, cell.y), max(frame.bottom, cell.bottom))
