"""The notation of art direction §4, and the ornaments that ship."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.intake.shipped.ornaments import load_ornaments, part

ORNAMENTS = load_ornaments()
NUMBERS = st.integers(-20, 150).map(lambda value: value / 2)


def test_a_style_tells_mirror_role_and_class() -> None:
    drawn = part("~A2 M 12 86 L 5 24 Z")

    assert (drawn.mirrored, drawn.role, drawn.stroke, drawn.tube, drawn.hatch) == (
        True,
        "A",
        2,
        0.0,
        False,
    )
    assert drawn.outline == (("M", 12, 86), ("L", 5, 24), ("Z",))


def test_a_dash_is_no_fill() -> None:
    assert part("-1 M 0 0 L 1 1").role == ""


def test_a_tube_has_a_width_and_a_role() -> None:
    drawn = part("~tB 4.6 M 35 54 C 31 62 32 70 30 76")

    assert (drawn.role, drawn.tube, drawn.mirrored, drawn.stroke) == ("B", 4.6, True, 1)


def test_a_quadratic_becomes_the_same_cubic() -> None:
    _, cubic = part("-2 M 0 0 Q 3 6 9 0").outline

    assert cubic == ("C", 2, 4, 5, 4, 9, 0)


@given(NUMBERS, NUMBERS, NUMBERS, NUMBERS)
def test_a_cubic_meets_its_quadratic_half_way(x0: float, y0: float, x1: float, y1: float) -> None:
    """Bézier: the middle is a quarter of the ends and a half of the handle."""
    _, (_, *c) = part(f"-2 M {x0} {y0} Q {x1} {y1} 60 70").outline

    assert (x0 + 3 * c[0] + 3 * c[2] + c[4]) / 8 == pytest.approx((x0 + 2 * x1 + 60) / 4)
    assert (y0 + 3 * c[1] + 3 * c[3] + c[5]) / 8 == pytest.approx((y0 + 2 * y1 + 70) / 4)


def test_a_hatch_runs_from_the_first_segment_to_the_second_by_equal_steps() -> None:
    drawn = part("-3 H 0 0 0 10 8 2 8 12 5")

    assert drawn.hatch
    assert drawn.outline[::2] == tuple(("M", 2 * i, 0.5 * i) for i in range(5))
    assert drawn.outline[1::2] == tuple(("L", 2 * i, 10 + 0.5 * i) for i in range(5))


def test_a_hatch_of_one_line_is_its_first_segment() -> None:
    assert part("-3 H 70 11 75 22 62 34 66 40 1").outline == (("M", 70, 11), ("L", 75, 22))


@given(st.integers(1, 12))
def test_a_hatch_draws_as_many_lines_as_it_says(count: int) -> None:
    assert len(part(f"-3 H 0 0 1 1 5 5 6 6 {count}").outline) == 2 * count


@pytest.mark.parametrize(
    ("path", "extent"),
    [
        ("O 50 13 8", (42, 5, 58, 21)),
        ("E 50 12 32 7", (18, 5, 82, 19)),
        ("R 1 2 3 4 0", (1, 2, 4, 6)),
    ],
)
def test_round_and_square_shapes_fill_their_box(
    path: str, extent: tuple[float, float, float, float]
) -> None:
    anchors = [numbers[-2:] for _, *numbers in part(f"G1 {path}").outline if numbers]
    xs, ys = zip(*anchors, strict=True)

    assert (min(xs), min(ys), max(xs), max(ys)) == pytest.approx(extent)


@pytest.mark.parametrize("wrong", ["A2", "AB2 M 0 0", "A2 M 0", "A2 X 1 2", "A9 M 0 0", "A2 O 1 2"])
def test_a_wrong_notation_is_refused(wrong: str) -> None:
    with pytest.raises((ValueError, KeyError)):
        part(wrong)


def test_every_family_ships() -> None:
    families = {name.partition("/")[0] for name in ORNAMENTS.names()}

    assert families == {"body", "jester", "pips", "small", *(f"rank-{n}" for n in range(1, 13))}


@pytest.mark.parametrize("name", ORNAMENTS.names())
def test_every_ornament_can_be_read(name: str) -> None:
    ornament = ORNAMENTS[name]

    assert ornament.parts
    assert ornament.height in (80, 87, 100, 124, 142, 530)
    assert {drawn.role for drawn in ornament.parts} <= set("AEDPKkWVvGBSYCa") | {""}


@pytest.mark.parametrize("name", ORNAMENTS.names())
def test_no_ornament_strays_far_from_its_box(name: str) -> None:
    """Robes and arms run on to 144, the ears of the mask and the head of the lute stand out."""
    ornament = ORNAMENTS[name]
    for drawn in ornament.parts:
        for _, *numbers in drawn.outline:
            assert all(-6 <= x <= 106 for x in numbers[::2])
            assert all(-6 <= y <= max(ornament.height, 144) for y in numbers[1::2])


def test_a_plain_name_is_a_small_ornament() -> None:
    assert ORNAMENTS["bell"] == ORNAMENTS["small/bell"]
    assert "crown" in ORNAMENTS


def test_a_name_there_is_not_is_a_key_error() -> None:
    assert "small/dragon" not in ORNAMENTS
    assert "../fonts/x" not in ORNAMENTS
    for name in ("small/dragon", "dragons/small"):
        with pytest.raises(KeyError):
            ORNAMENTS[name]


def test_an_ornament_is_parsed_once() -> None:
    assert ORNAMENTS["pips/land"] is load_ornaments()["pips/land"]
