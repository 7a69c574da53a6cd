"""The test page of a printer, drawn."""

import shlex
from pathlib import Path
from typing import NamedTuple

from cardsmith.impose.flip import sideways
from cardsmith.impose.printer import drift_at, undrifted
from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.intake.shipped.profiles import papers
from cardsmith.layout.calibration import (
    FINE,
    HEIGHT,
    LOWER,
    MIDDLE,
    SIDE,
    UPPER,
    WIDTH,
    CalibrationJob,
    Drift,
    calibration_faces,
)
from cardsmith.model.choices import Duplex, Orientation
from cardsmith.model.face import Face
from cardsmith.model.printer import Printer
from cardsmith.model.profile import Paper
from cardsmith.model.sheet import Document, Page, Placed, Rect
from cardsmith.model.units import micrometres
from cardsmith.pipeline.printers import measured
from cardsmith.pipeline.refusing import refused
from cardsmith.press.output import write_file
from cardsmith.press.pdf import write_pdf

_LEAST_MARGIN = 5_000


class Sheet(NamedTuple):
    """The sheet to be measured: its paper, how that lies, the edge it is flipped on."""

    paper: Paper
    landscape: bool = False
    duplex: Duplex = Duplex.LONG

    @property
    def page(self) -> tuple[int, int]:
        """Width and height as it lies, in micrometres."""
        size = self.paper.width, self.paper.height
        return size[::-1] if self.landscape else size

    @property
    def options(self) -> str:
        """What has to be typed for it, where it is not upright A4."""
        lies = " --orientation landscape" if self.landscape else ""
        return ("" if self.paper.name == "a4" else f" --paper {self.paper.name}") + lies


def sheet(paper: str, orientation: Orientation, duplex: Duplex = Duplex.LONG) -> Sheet:
    """The sheet that a person named; raises InputError (I110) for one without room or a back."""
    known = papers()
    if paper not in known:
        raise refused("--paper", paper, among=known)
    if duplex not in {Duplex.LONG, Duplex.SHORT}:
        raise refused("--duplex", duplex.value, such_as=(Duplex.LONG.value, Duplex.SHORT.value))
    if orientation is Orientation.AUTO:
        ways = Orientation.PORTRAIT.value, Orientation.LANDSCAPE.value
        raise refused("--orientation", orientation.value, such_as=ways)
    found = Sheet(known[paper], orientation is Orientation.LANDSCAPE, duplex)
    need = micrometres(WIDTH), micrometres(HEIGHT)
    if any(side - 2 * _LEAST_MARGIN < least for side, least in zip(found.page, need, strict=True)):
        raise refused("--orientation", orientation.value, such_as=(Orientation.PORTRAIT.value,))
    return found


def write_test_page(out: Path, wanted: Sheet, language: str, title: str = "") -> None:
    """Write the two sides of a test page; with the ``title`` of a printer, told around what it is.

    Raises InputError for a printer that was not measured, and for a file that cannot be written.
    """
    if out.suffix.lower() != ".pdf":
        raise refused("--out", str(out), such_as=(f"{out.stem or 'calibration'}.pdf",))
    printer = measured(title, wanted.paper.name, landscape=wanted.landscape) if title else None
    write_file(out, write_pdf(_document(wanted, language, printer), ShippedFonts()))


def _document(wanted: Sheet, language: str, printer: Printer | None) -> Document:
    words = dict(printed_words("calibrate", language))
    paper = wanted.paper.name
    titled = paper.upper() if len(paper) == 2 else paper.title()
    name = printer.title if printer else words["name"]
    over = sideways(wanted.page, wanted.duplex)
    job = CalibrationJob(
        words=words
        | {
            "type": words["type"].format(options=_saving(printer, name) + wanted.options),
            "print": words["print"].format(name=shlex.quote(name)),
        },
        title=f"{words['front']} · {titled}" + (f" · {printer.title}" if printer else ""),
        duplex=wanted.duplex.value,
        behind=lambda x, y: (WIDTH - x, y) if over else (x, HEIGHT - y),
        drift=_drift(printer) if printer else Drift(),
    )
    front, back = calibration_faces(ShippedFonts(), job)
    pages = (_page(front, wanted), _page(back, wanted, back=True))
    return Document(
        title=f"{words['title']} · {titled}", language=language, pages=pages, duplex=wanted.duplex
    )


def _saving(printer: Printer | None, name: str) -> str:
    """The name to save under, and the tray, as they are typed."""
    if printer is None or not printer.tray:
        return shlex.quote(name)
    return f"{shlex.quote(printer.name)} --tray {shlex.quote(printer.tray)}"


def _page(face: Face, wanted: Sheet, *, back: bool = False) -> Page:
    """A side in the middle of its paper."""
    width, height = wanted.page
    size = micrometres(face.width), micrometres(face.height)
    box = Rect((width - size[0]) // 2, (height - size[1]) // 2, *size)
    return Page(width=width, height=height, placed=(Placed(face, box, box),), back=back)


def _drift(printer: Printer) -> Drift:
    """What is known of a printer, where the grids stand."""
    top, bottom = (drift_at(printer, 0.0, down)[0] for down in (UPPER, LOWER))
    down = drift_at(printer, SIDE, 0.0)[1]
    near = [round(round(shift / FINE) * FINE, 6) for shift in (top, bottom, down)]
    return Drift(near[0], near[1], near[2], undrifted(printer, MIDDLE))
