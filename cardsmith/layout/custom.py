"""Cards set by templates: every record of a component, both sides."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, assert_never

from cardsmith.layout.template import Side, draw_side, side_of
from cardsmith.layout.template_card import Workshop
from cardsmith.layout.template_misfits import misfits, other_back, wrong_size
from cardsmith.model.edition import TCG, Component, Size
from cardsmith.model.face import Bitmap, Face, Piece
from cardsmith.model.finding import Finding
from cardsmith.model.row import Row, row_of
from cardsmith.model.template import Back as Wanted
from cardsmith.model.template import Drawing, Template

Back = Side | Face | None
"""A back drawn for every record, one back for all, or none."""


class Cards(NamedTuple):
    """The cards of a component as rows to be set, and the size that they were asked for in.

    ``again`` makes the rows once more: whoever draws them need not keep them.
    """

    component: str
    size: Size | None
    rows: tuple[Row, ...]
    again: Callable[[], tuple[Row, ...]] | None = None


class Setting(NamedTuple):
    """What all cards of a component are drawn by: sides, backs of single cards by their ids.

    ``again`` makes the rows of the component once more.
    """

    component: str
    front: Side
    back: Back
    backs: Mapping[str, Back]
    again: Callable[[], tuple[Row, ...]]

    def behind(self, row: Row) -> Back:
        """The back of a card."""
        return self.backs.get(row.id, self.back)


Draw = Callable[[Setting, Sequence[Row]], tuple[tuple[Piece, ...], tuple[Finding, ...]]]
"""Draws the cards of a component; one that cannot be right is left out, with the reasons."""


def rows_of(component: Component) -> tuple[Row, ...]:
    """The rows of a component; whoever has no copies is none."""
    return tuple(row_of(record) for record in component.records if record.copies)


def one_by_one(
    setting: Setting, rows: Sequence[Row]
) -> tuple[tuple[Piece, ...], tuple[Finding, ...]]:
    """Every record drawn, with what is wrong."""
    pieces: list[Piece] = []
    findings: list[Finding] = []
    for row in rows:
        piece, faults = piece_of(setting, row)
        findings += faults
        if piece is not None:
            pieces.append(piece)
    return tuple(pieces), tuple(findings)


def pieces_of(
    cards: Cards, workshop: Workshop, only: str = "", draw: Draw = one_by_one
) -> tuple[tuple[Piece, ...], tuple[Finding, ...]]:
    """The cards as pieces; one that cannot be right is left out, with the reasons.

    The size is the component's, else the template's, else 63 × 88 mm; a back of another is told
    once (I102). Styles that ask for it have words divided by the
    hyphenator, or keep one size, the least that a card needs. ``only`` is the one card that is
    asked for: others are drawn where it depends on them. All are drawn by ``draw``.
    """
    artwork = workshop.artwork
    trim = cards.size or artwork.front.size or TCG
    rows = cards.rows
    findings = list(wrong_size(cards.component, cards.size, artwork.front)) or [
        fault
        for template in artwork.templates
        for fault in (
            *(other_back(trim, template) if template is not artwork.front else ()),
            *misfits(template, _trim(template, trim), rows),
        )
    ]
    if only and not artwork.is_uniform:
        rows = tuple(row for row in rows if row.id == only)
    if findings or not rows:
        return (), tuple(findings)
    cards = cards._replace(rows=rows)
    if not artwork.is_uniform:
        return _drawn(cards, trim, workshop, draw)
    pieces, told = _drawn(cards, trim, workshop, one_by_one)
    sizes = workshop.sizes.again()
    if sizes is None:
        return pieces, told
    again = Workshop(
        artwork, workshop.fonts, workshop.hyphenator, sizes=sizes, policy=workshop.policy
    )
    pieces, told = _drawn(cards, trim, again, draw)
    return pieces, (*told, *sizes.findings())


def _trim(template: Template, trim: Size) -> Size:
    """The size that a template draws for: its own, or one that it fits."""
    return trim if template.size is None or trim in template.fits else template.size


def _drawn(
    cards: Cards, trim: Size, workshop: Workshop, draw: Draw
) -> tuple[tuple[Piece, ...], tuple[Finding, ...]]:
    """Every record drawn once, with what is wrong."""
    artwork, rows = workshop.artwork, cards.rows
    front = side_of("front", artwork.front, trim, workshop, rows)
    back = _back(artwork.back, trim, workshop, rows)
    sides = {id(one): _back(one, trim, workshop, rows) for one in artwork.backs.values()}
    if isinstance(back, Side) and not sides:
        _, faults = draw_side(back, rows[0])
        if faults and back.plan.shared is not None and not back.plan.shared.reads:
            return (), faults
    backs = {card: sides[id(one)] for card, one in artwork.backs.items()}
    again = cards.again or (lambda: rows)
    return draw(Setting(cards.component, front, back, backs, again), rows)


def piece_of(setting: Setting, row: Row) -> tuple[Piece | None, tuple[Finding, ...]]:
    """One record drawn; none where it would be wrong, with the reasons."""
    back = setting.behind(row)
    face, faults = draw_side(setting.front, row)
    behind, more = draw_side(back, row) if isinstance(back, Side) else (back, ())
    if face is None or more:
        return None, (*faults, *more)
    copies = row.record.copies
    return Piece(id=row.id, component=setting.component, front=face, back=behind, copies=copies), ()


def _back(wanted: Wanted | None, trim: Size, workshop: Workshop, rows: Sequence[Row]) -> Back:
    front = workshop.artwork.front
    match wanted:
        case Template() as template:
            return side_of("back", template, _trim(template, trim), workshop, rows)
        case Bitmap() | Drawing() as picture:
            from cardsmith.layout.template_pictures import pictured

            return pictured(picture, trim, front.bleed)
        case None:
            both = front.front and front.back
            return side_of("back", front, trim, workshop, rows) if both else None
        case _:
            assert_never(wanted)
