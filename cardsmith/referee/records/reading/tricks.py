"""Lines of Le Grand Dalmuti."""

import re

from cardsmith.referee.records.incidents import Incident
from cardsmith.referee.records.reading.names import cards, incident, player, sees_series, series
from cardsmith.referee.records.reading.results import results
from cardsmith.referee.records.reading.scanner import Scanner
from cardsmith.referee.records.tricks import Cancel, Gift, Move, Pass, Play, Revolt, Taxes, Trick
from cardsmith.referee.records.words import Number, Word

_PASS = re.compile(r"[-–—−](?![\w-])")
_ARROW = re.compile(r">|→")


def taxes(scanner: Scanner) -> Taxes:
    """``T E>A 1 4 | A>E 12 12``, one gift a field."""
    gifts = [_gift(scanner)]
    while scanner.skip("|"):
        gifts.append(_gift(scanner))
    return Taxes(gifts=tuple(gifts), results=results(scanner))


def cancel(scanner: Scanner) -> Cancel:
    """``X C JJ``: who cancels the taxes, and the jokers he shows."""
    return Cancel(player=player(scanner), shown=_shown(scanner), results=results(scanner))


def revolt(scanner: Scanner) -> Revolt:
    """``R E JJ``: who launches the revolution, and the jokers he shows."""
    return Revolt(player=player(scanner), shown=_shown(scanner), results=results(scanner))


def trick(scanner: Scanner, number: Number, *, continued: bool) -> Trick:
    """A trick or a part of it: who played or passed, one after the other."""
    moves: list[Move] = [] if scanner.starts("=>") else [_move(scanner)]
    while not scanner.done and not scanner.starts("=>"):
        moves.append(_move(scanner))
    return Trick(number=number, continued=continued, moves=tuple(moves), results=results(scanner))


def _gift(scanner: Scanner) -> Gift:
    giver = player(scanner)
    scanner.need(_ARROW, "arrow")
    return Gift(giver, player(scanner), cards(scanner))


def _shown(scanner: Scanner) -> tuple[Word, ...]:
    shown: list[Word] = []
    while sees_series(scanner):
        shown += series(scanner)
    return tuple(shown)


def _move(scanner: Scanner) -> Play | Pass | Incident:
    if scanner.starts("!"):
        return incident(scanner)
    who = player(scanner)
    return Pass(who) if scanner.take(_PASS) else Play(who, series(scanner))
