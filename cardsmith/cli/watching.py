"""A command that is done anew after every save, until Ctrl-C."""

import contextlib
import gc
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

import typer

from cardsmith.cli.excerpt import printable
from cardsmith.cli.exits import Done, Exit
from cardsmith.cli.options import Lang
from cardsmith.cli.speech import tongue
from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.pipeline.watching import saves


def keep_doing(
    once: Callable[[], Done],
    places: Sequence[Path],
    apart: Path,
    *,
    lang: Lang | None,
    quiet: bool,
) -> NoReturn:
    """Do something now and after every save of ``places``; exit 0 on Ctrl-C.

    What the first round refuses ends the command as ever; later on it is told, and the next save
    is waited for. ``apart`` is what the command itself writes.
    """
    with contextlib.suppress(KeyboardInterrupt):
        rounds = saves(places, apart)
        next(rounds)
        words = printed_words("authoring", tongue(lang, once().language))
        if not quiet:
            folders = ", ".join(printable(str(place)) for place in places)
            typer.echo(words["watching"].format(folders=folders))
        for changed in rounds:
            if not quiet:
                typer.echo()
                for change in changed:
                    typer.echo(words[change.kind].format(file=printable(change.file)))
            with contextlib.suppress(typer.Exit):
                once()
            gc.collect()
    raise typer.Exit(Exit.RIGHT)
