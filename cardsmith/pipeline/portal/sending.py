"""One ZIP for each component of cards: a picture a face, and the list of copies."""

import csv
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from io import StringIO
from typing import NamedTuple

from cardsmith.impose.refusal import other_back, trim
from cardsmith.intake.progress import followed
from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.model.codes import Severity
from cardsmith.model.edition import Deck, Size
from cardsmith.model.face import Face, Piece
from cardsmith.model.finding import Finding
from cardsmith.model.measure import Measure, measured
from cardsmith.model.place import named
from cardsmith.model.sheet import Document
from cardsmith.model.sizes import SIZES, told
from cardsmith.model.struct import Struct
from cardsmith.model.vendor import Ask, Vendor
from cardsmith.pipeline.cutting import cut_findings
from cardsmith.pipeline.digests import first_alike
from cardsmith.pipeline.exporting.drawn import titles
from cardsmith.pipeline.exporting.names import portable
from cardsmith.pipeline.exporting.pictures import LIST
from cardsmith.pipeline.picturing import pictured
from cardsmith.pipeline.portal.framing import QUARTER, asked_of, framed
from cardsmith.pipeline.pressing import Pressed
from cardsmith.pipeline.products import UNCARDED, Cards, Product
from cardsmith.pipeline.shops import FITTING
from cardsmith.press.archive import archive
from cardsmith.press.manifest import Check, listed
from cardsmith.press.pdf import write_pdf
from cardsmith.press.png_reading import read_back

PICTURED = (Check("V503", "verified"),)
"""What every picture is checked for when it is made: its pixels, counted."""

RECTO, VERSO = "recto", "verso"


class Named(NamedTuple):
    """A card and the names of its pictures; ``verso`` is empty where it has no back."""

    piece: Piece
    recto: str
    verso: str


class Parcel(Struct, frozen=True, kw_only=True):
    """The cards of one component, of one size that a portal takes."""

    name: str
    cards: tuple[Named, ...]
    ask: Ask
    turned: bool

    @property
    def faces(self) -> Iterator[tuple[str, Face, int]]:
        """Every picture: its name, what it shows, by how much that is turned.

        A card that lies on its side is turned over about the axis it is read by.
        """
        front, back = (QUARTER, 360 - QUARTER) if self.turned else (0, 0)
        for piece, recto, verso in self.cards:
            yield recto, piece.front, front
            if piece.back is not None:
                yield verso, piece.back, back


def parcels(
    deck: Deck, made: Sequence[Product], vendor: Vendor
) -> tuple[tuple[Parcel, ...], tuple[Finding, ...]]:
    """What a portal can be sent of some components, and what keeps it from being sent.

    I102 for a back unlike its front, I180 for cards of a size that it does not sell, I181 for
    whatever is no such card, L106, L107 and L108 for what its knife would do.
    """
    found: list[Parcel] = []
    findings: list[Finding] = []
    others: list[str] = []
    called = titles(deck)
    for product in made:
        taken = _taken(product, vendor)
        if isinstance(product, Cards) and taken is not None:
            cards = tuple(_named(product.pieces, called))
            found.append(Parcel(name=product.name, cards=cards, ask=taken[0], turned=taken[1]))
        elif isinstance(product, Cards) and product.name not in UNCARDED:
            findings.append(_other_back(product) or _no_such_size(product, vendor, deck))
        else:
            others.append(product.name)
    if others:
        names = ", ".join(dict.fromkeys(others))
        weight = Severity.INFO if found or findings else None
        place = named(vendor.title)
        findings.append(Finding("I181", place, severity=weight, components=names))
    kept = {parcel.name for parcel in found}
    sent = [product for product in made if product.name in kept]
    return tuple(found), (*findings, *cut_findings(deck, sent, vendor.safe.value))


def send(deck: Deck, found: Sequence[Parcel], vendor: Vendor) -> Pressed:
    """The ZIP of each parcel; its pictures are read back, and are as the portal takes them."""
    content = {f"{parcel.name}.zip": _packed(deck, parcel, vendor) for parcel in found}
    files = tuple(
        listed(
            f"{parcel.name}.zip",
            parcel.name,
            content[f"{parcel.name}.zip"],
            pages=0,
            cards=sum(card.piece.copies for card in parcel.cards),
        )
        for parcel in found
    )
    return Pressed(files, content)


def _taken(product: Product, vendor: Vendor) -> tuple[Ask, bool] | None:
    """The size of a component of cards, all of one size, and whether they are turned for it."""
    if not isinstance(product, Cards):
        return None
    sizes = {
        (face.width, face.height)
        for piece in product.pieces
        for face in (piece.front, piece.back)
        if face is not None
    }
    return asked_of(vendor, *sizes.pop()) if len(sizes) == 1 else None


def _other_back(product: Cards) -> Finding | None:
    """I102 for the first card whose back is of another size than its front."""
    for piece in product.pieces:
        if piece.back is not None and trim(piece.back) != trim(piece.front):
            return other_back(piece, piece.back)
    return None


def _no_such_size(product: Cards, vendor: Vendor, deck: Deck) -> Finding:
    front = product.pieces[0].front
    size = Size(width=front.width, height=front.height)
    near = vendor.nearest(front.width, front.height)
    nearest = "" if near is None else _sold(near)
    known = near is not None and near.name in (SIZES if deck.components else FITTING)
    kind = "own" if deck.components else "resize"
    return Finding(
        "I180",
        named(product.name),
        kind=kind if known else "other",
        vendor=vendor.title,
        size=told(size),
        nearest=nearest,
        name="" if near is None else near.name,
    )


def _sold(ask: Ask) -> Measure:
    """A size that a portal has, by its name there."""
    return Measure(f"{measured(ask.trim.width, ask.trim.height)} mm ({ask.name})")


def _named(pieces: Sequence[Piece], called: Mapping[str, str]) -> Iterator[Named]:
    """``001_peur_recto.png``: the number alone makes a name unlike all others."""
    digits = max(3, len(str(len(pieces))))
    for number, piece in enumerate(pieces, 1):
        last = piece.id.rpartition("/")[2]
        name = portable(called.get(piece.id, last)) or portable(last) or piece.component
        stem = f"{number:0{digits}}_{name}_"
        verso = f"{stem}{VERSO}.png" if piece.back is not None else ""
        yield Named(piece, f"{stem}{RECTO}.png", verso)


def _packed(deck: Deck, parcel: Parcel, vendor: Vendor) -> bytes:
    """The ZIP: pictures in the order of the cards, then the list; equal faces are drawn once."""
    alike = first_alike(face for _, face, _ in parcel.faces)
    drawn = list(dict.fromkeys((alike[face], turn) for _, face, turn in parcel.faces))
    pixels, dpi = parcel.ask.pixels, vendor.dpi.value
    if pixels is None:
        raise ValueError(f"{vendor.name} takes no pictures")
    framing = [framed(face, pixels, dpi, turn) for face, turn in drawn]
    edition = deck.edition
    document = Document(
        title=edition.title, language=edition.language, pages=tuple(page for page, _ in framing)
    )
    checked = partial(_checked, pixels, dpi)
    frames = [frame for _, frame in framing]
    taken = pictured(write_pdf(document, ShippedFonts()), frames, checked)
    of_face = dict(zip(followed(tuple(drawn), "picture"), taken, strict=True))
    files = ((name, of_face[alike[face], turn]) for name, face, turn in parcel.faces)
    return archive((*files, (LIST, _list(parcel.cards))))


def _checked(pixels: tuple[int, int], dpi: int, data: bytes) -> bytes:
    """A picture that is as the portal takes it, read back from its bytes; ValueError otherwise."""
    seen = read_back(data)
    if seen.size != pixels or not (seen.is_rgb and seen.is_srgb) or seen.dpi != dpi:
        raise ValueError(f"a picture came out as {seen}")
    return data


def _list(cards: Sequence[Named]) -> bytes:
    """Which picture is printed how often, in columns that ``impose`` reads."""
    text = StringIO()
    lines = csv.writer(text)
    lines.writerow(("file", "back", "copies", "id"))
    lines.writerows((card.recto, card.verso, card.piece.copies, card.piece.id) for card in cards)
    return text.getvalue().encode("utf-8")
