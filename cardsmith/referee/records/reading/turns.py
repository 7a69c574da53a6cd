"""Lines of Le Bouffon."""

import re
from collections.abc import Callable
from typing import TypeVar

from cardsmith.referee.records.incidents import Incident
from cardsmith.referee.records.reading.names import incident, player, text
from cardsmith.referee.records.reading.results import results
from cardsmith.referee.records.reading.scanner import Scanner
from cardsmith.referee.records.turns import Answer, Hint, Marotte, Proposal, Title, Turn
from cardsmith.referee.records.words import Number, Word

T = TypeVar("T")

_DIE = re.compile(r"[dD]([0-9]{1,3})(?!\w)")
_AT = re.compile(r"@\s*([0-9]{1,4})(?!\w)")
_LETTER = re.compile(r"[^\W\d_](?!\w)")
_HINT = re.compile(r'[hH](?=\s*")')
_MAROTTE = re.compile(r"M(?!\w)")
_GOOD = re.compile(r"[+−–-]")


def turn(scanner: Scanner, number: Number) -> Turn:
    """One turn: the Bouffon, his die, his square, then the fields between bars."""
    who = player(scanner)
    die, square, letter = _die(scanner), *_square(scanner)
    opening = _field(scanner, _opening)
    minute = _field(scanner, _proposal) if scanner.skip("|") else ()
    marotte = _marotte(scanner) if scanner.skip("|") else None
    return Turn(
        number=number,
        player=who,
        die=die,
        square=square,
        letter=letter,
        opening=opening,
        minute=minute,
        marotte=marotte,
        results=results(scanner),
    )


def _die(scanner: Scanner) -> Number | None:
    found = scanner.match(_DIE)
    return Number(int(found[1]), scanner.place(*found.span())) if found else None


def _square(scanner: Scanner) -> tuple[Number | None, Word | None]:
    """``@4:D``: the square, and the letter played there."""
    found = scanner.match(_AT)
    if not found:
        return None, None
    square = Number(int(found[1]), scanner.place(*found.span()))
    return square, scanner.need(_LETTER, "letter") if scanner.skip(":") else None


def _field(scanner: Scanner, one: Callable[[Scanner], T]) -> tuple[T | Incident, ...]:
    """What stands up to the next bar, incidents among it."""
    found: list[T | Incident] = []
    while not _is_field_end(scanner):
        found.append(incident(scanner) if scanner.starts("!") else one(scanner))
    return tuple(found)


def _opening(scanner: Scanner) -> Title | Hint:
    if scanner.match(_HINT):
        return Hint(text(scanner))
    title = scanner.quoted()
    if title is None:
        raise scanner.refused("opening")
    return Title(title)


def _proposal(scanner: Scanner) -> Proposal:
    return Proposal(player(scanner), text(scanner), *_heard(scanner))


def _answer(scanner: Scanner) -> Answer:
    return Answer(text(scanner), *_heard(scanner))


def _marotte(scanner: Scanner) -> Marotte | None:
    """``M D "sot" "niais"50+``: who drew, the title, the answers; None for an empty field."""
    if _is_field_end(scanner):
        return None
    scanner.need(_MAROTTE, "marotte")
    return Marotte(player(scanner), text(scanner), _field(scanner, _answer))


def _heard(scanner: Scanner) -> tuple[Number | None, bool | None]:
    """The second in which a word was said, and what the table held of it."""
    second = scanner.number()
    good = scanner.take(_GOOD)
    return second, good.text == "+" if good else None


def _is_field_end(scanner: Scanner) -> bool:
    return scanner.done or scanner.starts("|", "=>")
