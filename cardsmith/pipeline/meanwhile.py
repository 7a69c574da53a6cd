"""A deck checked by another process, while this one makes its cards ready to be composed.

Each takes a tenth of a build, neither needs what the other finds, and a second processor would
idle. No card is composed before it is known that the deck may be printed.
"""

from cardsmith.model.codes import Severity
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding
from cardsmith.pipeline.crew import Helper, hands

LEAST, MOST = 300, 20_000
"""From how many cards on it is worth it, and from how many memory is dearer than time."""


def found_in(deck: Deck) -> tuple[Finding, ...]:
    """What is wrong with a deck; only the process that looks needs what can tell."""
    from cardsmith.lint.engine import check

    return check(deck)


class Checking:
    """A check that another process does; whoever leaves this ends it."""

    def __init__(self, deck: Deck) -> None:
        self._deck = deck
        self._helper = Helper(lambda: found_in(deck))
        self._findings: tuple[Finding, ...] | None = None

    def __enter__(self) -> "Checking":
        return self

    def __exit__(self, *_: object) -> None:
        self._helper.dismiss()

    def findings(self) -> tuple[Finding, ...]:
        """What was found, once it is; what the other process could not do is done here."""
        if self._findings is None:
            found = self._helper.result()
            self._findings = found_in(self._deck) if found is None else found
        return self._findings


def is_worth_it(deck: Deck, names: tuple[str, ...]) -> bool:
    """Whether some components of a deck are many cards to make ready, and somebody is idle.

    Not where errors would be told later than they are: those of a deck that was not read without,
    or of one with templates of its own, for which all cards may be drawn before one is composed.
    """
    many = "cards" in names and LEAST <= len(deck.cards) < MOST
    is_wrong = any(finding.severity is Severity.ERROR for finding in deck.findings)
    return many and not is_wrong and not deck.edition.templates and hands() > 1
