"""``cardsmith simulate dalmuti``: how long a game takes, and what the ranks are worth."""

from typing import Annotated

import typer

from cardsmith.cli.commands.referee.options import Rulebook
from cardsmith.cli.commands.simulate.options import (
    Jobs,
    NumberOfGames,
    PartFile,
    Players,
    Scheduler,
    Seed,
    Share,
    amount_of,
    only_for_a_share,
    patience,
    put_out,
    tell,
)
from cardsmith.cli.options import Json, Language, Quiet


def simulate(
    games: NumberOfGames = 2000,
    players: Players = None,
    strategy: Annotated[
        str,
        typer.Option(
            metavar="NAME[,NAME]...",
            help="casual, random or thrifty; several, by comma: one for each rank.",
        ),
    ] = "casual",
    rules: Rulebook = "texte",
    seed: Seed = 1,
    jobs: Jobs = None,
    shard: Share = "",
    scheduler: Scheduler = "",
    out: PartFile = None,
    as_json: Json = False,
    lang: Language = None,
    quiet: Quiet = False,
) -> None:
    """Play Le Grand Dalmuti by chance: acts, jokers, leads, who goes out first.

    casual leads all it has of its worst value, covers with its worst and passes one time in
    four; thrifty covers whenever it can without a joker; random does anything that is allowed.

    Example: cardsmith simulate dalmuti --strategy thrifty,random,random,random
    """
    from cardsmith.cli import report
    from cardsmith.pipeline.simulating.running import play_dalmuti

    only_for_a_share(out, shard)
    with report.refusals(lang):
        amount = amount_of(games, players, jobs, shard, scheduler)
        with patience(lang, quiet=quiet) as progress:
            played = play_dalmuti(rules, strategy, seed, amount, progress)
        if shard:
            put_out(played, out)
            return
    tell(played, lang, as_json=as_json, quiet=quiet)
