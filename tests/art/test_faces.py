"""Every shipped face, walked: ink on ink, type on its ground, lines, margins."""

from collections.abc import Callable

import pytest

from cardsmith.model.choices import Look
from cardsmith.model.face import Face, Path, Text
from cardsmith.model.inks import (
    BOARD_LINE,
    BROWN,
    DARK_GREEN,
    GOLD,
    GREEN,
    GREY,
    INK,
    LATTICE_LINE,
    LIGHT_WINE,
    MAROTTE_RAY,
    PAPER,
    PASTEL,
    VEIL,
    WHITE,
    WINE,
    Ink,
    house_names,
)
from tests.art.colour import contrast
from tests.art.shown import Mark, card_faces, faces, grounds, marks

BLACKS = {INK, BROWN, GREY}
REVERSED = {PAPER, WHITE}
DARK = {WINE, PASTEL, DARK_GREEN, MAROTTE_RAY, VEIL}
"""Grounds on which words may be spared in paper or white."""

MOST = 240
"""The most ink, in percent, of the strictest printer."""

SPARED = {PAPER, WHITE, GOLD, LATTICE_LINE, BOARD_LINE, LIGHT_WINE}
"""Inks whose lines are spared in something darker."""


def together(under: Ink, over: Ink) -> int:
    """Percent of ink where one lies on another (art direction §2).

    Black overprints what takes 140 percent or less; anything else knocks out.
    """
    if over is INK and sum(under.cmyk) <= 140:
        return sum(under.cmyk[:3]) + 100
    return max(sum(under.cmyk), sum(over.cmyk))


def words(face: Face) -> list[tuple[Mark, Text]]:
    return [
        (mark, mark.item)
        for mark in marks(face)
        if isinstance(mark.item, Text) and mark.item.text.strip()
    ]


def lines(face: Face) -> list[tuple[Mark, Path]]:
    return [
        (mark, mark.item)
        for mark in marks(face)
        if isinstance(mark.item, Path) and mark.item.stroke is not None
    ]


def every_face(check: Callable[[Face], None]) -> None:
    found = faces()
    assert len(found) > 150
    for face in found:
        check(face)


def test_no_fill_with_its_line_takes_too_much_ink() -> None:
    def check(face: Face) -> None:
        for mark in marks(face):
            item = mark.item
            if isinstance(item, Path):
                fill, stroke = item.fill or WHITE, item.stroke or WHITE
                assert {fill.name, stroke.name} <= set(house_names()), face.name
                assert together(fill, stroke) <= MOST, (face.name, fill.name, stroke.name)

    every_face(check)


def test_words_are_black_alone_or_spared_or_a_name_in_display_type() -> None:
    def check(face: Face) -> None:
        for _, text in words(face):
            if text.ink in BLACKS:
                assert text.ink.cmyk[:3] == (0, 0, 0)
            elif text.ink not in REVERSED:
                assert (text.font, text.ink) in {
                    ("Grenze Gotisch Bold", WINE),
                    ("Grenze Gotisch Bold", DARK_GREEN),
                }, text.text
                assert text.size >= 15

    every_face(check)


def test_words_stand_out_from_what_they_lie_on() -> None:
    def check(face: Face) -> None:
        for mark, text in words(face):
            for ground in grounds(face, mark):
                told = (face.name, text.text, ground.name)
                seen = contrast(text.ink.rgb, ground.rgb)
                if text.ink is INK:
                    assert seen >= (4.9 if ground is GREEN else 7), told
                elif text.ink in BLACKS or text.ink not in REVERSED:
                    assert seen >= 5.6, told
                    assert together(ground, text.ink) <= MOST
                elif ground is GREEN:
                    assert text.size >= 23, told
                else:
                    assert ground in DARK, told
                    assert text.size >= 9, told
                    assert seen >= (4.1 if text.size >= 14 else 4.7), told

    every_face(check)


@pytest.mark.parametrize("look", Look)
def test_no_line_is_too_thin_to_print(look: Look) -> None:
    for face in faces(look):
        for mark, path in lines(face):
            least = 0.5 if path.stroke in SPARED and look is not Look.INK_SAVER else 0.25
            assert mark.weight >= least - 1e-9, (face.name, path.stroke)


@pytest.mark.parametrize("look", Look)
def test_words_of_a_card_keep_clear_of_the_cut(look: Look) -> None:
    for face in card_faces(look):
        for mark, text in words(face):
            assert from_the_cut(face, mark) >= 4 - 0.011, (face.name, text.text)


@pytest.mark.parametrize("look", Look)
def test_nothing_drawn_ends_near_the_cut_of_a_card(look: Look) -> None:
    """Grounds run into the bleed; anything else ends 3 mm from the cut or more."""
    for face in card_faces(look):
        for mark in marks(face):
            left, top, right, foot = mark.box
            if left < right and top < foot and not _bleeds(face, mark):
                assert from_the_cut(face, mark) >= 3, (face.name, mark.box)


def from_the_cut(face: Face, mark: Mark) -> float:
    left, top, right, foot = mark.box
    return min(left, top, face.width - right, face.height - foot)


def _bleeds(face: Face, mark: Mark) -> bool:
    """Whether it runs right through the bleed, wherever it meets the cut."""
    left, top, right, foot = mark.box
    reach = (left, top, face.width - right, face.height - foot)
    return min(reach) <= -face.bleed + 1e-6
