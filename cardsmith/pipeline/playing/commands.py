"""Words that are typed to the keeper himself, in French or in English."""

import re
from enum import StrEnum
from typing import NamedTuple

FORCE = re.compile(r"\s*!(?:force|forcer)\s*$")
"""At the end of a line: the act is kept although it is wrong."""

_COMMAND = re.compile(r"\s*(?:(?P<help>\?)|!(?P<word>[^\W\d_]+))\s*(?P<rest>.*?)\s*")


class Name(StrEnum):
    """What the keeper can be asked."""

    HELP = "help"
    UNDO = "undo"
    TABLE = "table"
    DRAW = "draw"
    ROLL = "roll"
    QUIT = "quit"


_WORDS = {
    **dict.fromkeys(("help", "aide"), Name.HELP),
    **dict.fromkeys(("undo", "annuler", "annule"), Name.UNDO),
    **dict.fromkeys(("table", "plateau", "board"), Name.TABLE),
    **dict.fromkeys(("draw", "tirer", "tire"), Name.DRAW),
    **dict.fromkeys(("roll", "lancer", "lance"), Name.ROLL),
    **dict.fromkeys(("quit", "quitter", "exit"), Name.QUIT),
}


class Command(NamedTuple):
    """A word to the keeper and what stands after it."""

    name: Name
    rest: str = ""


def command(text: str) -> Command | None:
    """The command that a line is; None for a line of the game.

    >>> command("!annuler 3"), command(" ? "), command("!nod")
    (Command(name=<Name.UNDO: 'undo'>, rest='3'), Command(name=<Name.HELP: 'help'>, rest=''), None)
    """
    found = _COMMAND.fullmatch(text)
    if found is None or (found["help"] and found["rest"]):
        return None
    if found["help"]:
        return Command(Name.HELP)
    name = _WORDS.get(found["word"].casefold())
    return Command(name, found["rest"]) if name else None
