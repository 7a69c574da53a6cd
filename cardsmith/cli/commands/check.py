"""``cardsmith check``: every fault of a deck, in one run."""

from enum import StrEnum
from typing import Annotated

import typer

from cardsmith.cli.exits import Exit
from cardsmith.cli.options import Editions, Language, Quiet, codes


class Format(StrEnum):
    """How findings are written."""

    TEXT = "text"
    SHORT = "short"
    JSON = "json"


class Level(StrEnum):
    """How strict the verdict is."""

    DRAFT = "draft"
    STANDARD = "standard"
    STRICT = "strict"


def check(
    editions: Editions = None,
    format_: Annotated[Format, typer.Option("--format", help="text, short or json.")] = Format.TEXT,
    select: Annotated[str, typer.Option(help="Only these codes or prefixes: C4,P101.")] = "",
    ignore: Annotated[str, typer.Option(help="Not these codes or prefixes.")] = "",
    level: Annotated[
        Level, typer.Option(help="draft: gaps are no error; strict: warnings fail.")
    ] = Level.STANDARD,
    dictionary: Annotated[
        str,
        typer.Option(
            "--dict",
            metavar="FILE",
            help="A Hunspell dictionary (.dic beside .aff), or none; else CARDSMITH_DICT, the "
            "edition's, one that is installed.",
        ),
    ] = "",
    require_dictionary: Annotated[
        bool,
        typer.Option("--require-dictionary", help="Exit 3 when rules lack their dictionary."),
    ] = False,
    lang: Language = None,
    quiet: Quiet = False,
) -> None:
    """Check decks; exit 1 when one has an error.

    Example: cardsmith check decks/bouffon --format short
    """
    from cardsmith.cli import report
    from cardsmith.cli.speech import speaker
    from cardsmith.pipeline.checking import check_editions

    with report.refusals(lang):
        checked = check_editions(
            editions or (), select=codes(select), ignore=codes(ignore), dictionary=dictionary
        )
    if level is Level.DRAFT:
        checked = checked.as_draft()
    voice = speaker(lang, checked.language)
    if format_ is Format.JSON:
        typer.echo(report.as_json(checked, voice))
    elif format_ is Format.SHORT:
        report.print_short(checked.findings, voice, quiet=quiet)
    else:
        report.print_text(checked, voice, quiet=quiet)
    if require_dictionary and checked.lacks_dictionary:
        raise typer.Exit(Exit.UNDECIDED)
    raise typer.Exit(Exit.FINDINGS if checked.failed(strict=level is Level.STRICT) else Exit.RIGHT)
