"""Cards on sheets: page count, order, copies, sizes that do not fit."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.impose.sheets import impose
from cardsmith.model.choices import Duplex, Orientation
from cardsmith.model.face import Face, Piece
from tests.impose.cards import cards_on, case, deck, paper, piece, rows, titles


@pytest.mark.parametrize(("cards", "pages"), [(1, 1), (9, 1), (10, 2), (18, 2), (27, 3)])
def test_case_E01(cards: int, pages: int) -> None:
    _, options = case("E01/print.yaml")

    made, findings = impose(deck(cards), options)

    assert len(made) == pages
    assert all(cards_on(page) for page in made)
    assert [name for page in made for name in titles(page)] == [
        str(number) for number in range(1, cards + 1)
    ]
    assert not findings


def test_case_E03_on_sheets() -> None:
    _, options = case("E03/print.yaml")

    pages, (finding,) = impose(deck(1, (205, 290)), options)

    assert not pages
    assert finding.code == "I101"
    assert finding.arguments == {"size": "205 × 290", "usable": "200 × 287"}


def test_case_E04() -> None:
    _, options = case("E04/print.yaml")

    pages, _ = impose(deck(10), options)

    assert [page.placed[0].face.name.split()[1] for page in pages] == [
        "recto",
        "verso",
        "recto",
        "verso",
    ]
    assert rows(pages[1]) == [["3", "2", "1"], ["6", "5", "4"], ["9", "8", "7"]]
    (last,) = pages[3].placed
    assert last.face.name == "10 verso"
    assert (last.box.x, last.box.right, last.box.y) == (136_500, 199_500, 16_500)


def test_case_E07_on_sheets() -> None:
    copies = {"A": 4, "B": 2, "C": 1}
    pieces = [piece(name, copies=count) for name, count in copies.items()]

    front, back = impose(pieces, paper("a4"))[0]

    assert titles(front) == list("AAAABBC")
    assert titles(back) == list("AAAABBC")
    assert rows(back) == [list("AAA"), list("BBA"), list("C")]


def test_case_E08_on_sheets() -> None:
    _, options = case("E08/print.yaml")

    pages, _ = impose(deck(30), options)

    assert len(pages) == 4
    assert Counter(name for page in pages for name in titles(page)) == {
        str(number): 1 for number in range(1, 31)
    }


def test_case_E15() -> None:
    held = {}
    for name in ("A5", "A4", "Letter", "A3"):
        _, options = case(f"E15/{name}.yaml")
        held[name] = len(cards_on(impose(deck(40), options)[0][0]))

    assert held == {"A5": 4, "A4": 9, "Letter": 9, "A3": 16}


def test_turning_the_paper_is_asked_for() -> None:
    pages, _ = impose(deck(18), paper("a3", orientation=Orientation.AUTO))

    assert len(pages[0].placed) == 18
    assert pages[0].width > pages[0].height


def test_a_mixed_deck_keeps_every_back_behind_its_front() -> None:
    """A sheet without backs still takes two pages, or the next would be printed behind it."""
    pieces = [*(piece(f"f{i}", back=False) for i in range(9)), piece("b"), piece("f", back=False)]

    pages, _ = impose(pieces, paper("a4"))

    assert [len(page.placed) for page in pages] == [9, 0, 2, 1]
    assert pages[3].placed[0].box.x == 136_500


def test_a_last_back_without_a_card_is_no_page() -> None:
    pieces = [*deck(9), piece("f", back=False)]

    pages, _ = impose(pieces, paper("a4"))

    assert [titles(page)[0] for page in pages] == ["1", "1", "f"]


def test_one_sided_paper_has_no_backs() -> None:
    pages, _ = impose(deck(10), paper("a4", duplex=Duplex.NONE))

    assert [len(page.placed) for page in pages] == [9, 1]


def test_cards_of_one_size_share_sheets() -> None:
    pieces = [piece("a"), piece("b", (150.0, 200.0)), piece("c")]

    pages, _ = impose(pieces, paper("a4", duplex=Duplex.NONE))

    assert [titles(page) for page in pages] == [["a", "c"], ["b"]]


def test_sizes_share_a_sheet_where_that_saves_one() -> None:
    pieces = [piece("a"), piece("b", (70.0, 120.0)), piece("c")]

    (page,) = impose(pieces, paper("a4", duplex=Duplex.NONE))[0]

    assert sorted(titles(page)) == ["a", "b", "c"]


def test_used_slots_stay_empty_on_the_first_sheet_only() -> None:
    pages, findings = impose(deck(9), paper("a4", duplex=Duplex.NONE, skip=frozenset({1, 5})))

    assert [rows(page) for page in pages] == [
        [["1", "2"], ["3", "4"], ["5", "6", "7"]],
        [["8", "9"]],
    ]
    assert [page.placed[0].box.x for page in pages] == [73_500, 10_500]
    assert not findings


@pytest.mark.parametrize(
    ("skip", "code"), [(frozenset(range(1, 10)), "I103"), (frozenset({10}), "I105")]
)
def test_slots_that_cannot_be_skipped_are_told(skip: frozenset[int], code: str) -> None:
    pages, findings = impose(deck(2), paper("a4", skip=skip))

    assert not pages
    assert [finding.code for finding in findings] == [code]


def test_a_back_of_another_size_is_told_and_the_rest_goes_on() -> None:
    odd = Piece(id="odd", component="c", front=Face("o", 63, 88, ()), back=Face("p", 60, 88, ()))

    pages, (finding,) = impose([odd, *deck(1)], paper("a4"))

    assert finding.code == "I102"
    assert (finding.card, finding.arguments) == ("odd", {"front": "63 × 88", "back": "60 × 88"})
    assert [titles(page) for page in pages] == [["1"], ["1"]]


def test_a_bleed_that_does_not_fit_is_told_apart_from_a_card() -> None:
    _, (finding,) = impose(deck(1, (200, 287)), paper("a4"))

    assert finding.code == "I104"
    assert not impose(deck(1, (200, 287)), paper("a4", bleed=0))[1]


@given(
    copies=st.lists(st.integers(0, 12), max_size=12),
    size=st.sampled_from([(63.0, 88.0), (69.85, 120.65), (45.0, 68.0), (150.0, 150.0)]),
    name=st.sampled_from(["a5", "a4", "a3", "letter", "legal", "tabloid"]),
    duplex=st.sampled_from(Duplex),
)
def test_cards_asked_are_cards_placed_or_told(
    copies: list[int], size: tuple[float, float], name: str, duplex: Duplex
) -> None:
    pieces = [piece(str(index), size, copies=count) for index, count in enumerate(copies)]

    pages, findings = impose(pieces, paper(name, duplex=duplex))

    asked = [str(index) for index, count in enumerate(copies) for _ in range(count)]
    sides = {
        side: [
            [card.face.name for card in cards_on(page) if card.face.name.endswith(side)]
            for page in pages
        ]
        for side in ("recto", "verso")
    }
    fronts = [page for page in sides["recto"] if page]
    assert [name.split()[0] for page in fronts for name in page] == ([] if findings else asked)
    backs = [name.split()[0] for page in sides["verso"] for name in page]
    assert backs == ([] if findings or duplex is Duplex.NONE else asked)
    if fronts:
        assert len(fronts) == -(-len(asked) // len(fronts[0]))
        one_sided = duplex in {Duplex.NONE, Duplex.FOLD}
        assert len(pages) == len(fronts) * (1 if one_sided else 2)
