"""The language and the game of an edition, for whoever has to know before it is read."""

import re
from pathlib import Path

from cardsmith.intake.files.text import open_text
from cardsmith.intake.yaml.nodes import Map, Scalar
from cardsmith.intake.yaml.tree import parse

CODE = re.compile(r"[a-z]{2,3}(?:-[A-Z][A-Za-z]{1,3})?$")
"""How a language is written: ``fr``, ``pt-BR``."""


def read_language(declaration: Path) -> str:
    """What an ``edition.yaml`` says its language is, ``fr`` where it says none.

    Raises InputError for a file that cannot be opened; its other faults are not looked for.
    """
    said = _said(declaration, "language", "langue")
    return said if CODE.match(said) else "fr"


def read_game(declaration: Path) -> str:
    """What an ``edition.yaml`` says its game is, empty where it says nothing.

    Raises InputError as ``read_language`` does.
    """
    return _said(declaration, "game", "jeu")


def _said(declaration: Path, *keys: str) -> str:
    """The text of a field; of a file that is broken what a line of its own says."""
    source = open_text(declaration)
    root, _ = parse(source)
    if isinstance(root, Map):
        found = next(filter(None, map(root.get, keys)), None)
        return found.text if isinstance(found, Scalar) else ""
    line = re.search(rf"^(?:{'|'.join(keys)}):[ \t]*([\w-]+)", source.text, re.MULTILINE)
    return line[1] if line else ""
