"""The notice on the first sheet of a file, and that no word of a sheet lies on a card."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.impose.footer import noticed
from cardsmith.impose.sheets import impose
from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.layout.cut_numbers import CutNumbers
from cardsmith.layout.footer import Footers
from cardsmith.layout.setting import Style, width
from cardsmith.model.choices import Duplex
from cardsmith.model.sheet import Rect, SheetOptions
from cardsmith.model.units import POINT
from cardsmith.pipeline.options import Asked, chosen
from tests.impose.cards import meet, piece
from tests.layout.drawn import box, paths
from tests.layout.test_footer import FONTS, JOB, said, sheets, texts

TURNED = (Duplex.LONG, Duplex.SHORT)


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("duplex", Duplex)
def test_how_to_turn_the_pile_by_hand_is_told_where_sheets_are_turned(
    duplex: Duplex, lang: str
) -> None:
    words = printed_words("print", lang)
    faces = Footers(FONTS, JOB._replace(words=words, duplex=duplex)).notice([(200, 4.6)])

    assert bool(faces) == (duplex in TURNED)
    for face in faces:
        assert words[f"by_hand_{duplex}"].replace("\u202f", " ") in said(face)
        assert "cardsmith calibrate" in said(face)


def test_a_printer_that_is_calibrated_needs_no_calibrating() -> None:
    (face,) = Footers(FONTS, JOB._replace(calibrated=True)).notice([(200, 4.6)])

    assert "calibrate" not in said(face)


@given(
    strips=st.lists(st.tuples(st.floats(20, 430), st.floats(1, 8)), min_size=1, max_size=4),
    lang=st.sampled_from(["fr", "en"]),
)
def test_a_notice_is_whole_and_inside_its_strips_or_is_not_there(
    strips: list[tuple[float, float]], lang: str
) -> None:
    words = printed_words("print", lang)
    faces = Footers(FONTS, JOB._replace(words=words)).notice(strips)

    told = [text for face in faces for text in texts(face)]
    if faces:
        told_words = " ".join(text.text for text in told).replace(" · ", " ").split()
        asked = f"{words['by_hand_long']} {words['drift']}".replace("\u202f", " ").split()
        assert told_words == asked
    for face, (wide, high) in zip(faces, strips, strict=False):
        assert (face.width, face.height) == (wide, high)
        for text in texts(face):
            em = text.size * POINT
            assert text.size >= 6
            assert text.x + width(FONTS, Style(text.font, text.size), text.text) <= wide + 1e-6
            assert 0.74 * em <= text.y + 1e-6
            assert text.y + 0.24 * em <= high + 1e-6


@pytest.mark.parametrize("paper", ["a5", "a4", "a3", "letter", "legal", "tabloid"])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_paper_tells_what_to_do_without_duplex(paper: str, lang: str) -> None:
    """Cards of poker size fill an upright Letter: then the notice stands down its left side."""
    sheet = chosen("home", Asked({}, paper=paper)).options
    footers = Footers(FONTS, JOB._replace(words=printed_words("print", lang)))
    pages, _ = impose([piece("a", (63, 88), copies=40)], sheet, footers, CutNumbers(FONTS))
    first = noticed(pages[0], sheet, footers.notice)

    held = [held for held in first.placed if held.face.name == "footer notice"]
    assert held
    numbers = next(held.face for held in first.placed if held.face.name == "cut numbers")
    boxes = [
        Rect(*(round(1000 * value) for value in (x0, y0, x1 - x0, y1 - y0)))
        for x0, y0, x1, y1 in (box([path]) for path in paths(numbers.items))
    ]
    assert not any(meet(one.box, number) for one in held for number in boxes)


@given(
    sheet=sheets, size=st.sampled_from([(63.0, 88.0), (63.5, 88.9), (45.0, 68.0), (70.0, 120.0)])
)
def test_no_word_of_a_sheet_lies_on_a_card(sheet: SheetOptions, size: tuple[float, float]) -> None:
    """On every paper, with every margin: footer and notice keep off cards and marks (E26)."""
    footers = Footers(FONTS, JOB._replace(duplex=sheet.duplex))
    pages, _ = impose([piece("a", size, copies=40)], sheet, footers)
    if not pages:
        return
    first = noticed(pages[0], sheet, footers.notice)

    for page in (first, *pages[1:]):
        words = [held for held in page.placed if held.face.name.startswith("footer")]
        cards = [held for held in page.placed if held.face.name in {"a recto", "a verso"}]
        assert cards
        for foot in words:
            assert foot.box.x >= sheet.margin
            assert foot.box.y >= sheet.margin
            assert foot.box.right <= page.width - sheet.margin
            assert foot.box.bottom <= page.height - sheet.margin
            assert not any(meet(foot.box, card.clip) for card in cards)
            for mark in (*page.marks, *page.over):
                line = Rect(mark.x1, mark.y1, mark.x2 - mark.x1, mark.y2 - mark.y1)
                assert not meet(foot.box, line)
        assert not any(meet(*pair) for pair in combinations([foot.box for foot in words], 2))
