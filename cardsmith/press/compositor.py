"""Composes faces one by one, for documents that are put together elsewhere."""

from collections.abc import Callable

from cardsmith.model.face import Face
from cardsmith.model.metrics import Fonts
from cardsmith.press.content import Content
from cardsmith.press.drawing import Drawing
from cardsmith.press.file import PdfFile
from cardsmith.press.galley import Galley
from cardsmith.press.palette import Screen
from cardsmith.press.paper import PageBox
from cardsmith.press.typeface import Typefaces


class Compositor:
    """Composes faces for home printers; what they call is kept in ``forms``, but for pictures.

    Those are named by their digests: whoever puts the document together has them.
    """

    def __init__(self, fonts: Fonts, *, tagged: bool) -> None:
        self.forms: dict[str, Content] = {}
        self._tagged = tagged
        self._drawing = Drawing(_Shelf(self.forms), Typefaces(fonts), Screen())

    def galley(self, face: Face, digest: str) -> Galley:
        """The operators of a face, its passages marked where the document is tagged."""
        if self._tagged:
            content, told = self._drawing.marked(face)
            if told.kinds:
                return Galley(content, digest, told)
        return Galley(self._drawing.composed(face.items), digest)


class _Shelf:
    """Keeps forms, in place of a document."""

    def __init__(self, forms: dict[str, Content]) -> None:
        self.layers: dict[int, bool] = {}
        self._forms = forms

    def form(self, name: str, content: Content, _box: PageBox) -> None:
        """Keep a form."""
        self._forms[name] = content

    def picture(self, name: str, _embedded: Callable[[PdfFile], int]) -> None:
        """Keep nothing of a picture."""
