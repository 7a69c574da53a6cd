"""One face a page: the file a print shop takes, and a board in one piece."""

from collections.abc import Iterator, Sequence

from cardsmith.impose.refusal import dimensions, trim
from cardsmith.model.choices import Orientation
from cardsmith.model.face import Face, Piece
from cardsmith.model.finding import Finding
from cardsmith.model.place import named
from cardsmith.model.sheet import Page, Placed, Rect, SheetOptions

_APART = 4_000


def one_a_page(pieces: Sequence[Piece], bleed: int) -> tuple[Page, ...]:
    """A page for every face of every copy, front then back; ``bleed`` in micrometres.

    The page is the trim and its bleed all round, and says so in its boxes.
    """
    return tuple(
        single(face, bleed)
        for piece in pieces
        for _ in range(piece.copies)
        for face in _sides(piece)
    )


def single(face: Face, bleed: int) -> Page:
    """The page of one face, as large as its trim and ``bleed`` micrometres all round."""
    width, height = trim(face)
    page = Rect(0, 0, width + 2 * bleed, height + 2 * bleed)
    box = Rect(bleed, bleed, width, height)
    return Page(
        width=page.width,
        height=page.height,
        placed=(Placed(face, box, page),),
        trim=box,
        bleed=page,
    )


def on_paper(face: Face, options: SheetOptions) -> tuple[tuple[Page, ...], tuple[Finding, ...]]:
    """A face in the middle of one sheet, the paper laid as the face lies.

    The face may run into the margins, up to the edge of the paper; I101 when it is larger.
    """
    width, height = trim(face)
    lies = Orientation.LANDSCAPE if width > height else Orientation.PORTRAIT
    page = options.page(lies)
    if width > page[0] or height > page[1]:
        finding = Finding(
            "I101", named(face.name), size=dimensions((width, height)), usable=dimensions(page)
        )
        return (), (finding,)
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


def _sides(piece: Piece) -> Iterator[Face]:
    yield piece.front
    if piece.back is not None:
        yield piece.back
