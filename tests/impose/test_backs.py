"""The turned sheet: whatever lies on the front has its back exactly behind it."""

from hypothesis import given
from hypothesis import strategies as st

from cardsmith.impose.sheets import impose
from cardsmith.model.choices import Duplex, Marks, Orientation
from cardsmith.model.sheet import Page, Rect, SheetOptions
from tests.impose.cards import piece

papers = st.sampled_from(
    [
        (148_000, 210_000),
        (210_000, 297_000),
        (215_900, 279_400),
        (297_000, 420_001),
        (300_000, 180_000),
    ]
)
options = st.builds(
    lambda size, **asked: SheetOptions(width=size[0], height=size[1], **asked),
    papers,
    gap=st.sampled_from([0, 1, 1_500, 4_000]),
    bleed=st.sampled_from([0, 2_000, 3_000]),
    duplex=st.sampled_from([Duplex.LONG, Duplex.SHORT]),
    marks=st.sampled_from(Marks),
    orientation=st.sampled_from(Orientation),
    skip=st.sampled_from([frozenset[int](), frozenset({1}), frozenset({2})]),
)
sizes = st.sampled_from([(63.0, 88.0), (45.0, 68.0), (30.333, 40.125), (88.0, 63.0)])


def turned_over(rect: Rect, page: Page, duplex: Duplex) -> Rect:
    """Turn the paper over one of its edges, as a printer does, and look through it."""
    edge_is_upright = (page.height >= page.width) == (duplex is Duplex.LONG)
    if edge_is_upright:
        return Rect(page.width - rect.x - rect.width, rect.y, rect.width, rect.height)
    return Rect(rect.x, page.height - rect.y - rect.height, rect.width, rect.height)


@given(sheet=options, size=sizes, copies=st.lists(st.integers(1, 5), min_size=1, max_size=6))
def test_every_back_lies_behind_its_front(
    sheet: SheetOptions, size: tuple[float, float], copies: list[int]
) -> None:
    cards = [piece(str(i), size, copies=count) for i, count in enumerate(copies)]

    pages, findings = impose(cards, sheet)

    assert not findings
    for front, back in zip(pages[::2], pages[1::2], strict=True):
        assert len(front.placed) == len(back.placed)
        for recto, verso in zip(front.placed, back.placed, strict=True):
            assert verso.face.name == recto.face.name.replace("recto", "verso")
            assert turned_over(verso.box, back, sheet.duplex) == recto.box
            assert turned_over(verso.clip, back, sheet.duplex) == recto.clip


@given(sheet=options, size=sizes)
def test_a_back_turns_when_the_sheet_turns_over_its_top(
    sheet: SheetOptions, size: tuple[float, float]
) -> None:
    """Held by its side, a card shows both faces upright."""
    front, back = impose([piece("a", size)], sheet)[0]

    over_the_side = turned_over(Rect(0, 0, 1, 1), front, sheet.duplex).y == 0
    assert front.placed[0].turn == 0
    assert back.placed[0].turn == (0 if over_the_side else 180)


@given(sheet=options, size=sizes, count=st.integers(1, 20))
def test_both_sides_are_cut_along_the_same_lines(
    sheet: SheetOptions, size: tuple[float, float], count: int
) -> None:
    pages, _ = impose([piece("a", size, copies=count)], sheet)

    for front, back in zip(pages[::2], pages[1::2], strict=True):
        turned = {
            turned_over(Rect(m.x1, m.y1, m.x2 - m.x1, m.y2 - m.y1), back, sheet.duplex)
            for m in back.marks
        }
        assert turned == {Rect(m.x1, m.y1, m.x2 - m.x1, m.y2 - m.y1) for m in front.marks}
