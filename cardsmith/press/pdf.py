"""A document of sheets becomes a PDF file."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from io import BytesIO
from typing import TYPE_CHECKING, BinaryIO, NamedTuple

from cardsmith.model.face import UNMOVED, Face, shift, turned
from cardsmith.model.metrics import Fonts
from cardsmith.model.sheet import Document, Mark, Page, Placed, Rect
from cardsmith.press.content import Content, boxed, concatenated, points
from cardsmith.press.drawing import Craft, Drawing
from cardsmith.press.palette import Palette, Screen
from cardsmith.press.paper import PageBox, Paper
from cardsmith.press.structure import Told
from cardsmith.press.tagging import silenced
from cardsmith.press.typeface import Typefaces

if TYPE_CHECKING:
    from cardsmith.press.conformance import Conformance

_TOLERANCE = 2
"""How many micrometres a box may differ from the face it holds."""


def write_pdf(document: Document, fonts: Fonts, prepress: "Prepress | None" = None) -> bytes:
    """The file of a document, the same bytes for the same input; raises what ``print_pdf`` does."""
    stream = BytesIO()
    print_pdf(document, fonts, stream, prepress)
    return stream.getvalue()


class Prepress(NamedTuple):
    """How a file for a print shop is written: by what standard, and with what."""

    conformance: "Conformance"
    palette: Palette
    craft: Craft


def print_pdf(
    document: Document, fonts: Fonts, stream: BinaryIO, prepress: Prepress | None = None
) -> None:
    """Write the file of a document to a stream, in sRGB unless it is for a print shop.

    Raises ValueError for a character without a glyph and for a box that is not the size of its
    face: both are caught before anything comes here. KeyError for a font there is not, InputError
    (I110) for a ``SOURCE_DATE_EPOCH`` that is no date.
    """
    conformance, palette, craft = prepress or (None, Screen(), None)
    paper = Paper(document, stream, conformance)
    typefaces = Typefaces(fonts)
    drawing = Drawing(paper, typefaces, palette, _placed_often(document), craft)
    for page in document.pages:
        size = _points(page.width), _points(page.height)
        content, told = _content(page, drawing, tagged=document.tagged)
        paper.page(content, size, _boxes(page), told)
    for name, part in typefaces.parts():
        paper.font(name, part)
    paper.finish()


def _placed_often(document: Document) -> frozenset[Face]:
    """The faces that stand in several places: stored once, they are called from each."""
    counts = Counter(held.face for page in document.pages for held in page.placed)
    return frozenset(face for face, count in counts.items() if count > 1)


def _content(page: Page, drawing: Drawing, *, tagged: bool) -> tuple[Content, Sequence[Told]]:
    """A whole page, and what its faces say, each once: guide lines lie under and over them."""
    parts = [f"1 0 0 1 0 {points(page.height / 1000)} cm"]
    forms: dict[str, None] = {}
    told: dict[Face, Told] = {}
    marked = 0
    if page.matrix != UNMOVED:
        parts.append(concatenated(page.matrix))
    parts += _guides(page.marks, drawing, tagged=tagged)
    for held in page.placed:
        if not tagged:
            content = drawing.face(held.face)
        elif held.face in told:
            content = silenced(drawing.face(held.face))
        else:
            content, told[held.face] = drawing.heard(held.face, marked)
            marked += len(told[held.face].kinds)
        parts.append(f"q {_placing(held)}\n{content.operators}\nQ")
        forms |= dict.fromkeys(content.forms)
    parts += _guides(page.over, drawing, tagged=tagged)
    return Content("\n".join(parts), tuple(forms)), [each for each in told.values() if each.kinds]


def _guides(marks: tuple[Mark, ...], drawing: Drawing, *, tagged: bool) -> Iterator[str]:
    if marks:
        drawn = Content(f"q {drawing.guides(marks)} Q")
        yield (silenced(drawn) if tagged else drawn).operators


def _placing(held: Placed) -> str:
    """The operators that move to a face's place on its page, and let nothing show outside.

    Raises ValueError when the box is not the face, turned: nothing is ever scaled to fit.
    """
    face, box = held.face, held.box
    upright = held.turn % 180 == 0
    width, height = (face.width, face.height) if upright else (face.height, face.width)
    if max(abs(box.width - width * 1000), abs(box.height - height * 1000)) > _TOLERANCE:
        raise ValueError(f"{face.name}: {width} x {height} mm does not fill {box}")
    return _placed((box.x, box.y), (width, height), held.turn, held.clip)


@lru_cache(maxsize=1 << 10)
def _placed(at: tuple[int, int], size: tuple[float, float], turn: int, clip: Rect) -> str:
    """The same for what covers ``size`` millimetres once turned; pages repeat their places."""
    width, height = size
    corner = {0: (0.0, 0.0), 90: (width, 0.0), 180: (width, height), 270: (0.0, height)}[turn]
    moved = turned(turn).then(shift(*corner)).then(shift(at[0] / 1000, at[1] / 1000))
    return f"{boxed(*(length / 1000 for length in _rect(clip)))} W n {concatenated(moved)}"


def _rect(rect: Rect) -> tuple[int, int, int, int]:
    return rect.x, rect.y, rect.width, rect.height


def _boxes(page: Page) -> dict[str, PageBox]:
    """The boxes of a page in points, from the bottom left corner."""
    boxes = {"TrimBox": page.trim, "BleedBox": page.bleed}
    return {name: _box(rect, page.height) for name, rect in boxes.items() if rect is not None}


def _box(rect: Rect, height: int) -> PageBox:
    top, bottom = height - rect.y, height - rect.bottom
    return _points(rect.x), _points(bottom), _points(rect.right), _points(top)


def _points(micrometres: int) -> float:
    return round(micrometres * 72 / 25_400, 3)
