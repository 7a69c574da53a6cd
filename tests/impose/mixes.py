"""Random sheets and random mixes of cards, for what must hold of all of them."""

from hypothesis import strategies as st

from cardsmith.model.choices import Duplex, Marks, Orientation
from cardsmith.model.face import Face, Piece
from cardsmith.model.sheet import FooterStrip, Mark, Page, Placed, Rect, SheetOptions
from tests.impose.cards import piece

PAPERS = [
    (148_000, 210_000),
    (210_000, 297_000),
    (215_900, 279_400),
    (297_000, 420_001),
    (300_001, 180_000),
]
SIZES = [
    (63.0, 88.0),
    (63.5, 88.9),
    (44.45, 63.5),
    (45.0, 68.0),
    (69.85, 120.65),
    (30.333, 40.125),
    (88.0, 63.0),
    (70.0, 70.0),
]

sheets = st.builds(
    lambda size, **asked: SheetOptions(width=size[0], height=size[1], **asked),
    st.sampled_from(PAPERS),
    margin=st.sampled_from([0, 3_000, 5_000, 9_999]),
    gap=st.sampled_from([0, 1, 1_500, 4_000, 9_000]),
    bleed=st.sampled_from([0, 500, 1_000, 2_000, 3_001]),
    duplex=st.sampled_from(Duplex),
    marks=st.sampled_from(Marks),
    orientation=st.sampled_from(Orientation),
    skip=st.sampled_from([frozenset[int](), *map(frozenset, ({1}, {2}, {2, 3}, {2, 4}))]),
)


@st.composite
def mixes(draw: st.DrawFn) -> list[Piece]:
    """Cards of one size or several, the first with a back, in any order."""
    kinds = st.tuples(st.sampled_from(SIZES), st.booleans(), st.integers(0, 9))
    drawn = draw(st.lists(kinds, min_size=1, max_size=7))
    return [
        piece(str(number), size, back=back or number == 0, copies=copies)
        for number, (size, back, copies) in enumerate(drawn)
    ]


def footer(strip: FooterStrip) -> Face:
    """A footer that is as large as its strip."""
    return Face(f"footer {strip.sheet}", strip.width, strip.height, ())


def faces(page: Page, side: str) -> list[Placed]:
    """The fronts (``recto``) or the backs (``verso``) of a page."""
    return [placed for placed in page.placed if placed.face.name.endswith(side)]


def footers(page: Page) -> list[Rect]:
    """Where the footer of a page lies."""
    return [held.box for held in page.placed if held.face.name.startswith("footer")]


def printable(page: Page, sheet: SheetOptions) -> Rect:
    """What a printer can reach of a page."""
    margin = sheet.margin
    return Rect(margin, margin, page.width - 2 * margin, page.height - 2 * margin)


def as_box(mark: Mark) -> Rect:
    """A mark as a box without breadth."""
    return Rect(mark.x1, mark.y1, mark.x2 - mark.x1, mark.y2 - mark.y1)
