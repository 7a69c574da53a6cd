"""The law in words: articles, the silences between them, what an option settles."""

from collections.abc import Mapping
from enum import StrEnum

from cardsmith.model.struct import Struct

Words = Mapping[str, str]
"""One text in each language, by ``fr`` and ``en``."""


class Basis(StrEnum):
    """What the default ruling of a silence stands on."""

    TEXT = "text"
    ANALOGY = "analogy"
    PLAY = "play"


class Covered(StrEnum):
    """Whether a silence is ruled: always, never, or once its option says other than none."""

    ALWAYS = "always"
    NEVER = "never"
    CHOSEN = "chosen"


class Article(Struct, frozen=True, kw_only=True):
    """What the rule text says in one place. ``source`` is its line and clause (``B10a``)."""

    code: str
    source: str
    title: Words
    text: Words


class Silence(Struct, frozen=True, kw_only=True):
    """A question that the rule text leaves open, and the reading that fills it by default.

    ``options`` are those it owns, by full name; ``shared`` are owned by another silence, but
    a ruling that leans on this one hangs on them too.
    """

    code: str
    question: Words
    ruling: Words
    why: Words
    basis: Basis
    covered: Covered
    options: tuple[str, ...]
    shared: tuple[str, ...]

    @property
    def tried(self) -> tuple[str, ...]:
        """Every option that may change a ruling which leans on this silence."""
        return self.options + self.shared


class OptionWords(Struct, frozen=True, kw_only=True):
    """What an option settles, and what each of its values means."""

    name: str
    settles: Words
    values: Mapping[str, Words]
