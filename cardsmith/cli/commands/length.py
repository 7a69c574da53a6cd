"""``cardsmith length``: how many letters of a synonym score, and why."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from cardsmith.cli.exits import Exit
from cardsmith.cli.options import Json, Language, Quiet

if TYPE_CHECKING:
    from cardsmith.lexicon.length import Length
    from cardsmith.pipeline.lengths import Measured


def length(
    texts: Annotated[list[str] | None, typer.Argument(metavar="[TEXT]...")] = None,
    edition: Annotated[
        str, typer.Option("--edition", "-e", help="Count by this edition's rules.")
    ] = "",
    card: Annotated[str, typer.Option(help="Count this card's synonyms: P/peur.")] = "",
    why: Annotated[bool, typer.Option("--why", help="Show what counts and what does not.")] = False,
    as_json: Json = False,
    lang: Language = None,
    quiet: Quiet = False,
) -> None:
    """Count the letters that score; exit 1 when a text has no valid length.

    Example: cardsmith length "chef-d’œuvre" "(se) moquer" --why
    """
    import json

    from cardsmith.cli import report
    from cardsmith.cli.speech import tongue
    from cardsmith.pipeline.lengths import lengths_of

    if not texts and not card:
        raise typer.BadParameter("give a TEXT, or a card: --edition bouffon --card P/peur")
    with report.refusals(lang, edition):
        measured = lengths_of(texts or (), card=card, edition=edition)
    if as_json:
        typer.echo(json.dumps(_document(measured), ensure_ascii=False, indent=2))
    elif not quiet:
        language = tongue(lang, measured.language)
        lines = (
            line for item in measured.lengths for line in _lines(*item, why=why, language=language)
        )
        typer.echo("\n".join(lines))
    failed = any(found.score is None for _, found in measured.lengths)
    raise typer.Exit(Exit.FINDINGS if failed else Exit.RIGHT)


def _document(measured: "Measured") -> dict[str, object]:
    return {
        "schema": 1,
        "lengths": [
            {
                "text": text,
                "length": found.score,
                "spans": [
                    {"text": span.text, "kind": span.kind, "counted": span.counted}
                    for span in found.spans
                ],
                "issues": list(found.issues),
            }
            for text, found in measured.lengths
        ],
    }


def _lines(text: str, found: "Length", *, why: bool, language: str) -> Iterator[str]:
    from cardsmith.cli.excerpt import printable
    from cardsmith.cli.speech import KINDS
    from cardsmith.pipeline.lengths import amiss
    from cardsmith.pipeline.words import spoken

    yield f"{'–' if found.score is None else found.score:>3}  {printable(text)}"
    for finding in amiss(text, found):
        yield f"       {finding.code} {spoken(finding, language).message}"
    if why:
        for span in found.spans:
            yield f"     {span.counted:>3}  {span.text!r} {KINDS[language][span.kind]}"
