"""What a manifest says of inputs and cards: digests of files, and of faces as they are drawn."""

import pathlib
from array import array
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256

from cardsmith.model.edition import Deck
from cardsmith.model.face import (
    Art,
    Face,
    Group,
    Item,
    Outline,
    Passage,
    Path,
    Picture,
    Piece,
    Stamp,
    Text,
)
from cardsmith.press.composed_face import ComposedFace
from cardsmith.press.manifest import Input, Printed

_BETWEEN = "\x1f"
"""What stands between two texts; no text holds it."""


def input_digests(deck: Deck) -> tuple[Input, ...]:
    """Every file that was read, by its path inside the edition, with SHA-256."""
    folder = pathlib.Path(deck.edition.folder)
    read = dict.fromkeys([*map(pathlib.Path, deck.inputs), *_artwork(deck)])
    return tuple(
        Input(
            path=path.relative_to(folder).as_posix() if path.is_relative_to(folder) else path.name,
            sha256=sha256(path.read_bytes()).hexdigest(),
        )
        for path in read
    )


def _artwork(deck: Deck) -> Iterator[pathlib.Path]:
    """Templates and pictures of every component, or the templates of a shipped game's cards."""
    if deck.edition.templates:
        from cardsmith.pipeline.faces import template_files

        yield from template_files(deck.edition)
    if deck.components:
        from cardsmith.pipeline.custom import artwork_files

        for component in deck.components:
            yield from artwork_files(deck.edition, component)


def card_digests(pieces: Iterable[Piece]) -> tuple[Printed, ...]:
    """The designs that are printed, each with its copies and a digest of both its faces.

    Whatever changes what is drawn changes the digest: words, rules, templates, pictures, fonts,
    the look. Names, places, remarks, copies and sheets do not.
    """
    glance = Glance()
    return tuple(Printed(piece.id, glance.piece(piece), piece.copies) for piece in pieces)


def first_alike(faces: Iterable[Face]) -> dict[Face, Face]:
    """Of every face the first one that is drawn the same."""
    glance, first = Glance(), dict[str, Face]()
    return {face: first.setdefault(glance.face(face), face) for face in faces}


class Glance:
    """Takes digests of faces; what they share is looked at once."""

    def __init__(self) -> None:
        self._seen: dict[Art | Face, str] = {}

    def piece(self, piece: Piece) -> str:
        """The digest of a card: its front, then its back where it has one."""
        faces = (piece.front, *((piece.back,) if piece.back else ()))
        return _digest(map(self.face, faces), ())

    def face(self, face: Face) -> str:
        """The digest of one face."""
        if isinstance(face, ComposedFace):
            return face.galley.digest
        if face not in self._seen:
            self._seen[face] = self.fresh(face)
        return self._seen[face]

    def fresh(self, face: Face) -> str:
        """The digest of a face that is not seen again."""
        words: list[str] = []
        numbers = [face.width, face.height, face.bleed]
        self._look(face.items, words, numbers)
        return _digest(words, numbers)

    def _art(self, art: Art) -> str:
        if art not in self._seen:
            words: list[str] = []
            numbers: list[float] = []
            self._look(art.items, words, numbers)
            self._seen[art] = _digest(words, numbers)
        return self._seen[art]

    def _look(self, items: Sequence[Item], words: list[str], numbers: list[float]) -> None:
        """Note what is drawn, texts first and all at once: they are nine of ten items."""
        texts, others = _painted(items)
        if texts:
            _texts(texts, words, numbers)
        for place, item in others:
            if isinstance(item, Stamp):
                words += ("stamp", self._art(item.art))
                numbers += (place, *item.matrix)
            elif isinstance(item, Path):
                _path(item, words, numbers)
                numbers.append(place)
            elif isinstance(item, Group):
                words.append("group")
                _outline(item.clip, words, numbers)
                numbers += (place, *item.matrix)
                self._look(item.items, words, numbers)
                words.append("end")
            elif isinstance(item, Picture):
                words += ("picture", item.bitmap.digest)
                numbers += (place, item.x, item.y, item.width, item.height)


def _painted(items: Sequence[Item]) -> tuple[list[Text], list[tuple[int, Item]]]:
    """The texts in paint order, and all else with its place: heard and silent look alike."""
    texts: list[Text] = []
    others: list[tuple[int, Item]] = []
    place = 0
    for item in items:
        for part in item.items if type(item) is Passage else (item,):
            if type(part) is Text:
                texts.append(part)
            else:
                others.append((place, part))
            place += 1
    return texts, others


def _texts(texts: Sequence[Text], words: list[str], numbers: list[float]) -> None:
    """Note runs of type; the first distance between letters tells how wide all are set."""
    xs, ys, written, fonts, sizes, inks, kerns = zip(*texts, strict=True)
    words += written
    words += fonts
    words += [ink.name for ink in inks]
    numbers += xs
    numbers += ys
    numbers += sizes
    numbers += [kern[0] for kern in kerns if kern]


def _path(path: Path, words: list[str], numbers: list[float]) -> None:
    outline, fill, stroke, weight, dash, butt, nonzero = path
    words += ("path", fill.name if fill else "", stroke.name if stroke else "")
    _outline(outline, words, numbers)
    numbers += (weight, butt, nonzero, *dash)


def _outline(outline: Outline, words: list[str], numbers: list[float]) -> None:
    for step in outline:
        words.append(step[0])
        numbers += step[1:]


def _digest(words: Iterable[str], numbers: Iterable[float]) -> str:
    """SHA-256; numbers in single precision, so that the last digit of a sum is no other card."""
    content = _BETWEEN.join(words).encode("utf-8")
    return sha256(content + b"\0" + array("f", numbers).tobytes()).hexdigest()
