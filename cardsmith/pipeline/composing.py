"""The cards of a component drawn and composed at once, by shares, on all processors.

What a press needs of a card is a tenth of what is drawn, so that is all that is kept of it.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.layout.custom import Draw, Setting
from cardsmith.layout.template import Side, draw_side
from cardsmith.model.edition import Edition
from cardsmith.model.face import Bitmap, Face, Piece
from cardsmith.model.finding import Finding
from cardsmith.model.profile import Profile
from cardsmith.model.row import Row
from cardsmith.pipeline.crew import hands, shared_out
from cardsmith.pipeline.digests import Glance
from cardsmith.pipeline.looks import Wardrobe
from cardsmith.pipeline.products import Compose
from cardsmith.pipeline.progress import followed
from cardsmith.pipeline.shops import portal_of
from cardsmith.pipeline.telling import Teller
from cardsmith.press.compositor import Compositor
from cardsmith.press.content import Content
from cardsmith.press.galley import ComposedFace, Galley, Stock, picture_name

LEAST = 100
"""Cards from which a process of their own is worth its beginning."""

_Set = Galley | tuple[Finding, ...] | None
"""A side of a card: composed, or what is wrong with it; None where it is drawn with others."""

_Drawn = tuple[Face | None, tuple[Finding, ...]]


def composed_for(profile: Profile) -> Compose | None:
    """What composes cards for a profile as they are drawn; nothing where a press wants them."""
    if profile.press is not None or portal_of(profile) is not None:
        return None

    def compose(edition: Edition, component: str, worn: Wardrobe) -> Draw:
        return Composing(edition, component, worn, profile.tagged).pieces

    return compose


class Composing(NamedTuple):
    """Draws the cards of a component for home printers; ``tagged`` ones say what they show."""

    edition: Edition
    component: str
    worn: Wardrobe
    tagged: bool

    def pieces(
        self, setting: Setting, rows: Sequence[Row]
    ) -> tuple[tuple[Piece, ...], tuple[Finding, ...]]:
        """The cards as pieces; one that cannot be right is left out, with the reasons."""
        maker = _Maker(self, setting, _several(setting, rows))
        shares = shared_out(maker.composed, rows, LEAST)
        stock = Stock({}, _pictures(setting))
        pieces: list[Piece] = []
        findings: list[Finding] = []
        for _, forms in shares:
            stock.forms.update(forms)
        sets = (each for found, _ in shares for each in found)
        for row, (front, back) in zip(rows, sets, strict=True):
            face, faults = maker.face(setting.front, row, front, stock)
            behind, more = maker.face(setting.behind(row), row, back, stock)
            findings += (*faults, *more)
            if face is None or more:
                continue
            piece = Piece(
                id=row.id,
                component=setting.component,
                front=face,
                back=behind,
                copies=row.record.copies,
            )
            pieces.append(piece)
        return tuple(pieces), tuple(findings)


class _Maker:
    """Makes the faces of one component; ``several`` are the keys that cards share, by side."""

    def __init__(
        self, job: Composing, setting: Setting, several: Mapping[int, frozenset[object]]
    ) -> None:
        self._job = job
        self._setting = setting
        self._several = several
        self._teller = Teller(job.edition, job.component)

    def composed(self, rows: Sequence[Row]) -> tuple[list[tuple[_Set, _Set]], dict[str, Content]]:
        """Both sides of some cards, and the forms that they call."""
        compositor = Compositor(ShippedFonts(), tagged=self._job.tagged)
        glance = Glance()
        sets = [
            (
                self._composed(self._setting.front, row, compositor, glance),
                self._composed(self._setting.behind(row), row, compositor, glance),
            )
            for row in followed(tuple(rows), "card", hands())
        ]
        return sets, compositor.forms

    def face(self, side: Side | Face | None, row: Row, composed: _Set, stock: Stock) -> _Drawn:
        """A side of a card, drawn now where it is drawn with others; what is wrong with it."""
        if isinstance(composed, tuple) and not isinstance(composed, Galley):
            return None, composed
        if not isinstance(side, Side):
            return side and self._finished(side, is_front=False), ()
        if composed is None:
            face, faults = draw_side(side, row)
            return face and self._finished(face, is_front=side is self._setting.front), faults
        shape = f"{row.id} {side.name}", side.trim, side.template.bleed
        return ComposedFace(composed, stock, shape, partial(self._drawn, side, row)), ()

    def _composed(
        self, side: Side | Face | None, row: Row, compositor: Compositor, glance: Glance
    ) -> _Set:
        if not isinstance(side, Side):
            return None
        shared = side.plan.shared
        if shared is not None and shared.key(row.lists) in self._several[id(side)]:
            return None
        face, faults = draw_side(side, row)
        if face is None:
            return faults
        face = self._finished(face, is_front=side is self._setting.front)
        digest = glance.fresh(face)
        return compositor.galley(self._told(face, side, row), digest)

    def _drawn(self, side: Side, row: Row) -> Face:
        """A side that has no fault, drawn again."""
        face, _ = draw_side(side, row)
        assert face is not None
        return self._told(self._finished(face, is_front=side is self._setting.front), side, row)

    def _finished(self, face: Face, *, is_front: bool) -> Face:
        worn = self._job.worn
        finish = worn.finish if is_front else worn.finish_back or worn.finish
        return finish(face) if finish else face

    def _told(self, face: Face, side: Side, row: Row) -> Face:
        if not self._job.tagged:
            return face
        if side is self._setting.front:
            return self._teller.front(face)
        return self._teller.back(face, row.id, self._setting.component)


def _several(setting: Setting, rows: Sequence[Row]) -> dict[int, frozenset[object]]:
    """By side, what several cards show of it: that is drawn once."""
    sides = {id(one): one for row in rows for one in (setting.front, setting.behind(row))}
    found: dict[int, frozenset[object]] = {}
    for name, side in sides.items():
        if isinstance(side, Side) and side.plan.shared is not None:
            counts = Counter(side.plan.shared.key(row.lists) for row in rows)
            found[name] = frozenset(key for key, count in counts.items() if count > 1)
    return found


def _pictures(setting: Setting) -> dict[str, Bitmap]:
    """The pictures of a component, by the names that contents call them by."""
    pictures = setting.front.workshop.artwork.pictures.values()
    return {picture_name(one.digest): one for one in pictures if isinstance(one, Bitmap)}
