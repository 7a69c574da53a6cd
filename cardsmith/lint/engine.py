"""Runs every rule on a deck; what the editor accepted or did not ask for is left out."""

from collections.abc import Iterator

from cardsmith.lint.accepting import accepted
from cardsmith.lint.glance import Glance
from cardsmith.lint.reading import Reading, faultless
from cardsmith.lint.referring import MISREAD, referred
from cardsmith.lint.rules import CARDS, COUNTS, DECKS, ON_REQUEST, WORDS
from cardsmith.lint.weighing import Weighed, weigh
from cardsmith.model.deck import MAROTTE, Card
from cardsmith.model.dictionary import NONE, References
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding


def check(
    deck: Deck,
    *,
    select: tuple[str, ...] = (),
    ignore: tuple[str, ...] = (),
    references: References = NONE,
) -> tuple[Finding, ...]:
    """All that was found in a deck, by file, line and column: while reading it, and by lint.

    ``select`` and ``ignore`` are codes or their beginnings (``P``, ``N00``); a finding that its
    card accepts by ``ok:`` is left out, but for those of the reader and cards without a length.
    Rules that need a dictionary or a thesaurus run where ``references`` has one.
    """
    linted = accepted(deck, [*_found(deck), *referred(deck, references)], references)
    findings = (
        finding for finding in (*deck.findings, *linted) if asked(finding.code, select, ignore)
    )
    return tuple(sorted(findings, key=_place))


def _found(deck: Deck) -> Iterator[Finding]:
    apostrophe = deck.edition.apostrophe
    policy = deck.edition.rules.length_policy
    is_faultless = faultless(apostrophe).fullmatch
    misread = {finding.span for finding in deck.findings if finding.code == MISREAD}
    for card in deck.cards:
        glance = Glance(card)
        if not glance.words_are_faultless(apostrophe):
            for word in (card.title, *card.synonyms):
                if not is_faultless(word.text) and word.span not in misread:
                    yield from _read(Reading(word, card, deck.edition))
        if not glance.card_is_faultless():
            yield from _looked(card, deck)
        if card.packet != MAROTTE:
            yield from _counted(weigh(card, deck.edition, policy))
    for look in DECKS:
        yield from look(deck)


def _read(reading: Reading) -> Iterator[Finding]:
    for look in WORDS:
        yield from look(reading)


def _looked(card: Card, deck: Deck) -> Iterator[Finding]:
    for look in CARDS:
        yield from look(card, deck.edition)


def _counted(weighed: Weighed) -> Iterator[Finding]:
    for look in COUNTS:
        yield from look(weighed)


def asked(code: str, select: tuple[str, ...], ignore: tuple[str, ...]) -> bool:
    """Whether a code is selected and not ignored: the longest beginning that fits it decides.

    Some rules are asked for by their whole code alone.
    """
    if code in ON_REQUEST and code not in select:
        return False
    return _longest(code, select or ("",)) > _longest(code, ignore)


def _longest(code: str, prefixes: tuple[str, ...]) -> int:
    return max((len(prefix) for prefix in prefixes if code.startswith(prefix)), default=-1)


def _place(finding: Finding) -> tuple[str, int, int, str]:
    span = finding.span
    return span.file, span.line, span.column, finding.code
