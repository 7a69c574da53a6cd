"""Players by their full names, however they were typed."""

from typing import TypeVar

from cardsmith.model.finding import Finding
from cardsmith.model.struct import replace
from cardsmith.pipeline.playing.dalmuti_notation import Part
from cardsmith.referee.records.incidents import Incident
from cardsmith.referee.records.seating import Seating
from cardsmith.referee.records.tricks import Cancel, Pass, Play, Revolt, Taxes
from cardsmith.referee.records.turns import Proposal, Turn
from cardsmith.referee.records.words import Word

T = TypeVar("T")


def named_in_turn(turn: Turn, seating: Seating) -> Turn:
    """A turn whose players have their full names."""
    marotte = turn.marotte
    if marotte:
        marotte = replace(marotte, drawer=_full(marotte.drawer, seating))
    minute = tuple(_of_moment(moment, seating) for moment in turn.minute)
    opening = tuple(_of_moment(moment, seating) for moment in turn.opening)
    return replace(turn, opening=opening, minute=minute, marotte=marotte)


def named_in_part(part: Part, seating: Seating) -> Part:
    """An act of Le Grand Dalmuti whose players have their full names; results are left alone."""
    match part:
        case Taxes():
            gifts = (
                replace(
                    gift, giver=_full(gift.giver, seating), receiver=_full(gift.receiver, seating)
                )
                for gift in part.gifts
            )
            return replace(part, gifts=tuple(gifts))
        case Cancel() | Revolt():
            return replace(part, player=_full(part.player, seating))
        case _:
            return replace(part, moves=tuple(_of_moment(move, seating) for move in part.moves))


def _of_moment(moment: T, seating: Seating) -> T:
    if isinstance(moment, Proposal | Play | Pass | Incident) and moment.player:
        return replace(moment, player=_full(moment.player, seating))
    return moment


def _full(written: Word, seating: Seating) -> Word:
    found = seating.player(written)
    return written if isinstance(found, Finding) else Word(found, written.span)
