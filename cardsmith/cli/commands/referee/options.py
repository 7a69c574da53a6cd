"""Options that the commands of the referee share."""

from typing import Annotated

import typer

Rulebook = Annotated[
    str,
    typer.Option(
        "--rules",
        metavar="PROFILE|FILE",
        help="texte, officiel, famille, or a rulebook file of your table.",
    ),
]
Only = Annotated[str, typer.Option("--case", help="Only the cases of these ids: B044,B045.")]


def ids(text: str) -> tuple[str, ...]:
    """The ids of a comma-separated option."""
    return tuple(name.strip() for name in text.split(",") if name.strip())
