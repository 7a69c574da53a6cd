"""Simulations from what was asked to the games, and from games to their figures."""

from collections.abc import Mapping
from functools import partial

from cardsmith.intake.progress import Progress
from cardsmith.model.struct import Struct
from cardsmith.pipeline.refusing import refused
from cardsmith.pipeline.sharding import ALL, Shard
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
from cardsmith.pipeline.simulating.tallies import Batch, Mark, Tally
from cardsmith.pipeline.simulating.workers import Work, batches, played

MOST_GAMES = 10_000_000
"""The most games for one size of table."""


class Amount(Struct, frozen=True, kw_only=True):
    """How much is played: games a table, players (0: every size of table), and by whom.

    ``jobs`` are processes (0: one a core); with a ``scheduler`` the workers of a cluster play.
    """

    games: int
    players: int = 0
    jobs: int = 0
    shard: Shard = ALL
    scheduler: str = ""


class Games(Struct, frozen=True, kw_only=True):
    """Games that were played, all of them or a share, and what they showed by size of table.

    ``edition`` is the one that was named, ``is_printed`` whether the cards are its own.
    """

    setting: bouffon.Setting | dalmuti.Setting
    games: int
    tallies: Mapping[int, Tally]
    shard: Shard = ALL
    edition: str = ""
    is_printed: bool = False


class SimulatedBouffon(Struct, frozen=True, kw_only=True):
    """What was played, and the figures of every size of table; see ``Games``."""

    setting: bouffon.Setting
    games: int
    tables: tuple[BouffonTable, ...]
    edition: str
    is_printed: bool


class SimulatedDalmuti(Struct, frozen=True, kw_only=True):
    """What was played, and the figures of every size of table."""

    setting: dalmuti.Setting
    games: int
    tables: tuple[DalmutiTable, ...]


def play_bouffon(asked: AskedBouffon, amount: Amount, progress: Progress) -> Games:
    """Play Le Bouffon; raises InputError (I110) for what cannot be played, or never ends."""
    setting = bouffon_setting(asked)
    sizes = bouffon_tables(setting, amount.players)
    tallies = _tallies(partial(bouffon.play, setting), setting, sizes, amount, progress)
    if any(tally[Mark("endless")] for tally in tallies.values()):
        raise refused("--guessing", asked.guessing, such_as=("weak", "0.06"))
    return Games(
        setting=setting,
        games=amount.games,
        tallies=tallies,
        shard=amount.shard,
        edition=asked.edition,
        is_printed=bool(asked.edition and not asked.synonyms),
    )


def play_dalmuti(rules: str, strategy: str, seed: int, amount: Amount, progress: Progress) -> Games:
    """Play Le Grand Dalmuti; raises InputError (I110) for what cannot be played."""
    setting = dalmuti_setting(rules, strategy, seed)
    sizes = dalmuti_tables(setting, amount.players)
    tallies = _tallies(partial(dalmuti.play, setting), setting, sizes, amount, progress)
    return Games(setting=setting, games=amount.games, tallies=tallies, shard=amount.shard)


def share_of(played: Games) -> tuple[Batch, ...]:
    """The batches that a share of the games holds."""
    size = bouffon.BATCH if isinstance(played.setting, bouffon.Setting) else dalmuti.BATCH
    return played.shard.of(batches(tuple(played.tallies), played.games, size))


def simulated(whole: Games) -> SimulatedBouffon | SimulatedDalmuti:
    """The figures of all the games."""
    setting, games, tallies = whole.setting, whole.games, whole.tallies.items()
    if isinstance(setting, dalmuti.Setting):
        ranked = tuple(dalmuti_table(players, games, tally) for players, tally in tallies)
        return SimulatedDalmuti(setting=setting, games=games, tables=ranked)
    return SimulatedBouffon(
        setting=setting,
        games=games,
        tables=tuple(bouffon_table(players, games, tally) for players, tally in tallies),
        edition=whole.edition,
        is_printed=whole.is_printed,
    )


def _tallies(
    work: Work,
    setting: bouffon.Setting | dalmuti.Setting,
    sizes: tuple[int, ...],
    amount: Amount,
    progress: Progress,
) -> dict[int, Tally]:
    """What the games of a share showed, by all sizes of table."""
    nothing = {players: Tally() for players in sizes}
    blank = Games(setting=setting, games=amount.games, tallies=nothing, shard=amount.shard)
    return nothing | played(work, share_of(blank), amount.jobs, progress, amount.scheduler)
