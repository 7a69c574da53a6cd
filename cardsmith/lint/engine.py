"""Runs every rule on a deck; what the editor accepted or did not ask for is left out."""

from collections.abc import Iterator, Sequence, Set

from cardsmith.lint.accepting import accepted
from cardsmith.lint.glance import is_ordinary, with_odd_lists, with_odd_words
from cardsmith.lint.reading import Reading, faultless
from cardsmith.lint.referring import MISREAD, Follow, referred, unfollowed
from cardsmith.lint.rules import CARDS, COUNTS, DECKS, ON_REQUEST, WORDS
from cardsmith.lint.weighing import weighed
from cardsmith.model.deck import MAROTTE, Card
from cardsmith.model.dictionary import NONE, References
from cardsmith.model.edition import Deck, Edition
from cardsmith.model.finding import Finding
from cardsmith.model.place import Span


def check(
    deck: Deck,
    *,
    select: tuple[str, ...] = (),
    ignore: tuple[str, ...] = (),
    references: References = NONE,
    follow: Follow = unfollowed,
) -> tuple[Finding, ...]:
    """All that was found in a deck, by file, line and column: while reading it, and by lint.

    ``select`` and ``ignore`` are codes or their beginnings (``P``, ``N00``); a finding that its
    card accepts by ``ok:`` is left out, but for those of the reader and cards without a length.
    Rules that need a dictionary or a thesaurus run where ``references`` has one; they take most
    of the time, and ``follow`` hears how far they are.
    """
    linted = accepted(deck, [*_found(deck), *referred(deck, references, follow)], references)
    findings = (
        finding for finding in (*deck.findings, *linted) if asked(finding.code, select, ignore)
    )
    return tuple(sorted(findings, key=_place))


def _found(deck: Deck) -> Iterator[Finding]:
    misread = {finding.span for finding in deck.findings if finding.code == MISREAD}
    for packet in deck.packets:
        yield from _on_words(packet.cards, deck.edition, misread)
        for card in with_odd_lists(packet.cards):
            for look in CARDS:
                yield from look(card, deck.edition)
        yield from _on_counts(packet.cards, deck.edition)
    for look_through in DECKS:
        yield from look_through(deck)


def _on_words(cards: Sequence[Card], edition: Edition, misread: Set[Span]) -> Iterator[Finding]:
    """What is wrong with single texts; of those that were read wrongly nothing else is told."""
    is_faultless = faultless(edition.apostrophe).fullmatch
    for card in with_odd_words(cards, edition.apostrophe):
        for word in (card.title, *card.synonyms):
            if not is_faultless(word.text) and word.span not in misread:
                reading = Reading(word, card, edition)
                for look in WORDS:
                    yield from look(reading)


def _on_counts(cards: Sequence[Card], edition: Edition) -> Iterator[Finding]:
    """What is wrong with the numbers of the cards that are played for their lengths."""
    scoring = [card for card in cards if card.packet != MAROTTE]
    for each in weighed(scoring, edition, edition.rules.length_policy):
        if not is_ordinary(each):
            for look in COUNTS:
                yield from look(each)


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
