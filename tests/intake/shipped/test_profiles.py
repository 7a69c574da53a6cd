"""Papers and profiles, as they ship and as a person may break them."""

import pytest

from cardsmith.intake.shipped.profiles import (
    papers,
    profile,
    profile_names,
    read_profile,
    slots,
)
from cardsmith.model.choices import Duplex, Marks, Orientation
from cardsmith.model.profile import Arrangement


def test_every_paper_is_upright_and_true_to_its_standard() -> None:
    sizes = {name: (paper.width, paper.height) for name, paper in papers().items()}

    assert sizes == {
        "a5": (148_000, 210_000),
        "a4": (210_000, 297_000),
        "a3": (297_000, 420_000),
        "letter": (215_900, 279_400),
        "legal": (215_900, 355_600),
        "tabloid": (279_400, 431_800),
    }


def test_home_is_nine_cards_on_a4_with_a_rim() -> None:
    home = read_profile("home")

    assert (home.name, home.paper, home.arrangement) == ("home", "a4", Arrangement.SHEET)
    assert (home.options.margin, home.options.gap, home.options.bleed) == (5_000, 0, 2_000)
    assert home.options.duplex is Duplex.LONG
    assert home.options.marks is Marks.MARGIN
    assert home.options.orientation is Orientation.PORTRAIT
    assert home.options.footer


def test_home_letter_differs_by_its_paper_only() -> None:
    home, letter = read_profile("home").options, read_profile("home-letter").options

    assert (letter.width, letter.height) == (215_900, 279_400)
    assert letter.margin == home.margin
    assert letter.bleed == home.bleed


def test_every_shipped_profile_can_be_read() -> None:
    assert {"home", "home-letter", "single"} <= set(profile_names())
    assert [read_profile(name).name for name in profile_names()] == list(profile_names())
    assert read_profile("single").arrangement is Arrangement.SINGLE


def test_an_unknown_profile_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        read_profile("../home")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("papier: a4", "no field papier; there are"),
        ("paper: a9", "paper: a9: choose a3, a4, a5, legal, letter, tabloid"),
        ("bleed: 2", "bleed: 2: not a length with its unit"),
        ("duplex: both", "duplex: both: choose fold, long, none, separate, short"),
        ("footer: true", "footer: true: choose no, yes"),
        ("- a4", "no fields"),
        ("paper: [a4", "mine:1:8 F016"),
    ],
)
def test_a_broken_profile_says_what_may_stand_there(text: str, told: str) -> None:
    with pytest.raises(ValueError, match="mine") as error:
        profile("mine", text)

    assert told in str(error.value)


def test_slots_are_numbers_and_ranges() -> None:
    assert slots("") == frozenset()
    assert slots("2") == {2}
    assert slots("1-3,9") == {1, 2, 3, 9}


@pytest.mark.parametrize("text", ["0", "a", "1,,2", "-3", "1-", "9999999999", "1.5"])
def test_anything_else_is_no_slot(text: str) -> None:
    with pytest.raises(ValueError, match="slots are numbers from 1"):
        slots(text)
