"""One side of a template drawn for one record."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal, assert_never

from cardsmith.layout.fit import Overset, no_glyph
from cardsmith.layout.setting import drawable, missing
from cardsmith.layout.template_pictures import covering, fitted
from cardsmith.layout.template_text import PlacedText, place_list, place_text
from cardsmith.model.edition import Size
from cardsmith.model.face import Bitmap, Face, Item, Path
from cardsmith.model.finding import Finding
from cardsmith.model.metrics import Fonts, Hyphenator
from cardsmith.model.outline import line, rectangle
from cardsmith.model.row import FIRST, Row
from cardsmith.model.template import (
    ITEM,
    AnyBox,
    Frame,
    FramedBox,
    ImageBox,
    LineBox,
    ListBox,
    RectBox,
    TextBox,
)

_EDGE = 0.01
"""A side this near the trim, in millimetres, is on it."""

_SHOWN = 40


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """One side of a component's cards: its boxes, and what they are drawn on and with.

    ``bleed`` is in millimetres; ``hyphenator`` is for the styles that divide words.
    """

    name: Literal["front", "back"]
    boxes: tuple[AnyBox, ...]
    trim: Size
    bleed: float
    fonts: Fonts
    pictures: Mapping[str, Bitmap]
    hyphenator: Hyphenator | None = None


@dataclass(slots=True)
class _Drawing:
    """A side under way: its items, its faults, and where each named box shows and ends."""

    row: Row
    side: Side
    texts: dict[str, str]
    items: list[Item] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    ends: dict[str, tuple[Frame, float]] = field(default_factory=dict)


def draw_side(side: Side, row: Row) -> tuple[Face | None, tuple[Finding, ...]]:
    """What one side shows of a record; none where it would be wrong, with the reasons."""
    drawing = _Drawing(row, side, row.texts)
    for box in side.boxes:
        _draw(box, drawing)
    if drawing.findings:
        return None, tuple(drawing.findings)
    name = f"{row.id} {side.name}"
    return Face(name, side.trim.width, side.trim.height, tuple(drawing.items), side.bleed), ()


def _draw(box: AnyBox, drawing: _Drawing) -> None:
    shown = box.when is None or bool(drawing.texts.get(box.when.name))
    if isinstance(box, LineBox):
        if shown:
            drawing.items.append(_line(box, drawing.side.trim))
        return
    frame = _frame(box, drawing)
    end = _fill(box, frame, drawing) if shown else frame.y
    if box.id:
        drawing.ends[box.id] = frame, end


def _frame(box: FramedBox, drawing: _Drawing) -> Frame:
    """Where a box stands on this card, once the box above it is drawn."""
    trim, own = drawing.side.trim, box.frame
    if not box.below:
        return (own or Frame(x=0, y=0, width=0, height=0)).on(trim)
    above, end = drawing.ends[box.below]
    if own is None:
        own = Frame(x=above.x, y=end, width=above.width, height=-above.x)
    moved = Frame(x=own.x, y=end + box.space, width=own.width, height=own.height).on(trim)
    room = trim.height - moved.y
    return Frame(x=moved.x, y=moved.y, width=moved.width, height=min(moved.height, room))


def _fill(box: RectBox | TextBox | ListBox | ImageBox, frame: Frame, drawing: _Drawing) -> float:
    """Draw a box in its frame; how far down it reaches."""
    match box:
        case RectBox():
            if frame.height > 0:
                drawing.items.append(_rect(box, _bled(frame, drawing.side, box.bleed)))
            return frame.bottom
        case ImageBox():
            bitmap = drawing.side.pictures.get(box.src.filled(drawing.texts))
            if bitmap is not None and frame.height > 0:
                whole = _bled(frame, drawing.side, box.bleed)
                drawing.items.append((fitted if box.fit == "contain" else covering)(bitmap, whole))
            return frame.bottom if bitmap is not None else frame.y
        case TextBox():
            text = box.value.filled(drawing.texts)
            return _set(box, (text,) if text.strip() else (), frame, drawing)
        case ListBox():
            texts = _entries(box, drawing)
            return _set(box, tuple(text for text in texts if text.strip()), frame, drawing)
        case _:
            assert_never(box)


def _entries(box: ListBox, drawing: _Drawing) -> Iterator[str]:
    for entry in drawing.row.lists.get(box.each.name, ()):
        yield box.value.filled(drawing.texts | dict.fromkeys(ITEM, entry))


def _set(box: TextBox | ListBox, texts: tuple[str, ...], frame: Frame, drawing: _Drawing) -> float:
    """Set what a box shows; L102 for a character without a glyph, L101 for too much text."""
    side, row = drawing.side, drawing.row
    fonts = side.fonts
    if not texts:
        return frame.y
    faults = list(_unprintable(box, texts, drawing))
    if faults:
        drawing.findings += faults
        return frame.bottom
    placed: PlacedText | Overset
    if isinstance(box, TextBox):
        placed = place_text(fonts, box, texts[0], frame, side.hyphenator)
    else:
        placed = place_list(fonts, box, texts, frame, side.hyphenator)
    if isinstance(placed, Overset):
        shown = texts if isinstance(box, TextBox) else row.lists[FIRST]
        said = placed.finding(row.record.span, row.id, box=_name(box), text=_short(shown))
        drawing.findings.append(said)
        return frame.bottom
    drawing.items += placed.items
    return placed.bottom


def _unprintable(
    box: TextBox | ListBox, texts: tuple[str, ...], drawing: _Drawing
) -> Iterator[Finding]:
    row, font = drawing.row, box.style.font
    for text in texts:
        plain = drawable(text.replace("\n", " "))
        for char in missing(drawing.side.fonts, font, plain):
            yield no_glyph(char, font, row.record.span, row.id, text=_short((text,)))


def _line(box: LineBox, trim: Size) -> Path:
    x1, y1 = _point(box.start, trim)
    x2, y2 = _point(box.end, trim)
    return Path(line(x1, y1, x2, y2), stroke=box.stroke, weight=box.weight)


def _point(point: tuple[float, float], trim: Size) -> tuple[float, float]:
    x, y = point
    return (x if x >= 0 else trim.width + x), (y if y >= 0 else trim.height + y)


def _rect(box: RectBox, frame: Frame) -> Path:
    radius = min(box.radius, frame.width / 2, frame.height / 2)
    outline = rectangle(frame.x, frame.y, frame.width, frame.height, radius)
    weight = box.weight if box.stroke else 0.0
    return Path(outline, fill=box.fill, stroke=box.stroke, weight=weight)


def _bled(frame: Frame, side: Side, bleed: bool) -> Frame:  # noqa: FBT001  # the box's field
    """The frame, its sides on the trim moved out to the edge of the bleed."""
    if not bleed:
        return frame
    trim, out = side.trim, side.bleed
    left = frame.x - out * (frame.x <= _EDGE)
    top = frame.y - out * (frame.y <= _EDGE)
    right = frame.right + out * (frame.right >= trim.width - _EDGE)
    bottom = frame.bottom + out * (frame.bottom >= trim.height - _EDGE)
    return Frame(x=left, y=top, width=right - left, height=bottom - top)


def _name(box: TextBox | ListBox) -> str:
    return box.id or ("text" if isinstance(box, TextBox) else box.each.name)


def _short(texts: tuple[str, ...]) -> str:
    text = " · ".join(texts[:3]).replace("\n", " ")
    return text if len(text) <= _SHOWN else f"{text[: _SHOWN - 1]}…"
