"""The board as a face: everything once, everything in its square, every number from the rules."""

import math
from collections import Counter
from collections.abc import Iterable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.intake.shipped.ornaments import load_ornaments
from cardsmith.layout.board import board_face
from cardsmith.layout.board.plane import flattened, holds
from cardsmith.layout.board.track import track
from cardsmith.layout.setting import Style, width
from cardsmith.model.board import Board
from cardsmith.model.face import Face, Stamp, Text
from cardsmith.model.finding import Finding
from cardsmith.model.inks import GOLD, GREEN, INK, LIGHT_SAFFRON, LIGHT_WINE, PAPER, PASTEL, WHITE
from cardsmith.model.rules import Rules
from cardsmith.model.sheet import KeepOut
from cardsmith.model.units import POINT
from tests.layout.boards import STANDARD, WORDS, boards, edition, singles
from tests.layout.drawn import box, paths, points, texts

FONTS = ShippedFonts()
ORNAMENTS = load_ornaments()
CINZEL = "Cinzel Bold"

Drawn = tuple[Face, tuple[KeepOut, ...], tuple[Finding, ...]]


def drawn(board: Board = STANDARD, title: str = "Le Bouffon", rules: Rules | None = None) -> Drawn:
    return board_face(edition(board, title, rules), FONTS, ORNAMENTS, WORDS["fr"])


def letters(face: Face) -> list[Text]:
    """The letters of the squares, in walking order."""
    return [text for text in texts(face.items) if text.font == CINZEL and len(text.text) == 1]


def numbers(face: Face) -> list[Text]:
    return [
        text for text in texts(face.items) if text.font == "Alegreya Bold" and text.text.isdigit()
    ]


def bells(face: Face) -> list[tuple[float, float]]:
    """The middle of every bell that stands on a square."""
    return [item.matrix.point(0, 0) for item in face.items if isinstance(item, Stamp)]


def corners(text: Text) -> list[tuple[float, float]]:
    across = width(FONTS, Style(text.font, text.size), text.text)
    high = FONTS[text.font].cap_height * text.size * POINT / 1000
    return [(text.x + dx, text.y - dy) for dx in (0, across) for dy in (0, high)]


@settings(max_examples=3)
@given(boards())
def test_every_square_has_its_letters_its_number_and_its_bells_once(board: Board) -> None:
    face, _, findings = drawn(board)
    path = track(board.count)
    shapes = {number: flattened(path.outline(number)) for number, _, _ in board.lettered()}

    assert findings == ()
    assert [text.text for text in letters(face)] == [
        letter for _, _, square in board.lettered() for letter in square
    ]
    assert [int(text.text) for text in numbers(face)] == list(range(1, board.count))
    standing = Counter(
        number for bell in bells(face) for number, shape in shapes.items() if holds(shape, bell)
    )
    assert standing == {number: lap for number, lap, _ in board.lettered()}


@settings(max_examples=3)
@given(boards())
def test_letters_and_numbers_lie_inside_their_square(board: Board) -> None:
    face, _, _ = drawn(board)
    path = track(board.count)
    every = iter(letters(face))

    for (number, _, square), disc in zip(board.lettered(), numbers(face), strict=False):
        shape = flattened(path.outline(number))
        signs = [*(next(every) for _ in square), disc]
        assert all(holds(shape, corner) for sign in signs for corner in corners(sign))


@settings(max_examples=3)
@given(boards())
def test_no_letter_touches_another_sign(board: Board) -> None:
    face, _, _ = drawn(board)
    rings = [(*text_middle(text), 2.6) for text in numbers(face)]
    rings += [(x, y, 1.3) for x, y in bells(face)]

    for text in letters(face):
        (left, foot), (_, top), (right, _), _ = corners(text)
        for x, y, radius in rings:
            gap = math.hypot(max(left - x, x - right, 0), max(top - y, y - foot, 0))
            assert gap > radius, (text.text, x, y)


def text_middle(text: Text) -> tuple[float, float]:
    spots = corners(text)
    return sum(x for x, _ in spots) / 4, text.y - 0.75


@settings(max_examples=3)
@given(boards())
def test_no_line_is_thinner_than_a_quarter_of_a_point(board: Board) -> None:
    face, _, _ = drawn(board)

    assert min(path.weight for path in paths(face.items) if path.stroke) >= 0.25


@settings(max_examples=3)
@given(boards())
def test_type_is_never_too_small_to_play_by(board: Board) -> None:
    face, _, _ = drawn(board)

    assert min(text.size for text in letters(face)) >= 8
    assert min(text.size for text in texts(face.items) if text.font != CINZEL) >= 8.5


def test_the_face_is_a3_and_its_ground_bleeds() -> None:
    face, _, _ = drawn()

    assert (face.width, face.height, face.bleed) == (420, 297, 3)
    assert box([face.items[0]]) == (-3, -3, 423, 300)


def test_letters_have_the_sizes_of_the_art_direction() -> None:
    face, _, _ = drawn()
    sizes = {text.text: round(text.size, 6) for text in letters(face)}

    assert sizes["A"] == sizes["M"] == sizes["V"] == 48
    assert sizes["Q"] == 42
    assert sizes["K"] == sizes["W"] == 33
    assert sizes["X"] == sizes["Y"] == sizes["Z"] == 23


def test_letters_that_could_be_turned_are_underlined() -> None:
    face, _, _ = drawn()
    bars = [path for path in paths(face.items) if path.butt and len(points(path)) == 2]
    turnable = [text for text in letters(face) if text.text in "MWNZ"]

    assert len(turnable) == 8
    for text in turnable:
        (left, foot), _, (right, _), _ = corners(text)
        under = [
            bar
            for bar in bars
            if all(left < x < right and 0 < y - foot < 3 for x, y in points(bar))
        ]
        assert [bar.stroke for bar in under] == [text.ink]


def test_shared_squares_have_bands_with_white_on_the_strong_ones() -> None:
    face, _, _ = drawn()
    inks = {text.text: text.ink for text in letters(face)}
    fills = Counter(path.fill for path in paths(face.items) if path.fill)

    assert (inks["K"], inks["W"]) == (INK, WHITE)
    assert (inks["X"], inks["Y"], inks["Z"]) == (INK, WHITE, INK)
    assert fills[PASTEL] == 2
    assert fills[GREEN] >= 2


def test_laps_differ_in_tint_and_in_bells() -> None:
    path = track(48)
    face, _, _ = drawn()
    fills = {path_.outline: path_.fill for path_ in paths(face.items) if path_.fill}

    assert fills[path.outline(1)] == fills[path.outline(25)] == PAPER
    assert fills[path.outline(2)] == LIGHT_SAFFRON
    assert fills[path.outline(24)] == LIGHT_WINE
    assert len(bells(face)) == 23 + 2 * 23


def test_a_golden_gate_stands_before_every_later_lap() -> None:
    board = singles(50, 3)
    path = track(board.count)
    face, _, _ = drawn(board)
    gates = [path_ for path_ in paths(face.items) if path_.stroke == GOLD and path_.weight == 1.6]

    assert [tuple(points(gate)) for gate in gates] == [path.border(17), path.border(33)]


def test_victory_lies_at_the_end_of_the_track() -> None:
    face, _, _ = drawn()
    outer = pytest.approx((112 - 21.2, 184 - 21.2, 112 + 21.2, 184 + 21.2))
    word = next(text for text in texts(face.items) if text.text == "Victoire")

    assert [path.fill for path in paths(face.items) if box([path]) == outer] == [GOLD]
    assert 112 - 19.2 < word.x < 112
    assert 184 < word.y < 184 + 19.2


@settings(max_examples=3)
@given(st.integers(20, 80))
def test_the_medallion_of_victory_covers_no_sign(count: int) -> None:
    face, _, _ = drawn(singles(count))
    medal = [path for path in paths(face.items) if path.fill == GOLD and path.weight == 1.3][-1]
    left, top, right, bottom = box([medal])
    middle, reach = ((left + right) / 2, (top + bottom) / 2), (right - left) / 2

    for spot in (*bells(face), *(corner for text in letters(face) for corner in corners(text))):
        assert math.dist(spot, middle) > reach


def test_two_seams_can_pass_without_touching_a_letter_a_number_or_victory() -> None:
    """Four A4 sheets with 5 mm of margin and 10 mm of overlap."""
    _, keep, _ = drawn()
    level = [y / 2 for y in range(200, 374) if clear(keep, y / 2, down=True)]

    assert level
    for above in (True, False):
        row = [kept for kept in keep if (kept.y < level[0]) == above]
        assert any(clear(row, x / 2, down=False) for x in range(280, 540))


def clear(keep: Iterable[KeepOut], at: float, *, down: bool) -> bool:
    stretches = [(kept.y, kept.height) if down else (kept.x, kept.width) for kept in keep]
    return all(not start - 0.2 < at < start + length + 0.2 for start, length in stretches)


def test_what_seams_avoid_is_every_letter_number_and_word() -> None:
    face, keep, _ = drawn()
    for text in texts(face.items):
        x, y = text.x + 0.5, text.y - 0.5
        assert any(
            kept.x <= x <= kept.x + kept.width and kept.y <= y <= kept.y + kept.height
            for kept in keep
        ), text.text
