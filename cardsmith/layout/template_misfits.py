"""What is wrong between a template and its component, before any card is drawn."""

from collections.abc import Iterator, Sequence

from cardsmith.layout.template_places import placed, whole_card
from cardsmith.layout.template_shapes import lies_on
from cardsmith.lexicon.nearest import nearest
from cardsmith.model.boxes import (
    AnyBox,
    CodeBox,
    FramedBox,
    ImageBox,
    ListBox,
    OrnamentBox,
    PipsBox,
    RepeatBox,
    TextBox,
)
from cardsmith.model.edition import Component, Size
from cardsmith.model.finding import Finding
from cardsmith.model.row import Row
from cardsmith.model.sizes import told
from cardsmith.model.template import Template
from cardsmith.model.value import ENTRY, Slot, Value

_TOLERANCE = 0.01


def wrong_size(component: Component, template: Template) -> Iterator[Finding]:
    """K119 where the component and its template give two sizes."""
    size, wanted = template.size, component.size
    if size is not None and wanted is not None and _apart(size, wanted):
        yield Finding(
            "K119",
            template.span,
            component=component.name,
            size=told(size),
            wanted=told(wanted),
        )


def misfits(template: Template, trim: Size, rows: Sequence[Row]) -> Iterator[Finding]:
    """K118 for a box outside the card, K109 for a field that no record has.

    A field that only some records have is blank in the others. Boxes that stand by others are
    looked at card by card.
    """
    known = {name for row in rows for name in row.lists}
    for box in (*template.front, *template.back):
        if not _lies_on(box, trim, template.bleed):
            yield Finding("K118", box.span, size=told(trim))
        for slot in dict.fromkeys(slots(box)):
            if rows and slot.name not in known:
                fields = nearest(slot.name, sorted(known)) or ", ".join(sorted(known))
                yield Finding("K109", slot.span, card=rows[0].id, text=slot.name, known=fields)


def slots(box: AnyBox) -> Iterator[Slot]:
    """The fields of a record that a box asks for."""
    if box.when is not None:
        yield box.when.slot
    if isinstance(box, ListBox | RepeatBox):
        yield box.each
    inner = (
        (slot for one in box.boxes for slot in slots(one))
        if isinstance(box, RepeatBox)
        else (slot for value in _values(box) for slot in value.slots)
    )
    of_entry = ENTRY if isinstance(box, ListBox | RepeatBox) else ()
    yield from (slot for slot in inner if slot.name not in of_entry)


def _values(box: AnyBox) -> tuple[Value, ...]:
    match box:
        case TextBox() | CodeBox():
            return (box.value,)
        case ListBox():
            return (*box.columns, box.value)
        case ImageBox():
            return (box.src,)
        case OrnamentBox():
            return (box.name,)
        case PipsBox():
            return box.of, box.count
        case _:
            return ()


def _lies_on(box: AnyBox, trim: Size, bleed: float) -> bool:
    """Whether a box has an extent and stays on the card; what is no text may use the bleed."""
    if not isinstance(box, FramedBox) or box.frame is None or box.anchors.names:
        return True
    out = 0.0 if isinstance(box, TextBox | ListBox) else bleed
    return lies_on(placed(box, whole_card(trim), {}), trim, out)


def _apart(size: Size, other: Size) -> bool:
    across, down = abs(size.width - other.width), abs(size.height - other.height)
    return max(across, down) > _TOLERANCE
