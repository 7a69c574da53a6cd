"""What an edition is made of: its components as pieces to print, or a board.

What draws a component is imported when it is drawn.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.intake.shipped.ornaments import load_ornaments
from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.model.edition import Deck, Game
from cardsmith.model.face import Face, Piece
from cardsmith.model.finding import Finding
from cardsmith.model.sheet import KeepOut
from cardsmith.pipeline.refusing import refused

COMPONENTS = {Game.BOUFFON: ("cards", "marotte", "board"), Game.DALMUTI: ("cards",)}
"""What the shipped games are made of."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Cards:
    """A component of cards."""

    name: str
    pieces: tuple[Piece, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Playboard:
    """A board, and what a seam between sheets keeps clear of."""

    name: str
    face: Face
    keep: tuple[KeepOut, ...]


Product = Cards | Playboard


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


def products(deck: Deck, names: tuple[str, ...]) -> tuple[tuple[Product, ...], tuple[Finding, ...]]:
    """Lay out components; what does not fit its face is reported and left out."""
    match deck.edition.game:
        case Game.BOUFFON:
            made = list(_bouffon(deck, names))
        case Game.DALMUTI:
            made = list(_dalmuti(deck))
        case Game.CUSTOM:
            made = list(_custom(deck, names))
        case _:
            assert_never(deck.edition.game)
    findings = tuple(finding for _, found in made for finding in found)
    return tuple(product for product, _ in made if product is not None), findings


_Made = tuple[Product | None, tuple[Finding, ...]]


def _dalmuti(deck: Deck) -> Iterator[_Made]:
    from cardsmith.layout.dalmuti import dalmuti_pieces

    pieces, findings = dalmuti_pieces(deck, ShippedFonts(), load_ornaments())
    yield Cards(name="cards", pieces=pieces), findings


def _custom(deck: Deck, names: tuple[str, ...]) -> Iterator[_Made]:
    from cardsmith.pipeline.custom import custom_pieces_of

    for component in deck.components:
        if component.name in names:
            pieces, findings = custom_pieces_of(deck.edition, component)
            yield Cards(name=component.name, pieces=pieces) if pieces else None, findings


def _bouffon(deck: Deck, names: tuple[str, ...]) -> Iterator[_Made]:
    fonts, ornaments = ShippedFonts(), load_ornaments()
    language = deck.edition.language
    if {"cards", "marotte"} & set(names):
        from cardsmith.layout.bouffon import bouffon_pieces

        pieces, findings = bouffon_pieces(deck, fonts, ornaments, printed_words("cards", language))
        yield None, findings
        for name in ("cards", "marotte"):
            own = tuple(piece for piece in pieces if piece.component == name)
            if name in names and own:
                yield Cards(name=name, pieces=own), ()
    if "board" in names:
        from cardsmith.layout.board import board_face

        words = printed_words("board", language)
        face, keep, findings = board_face(deck.edition, fonts, ornaments, words)
        yield Playboard(name="board", face=face, keep=keep), findings
