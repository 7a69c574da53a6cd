"""The contents of one document composed: each face once, art and pictures once, by their names.

Nothing is written here: what contents call is collected, for whoever writes the file.
"""

from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING, NamedTuple

from cardsmith.model.face import Art, Bitmap, Face, Item, Original, Path, says
from cardsmith.model.outline import line
from cardsmith.model.sheet import Mark
from cardsmith.press.composed_face import ComposedFace
from cardsmith.press.content import Content
from cardsmith.press.galley import Stock, form_name, picture_name
from cardsmith.press.palette import Palette
from cardsmith.press.pen import Pen, Shelf
from cardsmith.press.structure import SILENCE, Told
from cardsmith.press.tagging import TaggingPen, numbered, silenced
from cardsmith.press.typeface import Typeface

if TYPE_CHECKING:
    from cardsmith.press.bitmap import Pixels

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
    """Composes the faces of a document, each once; long ones of ``often`` become forms.

    ``forms`` are those that contents call by their names, as they call pictures.
    """

    def __init__(
        self,
        typefaces: Mapping[str, Typeface],
        palette: Palette,
        often: Collection[Face] = (),
        craft: Craft | None = None,
    ) -> None:
        self.forms: dict[str, Content] = {}
        self._often = often
        self._typefaces = typefaces
        self._palette = palette
        self._craft = craft or Craft()
        self._faces: dict[Face, Content] = {}
        self._guides: dict[tuple[Mark, ...], Content] = {}
        self._art: dict[Art, tuple[str, str]] = {}

    def face(self, face: Face) -> Content:
        """The operators of a face, about the top left corner of its trim."""
        if face not in self._often:
            return self._untold(face)
        content = self._faces.get(face)
        if content is None:
            content = self._untold(face)
            if len(content.operators) > _WORTH_A_FORM:
                name = self._form(content)
                content = Content(_called(name), (name,))
            self._faces[face] = content
        return content

    def heard(self, face: Face, first: int) -> tuple[Content, Told]:
        """The same in full, its passages marked from ``first`` on, and those passages.

        A form that is called from several places cannot be heard in any.
        """
        if isinstance(face, ComposedFace):
            content, _, told = face.galley
            if not told.kinds:
                return silenced(self.face(face)), SILENCE
            self._take(content, face.stock)
        elif face in self._often and not says(face.items):
            return silenced(self.face(face)), SILENCE
        else:
            content, told = self.marked(face)
        return content._replace(operators=numbered(content.operators, first)), told

    def marked(self, face: Face) -> tuple[Content, Told]:
        """The operators of a face with gaps where its passages begin, and those passages."""
        pen = TaggingPen(self._typefaces, self._palette, self)
        pen.draw(face.items)
        return pen.content(), pen.told()

    def guides(self, marks: tuple[Mark, ...]) -> Content:
        """The operators of guide lines; most pages of a document have the same."""
        content = self._guides.get(marks)
        if content is None:
            content = self._guides[marks] = self.composed(tuple(map(_line, marks)))
        return content

    def composed(self, items: tuple[Item, ...]) -> Content:
        """The operators of some items."""
        pen = self._craft.pen(self._typefaces, self._palette, self)
        pen.draw(items)
        return pen.content()

    def art(self, art: Art) -> tuple[str, str]:
        """The form of shared art, composed when it is first asked for."""
        form = self._art.get(art)
        if form is None:
            name = self._form(self.composed(art.items))
            form = self._art[art] = name, _called(name)
        return form

    def bitmap(self, bitmap: Bitmap | Original) -> tuple[str, str]:
        """A picture, called by what it is."""
        name = picture_name(bitmap)
        return name, f"{self._palette.before_picture}{_called(name)}"

    def _untold(self, face: Face) -> Content:
        """The operators of a face, none of it marked."""
        if isinstance(face, ComposedFace):
            content, _, told = face.galley
            if not told.kinds:
                self._take(content, face.stock)
                return content
        return self.composed(face.items)

    def _take(self, content: Content, stock: Stock) -> None:
        """Have what a content calls that was composed elsewhere."""
        for name in content.forms:
            if name in stock.forms and name not in self.forms:
                self.forms[name] = stock.forms[name]
                self._take(stock.forms[name], stock)

    def _form(self, content: Content) -> str:
        name = form_name(content)
        self.forms[name] = content
        return name


def _called(name: str) -> str:
    """The operator that draws a form or a picture."""
    return f"/{name} Do"


def _line(mark: Mark) -> Path:
    ends = (mark.x1 / 1000, mark.y1 / 1000, mark.x2 / 1000, mark.y2 / 1000)
    return Path(line(*ends), stroke=mark.ink, weight=mark.weight, dash=mark.dash, butt=True)
