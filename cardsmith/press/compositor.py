"""Composes faces one by one, for documents that are put together elsewhere."""

from collections.abc import Mapping

from cardsmith.model.face import Face
from cardsmith.model.metrics import Fonts
from cardsmith.press.content import Content
from cardsmith.press.drawing import Drawing
from cardsmith.press.galley import Galley
from cardsmith.press.palette import Screen
from cardsmith.press.typeface import Typefaces


class Compositor:
    """Composes faces for home printers; their passages are marked if the document is ``tagged``."""

    def __init__(self, fonts: Fonts, *, tagged: bool) -> None:
        self._tagged = tagged
        self._drawing = Drawing(Typefaces(fonts), Screen())

    @property
    def forms(self) -> Mapping[str, Content]:
        """What they call but for pictures, which whoever puts the document together has."""
        return self._drawing.forms

    def galley(self, face: Face, digest: str) -> Galley:
        """The operators of a face."""
        if self._tagged:
            content, told = self._drawing.marked(face)
            if told.kinds:
                return Galley(content, digest, told)
        return Galley(self._drawing.composed(face.items), digest)
