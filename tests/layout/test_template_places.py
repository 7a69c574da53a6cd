"""Boxes that stand by others: each side, each order, real heights, shares, repetitions."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardsmith.model.template import Artwork
from tests.intake.templates.test_template import only
from tests.layout.custom_cards import FONTS, component, custom_pieces, record, template
from tests.layout.drawn import box, seen
from tests.layout.test_template import STYLE, drawn, refused, right

Extent = tuple[float, float, float, float]


def extents(boxes: str) -> list[Extent]:
    """Left, top, right and bottom of every rectangle, in paint order."""
    return [box((item,)) for item in drawn(boxes).items]


MIDDLE = "  - rect: {id: m, in: [20mm, 30mm, 10mm, 20mm], fill: ink}\n"


@pytest.mark.parametrize(
    ("where", "extent"),
    [
        ("below: m, gap: 2mm", (20, 52, 30, 68)),
        ("below: m, gap: 2mm, in: [5mm, 9mm, 8mm, 4mm]", (5, 52, 13, 56)),
        ("below: m, in: [5mm, 9mm, -3mm, -4mm]", (5, 50, 60, 84)),
        ("above: m, gap: 2mm", (20, 20, 30, 28)),
        ("above: m, gap: 2mm, in: [5mm, 9mm, 8mm, 4mm]", (5, 24, 13, 28)),
        ("above: m, in: [5mm, 9mm, 8mm, 0mm]", (5, 9, 13, 30)),
        ("right_of: m, gap: 2mm", (32, 30, 43, 50)),
        ("right_of: m, gap: 2mm, in: [5mm, 9mm, 8mm, 4mm]", (32, 9, 40, 13)),
        ("left_of: m, gap: 1mm, in: [5mm, 9mm, 8mm, 4mm]", (11, 9, 19, 13)),
        ("left_of: m, gap: 1mm, in: [5mm, 9mm, 0mm, 4mm]", (5, 9, 19, 13)),
        ("inside: m", (20, 30, 30, 50)),
        ("inside: m, pad: 2mm", (22, 32, 28, 48)),
        ("inside: m, in: [1mm, 10%, 50%, -1mm]", (21, 32, 26, 49)),
        ("below: m, right_of: m, in: [0mm, 0mm, 4mm, 5mm]", (30, 50, 34, 55)),
        ("in: [50%, 25%, 25%, 0%]", (31.5, 22, 47.25, 88)),
        ("pad: 3mm, in: [0mm, 0mm, 0mm, 0mm]", (3, 3, 60, 85)),
    ],
)
def test_a_box_stands_by_another(where: str, extent: Extent) -> None:
    other = f"  - rect: {{{where}, fill: gold}}\n"
    assert extents(MIDDLE + other)[1] == pytest.approx(extent)
    assert extents(other + MIDDLE)[0] == pytest.approx(extent), "whatever the order"


def test_a_box_left_of_another_ends_as_far_from_the_edge_as_that_one() -> None:
    near = "  - rect: {id: m, in: [48mm, 30mm, 10mm, 20mm], fill: ink}\n"
    own = "  - rect: {left_of: m, gap: 1mm, fill: gold}\n"
    assert extents(near + own)[1] == pytest.approx((5, 30, 47, 50))


def test_the_real_end_of_a_text_counts_whatever_the_order() -> None:
    rule = "  - rect: {below: t, gap: 1mm, in: [5mm, 0mm, 9mm, 1mm], fill: gold}\n"
    text = '  - text: {id: t, in: [5mm, 5mm, 50mm, 40mm], style: t, value: "{{ mots }}"}\n'
    ends = []
    for boxes in (rule + text, text + rule):
        for words in ("un", "un\ndeux\ntrois"):
            (path,) = (item for item in drawn(boxes, mots=words).items if hasattr(item, "outline"))
            ends.append(box((path,))[1])
    assert ends[:2] == ends[2:]
    assert ends[1] > ends[0] > 6


def test_boxes_are_painted_as_they_are_written() -> None:
    boxes = "  - rect: {below: m, fill: gold}\n" + MIDDLE
    first, second = extents(boxes)
    assert first[1] > second[1]


def test_a_circle_of_boxes_is_told_with_its_names() -> None:
    text = """\
front:
  - rect: {id: a, below: b}
  - rect: {id: b, right_of: c}
  - rect: {id: c, inside: a}
"""
    finding = only(text)
    assert (finding.code, str(finding.span)) == ("K122", "carte.yaml:2:5")
    assert str(finding.arguments["names"]).split(" → ")[0] == "a"
    assert set(str(finding.arguments["names"]).split(" → ")) == {"a", "b", "c"}


@settings(max_examples=80)
@given(st.lists(st.one_of(st.none(), st.integers(0, 7)), min_size=8, max_size=8))
def test_boxes_stand_by_each_other_in_any_order_or_are_a_circle(links: list[int | None]) -> None:
    """A circle is refused, and nothing but a circle."""
    text = "front:\n" + "".join(
        f"  - rect: {{id: b{at}, in: [0mm, 0mm, 1mm, 1mm]"
        + ("}\n" if other is None else f", below: b{other}}}\n")
        for at, other in enumerate(links)
    )
    ends = set[bool]()
    for at in range(len(links)):
        here: int | None = at
        for _ in links:
            here = None if here is None else links[here]
        ends.add(here is None)
    if False in ends:
        assert only(text).code == "K122"
    else:
        assert len(template(text).front) == 8


def test_a_box_that_another_pushes_off_the_card_is_told_with_place_and_card() -> None:
    boxes = MIDDLE + "  - rect: {below: m, gap: 39mm, in: [5mm, 0mm, 9mm, 9mm], fill: ink}\n"
    (finding,) = refused(boxes)
    assert (finding.code, finding.card, str(finding.span)) == (
        "K118",
        "cartes/un",
        "carte.yaml:4:5",
    )


REPEAT = """\
  - repeat:
      id: r
      each: mots
      in: [10mm, 20mm, 30mm, 8mm]
      offset: [1mm, 9mm]
      most: 4
      boxes:
        - rect: {in: [0mm, 0mm, 100%, 0mm], fill: gold}
        - text: {pad: 1mm, in: [0mm, 0mm, 0mm, 0mm], style: t, value: "{{ number }} {{ item }}"}
        - line: {from: [0mm, -1mm], to: [-1mm, -1mm]}
  - rect: {below: r, gap: 1mm, in: [5mm, 0mm, 5mm, 5mm], fill: ink}
"""


def test_a_group_is_repeated_for_each_entry() -> None:
    face = drawn(REPEAT, mots=("un", "deux", "trois"))
    shapes = [box((item,)) for item in face.items if hasattr(item, "outline")]

    assert [text.text for text in seen(face.items)] == ["1 un", "2 deux", "3 trois"]
    assert shapes[0:6:2] == [(10, 20, 40, 28), (11, 29, 41, 37), (12, 38, 42, 46)]
    assert shapes[1] == (10, 27, 39, 27)
    assert shapes[-1] == (5, 47, 10, 52)
    assert box(drawn(REPEAT, mots=()).items)[1] == 21


@pytest.mark.parametrize(("count", "code"), [(5, "K132"), (4, "")])
def test_a_group_has_a_most(count: int, code: str) -> None:
    words = tuple(map(str, range(count)))
    pieces, findings = custom_pieces(
        component(record("un", mots=words)),
        Artwork(front=template(f"{STYLE}front:\n{REPEAT}")),
        FONTS,
    )
    assert [found.code for found in findings] == [code] * bool(code)
    assert bool(pieces) is not bool(code)


def test_a_group_that_leaves_the_card_is_told_once() -> None:
    group = REPEAT[: REPEAT.index("  - rect: {below: r")].replace("9mm]", "39mm]")
    (finding,) = refused(group, mots=("un", "deux", "trois"))
    assert (finding.code, finding.card) == ("K118", "cartes/un")


def test_a_group_holds_no_other_group() -> None:
    text = "front: [repeat: {each: a, in: [0mm, 0mm, 9mm, 9mm], offset: [0mm, 9mm], boxes: "
    text += "[repeat: {each: a, in: [0mm, 0mm, 9mm, 9mm], offset: [0mm, 9mm], boxes: []}]}]\n"
    assert only(text).code == "K101"


def test_a_list_has_columns_as_wide_as_their_widest_entry() -> None:
    boxes = """\
  - list: {in: [5mm, 5mm, 30mm, 40mm], style: t, each: mots, column_gap: 1mm,
      columns: ["{{ length }}", "{{ text }}"]}
"""
    lines = seen(drawn(boxes, mots=("as", "une entrée longue (sur) deux lignes")).items)
    numbers = [line for line in lines if line.text.isdecimal()]
    words = [line for line in lines if line not in numbers]

    assert [line.text for line in numbers] == ["2", "25"]
    assert right(numbers[0]) == pytest.approx(right(numbers[1]))
    assert numbers[1].x == pytest.approx(5)
    assert [line.y for line in numbers] == [words[0].y, words[1].y]
    assert {round(line.x, 3) for line in words} == {round(right(numbers[1]) + 1, 3)}
    assert len(words) > 2
