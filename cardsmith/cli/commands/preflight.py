"""``cardsmith preflight``: what a print shop would refuse in a file."""

from pathlib import Path
from typing import Annotated

import typer

from cardsmith.cli.exits import Exit
from cardsmith.cli.options import Json, Language, Quiet


def preflight(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE", help="A PDF; for mpc and tgc a PNG, a folder or a ZIP of them."
        ),
    ],
    profile: Annotated[
        str,
        typer.Option(help="What the printer takes: press, press-x1a, drivethru, mpc, tgc, home."),
    ] = "press",
    size: Annotated[
        str, typer.Option(help="The trim that is meant: tcg, 60x88mm; else any of the trade.")
    ] = "",
    manifest: Annotated[
        Path | None,
        typer.Option(help="The manifest.json of the build; else the one beside the file."),
    ] = None,
    ink_map: Annotated[
        Path | None, typer.Option(help="Also paint how much ink lies where: a PNG to write.")
    ] = None,
    second_opinions: Annotated[
        bool,
        typer.Option(help="Also ask Ghostscript, PDFBox and pdf_oxide, those that are installed."),
    ] = False,
    json: Json = False,
    lang: Language = None,
    quiet: Quiet = False,
) -> None:
    """Check a file for print before the printer does: boxes, identity, fonts, ink, pictures.

    Any PDF, whoever made it. A check is verified, failed or not verified, with its reason. Exit
    codes: 0 nothing failed, 1 a check failed, 2 the file cannot be opened, 3 nothing failed but a
    check could not be made. The order of pages is known only from a manifest: without one it is
    not verified, and the exit code does not count it.

    Example: cardsmith preflight output/dalmuti/press/cards.pdf --profile press
    """
    from cardsmith.cli import preflighted, report
    from cardsmith.cli.speech import speaker
    from cardsmith.pipeline.preflighting import Asked
    from cardsmith.pipeline.preflighting import preflight as look

    asked = Asked(profile, size, manifest, second_opinions, ink_map)
    with report.refusals(lang):
        found = look(file, asked)
    voice = speaker(lang)
    if json:
        typer.echo(preflighted.as_json(found, voice))
    else:
        for line in preflighted.as_text(found, voice, quiet=quiet):
            typer.echo(line)
        if ink_map is not None and not quiet:
            typer.echo(preflighted.mapped(ink_map.as_posix(), voice))
    if found.errors:
        raise typer.Exit(Exit.FINDINGS)
    raise typer.Exit(Exit.UNDECIDED if found.is_undecided else Exit.RIGHT)
