"""The colours of the house, held to the table of the art direction (§2), and to each other."""

import re
from collections.abc import Mapping

import pytest

from cardsmith.layout.net.pawns import PAWNS
from cardsmith.model.inks import (
    BROWN,
    DARK_GREEN,
    GREEN,
    GREY,
    GUIDE,
    INK,
    LIGHT_GREEN,
    LIGHT_PASTEL,
    LIGHT_SAFFRON,
    LIGHT_WINE,
    PAPER,
    PASTEL,
    SAFFRON,
    VEIL,
    WHITE,
    WINE,
    Ink,
    custom_ink,
    house_names,
)
from tests.art.colour import SEEN_BY, contrast, delta_e, least_difference
from tests.conftest import ROOT

PAGE = (ROOT / "docs" / "art-direction.md").read_text(encoding="utf-8")
HOUSE = tuple(custom_ink(name) for name in house_names())
ESTATES = (SAFFRON, WINE, PASTEL, GREEN)
TINTS = (LIGHT_SAFFRON, LIGHT_WINE, LIGHT_PASTEL, LIGHT_GREEN)

ESTATES_APART = {"normal": 38.4, "protan": 17.9, "deutan": 21.7, "tritan": 12.4, "grey": 10.7}
PAWNS_APART = {"normal": 26.3, "protan": 16.3, "deutan": 14.8, "tritan": 12.4, "grey": 10.7}
ON_PAPER = {INK: 15.8, BROWN: 9.0, GREY: 5.6, WINE: 8.0, PASTEL: 4.8, DARK_GREEN: 5.6}

SHARMA = [
    ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
    ((50, -1.3802, -84.2814), (50, 0, -82.7485), 1.0000),
    ((50, 2.5, 0), (50, 0, -2.5), 4.3065),
    ((50, 2.5, 0), (73, 25, -18), 27.1492),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
]
"""Pairs of the table that Sharma, Wu and Dalal published to test implementations with."""


def stated() -> Mapping[str, tuple[int, ...]]:
    """What the table of §2 says: the press recipe of each screen colour."""
    recipes: dict[str, tuple[int, ...]] = {}
    for row in re.findall(r"^\|.*#[0-9A-F]{6}.*\|$", PAGE, re.MULTILINE):
        _, _, screen, press, *_ = row.split("|")
        codes = re.findall(r"#([0-9A-F]{6})", screen)
        quads = [tuple(map(int, quad.split())) for quad in press.split(" · ")]
        recipes |= zip(codes, quads, strict=True)
    return recipes


def coded(ink: Ink) -> str:
    return "{:02X}{:02X}{:02X}".format(*ink.rgb)


def test_every_colour_of_the_house_is_the_one_in_the_table() -> None:
    table = dict(stated()) | {"2A2422": (60, 40, 40, 100)}
    table |= {"E69F00": (0, 40, 100, 5)}  # black overprints it, and 240 percent is the most
    own = {coded(ink): ink.cmyk for ink in HOUSE if ink not in (WHITE, GUIDE)}

    assert len(table) == 28
    assert own == table


def test_a_colour_is_named_once_and_nowhere_else() -> None:
    assert len({ink.rgb for ink in HOUSE}) == len(HOUSE)
    for file in (ROOT / "cardsmith" / "layout").rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        assert not re.search(r"#[0-9A-Fa-f]{6}\b|\bInk\(", text), file.name


def test_no_fill_takes_more_ink_than_paper_dries() -> None:
    assert sum(VEIL.cmyk) == 240
    assert max(sum(ink.cmyk) for ink in HOUSE if ink is not VEIL) == 225


@pytest.mark.parametrize("ink", ON_PAPER, ids=lambda ink: ink.name)
def test_contrast_on_paper_is_as_stated(ink: Ink) -> None:
    assert round(contrast(ink.rgb, PAPER.rgb), 1) == pytest.approx(ON_PAPER[ink], abs=0.11)


@pytest.mark.parametrize(("one", "other", "apart"), SHARMA)
def test_differences_are_those_that_were_published(
    one: tuple[float, float, float], other: tuple[float, float, float], apart: float
) -> None:
    assert delta_e(one, other) == pytest.approx(apart, abs=5e-5)
    assert delta_e(other, one) == pytest.approx(apart, abs=5e-5)


@pytest.mark.parametrize("eye", SEEN_BY)
def test_every_eye_tells_the_estates_apart(eye: str) -> None:
    apart = least_difference([ink.rgb for ink in ESTATES], eye)

    assert round(apart, 1) >= ESTATES_APART[eye]
    assert apart >= 10


@pytest.mark.parametrize("eye", SEEN_BY)
def test_every_eye_tells_the_pawns_apart(eye: str) -> None:
    assert len(PAWNS) == 6

    apart = least_difference([pawn.ground.rgb for pawn in PAWNS], eye)

    assert round(apart, 1) >= PAWNS_APART[eye]
    assert apart >= 10


def test_light_tints_are_no_code_in_grey() -> None:
    """Hence the pips in the stones and the bells of the laps."""
    assert least_difference([ink.rgb for ink in TINTS], "grey") < 1
