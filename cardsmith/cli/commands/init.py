"""``cardsmith init``: an edition to begin with."""

from pathlib import Path
from typing import Annotated

import typer

from cardsmith.cli.options import Language, Quiet


def init(
    folder: Annotated[
        Path, typer.Argument(metavar="DIR", help="A new folder, or an empty one; . is this one.")
    ],
    game: Annotated[
        str, typer.Option(help="bouffon, dalmuti, or custom for a game of your own.")
    ] = "custom",
    lang: Language = None,
    quiet: Quiet = False,
) -> None:
    """Begin an edition: files that check clean and can be printed at once, to be changed.

    They are in the language of --lang. Nothing is overwritten: a folder that holds something is
    refused. The schemas in .cardsmith/schemas let an editor complete the files as you type.

    Example: cardsmith init wasps --game custom
    """
    from cardsmith.cli import report
    from cardsmith.cli.speech import tongue
    from cardsmith.intake.shipped.printed_words import printed_words
    from cardsmith.pipeline.starting import start

    spoken = tongue(lang)
    with report.refusals(lang):
        started = start(folder, game, spoken)
    if quiet:
        return
    words = printed_words("authoring", spoken)
    typer.echo(words["started"].format(folder=folder, files=", ".join(started.files)))
    typer.echo(words["next"])
    for command in (
        ("check", str(folder)),
        ("preview", started.card, "--edition", str(folder), "--open"),
        ("build", str(folder)),
    ):
        typer.echo(f"  {_typed('cardsmith', *command)}")


def _typed(*words: str) -> str:
    """A command as it is typed here, what has spaces in quotes."""
    import os
    import shlex
    import subprocess

    return subprocess.list2cmdline(words) if os.name == "nt" else shlex.join(words)
