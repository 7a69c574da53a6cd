"""Sizes, ranks, packets, rules: values that cannot be wrong."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.model.deck import Packet, Rank
from cardsmith.model.edition import Size
from cardsmith.model.place import whole
from cardsmith.model.rules import LengthPolicy, Rules
from cardsmith.model.sizes import SIZES

HERE = whole("p.yaml")


@given(st.floats(-10, 10), st.floats(-10, 10))
def test_a_card_has_a_size_or_is_none(width: float, height: float) -> None:
    if min(width, height) > 0:
        assert Size(width=width, height=height).width == width
    else:
        with pytest.raises(ValueError, match="size"):
            Size(width=width, height=height)


@pytest.mark.parametrize(
    ("name", "inches"),
    [
        ("poker", (2.5, 3.5)),
        ("bridge", (2.25, 3.5)),
        ("tarot", (2.75, 4.75)),
        ("mini", (1.75, 2.5)),
        ("micro", (1.25, 1.75)),
        ("domino", (1.75, 3.5)),
        ("business", (2, 3.5)),
        ("jumbo", (3.5, 5.5)),
    ],
)
def test_a_size_of_the_trade_is_what_the_trade_sells(
    name: str, inches: tuple[float, float]
) -> None:
    size = SIZES[name]

    assert (size.width / 25.4, size.height / 25.4) == pytest.approx(inches, abs=0.01)


def test_the_shipped_card_is_63_by_88_and_every_card_stands_upright() -> None:
    assert SIZES["tcg"] == Size(width=63, height=88)
    assert all(size.width <= size.height for size in SIZES.values())


@pytest.mark.parametrize(
    ("value", "name"), [(1, "dalmuti/1"), (12, "dalmuti/12"), (13, "dalmuti/j")]
)
def test_the_joker_is_the_rank_of_value_thirteen(value: int, name: str) -> None:
    rank = Rank(value=value, copies=2, names={"fr": "x"}, span=HERE)

    assert rank.id == name
    assert rank.is_joker == (value == 13)


def test_a_packet_without_letters_is_the_marotte() -> None:
    assert Packet(letters=(), cards=(), span=HERE).is_marotte
    assert not Packet(letters=("K", "W"), cards=(), span=HERE).is_marotte


@given(st.integers(0, 1), st.integers(0, 1), st.integers(0, 1), st.integers(1, 2))
def test_the_rules_tell_how_a_table_counts(
    space: int, apostrophe: int, digit: int, ligature: int
) -> None:
    options = {
        "bouffon.length_space": str(space),
        "bouffon.length_apostrophe": str(apostrophe),
        "bouffon.length_digit": str(digit),
        "bouffon.ligature": str(ligature),
    }

    assert Rules(profile="x", options=options, numbers={}).length_policy == LengthPolicy(
        space=space, apostrophe=apostrophe, digit=digit, ligature=ligature
    )
