"""Le Grand Dalmuti played by chance in the referee's fast lane, and what happens at the table.

Every game is one of a session: the seats are the ranks of the game before, the taxes are due.
"""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from random import Random

from cardsmith.model.rules import Rules
from cardsmith.model.struct import Struct
from cardsmith.pipeline.simulating.tallies import Batch, Mark, Tally, chance_of
from cardsmith.referee.dalmuti import Revolt
from cardsmith.referee.dalmuti.rapid import SEAT, Arena, Run
from cardsmith.referee.dalmuti.strategies import (
    BLOCK,
    CASUAL,
    PASS,
    RANDOM,
    THRIFTY,
    Chance,
    Strategy,
)

NAMES = "ABCDEFGHIJ"
"""The players by the rank they begin with."""

BATCH = 800
"""Games that take a quarter of a second or more."""

STRATEGIES: Mapping[str, Strategy] = {
    "casual": CASUAL,
    "random": RANDOM,
    "thrifty": THRIFTY,
}

EVENTS = ("jokers", "bouffon_jokers", "revolution", "uncovered", "left_out", "return")
"""What a game shows or does not: both jokers dealt to one player, and to the Gros Bouffon; a
revolution; a last series that nobody covers; one whose player's left neighbour is out already; a
player who covers after he has passed in the trick."""


class Setting(Struct, frozen=True, kw_only=True):
    """What is the same in every game; ``strategies`` go by rank, a single one is everybody's."""

    rules: Rules
    strategies: tuple[str, ...]
    seed: int


def play(setting: Setting, batch: Batch) -> Tally:
    """What some of the games showed."""
    tally = Tally()
    arena = Arena(setting.rules, NAMES[: batch.players])
    names = setting.strategies
    players = [STRATEGIES[names[seat % len(names)]] for seat in range(batch.players)]
    for index in range(batch.first, batch.end):
        chance = chance_of("dalmuti", setting.seed, batch.players, index)
        run = arena.run(players, _below(chance))
        tally.update(marks(run, jokers=arena.house.cards.jokers))
    return tally


def _below(chance: Random) -> Chance:
    """A number below another one, faster than by ``randrange``."""
    draw = chance.random
    return lambda number: int(draw() * number)


def marks(run: Run, *, jokers: int) -> Iterator[Mark]:
    """What one game showed; a seat is the rank that a player began with, from 1."""
    yield Mark("acts", len(run.laid))
    yield Mark("tricks", len(run.tricks))
    for place, player in enumerate(run.ranks, 1):
        yield Mark("places", place, 1 + NAMES.index(player))
    both = [cards.count(run.joker) == jokers for cards in run.deal.hands]
    happened = {
        "jokers": any(both),
        "bouffon_jokers": both[-1],
        "revolution": any(isinstance(act, Revolt) for act in run.opening),
        **_seen(run),
    }
    yield from (Mark(event) for event, is_so in happened.items() if is_so)


def _seen(run: Run) -> dict[str, bool]:
    """What happened at least once in the tricks of a game."""
    left = [len(run.deal.hands[NAMES.index(player)]) for player in run.seats]
    uncovered = left_out = has_returned = False
    for begin, end in pairwise((*run.tricks, len(run.laid))):
        passed, holder = 0, PASS
        for code in run.laid[begin:end]:
            bit, seat = divmod(code, SEAT)
            if bit == PASS:
                passed |= 1 << seat
                continue
            has_returned = has_returned or bool(passed >> seat & 1)
            left[seat] -= bit // BLOCK
            holder = seat
        if not left[holder] and end < len(run.laid):
            uncovered = True
            left_out = left_out or not left[(holder + 1) % len(left)]
    return {"uncovered": uncovered, "left_out": left_out, "return": has_returned}
