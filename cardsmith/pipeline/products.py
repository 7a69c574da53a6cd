"""What an edition is made of: its components as pieces to print, or a board.

What draws a component is imported when it is drawn.
"""

from collections.abc import Iterator
from typing import NamedTuple, assert_never

from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.intake.shipped.ornaments import load_ornaments
from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.model.deck import MAROTTE
from cardsmith.model.edition import Deck, Game
from cardsmith.model.face import Face, Piece
from cardsmith.model.finding import Finding
from cardsmith.model.sheet import KeepOut
from cardsmith.model.sizes import THICKNESS
from cardsmith.pipeline.refusing import refused

COMPONENTS = {
    Game.BOUFFON: ("cards", "marotte", "board", "pawns", "die", "box", "aid"),
    Game.DALMUTI: ("cards", "box", "aid"),
}
"""What the shipped games are made of."""

UNCARDED = frozenset({"board", "pawns", "die", "box", "aid"})
"""The components that hold no card of a deck."""


class Cards(NamedTuple):
    """A component of cards."""

    name: str
    pieces: tuple[Piece, ...]


class Playboard(NamedTuple):
    """A board, and what a seam between sheets keeps clear of."""

    name: str
    face: Face
    keep: tuple[KeepOut, ...]


class Model(NamedTuple):
    """A paper model to cut, fold and glue, and what a seam keeps clear of if it needs one."""

    name: str
    face: Face
    keep: tuple[KeepOut, ...] = ()


Product = Cards | Playboard | Model


def component_names(deck: Deck) -> tuple[str, ...]:
    """The components that this edition has, in the order they are built."""
    if deck.edition.game is Game.CUSTOM:
        return tuple(component.name for component in deck.components)
    return COMPONENTS[deck.edition.game]


def wanted_names(deck: Deck, asked: tuple[str, ...]) -> tuple[str, ...]:
    """The components asked for, all when none are; raises InputError for one there is not."""
    known = component_names(deck)
    for name in asked:
        if name not in known:
            raise refused("--component", name, among=known)
    return asked or known


def products(
    deck: Deck, names: tuple[str, ...], thickness: float = THICKNESS
) -> tuple[tuple[Product, ...], tuple[Finding, ...]]:
    """Lay out components; what does not fit its face is reported and left out.

    ``thickness`` is that of one card in millimetres: a box is as deep as its cards.
    """
    match deck.edition.game:
        case Game.BOUFFON:
            made = [*_bouffon(deck, names), *_besides(deck, names, thickness)]
        case Game.DALMUTI:
            made = [*_dalmuti(deck, names), *_besides(deck, names, thickness)]
        case Game.CUSTOM:
            made = list(_custom(deck, names))
        case _:
            assert_never(deck.edition.game)
    findings = tuple(finding for _, found in made for finding in found)
    return tuple(product for product, _ in made if product is not None), findings


_Made = tuple[Product | None, tuple[Finding, ...]]


def _dalmuti(deck: Deck, names: tuple[str, ...]) -> Iterator[_Made]:
    if "cards" in names:
        from cardsmith.layout.dalmuti import dalmuti_pieces

        yield _cards("cards", dalmuti_pieces(deck, ShippedFonts(), load_ornaments()))


def _custom(deck: Deck, names: tuple[str, ...]) -> Iterator[_Made]:
    from cardsmith.pipeline.custom import custom_pieces_of

    for component in deck.components:
        if component.name in names:
            yield _cards(component.name, custom_pieces_of(deck.edition, component))


def _bouffon(deck: Deck, names: tuple[str, ...]) -> Iterator[_Made]:
    fonts, ornaments = ShippedFonts(), load_ornaments()
    language = deck.edition.language
    if "cards" in names:
        from cardsmith.layout.bouffon import letter_pieces

        yield _cards("cards", letter_pieces(deck, fonts, ornaments))
    if MAROTTE in names:
        from cardsmith.layout.marotte import marotte_pieces

        words = printed_words("cards", language)
        yield _cards(MAROTTE, marotte_pieces(deck, fonts, ornaments, words))
    if "board" in names:
        from cardsmith.layout.board import board_face

        words = printed_words("board", language)
        face, keep, findings = board_face(deck.edition, fonts, ornaments, words)
        yield Playboard(name="board", face=face, keep=keep), findings


def _besides(deck: Deck, names: tuple[str, ...], thickness: float) -> Iterator[_Made]:
    """What both games have besides cards and board."""
    if UNCARDED.isdisjoint(names):
        return
    from cardsmith.pipeline import models

    if "pawns" in names:
        yield Model(name="pawns", face=models.pawns(deck.edition)), ()
    if "die" in names:
        yield Model(name="die", face=models.die(deck.edition)), ()
    if "box" in names:
        face, keep, findings = models.box(deck, thickness)
        yield Model(name="box", face=face, keep=keep), findings
    if "aid" in names:
        yield Cards(name="aid", pieces=(models.aid(deck.edition),)), ()


def _cards(name: str, laid_out: tuple[tuple[Piece, ...], tuple[Finding, ...]]) -> _Made:
    pieces, findings = laid_out
    return Cards(name=name, pieces=pieces) if pieces else None, findings
