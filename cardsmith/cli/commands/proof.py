"""``cardsmith proof``: an edition for those who read it, not for those who cut it."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from cardsmith.cli.exits import Exit
from cardsmith.cli.options import Language, Quiet


class Format(StrEnum):
    """What a proof is read on."""

    PDF = "pdf"
    HTML = "html"
    XLSX = "xlsx"


def proof(
    edition: Annotated[
        str, typer.Argument(help="A folder, a deck file, or a shipped edition (bouffon, dalmuti).")
    ],
    format_: Annotated[
        Format | None,
        typer.Option(
            "--format",
            help="pdf: to print. html: one page to search and to tick. xlsx: a workbook to tick. "
            "Else what the name of --out says, else pdf.",
        ),
    ] = None,
    only: Annotated[
        list[str] | None,
        typer.Option(help="Only these cards: letter:K,W card:P/peur rank:1-4."),
    ] = None,
    unread: Annotated[
        bool,
        typer.Option("--unread", help="Only cards that nobody has signed as they stand."),
    ] = False,
    paper: Annotated[str, typer.Option(help="pdf: a4 or letter.")] = "a4",
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", help="The file; else output/EDITION/proof.FORMAT."),
    ] = None,
    lang: Language = None,
    quiet: Quiet = False,
) -> None:
    """Write a proof: every card in large type, with what was found in it at its place.

    What readers tick is collected by ``cardsmith sign``. Exit 1 when the deck has an error; the
    proof is written all the same, and shows it.

    Example: cardsmith proof bouffon --only letter:P
    """
    from cardsmith.cli import report
    from cardsmith.cli.speech import speaker
    from cardsmith.cli.waiting import telling_of_dictionaries
    from cardsmith.pipeline.proofing import writing

    with report.refusals(lang, edition), telling_of_dictionaries(lang, [edition], quiet=quiet):
        checked = writing.check_one(edition)
        voice = speaker(lang, checked.language)
        place = writing.place_for(checked.decks[0], out, format_ or "")
        made = writing.proof_of(checked, voice.lang, only or (), unread=unread)
        if unread and not made.packets:
            typer.echo(made.words["all_read"])
            raise typer.Exit(Exit.RIGHT)
        written = writing.write_proof(made, place, paper)
    if not quiet:
        counts = (sum(1 for _ in made.cards), "card"), (written.pages, "page")
        told = f" {voice.phrase['on']} ".join(
            voice.count(many, noun) for many, noun in counts if many or noun == "card"
        )
        typer.echo(f"{written.path.as_posix()}{voice.phrase['colon']} {told}")
        typer.echo(report.summary(checked, voice))
    raise typer.Exit(Exit.FINDINGS if checked.failed() else Exit.RIGHT)
