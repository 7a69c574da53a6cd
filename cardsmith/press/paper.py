"""The parts of one document: its pages, what they share, what its reader is told.

Content is composed elsewhere and handed over as operators; here it becomes objects of a file.
"""

import os
import time
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, BinaryIO

from cardsmith.model.choices import Duplex
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named
from cardsmith.model.sheet import Document
from cardsmith.press.composing import ComposedPage
from cardsmith.press.content import Content, plain
from cardsmith.press.embedding import FontPart
from cardsmith.press.file import VERSION, PdfFile, text_string
from cardsmith.press.structure import Structure

if TYPE_CHECKING:
    from cardsmith.press.conformance import Conformance

PageBox = tuple[float, float, float, float]
"""A page box in points: left, bottom, right, top."""

_SIDES = {
    Duplex.LONG: "DuplexFlipLongEdge",
    Duplex.SHORT: "DuplexFlipShortEdge",
    Duplex.FOLD: "Simplex",
    Duplex.SEPARATE: "Simplex",
    Duplex.NONE: "Simplex",
}

_DATE = "SOURCE_DATE_EPOCH"
"""Seconds since 1970 (reproducible-builds.org)."""

_EXAMPLE = "1700000000"

_FIRST, _LAST = 946_684_800, 253_402_300_799
"""The date of a file that is given none, 2000-01-01, and the last second of the year 9999."""


class Paper:
    """The document being written to a stream: forms before what calls them, pages, fonts last.

    ``layers`` are those of pages that somebody else made, by their numbers: whether they are
    hidden. Dates come from ``SOURCE_DATE_EPOCH``, else they are 2000-01-01. Raises InputError
    (I110) where that variable is no date: its standard asks that a build fail then. With a
    ``conformance`` the file is one for the press.
    """

    def __init__(
        self, document: Document, stream: BinaryIO, conformance: "Conformance | None" = None
    ) -> None:
        self.layers: dict[int, bool] = {}
        self._moment = _moment(os.environ.get(_DATE, "").strip())
        self._document = document
        self._conformance = conformance
        self._file = PdfFile(stream, conformance.version if conformance else VERSION)
        self._inks = conformance.resources(self._file) if conformance else ""
        self._root, self._tree, self._typed = (self._file.promised() for _ in range(3))
        self._structure = Structure(self._file) if document.tagged else None
        self._pages: list[int] = []
        self._fonts: list[str] = []
        self._forms: dict[str, int] = {}
        self._resources: dict[frozenset[str], int] = {}

    def font(self, name: str, part: FontPart) -> None:
        """Embed a part of a font under the name by which contents chose it."""
        self._fonts.append(f"{name} {part.embedded(self._file)} 0 R")

    def form(self, name: str, content: Content, box: PageBox) -> None:
        """Define a form, clipped to ``box`` in points."""
        shared = self._shared(content.forms)
        entries = f"/Type /XObject /Subtype /Form /BBox {_array(box)} {shared}"
        self._forms[name] = self._file.add_stream(content.operators.encode("latin-1"), entries)

    def picture(self, name: str, embedded: Callable[[PdfFile], int]) -> None:
        """Define a picture, which fills a square of one point: what writes it gives its number."""
        self._forms[name] = embedded(self._file)

    def page(
        self, made: ComposedPage, size: tuple[float, float], boxes: dict[str, PageBox]
    ) -> None:
        """Add a page of ``size`` points with further boxes by their names."""
        stream = self._file.add_deflated(made.operators, "/Filter /FlateDecode")
        all_boxes = {"MediaBox": (0.0, 0.0, *size), **boxes}
        said = " ".join(f"/{name} {_array(box)}" for name, box in all_boxes.items())
        number = self._file.promised()
        told = made.told
        tagged = self._structure.page(number, told) if self._structure and told else ""
        self._pages.append(
            self._file.add(
                f"<< /Type /Page /Parent {self._tree} 0 R {said} {self._shared(made.forms)} "
                f"{tagged}/Contents {stream} 0 R >>",
                number,
            )
        )

    def finish(self) -> None:
        """End the file. Nothing can be added after this."""
        self._file.add(f"<< {' '.join(self._fonts)} >>", self._typed)
        kids = " ".join([f"{page} 0 R" for page in self._pages])
        self._file.add(f"<< /Type /Pages /Count {len(self._pages)} /Kids [{kids}] >>", self._tree)
        self._file.add(
            f"<< /Type /Catalog /Pages {self._tree} 0 R {self._told()}"
            f"/Lang {text_string(self._document.language)} {self._wishes()}"
            f"{self._layered()} >>",
            self._root,
        )
        date = time.strftime("D:%Y%m%d%H%M%S+00'00'", self._moment)
        standard = f" {self._conformance.info()}" if self._conformance else ""
        info = self._file.add(
            f"<< /Title {text_string(self._document.title)} /Creator (cardsmith) "
            f"/Producer (cardsmith) /CreationDate ({date}) /ModDate ({date}) "
            f"/Trapped /False{standard} >>"
        )
        self._file.close(self._root, info)

    def _told(self) -> str:
        """The entries of what is heard, or of what a press is told."""
        if self._conformance is not None:
            date = time.strftime("%Y-%m-%dT%H:%M:%S+00:00", self._moment)
            return f"{self._conformance.catalog(self._file, self._document.title, date)} "
        return self._structure.finished() if self._structure else ""

    def _wishes(self) -> str:
        """What a viewer should do; a press has none, and wishes younger than its standard."""
        if self._conformance is not None:
            return "/ViewerPreferences << /DisplayDocTitle true >>"
        turned = _SIDES[self._document.duplex]
        wishes = f"/DisplayDocTitle true /PrintScaling /None /Duplex /{turned}"
        return f"/ViewerPreferences << {wishes} >>"

    def _layered(self) -> str:
        """The entry that keeps hidden layers hidden (8.11.4); most documents have none."""
        if not self.layers:
            return ""
        known = " ".join([f"{number} 0 R" for number in self.layers])
        off = " ".join([f"{number} 0 R" for number, hidden in self.layers.items() if hidden])
        return f" /OCProperties << /OCGs [{known}] /D << /OFF [{off}] >> >>"

    def _shared(self, names: Collection[str]) -> str:
        """The entry of what some content calls; contents that call the same share it."""
        key = frozenset(names)
        number = self._resources.get(key)
        if number is None:
            forms = " ".join([f"/{name} {self._forms[name]} 0 R" for name in sorted(key)])
            called = f"/XObject << {forms} >> " if forms else ""
            number = self._file.add(f"<< {called}{self._inks}/Font {self._typed} 0 R >>")
            self._resources[key] = number
        return f"/Resources {number} 0 R"


def _array(box: PageBox) -> str:
    return f"[{' '.join(map(plain, box))}]"


def _moment(written: str) -> time.struct_time:
    """The date of a file, whose year has four digits."""
    whole = written.isascii() and written.isdecimal() and len(written) <= len(str(_LAST))
    if written and not (whole and int(written) <= _LAST):
        raise InputError(
            Finding("I110", named(_DATE), kind="example", value=written, choices=_EXAMPLE)
        )
    return time.gmtime(int(written) if written else _FIRST)
