"""``lexique.txt``: words that an edition holds for rightly spelled, one a line."""

import re
from collections.abc import Iterator
from pathlib import Path

from cardsmith.intake.editions.opened import Opened
from cardsmith.intake.files.folders import is_inside, shown
from cardsmith.intake.files.source import Source
from cardsmith.intake.files.text import load, text_of
from cardsmith.lexicon.text import canonical
from cardsmith.model.deck import Word
from cardsmith.model.finding import Finding
from cardsmith.model.place import Span, whole

LEXICON = "lexique.txt"

_REMARK = re.compile(r"(?:^|\s)#.*")


def read_accepted(folder: Path, opened: Opened) -> tuple[Word, ...]:
    """The words of the edition's list, in its order; X906 tells the lines that are no word.

    What follows a ``#`` is the reason. Nothing that is printed comes of it, so it is no input
    of a build. Raises InputError when it cannot be opened.
    """
    path = folder / LEXICON
    if not path.exists():
        return ()
    if not is_inside(folder, path):
        opened.findings.append(Finding("E105", whole(shown(path)), found=LEXICON))
        return ()
    data = load(path, shown(path))
    if not data.strip():
        return ()
    source, findings = text_of(data, shown(path))
    opened.findings += findings
    return tuple(_words(source, opened)) if source is not None else ()


def _words(source: Source, opened: Opened) -> Iterator[Word]:
    seen: dict[str, int] = {}
    for number, line in enumerate(source.lines, 1):
        written = _REMARK.sub("", line)
        text = written.strip()
        if not text:
            continue
        column = len(written) - len(written.lstrip()) + 1
        span = Span(source.name, number, column, number, column + len(text))
        first = seen.setdefault(canonical(text), number)
        kind = _fault(text) or ("twice" if first != number else "")
        if kind:
            opened.findings.append(Finding("X906", span, kind=kind, text=text, line=first))
        else:
            yield Word(text, canonical(text), span)


def _fault(text: str) -> str:
    """Why a line is no word: several of them, or nothing that is spelled."""
    if len(text.split()) > 1:
        return "several"
    return "" if any(map(str.isalpha, text)) else "none"
