"""``cardsmith simulate bouffon``: how long a board takes, and whether the first has an edge."""

from enum import StrEnum
from typing import Annotated

import typer

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


class Hints(StrEnum):
    """How many entries the Bouffon cites before the minute."""

    NONE = "none"
    ONE = "one"
    TWO = "two"
    SOME = "some"


class Strategy(StrEnum):
    """What the Bouffon does where the rules leave it to him."""

    BOLD = "bold"
    CAREFUL = "careful"
    RANDOM = "random"


def simulate(
    games: NumberOfGames = 1000,
    players: Players = None,
    edition: Annotated[
        str, typer.Option("--edition", "-e", help="Its rules, its board and its cards.")
    ] = "",
    board: Annotated[str, typer.Option(metavar="EDITION", help="This edition’s board.")] = "",
    laps: Annotated[int | None, typer.Option(min=1, help="A board of so many laps: 2.")] = None,
    finish: Annotated[int | None, typer.Option(min=1, help="The victory square: 47.")] = None,
    guessing: Annotated[
        str,
        typer.Option(
            metavar="weak|mid|strong|P",
            help="How well one player finds one synonym: 0.06, 0.14, 0.26, or a chance.",
        ),
    ] = "mid",
    marotte: Annotated[
        float, typer.Option(metavar="P", min=0, max=1, help="The chance to answer a marotte.")
    ] = 0.35,
    synonyms: Annotated[
        str, typer.Option(metavar="N-N", help="Synonyms on a card, each number as likely: 3-8.")
    ] = "",
    hints: Annotated[
        Hints,
        typer.Option(help="Synonyms cited where the card has enough; some: one, or two of many."),
    ] = Hints.SOME,
    strategy: Annotated[
        Strategy, typer.Option(help="bold claims every marotte, careful none, random some.")
    ] = Strategy.BOLD,
    rules: Annotated[
        str,
        typer.Option(
            "--rules",
            metavar="PROFILE|FILE",
            help="texte, officiel, famille, a rulebook file; else the edition’s.",
            show_default=False,
        ),
    ] = "",
    seed: Seed = 1,
    jobs: Jobs = None,
    shard: Share = "",
    scheduler: Scheduler = "",
    out: PartFile = None,
    as_json: Json = False,
    lang: Language = None,
    quiet: Quiet = False,
) -> None:
    """Play Le Bouffon by chance: turns, minutes, wins by seat, marottes.

    Example: cardsmith simulate bouffon --laps 1 --guessing strong --rules famille
    """
    from cardsmith.cli import report
    from cardsmith.pipeline.simulating import bouffon
    from cardsmith.pipeline.simulating.asked import AskedBouffon
    from cardsmith.pipeline.simulating.running import play_bouffon

    only_for_a_share(out, shard)
    if sum(map(bool, (board, laps, finish))) > 1:
        raise typer.BadParameter("give only one of --board, --laps and --finish")
    asked = AskedBouffon(
        rules=rules,
        edition=edition,
        board=board,
        laps=laps or 0,
        finish=finish or 0,
        guessing=guessing,
        marotte=marotte,
        synonyms=synonyms,
        hints=bouffon.Hints(hints),
        strategy=bouffon.Manner(strategy),
        seed=seed,
    )
    with report.refusals(lang):
        amount = amount_of(games, players, jobs, shard, scheduler)
        with patience(lang, quiet=quiet) as progress:
            played = play_bouffon(asked, amount, progress)
        if shard:
            put_out(played, out)
            return
    tell(played, lang, as_json=as_json, quiet=quiet)
