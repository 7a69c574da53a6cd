"""Cards that would not fit their faces, told before anybody builds them."""

from collections.abc import Collection, Iterator, Mapping, Sequence

from cardsmith.model.deck import MAROTTE, Card
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding
from cardsmith.model.struct import replace

_CODING = "cp1252"  # a byte for every letter of French


def _table(classes: Mapping[int, str], *, small: int, other: int) -> bytes:
    """The width of each byte: that of its class, of a small letter, of others; 10 ends lines."""
    known = {char: width for width, chars in classes.items() for char in chars}
    chars = (bytes([byte]).decode(_CODING, "replace") for byte in range(256))
    return bytes(
        10 if char == "\n" else known.get(char, small if char.islower() else other)
        for char in chars
    )


_WIDTHS = _table(
    {34: "fijltìíîï'’.,:;!() /", 49: "acersvxyzàáâãäåçèéêëýÿ-", 85: "mwœæß0123456789"},
    small=57,
    other=120,
)
"""Widths of letters in hundredths of their size: those of the shipped faces, rounded up."""

_CAPITALS = _table({43: " '’-().,:!ijìíîï", 97: "mwœæ", 120: "ß"}, small=78, other=110)
"""The same of titles, whose small letters are capitals."""

_LINES = {False: (1375,) * 9 + (1050,) * 3, True: (800,) * 6}
"""Of a card, and of a marotte: the lines of a list at its least size; near the foot they are
shorter. Widths in hundredths of that size, as those of titles."""

_TITLES = {False: 1716, True: 1120}
_HANG = 65
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
    if sum(_widths([card.title.text], _CAPITALS)) > _TITLES[is_marotte]:
        return True
    lines, widths = _LINES[is_marotte], _widths(texts) if texts else []
    if len(widths) != len(texts) or len(texts) > len(lines):
        return True
    least = lines[len(texts) - 1]
    return max(widths, default=0) > least and not _holds(lines, texts, widths)


def _widths(texts: Sequence[str], table: bytes = _WIDTHS) -> list[int]:
    """The width of each text; of texts of several lines those of each."""
    joined = "\n".join(texts).encode(_CODING, "replace").translate(table)
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
