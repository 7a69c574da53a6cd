"""D606: a list that is not in the order that the edition keeps."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from cardsmith.lexicon.length import scoring_length
from cardsmith.lexicon.order import french_key
from cardsmith.model.deck import Word
from cardsmith.model.edition import Deck, Order
from cardsmith.model.finding import Finding

_Key = Callable[[Word], tuple[object, ...]]


def look(deck: Deck) -> Iterator[Finding]:
    """D606 on the first word of each list that should stand before the one above it."""
    match deck.edition.order:
        case Order.ALPHABETICAL:
            for packet in deck.packets:
                titles = [(card.title, card.id) for card in packet.cards]
                yield from _misplaced(titles, "title", _by_alphabet)
            yield from _synonyms(deck, "synonym", _by_alphabet)
        case Order.LENGTH:
            policy = deck.edition.rules.length_policy
            yield from _synonyms(
                deck, "length", lambda word: (scoring_length(word.text, policy) or 0,)
            )
        case None:
            return


def _by_alphabet(word: Word) -> tuple[object, ...]:
    return french_key(word.text)


def _synonyms(deck: Deck, kind: str, key: _Key) -> Iterator[Finding]:
    for card in deck.cards:
        yield from _misplaced([(word, card.id) for word in card.synonyms], kind, key)


def _misplaced(words: Sequence[tuple[Word, str]], kind: str, key: _Key) -> Iterator[Finding]:
    for (above, _), (word, card) in pairwise(words):
        if key(word) < key(above):
            yield Finding("D606", word.span, card=card, kind=kind, text=word.text, above=above.text)
            return
