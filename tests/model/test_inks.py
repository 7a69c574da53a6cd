"""Colours: those of the house by name, any other as #RRGGBB."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.model.inks import DYES, GUIDE, INK, MOST_INK, WHITE, custom_ink, house_names

byte = st.integers(0, 255)


@given(byte, byte, byte)
def test_a_free_colour_keeps_its_screen_recipe(red: int, green: int, blue: int) -> None:
    written = f"#{red:02x}{green:02X}{blue:02x}"

    assert custom_ink(written).rgb == (red, green, blue)
    assert custom_ink(written).name == written


@given(byte, byte, byte)
def test_the_grey_of_a_free_colour_is_black_ink_alone(red: int, green: int, blue: int) -> None:
    *colours, key = custom_ink(f"#{red:02x}{green:02x}{blue:02x}").cmyk

    assert min(colours) == 0
    assert abs(key / 100 + max(red, green, blue) / 255 - 1) <= 0.005 + 1e-9
    assert all(0 <= percent <= 100 for percent in (*colours, key))
    assert sum(colours) + key <= MOST_INK


@given(byte)
def test_what_is_neutral_takes_no_colour(value: int) -> None:
    assert custom_ink(f"#{value:02x}{value:02x}{value:02x}").cmyk[:3] == (0, 0, 0)


@given(byte, byte)
def test_a_darker_colour_takes_more_ink(one: int, other: int) -> None:
    lighter, darker = max(one, other), min(one, other)

    assert custom_ink(f"#{lighter:02x}0000").cmyk[3] <= custom_ink(f"#{darker:02x}0000").cmyk[3]


@pytest.mark.parametrize("name", house_names())
def test_a_house_colour_is_known_by_its_name(name: str) -> None:
    ink = custom_ink(name)

    assert ink.name == name
    assert custom_ink(name) is ink
    assert all(0 <= value <= 255 for value in ink.rgb)
    assert all(0 <= percent <= 100 for percent in ink.cmyk)
    assert sum(ink.cmyk) <= MOST_INK, "no shipped printer takes more"


def test_text_and_guides_are_black_alone_and_white_is_no_ink() -> None:
    assert INK.cmyk == (0, 0, 0, 100)
    assert GUIDE.cmyk[:3] == (0, 0, 0)
    assert WHITE.cmyk == (0, 0, 0, 0)
    assert len({dye.rgb for dye in DYES}) == 4


@pytest.mark.parametrize(
    "text",
    ["", "red", "#FFF", "#GG0000", "FFFFFF", "#12345", "#1234567", "#+1+1+1", "# 1 1 1", "Ink"],
)
def test_what_is_no_colour_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        custom_ink(text)
