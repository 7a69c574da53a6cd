"""Seams of every board: no letter, number or medallion of victory is cut in two."""

from collections.abc import Sequence
from functools import lru_cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardsmith.impose.seams import Parts
from cardsmith.impose.tiles import Trimmings, tiles
from cardsmith.impose.tongues import tongues
from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.intake.shipped.ornaments import load_ornaments
from cardsmith.layout.board import board_face
from cardsmith.model.face import Face
from cardsmith.model.inks import INK
from cardsmith.model.sheet import KeepOut, Page, Placed, Rect
from tests.impose.cards import as_rect, inside, paper
from tests.layout.boards import STANDARD, WORDS, edition, singles
from tests.layout.drawn import paths

PAPERS = ("a4", "letter")


@lru_cache(maxsize=32)
def board(count: int, laps: int = 1) -> tuple[Face, tuple[KeepOut, ...]]:
    shape = STANDARD if (count, laps) == (48, 2) else singles(count, laps)
    face, keep, _ = board_face(edition(shape), ShippedFonts(), load_ornaments(), WORDS["fr"])
    return face, keep


def sheets(face: Face, keep: Sequence[KeepOut], name: str) -> tuple[Page, ...]:
    pages, findings = tiles(face, paper(name), Trimmings(keep=keep))
    assert findings == ()
    return pages


def visible(pages: Sequence[Page]) -> list[list[Rect]]:
    """What each sheet shows in the end: its part, then its tongues, micrometres of the face.

    Read off the pages alone: a sheet prints 2 mm beyond its part, and 10 mm before it are hidden.
    """
    return [[_shown(held) for held in page.placed if held.face.name == "board"] for page in pages]


def _shown(held: Placed) -> Rect:
    clip, box = held.clip, held.box
    x, y, right, bottom = clip.x - box.x, clip.y - box.y, clip.right - box.x, clip.bottom - box.y
    x, y = (start + 2_000 if start < 0 else start + 10_000 for start in (x, y))
    return Rect(x, y, right - 2_000 - x, bottom - 2_000 - y)


def whole(keep: KeepOut) -> Rect:
    x, y = round(keep.x * 1000), round(keep.y * 1000)
    return Rect(x, y, round(keep.width * 1000), round(keep.height * 1000))


def tongue_of(rect: Rect) -> Rect:
    """A tongue has no hidden band, so what was taken off for one is put back."""
    x, y = rect.x - 8_000, rect.y - 8_000
    return Rect(x, y, rect.right - x, rect.bottom - y)


@settings(max_examples=4)
@given(count=st.integers(20, 80), laps=st.integers(1, 4), name=st.sampled_from(PAPERS))
def test_no_seam_of_any_board_crosses_what_is_read(count: int, laps: int, name: str) -> None:
    """Each letter, number and the whole medallion lies on one sheet, or on its tongue."""
    count = count if laps == 1 else max(20, (count - 2) // laps * laps + 2)
    laps = laps if (count - 2) % laps == 0 else 1
    face, keep = board(count, laps)
    shown = visible(sheets(face, keep, name))

    for box in (whole(each) for each in keep if each.whole):
        parts = [rects[0] for rects in shown]
        kept = [tongue_of(rect) for rects in shown for rect in rects[1:]]
        owners = [rect for rect in parts if rect.meets(box)]
        in_one = len(owners) == 1
        assert in_one or any(inside(box, tongue) for tongue in kept)
        assert all(inside(box, tongue) or not box.meets(tongue) or in_one for tongue in kept)


@pytest.mark.parametrize("name", PAPERS)
def test_the_shipped_board_needs_no_tongue(name: str) -> None:
    """Its seams are straight, and pass between score and medallion."""
    face, keep = board(48, 2)

    assert all(len(rects) == 1 for rects in visible(sheets(face, keep, name)))
    assert sum(each.whole for each in keep) > 2 * 46
    soft = [whole(each) for each in keep if not each.whole]
    parts = [rects[0] for rects in visible(sheets(face, keep, name))]
    for box in soft:
        assert sum(box.meets(part) for part in parts) == 1


def test_the_medallion_is_kept_with_its_points() -> None:
    """At (112, 184), 24.6 mm to the tip of a point (art direction, board)."""
    _, keep = board(48, 2)
    medal = next(each for each in keep if each.whole and each.width > 40)
    extent = medal.x, medal.y, medal.x + medal.width, medal.y + medal.height

    assert extent == pytest.approx((112 - 24.6, 184 - 24.6, 112 + 24.6, 184 + 24.6), abs=0.01)


DISC = KeepOut(206, 20, 8, 8, 1.5, 0, whole=True)
PARTS: Parts = ((Rect(0, 0, 210_000, 297_000), Rect(210_000, 0, 210_000, 297_000)),)


def test_a_box_that_a_seam_touches_gets_a_tongue_of_the_sheet_on_top() -> None:
    found = tongues(PARTS, [DISC])

    assert found == {PARTS[0][0]: (Rect(205_200, 19_200, 9_600, 9_600),)}


def test_a_box_beside_the_seam_gets_none() -> None:
    beside = KeepOut(201.7, 20, 8, 8, whole=True)
    nearly = KeepOut(201.9, 20, 8, 8, whole=True)

    assert tongues(PARTS, [beside]) == {}
    assert len(tongues(PARTS, [nearly])) == 1
    assert tongues(PARTS, [KeepOut(206, 20, 8, 8)]) == {}


def test_a_tongue_takes_in_what_it_would_cut() -> None:
    neighbour = KeepOut(213.9, 24, 5, 9, whole=True)

    (tongue,) = tongues(PARTS, [DISC, neighbour])[PARTS[0][0]]

    assert inside(whole(neighbour), tongue)
    assert inside(whole(DISC), tongue)


boxes = st.lists(
    st.builds(
        KeepOut,
        st.floats(0, 400),
        st.floats(0, 280),
        st.floats(1, 15),
        st.floats(1, 15),
        whole=st.booleans(),
    ),
    max_size=20,
)


@given(boxes)
def test_no_tongue_cuts_a_box(keep: list[KeepOut]) -> None:
    found = [tongue for each in tongues(PARTS, keep).values() for tongue in each]

    for box in (whole(each) for each in keep if each.whole):
        parts = sum(box.meets(part) for part in PARTS[0])
        assert parts == 1 or any(inside(box, tongue) for tongue in found)
        assert all(inside(box, tongue) or not box.meets(tongue) for tongue in found)


def test_a_sheet_prints_its_tongue_and_the_line_to_cut_it() -> None:
    """A wall leaves one seam, and a number lies on it."""
    walls = [KeepOut(x, 0, 28, 280) for x in (130, 160, 190, 220, 250, 280)]
    discs = [KeepOut(x, 100, 8, 8, 0.01, 0, whole=True) for x in range(152, 280, 30)]
    face = Face("board", 420, 180, (), 3)
    first, second = sheets(face, [*walls, *discs], "a4")
    (line,) = [held for held in first.placed if held.face.name == "tongue"]
    ((part, tongue), (_,)) = visible([first, second])

    assert inside(tongue_of(tongue), Rect(0, 0, 420_000, 180_000))
    assert tongue_of(tongue).right > part.right
    assert inside(line.box, as_rect(first))
    assert INK in {path.stroke for path in paths(line.face.items)}
