"""The six pawns: two equal faces, head to head round the fold (art direction §7)."""

import pytest

from cardsmith.layout.net.pawns import FOLDS, HEIGHT, PAWNS, STRIP, WIDTH, pawn_faces, pawns_face
from cardsmith.model.face import Face, turned
from cardsmith.model.inks import PAPER, VEIL
from tests.layout.drawn import atoms, box, texts
from tests.layout.models import (
    FONTS,
    LANGUAGES,
    ORNAMENTS,
    cuts,
    folds,
    inks_are_of_the_house,
    lines_apart,
    tallest,
    thinnest,
    words,
)

FACE = pawns_face(FONTS, ORNAMENTS, words("net"))


@pytest.mark.parametrize("at", range(6))
def test_the_faces_of_a_pawn_are_one_turned_by_half_about_the_fold(at: int) -> None:
    lower, upper = pawn_faces(FONTS, ORNAMENTS, PAWNS[at], words("net"))
    one, other = (Face("p", WIDTH, STRIP, (stamp,)) for stamp in (lower, upper))

    assert atoms(one, turned(180, WIDTH / 2, FOLDS[1])) == atoms(other)
    left, top, right, foot = box([lower])
    assert (left, top, right, foot) == pytest.approx((0, FOLDS[1], WIDTH, FOLDS[1] + HEIGHT))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_pawn_has_its_name_twice_inside_its_strip(language: str) -> None:
    said = words("net", language)
    face = pawns_face(FONTS, ORNAMENTS, said)

    for pawn in PAWNS:
        names = [text for text in texts(face.items) if text.text == said[pawn.name]]
        assert len(names) == 2
        left, _, right, _ = tallest(names[1])
        assert right - left <= WIDTH - 2
    assert lines_apart(face)


def test_six_emblems_on_six_grounds() -> None:
    assert len({pawn.ground for pawn in PAWNS}) == len({pawn.name for pawn in PAWNS}) == 6
    assert {pawn.name: pawn.ground for pawn in PAWNS}["mask"] == VEIL


def test_type_on_a_dark_ground_is_paper() -> None:
    dark = {"wine", "veil", "pastel"}

    assert all((pawn.ink == PAPER) == (pawn.ground.name in dark) for pawn in PAWNS)


def test_emblems_keep_inside_their_niche() -> None:
    """Nothing but niche and ground comes nearer than 0.6 mm to the line of the niche."""
    for pawn in PAWNS:
        lower, _ = pawn_faces(FONTS, ORNAMENTS, pawn, words("net"))
        emblem = lower.art.items[2:-1]
        left, top, right, foot = box(emblem)
        assert left >= 2.6, pawn.name
        assert right <= 17.4, pawn.name
        assert top >= 6.2, pawn.name
        assert foot <= 26.4, pawn.name


def test_six_strips_are_cut_and_three_folds_cross_them_all() -> None:
    strips = [path for path in cuts(FACE) if len(path.outline) == 5]
    across = [path for path in folds(FACE) if box([path])[2] - box([path])[0] > 100]

    assert len(strips) == 6 + 1  # and the sample of the key
    assert [round(box([path])[1] - 1, 6) for path in across] == list(FOLDS)
    assert all(box([path])[0] <= 0 for path in across)


def test_inks_and_lines_are_those_of_the_house() -> None:
    assert inks_are_of_the_house(FACE)
    assert thinnest(FACE) >= 0.25
    left, top, right, foot = box((*cuts(FACE), *folds(FACE)))
    assert min(left, top) >= 0
    assert right <= FACE.width
    assert foot <= FACE.height
    assert max(tallest(text)[2] for text in texts(FACE.items)) <= FACE.width
