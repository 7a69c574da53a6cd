"""The editor's labels of a synonym: ``trouille [fam.]``, ``chair de poule [fig., fam.]``."""

import re
from functools import lru_cache

from cardsmith.intake.fields.nearest import nearest

NAMES = {
    "fig.": "figuré",
    "fam.": "familier",
    "pop.": "populaire",
    "arg.": "argot",
    "vulg.": "vulgaire",
    "litt.": "littéraire",
    "vx": "vieux",
    "rég.": "régional",
    "péj.": "péjoratif",
    "iron.": "ironique",
    "inj.": "injurieux",
    "par ext.": "par extension",
}
"""Every label by its short form, with its full word."""

SPELLINGS = {
    **{short: short for short in NAMES},
    **{short.rstrip("."): short for short in NAMES},
    **{full: short for short, full in NAMES.items()},
    "vx.": "vx",
    "vieilli": "vx",
    "argotique": "arg.",
}
"""The accepted spellings of each label."""

_ONE = re.compile(r"[^,]+")


def label_of(text: str) -> str:
    """The short form of a label, or empty when there is no such label.

    >>> label_of("familier"), label_of("fam"), label_of("famillier")
    ('fam.', 'fam.', '')
    """
    return SPELLINGS.get(text, "")


@lru_cache(maxsize=256)
def meant_by(text: str) -> str:
    """The full word of the label that ``text`` resembles; empty for none.

    >>> meant_by("famillier")
    'familier'
    """
    close = nearest(text, SPELLINGS)
    return NAMES[SPELLINGS[close]] if close else ""


def split_labels(text: str) -> tuple[str, list[tuple[str, int]]]:
    """The text without its trailing brackets, and what each label says with its index.

    >>> split_labels("trouille [fam., pop.]")
    ('trouille', [('fam.', 10), ('pop.', 16)])
    """
    end, found = len(text.rstrip()), list[list[tuple[str, int]]]()
    while end and text[end - 1] == "]":
        start = text.rfind("[", 0, end)
        inside = text[start + 1 : end - 1]
        before = _last(text, start)
        if not before or "]" in inside:
            break
        found.append(_listed(inside, start + 1))
        end = before
    if not found:
        return text, []
    return text[:end], [label for listed in reversed(found) for label in listed]


def _last(text: str, end: int) -> int:
    """The end of what stands before an index, blanks left out; 0 when nothing does."""
    while end > 0 and text[end - 1].isspace():
        end -= 1
    return max(end, 0)


def _listed(inside: str, start: int) -> list[tuple[str, int]]:
    """The labels between two brackets, commas between them, each with its index."""
    return [
        (match[0].strip(), start + match.end() - len(match[0].lstrip()))
        for match in _ONE.finditer(inside)
        if match[0].strip()
    ]
