"""What contents call by name is written before they are: forms, pictures, in the order of need."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from cardsmith.model.face import Bitmap, Face, Original, pictures
from cardsmith.press.composed_face import ComposedFace
from cardsmith.press.content import Content
from cardsmith.press.drawing import Craft
from cardsmith.press.file import PdfFile
from cardsmith.press.galley import picture_name
from cardsmith.press.paper import Paper
from cardsmith.press.typeface import Typefaces

if TYPE_CHECKING:
    from cardsmith.press.originals import Originals

_EVERYWHERE = (-14400.0, -14400.0, 14400.0, 14400.0)
"""The largest page there is, in points, on every side: art is never cut off by its form."""


class Supplies:
    """The forms and pictures of one document, each written when it is first called."""

    def __init__(self, paper: Paper, typefaces: Typefaces, craft: Craft | None) -> None:
        self._paper = paper
        self._typefaces = typefaces
        self._craft = craft or Craft()
        self._written: set[str] = set()
        self._originals: Originals | None = None

    def write(
        self, names: Iterable[str], forms: Mapping[str, Content], faces: Sequence[Face]
    ) -> None:
        """Write what has these names and is not written yet; pictures are those of ``faces``."""
        for name in names:
            if name in self._written:
                continue
            self._written.add(name)
            content = forms.get(name)
            if content is None:
                self._paper.picture(name, self._source(_picture(name, faces)))
                continue
            self.embed(content.letters)
            self.write(content.forms, forms, faces)
            self._paper.form(name, content, _EVERYWHERE)

    def embed(self, letters: Mapping[str, str]) -> None:
        """Have the characters that are written in each font."""
        for font, text in letters.items():
            self._typefaces[font].embeds(text)

    def _source(self, bitmap: Bitmap | Original) -> Callable[[PdfFile], int]:
        """What writes a picture; Pillow is imported where there is one, and seldom is."""
        if isinstance(bitmap, Original):
            if self._craft != Craft():
                raise ValueError(
                    "what stays in its file until it is printed has colours of its own"
                )
            from cardsmith.press.originals import Originals

            self._originals = self._originals or Originals(self._paper.layers)
            return partial(self._originals.embedded, bitmap)
        return self._craft.picture(bitmap.data).embedded


def _picture(name: str, faces: Iterable[Face]) -> Bitmap | Original:
    """The picture of that name that one of the faces shows."""
    for face in faces:
        if isinstance(face, ComposedFace) and name in face.stock.pictures:
            return face.stock.pictures[name]
    shown = (picture for face in faces for picture in pictures(face.items))
    return next(picture for picture in shown if picture_name(picture) == name)
