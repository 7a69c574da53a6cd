"""The shared things of one document: faces compiled once, art and pictures drawn once."""

from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from cardsmith.model.face import Art, Bitmap, Face, Item, Original, Path, says
from cardsmith.model.outline import line
from cardsmith.model.sheet import Mark
from cardsmith.press.content import Content
from cardsmith.press.file import PdfFile
from cardsmith.press.palette import Palette
from cardsmith.press.paper import Paper
from cardsmith.press.pen import Pen, Shelf
from cardsmith.press.structure import SILENCE, Told
from cardsmith.press.tagging import TaggingPen, silenced
from cardsmith.press.typeface import Typeface

if TYPE_CHECKING:
    from cardsmith.press.bitmap import Pixels
    from cardsmith.press.originals import Originals

_EVERYWHERE = (-14400.0, -14400.0, 14400.0, 14400.0)
"""The largest page there is, in points, on every side: art is never cut off by its form."""


_WORTH_A_FORM = 2000
"""Operators of a face, in characters, from which a form costs less than saying them again."""


def _as_it_is(data: bytes) -> "Pixels":
    """A picture in the colours of its file; Pillow is imported where there is one."""
    from cardsmith.press.bitmap import opened

    return opened(data)


class Craft(NamedTuple):
    """What contents are written with, and what opens their pictures."""

    pen: Callable[[Mapping[str, Typeface], Palette, Shelf], Pen] = Pen
    picture: Callable[[bytes], "Pixels"] = _as_it_is


class Drawing:
    """Compiles the faces of a document, each once; long ones of ``often`` become forms."""

    def __init__(
        self,
        paper: Paper,
        typefaces: Mapping[str, Typeface],
        palette: Palette,
        often: Collection[Face] = (),
        craft: Craft | None = None,
    ) -> None:
        self._paper = paper
        self._often = often
        self._typefaces = typefaces
        self._palette = palette
        self._craft = craft or Craft()
        self._faces: dict[Face, Content] = {}
        self._guides: dict[tuple[Mark, ...], str] = {}
        self._art: dict[Art, tuple[str, str]] = {}
        self._bitmaps: dict[tuple[str, int | None], str] = {}
        self._originals: Originals | None = None

    def face(self, face: Face) -> Content:
        """The operators of a face, about the top left corner of its trim."""
        if face not in self._often:
            return self.composed(face.items)
        content = self._faces.get(face)
        if content is None:
            content = self.composed(face.items)
            if len(content.operators) > _WORTH_A_FORM:
                name = f"f{len(self._faces)}"
                self._paper.form(name, content, _EVERYWHERE)
                content = Content(_called(name), (name,))
            self._faces[face] = content
        return content

    def heard(self, face: Face, first: int) -> tuple[Content, Told]:
        """The same in full, its passages marked from ``first`` on, and those passages.

        A form that is called from several places cannot be heard in any.
        """
        if face in self._often and not says(face.items):
            return silenced(self.face(face)), SILENCE
        pen = TaggingPen(self._typefaces, self._palette, self, first)
        pen.draw(face.items)
        return pen.content(), pen.told()

    def guides(self, marks: tuple[Mark, ...]) -> str:
        """The operators of guide lines; most pages of a document have the same."""
        operators = self._guides.get(marks)
        if operators is None:
            operators = self.composed(tuple(map(_line, marks))).operators
            self._guides[marks] = operators
        return operators

    def composed(self, items: tuple[Item, ...]) -> Content:
        """The operators of some items."""
        pen = self._craft.pen(self._typefaces, self._palette, self)
        pen.draw(items)
        return pen.content()

    def art(self, art: Art) -> tuple[str, str]:
        """The form of shared art, defined when it is first asked for."""
        form = self._art.get(art)
        if form is None:
            # art inside this art is defined, and numbered, first
            content = self.composed(art.items)
            name = f"a{len(self._art)}"
            self._paper.form(name, content, _EVERYWHERE)
            form = self._art[art] = name, _called(name)
        return form

    def bitmap(self, bitmap: Bitmap | Original) -> tuple[str, str]:
        """A picture, defined when it is first asked for."""
        page = bitmap.page if isinstance(bitmap, Original) else None
        name = self._bitmaps.get((bitmap.digest, page))
        if name is None:
            name = self._bitmaps[bitmap.digest, page] = f"p{len(self._bitmaps)}"
            self._paper.picture(name, self._source(bitmap))
        return name, f"{self._palette.before_picture}{_called(name)}"

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


def _called(name: str) -> str:
    """The operator that draws a form or a picture."""
    return f"/{name} Do"


def _line(mark: Mark) -> Path:
    ends = (mark.x1 / 1000, mark.y1 / 1000, mark.x2 / 1000, mark.y2 / 1000)
    return Path(line(*ends), stroke=mark.ink, weight=mark.weight, dash=mark.dash, butt=True)
