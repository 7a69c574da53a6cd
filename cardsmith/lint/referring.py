"""The rules that ask a dictionary or a thesaurus, where there is one."""

from collections.abc import Callable, Iterator

from cardsmith.lint.rules import DOUBTS, LOOKED_UP, PROOFS, WITNESSES
from cardsmith.lint.spelling.proof import Proof
from cardsmith.model.deck import Card
from cardsmith.model.dictionary import References, Thesaurus
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding

MISREAD = "F026"
"""The reader's word for a text in a wrong encoding: no word of it can be looked up."""


Follow = Callable[[tuple[Card, ...]], tuple[Card, ...]]
"""The same cards; whoever gives it hears how far somebody has walked through them."""


def unfollowed(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Nobody hears."""
    return cards


def referred(deck: Deck, references: References, follow: Follow = unfollowed) -> Iterator[Finding]:
    """All that the books at hand say of a deck, card by card."""
    if references.dictionary is not None:
        proof = Proof(deck, references.dictionary, references.thesaurus)
        yield from _proofread(deck, proof, follow)
    if references.thesaurus is not None:
        yield from _heard(follow(deck.cards), references.thesaurus)


def _proofread(deck: Deck, proof: Proof, follow: Follow) -> Iterator[Finding]:
    misread = {finding.span for finding in deck.findings if finding.code == MISREAD}
    for card in follow(deck.cards):
        for doubt in proof.doubts(card):
            if doubt.spelt.reading.word.span not in misread:
                for look in DOUBTS:
                    yield from look(doubt)
        for look_up in LOOKED_UP:
            yield from look_up(card, proof)
    for compare in PROOFS:
        yield from compare(proof)


def _heard(cards: tuple[Card, ...], thesaurus: Thesaurus) -> Iterator[Finding]:
    for card in cards:
        for hear in WITNESSES:
            yield from hear(card, thesaurus)
