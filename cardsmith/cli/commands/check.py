"""``cardsmith check``: every fault of a deck, in one run."""

from collections.abc import Mapping
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, assert_never

import typer

from cardsmith.cli.exits import Exit
from cardsmith.cli.options import Editions, Language, Quiet, codes

if TYPE_CHECKING:
    from cardsmith.cli.speech import Speaker
    from cardsmith.pipeline.checking import Checked


class Format(StrEnum):
    """How findings are written."""

    TEXT = "text"
    SHORT = "short"
    JSON = "json"
    SARIF = "sarif"
    GITHUB = "github"


class Level(StrEnum):
    """How strict the verdict is."""

    DRAFT = "draft"
    STANDARD = "standard"
    STRICT = "strict"


def check(
    context: typer.Context,
    editions: Editions = None,
    format_: Annotated[
        Format,
        typer.Option(
            "--format",
            help="text, short, json, sarif (SARIF 2.1.0), github (annotations of a workflow).",
        ),
    ] = Format.TEXT,
    select: Annotated[str, typer.Option(help="Only these codes or prefixes: C4,P101.")] = "",
    ignore: Annotated[str, typer.Option(help="Not these codes or prefixes.")] = "",
    fix: Annotated[bool, typer.Option("--fix", help="Mend what changes no word.")] = False,
    unsafe: Annotated[
        bool, typer.Option("--unsafe", help="With --fix or --diff: what changes a card too.")
    ] = False,
    diff: Annotated[
        bool, typer.Option("--diff", help="Show what --fix would write, and write nothing.")
    ] = False,
    encoding: Annotated[
        str,
        typer.Option(
            metavar="NAME",
            help="With --fix or --diff: what files that are not UTF-8 are written in: cp1252…",
        ),
    ] = "",
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
    stdin_filename: Annotated[
        str,
        typer.Option(
            metavar="NAME",
            help="Standard input stands for this file of its edition; only what is wrong in it "
            "is told.",
        ),
    ] = "",
    whole_edition: Annotated[
        bool,
        typer.Option(
            "--whole-edition",
            help="What is named are files: check the editions that they lie in, nothing else.",
        ),
    ] = False,
    lang: Language = None,
    quiet: Quiet = False,
) -> None:
    """Check decks, and mend them; exit 1 when one has an error left.

    --fix mends what changes neither a word, its length nor the number of words; a BOM and line
    ends only when selected (--select F002). --diff exits 1 when --fix would change something.

    Example: cardsmith check decks/bouffon --format short
    """
    from cardsmith.cli import report
    from cardsmith.cli.mended import Wishes, mended
    from cardsmith.cli.progress import bar
    from cardsmith.cli.speech import speaker
    from cardsmith.cli.waiting import telling_of_dictionaries
    from cardsmith.pipeline.around import check_around, check_unsaved
    from cardsmith.pipeline.checking import check_editions
    from cardsmith.pipeline.refusing import refused

    names = tuple(editions or ())
    find = partial(check_around if whole_edition else check_editions, names)
    if stdin_filename:
        _stand_for(stdin_filename, context)
        find = partial(check_unsaved, stdin_filename)
    with (
        report.refusals(lang, *(editions or ())),
        telling_of_dictionaries(lang, names, quiet=quiet),
        bar(lang, quiet=quiet),
    ):
        if stdin_filename and (names or fix):
            typed = names[0] if names else "--fix"
            raise refused("[EDITION]", typed, such_as=(f"--stdin-filename {stdin_filename}",))
        find = partial(find, select=codes(select), ignore=codes(ignore), dictionary=dictionary)
        wish = Wishes(fix, diff, unsafe, encoding, codes(select))
        checked, counts = mended(names, find, wish) if any(wish[:4]) else (find(), None)
    if level is Level.DRAFT:
        checked = checked.as_draft()
    voice = speaker(lang, checked.language)
    _print(checked, format_, voice, counts, quiet=quiet)
    if require_dictionary and checked.lacks_dictionary:
        report.print_not_run(checked, voice)
        raise typer.Exit(Exit.UNDECIDED)
    raise typer.Exit(Exit.FINDINGS if checked.failed(strict=level is Level.STRICT) else Exit.RIGHT)


def _stand_for(name: str, context: typer.Context) -> None:
    """Let standard input stand for a file until the command has ended."""
    from cardsmith.intake.files.unsaved import standing_for

    text = typer.get_binary_stream("stdin").read()
    context.with_resource(standing_for(Path(name), text))


def _print(
    checked: "Checked",
    format_: Format,
    voice: "Speaker",
    counts: Mapping[str, int] | None,
    *,
    quiet: bool,
) -> None:
    """Findings as they were asked for; a document is whole, be it quiet or not.

    ``counts`` is how often each code was mended, where that was asked for.
    """
    from cardsmith.cli import report

    match format_:
        case Format.TEXT:
            report.print_text(checked, voice, quiet=quiet)
            report.print_mending(checked.findings, counts, voice, quiet=quiet)
        case Format.SHORT:
            report.print_short(checked.findings, voice, quiet=quiet)
            report.print_mending((), counts, voice, quiet=quiet)
        case Format.JSON:
            typer.echo(report.as_json(checked, voice, counts))
        case Format.SARIF:
            from cardsmith.cli.sarif import as_sarif

            typer.echo(as_sarif(checked, voice))
        case Format.GITHUB:
            from cardsmith.cli.annotations import annotations

            shown = report.errors(checked.findings) if quiet else checked.findings
            for line in annotations(shown, voice):
                typer.echo(line)
        case _:
            assert_never(format_)
