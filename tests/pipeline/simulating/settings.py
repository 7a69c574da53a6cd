"""Simulations as tests ask for them: on one process, without a sign of progress."""

from collections.abc import Sequence
from functools import partial

from cardsmith.intake.progress import unheard
from cardsmith.model.struct import replace
from cardsmith.pipeline.simulating import bouffon, dalmuti
from cardsmith.pipeline.simulating.asked import AskedBouffon, bouffon_setting, dalmuti_setting
from cardsmith.pipeline.simulating.tallies import Tally
from cardsmith.pipeline.simulating.workers import batches, played


def bouffon_asked(rules: str = "texte", **options: str) -> bouffon.Setting:
    """The default setting but for some options of the game, named without it."""
    setting = bouffon_setting(AskedBouffon(rules=rules))
    house = setting.rules
    for name, value in options.items():
        house = house.with_option(f"bouffon.{name}", value)
    return replace(setting, rules=house)


def bouffon_tallies(
    setting: bouffon.Setting, players: Sequence[int], games: int, jobs: int = 1
) -> dict[int, Tally]:
    """What so many games of each size of table showed."""
    parts = batches(players, games, bouffon.BATCH)
    return played(partial(bouffon.play, setting), parts, jobs, unheard)


def dalmuti_tallies(
    strategy: str, players: Sequence[int], games: int, jobs: int = 1
) -> dict[int, Tally]:
    """What so many games of each size of table showed, by the rule text."""
    setting = dalmuti_setting("texte", strategy, 1)
    parts = batches(players, games, dalmuti.BATCH)
    return played(partial(dalmuti.play, setting), parts, jobs, unheard)
