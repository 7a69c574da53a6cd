"""One face a page, and a board in one piece."""

import pytest

from cardsmith.impose.single import on_paper, one_a_page
from cardsmith.model.face import Face
from cardsmith.model.sheet import Rect
from tests.impose.cards import deck, paper, piece


def points(rect: Rect, page_height: int) -> list[float]:
    """A box in points from the bottom left, as a PDF writes it."""
    ends = (rect.x, page_height - rect.bottom, rect.right, page_height - rect.y)
    return [end * 72 / 25_400 for end in ends]


def test_case_E12_on_pages() -> None:
    pages = one_a_page(deck(3, back=False), 3_000)

    assert len(pages) == 3
    for page in pages:
        assert page.trim is not None
        assert page.bleed == Rect(0, 0, page.width, page.height)
        assert points(page.bleed, page.height) == pytest.approx([0, 0, 195.591, 266.457], abs=0.01)
        assert points(page.trim, page.height) == pytest.approx(
            [8.504, 8.504, 187.087, 257.953], abs=0.01
        )
        assert page.placed[0].box == page.trim
        assert page.placed[0].clip == page.bleed


def test_fronts_and_backs_alternate_and_copies_are_printed() -> None:
    pages = one_a_page([piece("a", copies=2), piece("b", back=False)], 0)

    assert [page.placed[0].face.name for page in pages] == [
        "a recto",
        "a verso",
        "a recto",
        "a verso",
        "b recto",
    ]


def test_a_board_lies_as_its_paper_does() -> None:
    board = Face("board", 420, 297, (), 3)

    (page,), findings = on_paper(board, paper("a3"))

    assert not findings
    assert (page.width, page.height) == (420_000, 297_000)
    assert page.trim == page.bleed == Rect(0, 0, 420_000, 297_000)


def test_a_board_on_larger_paper_keeps_its_bleed_in_the_middle() -> None:
    (page,), _ = on_paper(Face("board", 400, 250, (), 3), paper("a3", bleed=3_000))

    assert page.trim == Rect(10_000, 23_500, 400_000, 250_000)
    assert page.bleed == Rect(7_000, 20_500, 406_000, 256_000)


def test_a_board_is_never_made_smaller() -> None:
    pages, (finding,) = on_paper(Face("board", 420, 297, (), 3), paper("tabloid"))

    assert not pages
    assert finding.code == "I101"
    assert finding.arguments == {"size": "420 × 297", "usable": "431.8 × 279.4"}
