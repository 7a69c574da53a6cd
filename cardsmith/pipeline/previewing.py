"""A picture of one card, front beside back, through the same layout and press as a build."""

from pathlib import Path

from cardsmith.impose.single import side_by_side
from cardsmith.intake.editions.reading import read
from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.lint.engine import check
from cardsmith.model.deck import MAROTTE
from cardsmith.model.edition import Deck, Game
from cardsmith.model.face import Piece
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.sheet import Document
from cardsmith.model.struct import replace
from cardsmith.pipeline.checking import Checked
from cardsmith.pipeline.finding_cards import card_ids, unknown_card
from cardsmith.pipeline.products import Cards, products
from cardsmith.pipeline.refusing import refused
from cardsmith.pipeline.targets import edition_of, resolve
from cardsmith.press.output import write_file
from cardsmith.press.pdf import write_pdf
from cardsmith.press.png import render_png

DPI = 200


def preview_card(name: str, card_id: str, out: Path) -> Checked:
    """Draw one card of an edition to ``out``, a PNG of 200 dots an inch.

    Only findings about this card count, and what keeps it from being read or drawn; with an error
    nothing is written. Raises InputError for an edition or a card that is not there, and for a
    file that cannot be written.
    """
    if out.suffix.lower() != ".png":
        raise refused("--out", str(out), such_as=(f"{out.stem or 'preview'}.png",))
    deck = read([edition_place(name, card_id)])
    wanted = next((one for one in card_ids(deck) if one.casefold() == card_id.casefold()), "")
    drawn, found = _drawn(deck, wanted) if wanted else ((), deck.findings)
    piece = next((piece for piece in drawn if piece.id == wanted), None)
    about = tuple(item for item in (*check(deck), *found) if wanted and item.card == wanted)
    checked = Checked(decks=(deck,), findings=about if piece else about or found)
    if checked.failed():
        return checked
    if piece is None:
        unasked = "" if name or deck.edition.folder == "." else deck.edition.name
        raise InputError(unknown_card(card_id, card_ids(deck), unasked))
    faces = [face for face in (piece.front, piece.back) if face is not None]
    pages = (side_by_side(faces),)
    document = Document(title=card_id, language=deck.edition.language, pages=pages)
    write_file(out, render_png(write_pdf(document, ShippedFonts()), 0, DPI))
    return checked


def _drawn(deck: Deck, card: str) -> tuple[tuple[Piece, ...], tuple[Finding, ...]]:
    """The pieces among which the card is, and what is wrong with them."""
    deck = only_card(deck, card)
    packet = card.partition("/")[0]
    if deck.edition.game is Game.CUSTOM:
        from cardsmith.pipeline.custom import custom_pieces_of

        (component,) = (each for each in deck.components if each.name == packet)
        return custom_pieces_of(deck.edition, component, only=card)
    made, found = products(deck, (MAROTTE if packet == MAROTTE else "cards",))
    return tuple(piece for each in made if isinstance(each, Cards) for piece in each.pieces), found


def edition_place(name: str, card_id: str) -> Path:
    """Where the edition of that name lies; with no name, the one here or that of the card."""
    return resolve(name) if name else edition_of(card_id)


def only_card(deck: Deck, card: str) -> Deck:
    """The deck with one letter card, so that no other is laid out, and once, however it is told."""
    packets = tuple(
        replace(packet, cards=own)
        for packet in deck.packets
        if (own := tuple(replace(one, copies=1) for one in packet.cards if one.id == card))
    )
    components = tuple(
        replace(
            component,
            records=tuple(
                replace(one, copies=1) if one.id == card else one for one in component.records
            ),
        )
        for component in deck.components
    )
    return replace(deck, packets=packets, components=components)
