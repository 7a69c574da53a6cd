"""What the components of an edition say to those who listen to tagged files."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import assert_never

from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.layout.telling import as_figure, line_by_line
from cardsmith.model.deck import MAROTTE
from cardsmith.model.edition import Edition, Game, Size
from cardsmith.model.face import Face, Piece, says
from cardsmith.model.struct import replace
from cardsmith.pipeline.products import Cards, Leaflet, Model, Playboard, Product
from cardsmith.press.composed_face import ComposedFace


def told(products: Iterable[Product], edition: Edition) -> Iterator[Product]:
    """The products; what is drawn says what it is, and type that nobody marked is read as it is."""
    words = printed_words("heard", edition.language)
    names = printed_words("print", edition.language)
    for product in products:
        name = names.get(product.name, product.name)
        match product:
            case Cards():
                yield product._replace(pieces=_pieces(product, Teller(edition, product.name)))
            case Playboard():
                yield product._replace(face=as_figure(product.face, _board(edition)))
            case Model():
                shown = words["model"].format(name=name)
                yield product._replace(
                    faces=tuple(as_figure(each, shown) for each in product.faces)
                )
            case Leaflet():
                yield product._replace(draw=partial(_read, product.draw))
            case _:
                assert_never(product)


class Teller:
    """Says what the cards of one component show: fronts are read, a back is a picture's name."""

    def __init__(self, edition: Edition, component: str) -> None:
        self._is_bouffon = edition.game is Game.BOUFFON
        self._words = printed_words("heard", edition.language)
        self._name = printed_words("print", edition.language).get(component, component)
        self._backs: dict[Face, Face] = {}

    def front(self, face: Face) -> Face:
        """The front of a card, read line by line where it says nothing yet."""
        return line_by_line(face)

    def back(self, face: Face, card: str, component: str) -> Face:
        """The back of a card, heard as one picture where it says nothing yet."""
        if says(face.items):
            return face
        if face not in self._backs:
            said = self._back(card, component).format(name=self._name)
            self._backs[face] = as_figure(face, said)
        return self._backs[face]

    def _back(self, card: str, component: str) -> str:
        packet = card.partition("/")[0]
        if not self._is_bouffon or component not in ("cards", MAROTTE):
            return self._words["back"]
        if packet == MAROTTE:
            return self._words["marotte_back"]
        return self._words["letter_back"].replace("{letter}", packet)


def _pieces(product: Cards, teller: Teller) -> tuple[Piece, ...]:
    """Cards of which every face says something; those that are composed do."""
    return tuple(
        replace(
            piece,
            front=piece.front
            if isinstance(piece.front, ComposedFace)
            else teller.front(piece.front),
            back=piece.back
            if piece.back is None or isinstance(piece.back, ComposedFace)
            else teller.back(piece.back, piece.id, piece.component),
        )
        for piece in product.pieces
    )


def _board(edition: Edition) -> str:
    board = edition.board
    squares = ", ".join(" ".join(square) for square in board.squares)
    said = printed_words("heard", edition.language)["board"]
    return said.format(count=board.count, laps=board.laps, squares=squares)


def _read(draw: Callable[[Size], tuple[Face, ...]], size: Size) -> tuple[Face, ...]:
    return tuple(map(line_by_line, draw(size)))
