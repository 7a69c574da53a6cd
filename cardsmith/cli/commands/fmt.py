"""``cardsmith fmt``: packet files in their one form."""

from typing import Annotated

import typer

from cardsmith.cli.exits import Exit
from cardsmith.cli.options import Language, Quiet


def fmt(
    paths: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[PATH]...",
            help="Folders or packet files. None: the edition in this folder.",
            show_default=False,
        ),
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Name the files that are not in form; write nothing.")
    ] = False,
    lang: Language = None,
    quiet: Quiet = False,
) -> None:
    """Put packet files into one form: a line for each word, comments at their place.

    No text changes. Files of editions, templates and tables are passed over; exit 1 where a
    file cannot be read, or, with --check, where one is not in form.

    Example: cardsmith fmt decks/bouffon --check
    """
    from cardsmith.cli import report
    from cardsmith.cli.speech import speaker
    from cardsmith.pipeline.fixing_files import write_back
    from cardsmith.pipeline.formatting import formatted
    from cardsmith.pipeline.targets import language_of

    names = paths or ()
    with report.refusals(lang, *names):
        done = formatted(names)
        if not check:
            write_back(done.files)
    voice = speaker(lang, language_of(names))
    report.print_short(done.findings, voice)
    if not quiet:
        for file in done.files:
            typer.echo(file.name)
        kind = "unformed" if check else "formed"
        typer.echo(voice.tally(kind, len(done.files), done.looked_at))
    failed = done.findings or (check and done.files)
    raise typer.Exit(Exit.FINDINGS if failed else Exit.RIGHT)
