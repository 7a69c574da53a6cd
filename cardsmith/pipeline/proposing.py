"""What would mend each finding, as edits that a program may offer and a person take."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from cardsmith.intake.files.manuscript import Manuscript
from cardsmith.intake.files.text import load
from cardsmith.intake.mending import Mending
from cardsmith.model.edit import Edit
from cardsmith.model.finding import Finding, InputError


def proposals(findings: Sequence[Finding]) -> Iterator[tuple[Edit, ...]]:
    """For each finding the edits that mend it alone; none where nothing does for sure."""
    opened: dict[str, Mending | None] = {}
    for finding in findings:
        file, mend = finding.span.file, finding.mend
        if mend is not None and file not in opened:
            opened[file] = _opened(file)
        sheet = opened.get(file)
        sure = mend is not None and sheet is not None and sheet.made([mend]) is not None
        yield tuple(sheet.edits(mend)) if sure and sheet and mend else ()


def _opened(file: str) -> Mending | None:
    with suppress(InputError, UnicodeError):
        return Mending(Manuscript(file, load(Path(file), file)))
    return None
