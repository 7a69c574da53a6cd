"""Reads decks for the tests, as a person would see them: ``file:line:col code``."""

from collections.abc import Iterable, Mapping
from contextlib import chdir
from pathlib import Path

from cardsmith.intake.editions.reading import read
from cardsmith.lint.engine import check
from cardsmith.model.codes import Severity
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding
from tests.intake.workbooks import MARK, workbook

CASES = Path(__file__).parent.parent / "cases"

Files = str | Mapping[str, str | bytes]


def written(folder: Path, files: Files) -> Path:
    """Files in a folder; one text alone is ``p.yaml``.

    ``!latin1:`` before a text encodes it, ``!workbook:`` makes a workbook of it.
    """
    named = {"p.yaml": files} if isinstance(files, str) else files
    for name, text in named.items():
        data = text if isinstance(text, bytes) else text.encode("utf-8")
        if data.startswith(b"!latin1:"):
            data = data.decode("utf-8").removeprefix("!latin1:").encode("cp1252")
        if data.startswith(MARK.encode()):
            data = workbook(data.decode("utf-8").removeprefix(MARK))
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return folder


def deck_of(folder: Path, files: Files) -> Deck:
    """The deck of files put in a folder, their names bare in every place."""
    written(folder, files)
    with chdir(folder):
        return read([Path()])


def case(name: str, *files: str) -> Deck:
    """The deck of a case's files, all of them when none is named."""
    with chdir(CASES / name):
        return read(
            [Path(file) for file in files or sorted(path.name for path in Path().iterdir())]
        )


def seen(findings: Iterable[Finding]) -> list[str]:
    """Findings as a person sees them: ``file:line:col code``."""
    return [f"{finding.span} {finding.code}" for finding in findings]


def serious(deck: Deck) -> list[str]:
    """Errors and warnings of the reader and of lint together, as a person sees them."""
    return seen(finding for finding in check(deck) if finding.severity is not Severity.INFO)


def errors(deck: Deck) -> list[str]:
    """The errors of the reader and of lint together."""
    return seen(finding for finding in check(deck) if finding.severity is Severity.ERROR)


def unmarked(folder: Path, name: str, file: str) -> Deck:
    """The deck of a case's file whose byte order mark is taken off."""
    return deck_of(folder, {file: (CASES / name / file).read_bytes().removeprefix(b"\xef\xbb\xbf")})


def only(findings: Iterable[Finding], code: str) -> Finding:
    """The one finding of a code."""
    found = [finding for finding in findings if finding.code == code]
    assert [finding.code for finding in found] == [code]
    return found[0]


def synonyms(deck: Deck, index: int = 0) -> list[str]:
    """The texts of one card's synonyms."""
    return [synonym.text for synonym in deck.cards[index].synonyms]
