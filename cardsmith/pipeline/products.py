"""What an edition is made of: its components as pieces to print, or a board.

What draws a component is imported when it is drawn.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import NamedTuple, assert_never

from cardsmith.intake.shipped.ornaments import load_ornaments
from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.model.choices import Look
from cardsmith.model.deck import MAROTTE
from cardsmith.model.edition import Deck, Game, Size
from cardsmith.model.face import Face, Piece
from cardsmith.model.finding import Finding
from cardsmith.model.sheet import KeepOut
from cardsmith.model.sizes import THICKNESS
from cardsmith.pipeline.looks import Wardrobe, wardrobe
from cardsmith.pipeline.refusing import refused

COMPONENTS = {
    Game.BOUFFON: ("cards", "marotte", "board", "pawns", "die", "box", "aid", "rules"),
    Game.DALMUTI: ("cards", "box", "aid", "rules"),
}
"""What the shipped games are made of."""

UNCARDED = frozenset({"board", "pawns", "die", "box", "aid", "rules"})
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


class Leaflet(NamedTuple):
    """Pages of half a sheet: a booklet that is folded, or a form whose copies are cut apart.

    ``draw`` gives its pages in the size that the paper has for them, in millimetres.
    ``language`` is that of its words where it is not the edition's alone.
    """

    name: str
    draw: Callable[[Size], tuple[Face, ...]]
    folded: bool = True
    language: str = ""


Product = Cards | Playboard | Model | Leaflet


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
    deck: Deck,
    names: tuple[str, ...],
    thickness: float = THICKNESS,
    look: Look = Look.HOUSE,
) -> tuple[tuple[Product, ...], tuple[Finding, ...]]:
    """Lay out components; what does not fit its face is reported and left out.

    ``thickness`` is that of one card in millimetres: a box is as deep as its cards.
    """
    worn = wardrobe(look)
    match deck.edition.game:
        case Game.BOUFFON:
            made = [*_bouffon(deck, names, worn), *_besides(deck, names, worn, thickness)]
            made += _papers(deck, names, worn, look)
        case Game.DALMUTI:
            made = [*_dalmuti(deck, names, worn), *_besides(deck, names, worn, thickness)]
            made += _papers(deck, names, worn, look)
        case Game.CUSTOM:
            made = list(_custom(deck, names, worn))
        case _:
            assert_never(deck.edition.game)
    findings = tuple(finding for _, found in made for finding in found)
    whole = (product for product, _ in made if product is not None)
    if worn.finish is not None:
        whole = (_finished(product, worn.finish) for product in whole)
    return tuple(whole), findings


_Made = tuple[Product | None, tuple[Finding, ...]]


def _finished(product: Product, finish: Callable[[Face], Face]) -> Product:
    """The product, each of its faces finished by the look it is printed in."""
    if isinstance(product, Leaflet):
        draw = product.draw
        return product._replace(draw=lambda size: tuple(map(finish, draw(size))))
    if not isinstance(product, Cards):
        return product._replace(face=finish(product.face))
    pieces = (
        replace(piece, front=finish(piece.front), back=piece.back and finish(piece.back))
        for piece in product.pieces
    )
    return product._replace(pieces=tuple(pieces))


def _dalmuti(deck: Deck, names: tuple[str, ...], worn: Wardrobe) -> Iterator[_Made]:
    if "cards" in names:
        from cardsmith.layout.dalmuti import dalmuti_pieces

        yield _cards("cards", dalmuti_pieces(deck, worn.fonts, load_ornaments(), worn.dress))


def _custom(deck: Deck, names: tuple[str, ...], worn: Wardrobe) -> Iterator[_Made]:
    from cardsmith.pipeline.custom import custom_pieces_of

    for component in deck.components:
        if component.name in names:
            yield _cards(
                component.name, custom_pieces_of(deck.edition, component, fonts=worn.fonts)
            )


def _bouffon(deck: Deck, names: tuple[str, ...], worn: Wardrobe) -> Iterator[_Made]:
    fonts, ornaments = worn.fonts, load_ornaments()
    language = deck.edition.language
    if "cards" in names:
        from cardsmith.layout.bouffon import letter_pieces

        yield _cards("cards", letter_pieces(deck, fonts, ornaments, worn.dress))
    if MAROTTE in names:
        from cardsmith.layout.marotte import marotte_pieces

        words = printed_words("cards", language)
        yield _cards(MAROTTE, marotte_pieces(deck, fonts, ornaments, words, worn.dress))
    if "board" in names:
        from cardsmith.layout.board import board_face

        words = printed_words("board", language)
        face, keep, findings = board_face(deck.edition, fonts, ornaments, words)
        yield Playboard(name="board", face=face, keep=keep), findings


def _besides(
    deck: Deck, names: tuple[str, ...], worn: Wardrobe, thickness: float
) -> Iterator[_Made]:
    """What both games have besides cards and board."""
    if UNCARDED.isdisjoint(names):
        return
    from cardsmith.pipeline import models

    if "pawns" in names:
        yield Model(name="pawns", face=models.pawns(deck.edition, worn.fonts)), ()
    if "die" in names:
        yield Model(name="die", face=models.die(deck.edition, worn.fonts)), ()
    if "box" in names:
        face, keep, findings = models.box(deck, thickness, worn.fonts)
        yield Model(name="box", face=face, keep=keep), findings
    if "aid" in names:
        yield Cards(name="aid", pieces=(models.aid(deck.edition, worn.fonts),)), ()


def _papers(deck: Deck, names: tuple[str, ...], worn: Wardrobe, look: Look) -> Iterator[_Made]:
    """What is read or written on at the table."""
    if UNCARDED.isdisjoint(names):
        return
    from cardsmith.pipeline import papers

    if "rules" in names:
        for language in papers.languages(deck):
            draw_rules = partial(papers.rules, deck, worn.fonts, look, language)
            yield Leaflet("rules", draw_rules, language=language), ()


def _cards(name: str, laid_out: tuple[tuple[Piece, ...], tuple[Finding, ...]]) -> _Made:
    pieces, findings = laid_out
    return Cards(name=name, pieces=pieces) if pieces else None, findings
