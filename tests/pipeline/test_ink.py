"""Little ink is a third of the ink, and a build says how much it takes."""

from functools import cache

import pytest

from cardsmith.intake.editions.reading import read
from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.intake.shipped.profiles import read_profile
from cardsmith.model.edition import Deck
from cardsmith.pipeline.products import Cards, products
from cardsmith.pipeline.sheets import prints
from cardsmith.pipeline.targets import targets
from cardsmith.press.coverage import coverage, paper_covered
from cardsmith.press.pdf import write_pdf
from tests.press.samples import card_page, document, pixels

FONTS = ShippedFonts()


@cache
def deck_of(game: str) -> Deck:
    return read(targets([game])[0])


def covered(game: str, profile_name: str, *components: str) -> float:
    """The share of paper that some components of a shipped game cover."""
    deck, profile = deck_of(game), read_profile(profile_name)
    made, _ = products(deck, components, look=profile.look)
    printed, _ = prints(deck.edition, made, profile)
    return paper_covered([item.document for item in printed], FONTS)


@pytest.mark.parametrize(
    ("game", "component"),
    [
        ("bouffon", "cards"),
        ("bouffon", "marotte"),
        ("bouffon", "board"),
        ("bouffon", "box"),
        ("dalmuti", "cards"),
        pytest.param("dalmuti", "box", marks=pytest.mark.soak),
    ],
)
def test_little_ink_is_less_than_a_third(game: str, component: str) -> None:
    assert covered(game, "home-eco", component) < covered(game, "home", component) / 3


@pytest.mark.parametrize(
    ("game", "profile_name"),
    [
        ("bouffon", "home"),
        ("dalmuti", "home-eco"),
        pytest.param("bouffon", "home-eco", marks=pytest.mark.soak),
        pytest.param("dalmuti", "home", marks=pytest.mark.soak),
    ],
)
def test_the_estimate_is_near_to_a_picture_of_cards(game: str, profile_name: str) -> None:
    """Within one and a half points."""
    made, _ = products(deck_of(game), ("cards",), look=read_profile(profile_name).look)
    (cards,) = made
    assert isinstance(cards, Cards)
    for piece in cards.pieces[:: len(cards.pieces) // 2]:
        for face in (piece.front, piece.back):
            assert face is not None
            image = pixels(write_pdf(document(card_page(face)), FONTS), 300)
            light = sum(at % 256 * count for at, count in enumerate(image.histogram()))
            seen = 1 - light / (3 * 255 * image.width * image.height)
            assert coverage(face, FONTS) == pytest.approx(seen, abs=0.015)
