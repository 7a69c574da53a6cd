"""``cardsmith list``: the cards of an edition."""

from collections.abc import Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer

from cardsmith.cli.exits import Exit
from cardsmith.cli.options import Language, Quiet

if TYPE_CHECKING:
    from cardsmith.pipeline.listing import ListedCard


class Order(StrEnum):
    """What a list is sorted by first."""

    LETTER = "letter"
    LENGTH = "length"
    TITLE = "title"


class Format(StrEnum):
    """How a list is written."""

    TABLE = "table"
    JSON = "json"
    CSV = "csv"


def list_cards(
    edition: Annotated[str, typer.Argument(help="A folder, a deck file, or a shipped edition.")],
    by: Annotated[Order, typer.Option(help="letter, length or title.")] = Order.LETTER,
    format_: Annotated[Format, typer.Option("--format", help="table, json, csv.")] = Format.TABLE,
    lang: Language = None,
    quiet: Quiet = False,
) -> None:
    """List the cards of an edition in French order; exit 1 when some could not be read.

    Example: cardsmith list bouffon --by length
    """
    from cardsmith.cli import report
    from cardsmith.cli.speech import speaker
    from cardsmith.pipeline.listing import list_edition

    with report.refusals(lang, edition):
        deck, cards = list_edition(edition, by.value)
    write = {Format.TABLE: _table, Format.JSON: _json, Format.CSV: _csv}[format_]
    if not quiet:
        typer.echo(write(cards), nl=format_ is not Format.CSV)
    errors = report.errors(deck.findings)
    for finding in errors:
        typer.echo(
            report.short(finding, speaker(lang, deck.edition.language).say(finding)), err=True
        )
    raise typer.Exit(Exit.FINDINGS if errors else Exit.RIGHT)


def _synonyms(card: "ListedCard") -> list[str]:
    return [
        " ".join([str(item.length or "–"), item.text, *(f"[{label}]" for label in item.printed)])
        for item in card.synonyms
    ]


def _table(cards: "Sequence[ListedCard]") -> str:
    from cardsmith.cli.excerpt import printable

    width = max((len(card.id) for card in cards), default=0)
    rows = (
        f"{card.id:<{width}}  {card.copies:>2} ×  {card.title}  {' · '.join(_synonyms(card))}"
        for card in cards
    )
    return "\n".join(printable(row.rstrip()) for row in rows)


def _json(cards: "Sequence[ListedCard]") -> str:
    import json

    document = {
        "schema": 1,
        "cards": [
            {
                "id": card.id,
                "letter": card.letter,
                "title": card.title,
                "copies": card.copies,
                "synonyms": [
                    {"text": item.text, "length": item.length, "labels": list(item.labels)}
                    for item in card.synonyms
                ],
            }
            for card in cards
        ],
    }
    return json.dumps(document, ensure_ascii=False, indent=2)


def _csv(cards: "Sequence[ListedCard]") -> str:
    import csv
    import io

    lines = io.StringIO()
    rows = csv.writer(lines, lineterminator="\n")
    rows.writerow(("id", "letter", "title", "copies", "synonyms"))
    for card in cards:
        cells = (card.id, card.letter, card.title, str(card.copies), " | ".join(_synonyms(card)))
        rows.writerow(map(_inert, cells))
    return lines.getvalue()


def _inert(cell: str) -> str:
    """A cell that no spreadsheet takes for a formula."""
    return f"'{cell}" if cell[:1] in ("=", "+", "-", "@", "\t", "\r") else cell
