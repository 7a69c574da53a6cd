"""The record on the disk: whole at any moment."""

from pathlib import Path

from cardsmith.pipeline.refusing import refused
from cardsmith.press.output import write_file

ENDING = ".partie"


def save(path: Path, text: str) -> None:
    """Write a record, whole or not at all; raises InputError where the system refuses."""
    write_file(path, text.encode())


def check_name(path: Path) -> None:
    """Raise InputError (I110) for a name that is none of a record: it would be read otherwise."""
    if path.suffix.lower() != ENDING:
        raise refused("referee play", path.as_posix(), such_as=(f"{path.stem}{ENDING}",))


def free_path(stem: str) -> Path:
    """A record in this folder that does not exist yet: the name, else with ``-2``, ``-3``."""
    number, path = 1, Path(f"{stem}{ENDING}")
    while path.exists():
        number += 1
        path = Path(f"{stem}-{number}{ENDING}")
    return path
