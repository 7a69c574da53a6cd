"""``cardsmith calibrate``: how far a printer shifts its backs, read once and then undone."""

from pathlib import Path
from typing import Annotated

import typer

from cardsmith.cli.exits import Exit
from cardsmith.cli.options import Language, Out, Quiet
from cardsmith.model.choices import Duplex, Orientation


def calibrate(
    save: Annotated[str, typer.Option(help="Save what was read, under this name.")] = "",
    dx: Annotated[
        str, typer.Option(help="Read in A: the back is too far right, in mm; A/E when E differs.")
    ] = "",
    dy: Annotated[str, typer.Option(help="Read in B: the back is too low, in mm.")] = "",
    rotate: Annotated[
        str, typer.Option(help="How far the back is turned clockwise, in degrees.")
    ] = "",
    ruler: Annotated[str, typer.Option(help="What the ruler measures: 99.2mm.")] = "",
    scale_x: Annotated[str, typer.Option(help="How wide things come out: 99.2%.")] = "",
    scale_y: Annotated[str, typer.Option(help="How high things come out: 99.2%.")] = "",
    tray: Annotated[str, typer.Option(help="The tray, where each shifts in its own way.")] = "",
    paper: Annotated[str, typer.Option(help="a5, a4, a3, letter, legal or tabloid.")] = "a4",
    orientation: Annotated[
        Orientation, typer.Option(help="How the paper lies: portrait or landscape.")
    ] = Orientation.PORTRAIT,
    duplex: Annotated[
        Duplex, typer.Option(help="The edge the sheet is flipped on: long or short.")
    ] = Duplex.LONG,
    printer: Annotated[
        str, typer.Option(help="A saved printer: its page is read around what is known.")
    ] = "",
    list_: Annotated[bool, typer.Option("--list", help="Show what is saved, and where.")] = False,
    remove: Annotated[str, typer.Option(help="Forget a saved printer, or one tray of it.")] = "",
    out: Out = Path("calibration.pdf"),
    lang: Language = None,
    quiet: Quiet = False,
) -> None:
    """Write a test page to hold against the light, or save what was read on it.

    Numbers are typed as they are read on the page: seen from its front, dx is positive where the
    back lies too far right, dy where it lies too low. A build for that printer moves the backs,
    with their marks, by as much the other way; a ruler that is off scales both sides. Exit codes:
    1 a ruler that a setting has scaled, 2 wrong use.

    Example: cardsmith calibrate --save salon --dx 0.3 --dy -0.2
    """
    from cardsmith.cli import report
    from cardsmith.cli.calibrated import Answers
    from cardsmith.pipeline import calibrating, measuring, printers

    answers = Answers(lang, is_quiet=quiet)
    typed = measuring.Typed(dx, dy, rotate, scale_x, scale_y, ruler)
    with report.refusals(lang):
        if list_:
            answers.listed(printers.saved(), printers.place())
            return
        if remove:
            answers.forgotten(printers.forget(remove))
            return
        sheet = calibrating.sheet(paper, orientation, duplex)
        measured = measuring.ruler(ruler, sheet) if ruler else None
        if measured and measured.causes:
            answers.scaled(measured)
            raise typer.Exit(Exit.FINDINGS)
        if save:
            answers.saved(measuring.measure(save, tray, sheet, typed))
        elif lost := measuring.unsaved(typed, tray):
            raise lost
        elif measured:
            answers.ruled(measured, ruler)
        else:
            calibrating.write_test_page(out, sheet, answers.language, printer)
            answers.written(out)
