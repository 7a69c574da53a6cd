"""``cardsmith diff``: what was changed between two editions."""

from enum import StrEnum
from typing import Annotated

import typer

from cardsmith.cli.exits import Exit
from cardsmith.cli.options import Language, Quiet

_SIDE = (
    "A folder, a deck file, a shipped edition, a build (its folder or manifest.json), or a "
    "revision of git: HEAD~3, git:v1.0, HEAD:decks/bouffon."
)


class Format(StrEnum):
    """How a comparison is written."""

    TEXT = "text"
    JSON = "json"
    HTML = "html"


def diff(
    old: Annotated[str, typer.Argument(metavar="OLD", help=_SIDE, show_default=False)],
    new: Annotated[str, typer.Argument(metavar="NEW", help="The same.", show_default=False)],
    format_: Annotated[Format, typer.Option("--format", help="text, json, html.")] = Format.TEXT,
    lang: Language = None,
    quiet: Quiet = False,
) -> None:
    """Tell which cards two editions have otherwise, and what of them.

    A revision without a path is the other side as it was then, or what is here. A build knows no
    words: ids, numbers and faces are compared. Exit codes, those of every diff: 0 nothing is
    otherwise, 1 something is, 2 a side cannot be read, or not in full.

    Example: cardsmith diff git:HEAD decks/bouffon
    """
    from cardsmith.cli import diffed, report
    from cardsmith.cli.speech import speaker
    from cardsmith.pipeline.diffing.sides import compare_names

    with report.refusals(lang, new, old):
        compared = compare_names(old, new)
    voice = speaker(lang, compared.language)
    if format_ is Format.JSON:
        typer.echo(diffed.as_json(compared))
    elif format_ is Format.HTML:
        from cardsmith.cli.diff_page import as_html

        typer.echo(as_html(compared, voice), nl=False)
    elif not quiet:
        typer.echo(diffed.as_text(compared, voice))
    for finding in compared.findings:
        typer.echo(report.short(finding, voice.say(finding)), err=True)
    if compared.findings:
        raise typer.Exit(Exit.USAGE)
    raise typer.Exit(Exit.RIGHT if compared.is_same else Exit.FINDINGS)
