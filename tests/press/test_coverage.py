"""The ink of faces: what shows counts, by how dark it is, and as a picture of it has it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from cardsmith.model.face import (
    Art,
    Face,
    Group,
    Item,
    Passage,
    Path,
    Picture,
    Stamp,
    scaled,
    shift,
    turned,
)
from cardsmith.model.inks import INK, PAPER, SAFFRON, WHITE, WINE
from cardsmith.model.outline import circle, line, lozenge, rectangle
from cardsmith.model.sheet import Rect
from cardsmith.press.coverage import coverage, darkness, paper_covered
from cardsmith.press.pdf import write_pdf
from tests.layout.half_em import HalfEm
from tests.press.samples import (
    FONTS,
    bitmap,
    block,
    card_page,
    document,
    face,
    page,
    pixels,
    placed,
    square_ring,
    words,
)

BLACK = darkness(INK)
A_CARD = 63 * 88
CLOSE = 0.02
"""How far an estimate may be from what is seen."""


def covered(*items: Item, size: tuple[float, float] = (63, 88)) -> float:
    """The coverage of some items, in square millimetres of the darkest ink."""
    return coverage(face(*items, size=size), FONTS) * size[0] * size[1] / BLACK


def seen(card: Face) -> float:
    """The coverage of a picture of a face."""
    image = pixels(write_pdf(document(card_page(card)), FONTS), 254)
    light = sum(at % 256 * count for at, count in enumerate(image.histogram()))
    return 1 - light / (3 * 255 * image.width * image.height)


def test_white_is_none_and_a_black_half_is_half() -> None:
    assert covered() == 0
    assert covered(block(0, 0, 63, 88, WHITE)) == 0
    assert covered(block(0, 0, 63, 44)) == pytest.approx(A_CARD / 2, rel=CLOSE)


def test_ink_counts_by_how_dark_it_is() -> None:
    dark, light = (coverage(face(block(0, 0, 63, 88, ink)), FONTS) for ink in (WINE, PAPER))

    assert dark == pytest.approx(darkness(WINE), abs=0.01)
    assert light == pytest.approx(darkness(PAPER), abs=0.01)


def test_what_is_covered_is_not_seen() -> None:
    assert covered(block(0, 0, 63, 88), block(-3, -3, 70, 95, WHITE)) == 0
    assert covered(block(0, 0, 30, 30), block(10, 10, 10, 10, WHITE)) == pytest.approx(
        800, rel=0.05
    )


def test_what_lies_in_the_bleed_is_not_of_the_card() -> None:
    assert covered(block(-3, -3, 69, 94)) == pytest.approx(A_CARD, rel=CLOSE)
    assert covered(block(-9, 0, 9, 88), block(63, 0, 9, 88), block(0, 88, 63, 9)) == 0


@pytest.mark.parametrize("nonzero", [False, True])
def test_a_hole_is_white_by_the_rule_that_fills(nonzero: bool) -> None:
    ring = Path(square_ring(10, 10, 30), fill=INK, nonzero=nonzero)

    assert covered(ring) == pytest.approx(900 if nonzero else 800, rel=0.05)


@pytest.mark.parametrize("angle", [0, 7, 30, 45, 60, 90, 135])
def test_a_line_covers_its_length_times_its_width(angle: float) -> None:
    drawn = (
        Path(line(11.5, y, 51.5, y), stroke=INK, weight=1.2 * 72 / 25.4) for y in range(20, 70, 5)
    )

    assert covered(Group(tuple(drawn), turned(angle, 31.5, 44))) == pytest.approx(480, rel=0.12)


def test_dashes_cover_their_share_of_a_line() -> None:
    dashed = Path(line(5, 40, 55, 41), stroke=INK, weight=4 * 72 / 25.4, dash=(6, 2))

    assert covered(dashed) == pytest.approx(150, rel=0.1)


def test_groups_move_turn_and_cut_and_art_is_drawn_where_it_is_stamped() -> None:
    square = Art("square", (block(0, 0, 20, 20),))
    cut = Group((Stamp(square),), shift(5, 5), rectangle(0, 0, 10, 20))
    cut_twice = Group((cut,), clip=rectangle(0, 0, 60, 10))
    turned_over = Group((Stamp(square, shift(30, 50)),), turned(30, 40, 60))

    assert covered(Stamp(square, shift(5, 5))) == pytest.approx(400, rel=0.05)
    assert covered(cut) == pytest.approx(200, rel=0.1)
    assert covered(cut_twice) == pytest.approx(50, rel=0.15)
    assert covered(turned_over) == pytest.approx(400, rel=0.05)
    assert covered(Passage("figure", (Stamp(square, scaled(2)),))) == pytest.approx(1600, rel=CLOSE)


def test_pictures_count_by_their_mean_on_white() -> None:
    grey = bitmap(Image.new("L", (4, 4), 128))
    half = Image.new("RGBA", (2, 1), (0, 0, 0, 0))
    half.putpixel((0, 0), (0, 0, 0, 255))

    assert coverage(face(Picture(0, 0, 63, 88, grey)), FONTS) == pytest.approx(0.5, abs=CLOSE)
    assert coverage(face(Picture(0, 0, 63, 88, bitmap(half))), FONTS) == pytest.approx(
        0.5, abs=CLOSE
    )


@pytest.mark.parametrize("font", ["Alegreya", "Cinzel Bold", "Atkinson", "Grenze Gotisch Bold"])
def test_type_counts_by_the_area_of_its_letters(font: str) -> None:
    card = face(*(words("Bouffon ABÎMER 840", 4, y, font=font, size=14) for y in range(9, 88, 8)))

    assert coverage(card, FONTS) == pytest.approx(seen(card), rel=0.03)


def test_light_type_takes_ink_away_and_a_half_turn_changes_nothing() -> None:
    ground, text = block(0, 0, 63, 88), words("ABÎMER", 8, 40, size=40, ink=WHITE)
    card = face(ground, text)

    assert coverage(card, FONTS) == pytest.approx(seen(card), abs=CLOSE)
    assert coverage(face(ground, Group((text,), turned(180, 31.5, 44))), FONTS) == pytest.approx(
        coverage(card, FONTS), abs=CLOSE
    )


_SPOT = st.floats(-10, 90)
_SIDE = st.floats(2, 60)
_INKS = st.sampled_from([INK, WINE, SAFFRON, PAPER, WHITE])
_PATHS = st.builds(
    lambda outline, fill, stroke, weight: Path(outline, fill=fill, stroke=stroke, weight=weight),
    st.one_of(
        st.builds(rectangle, _SPOT, _SPOT, _SIDE, _SIDE, st.floats(0, 1)),
        st.builds(circle, _SPOT, _SPOT, _SIDE),
        st.builds(lozenge, _SPOT, _SPOT, _SIDE, _SIDE),
    ),
    _INKS,
    st.one_of(st.none(), _INKS),
    st.floats(1, 12),
)


@given(items=st.lists(_PATHS, max_size=6), angle=st.floats(0, 360))
def test_the_estimate_is_near_to_a_picture(items: list[Item], angle: float) -> None:
    card = face(Group(tuple(items), turned(angle, 31.5, 44)))

    assert coverage(card, FONTS) == pytest.approx(seen(card), abs=0.025)


def test_paper_counts_white_margins_and_every_copy() -> None:
    black, white = face(block(0, 0, 63, 88), name="black"), face(name="white")
    sheet = page(placed(black), placed(black, 63_000), placed(white, 126_000))
    wanted = 2 * A_CARD * BLACK / (210 * 297)

    assert paper_covered([document(sheet)], FONTS) == pytest.approx(wanted, rel=CLOSE)
    assert paper_covered([document(sheet, page())], FONTS) == pytest.approx(wanted / 2, rel=CLOSE)
    assert paper_covered([], FONTS) == 0


def test_what_is_cut_off_takes_no_ink() -> None:
    black = face(block(0, 0, 63, 88))
    half = placed(black)._replace(clip=Rect(0, 0, 63_000, 44_000))

    assert paper_covered([document(page(half))], FONTS) == pytest.approx(
        A_CARD / 2 * BLACK / (210 * 297), rel=CLOSE
    )


def test_few_of_many_faces_are_looked_at() -> None:
    """A thousand cards are estimated as fast as ten."""
    counted = HalfEms()
    pages = [page(placed(face(words(f"mot {number}"), name=str(number)))) for number in range(1000)]

    assert paper_covered([document(*pages)], counted) > 0
    assert counted.asked <= 4


class HalfEms:
    """Fonts of one area, which count how often they were asked."""

    def __init__(self) -> None:
        self.asked = 0

    def __getitem__(self, name: str) -> HalfEm:
        self.asked += 1
        return HalfEm()
