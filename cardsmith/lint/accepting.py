"""``ok:`` on a card: which findings it takes away, and whether it still takes any (X901, X902)."""

from collections.abc import Callable, Sequence, Set

from cardsmith.lint.rules import (
    CARDS,
    COUNTS,
    DECKS,
    DOUBTS,
    LOOKED_UP,
    PROOFS,
    WITNESSES,
    WORDS,
)
from cardsmith.model.deck import Accepted, Card
from cardsmith.model.dictionary import References
from cardsmith.model.edit import Rewording
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding, Fix

NEVER_ACCEPTED = frozenset({"P101", "P103"})
"""Cards without a length cannot be played, whatever their editor says."""

FOLLOWING = {"W802": "W801"}
"""What is told only because another code was: who accepts that one has read these too."""

_OF_THE_READER = ("F", "S")
"""What could not be read as it stands cannot be accepted either."""


def accepted(deck: Deck, linted: Sequence[Finding], references: References) -> list[Finding]:
    """The findings that no card accepts, and what is wrong with what cards accept.

    An ``ok`` is unused only where its rule has run, with the books that it needs.
    """
    oks = {(card.id, code) for card in deck.cards for code in card.ok}
    if not oks:
        return list(linted)
    told = {(finding.card, finding.code) for finding in linted}
    read = {(finding.card, finding.code) for finding in deck.findings}
    left = [
        finding
        for finding in linted
        if finding.code in NEVER_ACCEPTED or not _is_accepted(finding, oks)
    ]
    ran = _ran(references)
    for card in deck.cards:
        for code, ok in card.ok.items():
            key = (card.id, code)
            never = (code in NEVER_ACCEPTED and key in told) or key in read
            if never or code.startswith(_OF_THE_READER):
                left.append(_unused(card, code, ok, "never"))
            elif code in ran and key not in told:
                left.append(_unused(card, code, ok, "unused"))
            if not ok.reason.strip():
                left.append(Finding("X902", ok.span, card=card.id, found=code))
    return left


def _is_accepted(finding: Finding, oks: Set[tuple[str, str]]) -> bool:
    """Whether its card accepts a finding, or the one that it follows."""
    leading = FOLLOWING.get(finding.code, finding.code)
    return (finding.card, finding.code) in oks or (finding.card, leading) in oks


def _unused(card: Card, code: str, ok: Accepted, kind: str) -> Finding:
    mend = Rewording(ok.span, code, ())
    return Finding("X901", ok.span, card=card.id, kind=kind, found=code).mendable(Fix.SAFE, mend)


def _ran(references: References) -> Set[str]:
    """The codes of the rules that have told all they know."""
    codes = _codes(WORDS, CARDS, COUNTS, DECKS)
    spelling, hearing = _codes(DOUBTS, LOOKED_UP, PROOFS), _codes(WITNESSES)
    codes = codes - spelling - hearing
    codes |= spelling if references.dictionary is not None else set()
    return codes | (hearing if references.thesaurus is not None else set())


def _codes(*rules: Sequence[Callable[..., object]]) -> Set[str]:
    """The codes of rules, each named by its module: ``c402_repeated``."""
    return {
        look.__module__.rpartition(".")[2].partition("_")[0].upper()
        for group in rules
        for look in group
    }
