"""The decks of several editions, whose output must not meet."""

from collections.abc import Sequence

from cardsmith.intake.editions.reading import read
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named
from cardsmith.pipeline.targets import targets


def decks_of(names: Sequence[str]) -> tuple[Deck, ...]:
    """The decks that the names mean; raises InputError for a name that means nothing.

    Two editions of one name would write one folder: I111.
    """
    decks = tuple(read(paths) for paths in targets(names))
    seen: dict[str, Deck] = {}
    for deck in decks:
        first = seen.setdefault(deck.edition.name, deck)
        if first is not deck:
            folders = first.edition.folder, deck.edition.folder
            raise InputError(Finding("I111", named(deck.edition.name), folders=folders))
    return decks
