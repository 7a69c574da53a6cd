"""Output profiles: named sets of sheet options."""

from enum import StrEnum

from cardsmith.model.choices import Look
from cardsmith.model.edition import Size
from cardsmith.model.press import Press
from cardsmith.model.printer import Printer
from cardsmith.model.sheet import SheetOptions
from cardsmith.model.sizes import DEPTH, THICKNESS
from cardsmith.model.struct import Struct
from cardsmith.model.units import micrometres


class Arrangement(StrEnum):
    """How faces fill pages: many cards on a sheet of paper, or one face a page."""

    SHEET = "sheet"
    SINGLE = "single"


class Paper(Struct, frozen=True):
    """A named paper, upright, in whole micrometres."""

    name: str
    width: int
    height: int


class Profile(Struct, frozen=True, kw_only=True):
    """A named way to print. With one face a page only the bleed of ``options`` counts.

    ``thickness`` is that of one card in micrometres: a box is as deep as its cards, and ``depth``
    at most, beyond which there are several. ``printer`` is the one that a person will print on,
    where its readings are known. With ``together`` all components of cards share sheets.
    ``tagged`` files can be listened to. ``press`` is set for what goes to a print shop.
    ``size`` is that of the cards where a person asks for another than the edition's.
    """

    name: str
    paper: str
    arrangement: Arrangement
    options: SheetOptions
    thickness: int = micrometres(THICKNESS)
    depth: int = micrometres(DEPTH)
    look: Look = Look.HOUSE
    printer: Printer | None = None
    together: bool = False
    tagged: bool = False
    press: Press | None = None
    size: Size | None = None
