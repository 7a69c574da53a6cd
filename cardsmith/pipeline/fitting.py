"""Cards that would not fit their faces, told before anybody builds them."""

from collections.abc import Collection, Iterator
from dataclasses import replace
from math import inf

from cardsmith.model.deck import MAROTTE, Card
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding

_CAPITAL, _OTHER = 1.2, 0.62
"""Widths of characters, for one of the m: those of the shipped faces, rounded up."""


class _Widths(dict[str, float]):
    """The width of any character, those that are met kept."""

    def __missing__(self, char: str) -> float:
        width = self[char] = _CAPITAL if char.isupper() else _OTHER
        return width


_WIDTHS = _Widths(dict.fromkeys("ijltfrIJ'’-.,:!() ", 0.45) | dict.fromkeys("mwœæ@%…—", 1.0))

_ROOMS = {False: ((15.0, 9), (11.0, 12)), True: ((9.05, 6),)}
"""Of a card, and of a marotte: widths of a line, and how many lines of it surely fit."""

_TITLES = {False: 14.0, True: 9.0}

_SHORT, _FEW = {False: 12, True: 7}, {False: 9, True: 3}
"""Characters of a text, be they the widest, and how many such texts need no measure."""


def overfull(deck: Deck) -> Iterator[Finding]:
    """C417 for each text that does not fit a shipped face, at the text.

    Only cards that hold much are drawn. Cards of templates of an edition's own are drawn by
    whoever looks for faults of these.
    """
    labelled = deck.edition.print_labels
    doubtful = [
        card
        for card in deck.cards
        if _may_be_too_much(card, labelled=labelled) and "C417" not in card.ok
    ]
    for component, kind in (("cards", "letter"), (MAROTTE, MAROTTE)):
        ids = {card.id for card in doubtful if (card.packet == MAROTTE) == (kind == MAROTTE)}
        if ids and kind not in deck.edition.templates:
            yield from _drawn(deck, component, ids)


def _drawn(deck: Deck, component: str, ids: Collection[str]) -> Iterator[Finding]:
    # the faces of cards are loaded for those alone that may be too full
    from cardsmith.intake.shipped.fonts import ShippedFonts
    from cardsmith.model.choices import Look
    from cardsmith.pipeline.faces import game_cards

    packets = (
        replace(packet, cards=tuple(card for card in packet.cards if card.id in ids))
        for packet in deck.packets
    )
    few = replace(deck, packets=tuple(packet for packet in packets if packet.cards))
    for finding in game_cards(few, component, Look.HOUSE, ShippedFonts()).findings:
        if finding.code == "L101":
            text = str(finding.arguments["text"])
            yield Finding("C417", finding.span, card=finding.card, text=text)


def _may_be_too_much(card: Card, *, labelled: bool) -> bool:
    """Whether a card holds more than surely fits, by the width of its letters."""
    is_marotte = card.packet == MAROTTE
    texts = [
        " ".join((word.text, *word.labels)) if labelled else word.text for word in card.synonyms
    ]
    longest = max(map(len, texts), default=0)
    longest = max(longest, len(card.title.text))
    if longest <= _SHORT[is_marotte] and len(texts) <= _FEW[is_marotte]:
        return False
    return _wide(card.title.text) > _TITLES[is_marotte] or not any(
        sum(_lines(text, width) for text in texts) <= most for width, most in _ROOMS[is_marotte]
    )


def _lines(text: str, width: float) -> float:
    """How many lines a text takes, broken at blanks; no number is enough for too long a word."""
    if len(text) * _CAPITAL <= width or _wide(text) <= width:
        return 1
    lines, room = 1, width
    for word in text.split():
        wide = _wide(word)
        if wide > width:
            return inf
        if wide > room:
            lines, room = lines + 1, width
        room -= wide + _WIDTHS[" "]
    return lines


def _wide(text: str) -> float:
    return sum(map(_WIDTHS.__getitem__, text))
