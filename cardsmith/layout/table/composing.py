"""The cards of a table as pieces: one for each standing, one plan for each number of players."""

from collections.abc import Mapping, Sequence

from cardsmith.layout.aid.card import aid_face
from cardsmith.layout.table.ladder import ladder
from cardsmith.layout.table.plan import TablePlan, revolution_map, seat_plan
from cardsmith.layout.table.status import status
from cardsmith.model.deck import Rank
from cardsmith.model.edition import Edition
from cardsmith.model.face import Face, Item, Piece
from cardsmith.model.metrics import Fonts
from cardsmith.model.ornament import Ornaments
from cardsmith.model.struct import Struct
from cardsmith.model.table import Seating


class TableJob(Struct, frozen=True, kw_only=True):
    """What the cards are made of: the edition, and the words of both sides with their language.

    Words are those of ``messages/table.yaml``.
    """

    edition: Edition
    fonts: Fonts
    ornaments: Ornaments
    languages: tuple[str, str]
    words: tuple[Mapping[str, str], Mapping[str, str]]

    def plan(self, side: int) -> TablePlan:
        """What one side of a card is drawn with."""
        return TablePlan(
            self.fonts, self.ornaments, self.edition.rules, self.words[side], self.languages[side]
        )

    def face(self, name: str, items: tuple[Item, ...]) -> Face:
        """A side in the size of the cards of the edition."""
        return aid_face(name, self.edition.size, items)


def status_pieces(job: TableJob, largest: Seating) -> tuple[Piece, ...]:
    """A card for each seat of the largest table, the other language on its back."""
    rules = job.edition.rules
    pieces = []
    for number, seat in enumerate(largest.seats, 1):
        front, back = (
            job.face(f"status/{number}{side}", status(job.fonts, job.ornaments, rules, words, seat))
            for side, words in zip(("", "/back"), job.words, strict=True)
        )
        pieces.append(Piece(id=f"status/{number}", component="status", front=front, back=back))
    return tuple(pieces)


def plan_pieces(
    job: TableJob, tables: Sequence[Seating], ranks: Sequence[Rank]
) -> tuple[Piece, ...]:
    """A plan for each number of players, its revolution on the back; then the ladder of ranks."""
    plan = job.plan(0)
    pieces = []
    for seating in tables:
        name = f"plan/{len(seating.seats)}"
        front = job.face(name, seat_plan(plan, seating))
        back = job.face(f"{name}/back", revolution_map(plan, seating))
        pieces.append(Piece(id=name, component="plans", front=front, back=back))
    front, back = (
        job.face(f"ladder{side}", ladder(job.plan(at), ranks))
        for at, side in enumerate(("", "/back"))
    )
    return (*pieces, Piece(id="ladder", component="plans", front=front, back=back))
