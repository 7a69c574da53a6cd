"""What turns a document into a file for a print shop."""

from collections.abc import Mapping

from cardsmith.model.press import Press
from cardsmith.press.conformance import Conformance
from cardsmith.press.drawing import Craft
from cardsmith.press.palette import Palette
from cardsmith.press.pdf import Prepress
from cardsmith.press.pen import Shelf
from cardsmith.press.plates import Plates
from cardsmith.press.press_pen import PressPen
from cardsmith.press.process import Process
from cardsmith.press.typeface import Typeface


def prepress(press: Press, icc: bytes) -> Prepress:
    """How one file is written by that standard, for the printing condition of a profile.

    The names of spots are those of one file, so each file needs its own.
    """
    process = Process(press)

    def pen(typefaces: Mapping[str, Typeface], _palette: Palette, shelf: Shelf) -> PressPen:
        return PressPen(typefaces, process, shelf)

    craft = Craft(pen, Plates(icc, press.ink).opened)
    return Prepress(Conformance(press, process, icc), process, craft)
