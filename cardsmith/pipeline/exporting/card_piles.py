"""The cards of an edition as a program for tables on a screen has them: piles cut from sheets."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardsmith.impose.card_sheet import Slots, card_sheet, shares, slots
from cardsmith.impose.single import single
from cardsmith.model.face import Face, Piece
from cardsmith.model.sheet import Page
from cardsmith.model.struct import replace
from cardsmith.pipeline.digests import first_alike
from cardsmith.pipeline.exporting.names import portable
from cardsmith.pipeline.exporting.naming import BACK
from cardsmith.press.pixels import INCH

LARGEST = 4096
"""Pixels of the longer side of a picture, beyond which some machines show none."""

FINEST = 300
"""Pixels to the inch beyond which nobody sees a difference."""

_ROOM = LARGEST / FINEST * INCH
"""Millimetres of the longer side of a sheet that is as fine as can be."""


class Shot(NamedTuple):
    """A picture to be taken of a page, so many pixels large; ``stem`` begins its name."""

    stem: str
    page: Page
    size: tuple[int, int]
    dpi: float


class CutSheet(NamedTuple):
    """Cards in a grid, and their back: one for all, or a grid of their own."""

    pieces: tuple[Piece, ...]
    grid: Slots
    front: Shot
    back: Shot
    own_backs: bool


class CardPile(NamedTuple):
    """Cards of one packet and one back; ``number`` tells apart what has both names in common."""

    component: str
    packet: str
    number: int
    sheets: tuple[CutSheet, ...]

    @property
    def is_sideways(self) -> bool:
        """Whether its cards are wider than high."""
        card = self.sheets[0].pieces[0].front
        return card.width > card.height


def card_piles(component: str, pieces: Sequence[Piece]) -> Iterator[CardPile]:
    """A pile for each packet, size and back; backs that only one card has go together."""
    numbers: Counter[str] = Counter()
    for packet, together in _sorted(pieces):
        numbers[packet] += 1
        number = numbers[packet]
        stem = portable(packet) or component
        sheets = _sheets(together, f"{stem}-{number}" if number > 1 else stem)
        yield CardPile(component, packet, number, tuple(sheets))


def shot(face: Face, stem: str) -> Shot:
    """A picture of one face, as fine as can be."""
    dpi = min(FINEST, LARGEST * INCH / max(face.width, face.height))
    return Shot(stem, single(face, 0), _pixels(face, dpi), dpi)


def _sorted(pieces: Sequence[Piece]) -> Iterator[tuple[str, tuple[Piece, ...]]]:
    """The pieces of each pile, every one with the back that stands for all that look like it."""
    plain = {
        (face.width, face.height): Face("plain back", face.width, face.height, ())
        for face in (piece.front for piece in pieces)
    }
    backs = [piece.back or plain[piece.front.width, piece.front.height] for piece in pieces]
    alike = first_alike(backs)
    users = Counter(alike[back] for back in backs)
    piles: dict[tuple[str, float, float, Face | None], list[Piece]] = {}
    for piece, back in zip(pieces, (alike[back] for back in backs), strict=True):
        packet, shared = piece.id.rpartition("/")[0], back if users[back] > 1 else None
        key = packet, piece.front.width, piece.front.height, shared
        piles.setdefault(key, []).append(replace(piece, back=back))
    for (packet, *_), together in piles.items():
        yield packet, tuple(together)


def _sheets(pieces: Sequence[Piece], stem: str) -> Iterator[CutSheet]:
    """The pieces of one pile on the fewest sheets."""
    backs = [piece.back for piece in pieces if piece.back is not None]
    own = len(set(backs)) > 1
    hidden = Face("plain back", backs[0].width, backs[0].height, ()) if own else backs[0]
    common = None if own else shot(hidden, f"{stem}-{BACK}")
    for share in shares(len(pieces)):
        part = tuple(pieces[index] for index in share)
        width, height = part[0].front.width, part[0].front.height
        grid = slots(len(part), (width, height), _ROOM)
        dpi = min(FINEST, LARGEST * INCH / max(grid.columns * width, grid.rows * height))
        across, down = _pixels(part[0].front, dpi)
        size = grid.columns * across, grid.rows * down
        front = card_sheet([piece.front for piece in part], grid, hidden)
        back = common or Shot(
            f"{stem}-{BACK}", card_sheet([backs[i] for i in share], grid, hidden), size, dpi
        )
        yield CutSheet(part, grid, Shot(stem, front, size, dpi), back, own)


def _pixels(face: Face, dpi: float) -> tuple[int, int]:
    """Whole pixels of a face; what is over would make a sheet too large."""
    return max(1, int(face.width * dpi / INCH)), max(1, int(face.height * dpi / INCH))
