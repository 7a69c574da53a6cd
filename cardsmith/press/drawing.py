"""The shared things of one document: faces compiled once, art and pictures drawn once."""

from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, Protocol

from cardsmith.model.face import Art, Bitmap, Face, Item, Original, Path, says
from cardsmith.model.outline import line
from cardsmith.model.sheet import Mark
from cardsmith.press.composed_face import ComposedFace
from cardsmith.press.content import Content
from cardsmith.press.file import PdfFile
from cardsmith.press.galley import Stock, form_name, picture_name
from cardsmith.press.palette import Palette
from cardsmith.press.paper import PageBox
from cardsmith.press.pen import Pen, Shelf
from cardsmith.press.structure import SILENCE, Told
from cardsmith.press.tagging import TaggingPen, numbered, silenced
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


class Shelves(Protocol):
    """Where forms and pictures are written that contents call by their names."""

    layers: dict[int, bool]

    def form(self, name: str, content: Content, box: PageBox) -> None:
        """Take a form, clipped to ``box`` in points."""
        ...

    def picture(self, name: str, embedded: Callable[[PdfFile], int]) -> None:
        """Take a picture; what writes it gives its number."""
        ...


class Drawing:
    """Compiles the faces of a document, each once; long ones of ``often`` become forms."""

    def __init__(
        self,
        paper: Shelves,
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
        self._defined: set[str] = set()
        self._originals: Originals | None = None

    def face(self, face: Face) -> Content:
        """The operators of a face, about the top left corner of its trim."""
        if face not in self._often:
            return self._untold(face)
        content = self._faces.get(face)
        if content is None:
            content = self._untold(face)
            if len(content.operators) > _WORTH_A_FORM:
                name = f"f{len(self._faces)}"
                self.define(name, content)
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
            self._provide(content, face.stock)
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

    def _untold(self, face: Face) -> Content:
        """The operators of a face, none of it marked."""
        if isinstance(face, ComposedFace):
            content, _, told = face.galley
            if not told.kinds:
                self._provide(content, face.stock)
                return content
        return self.composed(face.items)

    def _provide(self, content: Content, stock: Stock) -> None:
        """Have everything at hand that was composed elsewhere calls."""
        for font, text in content.letters.items():
            self._typefaces[font].embeds(text)
        for name in content.forms:
            if name in self._defined:
                continue
            if name in stock.pictures:
                self.bitmap(stock.pictures[name])
            else:
                self._provide(stock.forms[name], stock)
                self.define(name, stock.forms[name])

    def define(self, name: str, content: Content) -> None:
        """Have a form that contents call by a name."""
        if name not in self._defined:
            self._defined.add(name)
            self._paper.form(name, content, _EVERYWHERE)

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
            name = form_name(content)
            self.define(name, content)
            form = self._art[art] = name, _called(name)
        return form

    def bitmap(self, bitmap: Bitmap | Original) -> tuple[str, str]:
        """A picture, defined when it is first asked for."""
        page = bitmap.page if isinstance(bitmap, Original) else None
        name = picture_name(bitmap.digest, page)
        if name not in self._defined:
            self._defined.add(name)
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
