"""The words of a Bouffon card, the same on a letter front and on a marotte front."""

from collections.abc import Iterator
from typing import NamedTuple

from cardsmith.layout.fit import Overset, no_glyph
from cardsmith.layout.listing import ListStock, draw_list
from cardsmith.layout.middle import middle_of
from cardsmith.layout.setting import Align, Style, drawable, missing, set_line, width
from cardsmith.layout.synonyms import Entry, Listing, Spill, entry, set_list
from cardsmith.layout.title import FONT, TitleBox, set_title
from cardsmith.model.deck import Card, Word
from cardsmith.model.edition import Edition, Size
from cardsmith.model.face import Face, Group, Item, Text, shift
from cardsmith.model.finding import Finding
from cardsmith.model.inks import BROWN, GREY
from cardsmith.model.metrics import Fonts
from cardsmith.model.sizes import BLEED

_POS = Style("Alegreya Medium", 8.5, BROWN)
_ID = Style("Alegreya", 6.0, GREY)
_RIGHT = 59.0
_POS_BASELINE, _ID_BASELINE, _ID_WIDTH = 7.6, 83.4, 44.0


class WordPlan(NamedTuple):
    """Where the words of a front stand: ``foot`` is the point of the card's id."""

    title: TitleBox
    foot: tuple[float, Align]


Front = tuple[Face | None, tuple[Finding, ...]]
"""A front, or the reasons why the card cannot be printed."""

Words = tuple[tuple[Item, ...], tuple[Finding, ...]]
"""Items and no finding, or findings and no item; neither where a synonym has no length."""


def set_words(
    fonts: Fonts, card: Card, edition: Edition, plan: WordPlan, lists: ListStock
) -> Words:
    """Title, list, part of speech and id of a card."""
    policy = lists.policy(edition.rules)
    labels = edition.print_labels
    entries: list[Entry] = []
    for synonym in card.synonyms:
        told = entry(fonts, synonym, policy, lists.column.tones, labels=labels)
        if told is None:
            return (), ()
        entries.append(told)
    if not lists.characters.have(_all_texts(card, entries)):
        lacking = tuple(_lacking(fonts, card, entries))
        if lacking:
            return (), lacking
    title = set_title(fonts, card.title.text, plan.title)
    listing = set_list(fonts, entries, lists.column)
    if isinstance(title, Overset) or not isinstance(listing, Listing):
        return (), tuple(_overset(card, title, listing))
    return (
        *title,
        *draw_list(fonts, listing, lists),
        *_margins(fonts, card, plan),
    ), ()


def face_of(card: Card, items: tuple[Item, ...], size: Size) -> Face:
    """A front of the size asked for; what is drawn for 63 × 88 mm stands in its middle."""
    dx, dy = middle_of(size)
    if dx or dy:
        items = (Group(items, shift(dx, dy)),)
    return Face(f"{card.id} front", size.width, size.height, items, BLEED)


def _margins(fonts: Fonts, card: Card, plan: WordPlan) -> Iterator[Text]:
    if card.pos:
        yield set_line(fonts, _POS, drawable(card.pos), (_RIGHT, _POS_BASELINE), "right")
    x, align = plan.foot
    text = drawable(card.id)
    natural = width(fonts, _ID, text)
    style = _ID if natural <= _ID_WIDTH else Style(_ID.font, _ID.size * _ID_WIDTH / natural, GREY)
    yield set_line(fonts, style, text, (x, _ID_BASELINE), align)


def _lacking(fonts: Fonts, card: Card, entries: list[Entry]) -> Iterator[Finding]:
    """L102 for every character that a font of the card has no glyph for."""
    yield from _glyphs(fonts, FONT, card, card.title)
    for told in entries:
        found = ""
        for text, tone in told.line:
            for char in missing(fonts, tone.font, text):
                if char not in found:
                    found += char
                    yield _glyph(char, tone.font, card, told.synonym)
    for text in (card.pos, card.id):
        font = _POS.font if text is card.pos else _ID.font
        for char in missing(fonts, font, drawable(text)):
            if char not in card.title.text.casefold():
                yield no_glyph(char, font, card.span, card.id, text=text)


def _all_texts(card: Card, entries: list[Entry]) -> str:
    """Everything that is set on a card, in one text."""
    texts = [run.text for told in entries for run in told.line]
    return "".join((card.title.text, card.pos, card.id, *texts))


def _glyphs(fonts: Fonts, font: str, card: Card, word: Word) -> Iterator[Finding]:
    for char in missing(fonts, font, drawable(word.text)):
        yield _glyph(char, font, card, word)


def _glyph(char: str, font: str, card: Card, word: Word) -> Finding:
    at = word.text.find(char)
    span = word.spot(at, at + 1) if at >= 0 else word.span
    return no_glyph(char, font, span, card.id, text=word.text)


def _overset(
    card: Card, title: tuple[Text, ...] | Overset, listing: Listing | Spill
) -> Iterator[Finding]:
    if isinstance(title, Overset):
        yield title.finding(card.title.span, card.id, box="title", text=card.title.text)
    if isinstance(listing, Spill):
        word = listing.entry.synonym if listing.entry else card.title
        span = word.span if listing.entry else card.span
        yield listing.overset.finding(span, card.id, box="synonyms", text=word.text)
