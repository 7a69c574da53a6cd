"""The figures of every size of table, from what its games showed."""

from collections.abc import Mapping

from cardsmith.model.struct import Struct
from cardsmith.pipeline.simulating import bouffon, dalmuti
from cardsmith.pipeline.simulating.figures import (
    Estimate,
    Spread,
    mean,
    share,
    spread,
)
from cardsmith.pipeline.simulating.tallies import Mark, Tally, values


class BouffonTable(Struct, frozen=True, kw_only=True):
    """What the games of one size of table showed.

    ``wins`` go by seat, the first Bouffon's first; ``edge`` is how far his share lies above an
    equal one. ``marottes`` are those claimed in a game, ``saved`` those of them answered.
    """

    players: int
    turns: Spread
    minutes: Spread
    wins: tuple[Estimate, ...]
    edge: Estimate
    marottes: Estimate
    saved: Estimate


class DalmutiTable(Struct, frozen=True, kw_only=True):
    """What the games of one size of table showed.

    ``events`` are the shares of the games in which each was seen. ``places`` go by the rank that
    a player began with: the shares in which he was out first, second and so on.
    """

    players: int
    acts: Spread
    tricks: Spread
    events: Mapping[str, Estimate]
    places: tuple[tuple[Estimate, ...], ...]


def bouffon_table(players: int, games: int, tally: Tally) -> BouffonTable:
    """The figures of one size of table."""
    wins = tuple(share(tally[Mark("wins", seat=seat)], games) for seat in range(1, players + 1))
    return BouffonTable(
        players=players,
        turns=spread(values(tally, "turns")),
        minutes=spread(values(tally, "quarters")).over(bouffon.QUARTERS),
        wins=wins,
        edge=wins[0].minus(1 / players),
        marottes=mean(values(tally, "marottes")),
        saved=mean(values(tally, "saved")),
    )


def dalmuti_table(players: int, games: int, tally: Tally) -> DalmutiTable:
    """The figures of one size of table."""
    ranks = range(1, players + 1)
    return DalmutiTable(
        players=players,
        acts=spread(values(tally, "acts")),
        tricks=spread(values(tally, "tricks")),
        events={event: share(tally[Mark(event)], games) for event in dalmuti.EVENTS},
        places=tuple(
            tuple(share(tally[Mark("places", place, rank)], games) for place in ranks)
            for rank in ranks
        ),
    )
