"""One text for another inside a line, only the signs that differ rewritten."""

from collections.abc import Callable, Sequence
from itertools import takewhile

from cardsmith.model.edit import Edit
from cardsmith.model.place import Span


def spliced(
    span: Span, signs: Sequence[str], old: str, new: str, spelt: Callable[[str], str]
) -> Edit:
    """The edit that makes ``new`` of ``old``, which stands on one line from the span's start.

    ``signs`` are the characters of the file that stand for each character of ``old``; ``spelt``
    writes new ones. What both texts begin and end with stays as it is written.
    """
    shorter = min(len(old), len(new))
    start = _shared(old, new)
    tail = min(_shared(old[::-1], new[::-1]), shorter - start)
    column = span.column + sum(map(len, signs[:start]))
    width = sum(map(len, signs[start : len(old) - tail]))
    place = Span(span.file, span.line, column, span.line, column + width)
    return Edit(place, spelt(new[start : len(new) - tail]))


def _shared(one: str, other: str) -> int:
    """How many characters two texts begin with alike."""
    pairs = zip(one, other, strict=False)
    return len(list(takewhile(lambda pair: pair[0] == pair[1], pairs)))
