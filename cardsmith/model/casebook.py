"""Cases: a situation, what somebody claims about it, and what the referee must answer."""

from collections.abc import Mapping

from cardsmith.model.place import Span, named
from cardsmith.model.plain import Plain
from cardsmith.model.ruling import Flip, Verdict
from cardsmith.model.struct import Struct, field

KINDS = (
    *("may", "counts", "length", "moves", "next", "over", "ranks", "owes"),
    *("set-up", "pile", "penalty"),
)
"""What can be claimed: a closed list, the same for both games."""


class Expectation(Struct, frozen=True):
    """The verdict a case asks for, and codes that the answer must cite."""

    verdict: Verdict
    articles: tuple[str, ...]


class Case(Struct, frozen=True, kw_only=True):
    """A dispute as a case book tells it.

    ``options`` are the house rules of the case by their full names. ``given`` and ``claim`` are
    trees of texts that the referee of ``game`` reads; ``says`` tells both in words, by language.
    ``expect`` is None in a case that asks, and is there in one that tests. ``flips`` are house
    rules with the verdict they would bring. ``spans`` hold the place of every node by its path
    (``given.on.A``, ``given.proposals.0.text``).
    """

    id: str
    game: str
    given: Plain
    claim: Plain
    options: Mapping[str, str] = field(default_factory=dict)
    says: Mapping[str, str] = field(default_factory=dict)
    expect: Expectation | None = None
    flips: tuple[Flip, ...] = ()
    spans: Mapping[str, Span] = field(default_factory=dict)

    def place(self, path: str) -> Span:
        """Where a path leads, or the nearest node above what is not written.

        >>> Case(id="B1", game="bouffon", given={}, claim={}).place("given.on.A").file
        'given.on.A'
        """
        rest = path
        while rest not in self.spans:
            rest, dot, _ = rest.rpartition(".")
            if not dot:
                return self.spans.get("", named(path))
        return self.spans[rest]
