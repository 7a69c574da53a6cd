"""What the texts of tags say: seats, dealt cards, throws, settings, cards of Le Bouffon.

Every function raises InputError with the first fault of its text.
"""

import re

from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import Span
from cardsmith.referee.records.facts import CardTold, Hand, Setting, Throw
from cardsmith.referee.records.reading.names import cards
from cardsmith.referee.records.reading.scanner import Scanner
from cardsmith.referee.records.seating import Seating
from cardsmith.referee.records.spelling import NAME, QUOTED, escaped
from cardsmith.referee.records.words import Word

_UP_TO_COMMA = re.compile(r'[^",;|]*[^",;|\s]')
_UP_TO_COLON = re.compile(r'[^":;]*[^":;\s](?=\s*:)')
_QUOTED = re.compile(QUOTED)
_VALUE = re.compile(r"\s*[:=]?\s*([0-9]{1,2}|[Jj])(?!\w)")
_SHORT = re.compile(r'[^\W\d_][^\s,;:="]*?(?=\s*[:=]?\s*(?:[0-9]{1,2}|[Jj])(?!\w))')
_SETTING = re.compile(r"[^\W\d_][\w.]*(?=\s*=)")
_SET = re.compile(r"[^\s,;=]+(?:,[^\s,;=]+)*(?=[\s,;]|$)")


def seats(told: Word) -> tuple[Word, ...]:
    """``A B C``, or ``Jean Paul, Anne``: the players, from their first seat to the left."""
    scanner = _scanner(told)
    spaced = "," not in _QUOTED.sub("", told.text)
    found = [_seat(scanner, spaced=spaced)]
    while not scanner.done:
        if not spaced and not scanner.skip(","):
            raise scanner.refused("comma")
        found.append(_seat(scanner, spaced=spaced))
    return tuple(found)


def deal(told: Word) -> tuple[Hand, ...]:
    """``A:1 4 4 …;B:2 2``: the cards of each player, ``…`` where others go unsaid."""
    scanner = _scanner(told)
    hands = [_hand(scanner)]
    while scanner.skip(";") and not scanner.done:
        hands.append(_hand(scanner))
    _end(scanner)
    return tuple(hands)


def throws(told: Word, seating: Seating) -> tuple[tuple[Throw, ...], ...]:
    """``A4 B2; A3 B6``: what each player threw, round by round.

    G114 for a text such as ``P14`` where P and P1 both play.
    """
    scanner = _scanner(told)
    rounds: list[list[Throw]] = [[_throw(scanner, seating)]]
    while not scanner.done:
        if scanner.skip(";"):
            rounds.append([])
        scanner.skip(",")
        rounds[-1].append(_throw(scanner, seating))
    return tuple(map(tuple, rounds))


def settings(told: Word) -> tuple[Setting, ...]:
    """``laps=2``, ``jokers=wild, pass=locked``: names with their values."""
    scanner = _scanner(told)
    found: list[Setting] = []
    while not scanner.done:
        name = scanner.need(_SETTING, "setting")
        scanner.skip("=")
        found.append(Setting(name, scanner.need(_SET, "setting")))
        if not scanner.skip(","):
            scanner.skip(";")
    return tuple(found)


def card(told: Word) -> CardTold:
    """``danse: bal, gigue, valse``: a title and its entries.

    G112 where a colon is missing, and where the spaces of one entry may have been commas.
    """
    scanner = _scanner(told)
    title = scanner.quoted() or scanner.take(_UP_TO_COLON)
    if not title or not scanner.skip(":"):
        raise InputError(Finding("G112", told.span, kind="colon", found=told.text))
    is_quoted = scanner.starts('"')
    entries = [_entry(scanner)]
    comma = scanner.skip(",")
    while comma and not scanner.done:
        entries.append(_entry(scanner))
        comma = scanner.skip(",")
    if not scanner.done:
        raise scanner.refused("comma")
    alone = entries[0]
    if len(entries) == 1 and " " in alone.text and not comma and not is_quoted:
        raise InputError(Finding("G112", alone.span, kind="comma", found=alone.text))
    return CardTold(title, tuple(entries))


def _scanner(told: Word) -> Scanner:
    """Reads the text of a tag; places are exact where the text stands as it was typed."""

    def place(start: int, end: int) -> Span:
        if told.span.end_column - told.span.column != len(escaped(told.text)):
            return told.span
        return told.span.part(len(escaped(told.text[:start])), len(escaped(told.text[:end])))

    return Scanner(told.text, place)


def _seat(scanner: Scanner, *, spaced: bool) -> Word:
    return scanner.quoted() or scanner.need(NAME if spaced else _UP_TO_COMMA, "player")


def _hand(scanner: Scanner) -> Hand:
    name = scanner.quoted() or scanner.need(_UP_TO_COLON, "hand")
    if not scanner.skip(":"):
        raise scanner.refused("hand")
    return Hand(name, cards(scanner))


def _throw(scanner: Scanner, seating: Seating) -> Throw:
    name = scanner.quoted() or _thrower(scanner, seating)
    found = scanner.match(_VALUE)
    if not found:
        raise scanner.refused("throw")
    return Throw(name, scanner.word(found, found[1].upper()))


def _thrower(scanner: Scanner, seating: Seating) -> Word:
    """The player before a number: a whole name first, else the letters before the figures."""
    names = [
        name
        for name in seating.players
        if scanner.starts(name) and _VALUE.match(scanner.text, scanner.at + len(name))
    ]
    if len(names) > 1:
        span = scanner.place(scanner.at, scanner.at + max(map(len, names)))
        raise InputError(Finding("G114", span, players=", ".join(names)))
    return scanner.need(re.compile(re.escape(names[0])) if names else _SHORT, "throw")


def _entry(scanner: Scanner) -> Word:
    return scanner.quoted() or scanner.need(_UP_TO_COMMA, "entry")


def _end(scanner: Scanner) -> None:
    if not scanner.done:
        raise scanner.refused("end")
