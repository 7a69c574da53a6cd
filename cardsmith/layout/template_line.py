"""Text on one line, or folded into two: as large as its frame allows, never divided."""

from collections.abc import Iterator

from cardsmith.layout.drawn_line import drawn_line, plain
from cardsmith.layout.fit import Overset, largest
from cardsmith.layout.setting import Style, milli, set_line
from cardsmith.layout.template_places import Frame
from cardsmith.layout.template_text import PlacedText, anchor
from cardsmith.layout.wrap import HYPHEN, Line, Run, measure
from cardsmith.model.boxes import TextBox
from cardsmith.model.metrics import Fonts
from cardsmith.model.type_style import TypeStyle
from cardsmith.model.units import POINT


def place_line(fonts: Fonts, box: TextBox, line: Line, frame: Frame) -> PlacedText | Overset:
    """A line on the lower edge of its frame, or its capitals in the middle; or two lines.

    It shrinks by half points; what is drawn together, or folded, is one run of type.
    """
    style = box.style
    text = line[0].text if len(line) == 1 else plain((line,))
    start = largest(fonts[style.font].cap_height, frame.height, style.start(len(text)))
    wide = measure(fonts, line)
    alone = largest(wide, frame.width, start)
    if box.fold is not None and alone < box.fold.under and len(line) == 1:
        pair, size = _halves(fonts, style, text, (frame.width, box.fold.size))
        if size >= style.min_size and size > alone:
            return _folded(fonts, box, pair, size, frame)
    if alone >= style.min_size:
        return _standing(fonts, box, line, alone, frame)
    return _eased(fonts, box, line, frame)


def _halves(
    fonts: Fonts, style: TypeStyle, text: str, room: tuple[float, float]
) -> tuple[tuple[str, ...], float]:
    """The most balanced pair of lines, and the size it fits at; size 0 where none can be."""
    pairs = [
        (max(milli(fonts, style.font, half, style.tracking) for half in pair), pair)
        for pair in _pairs(text)
    ]
    if not pairs:
        return (), 0.0
    wider, pair = min(pairs)
    return pair, largest(wider, *room)


def _pairs(text: str) -> Iterator[tuple[str, str]]:
    """Both parts of a text at each of its spaces and after each of its hyphens."""
    for at in range(1, len(text) - 1):
        if text[at] == " ":
            yield text[:at].rstrip(" "), text[at + 1 :].lstrip(" ")
        elif text[at] == HYPHEN:
            yield text[: at + 1], text[at + 1 :]


def _folded(
    fonts: Fonts, box: TextBox, pair: tuple[str, ...], size: float, frame: Frame
) -> PlacedText:
    style = Style(box.style.font, size, box.style.ink, box.style.tracking)
    x = anchor(box.align, frame)
    at = box.fold.at if box.fold is not None else (0.0, 0.0)
    items = tuple(
        set_line(fonts, style, half, (x, _clear(fonts, style, half, frame.y + y, frame)), box.align)
        for half, y in zip(pair, at, strict=True)
    )
    return PlacedText(items, frame.y, frame.bottom, size)


def _standing(fonts: Fonts, box: TextBox, line: Line, size: float, frame: Frame) -> PlacedText:
    """The line on its baseline; raised where the tail of a letter would leave the frame."""
    font = fonts[box.style.font]
    x = anchor(box.align, frame)
    text = line[0].text if len(line) == 1 else plain((line,))
    if box.valign == "baseline":
        y = frame.bottom
    else:
        height = font.lower_height if text.islower() else font.cap_height
        style = Style(box.style.font, size)
        y = frame.centre[1] + height * size * POINT / 2000
        y = _clear(fonts, style, text, y, frame)
    top = y - font.cap_height * size * POINT / 1000
    if len(line) == 1 and not (line[0].tone.icon or line[0].tone.dots):
        tone = line[0].tone
        style = Style(tone.font, size, tone.ink, tone.tracking)
        return PlacedText((set_line(fonts, style, text, (x, y), box.align),), top, y, size)
    return PlacedText(tuple(drawn_line(fonts, line, size, (x, y), box.align)), top, y, size)


def _clear(fonts: Fonts, style: Style, text: str, baseline: float, frame: Frame) -> float:
    depth = fonts[style.font].depth(text) * style.size * POINT / 1000
    return min(baseline, frame.bottom - depth)


def _eased(fonts: Fonts, box: TextBox, line: Line, frame: Frame) -> PlacedText | Overset:
    """The least size with letters drawn together, where the style allows it and it is enough."""
    style = box.style
    per_milli = style.min_size * POINT / 1000
    natural = sum(milli(fonts, run.tone.font, run.text) for run in line) * per_milli
    if style.least_tracking is not None and len(line) == 1:
        gaps = max(len(line[0].text) - 1, 1)
        tracking = min(int((frame.width - natural) / per_milli // gaps), style.tracking)
        if tracking >= style.least_tracking:
            eased = (Run(line[0].text, line[0].tone._replace(tracking=tracking)),)
            return _standing(fonts, box, eased, style.min_size, frame)
    else:
        natural = measure(fonts, line) * per_milli
    height = fonts[style.font].cap_height * per_milli
    return Overset((natural, height), (frame.width, frame.height), style.min_size)
