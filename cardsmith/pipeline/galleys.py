"""What draws and composes the faces of one component, card by card."""

import marshal
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import NamedTuple

from cardsmith.intake.editions.divisions import division_files
from cardsmith.intake.progress import followed
from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.layout.custom import Setting
from cardsmith.layout.template import Side, draw_side
from cardsmith.model.edition import Edition
from cardsmith.model.face import Bitmap, Face, Piece
from cardsmith.model.finding import Finding
from cardsmith.model.row import Row
from cardsmith.pipeline.digests import Glance
from cardsmith.pipeline.looks import Wardrobe
from cardsmith.pipeline.standing import Spot
from cardsmith.pipeline.telling import Teller
from cardsmith.press.composed_face import ComposedFace
from cardsmith.press.compositor import Compositor
from cardsmith.press.content import Content
from cardsmith.press.galley import Galley, Stock, picture_name
from cardsmith.press.tray import SIZE, Sides, Tray, packed

_MANY = 20_000
"""Cards from which memory is dearer than time."""


class Job(NamedTuple):
    """The cards of one component in one look; those of a ``tagged`` file say what they show."""

    edition: Edition
    component: str
    worn: Wardrobe
    tagged: bool


class Share(NamedTuple):
    """Some cards composed: whether each could be, their trays, and the forms that they call."""

    done: list[bool]
    trays: list[bytes]
    forms: Mapping[str, Content]

    def spots(self) -> Iterator[Spot | None]:
        """Where each card is; None for one that cannot be right."""
        trays = list(map(Tray, self.trays))
        number = 0
        for done in self.done:
            yield Spot(trays[number // SIZE], number % SIZE) if done else None
            number += done


class Maker:
    """Draws and composes the faces of one component; what several cards share is only drawn."""

    def __init__(self, job: Job, setting: Setting, rows: Sequence[Row]) -> None:
        self._job = job
        self._setting = setting
        self._teller = Teller(job.edition, job.component)
        every = (setting.front, setting.back, *setting.backs.values())
        self._sides = {id(one): one for one in every if isinstance(one, Side)}
        self._numbers = {name: number for number, name in enumerate(self._sides)}
        self._tightly = len(rows) > _MANY
        self._several = {name: _several(side, rows) for name, side in self._sides.items()}

    def purpose(self) -> tuple[object, ...]:
        """What all cards depend on, besides what is said of each."""
        job, workshop = self._job, self._setting.front.workshop
        look = job.worn.look, job.worn.finish is None, type(workshop.fonts)
        pictures = workshop.artwork.pictures.items()
        divided = division_files(Path(job.edition.folder)) if workshop.hyphenator else ()
        return (
            (job.edition.language, job.component, job.tagged, *look),
            (workshop.policy, workshop.sizes.kept),
            [(one.name, one.template, one.trim, one.plan) for one in self._sides.values()],
            [(name, one.digest if isinstance(one, Bitmap) else one) for name, one in pictures],
            [path.read_bytes() for path in divided],
        )

    def decisive(self, row: Row) -> bytes:
        """What tells a card from others: what it says, its sides, which are drawn with others."""
        back = self._setting.behind(row)
        sides = (self._setting.front, back) if isinstance(back, Side) else (self._setting.front,)
        shown = [(self._numbers[id(side)], self._is_shared(side, row)) for side in sides]
        said = tuple(row.lists.items())
        # without references, which version 2 has not, what is equal is written alike
        return marshal.dumps((shown, said), 2)

    def composed(self, times: int, rows: Sequence[Row]) -> Share:
        """Some cards, front and back; one that cannot be right is left out.

        So many ``times`` as many are composed at once, by others too.
        """
        compositor, glance = Compositor(ShippedFonts(), tagged=self._job.tagged), Glance()
        done: list[bool] = []
        cards: list[Sides] = []
        trays: list[bytes] = []
        for row in followed(tuple(rows), "card", times):
            card = self._card(row, compositor, glance)
            done.append(card is not None)
            if card is not None:
                cards.append(card)
            if len(cards) == SIZE:
                trays.append(packed(cards, tightly=self._tightly))
                cards.clear()
        return Share(done, [*trays, packed(cards, tightly=self._tightly)], compositor.forms)

    def piece(self, row: Row, spot: Spot, stock: Stock) -> tuple[Piece | None, tuple[Finding, ...]]:
        """A card that is composed; what several cards share is drawn now."""
        setting = self._setting
        front, faults = self._face(setting.front, row, (*spot, 0), stock)
        back = setting.behind(row)
        if isinstance(back, Side):
            behind, more = self._face(back, row, (*spot, 1), stock)
        else:
            behind, more = back and self._finished(back, is_front=False), ()
        if front is None or more:
            return None, (*faults, *more)
        piece = Piece(
            id=row.id,
            component=setting.component,
            front=front,
            back=behind,
            copies=row.record.copies,
        )
        return piece, ()

    def _card(self, row: Row, compositor: Compositor, glance: Glance) -> Sides | None:
        """The sides of a card that it has for itself; none where one of them would be wrong."""
        sides: list[Galley | None] = []
        for side in (self._setting.front, self._setting.behind(row)):
            if not isinstance(side, Side) or self._is_shared(side, row):
                sides.append(None)
                continue
            face, _ = draw_side(side, row)
            if face is None:
                return None
            face = self._finished(face, is_front=side is self._setting.front)
            digest = glance.fresh(face)
            sides.append(compositor.galley(self._told(face, side, row), digest))
        return sides[0], sides[1]

    def _face(
        self, side: Side, row: Row, place: tuple[Tray, int, int], stock: Stock
    ) -> tuple[Face | None, tuple[Finding, ...]]:
        if self._is_shared(side, row):
            face, faults = draw_side(side, row)
            return face and self._finished(face, is_front=side is self._setting.front), faults
        shape = f"{row.id} {side.name}", side.trim, side.template.bleed
        return ComposedFace(place, stock, shape, partial(self._drawn, side, row.id)), ()

    @cached_property
    def _again(self) -> dict[str, Row]:
        """The rows of all cards, which nobody keeps: few are drawn a second time."""
        return {row.id: row for row in self._setting.again()}

    def _drawn(self, side: Side, card: str) -> Face:
        """A side without a fault, drawn again."""
        row = self._again[card]
        face, _ = draw_side(side, row)
        if face is None:
            raise ValueError(f"{row.id} was right when it was composed")
        return self._told(self._finished(face, is_front=side is self._setting.front), side, row)

    def _is_shared(self, side: Side, row: Row) -> bool:
        """Whether several cards show the same on a side: that is one face, drawn once."""
        several = self._several[id(side)]
        return bool(several) and side.plan.key(row.lists) in several

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


def pictures_of(setting: Setting) -> dict[str, Bitmap]:
    """The pictures of a component, by the names that contents call them by."""
    pictures = setting.front.workshop.artwork.pictures.values()
    return {picture_name(one): one for one in pictures if isinstance(one, Bitmap)}


def _several(side: Side, rows: Sequence[Row]) -> frozenset[object]:
    """What more than one card shows of a side."""
    if side.plan.shared is None:
        return frozenset()
    counts = Counter(side.plan.key(row.lists) for row in rows)
    return frozenset(key for key, count in counts.items() if count > 1)
