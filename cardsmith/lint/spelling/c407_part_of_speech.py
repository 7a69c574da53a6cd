"""C407: a synonym that is never of the part of speech of its title."""

from collections.abc import Iterator, Set

from cardsmith.lint.spelling.proof import Proof
from cardsmith.model.deck import Card, Word
from cardsmith.model.finding import Finding


def look(card: Card, proof: Proof) -> Iterator[Finding]:
    """C407 on a synonym of one word; where ``pos`` is not said, the title's own is meant."""
    wanted: Set[str] = {card.pos} if card.pos else _parts(card.title, proof)
    if not wanted or "locution" in wanted:
        return
    for synonym in card.synonyms:
        parts = _parts(synonym, proof)
        if parts and wanted.isdisjoint(parts):
            yield Finding(
                "C407",
                synonym.span,
                card=card.id,
                text=synonym.text,
                parts=tuple(sorted(parts)),
                wanted=tuple(sorted(wanted)),
            )


def _parts(word: Word, proof: Proof) -> Set[str]:
    form = proof.form(word)
    return {part for meaning in form.meanings for part in meaning.pos} if form else set()
