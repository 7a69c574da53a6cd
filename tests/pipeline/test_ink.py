"""Little ink is a third of the ink, and a build says how much it takes."""

import pytest

from cardsmith.intake.editions.reading import read
from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.intake.shipped.profiles import read_profile
from cardsmith.pipeline.products import products
from cardsmith.pipeline.sheets import prints
from cardsmith.pipeline.targets import targets
from cardsmith.press.coverage import paper_covered

FONTS = ShippedFonts()


def covered(game: str, profile_name: str, *components: str) -> float:
    """The share of paper that some components of a shipped game cover."""
    deck, profile = read(targets([game])[0]), read_profile(profile_name)
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
        ("dalmuti", "box"),
    ],
)
def test_little_ink_is_less_than_a_third(game: str, component: str) -> None:
    assert covered(game, "home-eco", component) < covered(game, "home", component) / 3
