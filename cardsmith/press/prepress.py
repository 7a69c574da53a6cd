"""What turns documents into files for a print shop."""

import zlib
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


class PrintShop:
    """Writes by one standard for one printing condition, whose profile is read and packed once."""

    def __init__(self, press: Press, icc: bytes) -> None:
        self._press = press
        self._packed = zlib.compress(icc)
        self._plates = Plates(icc, press.ink)

    def prepress(self) -> Prepress:
        """How one file is written: the names of its spots are its own."""
        process = Process(self._press)

        def pen(typefaces: Mapping[str, Typeface], _palette: Palette, shelf: Shelf) -> PressPen:
            return PressPen(typefaces, process, shelf)

        conformance = Conformance(self._press, process, self._packed)
        return Prepress(conformance, process, Craft(pen, self._plates.opened))
