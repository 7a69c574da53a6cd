"""A hand in one number counts like the cards it stands for."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from cardsmith.referee.dalmuti.cards import copies, hand, holds, size, values

some = st.lists(st.integers(1, 13), max_size=20)


@given(cards=some)
def test_a_hand_gives_back_its_cards(cards: list[int]) -> None:
    assert list(values(hand(*cards))) == sorted(cards)
    assert size(hand(*cards)) == len(cards)
    assert all(copies(hand(*cards), value) == cards.count(value) for value in range(1, 14))


@given(one=some, other=some)
def test_hands_are_laid_together_and_taken_apart(one: list[int], other: list[int]) -> None:
    together = hand(*one) + hand(*other)

    assert together == hand(*one, *other)
    assert together - hand(*other) == hand(*one)


@given(
    cards=st.lists(st.integers(1, 3), max_size=6), wanted=st.lists(st.integers(1, 3), max_size=4)
)
def test_a_hand_holds_what_can_be_taken_from_it_at_once(
    cards: list[int], wanted: list[int]
) -> None:
    assert holds(hand(*cards), wanted) == (Counter(wanted) <= Counter(cards))
