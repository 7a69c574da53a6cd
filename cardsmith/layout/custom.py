"""The cards of a custom edition: every record set by its template, both sides."""

from dataclasses import dataclass
from typing import Literal

from cardsmith.layout.template import Side, draw_side
from cardsmith.layout.template_misfits import misfits, slots, wrong_size
from cardsmith.layout.template_pictures import pictured
from cardsmith.model.edition import TCG, Component, Size
from cardsmith.model.face import Bitmap, Face, Piece
from cardsmith.model.finding import Finding
from cardsmith.model.metrics import Fonts, Hyphenator
from cardsmith.model.row import Row, row_of
from cardsmith.model.template import Artwork, Template

Back = Side | Face | None
"""A back drawn for every record, one back for all, or none."""


@dataclass(frozen=True, slots=True)
class _Workshop:
    """What all sides of a component are drawn with."""

    artwork: Artwork
    fonts: Fonts
    hyphenator: Hyphenator | None


def custom_pieces(
    component: Component, artwork: Artwork, fonts: Fonts, hyphenator: Hyphenator | None = None
) -> tuple[tuple[Piece, ...], tuple[Finding, ...]]:
    """The cards of a component; one that cannot be right is left out, with the reasons.

    A card of no copies is not drawn. The size is the component's, else the template's, else
    63 × 88 mm. Whether a back has the size of its front is for imposition to say. Styles that
    ask for it have words divided by the hyphenator.
    """
    trim = component.size or artwork.front.size or TCG
    rows = tuple(row_of(record) for record in component.records if record.copies)
    findings = list(wrong_size(component, artwork.front)) or [
        fault
        for template in (artwork.front, artwork.back)
        if isinstance(template, Template)
        for fault in misfits(template, template.size or trim, rows)
    ]
    if findings or not rows:
        return (), tuple(findings)
    workshop = _Workshop(artwork, fonts, hyphenator)
    front = _side("front", artwork.front, trim, workshop)
    back, faults = _common(_back(workshop, trim), rows[0])
    if faults:
        return (), faults
    pieces: list[Piece] = []
    for row in rows:
        piece, faults = _piece(component, front, back, row)
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


def _back(workshop: _Workshop, trim: Size) -> Back:
    front = workshop.artwork.front
    match workshop.artwork.back:
        case Template() as template:
            return _side("back", template, template.size or trim, workshop)
        case Bitmap() as bitmap:
            return pictured(bitmap, trim, front.bleed)
        case None:
            return _side("back", front, trim, workshop) if front.front and front.back else None


def _side(
    name: Literal["front", "back"], template: Template, trim: Size, workshop: _Workshop
) -> Side:
    """One side; a template with boxes for the other side only lends those."""
    wanted, other = template.front, template.back
    if name == "back":
        wanted, other = other, wanted
    return Side(
        name=name,
        boxes=wanted or other,
        trim=trim,
        bleed=template.bleed,
        fonts=workshop.fonts,
        pictures=workshop.artwork.pictures,
        hyphenator=workshop.hyphenator,
    )


def _common(back: Back, row: Row) -> tuple[Back, tuple[Finding, ...]]:
    """The back, drawn at once where no record changes it."""
    if not isinstance(back, Side) or any(True for box in back.boxes for _ in slots(box)):
        return back, ()
    return draw_side(back, row)
