"""What one line says, told by how it begins."""

import re
from collections.abc import Callable, Mapping

from cardsmith.model.finding import Finding, InputError
from cardsmith.referee.records.games import DALMUTI
from cardsmith.referee.records.reading.claims import claim
from cardsmith.referee.records.reading.names import player_or_none, sees_series, text
from cardsmith.referee.records.reading.scanner import Place, Scanner
from cardsmith.referee.records.reading.tricks import cancel, revolt, taxes, trick
from cardsmith.referee.records.reading.turns import turn
from cardsmith.referee.records.record import Blank, Saying, Tag, Tags
from cardsmith.referee.records.words import Number

_TAG_NAME = re.compile(r"[^\W\d]\w*")
_NUMBERED = re.compile(r"([0-9]{1,6})(\.\.\.|…|\.)")
_KEYWORD = re.compile(r"[TXR](?=\s)")
_DASH = re.compile(r"[-–—−]")
_BEGINNING = re.compile(r"\S+")
_READERS: Mapping[str, Callable[[Scanner], Saying]] = {"T": taxes, "X": cancel, "R": revolt}


def saying(words: str, place: Place, game: str) -> Saying:
    """What a line says, its notes and comment taken out; ``game`` is empty while it is not known.

    Raises InputError with the first fault of the line.
    """
    scanner = Scanner(words, place)
    says = _saying(scanner, game)
    if not scanner.done:
        raise scanner.refused("end")
    return says


def _saying(scanner: Scanner, game: str) -> Saying:
    if scanner.done:
        return Blank()
    if scanner.starts("["):
        return _tags(scanner)
    if scanner.starts("?"):
        return claim(scanner)
    if keyword := scanner.take(_KEYWORD):
        return _READERS[keyword.text](scanner)
    if found := scanner.match(_NUMBERED):
        number = Number(int(found[1]), scanner.place(*found.span(1)))
        continued = found[2] != "."
        if game == DALMUTI or continued or (not game and _is_trick(scanner)):
            return trick(scanner, number, continued=continued)
        return turn(scanner, number)
    beginning = scanner.need(_BEGINNING, "word")
    raise InputError(Finding("G105", beginning.span, found=beginning.text))


def _tags(scanner: Scanner) -> Tags:
    tags = []
    while scanner.skip("["):
        name = scanner.need(_TAG_NAME, "tag")
        tags.append(Tag(name, text(scanner)))
        if not scanner.skip("]"):
            raise scanner.refused("bracket")
    return Tags(tuple(tags))


def _is_trick(scanner: Scanner) -> bool:
    """Whether a numbered line of a game that is not known is a trick: a name, then a series."""
    start = scanner.at
    found = scanner.starts("=>") or (
        player_or_none(scanner) is not None and (sees_series(scanner) or scanner.sees(_DASH))
    )
    scanner.at = start
    return found
