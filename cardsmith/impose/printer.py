"""Pages moved against what a printer does to them, so that the paper comes out right."""

from cardsmith.impose.flip import sideways
from cardsmith.model.choices import Duplex
from cardsmith.model.face import Matrix, shift, turned
from cardsmith.model.printer import Printer
from cardsmith.model.sheet import Page
from cardsmith.model.struct import replace


def calibrated(page: Page, printer: Printer, duplex: Duplex) -> Page:
    """The page as this printer must be given it for ``page`` to come out.

    All that is on it moves as one: cards, marks, footer. Fronts are only scaled, about the
    middle of the sheet; backs are shifted and turned too. Raises ValueError for a back on paper
    that lies otherwise than when the printer was measured.
    """
    matrix = _unscaled(page, printer)
    if page.back:
        if _is_landscape(page) != printer.landscape:
            raise ValueError(f"{printer.title} was not measured on paper that lies this way")
        matrix = matrix.then(_undrifted(page, printer, duplex))
    return replace(page, matrix=matrix)


def undrifted(printer: Printer, middle: tuple[float, float]) -> Matrix:
    """Against shift and turn, on the sheet seen through from its front; ``middle`` is its own."""
    return shift(-printer.dx, -printer.dy).then(turned(-printer.rotate, *middle))


def drift_at(printer: Printer, right: float, down: float) -> tuple[float, float]:
    """How far a back lies off at a place that is told from the middle of its sheet."""
    matrix = turned(printer.rotate).then(shift(printer.dx, printer.dy))
    x, y = matrix.point(right, down)
    return x - right, y - down


def _unscaled(page: Page, printer: Printer) -> Matrix:
    """Against the scale, which follows the paper however a page lies on it."""
    scales = printer.scale_x, printer.scale_y
    across, down = scales if _is_landscape(page) == printer.landscape else scales[::-1]
    x, y = _middle(page)
    return Matrix(a=1 / across, d=1 / down, e=x - x / across, f=y - y / down)


def _undrifted(page: Page, printer: Printer, duplex: Duplex) -> Matrix:
    """The same on the page of the back itself."""
    through = _turned_over(page, duplex)
    return through.then(undrifted(printer, _middle(page))).then(through)


def _turned_over(page: Page, duplex: Duplex) -> Matrix:
    """From a place on one side of a sheet to the same place seen from the other."""
    if sideways((page.width, page.height), duplex):
        return Matrix(a=-1.0, e=page.width / 1000)
    return Matrix(d=-1.0, f=page.height / 1000)


def _middle(page: Page) -> tuple[float, float]:
    return page.width / 2000, page.height / 2000


def _is_landscape(page: Page) -> bool:
    return page.width > page.height
