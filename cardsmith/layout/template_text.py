"""The texts and lists of a template: set, fitted, placed in their boxes."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from cardsmith.layout.fit import Block, Fitting, Overset, fit
from cardsmith.layout.setting import Style, drawable, set_line
from cardsmith.layout.wrap import Line, Run, Tone
from cardsmith.model.face import Text
from cardsmith.model.metrics import Fonts, Hyphenator
from cardsmith.model.template import Align, Frame, ListBox, TextBox, TypeStyle
from cardsmith.model.units import POINT

LEAST_LEADING = 1.15
"""Leading is tightened to this multiple of the size before type is shrunk."""

_SHARES = {"top": 0.0, "middle": 0.5, "bottom": 1.0}


@dataclass(frozen=True, slots=True)
class PlacedText:
    """Lines of type at their places; ``bottom`` is where the last one ends, in millimetres."""

    items: tuple[Text, ...]
    bottom: float


@dataclass(frozen=True, slots=True)
class _Set:
    """Entries that fit: each its lines, one size and leading, the gap between two entries."""

    entries: tuple[tuple[Line, ...], ...]
    size: float
    lead: float
    gap: float = 0.0

    @property
    def height(self) -> float:
        return sum(map(len, self.entries)) * self.lead + (len(self.entries) - 1) * self.gap


def place_text(
    fonts: Fonts, box: TextBox, text: str, frame: Frame, hyphenator: Hyphenator | None = None
) -> PlacedText | Overset:
    """The text in its frame; ``text`` is not blank. Words are divided where its style says so."""
    fitting = _fitting(box.style, hyphenator)
    fitted = fit(fonts, _lines(box.style, text), (frame.width, frame.height), fitting)
    if isinstance(fitted, Overset):
        return fitted
    return _placed(fonts, box, _Set((fitted.lines,), fitted.size, fitted.lead), frame)


def place_list(
    fonts: Fonts,
    box: ListBox,
    texts: Sequence[str],
    frame: Frame,
    hyphenator: Hyphenator | None = None,
) -> PlacedText | Overset:
    """One text under another, all of one size; the gaps give way before the size does."""
    entries = [_lines(box.style, text) for text in texts]
    gaps = box.gap * (len(entries) - 1)
    lines = [line for entry in entries for line in entry]
    fitting = _fitting(box.style, hyphenator)
    fitted = fit(fonts, lines, (frame.width, frame.height - gaps), fitting)
    if gaps and (isinstance(fitted, Overset) or fitted.size < box.style.size):
        closer = fit(fonts, lines, (frame.width, frame.height), fitting)
        if isinstance(closer, Block) and (isinstance(fitted, Overset) or closer.size > fitted.size):
            fitted, gaps = closer, frame.height - len(closer.lines) * closer.lead
        elif isinstance(closer, Overset):
            fitted = closer
    if isinstance(fitted, Overset):
        return fitted
    if gaps <= 0:
        return _placed(fonts, box, _Set((fitted.lines,), fitted.size, fitted.lead), frame)
    gap = min(box.gap, gaps / (len(entries) - 1))
    apart = tuple(_grouped(fitted, [len(entry) for entry in entries]))
    return _placed(fonts, box, _Set(apart, fitted.size, fitted.lead, gap), frame)


def _lines(style: TypeStyle, text: str) -> list[Line]:
    tone = Tone(style.font, style.ink)
    lines = (drawable(line) for line in text.split("\n"))
    return [(Run(line, tone),) if line else () for line in lines]


def _fitting(style: TypeStyle, hyphenator: Hyphenator | None) -> Fitting:
    return Fitting(
        size=style.size,
        least=style.min_size,
        lead=style.leading,
        least_lead=min(style.leading, LEAST_LEADING),
        hyphenator=hyphenator if style.hyphenate else None,
    )


def _grouped(block: Block, counts: Sequence[int]) -> Iterator[tuple[Line, ...]]:
    """The lines of each entry, of which so many paragraphs are its own."""
    paragraphs = iter(block.paragraphs)
    for count in counts:
        yield tuple(line for paragraph in islice(paragraphs, count) for line in paragraph)


def _placed(fonts: Fonts, box: TextBox | ListBox, text: _Set, frame: Frame) -> PlacedText:
    top = frame.y + max(frame.height - text.height, 0.0) * _SHARES[box.valign]
    return PlacedText(tuple(_drawn(fonts, box, text, frame, top)), top + text.height)


def _drawn(
    fonts: Fonts, box: TextBox | ListBox, text: _Set, frame: Frame, top: float
) -> Iterator[Text]:
    style = Style(box.style.font, text.size, box.style.ink)
    font = fonts[style.font]
    middle = (font.ascent - font.descent) * text.size * POINT / 2000
    x = _anchor(box.align, frame)
    y = top + text.lead / 2 + middle
    for entry in text.entries:
        for line in entry:
            words = "".join(run.text for run in line)
            if words:
                yield set_line(fonts, style, words, (x, y), box.align)
            y += text.lead
        y += text.gap


def _anchor(align: Align, frame: Frame) -> float:
    return frame.x + {"left": 0.0, "centre": 0.5, "right": 1.0}[align] * frame.width
