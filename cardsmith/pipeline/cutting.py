"""What a print shop's knife would do to cards: cut text off, show bare paper, tell backs apart."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from cardsmith.impose.single import single
from cardsmith.intake.files.folders import DECLARATION
from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.layout.edging import Edging
from cardsmith.layout.reach import nearest_text
from cardsmith.model.deck import MAROTTE
from cardsmith.model.edition import Deck
from cardsmith.model.face import Face, Piece
from cardsmith.model.finding import Finding
from cardsmith.model.measure import measured
from cardsmith.model.place import Span, named, whole
from cardsmith.model.sheet import Document
from cardsmith.pipeline.crew import shared_out
from cardsmith.pipeline.digests import first_alike
from cardsmith.pipeline.products import UNCARDED, Cards, Product
from cardsmith.press.cutting import half_turned_unlike, white_edges
from cardsmith.press.manifest import Check
from cardsmith.press.pdf import write_pdf
from cardsmith.press.pixels import Pages, in_pixels

CODES = ("L106", "L107", "L108")
"""What the knife spoils: text, edges, secrets."""

OFF = 1.5
"""Millimetres by which a knife may be off (tolerance of a maker of playing cards)."""

_GRAIN = 0.25
"""Millimetres of a pixel in which edges are looked at."""

_FINE = 200
"""Pixels to the inch in which a back is held against itself upside down."""

_BEYOND = 3.0
"""Millimetres beyond the trim that are looked at."""

_WITHIN = 1.0
"""Millimetres inside the trim farther than which nothing counts at an edge."""

_LEAST = 8
"""So many faces at least are looked at by a process of their own."""

_UNCUT = frozenset({"dividers"})
"""What is not cut along a rectangle."""

_ARROWS = {"left": "←", "top": "↑", "right": "→", "bottom": "↓"}
_ROUNDED = 0.005

_Place = Callable[[Piece], Span]
"""Where a fault of a card is told."""


class _Places(NamedTuple):
    """Where cards stand, and by component where it is written what is behind all of them."""

    cards: Mapping[str, Span]
    backs: Mapping[str, Span]

    def card(self, piece: Piece) -> Span:
        """A card in its file."""
        return self.cards.get(piece.id, named(piece.id))

    def back(self, piece: Piece) -> Span:
        """What a card shares with others."""
        return self.backs.get(piece.component, self.card(piece))


def cut_findings(deck: Deck, made: Sequence[Product], safe: float) -> Iterator[Finding]:
    """What the knife would spoil: of each component the worst card, and how many there are.

    L106 for text nearer to the trim than ``safe`` millimetres, L107 for a side that shows bare
    paper where it is cut 1.5 mm too far out, L108 for backs that tell cards apart.
    """
    places = _Places(_cards(deck), _backs(deck))
    for product in made:
        if isinstance(product, Cards) and product.name not in _UNCUT:
            for side in ("front", "back"):
                faces = _by_face(product.pieces, side)
                edges = _edges(faces, max(safe, _WITHIN))
                place = places.back if side == "back" and len(faces) == 1 else places.card
                yield from _too_near(edges, place, safe)
                yield from _bared(edges, place)
            if product.name not in UNCARDED:
                yield from _telling(product.pieces, places)


def cut_checks(findings: Iterable[Finding]) -> tuple[Check, ...]:
    """What was held against the knife, and how it came out."""
    found = {finding.code for finding in findings}
    return tuple(Check(code, "failed" if code in found else "verified") for code in CODES)


def _by_face(pieces: Sequence[Piece], side: str) -> dict[Face, Piece]:
    """The faces of one side, each with a card that has it."""
    faces = [face for piece in pieces if (face := _side(piece, side)) is not None]
    alike = first_alike(faces)
    of_face: dict[Face, Piece] = {}
    for piece in pieces:
        face = _side(piece, side)
        if face is not None:
            of_face.setdefault(alike[face], piece)
    return of_face


def _side(piece: Piece, side: str) -> Face | None:
    return piece.front if side == "front" else piece.back


def _edges(faces: dict[Face, Piece], depth: float) -> dict[Face, Piece]:
    """The faces without what ends farther inside their trim than so many millimetres."""
    edging = Edging(ShippedFonts(), depth)
    return {edging.face(face): piece for face, piece in faces.items()}


def _too_near(faces: dict[Face, Piece], place: _Place, safe: float) -> Iterator[Finding]:
    fonts = ShippedFonts()
    found = [(nearest_text(face, fonts), piece) for face, piece in faces.items()]
    near = [(one, piece) for one, piece in found if one and one.distance < safe - _ROUNDED]
    if near:
        worst, piece = min(near, key=lambda pair: pair[0].distance)
        yield Finding(
            "L106",
            place(piece),
            card=piece.id,
            kind="beyond" if worst.distance < 0 else _kind(near),
            text=worst.text,
            distance=measured(abs(worst.distance), places=1),
            safe=measured(safe, places=1),
            others=len(near) - 1,
        )


def _bared(faces: dict[Face, Piece], place: _Place) -> Iterator[Finding]:
    if not faces:
        return
    edges = _edges(faces, _WITHIN)
    alike = first_alike(edges)
    shown = [*dict.fromkeys(alike.values())]
    shares = shared_out(_bare_sides, shown, _LEAST)
    bared = dict(zip(shown, chain.from_iterable(shares), strict=True))
    seen = ((bared[alike[edge]], piece) for edge, piece in edges.items())
    found = [(sides, piece) for sides, piece in seen if sides]
    if found:
        sides, piece = found[0]
        arrows = " ".join(_ARROWS[side] for side in sides)
        others, kind = len(found) - 1, _kind(found)
        yield Finding("L107", place(piece), card=piece.id, kind=kind, sides=arrows, others=others)


def _bare_sides(faces: Sequence[Face]) -> list[tuple[str, ...]]:
    """The sides of each face on which a knife that is off would show paper."""
    bared = []
    with _drawn(faces, _BEYOND) as opened:
        for number, face in enumerate(faces):
            size = tuple(round((side + 2 * _BEYOND) / _GRAIN) for side in (face.width, face.height))
            pixels = opened.filling(number, (size[0], size[1]))
            bared.append(white_edges(pixels, round(_BEYOND / _GRAIN), round(OFF / _GRAIN)))
    return bared


def _drawn(faces: Sequence[Face], bleed: float) -> Pages:
    """Each face on a page of its own, to be looked at."""
    pages = tuple(single(face, round(bleed * 1000)) for face in faces)
    return Pages(write_pdf(Document(title="", language="", pages=pages), ShippedFonts()))


def _telling(pieces: Sequence[Piece], places: _Places) -> Iterator[Finding]:
    """Backs that several cards share are to be one back, and the same upside down."""
    backs = [piece.back for piece in pieces if piece.back is not None]
    alike = first_alike(backs)
    packets: dict[str, list[Piece]] = {}
    for piece in pieces:
        if piece.back is not None:
            packets.setdefault(piece.id.rpartition("/")[0], []).append(piece)
    shared: dict[Face, Piece] = {}
    for packet, cards in packets.items():
        users = Counter(alike[card.back] for card in cards if card.back is not None)
        usual, times = users.most_common(1)[0]
        if times < 2 and len(cards) > 1:
            continue  # every card has a back of its own: nothing is hidden
        shared.setdefault(usual, cards[0])
        for card in cards:
            if card.back is not None and alike[card.back] is not usual:
                yield Finding(
                    "L108",
                    places.card(card),
                    card=card.id,
                    kind="other",
                    packet=packet or card.component,
                )
                break
    yield from _upside_down(shared, places.back)


def _upside_down(shared: dict[Face, Piece], place: _Place) -> Iterator[Finding]:
    if not shared:
        return
    unlike = chain.from_iterable(shared_out(_turned_unlike, [*shared], _LEAST))
    for is_unlike, piece in zip(unlike, shared.values(), strict=True):
        if is_unlike:
            packet = piece.id.rpartition("/")[0] or piece.component
            yield Finding("L108", place(piece), card=piece.id, kind="turned", packet=packet)


def _turned_unlike(faces: Sequence[Face]) -> list[bool]:
    """Whether each face differs from itself upside down."""
    with _drawn(faces, 0) as opened:
        return [
            half_turned_unlike(
                opened.filling(
                    number, (in_pixels(face.width, _FINE), in_pixels(face.height, _FINE))
                )
            )
            > 0
            for number, face in enumerate(faces)
        ]


def _kind(found: Sequence[object]) -> str:
    return "one" if len(found) == 1 else "many"


def _backs(deck: Deck) -> dict[str, Span]:
    """Where the back of a component is named, or the template that draws it.

    One that a field of each card names, or that ships with the game, is told at the cards.
    """
    if deck.edition.templates:
        declared = whole((Path(deck.edition.folder) / DECLARATION).as_posix())
        return dict.fromkeys(("cards", MAROTTE), declared)
    return {
        component.name: at
        for component in deck.components
        if (at := component.back_at or component.template_at) and "{{" not in component.back
    }


def _cards(deck: Deck) -> dict[str, Span]:
    """Where each card stands in its file."""
    records: Iterable[tuple[str, Span]] = (
        (record.id, record.span) for component in deck.components for record in component.records
    )
    return {
        **{card.id: card.title.span for card in deck.cards},
        **{rank.id: rank.span for rank in deck.ranks},
        **dict(records),
    }
