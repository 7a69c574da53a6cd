"""Files that somebody named become cards: fronts with their backs, of a size, so many of each."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from cardsmith.intake.pictures.reading import is_pdf, look
from cardsmith.intake.pictures.wanted import Wanted
from cardsmith.layout.foreign.sizing import supposed_size, told_size
from cardsmith.model.cutting import Cutting, Sided, Window
from cardsmith.model.edition import Size
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named
from cardsmith.pipeline.foreign.wishes import Wishes


class ForeignCard(NamedTuple):
    """One card: its sides, its size, how many are printed."""

    front: Cutting
    back: Cutting | None
    size: Size
    copies: int


def cards_of(
    wanted: Sequence[Wanted], back: Path | None, wishes: Wishes
) -> tuple[tuple[ForeignCard, ...], tuple[Finding, ...]]:
    """The cards of the files asked for, and whatever is wrong with any of them.

    ``back`` lies behind every card that has none of its own.
    """
    findings: list[Finding] = []
    shelf = _Shelf(wishes, findings)
    cards = [card for one in wanted if one.copies for card in _cards(one, back, shelf)]
    return tuple(cards), tuple(findings)


class _Shelf:
    """Files looked at, each once: one back may lie behind a whole deck."""

    def __init__(self, wishes: Wishes, findings: list[Finding]) -> None:
        self.wishes = wishes
        self.findings = findings
        self._seen: dict[tuple[Path, Size | None], tuple[Sided, ...]] = {}

    def sides(self, path: Path, size: Size | None, *, as_back: bool = False) -> tuple[Sided, ...]:
        """The cards of a file; none, and a finding, where it cannot be used."""
        key = path, size
        if key not in self._seen:
            wishes = Wishes(fit=self.wishes.fit) if as_back else self.wishes
            try:
                self._seen[key] = self._look(path, size, wishes)
            except InputError as refusal:
                self.findings.append(refusal.finding)
                self._seen[key] = ()
        return self._seen[key]

    def _look(self, path: Path, size: Size | None, wishes: Wishes) -> tuple[Sided, ...]:
        if is_pdf(path):
            # reading PDF is the one need of pikepdf, and most decks are pictures
            from cardsmith.pipeline.foreign.pages import sides_of

            sides, damage = sides_of(path, wishes, size)
            self.findings.extend(damage)
            return sides
        found = look(path)
        if isinstance(found, Finding):
            raise InputError(found)
        original = found.original
        told = found.millimetres
        measure = Size(width=told[0], height=told[1]) if told else None
        return (Sided(Cutting(original.path, original, Window(0, 0, *original.size), measure)),)


def _cards(one: Wanted, common: Path | None, shelf: _Shelf) -> Iterator[ForeignCard]:
    """The cards of one file, each with its own back, else that of its file, else the common one."""
    known = one.size or shelf.wishes.size or one.worded
    fronts = shelf.sides(one.front, known)
    behind = one.back or common
    backs: Sequence[Sided] = ()
    if behind is not None and (one.back or not all(card.back for card in fronts)):
        backs = shelf.sides(behind, known, as_back=True)
        if not backs:
            return
    for index, card in enumerate(fronts):
        size = known or _size(card.front, shelf)
        if size is None:
            continue
        own = backs[index if len(backs) == len(fronts) else 0].front if backs else None
        back = own if one.back else card.back or own
        yield ForeignCard(card.front, back, size, one.copies)


def _size(front: Cutting, shelf: _Shelf) -> Size | None:
    """What the file tells, else the usual size where the proportions allow it (I155, I153)."""
    told = told_size(front)
    if told is not None:
        return told.size
    supposed = supposed_size(front)
    place = named(front.name)
    wide, high = (f"{length:g}" for length in front.original.size)
    code = "I155" if supposed else "I153"
    shelf.findings.append(Finding(code, place, pixels=f"{wide} × {high}"))
    return supposed
