"""The numbers of art direction §5."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.intake.shipped.ornaments import load_ornaments
from cardsmith.layout.motifs import (
    frieze,
    twin_bells,
)
from cardsmith.layout.motifs_ground import COURTLY, MOTLEY, Weave, lattice, medallion, rays
from cardsmith.layout.motifs_marotte import Marotte, marotte_staff
from cardsmith.model.face import Face, Path, turned
from cardsmith.model.inks import DYES, GREEN, PASTEL, SAFFRON, WINE
from tests.layout.drawn import atoms, box, paths, points

FONTS = ShippedFonts()
ORNAMENTS = load_ornaments()


def subpaths(path: Path) -> int:
    return sum(segment[0] == "M" for segment in path.outline)


def test_a_frieze_is_lozenges_in_the_four_dyes_between_two_rules() -> None:
    upper, lower, *fills, lines = paths(frieze(4, 59, 29.6))

    assert box([upper]) == pytest.approx((4, 27.9, 59, 27.9))
    assert points(lower)[0][1] == pytest.approx(31.3)
    assert (upper.weight, lines.weight) == (0.4, 0.35)
    assert [path.fill for path in fills] == [WINE, SAFFRON, PASTEL, GREEN]
    assert sum(map(subpaths, fills)) == subpaths(lines) == 23  # 55 / 2.3


@given(st.floats(0, 30), st.floats(5, 60))
def test_a_frieze_fills_its_length_exactly(left: float, length: float) -> None:
    x0, y0, x1, y1 = box(frieze(left, left + length, 10, 1.0))

    assert (x0, x1) == pytest.approx((left, left + length))
    assert (y0, y1) == pytest.approx((8.45, 11.55))


def test_two_bells_hang_on_one_cord() -> None:
    cord, *bells = paths(twin_bells(ORNAMENTS, 55.2, 9.2))

    assert subpaths(cord) == 2
    assert points(cord)[0] == pytest.approx((55.2 - 0.55 * 3.5, 9.2 + 0.75 * 3.5))
    left, top, right, _ = box(bells)
    assert left > 55.2 - 3.5
    assert right < 55.2 + 0.08 * 3.5 + 0.95 * 3.5
    assert top > 9.2 + 0.6 * 3.5


@given(st.floats(40, 120), st.floats(40, 120), st.sampled_from([0.0, 2.0, 3.0, 9.0]))
def test_a_lattice_turned_by_half_is_the_same_colours_included(
    width: float, height: float, bleed: float
) -> None:
    for weave in (MOTLEY, COURTLY):
        face = Face("f", width, height, (lattice(width, height, weave, bleed),), bleed)

        assert atoms(face) == atoms(face, turned(180, width / 2, height / 2))


@given(st.integers(1, 20), st.integers(1, 12), st.sampled_from([0.0, 3.0]), st.floats(-3, 63))
def test_a_lattice_covers_the_bleed(across: int, down: int, bleed: float, x: float) -> None:
    weave = Weave(dyes=DYES, line=WINE, weight=0.7, across=across, down=down)

    left, top, right, bottom = box(lattice(60, 90, weave, bleed).items)

    assert left <= -bleed - 60 / across / 2 + 1e-9
    assert right >= 60 + bleed
    assert top <= -bleed - 90 / down / 2 + 1e-9
    assert bottom >= 90 + bleed


def test_the_lattice_has_the_pitch_of_the_card() -> None:
    first = points(paths(lattice(63, 88).items)[0])

    xs, ys = zip(*first[:4], strict=True)
    assert max(xs) - min(xs) == pytest.approx(7)
    assert max(ys) - min(ys) == pytest.approx(88 / 7)


def test_neighbours_in_a_lattice_differ() -> None:
    """Four dyes: two lozenges that share a side never share a colour."""
    *fills, _ = paths(lattice(63, 88).items)
    centres = {}
    for path in fills:
        spots = points(path)
        for at in range(0, len(spots), 4):
            top, bottom = spots[at], spots[at + 2]
            centres[round(top[0] * 2), round((top[1] + bottom[1]) / 2 * 7)] = path.fill
    sides = [(dx, dy) for dx in (-7, 7) for dy in (-44, 44)]
    pairs = [
        (ink, centres.get((x + dx, y + dy))) for (x, y), ink in centres.items() for dx, dy in sides
    ]
    assert sum(other is not None for _, other in pairs) > 200
    assert all(ink != other for ink, other in pairs)


@pytest.mark.parametrize("count", [36, 40, 48, 72])
def test_rays_are_as_wide_as_their_gaps_and_even_ones_turn_by_half(count: int) -> None:
    ray = rays((31.5, 44), count, 60, WINE)
    face = Face("f", 63, 88, (ray,))

    assert subpaths(ray) == count
    assert atoms(face) == atoms(face, turned(180, 31.5, 44))
    first = points(ray)[1:3]
    angles = [math.atan2(y - 44, x - 31.5) for x, y in first]
    assert angles == pytest.approx([0, math.pi / count])


def test_a_medallion_is_mirrored_both_ways() -> None:
    outline = medallion((31.5, 44), 22.4, 33)
    path = Path(outline)
    spots = {(round(x, 6), round(y, 6)) for x, y in points(path)}

    assert box([path]) == pytest.approx((9.1, 11, 53.9, 77))
    assert spots == {(round(63 - x, 6), y) for x, y in spots}
    assert spots == {(x, round(88 - y, 6)) for x, y in spots}
    assert outline[-1] == ("Z",)


def test_a_marotte_stands_on_its_axis() -> None:
    stick, *_ = paths(marotte_staff(ORNAMENTS, Marotte(x=10, y=15, unit=0.4, head=0.62, stick=190)))

    assert box([stick]) == pytest.approx((10, 20.6, 10, 96.6))
