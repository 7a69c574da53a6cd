"""``cardsmith schema``: the public contract of a file or of a JSON output."""

from typing import Annotated

import typer

from cardsmith.cli.exits import Exit


def schema(name: Annotated[str, typer.Argument(help="packet, marotte, edition, report…")]) -> None:
    """Print the JSON Schema of a deck file, an edition, a template or a report.

    Example: cardsmith schema packet
    """
    from cardsmith.pipeline.schemas import schema_text, schemas

    text = schema_text(name)
    if text is None:
        typer.echo(f"no schema {name}; there are: {', '.join(schemas())}", err=True)
        raise typer.Exit(Exit.USAGE)
    typer.echo(text, nl=False)
