"""``cardsmith count``: the cards of an edition on the sheets of a press."""

from typing import Annotated

import typer

from cardsmith.cli.exits import Exit
from cardsmith.cli.options import Json, Language, Quiet


def count(
    edition: Annotated[str, typer.Argument(help="A folder, a deck file, or a shipped edition.")],
    sheet: Annotated[
        str,
        typer.Option(metavar="LIST", help="Cards a sheet, by comma; else 18,54,55,56,65."),
    ] = "",
    games: Annotated[
        int, typer.Option(min=1, max=100_000, help="How many games are printed together.")
    ] = 1,
    json_: Json = False,
    lang: Language = None,
    quiet: Quiet = False,
) -> None:
    """Count cards, and the sheets that they take: free places, waste, what could fill them.

    Cards of one size share sheets. Exit 1 when some of the edition could not be read.

    Example: cardsmith count dalmuti --sheet 18,55
    """
    from cardsmith.cli import report
    from cardsmith.cli.counted import as_json, as_text
    from cardsmith.cli.speech import speaker
    from cardsmith.pipeline.counting import count_edition, layouts

    with report.refusals(lang, edition):
        counted = count_edition(edition, layouts(sheet), games)
    voice = speaker(lang, counted.deck.edition.language)
    if json_:
        typer.echo(as_json(counted))
    elif not quiet:
        typer.echo(as_text(counted, voice))
    errors = report.errors(counted.deck.findings)
    for finding in errors:
        typer.echo(report.short(finding, voice.say(finding)), err=True)
    raise typer.Exit(Exit.FINDINGS if errors else Exit.RIGHT)
