"""A picture of one card, front beside back, through the same layout and press as a build."""

from dataclasses import replace
from pathlib import Path

from cardsmith.impose.single import side_by_side
from cardsmith.intake.editions.reading import read
from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.lint.engine import check
from cardsmith.model.edition import Deck
from cardsmith.model.finding import InputError
from cardsmith.model.sheet import Document
from cardsmith.pipeline.checking import Checked
from cardsmith.pipeline.finding_cards import card_ids, unknown_card
from cardsmith.pipeline.products import UNCARDED, Cards, component_names, products
from cardsmith.pipeline.refusing import refused
from cardsmith.pipeline.targets import edition_of, resolve
from cardsmith.press.output import write_file
from cardsmith.press.pdf import write_pdf
from cardsmith.press.png import render_png

DPI = 200


def preview_card(name: str, card_id: str, out: Path) -> Checked:
    """Draw one card of an edition to ``out``, a PNG of 200 dots an inch.

    Only findings about this card count; with an error nothing is written. Raises InputError for
    an edition or a card that is not there, and for a file that cannot be written.
    """
    if out.suffix.lower() != ".png":
        raise refused("--out", str(out), such_as=(f"{out.stem or 'preview'}.png",))
    deck = read([resolve(name) if name else edition_of(card_id)])
    names = tuple(part for part in component_names(deck) if part not in UNCARDED)
    made, found = products(only_card(deck, card_id), names)
    pieces = [piece for product in made if isinstance(product, Cards) for piece in product.pieces]
    wanted = [piece for piece in pieces if piece.id.casefold() == card_id.casefold()]
    about = [item for item in (*check(deck), *found) if item.card.casefold() == card_id.casefold()]
    checked = Checked(decks=(deck,), findings=tuple(about))
    if checked.failed():
        return checked
    if not wanted:
        raise InputError(unknown_card(card_id, card_ids(deck)))
    faces = [face for face in (wanted[0].front, wanted[0].back) if face is not None]
    pages = (side_by_side(faces),)
    document = Document(title=card_id, language=deck.edition.language, pages=pages)
    write_file(out, render_png(write_pdf(document, ShippedFonts()), 0, DPI))
    return checked


def only_card(deck: Deck, card_id: str) -> Deck:
    """The deck with one card, once, so that nothing else is laid out; whole for other games."""
    wanted = card_id.casefold()
    packets = tuple(
        replace(packet, cards=own)
        for packet in deck.packets
        if (own := tuple(replace(c, copies=1) for c in packet.cards if c.id.casefold() == wanted))
    )
    return replace(deck, packets=packets)
