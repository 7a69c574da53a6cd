"""Read decks and check them: what ``check`` reports and ``build`` asks first."""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from pathlib import Path

from cardsmith.intake.editions.reading import read
from cardsmith.intake.files.text import open_text
from cardsmith.intake.files.unsaved import unsaved
from cardsmith.intake.progress import followed
from cardsmith.lint.engine import asked, check
from cardsmith.lint.rules import NEED_DICTIONARY
from cardsmith.model.codes import SEVERITIES, Severity
from cardsmith.model.edition import Deck, Game
from cardsmith.model.finding import Finding
from cardsmith.model.place import Span
from cardsmith.model.struct import Struct, replace
from cardsmith.pipeline.bookshelf import shelf_for
from cardsmith.pipeline.fitting import overfull
from cardsmith.pipeline.refusing import refused
from cardsmith.pipeline.targets import targets
from cardsmith.resources import real

CODE = re.compile(r"[FSPNTOCRDMWXEKLIGV]\d{0,3}")
"""A code or its beginning, of a rule that is there or one that is still to come."""

INCOMPLETE = ("D607", "D609")
"""What a draft may still lack."""


class Checked(Struct, frozen=True, kw_only=True):
    """Decks and everything found in them, in the order of files and lines.

    ``not_run`` lists the codes of rules that could not run.
    """

    decks: tuple[Deck, ...]
    findings: tuple[Finding, ...]
    not_run: tuple[str, ...] = ()

    @property
    def cards(self) -> int:
        """How many cards were read, copies not counted."""
        return sum(count_cards(deck) for deck in self.decks)

    @property
    def language(self) -> str:
        """The language of the first edition."""
        return self.decks[0].edition.language if self.decks else ""

    def failed(self, *, strict: bool = False) -> bool:
        """Whether an error was found; a warning too when strict."""
        failing = {Severity.ERROR, Severity.WARNING} if strict else {Severity.ERROR}
        return any(finding.severity in failing for finding in self.findings)

    @property
    def lacks_dictionary(self) -> bool:
        """Whether a rule could not run for want of a dictionary."""
        return not NEED_DICTIONARY.isdisjoint(self.not_run)

    def as_draft(self) -> "Checked":
        """The same, what a draft may still lack told as infos."""
        return self.only(
            tuple(
                finding.as_info() if finding.code in INCOMPLETE else finding
                for finding in self.findings
            )
        )

    def only(self, findings: tuple[Finding, ...]) -> "Checked":
        """The same decks with some of the findings."""
        return replace(self, findings=findings)

    def line(self, span: Span) -> str:
        """The line of source that a span begins on, empty when it cannot be shown.

        Workbooks have no lines. A link out of the edition shows nothing of its end.
        """
        own = not span.cell and any(_is_own(span.file, deck) for deck in self.decks)
        lines = _lines(span.file, _saved(span.file)) if own else ()
        return lines[span.line - 1] if 0 < span.line <= len(lines) else ""


def check_editions(
    names: Sequence[str],
    *,
    select: tuple[str, ...] = (),
    ignore: tuple[str, ...] = (),
    dictionary: str = "none",
) -> Checked:
    """Read and check every deck that the names mean.

    ``dictionary`` is a file, ``none`` for no book at all, or empty for those that are found.
    Raises InputError for a name that means nothing, for a code there is not, and for a file
    that cannot be opened.
    """
    decks = tuple(read(paths) for paths in targets(names))
    return check_decks(decks, select=select, ignore=ignore, dictionary=dictionary)


def check_decks(
    decks: tuple[Deck, ...],
    *,
    select: tuple[str, ...] = (),
    ignore: tuple[str, ...] = (),
    dictionary: str = "none",
) -> Checked:
    """Check decks that were read, as ``check_editions`` does."""
    for option, codes in (("--select", select), ("--ignore", ignore)):
        for code in codes:
            if not CODE.fullmatch(code):
                raise refused(option, code, among=SEVERITIES, such_as=("C401", "D6"))
    findings: list[Finding] = []
    not_run: set[str] = set()
    for deck in decks:
        shelf = shelf_for(deck, dictionary, select, ignore)
        findings += check(
            deck,
            select=select,
            ignore=ignore,
            references=shelf.references,
            follow=partial(followed, noun="card"),
        )
        told = (*_drawn(deck), *shelf.told)
        findings += [fault for fault in told if asked(fault.code, select, ignore)]
        not_run.update(shelf.not_run)
    return Checked(decks=decks, findings=tuple(findings), not_run=tuple(sorted(not_run)))


def _drawn(deck: Deck) -> Iterator[Finding]:
    """What could not be drawn when it is built: full cards, faults of an edition's own parts."""
    if deck.cards:
        yield from overfull(deck)
    if deck.edition.templates:
        from cardsmith.pipeline.faces import own_faults

        yield from own_faults(deck)
    if deck.edition.game is Game.CUSTOM:
        from cardsmith.pipeline.custom import custom_pieces_of

        for component in deck.components:
            yield from custom_pieces_of(deck.edition, component)[1]


def count_cards(deck: Deck) -> int:
    """Designs of a deck: cards, ranks or rows, copies not counted."""
    match deck.edition.game:
        case Game.BOUFFON:
            return len(deck.cards)
        case Game.DALMUTI:
            return len(deck.ranks)
        case Game.CUSTOM:
            return sum(len(component.records) for component in deck.components)


def _is_own(file: str, deck: Deck) -> bool:
    """Whether a deck was read from a file, or has it in its folder."""
    folder = real(Path(deck.edition.folder))
    return file in deck.inputs or real(Path(file)).is_relative_to(folder)


def _saved(file: str) -> int:
    """When a file was last written, in nanoseconds; 0 where there is none.

    Of a text that stands for its file, what tells it from others.
    """
    held = unsaved(Path(file))
    if held is not None:
        return hash(held)
    try:
        return Path(file).stat().st_mtime_ns
    except (OSError, ValueError):
        return 0


@lru_cache(maxsize=32)
def _lines(file: str, _when: int) -> tuple[str, ...]:
    """The lines of a file as it was saved then."""
    path = Path(file)
    is_there = path.is_file() or unsaved(path) is not None
    return tuple(open_text(path).text.split("\n")) if is_there else ()
