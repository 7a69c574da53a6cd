"""reportlab's canvas with its traps closed; it owns file structure, fonts and images.

Page content is composed elsewhere and handed over as operators. What the canvas would draw of
its own accord is switched off: a preamble that names Helvetica (trap R1), crop marks that
enlarge the artwork (R8), an empty page transition and ASCII85 (R9).
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from typing import Any

from reportlab import rl_config
from reportlab.pdfgen.canvas import Canvas

from cardsmith.model.choices import Duplex
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named
from cardsmith.model.sheet import Document
from cardsmith.press.content import Content

PageBox = tuple[float, float, float, float]
"""A page box in points: left, bottom, right, top."""

_SIDES = {
    Duplex.LONG: "DuplexFlipLongEdge",
    Duplex.SHORT: "DuplexFlipShortEdge",
    Duplex.NONE: "Simplex",
}

_SETTINGS = {"useA85": 0, "pdfComments": 0, "pdfMultiLine": 0, "invariant": 1}
"""Settings of reportlab that an environment variable could otherwise change."""


_DATE = "SOURCE_DATE_EPOCH"
"""Seconds since 1970 (reproducible-builds.org), which reportlab reads for itself."""

_EXAMPLE = "1700000000"

_LAST = 253_402_300_799
"""The last second of the year 9999; a date in a PDF has four digits for its year."""


@contextmanager
def steady() -> Iterator[None]:
    """The global settings of reportlab as this package needs them, put back afterwards."""
    before = {name: getattr(rl_config, name) for name in _SETTINGS}
    try:
        for name, value in _SETTINGS.items():
            setattr(rl_config, name, value)
        yield
    finally:
        for name, value in before.items():
            setattr(rl_config, name, value)


class Paper(Canvas):  # type: ignore[misc]  # reportlab is untyped
    """The file being written: forms first or in between, pages in order, then its bytes.

    Dates come from ``SOURCE_DATE_EPOCH``, else they are 2000-01-01. Raises InputError (I110)
    where that variable is no date: its standard asks that a build fail then.
    """

    def __init__(self, document: Document) -> None:
        _check_date(os.environ.get(_DATE, "").strip())
        self._bytes = BytesIO()
        super().__init__(
            self._bytes, pageCompression=1, invariant=1, pdfVersion=(1, 7), lang=document.language
        )
        self.setTitle(document.title)
        self.setCreator("cardsmith")
        self.setAuthor("")
        self.setSubject("")
        self.setViewerPreference("DisplayDocTitle", "true")
        self.setViewerPreference("PrintScaling", "None")
        self.setViewerPreference("Duplex", _SIDES[document.duplex])

    @property
    def document(self) -> Any:  # reportlab is untyped, as its images are
        """The document of reportlab, which fonts are entered in."""
        return self._doc

    def page(self, content: Content, size: tuple[float, float]) -> None:
        """Add a page of ``size`` points with the boxes that were set last."""
        self.setPageSize(size)
        self._write(content)
        self.showPage()
        self._doc.Pages.pages[-1].Trans = None

    def form(self, name: str, content: Content, box: PageBox) -> None:
        """Define a form, clipped to ``box`` in points."""
        self.beginForm(name, *box)
        self._write(content)
        self.endForm()

    def picture(self, name: str, image: Any) -> None:  # what ``bitmap.opened`` gives
        """Define a form of one point by one point that shows a reportlab image."""
        self.beginForm(name, 0, 0, 1, 1)
        self.drawImage(image, 0, 0, 1, 1, mask="auto")
        self.endForm()

    def call(self, name: str) -> str:
        """The operator that draws a form of that name."""
        return f"/{self._doc.getXObjectName(name)} Do"

    def finished(self) -> bytes:
        """The whole file. Nothing can be added after this."""
        self.save()
        return self._bytes.getvalue()

    def _write(self, content: Content) -> None:
        self._doc.updateSignature(content.operators)
        self.addLiteral(content.operators)
        self._formsinuse.extend(content.forms)

    def _make_preamble(self) -> None:
        self._preamble = ""


def _check_date(seconds: str) -> None:
    whole = seconds.isascii() and seconds.isdecimal() and len(seconds) <= len(str(_LAST))
    if seconds and not (whole and int(seconds) <= _LAST):
        raise InputError(
            Finding("I110", named(_DATE), kind="example", value=seconds, choices=_EXAMPLE)
        )
