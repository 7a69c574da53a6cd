"""X905: a word of the edition's list that no card has, nor needs."""

from collections.abc import Iterator

from cardsmith.lexicon.spelling import plain, tokens
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding


def look(deck: Deck) -> Iterator[Finding]:
    """X905 on each such word."""
    if not deck.accepted:
        return
    used = {
        part
        for card in deck.cards
        for text in (card.title, *card.synonyms)
        for token in tokens(plain(text.text.casefold()))
        for word in token.words
        for part in (word, word.partition("’")[2])
    }
    for word in deck.accepted:
        if plain(word.text).casefold() not in used:
            yield Finding("X905", word.span, text=word.text)
