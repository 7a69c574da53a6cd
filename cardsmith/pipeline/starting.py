"""A new edition: the files it starts with, and the schemas that they name, in its own folder."""

import re
from pathlib import Path
from typing import NamedTuple

from cardsmith.intake.editions.reading import read
from cardsmith.model.edition import Game
from cardsmith.pipeline.finding_cards import card_ids
from cardsmith.pipeline.refusing import refused
from cardsmith.press.founding import found
from cardsmith.resources import shipped

SCHEMAS = ".cardsmith/schemas"
"""Where an edition keeps the schemas that its files are completed by in an editor."""

_NAMED = re.compile(rf"\$schema={re.escape(SCHEMAS)}/(\S+)".encode())


class Started(NamedTuple):
    """An edition that was begun: its files but for the schemas, and a card of it."""

    files: tuple[str, ...]
    card: str


def start(folder: Path, game: str, lang: str) -> Started:
    """Begin an edition of a game in a folder that is new or empty, told in a language.

    Raises InputError for a game there is not, a folder that holds something (F035) or cannot
    be written; then nothing is written.
    """
    if game not in set(Game):
        raise refused("--game", game, among=Game)
    files = starter(Game(game), lang)
    found(folder, {**files, **_schemas(files)})
    return Started(files=tuple(sorted(files)), card=card_ids(read([folder]))[0])


def starter(game: Game, lang: str) -> dict[str, bytes]:
    """The files that an edition of a game starts with: those of all languages, those of one."""
    shelf = shipped("templates") / "starters" / game
    return {
        path.name: path.read_bytes()
        for place in (shelf, shelf / lang)
        for path in sorted(place.iterdir())
        if path.is_file()
    }


def _schemas(files: dict[str, bytes]) -> dict[str, bytes]:
    """The schemas that the first lines of files point to, where they point."""
    names = {name.decode() for content in files.values() for name in _NAMED.findall(content)}
    return {f"{SCHEMAS}/{name}": (shipped("schemas") / name).read_bytes() for name in sorted(names)}
