"""A table that comes back into its edition: what it changes, and the packet files that say so."""

from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import NamedTuple

from cardsmith.intake.editions.lines import open_lines
from cardsmith.intake.editions.opened import Opened
from cardsmith.intake.editions.reading import read
from cardsmith.intake.files.folders import DECLARATION, shown
from cardsmith.model.codes import Severity
from cardsmith.model.edition import Deck, Game
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named, whole
from cardsmith.pipeline.refusing import refuse_unknown_encoding, refused
from cardsmith.pipeline.tables.cells import cells_of
from cardsmith.pipeline.tables.faults import faults
from cardsmith.pipeline.tables.filing import filed
from cardsmith.pipeline.tables.losing import lost
from cardsmith.pipeline.tables.matching import Missing, Pair, departed, missing, paired
from cardsmith.press.rewriting import rewrite
from cardsmith.resources import real


class Change(NamedTuple):
    """What becomes of a card: ``added``, ``changed``, ``moved`` or ``removed``.

    ``was`` is the id it had where that is another one, ``fields`` what is said otherwise of it.
    """

    kind: str
    id: str
    title: str
    was: str = ""
    fields: tuple[str, ...] = ()


class Imported(NamedTuple):
    """What an import came to: findings, changes, and the files that were or would be written.

    ``untouched`` are packets of the edition that the table does not name, ``missing`` the cards
    of the others that it has no row for and that stay, ``faults`` the errors that are in cards
    which changed: these are written all the same, as they are in any deck.
    """

    deck: Deck
    findings: tuple[Finding, ...]
    changes: tuple[Change, ...] = ()
    files: tuple[str, ...] = ()
    untouched: tuple[str, ...] = ()
    missing: Missing = Missing()
    faults: tuple[Finding, ...] = ()

    @property
    def failed(self) -> bool:
        """Whether an error was found; then nothing is written."""
        return any(finding.severity is Severity.ERROR for finding in self.findings)


def import_table(
    file: Path, into: str, *, encoding: str = "", remove: bool = False, dry: bool = False
) -> Imported:
    """Bring the cards of a CSV, XLSX or ODS file into the packet files of an edition.

    ``remove`` takes away the cards whose rows were deleted; those that the table never had stay.
    Nothing is written when there is an error, or when ``dry``. ``encoding`` is that of a CSV
    file, found by itself where it is empty. Raises InputError for what is no edition of Le
    Bouffon or cannot be opened, and for a table that is a deck of the edition already.
    """
    refuse_unknown_encoding(encoding)
    folder = _folder(into)
    deck = read([folder])
    if deck.edition.game is not Game.BOUFFON:
        raise InputError(Finding("F045", whole(shown(file)), kind="game", found=shown(folder)))
    if real(file) in {real(Path(name)) for name in deck.inputs}:
        raise InputError(Finding("F045", whole(shown(file)), kind="own"))
    errors = lost(deck)
    if errors:
        return Imported(deck, errors)
    opened = Opened()
    lines = open_lines(file, opened, encoding)
    for finding in opened.findings:
        if finding.code == "F064":
            raise InputError(finding)
    pairs, conflicts = paired(lines, deck.cards)
    away = departed(pairs, deck.cards)
    findings = (*opened.findings, *conflicts, *_kept(pairs, away))
    told = Imported(deck, findings)
    if told.failed:
        return told
    left_out = {id(pair) for pair in away}
    pairs = [pair for pair in pairs if id(pair) not in left_out]
    spoken_of = {card.packet for pair in pairs for card in (pair.now, pair.was) if card is not None}
    without = missing(pairs, deck.cards, spoken_of)
    gone = without.deleted if remove else ()
    result = filed(deck, pairs, gone)
    told = told._replace(
        findings=(*findings, *result.findings),
        changes=(*_changes(pairs), *(Change("removed", each.id, each.title.text) for each in gone)),
        files=tuple(shown(each.path) for each in result.files),
        untouched=tuple(
            packet
            for packet in dict.fromkeys(card.packet for card in deck.cards)
            if packet not in spoken_of
        ),
        missing=without if not remove else without._replace(deleted=()),
        faults=faults(deck, pairs, gone),
    )
    if not (told.failed or dry):
        rewrite(result.files)
    return told


def _folder(into: str) -> Path:
    """The folder of the edition that takes the cards, named by its path."""
    path = Path(into)
    if path.name == DECLARATION:
        path = path.parent
    if not (path / DECLARATION).exists():
        beside = path.parent.glob(f"*/{DECLARATION}")
        known = [(path.parent / each.parent.name).as_posix() for each in beside]
        if get_close_matches(into, known, n=1):
            raise refused("--into", into, among=known)
        raise InputError(Finding("F045", named("--into"), kind="folder", found=shown(path)))
    return path


def _kept(pairs: Sequence[Pair], away: Sequence[Pair]) -> Iterator[Finding]:
    """F046 for a row that nobody touched while its card changed in the edition or went away."""
    gone = {id(pair) for pair in away}
    for pair in pairs:
        is_gone = id(pair) in gone
        if (is_gone or pair.is_edited) and not (pair.is_touched or pair.is_same):
            card, kind = pair.line.card, "gone" if is_gone else "changed"
            yield Finding("F046", card.title.span, card=card.id, kind=kind, text=card.id)


def _changes(pairs: Sequence[Pair]) -> Iterator[Change]:
    """What the rows change, in their order."""
    for now, was in ((pair.now, pair.was) for pair in pairs):
        if was is None:
            yield Change("added", now.id, now.title.text)
        elif now is not was:
            before, after = cells_of(was)._asdict(), cells_of(now)._asdict()
            fields = tuple(name for name in after if after[name] != before[name])
            kind = "moved" if now.packet != was.packet else "changed"
            yield Change(kind, now.id, now.title.text, was.id if was.id != now.id else "", fields)
