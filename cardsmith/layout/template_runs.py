"""The marked words of a template as runs of type, and runs drawn on their line."""

from collections.abc import Iterator

from cardsmith.layout.fit import no_glyph
from cardsmith.layout.markup import Mark, marks
from cardsmith.layout.ornament import draw
from cardsmith.layout.setting import Align, Style, drawable, missing, set_line
from cardsmith.layout.template_card import Card
from cardsmith.layout.wrap import Icon, Line, Run, Tone, extent, measure
from cardsmith.model.boxes import ListBox, TextBox
from cardsmith.model.face import Group, Text, shift
from cardsmith.model.metrics import Fonts
from cardsmith.model.units import POINT
from cardsmith.model.value import Value

_SHOWN = 40
_STANDS_IN = "\ufffc"
"""The character that takes the place of an ornament in a line."""

_ASIDE = 60.0
"""What an ornament keeps free on either side, in thousandths of the size."""

_SHARES = {"left": 0.0, "centre": 0.5, "right": 1.0}


def marked_lines(box: TextBox | ListBox, text: str, card: Card) -> tuple[Line, ...]:
    """The lines of a marked text as runs.

    What cannot be set is said of the card: L102 for a character that a font lacks, L104 for words
    marked in a way that the style has no font for, K125 for an ornament there is not.
    """
    lines: list[list[Run]] = [[]]
    for mark in marks(text):
        if mark.ornament:
            lines[-1] += _icon(box, mark.text, card)
            continue
        tone = Tone(_font(box, mark, card), box.style.ink)
        first, *others = drawable_lines(mark.text)
        lines[-1] += _run(first, tone, card)
        lines += [list(_run(line, tone, card)) for line in others]
    return tuple(tuple(line) for line in lines)


def drawable_lines(text: str) -> list[str]:
    """The lines of a text as they are set."""
    return [drawable(line) for line in text.split("\n")]


def plain(lines: tuple[Line, ...]) -> str:
    """What lines say, without their ornaments."""
    told = ("".join(run.text for run in line if run.tone.icon is None) for line in lines)
    return "\n".join(told)


def drawn_line(
    fonts: Fonts, line: Line, size: float, at: tuple[float, float], align: Align
) -> Iterator[Text | Group]:
    """The runs of one line from its anchor on the baseline."""
    x, y = at
    scale = size * POINT / 1000
    if len(line) > 1 or (line and line[0].tone.icon):
        x -= _SHARES[align] * measure(fonts, line) * scale
        align = "left"
    for run in line:
        text, (font, ink, _, icon) = run
        if icon is None:
            yield set_line(fonts, Style(font, size, ink), text, (x, y), align)
        else:
            wide = (icon.width - 2 * _ASIDE) * scale
            items = draw(icon.sign, width=wide, factor=min(1.0, 0.5 + wide / 16))
            yield Group(items, shift(x + _ASIDE * scale, y - wide * icon.sign.height / 100))
        x += extent(fonts, run) * scale


def short(text: str) -> str:
    """A text on one line, cut where it is too long to be shown."""
    text = text.replace("\n", " ")
    return text if len(text) <= _SHOWN else f"{text[: _SHOWN - 1]}…"


def _run(text: str, tone: Tone, card: Card) -> Iterator[Run]:
    row = card.row
    for char in missing(card.workshop.fonts, tone.font, text):
        card.findings.append(no_glyph(char, tone.font, row.record.span, row.id, text=short(text)))
    if text:
        yield Run(text, tone)


def _font(box: TextBox | ListBox, mark: Mark, card: Card) -> str:
    style = box.style
    for wanted, kind, font in (
        (mark.bold and mark.italic, "italic", style.bold_italic),
        (mark.italic, "italic", style.italic),
        (mark.bold, "bold", style.bold),
    ):
        if wanted and not font:
            card.say("L104", box.span, kind=kind, text=short(mark.text), font=style.font)
        elif wanted:
            return font
    return style.font


def _icon(box: TextBox | ListBox, name: str, card: Card) -> Iterator[Run]:
    """An ornament as high as a capital."""
    sign = card.ornament(Value((name,)), {}, box.span)
    if sign is not None:
        font = card.workshop.fonts[box.style.font]
        width = font.cap_height * 100 / sign.height + 2 * _ASIDE
        yield Run(_STANDS_IN, Tone(box.style.font, box.style.ink, icon=Icon(sign, width)))
