"""Options and arguments that several commands share."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from cardsmith import __version__


class Lang(StrEnum):
    """The languages that findings are said in."""

    FR = "fr"
    EN = "en"


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"cardsmith {__version__}")
        raise typer.Exit


Version = Annotated[
    bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Say the version.")
]
Language = Annotated[
    Lang | None,
    typer.Option("--lang", help="Language of messages; else CARDSMITH_LANG, else the edition's."),
]
Quiet = Annotated[bool, typer.Option("--quiet", "-q", help="Print nothing but errors.")]
Json = Annotated[bool, typer.Option("--json", help="One JSON document on standard output.")]
Editions = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="[EDITION]...",
        help="Folders, deck files, or shipped editions (bouffon, dalmuti). "
        "None: the edition in this folder, else every shipped one.",
        show_default=False,
    ),
]
OneEdition = Annotated[
    str,
    typer.Option(
        "--edition",
        "-e",
        metavar="EDITION",
        help="A folder or a shipped edition; else the one here, or the card's.",
    ),
]
Out = Annotated[Path, typer.Option("--out", "-o", help="Where to write.")]


def codes(text: str) -> tuple[str, ...]:
    """The codes or prefixes of a comma-separated option."""
    return tuple(code.strip().upper() for code in text.split(",") if code.strip())
