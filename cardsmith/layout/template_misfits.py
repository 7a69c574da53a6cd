"""What is wrong between a template and its component, before any card is drawn."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from cardsmith.layout.template_places import Frame, placed, stage
from cardsmith.layout.template_shapes import lies_on
from cardsmith.lexicon.nearest import nearest
from cardsmith.model.boxes import (
    AnyBox,
    CodeBox,
    Color,
    DrawnBox,
    FramedBox,
    GroupBox,
    ImageBox,
    LineBox,
    ListBox,
    OrnamentBox,
    PathBox,
    PipsBox,
    RectBox,
    RepeatBox,
    SignBox,
    SteppedBox,
    TextBox,
    TypeBox,
)
from cardsmith.model.edition import Size
from cardsmith.model.finding import Finding
from cardsmith.model.measure import measured
from cardsmith.model.row import Row
from cardsmith.model.sizes import told
from cardsmith.model.template import Template
from cardsmith.model.value import ENTRY, Slot, Value

_TOLERANCE = 0.01


def wrong_size(component: str, wanted: Size | None, template: Template) -> Iterator[Finding]:
    """K119 where a component and its template give two sizes."""
    size = template.size
    if (
        size is not None
        and wanted is not None
        and all(_apart(one, wanted) for one in (size, *template.fits))
    ):
        yield Finding(
            "K119",
            template.sized or template.span,
            component=component,
            size=told(size),
            wanted=told(wanted),
        )


def other_back(trim: Size, back: Template) -> Iterator[Finding]:
    """I102 where a back is drawn for another size than its front has: no card could be cut."""
    size = back.size
    if size is not None and all(_apart(one, trim) for one in (size, *back.fits)):
        yield Finding(
            "I102",
            back.sized or back.span,
            front=measured(trim.width, trim.height),
            back=measured(size.width, size.height),
        )


def misfits(template: Template, trim: Size, rows: Sequence[Row]) -> Iterator[Finding]:
    """K118 for a box outside the card, K109 for a field that no record has.

    A field that only some records have is blank in the others. Boxes that stand by others are
    looked at card by card.
    """
    here = stage(template.size, trim)
    for box in (*template.front, *template.back):
        if not _lies_on(box, here, trim, template.bleed):
            yield Finding("K118", box.span, size=told(trim))
        for slot in dict.fromkeys(slots(box)):
            if rows and not any(slot.name in row.lists for row in rows):
                known = sorted({name for row in rows for name in row.lists})
                fields = nearest(slot.name, known) or ", ".join(known)
                yield Finding("K109", slot.span, card=rows[0].id, text=slot.name, known=fields)


def slots(box: AnyBox) -> Iterator[Slot]:
    """The fields of a record that a box asks for."""
    if box.when is not None:
        yield from box.when.slots
    yield from values(box)
    if isinstance(box, RepeatBox | GroupBox):
        of_entry = ENTRY if isinstance(box, RepeatBox) else ()
        inner = (slot for one in box.boxes for slot in slots(one))
        yield from (slot for slot in inner if slot.name not in of_entry)


def values(box: AnyBox) -> Iterator[Slot]:
    """The fields that a box shows, or draws from, apart from those of boxes inside."""
    of_entry: tuple[str, ...] = ()
    if isinstance(box, ListBox | SteppedBox | RepeatBox):
        yield box.each
        of_entry = ENTRY
    heard = (box.alt,) if isinstance(box, FramedBox) else ()
    for value in (*_values(box), *heard):
        if isinstance(value, Value):
            yield from (slot for slot in value.slots if slot.name not in of_entry)


def _values(box: AnyBox) -> tuple[Color | None, ...]:
    """What a box takes from a record, and plain colours among it."""
    match box:
        case TextBox() | CodeBox():
            return (box.value,)
        case ListBox():
            return (*box.columns, box.value)
        case SteppedBox():
            return (*(column.value for column in box.columns), box.value)
        case ImageBox():
            return (box.src,)
        case OrnamentBox() | PipsBox() | DrawnBox():
            return _of_sign(box)
        case RectBox() | PathBox() | LineBox():
            return box.stroke, None if isinstance(box, LineBox) else box.fill
        case RepeatBox() | GroupBox():
            return ()
        case _:
            assert_never(box)


def _of_sign(box: SignBox | DrawnBox) -> tuple[Color | None, ...]:
    if isinstance(box, OrnamentBox):
        return box.name, box.dyes
    if isinstance(box, PipsBox):
        return box.of, box.count, box.dyes
    return (*box.colors, box.stroke, box.dots, box.count, box.of, box.dyes)


def _lies_on(box: AnyBox, here: Frame, trim: Size, bleed: float) -> bool:
    """Whether a box has an extent and stays on the card; what is no text may use the bleed."""
    if not isinstance(box, FramedBox) or box.frame is None or box.anchors.names:
        return True
    out = 0.0 if isinstance(box, TypeBox) else bleed
    return lies_on(placed(box, here, {}), trim, out)


def _apart(size: Size, other: Size) -> bool:
    across, down = abs(size.width - other.width), abs(size.height - other.height)
    return max(across, down) > _TOLERANCE
