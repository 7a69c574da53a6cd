"""What each kind of box but a text shows in its frame."""

from typing import assert_never

from cardsmith.layout.template_card import Card, Drawn, nothing, whole
from cardsmith.layout.template_drawn import draw_drawing
from cardsmith.layout.template_places import Frame
from cardsmith.layout.template_shapes import bled, outlined, rounded
from cardsmith.layout.template_signs import DYES, MOST_PIPS, Look, ornament, pips
from cardsmith.lexicon.nearest import nearest
from cardsmith.model.boxes import (
    CodeBox,
    DrawnBox,
    ImageBox,
    OrnamentBox,
    PathBox,
    PipsBox,
    RectBox,
    SignBox,
)
from cardsmith.model.face import Path
from cardsmith.model.value import Lists

Filled = RectBox | PathBox | ImageBox | SignBox | DrawnBox | CodeBox


def draw_content(box: Filled, card: Card, lists: Lists, frame: Frame) -> Drawn:
    """A box drawn in its frame; what is wrong with it is said of the card."""
    match box:
        case RectBox() | PathBox():
            return whole(frame, _shape(box, card, lists, frame))
        case ImageBox():
            return _image(box, card, lists, frame)
        case OrnamentBox() | PipsBox():
            return _signs(box, card, lists, frame)
        case DrawnBox():
            look = _look(box, card, lists)
            return whole(frame, *draw_drawing(box, look, card, lists, frame))
        case CodeBox():
            return _code(box, card, lists, frame)
        case _:
            assert_never(box)


def _reaching(frame: Frame, card: Card, *, out: bool) -> Frame:
    return bled(frame, card.stage, card.trim, card.template.bleed) if out else frame


def _shape(box: RectBox | PathBox, card: Card, lists: Lists, frame: Frame) -> Path:
    paint = card.ink(box.fill, lists, box.span), card.ink(box.stroke, lists, box.span)
    if isinstance(box, PathBox):
        return outlined(box, frame, paint)
    return rounded(box, _reaching(frame, card, out=box.bleed), paint)


def _look(box: SignBox | DrawnBox, card: Card, lists: Lists) -> Look:
    """The colours of an ornament; K106 for a family of colours that there is not."""
    dyes = card.text(box.dyes, lists).strip()
    if dyes not in DYES:
        card.say("K106", box.span, text=dyes, known=nearest(dyes, DYES) or ", ".join(DYES)[2:])
        dyes = ""
    return Look(dyes, box.inks, box.lines)


def _image(box: ImageBox, card: Card, lists: Lists, frame: Frame) -> Drawn:
    from cardsmith.layout.template_pictures import covering, fitted

    picture = card.workshop.artwork.pictures.get(card.text(box.src, lists).strip())
    if picture is None:
        return nothing(frame)
    over = _reaching(frame, card, out=box.bleed)
    return whole(frame, (fitted if box.fit == "contain" else covering)(picture, over))


def _signs(box: SignBox, card: Card, lists: Lists, frame: Frame) -> Drawn:
    named = box.of if isinstance(box, PipsBox) else box.name
    sign = card.ornament(named, lists, box.span)
    look = _look(box, card, lists)
    arts = card.workshop.arts
    if isinstance(box, OrnamentBox):
        return whole(frame, *ornament(box, sign, look, frame, arts)) if sign else nothing(frame)
    count = card.number(box.count, lists, box.span, MOST_PIPS)
    if count is None:
        return whole(frame)
    if not sign or not count:
        return nothing(frame)
    return whole(frame, *pips(box, (sign, look), count, arts, frame))


def _code(box: CodeBox, card: Card, lists: Lists, frame: Frame) -> Drawn:
    from cardsmith.layout.barcode.drawing import Refused, code

    text = card.text(box.value, lists).strip()
    if not text:
        return nothing(frame)
    drawn = code(box, text, frame, card.workshop.fonts)
    if isinstance(drawn, Refused):
        card.say(drawn.code, box.span, **drawn.arguments)
        return whole(frame)
    return whole(frame, *drawn)
