"""``cardsmith preview``: a picture of one card."""

from pathlib import Path
from typing import Annotated

import typer

from cardsmith.cli.exits import Done, Exit
from cardsmith.cli.options import Language, OneEdition, Out, Quiet


def preview(
    card: Annotated[str, typer.Argument(help="A card id: P/peur, marotte/abscons, dalmuti/7.")],
    edition: OneEdition = "",
    out: Out = Path("preview.png"),
    open_: Annotated[bool, typer.Option("--open", help="Show the picture.")] = False,
    watch: Annotated[
        bool, typer.Option("--watch", help="Draw again after every save, until Ctrl-C.")
    ] = False,
    lang: Language = None,
    quiet: Quiet = False,
) -> None:
    """Draw the front and the back of one card, side by side, to a PNG.

    Example: cardsmith preview P/peur --edition bouffon --out peur.png
    """
    from cardsmith.cli import report
    from cardsmith.cli.speech import speaker
    from cardsmith.cli.viewer import Viewer
    from cardsmith.pipeline.previewing import edition_place, preview_card

    viewer = Viewer(is_wanted=open_)

    def once() -> Done:
        with report.refusals(lang, edition):
            checked = preview_card(edition, card, out)
        errors = report.errors(checked.findings)
        report.print_text(checked.only(errors), speaker(lang, checked.language), quiet=True)
        if errors:
            return Done(Exit.FINDINGS, checked.language)
        if not quiet:
            typer.echo(str(out))
        with report.refusals(lang, edition):
            viewer.show(out)
        return Done(Exit.RIGHT, checked.language)

    if watch:
        from cardsmith.cli.watching import keep_doing
        from cardsmith.pipeline.watching import places

        with report.refusals(lang, edition):
            watched = places([str(edition_place(edition, card))])
        keep_doing(once, watched, out, lang=lang, quiet=quiet)
    raise typer.Exit(once().exit)
