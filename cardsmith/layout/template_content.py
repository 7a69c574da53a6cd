"""What each kind of box shows in its frame."""

from typing import assert_never

from cardsmith.layout.barcode.drawing import Refused, code
from cardsmith.layout.template_card import Card, Drawn, nothing, whole
from cardsmith.layout.template_pictures import covering, fitted
from cardsmith.layout.template_places import Frame
from cardsmith.layout.template_shapes import bled, outlined, rounded
from cardsmith.layout.template_signs import MOST_PIPS, ornament, pips
from cardsmith.layout.template_words import draw_list, draw_text
from cardsmith.model.boxes import (
    CodeBox,
    ImageBox,
    ListBox,
    OrnamentBox,
    PathBox,
    PipsBox,
    RectBox,
    TextBox,
)
from cardsmith.model.value import Lists

Filled = RectBox | PathBox | TextBox | ListBox | ImageBox | OrnamentBox | PipsBox | CodeBox


def draw_content(box: Filled, card: Card, lists: Lists, frame: Frame) -> Drawn:
    """A box drawn in its frame; what is wrong with it is said of the card."""
    match box:
        case TextBox():
            return draw_text(box, card, lists, frame)
        case ListBox():
            return draw_list(box, card, lists, frame)
        case RectBox():
            return whole(frame, rounded(box, _reaching(frame, card, out=box.bleed)))
        case PathBox():
            return whole(frame, outlined(box, frame))
        case ImageBox():
            return _image(box, card, lists, frame)
        case OrnamentBox() | PipsBox():
            return _signs(box, card, lists, frame)
        case CodeBox():
            return _code(box, card, lists, frame)
        case _:
            assert_never(box)


def _reaching(frame: Frame, card: Card, *, out: bool) -> Frame:
    return bled(frame, card.trim, card.template.bleed) if out else frame


def _image(box: ImageBox, card: Card, lists: Lists, frame: Frame) -> Drawn:
    picture = card.workshop.artwork.pictures.get(card.text(box.src, lists).strip())
    if picture is None:
        return nothing(frame)
    over = _reaching(frame, card, out=box.bleed)
    return whole(frame, (fitted if box.fit == "contain" else covering)(picture, over))


def _signs(box: OrnamentBox | PipsBox, card: Card, lists: Lists, frame: Frame) -> Drawn:
    named = box.of if isinstance(box, PipsBox) else box.name
    sign = card.ornament(named, lists, box.span)
    arts = card.workshop.arts
    if isinstance(box, OrnamentBox):
        return whole(frame, ornament(box, sign, frame, arts)) if sign else nothing(frame)
    text = card.text(box.count, lists).strip()
    if text and not (text.isascii() and text.isdecimal() and len(text) < 5):
        card.say("K127", box.span, text=text[:20], most=MOST_PIPS)
        return whole(frame)
    count = int(text or "0")
    if count > MOST_PIPS:
        card.say("K127", box.span, text=text, most=MOST_PIPS)
        return whole(frame)
    return whole(frame, *pips(box, sign, count, arts, frame)) if sign and count else nothing(frame)


def _code(box: CodeBox, card: Card, lists: Lists, frame: Frame) -> Drawn:
    text = card.text(box.value, lists).strip()
    if not text:
        return nothing(frame)
    drawn = code(box, text, frame, card.workshop.fonts)
    if isinstance(drawn, Refused):
        card.say(drawn.code, box.span, **drawn.arguments)
        return whole(frame)
    return whole(frame, *drawn)
