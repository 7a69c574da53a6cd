"""``cardsmith sign``: who has read which card, the *bon à tirer* card by card."""

from pathlib import Path
from typing import Annotated

import typer

from cardsmith.cli.exits import Exit
from cardsmith.cli.options import Json, Language, Quiet


def sign(
    edition: Annotated[
        str, typer.Argument(help="A folder with edition.yaml, or a shipped edition.")
    ],
    from_: Annotated[
        list[Path] | None,
        typer.Option(
            "--from",
            metavar="FILE",
            help="What a reader hands back: a ticked workbook, or the file an HTML proof saves.",
        ),
    ] = None,
    by: Annotated[
        str, typer.Option(metavar="NAME", help="Who has read; else the name in the file.")
    ] = "",
    cards: Annotated[
        list[str] | None,
        typer.Option(
            help="Sign these cards as they stand, read on paper: letter:P card:P/peur. With "
            "--from: only these."
        ),
    ] = None,
    require: Annotated[
        int,
        typer.Option(
            min=0,
            metavar="N",
            help="Exit 1 unless N readers hold every card for right and none objects.",
        ),
    ] = 0,
    json_: Json = False,
    lang: Language = None,
    quiet: Quiet = False,
) -> None:
    """Collect what readers have signed, into edition.lock; say what is read, and what is not.

    A signature is of the text that was read: a card that changes loses it. Exit 1 when a
    signature is refused because its card has changed since, or for --require.

    Example: cardsmith sign mon-jeu --from proof-anne.xlsx --from paul.json
    """
    from cardsmith.cli import report
    from cardsmith.cli.signed import as_json, tell
    from cardsmith.cli.speech import speaker
    from cardsmith.pipeline.proofing import signing

    request = signing.Request(sources=tuple(from_ or ()), by=by, cards=tuple(cards or ()))
    is_asked = bool(from_ or cards or by)
    with report.refusals(lang, edition):
        signed = signing.collect(edition, request) if is_asked else signing.ledger_named(edition)
    voice = speaker(lang, signed.deck.edition.language)
    if json_:
        typer.echo(as_json(signed))
    else:
        tell(signed, voice, collected=is_asked, quiet=quiet)
    errors = report.errors((*signed.findings, *signed.deck.findings))
    for finding in (*signed.findings, *report.errors(signed.deck.findings)):
        typer.echo(report.short(finding, voice.say(finding)), err=True)
    unmet = require and signed.ledger.unsigned(require)
    raise typer.Exit(Exit.FINDINGS if errors or unmet else Exit.RIGHT)
