"""What an edition is made of: its components as pieces to print, or a board.

What draws a component is imported when it is drawn.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple, assert_never

from cardsmith.intake.shipped.ornaments import load_ornaments
from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.layout.custom import Draw, one_by_one
from cardsmith.model.choices import Look, Orientation
from cardsmith.model.deck import MAROTTE
from cardsmith.model.edition import Deck, Edition, Game, Size
from cardsmith.model.face import Face, Piece
from cardsmith.model.finding import Finding
from cardsmith.model.sheet import KeepOut
from cardsmith.model.sizes import DEPTH, THICKNESS
from cardsmith.model.struct import replace
from cardsmith.pipeline.looks import Wardrobe, wardrobe
from cardsmith.pipeline.refusing import refused

COMPONENTS = {
    Game.BOUFFON: (
        "cards",
        "marotte",
        "board",
        "pawns",
        "die",
        "dividers",
        "box",
        "tray",
        "aid",
        "scores",
        "rules",
    ),
    Game.DALMUTI: ("cards", "box", "aid", "status", "plans", "rules"),
}
"""What the shipped games are made of."""

ON_REQUEST = {Game.BOUFFON: ("contents",)}
"""What is made where somebody asks for it, and where a print shop's sheet has free places."""

UNCARDED = frozenset(
    name for names in (*COMPONENTS.values(), *ON_REQUEST.values()) for name in names
) - {"cards", "marotte"}
"""The components that hold no card of a deck."""


Compose = Callable[[Edition, str, Wardrobe], Draw]
"""What gives, for a component and a look, what draws and composes its cards at once."""


class Cards(NamedTuple):
    """A component of cards, and how its paper lies where that is not as asked.

    Those that are ``dressed`` were drawn for their look: nothing finishes them.
    """

    name: str
    pieces: tuple[Piece, ...]
    way: Orientation | None = None
    dressed: bool = False


class Stock(NamedTuple):
    """What cards are printed on: how thick one is, how deep a box of them at most, in mm."""

    thickness: float
    depth: float


USUAL = Stock(THICKNESS, DEPTH)
"""Ordinary stock, in boxes of which a net fits a sheet."""


class Playboard(NamedTuple):
    """A board, and what a seam between sheets keeps clear of."""

    name: str
    face: Face
    keep: tuple[KeepOut, ...]

    @property
    def faces(self) -> tuple[Face, ...]:
        """The board alone."""
        return (self.face,)


class Model(NamedTuple):
    """Paper models to cut, fold and glue, and what a seam keeps clear of if one needs it."""

    name: str
    faces: tuple[Face, ...]
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
        if name in ON_REQUEST.get(deck.edition.game, ()):
            continue
        if name not in known:
            raise refused("--component", name, among=known)
    return asked or known


def products(
    deck: Deck,
    names: tuple[str, ...],
    stock: Stock = USUAL,
    look: Look = Look.HOUSE,
    compose: Compose | None = None,
) -> tuple[tuple[Product, ...], tuple[Finding, ...]]:
    """Lay out components; what does not fit its face is reported and left out.

    A box is as deep as its cards of that ``stock``. The cards of the deck are drawn by what
    ``compose`` gives, if that is asked for.
    """
    worn = wardrobe(look)
    match deck.edition.game:
        case Game.BOUFFON:
            made = [
                *_bouffon(deck, names, worn, compose),
                *_besides(deck, names, worn, stock),
            ]
            made += _papers(deck, names, worn, look)
        case Game.DALMUTI:
            made = [
                *_dalmuti(deck, names, worn, compose),
                *_besides(deck, names, worn, stock),
            ]
            made += _papers(deck, names, worn, look)
        case Game.CUSTOM:
            made = list(_custom(deck, names, worn, compose))
        case _:
            assert_never(deck.edition.game)
    findings = tuple(finding for _, found in made for finding in found)
    whole = (product for product, _ in made if product is not None)
    if worn.finish is not None:
        finish, finish_back = worn.finish, worn.finish_back or worn.finish
        whole = (_finished(product, finish, finish_back) for product in whole)
    return tuple(whole), findings


_Made = tuple[Product | None, tuple[Finding, ...]]


def _finished(
    product: Product, finish: Callable[[Face], Face], finish_back: Callable[[Face], Face]
) -> Product:
    """The product, each of its faces finished by the look it is printed in."""
    if isinstance(product, Leaflet):
        draw = product.draw
        return product._replace(draw=lambda size: tuple(map(finish, draw(size))))
    if isinstance(product, Model):
        return product._replace(faces=tuple(map(finish, product.faces)))
    if isinstance(product, Playboard):
        return product._replace(face=finish(product.face))
    if product.dressed:
        return product
    pieces = (
        replace(piece, front=finish(piece.front), back=piece.back and finish_back(piece.back))
        for piece in product.pieces
    )
    return product._replace(pieces=tuple(pieces))


def _dalmuti(
    deck: Deck, names: tuple[str, ...], worn: Wardrobe, compose: Compose | None
) -> Iterator[_Made]:
    if "cards" in names:
        yield _game_cards(deck, "cards", worn, compose)


def _custom(
    deck: Deck, names: tuple[str, ...], worn: Wardrobe, compose: Compose | None
) -> Iterator[_Made]:
    from cardsmith.pipeline.custom import custom_pieces_of

    for component in deck.components:
        if component.name in names:
            draw = compose(deck.edition, component.name, worn) if compose else one_by_one
            pieces, findings = custom_pieces_of(
                deck.edition, component, fonts=worn.fonts, draw=draw
            )
            cards = Cards(component.name, pieces, dressed=compose is not None)
            yield cards if pieces else None, findings


def _bouffon(
    deck: Deck, names: tuple[str, ...], worn: Wardrobe, compose: Compose | None
) -> Iterator[_Made]:
    for name in ("cards", MAROTTE):
        if name in names:
            yield _game_cards(deck, name, worn, compose)
    if "board" in names:
        from cardsmith.layout.board import board_face

        words = printed_words("board", deck.edition.language)
        face, keep, findings = board_face(deck.edition, worn.fonts, load_ornaments(), words)
        yield Playboard(name="board", face=face, keep=keep), findings
    if "contents" in names:
        from cardsmith.pipeline.contents import contents

        pieces = contents(deck, worn.fonts)
        yield Cards(name="contents", pieces=pieces) if pieces else None, ()


def _besides(deck: Deck, names: tuple[str, ...], worn: Wardrobe, stock: Stock) -> Iterator[_Made]:
    """What both games have besides cards and board."""
    if UNCARDED.isdisjoint(names):
        return
    from cardsmith.pipeline import models

    if "pawns" in names:
        yield Model("pawns", (models.pawns(deck.edition, worn.fonts),)), ()
    if "die" in names:
        yield Model("die", (models.die(deck.edition, worn.fonts),)), ()
    if "dividers" in names:
        yield Cards("dividers", models.dividers(deck, worn.fonts), Orientation.AUTO), ()
    if "box" in names:
        faces, keep, findings = models.boxes(deck, stock, worn.fonts)
        yield Model("box", faces, keep), findings
    if "tray" in names:
        yield Model("tray", models.trays(deck, stock[0], worn.fonts)), ()
    if "aid" in names:
        yield Cards(name="aid", pieces=(models.aid(deck.edition, worn.fonts),)), ()


def _papers(deck: Deck, names: tuple[str, ...], worn: Wardrobe, look: Look) -> Iterator[_Made]:
    """What is read or written on at the table."""
    if UNCARDED.isdisjoint(names):
        return
    from cardsmith.pipeline import papers

    for name, draw in papers.CARDS.items():
        if name in names:
            yield Cards(name=name, pieces=draw(deck, worn.fonts)), ()
    if "scores" in names:
        yield Leaflet("scores", partial(papers.scores, deck, worn.fonts), folded=False), ()
    if "rules" in names:
        for language in papers.languages(deck):
            draw_rules = partial(papers.rules, deck, worn.fonts, look, language)
            yield Leaflet("rules", draw_rules, language=language), ()


def _game_cards(deck: Deck, name: str, worn: Wardrobe, compose: Compose | None) -> _Made:
    from cardsmith.pipeline.faces import game_cards

    def drawing(is_dressed: bool) -> Draw:  # noqa: FBT001  (a state, no switch)
        assert compose is not None
        bare = Wardrobe(worn.fonts, look=worn.look)
        return compose(deck.edition, name, bare if is_dressed else worn)

    drawn = game_cards(deck, name, worn.look, worn.fonts, drawing if compose else None)
    cards = Cards(name=name, pieces=drawn.pieces, dressed=drawn.dressed)
    return cards if drawn.pieces else None, drawn.findings
