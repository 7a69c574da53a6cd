"""``--to png``: one picture of each face, in exact pixels, and the list of how many of each."""

import csv
from collections.abc import Iterable, Iterator, Sequence
from io import StringIO
from typing import NamedTuple

from cardsmith.impose.single import single
from cardsmith.intake.progress import followed
from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.model.edition import Size
from cardsmith.model.face import Face
from cardsmith.model.sheet import Document
from cardsmith.pipeline.exporting.drawn import Drawn, drawn, titles
from cardsmith.pipeline.exporting.names import Names, pattern, portable
from cardsmith.pipeline.exporting.naming import Namer, Pictured
from cardsmith.pipeline.exporting.orders import File, Job, Made
from cardsmith.pipeline.picturing import pictured
from cardsmith.pipeline.products import UNCARDED, Cards, Leaflet, Product, wanted_names
from cardsmith.pipeline.refusing import refused
from cardsmith.press.pdf import write_pdf
from cardsmith.press.pixels import in_pixels
from cardsmith.press.portal import Frame

PATTERN, OF_COPIES = "{n}-{title}-{side}.png", "{n}-{title}-{copy}-{side}.png"
"""How pictures are called where nothing is asked for."""

LIST = "copies.csv"
"""Which picture is printed how often, in columns that ``impose`` reads."""

MOST_PIXELS = 120_000_000
"""Of one picture: a large board at 700 to the inch."""

_PAGE = Size(width=148.5, height=210)
"""A page of what is read at the table: half a sheet of A4."""


class Shot(NamedTuple):
    """A picture to be taken: under which name, of what, of how many cards it is the front."""

    path: str
    component: str
    face: Face
    cards: int = 0


def pictures(job: Job) -> Made:
    """A picture of every face that is wanted: of the deck's cards where no component is named.

    Raises InputError: I140 for a pattern that names two pictures alike, I110 for a resolution
    beyond measure.
    """
    names = wanted_names(job.deck, job.order.components)
    if not job.order.components:
        names = tuple(name for name in names if name not in UNCARDED)
    asked = pattern(job.order.pattern or (OF_COPIES if job.order.each_copy else PATTERN))
    seen = drawn(job, names)
    pieces = [piece for each in seen.products if isinstance(each, Cards) for piece in each.pieces]
    namer = Namer(pieces, titles(job.deck), asked, each_copy=job.order.each_copy)
    cards = tuple(namer.pictured({piece.id: piece.copies for piece in seen.of(pieces)}))
    shots = {shot.path: shot for shot in (*_of_cards(cards, namer), *_others(seen, namer.names))}
    _refuse_what_is_too_large(job, shots.values())
    files = _taken(job, tuple(shots.values()), cards) if shots else ()
    return Made(files, seen.findings, seen.cards)


def _of_cards(cards: Sequence[Pictured], namer: Namer) -> Iterator[Shot]:
    """Fronts and backs; a back that cards have in common comes with each of them."""
    for piece, front, back, copies in cards:
        yield Shot(front, piece.component, piece.front, copies)
        if piece.back is not None:
            yield Shot(back, piece.component, namer.drawn_as(piece.back))


def _others(seen: Drawn, names: Names) -> Iterator[Shot]:
    """Boards, paper models and what is read at the table."""
    for product in seen.products:
        faces = _faces(product)
        language = product.language if isinstance(product, Leaflet) else ""
        called = "-".join(filter(None, (portable(product.name), language)))
        for number, face in enumerate(faces, 1):
            ending = f"-{number:02}" if len(faces) > 1 else ""
            name = names.given(called + ending)
            yield Shot(name, product.name, face)


def _faces(product: Product) -> tuple[Face, ...]:
    if isinstance(product, Cards):
        return ()
    return product.draw(_PAGE) if isinstance(product, Leaflet) else product.faces


def _size(job: Job, face: Face) -> tuple[int, int]:
    """The pixels of a face with its bleed."""
    dpi, beyond = job.order.dpi, 2 * job.order.profile.options.bleed / 1000
    return in_pixels(face.width + beyond, dpi), in_pixels(face.height + beyond, dpi)


def _refuse_what_is_too_large(job: Job, shots: Iterable[Shot]) -> None:
    for shot in shots:
        width, height = _size(job, shot.face)
        if width * height > MOST_PIXELS:
            raise refused("--dpi", str(job.order.dpi), such_as=("300",))


def _taken(job: Job, shots: Sequence[Shot], cards: Sequence[Pictured]) -> Iterator[File]:
    """Each face drawn once, however often it is a file; the list comes last."""
    by_face: dict[Face, list[Shot]] = {}
    for shot in shots:
        by_face.setdefault(shot.face, []).append(shot)
    bleed, edition = job.order.profile.options.bleed, job.deck.edition
    sheets = tuple(single(face, bleed) for face in by_face)
    document = Document(title=edition.title, language=edition.language, pages=sheets)
    frames = [Frame(_size(job, face), job.order.dpi) for face in by_face]
    taken = pictured(write_pdf(document, ShippedFonts()), frames)
    faces = followed(tuple(by_face.values()), "picture")
    for alike, frame, data in zip(faces, frames, taken, strict=True):
        for shot in alike:
            yield File(shot.path, shot.component, data, shot.cards, frame.size)
    if cards:
        yield File(LIST, cards[0].piece.component, _list(cards))


def _list(cards: Sequence[Pictured]) -> bytes:
    """A line for each card that was asked for."""
    text = StringIO()
    lines = csv.writer(text)
    lines.writerow(("file", "back", "copies", "id"))
    lines.writerows((front, back, copies, piece.id) for piece, front, back, copies in cards)
    return text.getvalue().encode("utf-8")
