"""Options that both simulations share, how they wait for the games, and what they print."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cardsmith.cli.options import Lang

if TYPE_CHECKING:
    from cardsmith.intake.progress import Progress
    from cardsmith.pipeline.simulating.running import Amount, Games

_INTERRUPTED = 130
"""What a shell reports of a command that Ctrl-C has ended."""

NumberOfGames = Annotated[
    int, typer.Option("--games", min=1, max=10_000_000, help="Games for each number of players.")
]
Players = Annotated[
    int | None,
    typer.Option("--players", min=1, help="Only this number of players; else all that may play."),
]
Seed = Annotated[int, typer.Option("--seed", min=0, help="The same seed gives the same games.")]
Jobs = Annotated[
    int | None,
    typer.Option("--jobs", min=1, max=64, help="Processes; else one a core. Changes no figure."),
]
Share = Annotated[
    str,
    typer.Option(
        "--shard",
        metavar="I/N",
        help="Play the I-th of N shares of the games only, for simulate merge: 1/4.",
    ),
]
Scheduler = Annotated[
    str,
    typer.Option(
        metavar="ADDRESS",
        help="Let the workers of a dask.distributed cluster play: tcp://host:8786 "
        "(extra: cluster). Changes no figure.",
    ),
]
PartFile = Annotated[
    Path | None,
    typer.Option(
        "--out", "-o", metavar="FILE", help="With --shard: where to write; else it is printed."
    ),
]


def amount_of(
    games: int, players: int | None, jobs: int | None, shard: str, scheduler: str
) -> "Amount":
    """How much is played and by whom; raises InputError (I110) for a share that is none."""
    from cardsmith.pipeline.sharding import ALL, shard_of
    from cardsmith.pipeline.simulating.running import Amount

    return Amount(
        games=games,
        players=players or 0,
        jobs=jobs or 0,
        shard=shard_of(shard) if shard else ALL,
        scheduler=scheduler,
    )


def only_for_a_share(out: Path | None, shard: str) -> None:
    """Refuse a file where there is no share to write into it."""
    if out is not None and not shard:
        raise typer.BadParameter("--out takes the part that --shard plays; give both")


@contextmanager
def patience(lang: Lang | None, *, quiet: bool) -> Iterator["Progress"]:
    """A bar while games are played; Ctrl-C ends the command with one line and exit 130."""
    from cardsmith.cli.progress import bar
    from cardsmith.intake.progress import heard

    try:
        with bar(lang, quiet=quiet):
            yield heard()
    except KeyboardInterrupt:
        from cardsmith.cli.speech import tongue
        from cardsmith.pipeline.simulating.words import phrase

        typer.echo(phrase("interrupted", tongue(lang)), err=True)
        raise typer.Exit(_INTERRUPTED) from None


def put_out(played: "Games", out: Path | None) -> None:
    """Write or print the part that a share is; raises InputError for a file that cannot be."""
    from cardsmith.pipeline.simulating.parts import part_text

    if out is None:
        typer.echo(part_text(played))
        return
    from cardsmith.press.output import write_file

    write_file(out, f"{part_text(played)}\n".encode())


def tell(whole: "Games", lang: Lang | None, *, as_json: bool, quiet: bool) -> None:
    """Print the figures of all the games."""
    from cardsmith.cli.simulated import lines
    from cardsmith.cli.speech import tongue
    from cardsmith.pipeline.simulating.running import simulated

    figures = simulated(whole)
    if as_json:
        from cardsmith.pipeline.simulating.documents import document

        typer.echo(document(figures))
    elif not quiet:
        typer.echo("\n".join(lines(figures, tongue(lang))))
