"""``cardsmith preview``: a picture of one card."""

from pathlib import Path
from typing import Annotated

import typer

from cardsmith.cli.exits import Exit
from cardsmith.cli.options import Language, OneEdition, Out, Quiet


def preview(
    card: Annotated[str, typer.Argument(help="A card id: P/peur, marotte/abscons, dalmuti/7.")],
    edition: OneEdition = "",
    out: Out = Path("preview.png"),
    open_: Annotated[bool, typer.Option("--open", help="Show the picture.")] = False,
    lang: Language = None,
    quiet: Quiet = False,
) -> None:
    """Draw the front and the back of one card, side by side, to a PNG.

    Example: cardsmith preview P/peur --edition bouffon --out peur.png
    """
    from cardsmith.cli import report
    from cardsmith.cli.speech import speaker
    from cardsmith.pipeline.previewing import preview_card

    with report.refusals(lang):
        checked = preview_card(edition, card, out)
    errors = report.errors(checked.findings)
    report.print_text(checked.only(errors), speaker(lang, checked.language), quiet=True)
    if errors:
        raise typer.Exit(Exit.FINDINGS)
    if not quiet:
        typer.echo(str(out))
    if open_:
        typer.launch(str(out))
