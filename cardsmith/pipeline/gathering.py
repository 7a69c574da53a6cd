"""The decks of several editions, whose output must not meet."""

from collections.abc import Sequence
from pathlib import Path

from cardsmith.intake.editions.reading import read
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named
from cardsmith.pipeline.sharding import ALL, Shard
from cardsmith.pipeline.targets import targets
from cardsmith.resources import real


def decks_of(names: Sequence[str], shard: Shard = ALL) -> tuple[Deck, ...]:
    """The decks that the names mean, or a share of them; InputError for what means nothing.

    Two editions of one name would write one folder: I111.
    """
    decks = tuple(read(paths) for paths in groups_of(names, shard))
    seen: dict[str, Deck] = {}
    for deck in decks:
        first = seen.setdefault(deck.edition.name, deck)
        if first is not deck:
            folders = first.edition.folder, deck.edition.folder
            raise _namesakes(deck.edition.name, folders)
    return decks


def groups_of(names: Sequence[str], shard: Shard) -> tuple[tuple[Path, ...], ...]:
    """The files of each edition of a share, unread.

    Who reads a share alone does not see a namesake in another one, so folders are compared by
    name first (I111).
    """
    groups = targets(names)
    seen: dict[str, Path] = {}
    for folder, *_ in groups if shard != ALL else ():
        first = seen.setdefault(real(folder).name, folder)
        if first is not folder:
            raise _namesakes(real(folder).name, (first.as_posix(), folder.as_posix()))
    return shard.of(groups)


def _namesakes(name: str, folders: tuple[str, str]) -> InputError:
    return InputError(Finding("I111", named(name), folders=folders))
