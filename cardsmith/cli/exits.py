"""The exit codes, everywhere the same."""

from enum import IntEnum
from typing import NamedTuple


class Exit(IntEnum):
    """What a command tells the shell."""

    RIGHT = 0
    """All is right; warnings may have been printed."""
    FINDINGS = 1
    """An error in a deck, a wrong ruling, a failed check."""
    USAGE = 2
    """Wrong use, or a file that cannot be opened or written."""
    UNDECIDED = 3
    """The check that was asked for could not run, or the rules are silent."""


class Done(NamedTuple):
    """What a command came to that may be done again, and the language of its edition."""

    exit: Exit
    language: str
