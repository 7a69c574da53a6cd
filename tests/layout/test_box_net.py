"""The net of a box: it closes in space, whatever the cards, and lies flat without overlap."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.layout.box.net import TONGUE, BoxNet, box_net, box_size, most_cards
from cardsmith.model.edition import TCG, Size
from cardsmith.model.face import Path
from cardsmith.model.sizes import SIZES
from tests.layout.drawn import box, points
from tests.layout.folding import Frame, folded, rounded

sizes = st.sampled_from([TCG, SIZES["poker"], SIZES["tarot"], SIZES["mini"]])
nets = st.builds(
    lambda size, cards, thickness: box_net(box_size(size, cards, thickness)),
    sizes,
    st.integers(1, 500),
    st.floats(0.1, 0.9),
)


def frames(net: BoxNet) -> dict[str, Frame]:
    return folded({name: part.corners for name, part in net.parts.items()}, "front")


def spots(net: BoxNet, name: str, *corners: int) -> set[tuple[float, float, float]]:
    """Where corners of a part are once the box is folded."""
    frame, part = frames(net)[name], net.parts[name]
    return {rounded(frame.place(part.corners[corner])) for corner in corners}


def test_a_box_is_as_deep_as_its_cards() -> None:
    """80 cards of 0.32 mm and a millimetre of air; two millimetres round the card (65 × 90)."""
    size = box_size(TCG, 80)

    assert (size.width, size.height, size.depth) == pytest.approx((65, 90, 26.6))
    assert box_size(TCG, 80, 0.5).depth == pytest.approx(41)
    assert box_size(Size(width=63.5, height=88.9), 80).width == pytest.approx(65.5)
    assert box_size(TCG, 1).depth >= 4


@given(sizes, st.integers(1, 500), st.floats(0.1, 0.9))
def test_the_cards_find_room_inside(card: Size, cards: int, thickness: float) -> None:
    """A millimetre on each side of the cards, and one more than the pack is thick."""
    size = box_size(card, cards, thickness)

    assert size.width - card.width >= 2
    assert size.height - card.height >= 2
    assert size.depth >= cards * thickness + 1 - 1e-9


@given(st.floats(10, 100), st.floats(0.1, 0.9))
def test_no_more_cards_are_counted_than_a_depth_takes(depth: float, thickness: float) -> None:
    most = most_cards(depth, thickness)

    assert box_size(TCG, most, thickness).depth <= depth + 1e-6
    assert box_size(TCG, most + 1, thickness).depth > depth - 1e-6


@given(nets)
def test_everything_hangs_together_by_one_fold_each(net: BoxNet) -> None:
    assert set(frames(net)) == set(net.parts)
    assert len(net.folds) == len(net.parts) - 1


@given(nets)
def test_the_left_wall_meets_the_front_where_the_flap_is_glued(net: BoxNet) -> None:
    assert spots(net, "left", 1, 2) == spots(net, "front", 0, 3) == spots(net, "flap", 0, 3)


@given(nets)
def test_lid_and_floor_reach_the_front(net: BoxNet) -> None:
    assert spots(net, "lid", 0, 1) == spots(net, "front", 0, 1)
    assert spots(net, "floor", 2, 3) == spots(net, "front", 2, 3)
    assert spots(net, "lid", 2, 3) == spots(net, "back", 0, 1)


@given(nets)
def test_the_box_is_as_large_as_it_says(net: BoxNet) -> None:
    walls = ("front", "right", "back", "left", "lid", "floor")
    every = {spot for name in walls for spot in spots(net, name, 0, 1, 2, 3)}
    extent = [max(axis) - min(axis) for axis in zip(*every, strict=True)]

    assert len(every) == 8
    size = net.size
    assert extent == pytest.approx([size.width, size.height, size.depth], abs=2e-3)


@given(nets)
def test_what_goes_inside_finds_room_there(net: BoxNet) -> None:
    """Dust flaps do not meet, tongue and flap are shorter than what they lie behind."""
    across = [abs(spot[0]) for spot in spots(net, "dust right top", 1, 2)]
    front = net.parts["front"].box
    assert min(across) >= (front[0] + front[2]) / 2
    assert 2 * net.size.dust < net.size.width
    assert net.size.height > 2 * TONGUE


@given(nets)
def test_parts_lie_flat_without_overlap(net: BoxNet) -> None:
    boxes = [box([Path(part.outline)]) for part in net.parts.values()]

    for at, one in enumerate(boxes):
        for other in boxes[:at]:
            across = min(one[2], other[2]) - max(one[0], other[0])
            down = min(one[3], other[3]) - max(one[1], other[1])
            assert min(across, down) <= 1e-9


@given(nets)
def test_the_net_says_how_large_it_is(net: BoxNet) -> None:
    left, top, right, foot = box([Path(part.outline) for part in net.parts.values()])

    assert (left, top) == pytest.approx((0, 0))
    assert (right, foot) == pytest.approx(net.extent)


@given(nets)
def test_every_edge_is_cut_or_folded_and_a_folded_one_is_as_long_on_both_sides(
    net: BoxNet,
) -> None:
    edges = [edge for part in net.parts.values() for edge in part.edges]
    ends = Counter(frozenset((points(Path(e))[0], points(Path(e))[-1])) for e in edges)

    assert set(ends.values()) == {1, 2}
    assert len(net.cuts) + 2 * len(net.folds) == len(edges)


def test_the_front_has_a_notch_for_the_thumb() -> None:
    net = box_net(box_size(TCG, 80))
    left, top, right, _ = net.parts["front"].box
    notch = next(cut for cut in net.cuts if len(cut) > 2 and cut[0][1:] == (left, top))
    deepest = max(y for _, y in points(Path(notch)))

    assert 4 <= deepest - top <= 6.5
    assert notch[-1][1:] == (right, top)
