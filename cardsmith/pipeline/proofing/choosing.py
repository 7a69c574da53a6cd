"""Which cards of a deck are meant: by packet, by id, by what nobody has read yet."""

from collections.abc import Sequence

from cardsmith.model.edition import Deck
from cardsmith.model.finding import InputError
from cardsmith.model.place import named
from cardsmith.pipeline.refusing import refused
from cardsmith.pipeline.selecting import EXAMPLES, held, meant, unmet, wanted


def ids_of(deck: Deck, texts: Sequence[str], option: str) -> frozenset[str]:
    """The ids that ``letter:P card:P/peur`` means, cards of no copies included.

    Raises InputError: I110 for what is no such text, I120 for a name that means nothing.
    """
    try:
        asked = wanted(texts)
    except InputError as refusal:
        written = str(refusal.finding.arguments["value"])
        raise refused(option, written, such_as=EXAMPLES[:-1]) from None
    if asked.changed:
        raise refused(option, "changed", such_as=EXAMPLES[:-1])
    components = {"cards", "marotte", *(component.name for component in deck.components)}
    cards = held(deck, components)
    found = frozenset[str]()
    for wish in asked.wishes:
        ids = {card.id for card in meant(wish, cards)}
        finding = None if ids else unmet([wish], [cards])
        if finding is not None:
            raise InputError(finding.at(named(option)))
        found |= ids
    return found
