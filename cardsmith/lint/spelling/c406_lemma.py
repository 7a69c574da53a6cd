"""C406 with a dictionary: forms of one lemma, however little they look alike."""

from collections.abc import Iterator

from cardsmith.lint.cards.c405_title_contained import gives_away
from cardsmith.lint.cards.c406_same_root import same_root
from cardsmith.lint.spelling.proof import Proof
from cardsmith.model.deck import Card, Word
from cardsmith.model.finding import Finding


def look(card: Card, proof: Proof) -> Iterator[Finding]:
    """C406 on a synonym that has its lemma in common with the title."""
    lemmas = _lemmas(card.title, proof)
    for synonym in card.synonyms if lemmas else ():
        told = gives_away(card.title, synonym) or same_root(card.title, synonym)
        if not told and synonym.canonical != card.title.canonical:
            shared = sorted(lemmas & _lemmas(synonym, proof))
            if shared:
                yield Finding(
                    "C406",
                    synonym.span,
                    card=card.id,
                    kind="lemma",
                    text=synonym.text,
                    title=card.title.text,
                    lemma=shared[0],
                )


def _lemmas(word: Word, proof: Proof) -> set[str]:
    form = proof.form(word)
    return {meaning.lemma for meaning in form.meanings} if form else set()
