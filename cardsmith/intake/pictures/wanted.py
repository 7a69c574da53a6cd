"""One file of cards that somebody asked for, and what was said about it."""

from pathlib import Path
from typing import NamedTuple

from cardsmith.intake.pictures.names import MOST_COPIES, Named, size_named
from cardsmith.model.edition import Size
from cardsmith.model.finding import Finding
from cardsmith.model.place import Span, named


class Wanted(NamedTuple):
    """Fronts to print from one file, a picture or a PDF: ``span`` is where it was asked for.

    ``size`` is what a list or the name after ``@`` says; ``worded`` what the last word of the
    name says, which counts where nothing else does.
    """

    front: Path
    span: Span
    copies: int = 1
    back: Path | None = None
    size: Size | None = None
    worded: Size | None = None


def as_named(path: Path, found: Named) -> Wanted | Finding:
    """What a file's name asks for; I156 or I162 where it cannot be told."""
    place = named(path.as_posix())
    counts = set(found.counts)
    if len(counts) > 1:
        both = tuple(map(str, found.counts))
        return Finding("I156", place, kind="two", found=", ".join(both), limit=MOST_COPIES)
    if any(count > MOST_COPIES for count in counts):
        return Finding("I156", place, kind="many", found=found.counts[0], limit=MOST_COPIES)
    try:
        size = size_named(found.size) if found.size else None
    except ValueError:
        return Finding("I162", place, kind="name", found=f"@{found.size}")
    worded = size_named(found.worded) if found.worded else None
    copies = 1 if found.copies is None else found.copies
    return Wanted(path, place, copies, size=size, worded=worded)
