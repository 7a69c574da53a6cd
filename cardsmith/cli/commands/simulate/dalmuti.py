"""``cardsmith simulate dalmuti``: how long a game takes, and what the ranks are worth."""

from typing import Annotated

import typer

from cardsmith.cli.commands.referee.options import Rulebook
from cardsmith.cli.commands.simulate.options import Games, Jobs, Players, Seed, patience
from cardsmith.cli.options import Json, Language, Quiet


def simulate(
    games: Games = 2000,
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
    from cardsmith.cli.simulated import dalmuti_lines
    from cardsmith.cli.speech import tongue
    from cardsmith.pipeline.simulating.documents import dalmuti_document
    from cardsmith.pipeline.simulating.running import Amount, simulate_dalmuti

    amount = Amount(games=games, players=players or 0, jobs=jobs or 0)
    with report.refusals(lang), patience(lang, quiet=quiet) as progress:
        simulated = simulate_dalmuti(rules, strategy, seed, amount, progress)
    if as_json:
        typer.echo(dalmuti_document(simulated))
    elif not quiet:
        typer.echo("\n".join(dalmuti_lines(simulated, tongue(lang))))
