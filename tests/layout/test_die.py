"""The die: a cross that folds to a cube whose opposite faces make seven (art direction §7)."""

from collections import defaultdict

from cardsmith.layout.net.die import PIPS, SIDE, SQUARES, TAB, TABS, die_face, tab_outline
from cardsmith.model.face import Path
from cardsmith.model.inks import GOLD
from tests.layout.drawn import box, paths, points
from tests.layout.folding import Flat, edges, folded, middle, rounded
from tests.layout.models import (
    FONTS,
    LANGUAGES,
    ORNAMENTS,
    cuts,
    folds,
    inks_are_of_the_house,
    lines_apart,
    said,
    thinnest,
    words,
)

FACE = die_face(FONTS, ORNAMENTS, words("net"))
POLYGONS: dict[str, tuple[Flat, ...]] = {
    str(pips): (
        (column * SIDE, row * SIDE),
        ((column + 1) * SIDE, row * SIDE),
        ((column + 1) * SIDE, (row + 1) * SIDE),
        (column * SIDE, (row + 1) * SIDE),
    )
    for pips, (column, row) in SQUARES.items()
}
FRAMES = folded(POLYGONS, "1")


def test_the_cross_folds_to_a_cube() -> None:
    corners = {
        rounded(FRAMES[name].place(corner))
        for name, polygon in POLYGONS.items()
        for corner in polygon
    }

    assert len({rounded(frame.outward) for frame in FRAMES.values()}) == 6
    assert len(corners) == 8


def test_opposite_faces_make_seven() -> None:
    by_normal = {rounded(frame.outward): int(name) for name, frame in FRAMES.items()}

    for (x, y, z), pips in by_normal.items():
        assert by_normal[rounded((-x, -y, -z))] + pips == 7


def test_one_two_and_three_turn_as_on_any_die() -> None:
    """Seen from their common corner, they follow each other against the clock."""
    (a, b, c), two, three = (FRAMES[name].outward for name in "123")
    (d, e, f), (g, h, i) = two, three

    turn = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
    assert round(turn) == 1


def test_every_edge_of_the_cube_is_folded_or_has_one_tab() -> None:
    tabs = {middle([(x, y) for x, y in _base(pips, edge)]) for pips, edge in TABS}
    meeting: dict[tuple[float, float, float], list[Flat]] = defaultdict(list)
    for name, polygon in POLYGONS.items():
        for edge in edges(polygon):
            place = rounded(FRAMES[name].place(middle(edge)))
            meeting[place].append(middle(edge))

    assert len(meeting) == 12
    for one, other in meeting.values():
        glued = sum(spot in tabs for spot in {one, other})
        assert glued == (0 if one == other else 1)


def test_tabs_lie_clear_of_faces_and_of_each_other() -> None:
    shapes = [Path(tab_outline(pips, edge)) for pips, edge in TABS]
    boxes = [box([shape]) for shape in shapes]
    squares = [(x[0], x[1], z[0], z[1]) for x, _, z, _ in POLYGONS.values()]

    for at, one in enumerate(boxes):
        for other in (*boxes[:at], *squares):
            across = min(one[2], other[2]) - max(one[0], other[0])
            down = min(one[3], other[3]) - max(one[1], other[1])
            assert min(across, down) <= 1e-9
        assert max(one[2] - one[0], one[3] - one[1]) == SIDE
        assert min(one[2] - one[0], one[3] - one[1]) == TAB


def test_every_face_shows_its_number_in_bells_that_do_not_touch() -> None:
    for pips, spots in PIPS.items():
        assert len(spots) == len(set(spots)) == pips
        reach = 0.27 * 0.86 if pips > 1 else 0
        for at, (x, y) in enumerate(spots):
            for other_x, other_y in spots[:at]:
                assert max(abs(x - other_x), abs(y - other_y)) > reach
    assert sum(path.fill == GOLD for path in paths(FACE.items)) == 21


def test_five_edges_are_folded_between_faces_and_seven_to_tabs() -> None:
    assert len(folds(FACE)) == 5 + 7 + 1  # and the sample of the key
    outlines = [points(path) for path in cuts(FACE)]
    assert sum(len(outline) == 4 for outline in outlines) >= 7


def test_both_languages_fit_and_nothing_is_too_thin() -> None:
    for language in LANGUAGES:
        face = die_face(FONTS, ORNAMENTS, words("net", language))
        assert lines_apart(face)
        assert inks_are_of_the_house(face)
        assert thinnest(face) >= 0.25
        assert words("net", language)["fold"] in said(face)


def _base(pips: int, edge: str) -> list[Flat]:
    """The two ends of the edge that a tab hangs on."""
    outline = tab_outline(pips, edge)  # type: ignore[arg-type]  # an edge by its name
    found = points(Path(outline))
    return [found[0], found[-1]]
