"""``cardsmith import``: a table comes back into the packet files of its edition."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cardsmith.cli.exits import Exit
from cardsmith.cli.options import Language, Quiet

if TYPE_CHECKING:
    from cardsmith.cli.speech import Speaker
    from cardsmith.pipeline.tables.importing import Change, Imported

SIGNS = {"added": "+", "changed": "~", "moved": ">", "removed": "-"}
"""The sign before each change."""


def import_table(
    file: Annotated[Path, typer.Argument(help="A .csv, .xlsx or .ods file, a row a card.")],
    into: Annotated[
        str, typer.Option(metavar="EDITION", help="The folder of the edition that takes it.")
    ],
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Say what would change, and write nothing.")
    ] = False,
    remove: Annotated[
        bool,
        typer.Option(
            "--remove", help="Take away the cards whose rows were deleted since the export."
        ),
    ] = False,
    encoding: Annotated[
        str, typer.Option(help="Of a CSV file: cp1252, mac_roman …; else found by itself.")
    ] = "",
    lang: Language = None,
    quiet: Quiet = False,
) -> None:
    """Bring the cards of a table into the packet files of an edition.

    Only what is said otherwise is written; remarks and all other lines stay. Cards that the table
    has no row for stay and are named; --remove takes away those whose row was deleted, never one
    that the table did not have. Nothing is written when a row cannot be read; what is wrong with
    the words of a card that changed is told at its cell, and makes exit 1.

    Example: cardsmith import corrected.xlsx --into decks/bouffon --dry-run
    """
    from cardsmith.cli import report
    from cardsmith.cli.speech import speaker
    from cardsmith.pipeline.tables import importing

    with report.refusals(lang, into):
        imported = importing.import_table(file, into, encoding=encoding, remove=remove, dry=dry_run)
    voice = speaker(lang, imported.deck.edition.language)
    report.print_short((*imported.findings, *imported.faults), voice, quiet=quiet)
    if not quiet:
        typer.echo("\n".join(_lines(imported, voice, dry=dry_run)))
    wrong = imported.failed or imported.faults
    raise typer.Exit(Exit.FINDINGS if wrong else Exit.RIGHT)


def _lines(imported: "Imported", voice: "Speaker", *, dry: bool) -> "Iterator[str]":
    from cardsmith.intake.shipped.printed_words import printed_words

    words, colon = printed_words("sheets", voice.lang), voice.phrase["colon"]
    if imported.failed:
        yield words["nothing"]
        return
    for change in imported.changes:
        yield _change(change, words, colon)
    counts = [
        words[f"{kind}_{'one' if count == 1 else 'many'}"].format(number=count)
        for kind in SIGNS
        if (count := sum(change.kind == kind for change in imported.changes))
    ]
    yield ", ".join(counts) or words["same"]
    for kind, cards in imported.missing._asdict().items():
        if cards:
            many = "one" if len(cards) == 1 else "many"
            yield words[f"{kind}_{many}"].format(cards=", ".join(card.id for card in cards))
    if imported.untouched:
        yield words["untouched"].format(packets=", ".join(imported.untouched))
    if imported.files:
        verb = words["would" if dry else "written"]
        yield f"{verb}{colon} {', '.join(imported.files)}"


def _change(change: "Change", words: Mapping[str, str], colon: str) -> str:
    """``~ P/peur: synonyms, note``; the id that it had where that is another one."""
    from cardsmith.cli.excerpt import printable

    before = f"{change.was} → " if change.was else ""
    fields = ", ".join(words[each] for each in change.fields)
    told = f"{colon} {fields}" if fields else ""
    return printable(f"{SIGNS[change.kind]} {before}{change.id}{told}")
