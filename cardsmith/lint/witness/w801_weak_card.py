"""W801: a card of which the thesaurus attests less than it does of nearly every true one."""

from collections.abc import Iterator

from cardsmith.lint.witness.hearing import heard
from cardsmith.model.deck import Card
from cardsmith.model.dictionary import Thesaurus
from cardsmith.model.finding import Finding


def look(card: Card, thesaurus: Thesaurus) -> Iterator[Finding]:
    """W801 on the title: the synonyms may be of another word, or the witness of another sense."""
    found = heard(card, thesaurus)
    if found.is_weak:
        yield Finding(
            "W801",
            card.title.span,
            card=card.id,
            text=card.title.text,
            attested=found.single - len(found.unattested),
            single=found.single,
        )
