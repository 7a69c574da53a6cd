"""What both games name: players, cards, incidents."""

import re

from cardsmith.lexicon.nearest import nearest
from cardsmith.model.finding import Finding, InputError
from cardsmith.referee.records.incidents import INCIDENTS, Incident
from cardsmith.referee.records.reading.scanner import Scanner
from cardsmith.referee.records.spelling import NAME
from cardsmith.referee.records.tricks import JOKER
from cardsmith.referee.records.words import Cards, Word

_SERIES = re.compile(
    r"(?:(?P<count>[0-9]{1,2})[xX×])?(?P<first>[Jj]{1,9}|[1-9][0-9]?)"
    r"(?P<rest>(?:\+(?:[Jj]{1,9}|[1-9][0-9]?))*)(?![\w+×])"
)
_MORE = re.compile(r"…|\.\.\.")
_WORD = re.compile(r"[\w-]+")


def player(scanner: Scanner) -> Word:
    """A player's name, in quotes where it holds a space."""
    found = player_or_none(scanner)
    if found is None:
        raise scanner.refused("player")
    return found


def player_or_none(scanner: Scanner) -> Word | None:
    """A player's name, where there is one."""
    return scanner.quoted() or scanner.take(NAME)


def text(scanner: Scanner) -> Word:
    """A text in quotes."""
    found = scanner.quoted()
    if found is None:
        raise scanner.refused("text")
    return found


def sees_series(scanner: Scanner) -> bool:
    """Whether a series comes next."""
    return scanner.sees(_SERIES)


def series(scanner: Scanner) -> tuple[Word, ...]:
    """The cards of a series: ``3x8``, ``5``, ``JJ``, ``2x5+J`` (a 5 and a joker), ``4+5``.

    A count is that of all cards, jokers included.
    """
    found = scanner.match(_SERIES)
    if found is None:
        raise scanner.refused("series")
    cards = [value for part in _parts(found) for value in _values(part)]
    if found["count"]:
        first, jokers = cards[0], cards[1:]
        plain = int(found["count"]) - len(jokers)
        if plain < 1 or any(value != JOKER for value in jokers):
            span = scanner.place(*found.span())
            raise InputError(Finding("G101", span, kind="series", found=found[0]))
        cards = [first] * plain + jokers
    span = scanner.place(*found.span())
    return tuple(Word(value, span) for value in cards)


def cards(scanner: Scanner) -> Cards:
    """One card or more, ``…`` where others go unsaid."""
    known: list[Word] = []
    while scanner.sees(_SERIES):
        known += series(scanner)
        scanner.skip(",")
    more = scanner.take(_MORE) is not None
    if not known and not more:
        raise scanner.refused("card")
    return Cards(tuple(known), more)


def incident(scanner: Scanner) -> Incident:
    """``!nod``, ``!seen:C``, ``!out C``, ``!speech "rayon"15``; G104 for another word."""
    scanner.skip("!")
    what = scanner.need(_WORD, "word")
    if what.text not in INCIDENTS:
        raise unknown(what, INCIDENTS)
    named = scanner.skip(":") or what.text == "out"
    who = player(scanner) if named else None
    if what.text != "speech":
        return Incident(what, who)
    return Incident(what, who, text(scanner), scanner.number())


def unknown(word: Word, known: tuple[str, ...]) -> InputError:
    """What to raise for a word that is none of a closed list: G104, with the one it resembles."""
    better = nearest(word.text, known)
    kind = "near" if better else "unknown"
    names = ", ".join(known)
    return InputError(
        Finding("G104", word.span, kind=kind, found=word.text, better=better, known=names)
    )


def _parts(found: re.Match[str]) -> list[str]:
    return [found["first"], *found["rest"].split("+")[1:]]


def _values(part: str) -> list[str]:
    return [JOKER] * len(part) if part[0] in "Jj" else [part]
