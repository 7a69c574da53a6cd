"""A PDF that somebody else made, opened to be measured and to have its pages drawn as forms.

What was vector stays vector (ISO 32000-1, 8.10).
"""

import zlib
from decimal import Decimal

import pikepdf

from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named
from cardsmith.press.file import PdfFile
from cardsmith.press.pages.boxes import Sheet, inherited, measured, media, to_square
from cardsmith.press.pages.copying import Copy, content

_FAULTS = (
    pikepdf.PdfError,
    ValueError,
    TypeError,
    KeyError,
    AttributeError,
    ArithmeticError,
    RuntimeError,
    zlib.error,
)
"""What a damaged file may raise in whoever reads it."""


class PageFile:
    """A PDF that somebody else made.

    Raises InputError (I152) for a file that is locked, damaged beyond repair or empty, and where
    a page has no measure.
    """

    def __init__(self, path: str) -> None:
        self._path = path
        try:
            self._pdf = pikepdf.open(path)
            self._pages = list(self._pdf.pages)
        except pikepdf.PasswordError:
            raise self._refused("locked") from None
        except OSError as error:
            kind = "missing" if isinstance(error, FileNotFoundError) else "other"
            raise InputError(Finding("F009", named(path), kind=kind)) from None
        except _FAULTS:
            raise self._refused("broken") from None
        if not self._pages:
            raise self._refused("none")
        self._numbers: dict[tuple[int, int], int] = {}

    @property
    def is_damaged(self) -> bool:
        """Whether something was amiss so far, and what could be read was."""
        return bool(self._pdf.get_warnings())

    def sheets(self) -> tuple[Sheet, ...]:
        """The measures of every page."""
        return tuple(self._sheet(number) for number in range(len(self._pages)))

    def embedded(self, page: int, file: PdfFile, layers: dict[int, bool]) -> int:
        """Write a page as a form that fills a square of one point; its number.

        The layers that it brings are added to ``layers``, and whether they are hidden.
        """
        try:
            copy = Copy(file, self._numbers)
            number = self._form(self._pages[page], copy)
            layers |= {layer: of in self._hidden() for layer, of in copy.layers.items()}
            return number
        except _FAULTS:
            raise self._refused("page", page + 1) from None

    def _form(self, page: pikepdf.Page, copy: Copy) -> int:
        data, packing = content(page)
        if data is None:
            raise self._refused("large")
        entries = {
            "/BBox": pikepdf.Array(list(map(Decimal, map(str, media(page))))),
            "/Resources": inherited(page, "/Resources") or pikepdf.Dictionary(),
            "/Group": page.obj.get("/Group"),
        }
        said = " ".join(
            f"{name} {copy.said(value)}" for name, value in entries.items() if value is not None
        )
        matrix = " ".join(f"{factor:.12g}" for factor in to_square(page))
        number = copy.file.add_deflated(
            data, f"/Type /XObject /Subtype /Form /Matrix [{matrix}] {said} {packing}"
        )
        copy.finish()
        return number

    def _hidden(self) -> frozenset[tuple[int, int]]:
        """The layers that a reader does not show until they are asked for."""
        layers = self._pdf.Root.get("/OCProperties", pikepdf.Dictionary())
        usual = layers.get("/D", pikepdf.Dictionary())
        off = _named(usual, "/OFF")
        if usual.get("/BaseState") == "/OFF":
            off |= _named(layers, "/OCGs") - _named(usual, "/ON")
        return off

    def _sheet(self, number: int) -> Sheet:
        try:
            return measured(self._pages[number])
        except _FAULTS:
            raise self._refused("page", number + 1) from None

    def _refused(self, kind: str, page: int = 0) -> InputError:
        return InputError(Finding("I152", named(self._path), kind=kind, page=page))


def _named(held: pikepdf.Object, name: str) -> frozenset[tuple[int, int]]:
    """The objects that an entry lists."""
    return frozenset(one.objgen for one in held.get(name, pikepdf.Array()).as_list())
