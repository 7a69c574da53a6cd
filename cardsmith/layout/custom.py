"""The cards of a custom edition: every record set by its template, both sides."""

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from cardsmith.layout.template import Side, draw_side, side_of
from cardsmith.layout.template_card import Workshop
from cardsmith.layout.template_misfits import misfits, slots, wrong_size
from cardsmith.layout.template_pictures import pictured
from cardsmith.model.edition import TCG, Component, Size
from cardsmith.model.face import Bitmap, Face, Piece
from cardsmith.model.finding import Finding
from cardsmith.model.metrics import Fonts, Hyphenator
from cardsmith.model.row import Row, row_of
from cardsmith.model.template import Artwork, Drawing, Template
from cardsmith.model.template import Back as Wanted

Back = Side | Face | None
"""A back drawn for every record, one back for all, or none."""


def custom_pieces(
    component: Component,
    artwork: Artwork,
    fonts: Fonts,
    hyphenator: Hyphenator | None = None,
    only: str = "",
) -> tuple[tuple[Piece, ...], tuple[Finding, ...]]:
    """The cards of a component; one that cannot be right is left out, with the reasons.

    A card of no copies is not drawn. The size is the component's, else the template's, else
    63 × 88 mm. Whether a back has the size of its front is for imposition to say. Styles that
    ask for it have words divided by the hyphenator, or keep one size, the least that a card needs.
    ``only`` is the one card that is asked for: others are drawn where it depends on them.
    """
    trim = component.size or artwork.front.size or TCG
    rows = tuple(row_of(record) for record in component.records if record.copies)
    findings = list(wrong_size(component, artwork.front)) or [
        fault
        for template in artwork.templates
        for fault in misfits(template, template.size or trim, rows)
    ]
    if only and not artwork.is_uniform:
        rows = tuple(row for row in rows if row.id == only)
    if findings or not rows:
        return (), tuple(findings)
    workshop = Workshop(artwork, fonts, hyphenator)
    pieces, told = _drawn(component, rows, trim, workshop)
    sizes = workshop.sizes.again()
    if sizes is None:
        return pieces, told
    pieces, told = _drawn(component, rows, trim, replace(workshop, sizes=sizes))
    return pieces, (*told, *sizes.findings())


def _drawn(
    component: Component, rows: Sequence[Row], trim: Size, workshop: Workshop
) -> tuple[tuple[Piece, ...], tuple[Finding, ...]]:
    """Every record drawn once, with what is wrong."""
    artwork = workshop.artwork
    front = side_of("front", artwork.front, trim, workshop)
    back, faults = _common(_back(artwork.back, trim, workshop), rows[0])
    if faults:
        return (), faults
    sides = {id(one): _back(one, trim, workshop) for one in artwork.backs.values()}
    pieces: list[Piece] = []
    findings: list[Finding] = []
    for row in rows:
        own = artwork.backs.get(row.id)
        behind = back if own is None else sides[id(own)]
        piece, faults = _piece(component, front, behind, row)
        findings += faults
        if piece is not None:
            pieces.append(piece)
    return tuple(pieces), tuple(findings)


def _piece(
    component: Component, front: Side, back: Back, row: Row
) -> tuple[Piece | None, tuple[Finding, ...]]:
    face, faults = draw_side(front, row)
    behind, more = draw_side(back, row) if isinstance(back, Side) else (back, ())
    if face is None or more:
        return None, (*faults, *more)
    copies = row.record.copies
    piece = Piece(id=row.id, component=component.name, front=face, back=behind, copies=copies)
    return piece, ()


def _back(wanted: Wanted | None, trim: Size, workshop: Workshop) -> Back:
    front = workshop.artwork.front
    match wanted:
        case Template() as template:
            return side_of("back", template, template.size or trim, workshop)
        case Bitmap() | Drawing() as picture:
            return pictured(picture, trim, front.bleed)
        case None:
            return side_of("back", front, trim, workshop) if front.front and front.back else None
        case _:
            assert_never(wanted)


def _common(back: Back, row: Row) -> tuple[Back, tuple[Finding, ...]]:
    """The back, drawn at once where no record changes it."""
    if not isinstance(back, Side) or any(True for box in back.boxes for _ in slots(box)):
        return back, ()
    return draw_side(back, row)
