"""The tray: its net closes in space, holds what it is made for, and fits one sheet."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.layout.box import BoxLabel, most_in_tray, tray_face, tray_length
from cardsmith.layout.box.tray import HIGH, LONGEST, RIM, TrayNet, tray_net
from cardsmith.model.edition import TCG, Game
from cardsmith.model.face import Path
from cardsmith.model.sizes import SIZES
from tests.layout.drawn import box, points, texts
from tests.layout.folding import folded, rounded
from tests.layout.models import FONTS, LANGUAGES, cuts, edition, folds, thinnest, words

sizes = st.sampled_from([TCG, SIZES["poker"]])
nets = st.builds(tray_net, sizes, st.floats(30, LONGEST))


def standing(net: TrayNet) -> dict[str, list[tuple[float, float, float]]]:
    """Where the corners of floor, walls and tabs are once all is folded."""
    flat = {name: part.corners for name, part in net.parts.items() if not name.startswith("rim")}
    frames = folded(flat, "floor")
    return {
        name: [rounded(frames[name].place(corner)) for corner in corners]
        for name, corners in flat.items()
    }


@given(nets)
def test_the_four_walls_meet_at_the_corners(net: TrayNet) -> None:
    spots = standing(net)
    walls = [spots[name] for name in ("above", "below", "left", "right")]
    corners = [spot for wall in walls for spot in wall]

    assert len(set(corners)) == 8
    assert all(corners.count(spot) == 2 for spot in corners)
    assert {abs(spot[2]) for spot in corners} == {0.0, HIGH}


@given(nets)
def test_tabs_lie_flat_on_the_walls_they_are_glued_to(net: TrayNet) -> None:
    spots = standing(net)
    tabs = [tab for name, tab in spots.items() if name.startswith("tab")]
    walls = [spots["left"], spots["right"]]

    assert len(tabs) == 4
    reach = [max(spot[1] for spot in tab) - min(spot[1] for spot in tab) for tab in tabs]
    assert all(2 * far < net.width for far in reach)  # so two of them never meet
    for tab in tabs:
        (wall,) = [
            each for each in walls if {spot[0] for spot in each} == {spot[0] for spot in tab}
        ]
        for axis in (1, 2):
            low, high = min(spot[axis] for spot in wall), max(spot[axis] for spot in wall)
            assert all(low <= spot[axis] <= high for spot in tab)


@given(nets)
def test_rims_fold_in_without_meeting(net: TrayNet) -> None:
    """Each is lower than its wall and mitred, so that none lies on another at a corner."""
    rims = [part.corners for name, part in net.parts.items() if name.startswith("rim")]

    assert len(rims) == 4
    for low, outer_low, outer_high, high in rims:
        assert math.dist(outer_low, outer_high) == pytest.approx(math.dist(low, high) - 2 * RIM)
        assert math.dist(low, outer_low) == pytest.approx(RIM * math.sqrt(2))
    assert RIM < HIGH


@given(nets)
def test_folded_edges_are_as_long_on_both_sides_and_all_hangs_together(net: TrayNet) -> None:
    assert len(net.folds) == len(net.parts) - 1
    shared = [points(Path(edge)) for edge in net.folds]
    assert all(len(edge) == 2 for edge in shared)


@given(nets)
def test_parts_lie_flat_without_overlap(net: TrayNet) -> None:
    boxes = [box([Path(part.outline)]) for part in net.parts.values()]

    for at, one in enumerate(boxes):
        for other in boxes[:at]:
            across = min(one[2], other[2]) - max(one[0], other[0])
            down = min(one[3], other[3]) - max(one[1], other[1])
            assert min(across, down) <= 1e-9
    assert box([Path(part.outline) for part in net.parts.values()]) == pytest.approx(
        (0, 0, *net.extent)
    )


@given(st.integers(1, 700), st.floats(0.1, 0.9))
def test_the_packets_stand_in_it_with_room_to_lean(cards: int, thickness: float) -> None:
    length = tray_length(cards, thickness)

    assert length >= cards * thickness * 1.15 + 1 - 1e-9
    assert tray_net(TCG, length).width >= TCG.width + 2
    assert tray_length(most_in_tray(thickness), thickness) <= LONGEST + 1e-6


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_fits_a_sheet_of_a4_and_of_letter(language: str) -> None:
    said = {**words("net", language), **words("box", language)}
    label = BoxLabel("1/2", "A – M")
    face = tray_face(edition(Game.BOUFFON), FONTS, said, LONGEST, label)

    assert (face.width, face.height) <= (279.4 - 10, 200)
    assert face.height <= 200
    assert face.width <= 287
    assert thinnest(face) >= 0.25
    assert cuts(face)
    assert len(folds(face)) == 4 + 4 + 4 + 1  # walls, rims, tabs, and the sample of the key
    titles = [text.text for text in texts(face.items)]
    assert titles.count("Le Bouffon") == 4
    assert titles.count("1/2 · A – M") == 4
