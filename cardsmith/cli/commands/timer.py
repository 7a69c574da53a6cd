"""``cardsmith timer``: the sandglass of the table."""

import time
from collections.abc import Callable
from typing import Annotated

import typer

from cardsmith.cli.options import Language, Quiet


def timer(
    seconds: Annotated[
        int, typer.Argument(min=1, max=3600, metavar="[SECONDS]", help="How long it runs.")
    ] = 60,
    lang: Language = None,
    quiet: Quiet = False,
) -> None:
    """Turn a sandglass; the last ten seconds are heard.

    Where nobody watches, only the beginning and the end are printed. Exit codes: 0 the glass is
    empty, 130 it was stopped by Ctrl-C.

    Example: cardsmith timer 60
    """
    import sys

    from cardsmith.cli.sandglass import BELL, is_terminal
    from cardsmith.cli.speech import tongue
    from cardsmith.pipeline.playing.words import Words

    words = Words(tongue(lang))
    is_watched = is_terminal(sys.stdout)
    if not quiet:
        typer.echo(words.phrase("glass.begin", seconds=seconds))
    try:
        _run(seconds, words.phrase, is_drawn=is_watched and not quiet, is_heard=is_watched)
    except KeyboardInterrupt:
        if is_watched:
            typer.echo("")
        raise
    if not quiet:
        typer.echo(words.phrase("time.up") + (BELL if is_watched else ""))


def _run(seconds: int, phrase: Callable[..., str], *, is_drawn: bool, is_heard: bool) -> None:
    """Wait until the glass is empty, second by second."""
    from cardsmith.cli.sandglass import BELL, LAST, bar

    begun = time.monotonic()
    for left in range(seconds, 0, -1):
        if is_drawn:
            status = f"{bar(left, seconds)} {phrase('time.left', seconds=left)}"
            bell = BELL if left <= LAST else ""
            typer.echo(f"\r{status}  {bell}", nl=False)
        elif is_heard and left <= LAST:
            typer.echo(BELL, nl=False)
        time.sleep(max(0.0, begun + seconds - left + 1 - time.monotonic()))
    if is_drawn:
        typer.echo(f"\r{bar(0, seconds)} {phrase('time.left', seconds=0)}  ")
