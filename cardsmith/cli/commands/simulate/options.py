"""Options that both simulations share, and how they wait for the games."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from cardsmith.cli.options import Lang

_INTERRUPTED = 130
"""What a shell reports of a command that Ctrl-C has ended."""

_PATIENCE = 1.0
"""Seconds after which waiting needs a sign."""

_WIDTH = 30

Games = Annotated[
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


@contextmanager
def patience(lang: Lang | None, *, quiet: bool) -> Iterator["Bar"]:
    """A bar while games are played; Ctrl-C ends the command with one line and exit 130."""
    from cardsmith.cli.speech import tongue
    from cardsmith.pipeline.simulating.words import phrase

    bar = Bar(is_shown=sys.stderr.isatty() and not quiet)
    try:
        yield bar
    except KeyboardInterrupt:
        bar.clear()
        typer.echo(phrase("interrupted", tongue(lang)), err=True)
        raise typer.Exit(_INTERRUPTED) from None
    finally:
        bar.clear()


class Bar:
    """One line on standard error that tells how far the work is, once it takes over a second."""

    def __init__(self, *, is_shown: bool) -> None:
        self._is_shown = is_shown
        self._began = time.monotonic()
        self._last = ""

    def __call__(self, part: float) -> None:
        """Show the part that is done, 0 to 1."""
        if self._is_shown and time.monotonic() - self._began > _PATIENCE:
            filled = int(part * _WIDTH)
            self._write(f"[{'#' * filled}{'.' * (_WIDTH - filled)}] {part:4.0%}")

    def clear(self) -> None:
        """Leave no trace of the bar."""
        if self._last:
            self._write(" " * len(self._last))
            self._write("")

    def _write(self, line: str) -> None:
        sys.stderr.write(f"\r{line}")
        sys.stderr.flush()
        self._last = line
