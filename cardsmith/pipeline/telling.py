"""What the components of an edition say to those who listen to tagged files."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import assert_never

from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.layout.telling import as_figure, line_by_line
from cardsmith.model.deck import MAROTTE
from cardsmith.model.edition import Edition, Game, Size
from cardsmith.model.face import Face, Piece, says
from cardsmith.pipeline.products import Cards, Leaflet, Model, Playboard, Product


def told(products: Iterable[Product], edition: Edition) -> Iterator[Product]:
    """The products; what is drawn says what it is, and type that nobody marked is read as it is."""
    words = printed_words("heard", edition.language)
    names = printed_words("print", edition.language)
    for product in products:
        name = names.get(product.name, product.name)
        match product:
            case Cards():
                yield product._replace(pieces=_pieces(product, edition, name))
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


def _pieces(product: Cards, edition: Edition, name: str) -> tuple[Piece, ...]:
    """Cards whose fronts are read, and whose backs are one picture with a name."""
    words = printed_words("heard", edition.language)
    backs: dict[Face, Face] = {}

    def behind(piece: Piece) -> Face | None:
        back = piece.back
        if back is None or says(back.items):
            return back
        if back not in backs:
            backs[back] = as_figure(back, _back(piece, edition, words).format(name=name))
        return backs[back]

    return tuple(
        replace(piece, front=line_by_line(piece.front), back=behind(piece))
        for piece in product.pieces
    )


def _back(piece: Piece, edition: Edition, words: Mapping[str, str]) -> str:
    packet = piece.id.partition("/")[0]
    if edition.game is not Game.BOUFFON or piece.component not in ("cards", MAROTTE):
        return words["back"]
    if packet == MAROTTE:
        return words["marotte_back"]
    return words["letter_back"].replace("{letter}", packet)


def _board(edition: Edition) -> str:
    board = edition.board
    squares = ", ".join(" ".join(square) for square in board.squares)
    said = printed_words("heard", edition.language)["board"]
    return said.format(count=board.count, laps=board.laps, squares=squares)


def _read(draw: Callable[[Size], tuple[Face, ...]], size: Size) -> tuple[Face, ...]:
    return tuple(map(line_by_line, draw(size)))
