"""Cards that somebody else made as pieces to print, and what is lost or coarse in them."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardsmith.layout.foreign.face import foreign_face
from cardsmith.layout.foreign.placing import Placing, placing
from cardsmith.model.cutting import Cutting
from cardsmith.model.edition import Size
from cardsmith.model.face import Face, Piece
from cardsmith.model.finding import Finding
from cardsmith.model.measure import measured
from cardsmith.model.place import named
from cardsmith.pipeline.foreign.cards import ForeignCard
from cardsmith.pipeline.foreign.wishes import Wishes

COARSE = 150
"""Pixels to the inch below which letters are frayed."""

_FINE = 300
_INCH = 25.4
_QUARTER, _BACK = 90, 270


class _Job(NamedTuple):
    wishes: Wishes
    bleed: float


def pieces_of(
    cards: Sequence[ForeignCard], wishes: Wishes, bleed: float
) -> tuple[tuple[Piece, ...], tuple[Finding, ...]]:
    """Every card as a piece, and findings; ``bleed`` is what the sheet prints beyond a card.

    A side that several cards share is one face.
    """
    job = _Job(wishes, bleed)
    faces: dict[tuple[Cutting, Size, int], Face] = {}
    findings: list[Finding] = []

    def face(cutting: Cutting, size: Size, quarter: int) -> Face:
        key = cutting, size, quarter
        if key not in faces:
            laid = placing(cutting, size, wishes.fit, wishes.own_bleed, quarter)
            findings.extend(_told(cutting, laid, size))
            faces[key] = foreign_face(cutting, laid, size, job.bleed)
        return faces[key]

    pieces = tuple(
        Piece(
            id=card.front.name,
            component=card.front.name,
            front=face(card.front, card.size, _QUARTER),
            back=card.back and face(card.back, card.size, _BACK),
            copies=card.copies,
        )
        for card in cards
    )
    return pieces, tuple(findings)


def _told(cutting: Cutting, laid: Placing, size: Size) -> Iterator[Finding]:
    """I154 what is cut off or white, I158 too coarse, I164 turned, I166 bleed that was seen."""
    place = named(cutting.name)
    card = measured(size.width, size.height)
    if laid.spare:
        kind = f"{'cut' if laid.spare > 0 else 'white'}_{'down' if laid.upright else 'across'}"
        yield Finding(
            "I154", place, kind=kind, size=card, spare=measured(abs(laid.spare), places=1)
        )
    if laid.seen:
        yield Finding("I166", place, bleed=measured(laid.seen, places=1), size=card)
    if laid.turn:
        yield Finding("I164", place, size=card)
    if cutting.original.page is None:
        across = laid.height if laid.turn else laid.width
        density = cutting.window.width / across * _INCH
        if density < COARSE:
            needed = (round(length / _INCH * _FINE) for length in (size.width, size.height))
            pixels = " × ".join(map(str, needed))
            yield Finding("I158", place, density=round(density), least=COARSE, pixels=pixels)
