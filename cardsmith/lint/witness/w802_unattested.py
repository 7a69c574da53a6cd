"""W802: the synonyms that nothing attests, on a card that is weakly attested (W801)."""

from collections.abc import Iterator

from cardsmith.lint.witness.hearing import heard
from cardsmith.model.deck import Card
from cardsmith.model.dictionary import Thesaurus
from cardsmith.model.finding import Finding


def look(card: Card, thesaurus: Thesaurus) -> Iterator[Finding]:
    """W802 on each of them; on other cards silence proves nothing."""
    found = heard(card, thesaurus)
    for synonym in found.unattested if found.is_weak else ():
        yield Finding("W802", synonym.span, card=card.id, text=synonym.text, title=card.title.text)
