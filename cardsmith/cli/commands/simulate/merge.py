"""``cardsmith simulate merge``: the shares of a simulation become its figures."""

from pathlib import Path
from typing import Annotated

import typer

from cardsmith.cli.commands.simulate.options import tell
from cardsmith.cli.options import Json, Language, Quiet


def merge(
    parts: Annotated[
        list[Path],
        typer.Argument(metavar="PART...", help="Every part that --shard wrote, in any order."),
    ],
    as_json: Json = False,
    lang: Language = None,
    quiet: Quiet = False,
) -> None:
    """Put the parts of a simulation together: exactly what one machine would have printed.

    A part that is missing, comes twice, or is of other games is refused.

    Example: cardsmith simulate merge part-1.json part-2.json
    """
    from cardsmith.cli import report
    from cardsmith.pipeline.simulating.merging import merged

    with report.refusals(lang):
        whole = merged(parts)
    tell(whole, lang, as_json=as_json, quiet=quiet)
