"""Checks for programs that know files and no editions: editors, hooks of git."""

from collections.abc import Sequence
from pathlib import Path

from cardsmith.intake.editions.reading import read
from cardsmith.model.edition import Game
from cardsmith.pipeline.checking import Checked, check_decks
from cardsmith.pipeline.targets import edition_around
from cardsmith.resources import real


def check_unsaved(
    name: str,
    *,
    select: tuple[str, ...] = (),
    ignore: tuple[str, ...] = (),
    dictionary: str = "none",
) -> Checked:
    """What is wrong with one file, whose text stands for it (``standing_for``), in its edition.

    The whole edition is read, for much of what is wrong shows beside its other files; of what is
    found, only what stands in this file is told, under the name that was typed. A file of no
    edition is a deck of its own.
    """
    path = Path(name)
    folder = edition_around(path)
    deck = read([folder]) if folder is not None else read([path])
    if deck.edition.game is not Game.CUSTOM and not _is_read(path, deck.inputs):
        deck = read([path])
    checked = check_decks((deck,), select=select, ignore=ignore, dictionary=dictionary)
    return checked.only(
        tuple(
            finding.at(finding.span._replace(file=name))
            for finding in checked.findings
            if real(Path(finding.span.file)) == real(path)
        )
    )


def check_around(
    names: Sequence[str],
    *,
    select: tuple[str, ...] = (),
    ignore: tuple[str, ...] = (),
    dictionary: str = "none",
) -> Checked:
    """The whole editions that files lie in, each once; files of no edition are passed over."""
    folders = {
        real(folder): folder
        for folder in map(edition_around, map(Path, names))
        if folder is not None
    }
    decks = tuple(read([folder]) for folder in folders.values())
    return check_decks(decks, select=select, ignore=ignore, dictionary=dictionary)


def _is_read(path: Path, inputs: tuple[str, ...]) -> bool:
    return any(real(Path(file)) == real(path) for file in inputs)
