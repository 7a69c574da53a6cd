"""What is wrong between a template and its component, before any card is drawn."""

from collections.abc import Iterator, Sequence
from difflib import get_close_matches

from cardsmith.model.edition import Component, Size
from cardsmith.model.finding import Finding
from cardsmith.model.row import Row
from cardsmith.model.template import (
    ITEM,
    AnyBox,
    FramedBox,
    ImageBox,
    LineBox,
    ListBox,
    RectBox,
    Slot,
    Template,
    TextBox,
)

_TOLERANCE = 0.01


def wrong_size(component: Component, template: Template) -> Iterator[Finding]:
    """K119 where the component and its template give two sizes."""
    size, wanted = template.size, component.size
    if size is not None and wanted is not None and _apart(size, wanted):
        yield Finding(
            "K119",
            template.span,
            component=component.name,
            size=_shown(size),
            wanted=_shown(wanted),
        )


def misfits(template: Template, trim: Size, rows: Sequence[Row]) -> Iterator[Finding]:
    """K118 for a box outside the card, K109 for a field that no record has.

    A field that only some records have is blank in the others.
    """
    known = {name for row in rows for name in row.lists}
    for box in (*template.front, *template.back):
        if not _lies_on(box, trim, template.bleed):
            yield Finding("K118", box.span, size=_shown(trim))
        for slot in dict.fromkeys(slots(box)):
            if rows and slot.name not in known:
                near = get_close_matches(slot.name, sorted(known), n=1)
                fields = ", ".join(near or sorted(known))
                yield Finding("K109", slot.span, card=rows[0].id, text=slot.name, known=fields)


def slots(box: AnyBox) -> Iterator[Slot]:
    """The fields of a record that a box asks for."""
    if box.when is not None:
        yield box.when
    match box:
        case TextBox():
            yield from box.value.slots
        case ListBox():
            yield box.each
            yield from (slot for slot in box.value.slots if slot.name not in ITEM)
        case ImageBox():
            yield from box.src.slots
        case RectBox() | LineBox():
            pass


def _lies_on(box: AnyBox, trim: Size, bleed: float) -> bool:
    """Whether a box has an extent and stays on the card; what is no text may use the bleed."""
    if not isinstance(box, FramedBox) or box.frame is None:
        return True
    frame = box.frame.on(trim)
    out = (0.0 if isinstance(box, TextBox | ListBox) else bleed) + _TOLERANCE
    return (
        min(frame.width, frame.height) > 0
        and min(frame.x, frame.y) >= -out
        and frame.right <= trim.width + out
        and frame.bottom <= trim.height + out
    )


def _apart(size: Size, other: Size) -> bool:
    across, down = abs(size.width - other.width), abs(size.height - other.height)
    return max(across, down) > _TOLERANCE


def _shown(size: Size) -> str:
    return f"{size.width:g} × {size.height:g} mm"
