"""One face a page: the file a print shop takes, and a board in one piece."""

from collections.abc import Sequence
from typing import NamedTuple

from cardsmith.impose.refusal import compared, trim
from cardsmith.impose.slug import slug_marks
from cardsmith.model.choices import Marks, Orientation
from cardsmith.model.face import Face, Piece
from cardsmith.model.finding import Finding
from cardsmith.model.place import named
from cardsmith.model.sheet import Page, Placed, Rect, SheetOptions

_APART = 4_000


class Slug(NamedTuple):
    """Room beyond the bleed, in micrometres, and what stands there."""

    width: int = 0
    marks: Marks = Marks.NONE


NO_SLUG = Slug()
"""A page that ends with its bleed."""


def one_a_page(
    pieces: Sequence[Piece], bleed: int, slug: Slug = NO_SLUG, *, back_first: bool = False
) -> tuple[Page, ...]:
    """A page for every face of every copy, front then back unless the back comes first.

    The page is the trim and its bleed all round, in micrometres, and says so in its boxes; a slug
    is added to that.
    """
    return tuple(
        single(face, bleed, slug, back=back)
        for piece in pieces
        for _ in range(piece.copies)
        for face, back in _sides(piece, back_first=back_first)
    )


def single(face: Face, bleed: int, slug: Slug = NO_SLUG, *, back: bool = False) -> Page:
    """The page of one face, as large as its trim, ``bleed`` micrometres and a slug all round."""
    width, height = trim(face)
    box = Rect(bleed + slug.width, bleed + slug.width, width, height)
    bled = box.grown(bleed)
    page = bled.grown(slug.width)
    size = page.width, page.height
    marks = slug_marks(size, (box,), box, bleed, slug.marks) if slug.width else ()
    return Page(
        width=page.width,
        height=page.height,
        placed=(Placed(face, box, bled),),
        marks=marks,
        trim=box,
        bleed=bled,
        back=back,
    )


def on_paper(face: Face, options: SheetOptions) -> tuple[tuple[Page, ...], tuple[Finding, ...]]:
    """A face in the middle of one sheet, the paper laid as the face lies.

    The face may run into the margins, up to the edge of the paper; I101 when it is larger.
    """
    width, height = trim(face)
    lies = Orientation.LANDSCAPE if width > height else Orientation.PORTRAIT
    page = options.page(lies)
    if width > page[0] or height > page[1]:
        size, usable = compared((width, height), page)
        return (), (Finding("I101", named(face.name), size=size, usable=usable),)
    box = Rect((page[0] - width) // 2, (page[1] - height) // 2, width, height)
    left, top = (min(options.bleed, room) for room in (box.x, box.y))
    clip = Rect(box.x - left, box.y - top, width + 2 * left, height + 2 * top)
    placed = Placed(face, box, clip)
    return (Page(width=page[0], height=page[1], placed=(placed,), trim=box, bleed=clip),), ()


def side_by_side(faces: Sequence[Face]) -> Page:
    """Faces in a row, cut at their trim, 4 mm apart: a page to look at."""
    placed: list[Placed] = []
    x = 0
    for face in faces:
        width, height = trim(face)
        box = Rect(x, 0, width, height)
        placed.append(Placed(face, box, box))
        x = box.right + _APART
    height = max((item.box.height for item in placed), default=0)
    return Page(width=x - _APART, height=height, placed=tuple(placed))


def _sides(piece: Piece, *, back_first: bool) -> Sequence[tuple[Face, bool]]:
    """The faces of a card in the order of their pages, and whether each is its back."""
    front = (piece.front, False)
    if piece.back is None:
        return (front,)
    back = (piece.back, True)
    return (back, front) if back_first else (front, back)
