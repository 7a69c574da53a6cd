"""``lexique.txt``: words that an edition holds for rightly spelled, one a line."""

from collections.abc import Iterator
from pathlib import Path

from cardsmith.intake.editions.lists import entries
from cardsmith.intake.editions.opened import Opened
from cardsmith.lexicon.text import canonical
from cardsmith.model.deck import Word
from cardsmith.model.finding import Finding

LEXICON = "lexique.txt"


def read_accepted(folder: Path, opened: Opened) -> tuple[Word, ...]:
    """The words of the edition's list, in its order; X906 tells the lines that are no word.

    What follows a ``#`` is the reason. Raises InputError when it cannot be opened.
    """
    return tuple(_words(folder, opened))


def _words(folder: Path, opened: Opened) -> Iterator[Word]:
    seen: dict[str, int] = {}
    for text, span in entries(folder, LEXICON, opened):
        first = seen.setdefault(canonical(text), span.line)
        kind = _fault(text) or ("twice" if first != span.line else "")
        if kind:
            opened.findings.append(Finding("X906", span, kind=kind, text=text, line=first))
        else:
            yield Word(text, canonical(text), span)


def _fault(text: str) -> str:
    """Why a line is no word: several of them, or nothing that is spelled."""
    if len(text.split()) > 1:
        return "several"
    return "" if any(map(str.isalpha, text)) else "none"
