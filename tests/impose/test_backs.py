"""The turned or folded sheet: whatever lies on the front has its back exactly behind it."""

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from cardsmith.impose.sheets import impose
from cardsmith.model.choices import Duplex, Marks
from cardsmith.model.face import Piece
from cardsmith.model.sheet import Page, Rect, SheetOptions
from cardsmith.model.struct import replace
from tests.impose.cards import deck, paper, piece, rows, titles
from tests.impose.mixes import as_box, faces, footer, mixes, sheets


def turned_over(rect: Rect, page: Page, duplex: Duplex) -> Rect:
    """Turn the paper over one of its edges, or fold it in the middle, and look through it."""
    long = duplex is not Duplex.SHORT
    edge_is_upright = duplex is Duplex.FOLD or (page.height >= page.width) == long
    if edge_is_upright:
        return Rect(page.width - rect.x - rect.width, rect.y, rect.width, rect.height)
    return Rect(rect.x, page.height - rect.y - rect.height, rect.width, rect.height)


def leaves(pages: Sequence[Page], duplex: Duplex) -> list[tuple[Page, Page | None]]:
    """The sides of every sheet, as they come out of the printer."""
    if duplex is Duplex.FOLD:
        return [(page, page) for page in pages]
    if duplex is Duplex.SEPARATE:
        half = len(pages) // 2
        return list(zip(pages[:half], pages[half:], strict=True))
    backs = [*pages[1::2], *[None] * (len(pages) % 2)]
    return list(zip(pages[::2], backs, strict=True))


FLIPPED = st.sampled_from([Duplex.LONG, Duplex.SHORT, Duplex.SEPARATE])
TWO_SIDED = st.one_of(FLIPPED, st.just(Duplex.FOLD))


@given(sheet=sheets, cards=mixes(), duplex=TWO_SIDED)
def test_every_back_lies_behind_its_front(
    sheet: SheetOptions, cards: list[Piece], duplex: Duplex
) -> None:
    """Of all sizes, on all papers, flipped or folded: the back of each, and no other back."""
    sheet = replace(sheet, duplex=duplex)
    two_sided = {card.id for card in cards if card.back}

    pages, _ = impose(cards, sheet, footer)

    for front, back in leaves(pages, sheet.duplex):
        expected = {
            (held.face.name.split()[0], held.box, held.clip)
            for held in faces(front, "recto")
            if held.face.name.split()[0] in two_sided
        }
        found = {
            (
                held.face.name.split()[0],
                *(turned_over(box, front, duplex) for box in (held.box, held.clip)),
            )
            for held in (faces(back, "verso") if back else ())
        }
        assert found == expected
        assert back is None or back.back is (sheet.duplex is not Duplex.FOLD)
        assert not front.back


@given(sheet=sheets, duplex=TWO_SIDED)
def test_a_back_turns_when_the_sheet_turns_over_its_top(
    sheet: SheetOptions, duplex: Duplex
) -> None:
    """Held by its side, a card shows both faces upright."""
    sheet = replace(sheet, duplex=duplex)
    pages, _ = impose([piece("a", (30.0, 40.0))], sheet)

    ((front, back),) = leaves(pages, sheet.duplex)
    assert back is not None
    over_the_side = turned_over(Rect(0, 0, 1, 1), front, sheet.duplex).y == 0
    assert faces(front, "recto")[0].turn == 0
    assert faces(back, "verso")[0].turn == (0 if over_the_side else 180)


@given(sheet=sheets, cards=mixes(), duplex=FLIPPED)
def test_both_sides_are_cut_along_the_same_lines(
    sheet: SheetOptions, cards: list[Piece], duplex: Duplex
) -> None:
    sheet = replace(sheet, duplex=duplex)

    for front, back in leaves(impose(cards, sheet, footer)[0], sheet.duplex):
        if back is None:
            continue
        for lines, others in ((front.marks, back.marks), (front.over, back.over)):
            turned = {turned_over(as_box(mark), back, sheet.duplex) for mark in others}
            assert turned == {as_box(mark) for mark in lines}


@given(sheet=sheets, cards=mixes())
def test_a_folded_sheet_has_fronts_at_the_left_of_its_middle(
    sheet: SheetOptions, cards: list[Piece]
) -> None:
    for page in impose(cards, replace(sheet, duplex=Duplex.FOLD), footer)[0]:
        assert all(held.clip.right <= page.width // 2 for held in faces(page, "recto"))
        assert all(2 * held.clip.x >= page.width for held in faces(page, "verso"))
        assert not page.back


def test_the_fold_is_dashed_from_margin_to_footer() -> None:
    options = paper("a4", duplex=Duplex.FOLD)

    (page,) = impose(deck(2), options, footer)[0]

    (fold,) = [mark for mark in page.over if mark.dash]
    assert (fold.x1, fold.x2, fold.y1) == (105_000, 105_000, 5_000)
    assert fold.y2 == page.placed[-1].box.y
    assert not any(mark.x1 > 105_000 or mark.x2 > 105_000 for mark in page.marks)


def test_without_marks_no_fold_is_drawn() -> None:
    (page,) = impose(deck(2), paper("a4", duplex=Duplex.FOLD, marks=Marks.NONE))[0]

    assert not page.marks
    assert not page.over


def test_nothing_is_folded_where_there_is_no_back() -> None:
    cards = deck(9, back=False)

    folded = impose(cards, paper("a4", duplex=Duplex.FOLD))[0]

    assert folded == impose(cards, paper("a4", duplex=Duplex.NONE))[0]


def test_used_slots_of_a_folded_sheet_stay_empty_on_both_halves() -> None:
    options = paper("a4", duplex=Duplex.FOLD, skip=frozenset({2}))

    first, second = impose(deck(3), options)[0]

    assert rows(first) == [["1", "1"], ["2", "2"]]
    assert [held.box.y for held in faces(first, "verso")] == [16_500, 192_500]
    assert titles(second) == ["3", "3"]


def test_separate_sides_are_as_many_backs_as_fronts() -> None:
    """So that either run can be fed in either order, a sheet without backs takes its turn too."""
    cards = [*deck(9), *(piece(f"f{number}", back=False) for number in range(10))]

    pages, _ = impose(cards, paper("a4", duplex=Duplex.SEPARATE))

    assert [page.back for page in pages] == [False] * 3 + [True] * 3
    assert [len(page.placed) for page in pages] == [9, 9, 1, 9, 0, 0]
    assert rows(pages[3]) == [["3", "2", "1"], ["6", "5", "4"], ["9", "8", "7"]]


def test_separate_sides_without_backs_are_fronts_only() -> None:
    pages, _ = impose(deck(10, back=False), paper("a4", duplex=Duplex.SEPARATE))

    assert [page.back for page in pages] == [False, False]


@given(sheet=sheets, cards=mixes())
def test_every_copy_is_printed_once_and_in_order(sheet: SheetOptions, cards: list[Piece]) -> None:
    pages, findings = impose(cards, sheet, footer)

    refused = {finding.card for finding in findings}
    fronts = [held.face.name for page in pages for held in faces(page, "recto")]
    for size in {(card.front.width, card.front.height) for card in cards}:
        group = [card for card in cards if (card.front.width, card.front.height) == size]
        asked = [card.front.name for card in group for _ in range(card.copies)]
        names = {card.front.name for card in group}
        placed = [name for name in fronts if name in names]
        told = bool(refused & {card.id for card in group}) or any(
            finding.code in {"I103", "I105"} for finding in findings
        )
        assert placed == asked or (told and not placed)
