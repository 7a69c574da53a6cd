"""``cardsmith schema``: the public contract of a file or of a JSON output."""

from typing import Annotated

import typer

from cardsmith.cli.options import Language, Quiet


def schema(
    name: Annotated[str, typer.Argument(help="packet, marotte, edition, report…")],
    lang: Language = None,
    quiet: Quiet = False,
) -> None:
    """Print the JSON Schema of a deck file, an edition, a template or a report.

    Example: cardsmith schema packet
    """
    from cardsmith.cli import report
    from cardsmith.pipeline.schemas import schema_text

    with report.refusals(lang):
        text = schema_text(name)
    if not quiet:
        typer.echo(text, nl=False)
