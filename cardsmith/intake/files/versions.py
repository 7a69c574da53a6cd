"""Lines of which a version control tool has left two versions, for a person to choose."""

from collections.abc import Iterator

from cardsmith.intake.files.source import Source
from cardsmith.model.finding import Finding
from cardsmith.model.place import Span

_FIRST = "<<<<<<< "


def unmerged(source: Source) -> Iterator[Finding]:
    """F016 for each place where two versions begin."""
    if _FIRST not in source.text:
        return
    for number, line in enumerate(source.lines, 1):
        if line.startswith(_FIRST):
            yield Finding("F016", Span(source.name, number, 1, number, 8), kind="conflict")
