"""How parts become paths: ink of a role, weight of a class, mirror, tube, even-odd."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.intake.shipped.ornaments import load_ornaments, part
from cardsmith.layout.ornament import COURT, ESTATES, JESTER, centred, draw
from cardsmith.model.face import Path
from cardsmith.model.inks import DARK_WINE, GOLD, GREEN, INK, LIGHT_PASTEL, SAFFRON, WINE
from cardsmith.model.ornament import Ornament
from cardsmith.model.units import POINT
from tests.layout.drawn import box, paths, points

ORNAMENTS = load_ornaments()


def sign(*notation: str) -> Ornament:
    return Ornament(name="t", height=100, parts=tuple(map(part, notation)))


def test_an_estate_gives_ink_to_the_roles() -> None:
    court, nobility, trades, land = ESTATES

    assert (court["A"], nobility["D"], trades["a"], land["A"]) == (
        SAFFRON,
        DARK_WINE,
        LIGHT_PASTEL,
        GREEN,
    )
    assert (JESTER["A"], JESTER["E"], JESTER["Y"]) == (WINE, SAFFRON, GREEN)


@pytest.mark.parametrize(("stroke", "weight"), [(1, 0.9), (2, 0.55), (3, 0.3)])
def test_a_class_has_its_weight(stroke: int, weight: float) -> None:
    (path,) = paths(draw(sign(f"A{stroke} M 0 0 L 1 1"), width=10, roles=COURT))

    assert (path.fill, path.stroke, path.weight) == (SAFFRON, INK, weight)


def test_no_line_is_thinner_than_a_quarter_of_a_point() -> None:
    (path,) = paths(draw(sign("-3 M 0 0 L 1 1"), width=10, factor=0.6))

    assert path.weight == 0.25


def test_a_class_of_zero_has_no_line() -> None:
    (path,) = paths(draw(sign("K0 O 50 50 9"), width=10))

    assert (path.fill, path.stroke) == (INK, None)


def test_a_hatch_takes_the_ink_of_its_role_and_no_fill() -> None:
    plain, veil = paths(draw(sign("-3 H 0 0 1 1 2 2 3 3 2", "v3 H 0 0 1 1 2 2 3 3 2"), width=10))

    assert (plain.fill, plain.stroke) == (None, INK)
    assert (veil.fill, veil.stroke) == (None, JESTER["v"])


def test_a_mirrored_part_is_drawn_and_drawn_again() -> None:
    left, right = paths(draw(sign("~K0 M 10 20 L 30 20 L 20 40 Z"), at=(5, 7), width=50))

    assert points(left) == [(10, 17), (20, 17), (15, 27)]
    assert points(right) == [(50, 17), (40, 17), (45, 27)]


def test_a_tube_is_ink_under_its_role() -> None:
    outer, inner = paths(draw(sign("tG 4 M 50 0 L 50 100"), width=20, roles=COURT, factor=0.82))
    across = 4 * 0.2 / POINT

    assert (outer.stroke, inner.stroke, outer.butt, inner.butt) == (INK, GOLD, True, True)
    assert outer.weight == pytest.approx(across + 0.738)
    assert inner.weight == pytest.approx(across - 0.738)


@given(st.floats(1, 60), st.floats(-50, 50), st.floats(-50, 50))
def test_a_sign_fills_the_box_it_is_given(width: float, x: float, y: float) -> None:
    left, top, right, bottom = box(draw(sign("A1 R 0 0 100 100 0"), at=(x, y), width=width))

    assert (left, top) == pytest.approx((x, y))
    assert (right, bottom) == pytest.approx((x + width, y + width))


def test_a_centred_sign_has_the_middle_of_its_own_box_there() -> None:
    crown = ORNAMENTS["small/crown"]

    moved = draw(crown, at=(30 - 12.5, 40 - 10), width=25)

    assert centred(crown, (30, 40), 25) == moved


HIS_OWN = ("jester", "small/shield", "small/ribbon")


@pytest.mark.parametrize("name", ORNAMENTS.names())
def test_every_sign_can_be_drawn_for_every_estate(name: str) -> None:
    for roles in (*ESTATES, JESTER):
        if name.startswith(HIS_OWN) and roles is not JESTER:
            continue  # the second dye is his alone
        for path in draw(ORNAMENTS[name], width=3, roles=roles, factor=0.5):
            assert isinstance(path, Path)
            assert path.stroke is None or path.weight >= 0.25
