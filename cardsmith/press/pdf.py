"""A document of sheets becomes a PDF file."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from io import BytesIO
from typing import TYPE_CHECKING, BinaryIO, NamedTuple

from cardsmith.model.face import Face
from cardsmith.model.metrics import Fonts
from cardsmith.model.sheet import Document, Page, Rect
from cardsmith.press.composing import ComposedPage, Composer, Sheaf
from cardsmith.press.drawing import Craft, Drawing
from cardsmith.press.palette import Palette, Screen
from cardsmith.press.paper import PageBox, Paper
from cardsmith.press.supplying import Supplies
from cardsmith.press.typeface import Typefaces

if TYPE_CHECKING:
    from cardsmith.press.conformance import Conformance

BLOCK = 1024
"""Pages that are composed before they are written: more of them would only take memory."""

LEAST = 128
"""Pages from which a process of their own is worth its beginning."""

Share = Callable[[Callable[[Sequence[Page]], Sheaf], Sequence[Page], int], list[Sheaf]]
"""Does some work on successive shares of pages, none smaller than so many, and keeps the order."""


class Prepress(NamedTuple):
    """How a file for a print shop is written: by what standard, and with what."""

    conformance: "Conformance"
    palette: Palette
    craft: Craft


def at_once(work: Callable[[Sequence[Page]], Sheaf], pages: Sequence[Page], _: int) -> list[Sheaf]:
    """All pages here and now."""
    return [work(pages)]


def write_pdf(
    document: Document, fonts: Fonts, prepress: Prepress | None = None, share: Share = at_once
) -> bytes:
    """The file of a document, the same bytes for the same input; raises what ``print_pdf`` does."""
    stream = BytesIO()
    print_pdf(document, fonts, stream, prepress, share)
    return stream.getvalue()


def print_pdf(
    document: Document,
    fonts: Fonts,
    stream: BinaryIO,
    prepress: Prepress | None = None,
    share: Share = at_once,
) -> None:
    """Write the file of a document to a stream, in sRGB unless it is for a print shop.

    Pages are composed by ``share``, in shares that may be done elsewhere, and written in order.
    Raises ValueError for a character without a glyph and for a box that is not the size of its
    face: both are caught before anything comes here. KeyError for a font there is not, InputError
    (I110) for a ``SOURCE_DATE_EPOCH`` that is no date.
    """
    conformance, palette, craft = prepress or (None, Screen(), None)
    paper = Paper(document, stream, conformance)
    typefaces = Typefaces(fonts)
    drawing = Drawing(typefaces, palette, _placed_often(document), craft)
    composer = Composer(drawing, palette, tagged=document.tagged)
    supplies = Supplies(paper, typefaces, craft)
    composed = _composed(document.pages, composer, share)
    for page, (made, sheaf) in zip(document.pages, composed, strict=True):
        supplies.write(made.forms, sheaf.forms, [held.face for held in page.placed])
        supplies.embed(made.letters)
        palette.spaces.update(sheaf.spaces)
        paper.page(made, (_points(page.width), _points(page.height)), _boxes(page))
    for name, part in typefaces.parts():
        paper.font(name, part)
    paper.finish()


def _composed(
    pages: tuple[Page, ...], composer: Composer, share: Share
) -> Iterator[tuple[ComposedPage, Sheaf]]:
    """Each page with the sheaf it is of, composed a block before it is written."""
    for first in range(0, len(pages), BLOCK):
        for sheaf in share(composer.sheaf, pages[first : first + BLOCK], LEAST):
            yield from ((made, sheaf) for made in sheaf.pages)


def _placed_often(document: Document) -> frozenset[Face]:
    """The faces that stand in several places: stored once, they are called from each."""
    counts = Counter(held.face for page in document.pages for held in page.placed)
    return frozenset(face for face, count in counts.items() if count > 1)


def _boxes(page: Page) -> dict[str, PageBox]:
    """The boxes of a page in points, from the bottom left corner."""
    boxes = {"TrimBox": page.trim, "BleedBox": page.bleed}
    return {name: _box(rect, page.height) for name, rect in boxes.items() if rect is not None}


def _box(rect: Rect, height: int) -> PageBox:
    top, bottom = height - rect.y, height - rect.bottom
    return _points(rect.x), _points(bottom), _points(rect.right), _points(top)


def _points(micrometres: int) -> float:
    return round(micrometres * 72 / 25_400, 3)
