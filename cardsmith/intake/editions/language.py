"""The language of an edition, for whoever has to speak before it is read."""

from pathlib import Path

from cardsmith.intake.files.text import open_text
from cardsmith.intake.yaml.nodes import Map, Scalar
from cardsmith.intake.yaml.tree import parse


def read_language(declaration: Path) -> str:
    """What an ``edition.yaml`` says its language is, ``fr`` where it says nothing.

    Raises InputError for a file that cannot be opened; its other faults are not looked for.
    """
    root, _ = parse(open_text(declaration))
    found = root.get("language") or root.get("langue") if isinstance(root, Map) else None
    return found.text if isinstance(found, Scalar) and found.text else "fr"
