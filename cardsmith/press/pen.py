"""Items become operators; what the page already knows (font, colour, weight) is not repeated."""

from collections import defaultdict
from collections.abc import Mapping
from typing import Protocol, assert_never

from cardsmith.model.face import (
    UNMOVED,
    Art,
    Bitmap,
    Group,
    Item,
    Matrix,
    Original,
    Passage,
    Path,
    Picture,
    Stamp,
    Text,
)
from cardsmith.model.inks import Ink
from cardsmith.model.struct import Struct, replace
from cardsmith.press.content import (
    MILLIPOINTS,
    Content,
    begun,
    concatenated,
    manner,
    moved,
    points,
    traced,
    typed,
)
from cardsmith.press.palette import Palette
from cardsmith.press.typeface import Typeface


class Shelf(Protocol):
    """Where the shared things of a document are kept, each drawn once as a form."""

    def art(self, art: Art) -> tuple[str, str]:
        """The name of the art's form, and the operator that draws it."""
        ...

    def bitmap(self, bitmap: Bitmap | Original) -> tuple[str, str]:
        """The name of the picture, which is one point squared, and its operator."""
        ...


class _Known(Struct):
    """What the graphics state holds; empty where that is unknown.

    ``chosen`` is a font with its size; ``ink`` and ``line`` are what ``fill`` and the four after
    it were made of.
    """

    chosen: tuple[str, float] = ("", 0.0)
    ink: Ink | None = None
    fill: str = ""
    line: tuple[object, ...] = ()
    stroke: str = ""
    weight: str = ""
    ends: str = ""
    dash: str = ""


class Pen:
    """Writes the operators of one stream, from a state of which nothing is known."""

    def __init__(self, typefaces: Mapping[str, Typeface], palette: Palette, shelf: Shelf) -> None:
        self._typefaces = typefaces
        self._palette = palette
        self._shelf = shelf
        self._out: list[str] = []
        self._forms: dict[str, None] = {}
        self._letters = defaultdict[str, list[str]](list)
        self._known = _Known()
        self._writing = False
        self._left = self._top = 0

    def content(self) -> Content:
        """What was drawn so far."""
        self._leave_text()
        letters = {font: "".join(set("".join(texts))) for font, texts in self._letters.items()}
        return Content("\n".join(self._out), tuple(self._forms), letters)

    def draw(self, items: tuple[Item, ...]) -> None:
        """Add items in paint order."""
        for item in items:
            if type(item) is Text:
                self._text(item)
            elif type(item) is Passage:
                self._passage(item)
            else:
                self._leave_text()
                self._drawn(item)

    def _drawn(self, item: Item) -> None:
        match item:
            case Path():
                self._path(item)
            case Stamp():
                self._call(*self._shelf.art(item.art), item.matrix)
            case Group():
                self._group(item)
            case Picture():
                self._picture(item)
            case Text():
                self._text(item)
            case Passage():
                self._passage(item)
            case _:
                assert_never(item)

    def _text(self, text: Text) -> None:
        """Show a run; its line starts where the line before did, plus whole millipoints."""
        x, y, characters, font, size, ink, kerns = text
        if not characters:
            return
        typeface, known = self._typefaces[font], self._known
        shown = typeface.shown(characters, kerns, size)
        across, down = round(x * MILLIPOINTS), round(y * MILLIPOINTS)
        if not self._writing:
            self._enter_text()
        right, up = across - self._left, self._top - down
        self._left, self._top = across, down
        if known.ink is not ink:
            self._fill(ink)
        self._letters[font].append(characters)
        if not typeface.is_whole(characters):
            runs = typeface.runs(characters, kerns, size)
            shown = "\n".join([f"{typed(name, size)}\n{run}" for name, run in runs])
            move, known.chosen = moved(right, up), ("", size)
        elif known.chosen == (typeface.resource, size):
            move = moved(right, up)
        else:
            move = begun(right, up, typeface.resource, size)
            known.chosen = typeface.resource, size
        self._out.append(f"{move}\n{shown}")

    def _passage(self, passage: Passage) -> None:
        self.draw(passage.items)

    def _enter_text(self) -> None:
        self._out.append("BT")
        self._writing, self._left, self._top = True, 0, 0

    def _leave_text(self) -> None:
        if self._writing:
            self._out.append("ET")
            self._writing = False

    def _path(self, path: Path) -> None:
        if path.fill is not None:
            self._fill(path.fill)
        if path.stroke is not None:
            self._stroke(path, path.stroke)
        match path.fill is not None, path.stroke is not None:
            case True, True:
                paint = "B*"
            case True, False:
                paint = "f*"
            case False, True:
                paint = "S"
            case _:
                return
        if path.nonzero:
            paint = paint.removesuffix("*")
        self._out.append(f"{traced(path.outline)} {paint}")

    def _fill(self, ink: Ink) -> None:
        known = self._known
        if known.ink is ink:
            return
        known.ink, colour = ink, self._palette.fill(ink)
        if known.fill != colour:
            known.fill = colour
            self._out.append(colour)

    def _stroke(self, path: Path, ink: Ink) -> None:
        """Colour and manner of a line: joins are round, ends too unless they are butt."""
        known = self._known
        line = (ink, path.weight, path.butt, path.dash)
        if known.line == line:
            return
        known.line, colour = line, self._palette.stroke(ink)
        wanted = (colour, *manner(path.weight, path.dash, butt=path.butt))
        present = (known.stroke, known.weight, known.ends, known.dash)
        self._out += [want for want, have in zip(wanted, present, strict=True) if want != have]
        known.stroke, known.weight, known.ends, known.dash = wanted

    def _group(self, group: Group) -> None:
        before = replace(self._known)
        self._out.append("q")
        if group.matrix != UNMOVED:
            self._out.append(concatenated(group.matrix))
        if group.clip:
            self._out.append(f"{traced(group.clip)} W* n")
        self.draw(group.items)
        self._leave_text()
        self._out.append("Q")
        self._known = before

    def _picture(self, picture: Picture) -> None:
        name, operator = self._shelf.bitmap(picture.bitmap)
        self._forms[name] = None
        corner = f"{points(picture.x)} {points(-picture.y - picture.height)}"
        size = f"{points(picture.width)} 0 0 {points(picture.height)}"
        self._out.append(f"q {size} {corner} cm {operator} Q")

    def _call(self, name: str, operator: str, matrix: Matrix) -> None:
        """Draw a form; it leaves the graphics state as it was."""
        self._forms[name] = None
        if matrix == UNMOVED:
            self._out.append(operator)
        else:
            self._out.append(f"q {concatenated(matrix)} {operator} Q")
