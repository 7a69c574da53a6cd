"""What the eye sees: fills, lines, clips, maps, pictures and shared art."""

import pytest
from PIL import Image

from cardsmith.model.face import (
    Art,
    Group,
    Matrix,
    Path,
    Picture,
    Stamp,
    scaled,
    shift,
    turned,
)
from cardsmith.model.inks import GREEN, INK, SAFFRON, WHITE, WINE
from cardsmith.model.outline import circle, line, rectangle
from cardsmith.press.pdf import write_pdf
from tests.press.samples import (
    FONTS,
    bitmap,
    block,
    card_page,
    colour_at,
    covered,
    document,
    face,
    objects,
    opened,
    operators,
    pixels,
    printed,
    square_ring,
    text_of,
    words,
)

PAPER = (255, 255, 255)


def test_a_fill_leaves_holes_by_the_even_odd_rule() -> None:
    seen = pixels(printed(Path(square_ring(10, 10, 30), fill=WINE)))

    assert colour_at(seen, 15, 15) == WINE.rgb
    assert colour_at(seen, 25, 25) == PAPER


@pytest.mark.parametrize("weight", [0.0, 1.0])
def test_a_picture_from_elsewhere_is_filled_by_the_nonzero_rule(weight: float) -> None:
    """Two outlines that go round the same way have no hole between them."""
    outline = (*rectangle(10, 10, 30, 30), *rectangle(20, 20, 10, 10))
    line_ink = GREEN if weight else None
    for nonzero, middle in ((True, WINE.rgb), (False, PAPER)):
        ring = Path(outline, fill=WINE, stroke=line_ink, weight=weight, nonzero=nonzero)
        assert colour_at(pixels(printed(ring)), 25, 25) == middle


def test_fill_and_line_together_keep_the_hole() -> None:
    ring = Path(square_ring(10, 10, 30), fill=WINE, stroke=GREEN, weight=3)
    seen = pixels(printed(ring))

    assert colour_at(seen, 25, 25) == PAPER
    assert colour_at(seen, 15, 15) == WINE.rgb
    assert colour_at(seen, 25, 10) == GREEN.rgb


def test_an_outline_without_ink_draws_nothing() -> None:
    assert colour_at(pixels(printed(Path(rectangle(0, 0, 63, 88)))), 30, 30) == PAPER


def test_a_line_has_its_weight_in_points() -> None:
    """72 points are an inch: 12.7 mm on either side of the line."""
    seen = pixels(printed(Path(line(5, 40, 58, 40), stroke=INK, weight=72, butt=True)))

    assert colour_at(seen, 30, 27.5) == colour_at(seen, 30, 52.5) == INK.rgb
    assert colour_at(seen, 30, 27.1) == colour_at(seen, 30, 52.9) == PAPER


@pytest.mark.parametrize(("butt", "beyond"), [(True, PAPER), (False, INK.rgb)])
def test_ends_are_round_unless_they_are_butt(butt: bool, beyond: tuple[int, int, int]) -> None:
    seen = pixels(printed(Path(line(20, 40, 40, 40), stroke=INK, weight=36, butt=butt)))

    assert colour_at(seen, 44, 40) == beyond
    assert colour_at(seen, 45.8, 34.5) == PAPER


def test_corners_are_round() -> None:
    bend = (("M", 10.0, 60.0), ("L", 30.0, 20.0), ("L", 50.0, 60.0))
    seen = pixels(printed(Path(bend, stroke=INK, weight=28.35)))

    assert colour_at(seen, 30, 16) == INK.rgb
    assert colour_at(seen, 30, 13) == PAPER


def test_a_dashed_line_has_gaps_and_the_next_line_has_none() -> None:
    """Dashes of 28.35 points are 10 mm."""
    dashed = Path(line(0, 20, 60, 20), stroke=INK, weight=6, dash=(28.35, 28.35), butt=True)
    plain = Path(line(0, 40, 60, 40), stroke=INK, weight=6, butt=True)
    seen = pixels(printed(dashed, plain))

    assert [colour_at(seen, x, 20) for x in (5, 15, 25, 35)] == [INK.rgb, PAPER] * 2
    assert [colour_at(seen, x, 40) for x in (5, 15, 25, 35)] == [INK.rgb] * 4


def test_a_clip_cuts_its_group_and_nothing_after() -> None:
    cut = Group((block(0, 0, 63, 88, WINE),), clip=circle(30, 30, 10))
    seen = pixels(printed(cut, block(0, 80, 63, 8, GREEN)))

    assert colour_at(seen, 30, 30) == WINE.rgb
    assert colour_at(seen, 30, 45) == PAPER
    assert colour_at(seen, 60, 85) == GREEN.rgb


def test_a_clip_with_a_hole_keeps_the_hole() -> None:
    cut = Group((block(0, 0, 63, 88, WINE),), clip=square_ring(10, 10, 30))
    seen = pixels(printed(cut))

    assert colour_at(seen, 25, 25) == PAPER
    assert colour_at(seen, 15, 25) == WINE.rgb


@pytest.mark.parametrize(
    ("matrix", "centre"),
    [
        (shift(20, 30), (22.5, 32.5)),
        (scaled(4, 10, 20), (20, 30)),
        (turned(90, 30, 30), (57.5, 2.5)),
        (turned(180, 30, 40), (57.5, 77.5)),
        (turned(45, 0, 0).then(shift(30, 30)), (30, 33.54)),
        (Matrix(1, 0, 0.5, 1, 10, 10), (13.75, 12.5)),
    ],
)
def test_a_group_is_moved_as_the_model_says(matrix: Matrix, centre: tuple[float, float]) -> None:
    """A square of 5 mm at the corner; y is down, turns are clockwise."""
    assert matrix.point(2.5, 2.5) == pytest.approx(centre, abs=0.01)
    seen = pixels(printed(Group((block(0, 0, 5, 5, WINE),), matrix)))

    assert colour_at(seen, *centre) == WINE.rgb
    assert covered(seen) < 450


def test_art_is_drawn_once_and_stamped_everywhere() -> None:
    """Two stamps on each of two pages, and art within art: two forms in the file."""
    bell = Art("bell", (block(0, 0, 4, 4, SAFFRON), words("cloche", 0, 8)))
    frieze = Art("frieze", (Stamp(bell), Stamp(bell, shift(20, 0)), block(0, 10, 30, 2, WINE)))
    cards = [face(Stamp(frieze, shift(5, 5)), Stamp(bell, shift(5, 50 + n))) for n in (0, 10)]

    data = write_pdf(document(*map(card_page, cards)), FONTS)

    with opened(data) as pdf:
        assert len(objects(pdf, "/Form")) == 2
    seen = pixels(data)
    assert [colour_at(seen, x, y) for x, y in ((7, 7), (27, 7), (7, 52))] == [SAFFRON.rgb] * 3
    assert colour_at(seen, 10, 16) == WINE.rgb
    assert text_of(data).split() == ["cloche"] * 3


def test_art_of_the_same_name_is_not_the_same_art() -> None:
    one, other = (Art("dot", (block(0, 0, 5, 5, ink),)) for ink in (WINE, GREEN))
    seen = pixels(printed(Stamp(one), Stamp(other, shift(20, 0))))

    assert (colour_at(seen, 2, 2), colour_at(seen, 22, 2)) == (WINE.rgb, GREEN.rgb)


def test_art_with_nothing_in_it_draws_nothing() -> None:
    seen = pixels(printed(Stamp(Art("empty", ()))))

    assert covered(seen) == 0


def test_art_does_not_change_what_comes_after() -> None:
    art = Art("wide", (Path(line(0, 5, 20, 5), stroke=WINE, weight=20, dash=(1, 9)),))
    after = Path(line(0, 50, 60, 50), stroke=INK, weight=3)
    seen = pixels(printed(Stamp(art), after))

    assert [colour_at(seen, x, 50) for x in range(5, 55, 5)] == [INK.rgb] * 10


def test_case_E24_one_back_picture_is_one_image() -> None:
    noise = bitmap(Image.effect_noise((300, 420), 90).convert("RGB"))
    backs = [face(Picture(0, 0, 63, 88, noise), name=f"back {n}") for n in range(80)]
    data = write_pdf(document(*map(card_page, backs)), FONTS)

    with opened(data) as pdf:
        assert len(objects(pdf, "/Image")) == 1
    assert len(data) < 2 * len(noise.data) + 300_000


def test_equal_pictures_read_twice_are_stored_once() -> None:
    first, second = (bitmap(Image.new("RGB", (4, 4), "red")) for _ in range(2))
    data = printed(Picture(0, 0, 9, 9, first), Picture(20, 0, 9, 9, second))

    with opened(data) as pdf:
        assert len(objects(pdf, "/Image")) == 1


def quarters(mode: str) -> Image.Image:
    """Red, green above blue, white: which way up a picture is can be seen."""
    image = Image.new("RGB", (2, 2))
    image.putdata([(255, 0, 0), (0, 128, 0), (0, 0, 255), (255, 255, 255)])
    return image.convert(mode).resize((64, 64), Image.Resampling.NEAREST)


@pytest.mark.parametrize("kind", ["PNG", "JPEG"])
def test_a_picture_fills_its_rectangle_the_right_way_up(kind: str) -> None:
    seen = pixels(printed(Picture(10, 20, 40, 60, bitmap(quarters("RGB"), kind))))
    wanted = {(20, 35): (255, 0, 0), (40, 35): (0, 128, 0), (20, 65): (0, 0, 255)}

    for (x, y), colour in wanted.items():
        assert colour_at(seen, x, y) == pytest.approx(colour, abs=3)
    assert colour_at(seen, 30, 19) == colour_at(seen, 9, 40) == PAPER


def test_a_jpeg_is_stored_as_it_was_read() -> None:
    picture = bitmap(quarters("RGB"), "JPEG")

    assert picture.data in printed(Picture(0, 0, 9, 9, picture))


@pytest.mark.parametrize("mode", ["1", "L", "P", "RGB", "RGBA", "LA", "I;16"])
def test_every_kind_of_png_is_drawn(mode: str) -> None:
    white = Image.new("L", (8, 8), 255).convert("L" if mode == "I;16" else mode)
    if mode == "I;16":
        white = Image.new("I;16", (8, 8), 65535)
    seen = pixels(printed(block(0, 0, 63, 88), Picture(10, 10, 30, 30, bitmap(white))))

    assert colour_at(seen, 25, 25) == PAPER
    assert colour_at(seen, 5, 5) == INK.rgb


def test_what_is_transparent_shows_what_lies_below() -> None:
    glass = Image.new("RGBA", (8, 8), (255, 0, 0, 0))
    glass.paste((0, 0, 255, 255), (0, 0, 4, 8))
    seen = pixels(printed(block(0, 0, 63, 88, WINE), Picture(0, 0, 40, 40, bitmap(glass))))

    assert colour_at(seen, 5, 20) == (0, 0, 255)
    assert colour_at(seen, 35, 20) == WINE.rgb


def test_an_opaque_alpha_channel_needs_no_mask() -> None:
    data = printed(Picture(0, 0, 9, 9, bitmap(Image.new("RGBA", (8, 8), (9, 9, 9, 255)))))

    with opened(data) as pdf:
        assert len(objects(pdf, "/Image")) == 1


def test_ink_is_srgb_and_exact() -> None:
    seen = pixels(printed(block(0, 0, 20, 20, SAFFRON), block(20, 0, 20, 20, WHITE)))

    assert colour_at(seen, 10, 10) == SAFFRON.rgb
    assert " k" not in operators(printed(block(0, 0, 20, 20, SAFFRON)))
