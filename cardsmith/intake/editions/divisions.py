"""The list of divisions that an edition adds to those of its language."""

from collections.abc import Iterator
from pathlib import Path

from cardsmith.intake.files.folders import file_inside, shown
from cardsmith.intake.files.text import load, text_of
from cardsmith.lexicon.divisions import Divisions, read_divisions
from cardsmith.model.finding import Finding
from cardsmith.model.place import Span

NAMES = ("hyphenation.txt", "cesures.txt")
"""What the list may be called; where both files are there, both count."""


def division_files(folder: Path) -> Iterator[Path]:
    """The lists in the folder of an edition."""
    found = (file_inside(folder, name) for name in NAMES)
    return (path for path in found if isinstance(path, Path))


def own_divisions(folder: Path) -> tuple[Divisions, tuple[Finding, ...]]:
    """The divisions of an edition, and L105 for each line that is none.

    Raises InputError for a list that cannot be opened.
    """
    divisions = Divisions()
    findings: list[Finding] = []
    for path in division_files(folder):
        source, faults = text_of(load(path, shown(path)), shown(path))
        findings += faults
        if source is not None:
            more, wrong = read_divisions(source.text)
            divisions = divisions.joined(more)
            findings += (_fault(source.name, number, source.lines[number - 1]) for number in wrong)
    return divisions, tuple(findings)


def _fault(name: str, number: int, line: str) -> Finding:
    entry = line.partition("#")[0].rstrip()
    start = len(entry) - len(entry.lstrip()) + 1
    return Finding("L105", Span(name, number, start, number, len(entry) + 1), text=entry.strip())
