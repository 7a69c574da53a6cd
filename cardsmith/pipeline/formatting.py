"""Put packet files into their one form: ``cardsmith fmt``."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from cardsmith.intake.decks.form import formed
from cardsmith.intake.files.folders import YAML, deck_files, shown
from cardsmith.intake.files.manuscript import Manuscript
from cardsmith.intake.files.text import load
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import whole
from cardsmith.model.struct import Struct
from cardsmith.pipeline.fixing_files import Rewritten, refuse_shipped
from cardsmith.pipeline.targets import resolve


class Formatted(Struct, frozen=True, kw_only=True):
    """Files that come out otherwise, how many were looked at, and what stands in the way."""

    files: tuple[Rewritten, ...]
    looked_at: int
    findings: tuple[Finding, ...]


def formatted(names: Sequence[str]) -> Formatted:
    """The packet files of folders or of files, in their one form; nothing is written.

    Other files are passed over; F009 for a file of several that cannot be opened. Raises
    InputError for a name that means nothing, for one file alone that cannot be opened, and where
    a person named no file of his own (F070).
    """
    refuse_shipped(names)
    paths = list(_packets(names or (".",)))
    files: list[Rewritten] = []
    findings: list[Finding] = []
    looked_at = 0
    for path in paths:
        name = shown(path)
        try:
            before = Manuscript(name, load(path, name))
        except InputError as error:
            if len(paths) == 1:
                raise
            findings.append(error.finding)
            continue
        outcome = formed(before)
        if outcome is None:
            continue
        looked_at += 1
        findings += outcome[1]
        if outcome[0].data != before.data:
            files.append(Rewritten(name, before.data, outcome[0].data))
    return Formatted(files=tuple(files), looked_at=looked_at, findings=tuple(findings))


def _packets(names: Sequence[str]) -> Iterator[Path]:
    """The YAML files that names mean."""
    for name in names:
        path = resolve(name)
        try:
            paths = deck_files(path) if path.is_dir() else [path]
        except OSError:
            raise InputError(Finding("F009", whole(shown(path)), kind="other")) from None
        yield from (each for each in paths if each.suffix.lower() in YAML)
