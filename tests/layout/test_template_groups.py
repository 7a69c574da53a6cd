"""Groups, colours that cards choose, drawn ornaments, and what cards show alike."""

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardsmith.intake.shipped.ornaments import load_ornaments
from cardsmith.model.deck import Record
from cardsmith.model.edition import TCG, Size
from cardsmith.model.face import Face, Group, Piece, Stamp, turned
from cardsmith.model.finding import Finding
from cardsmith.model.inks import GOLD, GREEN, INK, LIGHT_WINE, PAPER, WINE
from cardsmith.model.sizes import SIZES
from cardsmith.model.template import Artwork
from tests.layout.custom_cards import FONTS, component, custom_pieces, record, template
from tests.layout.drawn import atoms, box, paths, points, texts

STYLE = "styles: {t: {font: Alegreya, size: 12pt, min_size: 8pt}}\n"
ONE = (record("un", dye="wine", rank="3"),)


def made(
    boxes: str, *records: Record, head: str = "", size: Size | None = None
) -> tuple[tuple[Piece, ...], tuple[Finding, ...]]:
    artwork = Artwork(front=template(f"{head}{STYLE}front:\n{boxes}"), ornaments=load_ornaments())
    return custom_pieces(component(*(records or ONE), size=size), artwork, FONTS)


def front(boxes: str, *records: Record, head: str = "", size: Size | None = None) -> Face:
    pieces, findings = made(boxes, *records, head=head, size=size)
    assert findings == ()
    return pieces[0].front


def codes(findings: Sequence[Finding]) -> list[tuple[str, str]]:
    return [(finding.code, finding.card) for finding in findings]


def test_a_group_measures_from_its_own_frame() -> None:
    face = front(
        "  - group:\n      in: [10mm, 20mm, 30mm, 40mm]\n"
        "      boxes: [rect: {in: [10%, 5mm, -1mm, 0mm], fill: ink}]\n"
    )
    assert box(face.items) == pytest.approx((13, 25, 39, 60))


@settings(max_examples=25)
@given(
    x=st.integers(0, 30),
    y=st.integers(0, 30),
    wide=st.integers(1, 30),
    text=st.text("abN", min_size=1, max_size=5),
)
def test_what_stands_at_both_ends_is_the_same_turned_by_half(
    x: int, y: int, wide: int, text: str
) -> None:
    face = front(
        "  - group:\n      in: [0mm, 0mm, 0mm, 0mm]\n      both_ends: true\n      boxes:\n"
        f"        - rect: {{in: [{x}mm, {y}mm, {wide}mm, 7mm], fill: gold}}\n"
        f"        - text: {{in: [4mm, {y}mm, 50mm, 9mm], style: t, value: {text}}}\n"
    )
    assert atoms(face) == atoms(face, turned(180, 31.5, 44))
    assert [one.text for one in texts(face.items)] == [text, text]


def test_a_clip_lies_where_its_group_does() -> None:
    face = front(
        "  - group:\n      in: [10mm, 20mm, 30mm, 40mm]\n      clip: M 0 0 L 9 0 L 9 9 Z\n"
        "      boxes: [rect: {in: [0mm, 0mm, 0mm, 0mm], fill: ink}]\n"
    )
    (group,) = face.items
    assert isinstance(group, Group)
    assert [segment[1:] for segment in group.clip][:3] == [(10, 20), (19, 20), (19, 29)]


def test_a_card_chooses_its_colours() -> None:
    boxes = (
        '  - rect: {in: [0mm, 0mm, 9mm, 9mm], fill: "light {{ dye }}", stroke: "{{ dye }}"}\n'
        '  - line: {from: [0mm, 5mm], to: [9mm, 5mm], stroke: "{{ dye }}"}\n'
    )
    area, rule = paths(front(boxes).items)
    assert (area.fill, area.stroke, rule.stroke) == (LIGHT_WINE, WINE, WINE)

    pieces, findings = made(boxes, record("un", dye="wein"), record("deux", dye="green"))
    assert [piece.id for piece in pieces] == ["cartes/deux"]
    assert set(codes(findings)) == {("K105", "cartes/un")}
    assert findings[0].arguments["text"] == "light wein"


def test_dyes_that_there_are_not_are_told() -> None:
    boxes = '  - ornament: {in: [5mm, 5mm, 9mm, 9mm], name: crown, dyes: "{{ dye }}"}\n'
    _, findings = made(boxes)
    assert codes(findings) == [("K106", "cartes/un")]


def test_a_drawing_for_one_size_stands_in_the_middle_of_another() -> None:
    boxes = (
        "  - rect: {in: [0mm, 0mm, 0mm, 0mm], fill: paper, bleed: true}\n"
        "  - rect: {in: [5mm, 6mm, 7mm, 8mm], fill: ink}\n"
        "  - line: {from: [19mm, 0mm], to: [19mm, 100%], bleed: true}\n"
    )
    head = "size: tcg\nfits: [poker]\n"
    ground, mark, rule = paths(front(boxes, head=head, size=SIZES["poker"]).items)
    assert box([ground]) == pytest.approx((-3, -3, 66.5, 91.9))
    assert box([mark]) == pytest.approx((5.25, 6.45, 12.25, 14.45))
    assert box([rule]) == pytest.approx((19.25, -3, 19.25, 91.9))

    _, findings = made(boxes, head="size: tcg\n", size=SIZES["poker"])
    assert [finding.code for finding in findings] == ["K119"]


def test_pips_stand_outward_and_take_colours_in_turn() -> None:
    boxes = (
        "  - pips: {in: [5mm, 5mm, 50mm, 50mm], of: bell, count: '4', arrange: ring,"
        " outward: true, size: 6mm, inks: {G: [gold, green]}}\n"
    )
    stamps = [item for item in front(boxes).items if isinstance(item, Stamp)]
    assert [(stamp.matrix.a, stamp.matrix.b) for stamp in stamps] == [
        (1, 0),
        (0, 1),
        (-1, 0),
        (0, -1),
    ]
    fills = [{path.fill for path in paths([stamp])} for stamp in stamps]
    assert [GOLD in fill for fill in fills] == [True, False, True, False]
    assert [GREEN in fill for fill in fills] == [False, True, False, True]


@pytest.mark.parametrize("rank", ["1", "12", "13"])
def test_an_arch_is_filled_as_far_as_the_card_says(rank: str) -> None:
    boxes = (
        '  - ornament: {in: [8.3mm, 4.4mm, 46.4mm, 23.2mm], name: arch, count: "{{ rank }}",'
        " of: pips/court, dyes: nobility, inks: {P: paper}}\n"
    )
    blocks = [
        path for path in paths(front(boxes, record("un", rank=rank)).items) if path.weight == 0.9
    ]
    assert len(blocks) == 13
    assert sum(path.fill is not PAPER for path in blocks) == int(rank)


def test_lozenges_share_their_frame_and_take_colours_in_turn() -> None:
    numbers = "name: lozenges, count: 3, colors: [wine, gold]"
    boxes = f"  - ornament: {{in: [4mm, 10mm, 30mm, 2mm], {numbers}}}\n"
    wine, gold = paths(front(boxes).items)
    assert (wine.fill, gold.fill) == (WINE, GOLD)
    assert box([wine]) == pytest.approx((4, 10, 34, 12))
    assert box([gold]) == pytest.approx((14, 10, 24, 12))


@pytest.mark.parametrize("count", ["many", "101", "-1"])
def test_a_count_that_is_none_is_told(count: str) -> None:
    numbers = 'name: rays, count: "{{ rank }}", colors: [gold]'
    boxes = f"  - ornament: {{in: [4mm, 10mm, 30mm, 9mm], {numbers}}}\n"
    pieces, findings = made(boxes, record("un", rank=count))
    assert pieces == ()
    assert codes(findings) == [("K127", "cartes/un")]


def test_a_figure_there_is_not_is_told() -> None:
    boxes = '  - ornament: {in: [4mm, 10mm, 30mm, 39mm], name: figure, of: "{{ rank }}"}\n'
    _, findings = made(boxes, record("un", rank="14"))
    assert codes(findings) == [("K127", "cartes/un")]


GROUND = (
    "  - rect: {in: [0mm, 0mm, 0mm, 0mm], fill: paper}\n"
    "  - rect: {in: [1mm, 1mm, 9mm, 9mm], fill: gold}\n"
)
TITLE = '  - text: {id: t, in: [5mm, 5mm, 50mm, 30mm], style: t, value: "{{ title }}"}\n'
FAMILY = (
    '  - text: {in: [5mm, 50mm, 50mm, 9mm], style: t, value: "{{ dye }}"}\n'
    '  - rect: {in: [0mm, 70mm, 3mm, 3mm], fill: "{{ dye }}"}\n'
)


def test_what_no_card_changes_is_drawn_once_and_stamped() -> None:
    pieces, _ = made(GROUND + TITLE, record("un"), record("deux"))
    first, second = (piece.front.items for piece in pieces)
    assert isinstance(first[0], Stamp)
    assert isinstance(second[0], Stamp)
    assert first[0].art is second[0].art
    assert [one.text for one in texts(second)] == ["deux"]


def test_what_some_cards_share_is_drawn_once_for_them() -> None:
    cards = [record(f"carte {at}", dye=("wine", "gold")[at % 2]) for at in range(6)]
    pieces, findings = made(GROUND + FAMILY + TITLE, *cards)
    assert findings == ()
    shared = [piece.front.items[1] for piece in pieces]
    assert shared[0] == shared[2] == shared[4] != shared[1]
    told = [[one.text for one in texts(piece.front.items)] for piece in pieces]
    assert told == [[("wine", "gold")[at % 2], f"carte {at}"] for at in range(6)]


def test_a_box_below_a_text_moves_with_it() -> None:
    below = "  - rect: {below: t, gap: 1mm, in: [5mm, 0mm, 50mm, 1mm], fill: ink}\n"
    pieces, _ = made(TITLE + below, record("un"), record("un titre " * 8))
    tops = [
        min(y for path in paths(piece.front.items) if path.fill == INK for _, y in points(path))
        for piece in pieces
    ]
    assert tops[1] > tops[0] + 3


def test_a_fault_that_all_cards_share_is_told_of_each() -> None:
    wide = "  - text: {in: [5mm, 5mm, 3mm, 9mm], style: t, value: trop long}\n"
    pieces, findings = made(wide, record("un"), record("deux"))
    assert pieces == ()
    assert codes(findings) == [("L101", "cartes/un"), ("L101", "cartes/deux")]


def test_two_cards_that_show_the_same_have_one_face() -> None:
    pieces, _ = made(
        FAMILY, record("un", dye="wine"), record("deux", dye="wine"), record("trois", dye="gold")
    )
    assert pieces[0].front is pieces[1].front is not pieces[2].front
    assert (pieces[0].front.width, pieces[0].front.height) == (TCG.width, TCG.height)
