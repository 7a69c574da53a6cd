"""C406: a synonym of the root of the title is half given away, as one that contains it (BOU-08).

Without a dictionary a root is what is left when the ending is off; ``spelling`` has the lemmas.
"""

from collections.abc import Iterator

from cardsmith.lexicon.stem import LEAST, stem
from cardsmith.lexicon.text import fold, without_parentheses
from cardsmith.lint.cards.c405_title_contained import gives_away
from cardsmith.model.deck import Card, Word
from cardsmith.model.edition import Edition
from cardsmith.model.finding import Finding


def look(card: Card, edition: Edition) -> Iterator[Finding]:
    """C406 on each synonym of the same root; one that contains the title is C405."""
    if edition.language.partition("-")[0] != "fr":
        return
    for synonym in card.synonyms:
        if same_root(card.title, synonym) and not gives_away(card.title, synonym):
            yield Finding(
                "C406",
                synonym.span,
                card=card.id,
                kind="root",
                text=synonym.text,
                title=card.title.text,
            )


def same_root(one: Word, other: Word) -> bool:
    """Whether two words of five letters or more, each a single word, have one root."""
    first, second = without_parentheses(one.canonical), without_parentheses(other.canonical)
    if min(len(first), len(second)) < LEAST or not (first.isalpha() and second.isalpha()):
        return False
    first, second = fold(first), fold(second)
    return first[:LEAST] == second[:LEAST] and first != second and stem(first) == stem(second)
