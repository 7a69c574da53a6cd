"""``cardsmith stats``: an edition in numbers."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from cardsmith.cli.exits import Exit
from cardsmith.cli.options import Language, Quiet


class Format(StrEnum):
    """How numbers are written."""

    TABLE = "table"
    JSON = "json"


def stats(
    edition: Annotated[str, typer.Argument(help="A folder, a deck file, or a shipped edition.")],
    format_: Annotated[Format, typer.Option("--format", help="table, json.")] = Format.TABLE,
    plot: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Draw the charts too: FILE.svg or FILE.png (extra: plot)."
        ),
    ] = None,
    lang: Language = None,
    quiet: Quiet = False,
) -> None:
    """Tell an edition in numbers; exit 1 when some of it could not be read.

    Le Bouffon: cards, synonyms and what they score by square and packet, ties, forms, labels,
    parts of speech. Le Grand Dalmuti: ranks. A game of one's own: what its fields hold.

    Example: cardsmith stats bouffon --plot bouffon.svg
    """
    from cardsmith.cli import numbers, report
    from cardsmith.cli.speech import speaker
    from cardsmith.pipeline.statistics import asking

    with report.refusals(lang, edition):
        if plot is not None:
            asking.may_plot(plot)
        deck, statistics = asking.statistics_of(edition)
        voice = speaker(lang, deck.edition.language)
        if plot is not None:
            asking.plot(statistics, plot, voice.lang)
    if format_ is Format.JSON:
        typer.echo(numbers.as_json(statistics))
    elif not quiet:
        typer.echo(numbers.as_text(statistics, voice))
    errors = report.errors(deck.findings)
    for finding in errors:
        typer.echo(report.short(finding, voice.say(finding)), err=True)
    raise typer.Exit(Exit.FINDINGS if errors else Exit.RIGHT)
