"""A paper model on a sheet: whole where it can be, else in parts."""

from hypothesis import given
from hypothesis import strategies as st

from cardsmith.impose.net import net_pages
from cardsmith.impose.tiles import Trimmings
from cardsmith.model.choices import Orientation
from cardsmith.model.face import Face
from cardsmith.model.sheet import FooterStrip
from tests.impose.cards import paper

PARTS = Trimmings()


def footer(strip: FooterStrip) -> Face:
    return Face(f"footer {strip.sheet}", strip.width, strip.height, ())


def net(width: float, height: float) -> Face:
    return Face("net", width, height, ())


def test_a_net_stands_whole_on_upright_paper_with_a_footer_and_no_marks() -> None:
    ((page,), findings) = net_pages([net(190, 92)], paper("a4"), footer, PARTS)

    assert not findings
    assert (page.width, page.height) == (210_000, 297_000)
    assert [placed.face.name for placed in page.placed] == ["net", "footer 1"]
    assert page.marks == ()
    box = page.placed[0].box
    assert (box.x, box.y) == (10_000, 99_500)  # in the middle of what a footer of 6 mm leaves


def test_a_wide_net_turns_the_paper() -> None:
    ((page,), _) = net_pages([net(214, 192)], paper("a4"), footer, PARTS)

    assert (page.width, page.height) == (297_000, 210_000)
    assert len(page.placed) == 2


def test_the_paper_lies_as_asked_where_it_can() -> None:
    asked = paper("a4", orientation=Orientation.LANDSCAPE)
    ((page,), _) = net_pages([net(100, 90)], asked, footer, PARTS)

    assert page.width > page.height


def test_what_is_too_large_comes_in_parts() -> None:
    pages, findings = net_pages([net(300, 200)], paper("a4"), footer, PARTS)

    assert not findings
    assert len(pages) == 2


def test_each_net_has_a_sheet_and_each_footer_says_which() -> None:
    pages, findings = net_pages([net(190, 92), net(214, 192)], paper("a4"), footer, PARTS)

    assert not findings
    footers = [held.face.name for page in pages for held in page.placed[1:]]
    assert footers == ["footer 1", "footer 2"]
    assert [page.width > page.height for page in pages] == [False, True]


def test_a_net_as_high_as_the_paper_leaves_a_footer_the_side() -> None:
    """A box of 36 mm with dividers: 214 × 200 on a sheet whose printer reaches 287 × 200."""
    ((page,), _) = net_pages([net(214, 200)], paper("a4"), footer, PARTS)

    assert page.placed[1].turn == 90


@given(st.floats(20, 280), st.floats(20, 280))
def test_a_whole_net_keeps_inside_the_margins_and_off_the_footer(
    width: float, height: float
) -> None:
    pages, _ = net_pages([net(width, height)], paper("a4"), footer, PARTS)

    if len(pages) == 1:
        box = pages[0].placed[0].box
        assert min(box.x, box.y) >= 5_000
        assert box.right <= pages[0].width - 5_000
        assert box.bottom <= pages[0].height - 5_000
        if box.height + 16_500 <= pages[0].height:
            assert len(pages[0].placed) == 2
        for strip in pages[0].placed[1:]:
            assert strip.box.y >= box.bottom or strip.box.x >= box.right
