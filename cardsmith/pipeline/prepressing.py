"""What a print shop gets: cards one a page or many a sheet, outlines of the die, its places."""

import io
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from cardsmith.impose.die_line import die_lines
from cardsmith.impose.gang import Place, gang, sheet_of
from cardsmith.impose.refusal import compared, trim
from cardsmith.impose.single import Slug, one_a_page
from cardsmith.lexicon.inert import inert
from cardsmith.model.edition import Deck, Edition, Size
from cardsmith.model.face import Bitmap, Face, Piece, pictures
from cardsmith.model.finding import Finding
from cardsmith.model.measure import measured
from cardsmith.model.place import named
from cardsmith.model.press import GRIDS, Press
from cardsmith.model.profile import Arrangement, Profile
from cardsmith.model.sheet import Page
from cardsmith.model.struct import replace
from cardsmith.pipeline.products import UNCARDED, Cards, Leaflet, Product

_HEAD = ("sheet", "slot", "row", "column", "card", "copy", "x_mm", "y_mm")


class Run(NamedTuple):
    """The pages of a component of cards, those of its die, and the places of its sheets."""

    pages: tuple[Page, ...]
    dies: tuple[Page, ...]
    places: tuple[Place, ...] = ()
    findings: tuple[Finding, ...] = ()

    def slots(self) -> bytes:
        """The places as a table (CSV), the free ones with no card; empty without sheets."""
        if not self.places:
            return b""
        import csv

        stream = io.StringIO()
        writer = csv.writer(stream, lineterminator="\r\n")
        writer.writerow(_HEAD)
        for sheet, slot, row, column, card, copy, box in self.places:
            corner = (measured(length / 1000, places=3) for length in (box.x, box.y))
            writer.writerow((sheet, slot, row, column, inert(card), copy or "", *corner))
        return stream.getvalue().encode()


def run_of(pieces: Sequence[Piece], profile: Profile, press: Press) -> Run:
    """The cards of a component as a print shop gets them."""
    options = profile.options
    if press.layout is None:
        slug = slug_of(profile)
        pages = one_a_page(pieces, options.bleed, slug, back_first=press.back_first)
        return Run(pages, _dies(pages, press))
    grid = GRIDS.get(press.layout)
    if grid is not None and pieces:
        options = sheet_of(trim(pieces[0].front), grid, press.slug, options)
    sheets = gang(pieces, options)
    return Run(sheets.pages, _dies(sheets.pages, press), sheets.places, sheets.findings)


def slug_of(profile: Profile) -> Slug:
    """The room for marks round one face, where marks are asked for."""
    marks = profile.options.marks
    width = 0 if profile.press is None or marks.value == "none" else profile.press.slug
    return Slug(width, marks)


def is_faced(profile: Profile) -> bool:
    """Whether what is no card is one face a page: so it is for a print shop, always."""
    return profile.press is not None or profile.arrangement is Arrangement.SINGLE


def _dies(pages: Iterable[Page], press: Press) -> tuple[Page, ...]:
    return () if press.corner is None else die_lines(pages, press.corner)


def as_ordered(deck: Deck, profile: Profile) -> Deck:
    """The deck with cards of the size that a print shop takes, drawn as far as its bleed."""
    press = profile.press
    if press is None:
        return deck
    edition: Edition = replace(deck.edition, bleed=profile.options.bleed / 1000)
    if press.size is not None:
        width, height = (length / 1000 for length in press.size)
        edition = replace(edition, size=Size(width=width, height=height))
    return replace(deck, edition=edition)


def printable(names: tuple[str, ...], profile: Profile) -> tuple[str, ...]:
    """Of the components of an edition those that a print shop of cards alone makes."""
    if profile.press is None or profile.press.size is None:
        return names
    return tuple(name for name in names if name not in UNCARDED)


def faults(made: Sequence[Product], press: Press) -> Iterator[Finding]:
    """I173: what is of another size than the shop takes; I172: transparency that it refuses."""
    for product in made:
        if isinstance(product, Leaflet):
            if press.size is not None:
                yield Finding("I173", named(product.name), kind="paper", size="", wanted="")
            continue
        pieces = product.pieces if isinstance(product, Cards) else ()
        faces = () if isinstance(product, Cards) else product.faces
        faces = (*faces, *(side for piece in pieces for side in (piece.front, piece.back) if side))
        yield from _sizes(product.name, faces, press)
        if press.standard.is_flat:
            yield from _transparent(product.name, faces)


def _sizes(component: str, faces: Iterable[Face], press: Press) -> Iterator[Finding]:
    other = next((face for face in faces if press.size not in {None, trim(face)}), None)
    if other is not None and press.size is not None:
        size, wanted = compared(trim(other), press.size)
        yield Finding("I173", named(component), kind="size", size=size, wanted=wanted)


def _transparent(component: str, faces: Iterable[Face]) -> Iterator[Finding]:
    """Every face with a picture that lets something show through, once a picture."""
    known: dict[str, bool] = {}
    for face in faces:
        for bitmap in pictures(face.items):
            if bitmap.digest in known or not isinstance(bitmap, Bitmap):
                continue
            from cardsmith.press.plates import shows_through

            known[bitmap.digest] = shows_through(bitmap.data)
            if known[bitmap.digest]:
                yield Finding("I172", named(component), face=face.name)
