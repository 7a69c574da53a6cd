"""The marked words of a template as runs of type."""

from collections.abc import Iterator

from cardsmith.layout.drawn_line import ASIDE
from cardsmith.layout.fit import no_glyph
from cardsmith.layout.markup import Mark, marks
from cardsmith.layout.setting import drawable, missing
from cardsmith.layout.template_card import NOWHERE, Card, Source
from cardsmith.layout.template_scored import told_apart, tones_of
from cardsmith.layout.wrap import Icon, Line, Run, Tone
from cardsmith.model.boxes import TypeBox
from cardsmith.model.row import ID
from cardsmith.model.value import Value

_SHOWN = 40
_STANDS_IN = "\ufffc"
"""The character that takes the place of an ornament in a line."""


def marked_lines(box: TypeBox, text: str, card: Card, source: Source = NOWHERE) -> tuple[Line, ...]:
    """The lines of a marked text as runs.

    What cannot be set is said of the card: L102 for a character that a font lacks, L104 for words
    marked in a way that the style has no font for, K125 for an ornament there is not.
    """
    lines: list[list[Run]] = [[]]
    for mark in marks(text):
        if mark.ornament:
            lines[-1] += _icon(box, mark.text, card)
            continue
        font = _font(box, mark, card)
        first, *others = [list(_runs(box, line, font, card)) for line in mark.text.split("\n")]
        lines[-1] += first
        lines += others
    said = len(card.findings)
    for line in lines:
        for run in line:
            tell_missing(run, short(run.text), card, source)
    return tuple(map(tuple, lines)) if len(card.findings) == said else ()


def _runs(box: TypeBox, text: str, font: str, card: Card) -> Line:
    """Some words of one font, told apart by what scores where their style does that."""
    style = box.style
    if style.unscored is not None and font == style.font:
        return told_apart(text, card.workshop.policy, tones_of(style))[0] if text else ()
    shown = drawable(text)
    return (Run(shown, Tone(font, style.ink, tracking=style.tracking)),) if shown else ()


def tell_missing(run: Run, text: str, card: Card, source: Source = NOWHERE) -> None:
    """L102 for each character of a run that its font lacks, at the text it comes from.

    The id of a card is made of its words: what those were told for is not told again.
    """
    if run.tone.icon is not None:
        return
    for char in missing(card.workshop.fonts, run.tone.font, run.text):
        told = [one.arguments["glyph"] for one in card.findings if one.code == "L102"]
        if source.name != ID or char not in told:
            span = card.row.spot(char, source.name, source.number)
            card.findings.append(no_glyph(char, run.tone.font, span, card.row.id, text=text))


def short(text: str) -> str:
    """A text on one line, cut where it is too long to be shown."""
    text = text.replace("\n", " ")
    return text if len(text) <= _SHOWN else f"{text[: _SHOWN - 1]}…"


def _font(box: TypeBox, mark: Mark, card: Card) -> str:
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


def _icon(box: TypeBox, name: str, card: Card) -> Iterator[Run]:
    """An ornament as high as a capital."""
    sign = card.ornament(Value((name,)), {}, box.span)
    if sign is not None:
        font = card.workshop.fonts[box.style.font]
        width = font.cap_height * 100 / sign.height + 2 * ASIDE
        yield Run(_STANDS_IN, Tone(box.style.font, box.style.ink, icon=Icon(sign, width, name)))
