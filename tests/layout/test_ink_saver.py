"""Little ink: white in place of colour, every line and every word where it was."""

from itertools import pairwise

import pytest

from cardsmith.layout.ink_saver import back_saver, ink_saver
from cardsmith.model.face import Art, Face, Group, Path, Stamp, Text, shift
from cardsmith.model.inks import (
    BROWN,
    DARK_GREEN,
    GOLD,
    GREY,
    INK,
    LATTICE_LINE,
    LIGHT_WINE,
    MAROTTE_RAY,
    PAPER,
    SAFFRON,
    VEIL,
    WHITE,
    WINE,
    WOOD,
    Ink,
)
from cardsmith.model.outline import circle, line, rectangle
from tests.layout.bouffon_cards import BAVARDER, card, front
from tests.layout.drawn import flat, paths, points, texts
from tests.layout.test_backs import dalmuti_back, letter_back
from tests.layout.test_dalmuti import pieces

SQUARE = rectangle(0, 0, 10, 10)
RULE = line(0, 0, 10, 0)


def saved(*items: Path | Text) -> list[Path | Text]:
    face = ink_saver().face(Face("face", 63, 88, items))
    return list(flat(face.items))


@pytest.mark.parametrize("ink", [WINE, PAPER, VEIL, GOLD])
def test_what_is_filled_becomes_white_and_still_covers(ink: Ink) -> None:
    assert saved(Path(SQUARE, fill=ink)) == [Path(SQUARE, fill=WHITE)]
    assert saved(Path(SQUARE, fill=INK)) == [Path(SQUARE, fill=INK)]


def test_golden_dots_on_a_lattice_are_left_out() -> None:
    assert saved(Path(circle(0, 0, 1), fill=GOLD)) == []
    assert saved(Path(circle(0, 0, 1), fill=GOLD, stroke=INK, weight=0.9)) != []


def test_the_rays_of_a_back_become_fine_lines() -> None:
    assert saved(Path(SQUARE, fill=MAROTTE_RAY)) == [Path(SQUARE, stroke=GREY, weight=0.35)]


@pytest.mark.parametrize(
    ("drawn", "ink", "weight"),
    [
        (Path(RULE, stroke=INK, weight=0.9), INK, 0.9),
        (Path(RULE, stroke=GREY, weight=0.6), GREY, 0.6),
        (Path(RULE, stroke=LIGHT_WINE, weight=0.3), INK, 0.3),
        (Path(RULE, stroke=SAFFRON, weight=0.7), INK, 0.7),
        (Path(RULE, stroke=PAPER, weight=0.7), GREY, 0.35),
        (Path(RULE, stroke=LATTICE_LINE, weight=0.5), GREY, 0.35),
        (Path(RULE, stroke=WOOD, weight=0.5, butt=True), WHITE, 0.5),
        (Path(RULE, stroke=GOLD, weight=1.6), WHITE, 1.6),
    ],
)
def test_a_line_keeps_its_ink_or_takes_that_of_lines(drawn: Path, ink: Ink, weight: float) -> None:
    (path,) = saved(drawn)

    assert isinstance(path, Path)
    assert (path.stroke, path.weight, path.outline) == (ink, weight, drawn.outline)


@pytest.mark.parametrize(
    ("ink", "wanted"),
    [(INK, INK), (GREY, GREY), (BROWN, BROWN), (PAPER, INK), (WHITE, INK), (DARK_GREEN, INK)],
)
def test_words_are_black_save_for_what_is_grey_on_purpose(ink: Ink, wanted: Ink) -> None:
    (text,) = saved(Text(0, 0, "mot", "Alegreya", 9, ink))

    assert text == Text(0, 0, "mot", "Alegreya", 9, wanted)


def behind(*items: Path | Text) -> list[Path | Text]:
    return list(flat(back_saver().face(Face("back", 63, 88, items)).items))


def test_fine_lines_part_a_large_white_field_of_a_back_between_ground_and_outline() -> None:
    medallion = Path(rectangle(8, 10, 47, 68), fill=PAPER, stroke=INK, weight=1.1)

    ground, lines, outline = behind(medallion)

    assert ground == medallion._replace(fill=WHITE, stroke=None)
    assert outline == medallion._replace(fill=None)
    assert isinstance(lines, Path)
    assert (lines.fill, lines.stroke, lines.weight) == (None, GREY, 0.35)
    heights = sorted({y for _, y in points(lines)})
    assert heights == pytest.approx([88 - y for y in reversed(heights)])
    assert all(1 < below - above < 3 for above, below in pairwise(heights))
    assert heights[0] - 10 < 3
    assert saved(medallion) == [medallion._replace(fill=WHITE)]


@pytest.mark.parametrize(
    "small",
    [
        Path(rectangle(8, 10, 40, 10), fill=PAPER, stroke=INK, weight=1.1),
        Path(rectangle(-3, -3, 69, 94), fill=PAPER),
        Path(rectangle(8, 10, 40, 50), stroke=INK, weight=1.1),
        Path(rectangle(8, 10, 40, 50), fill=INK, stroke=INK, weight=1.1),
    ],
)
def test_what_is_small_or_a_ground_or_no_field_gets_no_lines(small: Path) -> None:
    assert behind(small) == saved(small)


def test_what_faces_share_stays_shared() -> None:
    art, saver = Art("art", (Path(SQUARE, fill=WINE),)), ink_saver()
    one, two = (
        saver.face(Face(name, 63, 88, (Stamp(art), Group((Stamp(art, shift(1, 1)),)))))
        for name in "ab"
    )

    assert isinstance(one.items[0], Stamp)
    assert isinstance(two.items[0], Stamp)
    assert one.items[0].art is two.items[0].art is not art
    face = Face("back", 63, 88, ())
    assert saver.face(face) is saver.face(face)


FACES = {
    "letter front": front(card("bavarder", *BAVARDER)),
    "marotte front": front(card("abscons", "abstrus", packet="marotte")),
    "letter back": letter_back("M"),
    "marotte back": letter_back("marotte"),
    "dalmuti back": dalmuti_back(),
    **{piece.id: piece.front for piece in pieces()},
}


@pytest.mark.parametrize("name", FACES)
def test_a_shipped_face_keeps_its_words_and_lines_and_no_colour(name: str) -> None:
    face = FACES[name]
    thin = ink_saver().face(face)

    assert [text._replace(ink=INK) for text in texts(thin.items)] == [
        text._replace(ink=INK) for text in texts(face.items)
    ]
    drawn = paths(thin.items)
    assert {path.fill for path in drawn} <= {None, WHITE, INK}
    assert {path.stroke for path in drawn} <= {None, WHITE, INK, GREY}
    lined = {tuple(points(path)) for path in drawn if path.stroke}
    assert {tuple(points(path)) for path in paths(face.items) if path.stroke} <= lined
