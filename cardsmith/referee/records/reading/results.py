"""What came of a line: everything after ``=>``."""

import re
from collections.abc import Callable, Mapping

from cardsmith.referee.records.reading.names import player, player_or_none
from cardsmith.referee.records.reading.scanner import Scanner
from cardsmith.referee.records.results import (
    Gains,
    Leads,
    Next,
    Ranks,
    Result,
    Results,
    Seats,
    Stands,
    Wins,
)
from cardsmith.referee.records.words import Number, Word

_ORDER = re.compile(r"(ranks|seats)(?=\s)")
_GAIN = re.compile(r"([+−–-])\s*([0-9]{1,4})(?!\w)")
_SQUARE = re.compile(r"=\s*([0-9]{1,4})(?!\w)")
_VERB = re.compile(r"(leads|next|wins)(?!\w)")
_VERBS: Mapping[str, Callable[[Word], Result]] = {"leads": Leads, "next": Next, "wins": Wins}


def results(scanner: Scanner) -> Results:
    """The results of a line, to its end; none where there is no ``=>``."""
    if not scanner.skip("=>"):
        return ()
    found = [_result(scanner)]
    while not scanner.done:
        found.append(_result(scanner))
    return tuple(found)


def _result(scanner: Scanner) -> Result:
    order = scanner.take(_ORDER)
    if order:
        return (Ranks if order.text == "ranks" else Seats)(_players(scanner))
    who = player_or_none(scanner)
    if who is None:
        raise scanner.refused("result")
    if gain := scanner.match(_GAIN):
        squares = int(gain[2]) if gain[1] == "+" else -int(gain[2])
        return Gains(who, Number(squares, scanner.place(*gain.span())))
    if square := scanner.match(_SQUARE):
        return Stands(who, Number(int(square[1]), scanner.place(*square.span())))
    return _VERBS[scanner.need(_VERB, "result").text](who)


def _players(scanner: Scanner) -> tuple[Word, ...]:
    """Players to the end of the line: an order of players is the last result."""
    found = [player(scanner)]
    while not scanner.done:
        found.append(player(scanner))
    return tuple(found)
