"""A pen for the press: in type, black overprints."""

from collections.abc import Mapping

from cardsmith.press.pen import Pen, Shelf
from cardsmith.press.process import Process
from cardsmith.press.typeface import Typeface


class PressPen(Pen):
    """Writes with other inks inside a text object than outside of it."""

    def __init__(self, typefaces: Mapping[str, Typeface], palette: Process, shelf: Shelf) -> None:
        super().__init__(typefaces, palette, shelf)
        self._paint = palette

    def _enter_text(self) -> None:
        super()._enter_text()
        self._palette, self._known.ink = self._paint.type, None

    def _leave_text(self) -> None:
        super()._leave_text()
        self._palette, self._known.ink = self._paint, None
