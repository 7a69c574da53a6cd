"""Simulations from what was asked to their figures."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from cardsmith.pipeline.refusing import refused
from cardsmith.pipeline.simulating import bouffon, dalmuti
from cardsmith.pipeline.simulating.asked import (
    AskedBouffon,
    bouffon_setting,
    bouffon_tables,
    dalmuti_setting,
    dalmuti_tables,
)
from cardsmith.pipeline.simulating.summaries import (
    BouffonTable,
    DalmutiTable,
    bouffon_table,
    dalmuti_table,
)
from cardsmith.pipeline.simulating.tallies import Mark
from cardsmith.pipeline.simulating.workers import batches, played

Progress = Callable[[float], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Amount:
    """How much is played: games a table, players (0: every size of table), processes (0: cores)."""

    games: int
    players: int = 0
    jobs: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class SimulatedBouffon:
    """What was played, and the figures of every size of table."""

    asked: AskedBouffon
    setting: bouffon.Setting
    games: int
    tables: tuple[BouffonTable, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SimulatedDalmuti:
    """What was played, and the figures of every size of table."""

    setting: dalmuti.Setting
    games: int
    tables: tuple[DalmutiTable, ...]


def simulate_bouffon(asked: AskedBouffon, amount: Amount, progress: Progress) -> SimulatedBouffon:
    """Play Le Bouffon; raises InputError (I110) for what cannot be played, or never ends."""
    setting = bouffon_setting(asked)
    parts = batches(bouffon_tables(setting, amount.players), amount.games, bouffon.BATCH)
    tallies = played(partial(bouffon.play, setting), parts, amount.jobs, progress)
    if any(tally[Mark("endless")] for tally in tallies.values()):
        raise refused("--guessing", asked.guessing, such_as=("weak", "0.06"))
    tables = (bouffon_table(players, amount.games, tally) for players, tally in tallies.items())
    return SimulatedBouffon(asked=asked, setting=setting, games=amount.games, tables=tuple(tables))


def simulate_dalmuti(
    rules: str, strategy: str, seed: int, amount: Amount, progress: Progress
) -> SimulatedDalmuti:
    """Play Le Grand Dalmuti; raises InputError (I110) for what cannot be played."""
    setting = dalmuti_setting(rules, strategy, seed)
    parts = batches(dalmuti_tables(setting, amount.players), amount.games, dalmuti.BATCH)
    tallies = played(partial(dalmuti.play, setting), parts, amount.jobs, progress)
    tables = (dalmuti_table(players, amount.games, tally) for players, tally in tallies.items())
    return SimulatedDalmuti(setting=setting, games=amount.games, tables=tuple(tables))
