"""The language and the game of an edition, for whoever has to know before it is read."""

from pathlib import Path

from cardsmith.intake.files.text import open_text
from cardsmith.intake.yaml.nodes import Map, Scalar
from cardsmith.intake.yaml.tree import parse


def read_language(declaration: Path) -> str:
    """What an ``edition.yaml`` says its language is, ``fr`` where it says nothing.

    Raises InputError for a file that cannot be opened; its other faults are not looked for.
    """
    return _said(declaration, "language", "langue") or "fr"


def read_game(declaration: Path) -> str:
    """What an ``edition.yaml`` says its game is, empty where it says nothing.

    Raises InputError as ``read_language`` does.
    """
    return _said(declaration, "game", "jeu")


def _said(declaration: Path, *keys: str) -> str:
    root, _ = parse(open_text(declaration))
    found = next(filter(None, map(root.get, keys)), None) if isinstance(root, Map) else None
    return found.text if isinstance(found, Scalar) else ""
