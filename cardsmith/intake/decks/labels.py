"""The editor's labels of a synonym: ``trouille [fam.]``, ``chair de poule [fig., fam.]``."""

import unicodedata
from functools import lru_cache

from cardsmith.lexicon.nearest import nearest

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

_ENGLISH = {
    "fig.": ("figurative",),
    "fam.": ("informal", "inf.", "colloquial", "coll."),
    "pop.": ("popular",),
    "arg.": ("slang",),
    "vulg.": ("vulgar",),
    "litt.": ("literary", "lit."),
    "vx": ("dated", "archaic", "old"),
    "rég.": ("regional", "reg.", "dialect"),
    "péj.": ("derogatory", "derog.", "pejorative"),
    "iron.": ("ironic",),
    "inj.": ("offensive", "off."),
    "par ext.": ("by extension", "by ext."),
}
"""How an English editor writes each of them, the full word first."""

SPELLINGS = {
    **{short: short for short in NAMES},
    **{short.rstrip("."): short for short in NAMES},
    **{full: short for short, full in NAMES.items()},
    "vx.": "vx",
    "vieilli": "vx",
    "argotique": "arg.",
    **{text: short for short, texts in _ENGLISH.items() for text in texts},
}
"""The accepted spellings of each label."""


def label_of(text: str) -> str:
    r"""The short form of a label, or empty when there is no such label.

    >>> label_of("familier"), label_of("fam"), label_of("informal"), label_of("famillier")
    ('fam.', 'fam.', 'fam.', '')

    An accent that stands beside its letter (NFD) makes no difference.

    >>> label_of("re\u0301g.")
    'rég.'
    """
    return SPELLINGS.get(unicodedata.normalize("NFC", text), "")


@lru_cache(maxsize=256)
def meant_by(text: str) -> str:
    """The full word of the label that ``text`` resembles, in its language; empty for none.

    >>> meant_by("famillier"), meant_by("infromal")
    ('familier', 'informal')
    """
    close = nearest(text, SPELLINGS)
    if not close:
        return ""
    short = SPELLINGS[close]
    return _ENGLISH[short][0] if close in _ENGLISH[short] else NAMES[short]


def split_labels(text: str) -> tuple[str, list[tuple[str, int]]]:
    """The text without its trailing brackets, and what each label says with its index.

    >>> split_labels("trouille [fam., pop.]")
    ('trouille', [('fam.', 10), ('pop.', 16)])
    """
    bare, found = text.rstrip(), list[list[tuple[str, int]]]()
    while bare.endswith("]"):
        start = bare.rfind("[")
        inside, before = bare[start + 1 : -1], bare[: max(start, 0)].rstrip()
        if not before or "]" in inside:
            break
        found.append(_listed(inside, start + 1))
        bare = before
    if not found:
        return text, []
    return bare, [label for listed in reversed(found) for label in listed]


def _listed(inside: str, start: int) -> list[tuple[str, int]]:
    """The labels between two brackets, commas between them, each with its index."""
    labels = []
    for part in inside.split(","):
        if said := part.strip():
            labels.append((said, start + part.index(said)))
        start += len(part) + 1
    return labels
