"""Runs of type drawn on their line: words, ornaments among them, dots under what is silent."""

from collections.abc import Iterator, Sequence

from cardsmith.layout.ornament import draw
from cardsmith.layout.setting import NARROW, Align, Style, glyphs, milli, set_line
from cardsmith.layout.wrap import Line, extent, measure
from cardsmith.model.face import Group, Path, Text, shift
from cardsmith.model.inks import Ink
from cardsmith.model.metrics import Fonts
from cardsmith.model.outline import line as ruled
from cardsmith.model.type_style import Dots
from cardsmith.model.units import POINT

ASIDE = 60.0
"""What an ornament keeps free on either side, in thousandths of the size."""

_SHARES = {"left": 0.0, "centre": 0.5, "right": 1.0}


def plain(lines: tuple[Line, ...]) -> str:
    """What lines say, without their ornaments."""
    told = ("".join(run.text for run in line if run.tone.icon is None) for line in lines)
    return "\n".join(told)


def spoken(lines: Sequence[Line]) -> str:
    """What lines say to somebody who listens: ornaments by their names, paragraphs in a row."""
    told = (
        "".join(run.text if run.tone.icon is None else run.tone.icon.name for run in line)
        for line in lines
    )
    return " ".join(text for text in told if text)


def drawn_line(
    fonts: Fonts, line: Line, size: float, at: tuple[float, float], align: Align = "left"
) -> Iterator[Text | Group | Path]:
    """The runs of one line from its anchor on the baseline."""
    x, y = at
    scale = size * POINT / 1000
    if len(line) > 1 or (line and (line[0].tone.icon or line[0].tone.dots)):
        x -= _SHARES[align] * measure(fonts, line) * scale
        align = "left"
    last = len(line) - 1
    for at_run, run in enumerate(line):
        text, (font, ink, dots, icon, tracking) = run
        end = x + extent(fonts, run) * scale if at_run < last or dots else x
        if icon is None and align == "left" and not tracking and NARROW not in text:
            drawn = glyphs(text)
            yield Text(x, y, drawn, font, size, ink, fonts[font].kerns(drawn))
        elif icon is None:
            yield set_line(fonts, Style(font, size, ink, tracking), text, (x, y), align)
        else:
            wide = (icon.width - 2 * ASIDE) * scale
            items = draw(icon.sign, width=wide, factor=min(1.0, 0.5 + wide / 16))
            yield Group(items, shift(x + ASIDE * scale, y - wide * icon.sign.height / 100))
        if dots is not None:
            blanks = len(text) - len(text.lstrip(" "))
            start = x + blanks * milli(fonts, font, " ") * scale if blanks else x
            yield _dotted(dots, ink, (start, end), y)
        x = end


def _dotted(dots: Dots, ink: Ink, ends: tuple[float, float], baseline: float) -> Path:
    """Round dots under some letters."""
    y = baseline + dots.below
    outline = ruled(ends[0], y, ends[1], y)
    return Path(outline, stroke=ink, weight=dots.weight, dash=(0.0, dots.apart))
