"""``--to tts``: sheets of cards and a saved object for Tabletop Simulator."""

import re
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from typing import NamedTuple
from urllib.parse import quote

from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.model.deck import MAROTTE
from cardsmith.model.edition import Game
from cardsmith.model.face import Face
from cardsmith.model.sheet import Document
from cardsmith.pipeline.exporting.card_piles import CardPile, Shot, card_piles, shot
from cardsmith.pipeline.exporting.drawn import drawn, titles
from cardsmith.pipeline.exporting.names import ENDING
from cardsmith.pipeline.exporting.orders import File, Job, Made
from cardsmith.pipeline.picturing import pictured
from cardsmith.pipeline.products import Cards, Playboard, component_names, wanted_names
from cardsmith.pipeline.refusing import refused
from cardsmith.press.manifest import MANIFEST
from cardsmith.press.pdf import write_pdf
from cardsmith.press.pixels import Pages
from cardsmith.press.png import png_bytes
from cardsmith.press.portal import Frame
from cardsmith.press.saved_object import Board, Held, Pile, Place, Sheet, Thing, saved_object
from cardsmith.resources import real

USUAL = {
    Game.BOUFFON: ("cards", MAROTTE, "board", "pawns", "die", "aid"),
    Game.DALMUTI: ("cards", "aid", "status"),
}
"""What lies on the table of a game where no component is named."""

PIECES = ("pawns", "die")
"""What the program has itself."""

_FLAT = frozenset({"dividers", "plans"}).union(*USUAL.values())
"""What can lie on a table on a screen."""

TABLE = "table"
"""The component that the saved object is of, and its name where its edition has none for it."""

THUMBNAIL, SCREEN = 256, 96
"""Pixels of the picture by which a menu shows the saved object, and how many to the inch."""

_ADDRESS = re.compile(r"https?://[^\s/]+(/\S*)?")
_A_ROW = 8
"""Piles that lie side by side, three units of the program apart."""


class _Table(NamedTuple):
    """What lies on the table: piles of cards, and boards with their pictures."""

    piles: tuple[CardPile, ...]
    boards: tuple[tuple[Face, Shot], ...]

    @property
    def shots(self) -> tuple[Shot, ...]:
        """Every picture once."""
        sheets = (sheet for pile in self.piles for sheet in pile.sheets)
        of_cards = (taken for sheet in sheets for taken in (sheet.front, sheet.back))
        return tuple(dict.fromkeys((*of_cards, *(taken for _, taken in self.boards))))

    @property
    def thumbnail(self) -> Shot:
        """The picture that stands for all of it: the board, else a back."""
        return self.boards[0][1] if self.boards else self.piles[0].sheets[0].back


def tabletop(job: Job) -> Made:
    """The pictures and the file that calls them.

    Raises InputError (I110) for a component that is not flat, and for ``--url-prefix`` that is
    no address.
    """
    prefix = _prefix(job)
    names = _names(job)
    seen = drawn(job, tuple(name for name in names if name not in PIECES))
    piles: list[CardPile] = []
    boards: list[tuple[Face, Shot]] = []
    for product in seen.products:
        if isinstance(product, Cards):
            piles += card_piles(product.name, seen.of(product.pieces))
        elif isinstance(product, Playboard):
            boards.append((product.face, shot(product.face, product.name)))
    table = _Table(tuple(piles), tuple(boards))
    things = tuple(_things(job, names)) if job.wanted is None else ()
    files = _files(job, table, things, prefix) if piles or boards or things else ()
    return Made(files, seen.findings, seen.cards)


def _names(job: Job) -> tuple[str, ...]:
    """The components that lie on the table."""
    deck, asked = job.deck, job.order.components
    names = wanted_names(deck, asked or USUAL.get(deck.edition.game, ()))
    if deck.edition.game is not Game.CUSTOM:
        known = tuple(name for name in component_names(deck) if name in _FLAT)
        for name in names:
            if name not in known:
                raise refused("--component", name, among=known)
    return names


def _prefix(job: Job) -> str:
    """What stands before the name of a picture: where they are on the net, or on this computer."""
    written = job.order.url_prefix
    if not written:
        # the program takes a path as it is, spaces and accents too
        return f"file:///{real(job.place).as_posix().lstrip('/')}/"
    if not _ADDRESS.fullmatch(written):
        raise refused("--url-prefix", written, such_as=("https://example.org/cards/",))
    return written if written.endswith(("/", "=")) else f"{written}/"


def _files(
    job: Job, table: _Table, things: Sequence[tuple[Thing, Place]], prefix: str
) -> Iterator[File]:
    """The pictures, called by what they show, then the saved object that names them.

    A picture that changes gets another name: the program keeps those it has seen for good.
    """
    name = saved_name(job.deck.edition.name)
    addresses: dict[Shot, str] = {}
    shots = table.shots
    pdf = write_pdf(_document(job, shots), ShippedFonts())
    pictures = pictured(pdf, [Frame(taken.size, taken.dpi) for taken in shots])
    for taken, data in zip(shots, pictures, strict=True):
        picture = f"{taken.stem}-{sha256(data).hexdigest()[:8]}{ENDING}"
        is_address = prefix.startswith("http")
        addresses[taken] = prefix + (quote(picture) if is_address else picture)
        yield File(picture, taken.stem, data, pixels=taken.size)
    if shots:
        seen = table.thumbnail
        with Pages(pdf) as pages:
            small = pages.filling(shots.index(seen), _thumbnail_size(seen.size))
        yield File(name + ENDING, TABLE, png_bytes(small, SCREEN))
    laid = [*_laid(job, table, addresses), *things]
    cards = sum(held.copies for pile, _ in laid if isinstance(pile, Pile) for held in pile.cards)
    yield File(f"{name}.json", TABLE, saved_object(job.deck.edition.title, laid), cards)


def saved_name(edition: str) -> str:
    """What the saved object is called: as its edition, where that is no file of ours."""
    return TABLE if f"{edition}.json".casefold() == MANIFEST else edition


def _document(job: Job, shots: Sequence[Shot]) -> Document:
    edition, pages = job.deck.edition, tuple(taken.page for taken in shots)
    return Document(title=edition.title, language=edition.language, pages=pages)


def _thumbnail_size(size: tuple[int, int]) -> tuple[int, int]:
    width, height = size
    return round(width * THUMBNAIL / max(size)), round(height * THUMBNAIL / max(size))


def _laid(
    job: Job, table: _Table, addresses: Mapping[Shot, str]
) -> Iterator[tuple[Pile | Board, Place]]:
    """The board in the middle, the piles in rows before the player."""
    words, called = printed_words("print", job.deck.edition.language), titles(job.deck)
    for face, taken in table.boards:
        name = words.get(taken.stem, taken.stem)
        board = Board(taken.stem, name, addresses[taken], round(face.width / face.height, 6))
        yield board, Place(0.0, 6.0)
    for index, pile in enumerate(table.piles):
        row, column = divmod(index, _A_ROW)
        place = Place(3.0 * column - 1.5 * (_A_ROW - 1), -10.0 - 4.0 * row)
        yield _pile(job, pile, addresses, called), place


def _pile(
    job: Job, pile: CardPile, addresses: Mapping[Shot, str], called: Mapping[str, str]
) -> Pile:
    sheets = tuple(
        Sheet(addresses[sheet.front], addresses[sheet.back], *sheet.grid, sheet.own_backs)
        for sheet in pile.sheets
    )
    name = _called(job, pile)
    cards = tuple(
        Held(piece.id, called.get(piece.id, name), number, slot, piece.copies)
        for number, sheet in enumerate(pile.sheets)
        for slot, piece in enumerate(sheet.pieces)
    )
    ident = f"{pile.component}/{pile.packet}/{pile.number}"
    return Pile(ident, name, sheets, cards, pile.is_sideways)


def _called(job: Job, pile: CardPile) -> str:
    """The name of a pile: a letter, else its component in the words of the edition."""
    edition = job.deck.edition
    words = printed_words("print", edition.language)
    lettered = edition.game is Game.BOUFFON and pile.component == "cards"
    name = pile.packet if lettered else words.get(pile.component, pile.component)
    return f"{edition.title} – {name}" + (f" {pile.number}" if pile.number > 1 else "")


def _things(job: Job, names: Sequence[str]) -> Iterator[tuple[Thing, Place]]:
    """The pawns and the die of Le Bouffon, from what the program has."""
    from cardsmith.layout.net.pawns import PAWNS
    from cardsmith.model.inks import PAPER

    edition = job.deck.edition
    words = printed_words("export", edition.language)
    if "pawns" in names:
        most = edition.rules.number("bouffon.most_players")
        for number, pawn in enumerate(PAWNS[:most]):
            red, green, blue = (channel / 255 for channel in pawn.ground.rgb)
            thing = Thing(f"pawn/{pawn.name}", words["pawn"], "PlayerPawn", (red, green, blue))
            yield thing, Place(1.5 * number - 4.5, -6.0)
    if "die" in names:
        faces = edition.rules.option("bouffon.die_faces")
        red, green, blue = (channel / 255 for channel in PAPER.rgb)
        yield Thing("die", words["die"], f"Die_{faces}", (red, green, blue)), Place(6.0, -6.0)
