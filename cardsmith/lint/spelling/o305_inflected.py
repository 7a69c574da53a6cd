"""O305: a plural or a conjugated verb, where a card lists words as a dictionary does."""

from collections.abc import Iterator

from cardsmith.lint.spelling.proof import Proof
from cardsmith.model.deck import Card
from cardsmith.model.finding import Finding, Fix


def look(card: Card, proof: Proof) -> Iterator[Finding]:
    """O305 on a synonym of one word that heads no entry, unless the title is such a word too.

    A plural that a thesaurus lists is a word of its own: félicitations, vivres.
    """
    title = proof.form(card.title)
    if title is None or all(meaning.is_inflected for meaning in title.meanings):
        return
    for synonym in card.synonyms:
        form = proof.form(synonym)
        if form is None or not all(
            each.is_inflected and each.lemma != form.text for each in form.meanings
        ):
            continue
        if proof.heads_an_entry(form.text):
            continue
        lemmas = sorted({meaning.lemma for meaning in form.meanings})
        only = lemmas[0] if len(lemmas) == 1 else ""
        mended = synonym.text.replace(form.text, only) if only else ""
        yield Finding(
            "O305",
            synonym.span,
            card=card.id,
            text=synonym.text,
            lemma=", ".join(lemmas),
            mended=mended,
        ).mendable(Fix.UNSAFE, synonym.reworded(mended) if only else None)
