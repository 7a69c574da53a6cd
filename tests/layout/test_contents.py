"""Cards of contents: every title of a square once, legible, within its card, in both languages."""

import pytest

from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.layout.contents import MOST, Listed, contents_pieces, told
from cardsmith.model.edition import TCG, Size
from cardsmith.model.face import Face
from cardsmith.model.units import POINT
from tests.layout.drawn import texts

FONTS = ShippedFonts()
LONG = "vingt-quatre heures sur vingt-quatre et sept jours sur sept"


def listed(*titles: str) -> Listed:
    return Listed(id="x", headings=("K · W", "K · W"), titles=titles, notes=("notes", "remarks"))


def sides(size: Size, *titles: str) -> tuple[Face, Face]:
    (piece,) = contents_pieces(size, FONTS, (listed(*titles),))
    assert piece.back is not None
    return piece.front, piece.back


@pytest.mark.parametrize("count", [1, 12, 13, 14, 24, MOST])
def test_titles_are_listed_in_order_and_stay_within_the_card(count: int) -> None:
    titles = [f"subrepticement {number}" for number in range(count)]

    for face, note in zip(sides(TCG, *titles), ("notes", "remarks"), strict=True):
        shown = texts(face.items)
        assert [item.text for item in shown] == ["K · W", *titles, note]
        for item in shown:
            wide = FONTS[item.font].width(item.text) * item.size * POINT / 1000
            assert 4 <= item.x <= item.x + wide <= 59.2
            assert 4 < item.y < 84
        assert min(item.size for item in shown) >= 6.5


def test_two_titles_never_share_a_line() -> None:
    face, _ = sides(TCG, *map(str, range(MOST)))
    rows = [(round(item.x, 2), round(item.y, 2)) for item in texts(face.items)]

    assert len({*rows}) == MOST + 2


def test_one_long_title_makes_no_other_one_small() -> None:
    face, _ = sides(TCG, "ami", LONG)
    sizes = {item.text: item.size for item in texts(face.items)}

    assert sizes["ami"] >= 8.5
    assert sizes[LONG] < sizes["ami"]


def test_it_tells_how_many_cards_and_on_which_squares() -> None:
    french, english = printed_words("box", "fr"), printed_words("box", "en")

    assert told(12, (1, 24), french) == "12 cartes · cases 1 et 24"
    assert told(1, (3,), english) == "1 card · square 3"
    assert told(24, (), english) == "24 cards"
