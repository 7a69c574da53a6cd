"""Cards that would not fit their faces, told before anybody builds them."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from cardsmith.model.deck import MAROTTE, Card
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding

_M = 100
"""The width of an m. Widths are those of the shipped faces, rounded up."""

_NARROW, _WIDE = "ijltfrIJ'’-.,:!() ", "mwœæ@%…—"
_CODING = "cp1252"  # a byte for every letter of French


def _width(char: str) -> int:
    if char in _NARROW:
        return 45
    return _M if char in _WIDE else 120 if char.isupper() or char == "?" else 62


_WIDTHS = bytes(
    10 if byte == 10 else _width(bytes([byte]).decode(_CODING, "replace")) for byte in range(256)
)
"""The width of each letter; a letter that has no byte is a question mark."""

_LINES = {False: (15 * _M,) * 9 + (11 * _M,) * 3, True: (905,) * 6}
"""Of a card, and of a marotte: the lines that surely fit. Those near the foot are shorter."""

_TITLES = {False: 14 * _M, True: 9 * _M}
_HANG = 80
"""How far the second line of a text, and the next ones, are set in."""


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
    title, *widths = _widths((card.title.text, *texts))
    lines = _LINES[is_marotte]
    if title > _TITLES[is_marotte] or len(widths) != len(texts) or len(texts) > len(lines):
        return True
    if not texts or max(widths) <= lines[len(texts) - 1]:
        return False
    return not _holds(lines, texts, widths)


def _widths(texts: Sequence[str]) -> list[int]:
    """The width of each text; of texts of several lines those of each."""
    joined = "\n".join(texts).encode(_CODING, "replace").translate(_WIDTHS)
    return [*map(sum, joined.split(b"\n"))]


def _holds(lines: Sequence[int], texts: Sequence[str], widths: Sequence[int]) -> bool:
    """Whether lines hold texts, one below the other and broken at blanks."""
    row = 0
    for text, width in zip(texts, widths, strict=True):
        if row < len(lines) and width <= lines[row]:
            row += 1
        else:
            row += _broken(lines[row:], text)
    return row <= len(lines)


def _broken(lines: Sequence[int], text: str) -> int:
    """How many lines a text takes, broken at blanks; more than there are where none holds it."""
    blank, *widths = _widths((" ", *text.split()))
    rooms = iter([*lines[:1], *(line - _HANG for line in lines[1:])])
    room, row = next(rooms, 0), 1
    for width in widths:
        while width > room and row <= len(lines):
            room, row = next(rooms, 0), row + 1
        room -= width + blank
    return row
