"""The token of the Bouffon: two equal discs, alike, that fold onto one another."""

import math

import pytest

from cardsmith.layout.board.plane import flattened
from cardsmith.layout.net.token import HEIGHT, HINGE, RADIUS, WIDTH, token
from cardsmith.model.face import Face, Stamp
from tests.layout.drawn import points, texts
from tests.layout.models import (
    FONTS,
    LANGUAGES,
    ORNAMENTS,
    cuts,
    folds,
    inks_are_of_the_house,
    lines_apart,
    thinnest,
    words,
)


def drawn(language: str = "fr") -> Face:
    return Face("token", WIDTH, HEIGHT, tuple(token(FONTS, ORNAMENTS, words("net", language))))


def test_both_sides_are_one_art_upright() -> None:
    """The fold is upright, so what stands upright on both discs does so back to back."""
    one, other = (item for item in drawn().items if isinstance(item, Stamp))

    assert one.art is other.art
    assert one.matrix[:4] == other.matrix[:4] == (1, 0, 0, 1)
    assert one.matrix.f == other.matrix.f


def test_the_cut_is_the_same_on_both_sides_of_the_fold() -> None:
    face = drawn()
    (fold,), (cut,) = folds(face), cuts(face)
    (x, top), (same, foot) = points(fold)
    outline = flattened(cut.outline, 16)

    assert x == same == pytest.approx(WIDTH / 2)
    assert foot - top == pytest.approx(HINGE)
    mirrored = [(2 * x - a, b) for a, b in outline]
    for spot in (*mirrored, (x, top), (x, foot)):
        assert min(math.dist(spot, other) for other in outline) < 0.05
    xs, ys = zip(*outline, strict=True)
    extent = min(xs), min(ys), max(xs), max(ys)
    assert extent == pytest.approx((0, 0, WIDTH, HEIGHT), abs=0.05)
    assert 30 <= 2 * RADIUS <= 45


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_named_and_sound(language: str) -> None:
    face = drawn(language)

    assert [text.text for text in texts(face.items)] == ["Bouffon", "Bouffon"]
    assert inks_are_of_the_house(face)
    assert lines_apart(face)
    assert thinnest(face) >= 0.25
