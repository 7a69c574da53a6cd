"""Pictures on cards: never stretched, their own bleed outside, made bleed where there is none."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.layout.foreign.face import foreign_face
from cardsmith.layout.foreign.placing import Placing, placing
from cardsmith.layout.foreign.sizing import ALIKE, supposed_size, told_size
from cardsmith.model.choices import Fit
from cardsmith.model.cutting import Cutting, Window
from cardsmith.model.edition import TCG, Size
from cardsmith.model.face import UNMOVED, Face, Group, Item, Matrix, Original, Picture
from cardsmith.model.sizes import SIZES

sides = st.floats(20, 400)
pixels = st.integers(1, 6000)


def cutting(
    width: float,
    height: float,
    measure: tuple[float, float] | None = None,
    bleed: float | None = None,
    upright: Matrix = UNMOVED,
) -> Cutting:
    original = Original(path="a.png", digest="a", size=(width, height), upright=upright)
    size = Size(width=measure[0], height=measure[1]) if measure else None
    return Cutting("a.png", original, Window(0, 0, width, height), size, bleed)


def covered(face: Face) -> list[tuple[float, float, float, float]]:
    """What each picture of a face covers: left, top, right, bottom in millimetres."""
    return [box for item in face.items for box in _boxes(item, Matrix())]


def _boxes(item: Item, matrix: Matrix) -> list[tuple[float, float, float, float]]:
    if isinstance(item, Group):
        return [box for one in item.items for box in _boxes(one, item.matrix.then(matrix))]
    assert isinstance(item, Picture)
    corners = [
        matrix.point(item.x + dx, item.y + dy) for dx in (0, item.width) for dy in (0, item.height)
    ]
    xs, ys = zip(*corners, strict=True)
    return [(min(xs), min(ys), max(xs), max(ys))]


@given(width=pixels, height=pixels, card=st.tuples(sides, sides), fit=st.sampled_from(Fit))
def test_no_picture_is_ever_stretched(
    width: int, height: int, card: tuple[float, float], fit: Fit
) -> None:
    laid = placing(cutting(width, height), Size(width=card[0], height=card[1]), fit)
    across, down = (height, width) if laid.turn else (width, height)

    assert laid.width / laid.height == pytest.approx(across / down)


@given(width=pixels, height=pixels, card=st.tuples(sides, sides))
def test_to_cover_leaves_nothing_white_and_tells_what_is_cut(
    width: int, height: int, card: tuple[float, float]
) -> None:
    laid = placing(cutting(width, height), Size(width=card[0], height=card[1]), Fit.COVER)

    assert max(laid.x, laid.y) <= 1e-6
    assert laid.x + laid.width >= card[0] - 1e-6
    assert laid.y + laid.height >= card[1] - 1e-6
    assert laid.spare >= 0


@given(width=pixels, height=pixels, card=st.tuples(sides, sides))
def test_to_contain_cuts_no_more_than_the_eye_forgives(
    width: int, height: int, card: tuple[float, float]
) -> None:
    size = Size(width=card[0], height=card[1])
    laid = placing(cutting(width, height), size, Fit.CONTAIN, own=0.0)

    assert laid.width <= card[0] * (1 + ALIKE) + 1e-6
    assert laid.height <= card[1] * (1 + ALIKE) + 1e-6
    assert laid.spare <= 0


@pytest.mark.parametrize(
    ("picture", "bleed"),
    [
        ((630, 880), 0.0),
        ((690, 940), 3.0),
        ((670, 920), 2.0),
        ((816, 1110), 3.0),
        ((745, 1040), 0.0),
    ],
)
def test_own_bleed_is_seen_by_proportions(picture: tuple[int, int], bleed: float) -> None:
    laid = placing(cutting(*picture), TCG, Fit.COVER)

    assert -laid.x == pytest.approx(bleed, abs=0.25)
    assert laid.spare == 0


def test_own_bleed_is_seen_by_measure_where_proportions_are_the_same() -> None:
    laid = placing(cutting(760, 760, (76, 76)), SIZES["square"], Fit.COVER)

    assert laid[:4] == pytest.approx((-3, -3, 76, 76))


def test_own_bleed_that_was_said_is_believed() -> None:
    laid = placing(cutting(700, 700), SIZES["square"], Fit.COVER, own=5.0)

    assert laid[:4] == pytest.approx((-5, -5, 80, 80))


def test_what_is_cut_or_white_is_told_with_its_sides() -> None:
    square = cutting(900, 900)

    cut = placing(square, TCG, Fit.COVER)
    white = placing(square, TCG, Fit.CONTAIN)

    assert (round(cut.spare, 6), cut.upright) == (12.5, False)
    assert (round(white.spare, 6), white.upright) == (-12.5, True)


def test_a_picture_that_lies_across_is_turned() -> None:
    laid = placing(cutting(880, 630), TCG, Fit.COVER)

    assert (laid.turn, laid.spare) == (90, 0)
    assert placing(cutting(880, 630), TCG, Fit.COVER, quarter=270).turn == 270
    assert placing(cutting(880, 630), Size(width=88, height=63), Fit.COVER).turn == 0


@pytest.mark.parametrize("name", SIZES)
@pytest.mark.parametrize("bleed", [0.0, 3.0])
@pytest.mark.parametrize("lies", [False, True])
def test_a_measure_of_the_trade_is_known_with_its_bleed(
    name: str, bleed: float, lies: bool
) -> None:
    size = SIZES[name]
    measure = size.width + 2 * bleed + 0.05, size.height + 2 * bleed - 0.05
    found = told_size(cutting(100, 100, measure[::-1] if lies else measure))

    assert found is not None
    assert (found.size, found.bleed) == (size, bleed)


def test_any_other_measure_is_the_size() -> None:
    found = told_size(cutting(100, 100, (80.0, 110.0)))

    assert found is not None
    assert (found.size, found.bleed) == (Size(width=80, height=110), 0)


def test_known_bleed_is_taken_off_the_measure() -> None:
    found = told_size(cutting(100, 100, (90.0, 120.0), bleed=5.0))

    assert found is not None
    assert (found.size, found.bleed) == (Size(width=80, height=110), 5)


@pytest.mark.parametrize(
    ("picture", "size"),
    [((745, 1040), TCG), ((1040, 745), TCG), ((690, 940), TCG), ((900, 900), None), ((3, 4), None)],
)
def test_the_usual_size_is_supposed_of_its_proportions_alone(
    picture: tuple[int, int], size: Size | None
) -> None:
    assert supposed_size(cutting(*picture)) == size


@given(
    laid=st.builds(
        Placing,
        x=st.floats(-5, 0),
        y=st.floats(-5, 0),
        width=st.floats(73, 90),
        height=st.floats(98, 120),
    ),
    bleed=st.floats(0, 5),
)
def test_the_bleed_is_filled_without_a_gap(laid: Placing, bleed: float) -> None:
    face = foreign_face(cutting(100, 100 * laid.height / laid.width), laid, TCG, bleed)
    boxes = covered(face)
    for x in (-bleed, -bleed / 2, 0, 31, 63, 63 + bleed / 2, 63 + bleed):
        for y in (-bleed, 0, 44, 88, 88 + bleed):
            assert any(
                left - 1e-6 <= x <= right + 1e-6 and top - 1e-6 <= y <= bottom + 1e-6
                for left, top, right, bottom in boxes
            )


def test_bleed_is_made_only_where_it_is_missing() -> None:
    own = foreign_face(cutting(690, 940), Placing(-3, -3, 69, 94), TCG, 2.0)
    none = foreign_face(cutting(630, 880), Placing(0, 0, 63, 88), TCG, 0.0)
    all_round = foreign_face(cutting(630, 880), Placing(0, 0, 63, 88), TCG, 2.0)

    assert [len(face.items) for face in (own, none, all_round)] == [1, 1, 9]


def test_made_bleed_is_the_picture_mirrored_about_its_edges() -> None:
    face = foreign_face(cutting(630, 880), Placing(0, 0, 63, 88), TCG, 2.0)

    assert sorted(covered(face)) == [
        pytest.approx((left, top, left + 63, top + 88), abs=0.05)
        for left in (-63, 0, 63)
        for top in (-88, 0, 88)
    ]


def test_paper_that_was_to_stay_white_stays_white() -> None:
    face = foreign_face(cutting(630, 630), Placing(0, 12.5, 63, 63), TCG, 2.0)

    assert all(top >= 12.5 - 1e-6 and bottom <= 75.5 + 1e-6 for _, top, _, bottom in covered(face))


def test_the_original_lies_where_its_window_was_asked_to() -> None:
    original = Original(path="a.pdf", digest="a", size=(210, 297), page=0)
    cell = Cutting("a", original, Window(73.5, 16.5, 63, 88), TCG, 0.0)
    face = foreign_face(cell, placing(cell, TCG, Fit.COVER), TCG, 0.0)

    assert covered(face) == [pytest.approx((-73.5, -16.5, 136.5, 280.5))]
    assert isinstance(face.items[0], Group)
    assert face.items[0].clip


@pytest.mark.parametrize(
    ("upright", "top"),
    [(Matrix(0, 1, -1, 0), (1, 0)), (Matrix(-1, 0, 0, -1), (0, 1)), (Matrix(), (0, -1))],
)
def test_a_photograph_is_set_upright(upright: Matrix, top: tuple[int, int]) -> None:
    """``top`` is where the upper edge of what is stored is seen."""
    size = (880, 630) if upright.a == 0 else (630, 880)
    original = Original(path="a.jpg", digest="a", size=(630, 880), upright=upright)
    one = Cutting("a", original, Window(0, 0, 630, 880))
    face = foreign_face(one, placing(one, TCG, Fit.COVER), TCG, 0.0)
    group = face.items[0]

    assert isinstance(group, Group)
    assert isinstance(group.items[0], Picture)
    stored = group.items[0]
    assert (stored.width, stored.height) == pytest.approx((size[0] / 10, size[1] / 10))
    x, y = group.matrix.point(0, stored.y)
    assert (round((x - 31.5) / 31.5), round((y - 44) / 44)) == top
    assert covered(face) == [pytest.approx((0, 0, 63, 88))]
