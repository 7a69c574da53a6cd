"""Packets in boxes: all of them, in order, in as few boxes as do, the fullest least full."""

from itertools import combinations, pairwise

from hypothesis import given
from hypothesis import strategies as st

from cardsmith.layout.box import Bundle, Share, shared_out

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
counts = st.lists(st.integers(1, 60), min_size=1, max_size=12)


def bundles(cards: list[int]) -> list[Bundle]:
    return [Bundle(letter, count) for letter, count in zip(LETTERS, cards, strict=False)]


def best(cards: list[int], boxes: int) -> int:
    """The fullest box of the best way to cut a row into so many boxes."""
    ways = combinations(range(1, len(cards)), boxes - 1)
    return min(max(sum(cards[a:b]) for a, b in pairwise((0, *way, len(cards)))) for way in ways)


@given(counts, st.integers(60, 200))
def test_boxes_are_as_few_and_as_even_as_can_be(cards: list[int], most: int) -> None:
    shares = shared_out(bundles(cards), most)

    assert sum(share.cards for share in shares) == sum(cards)
    assert max(share.cards for share in shares) == best(cards, len(shares)) <= most
    if len(shares) > 1:
        assert best(cards, len(shares) - 1) > most


@given(counts, st.integers(60, 200))
def test_packets_keep_their_order_and_none_is_torn(cards: list[int], most: int) -> None:
    held: list[int] = []
    for share in shared_out(bundles(cards), most):
        packets = range(LETTERS.index(share.first), LETTERS.index(share.last) + 1)
        assert share.cards == sum(cards[packet] for packet in packets)
        held += packets

    assert held == list(range(len(cards)))


@given(counts, st.integers(1, 59))
def test_a_packet_that_no_box_holds_is_divided(cards: list[int], most: int) -> None:
    shares = shared_out(bundles(cards), most)

    assert sum(share.cards for share in shares) == sum(cards)
    assert all(0 < share.cards <= most for share in shares)


def test_what_has_no_name_is_not_told() -> None:
    aids = Bundle("", 6)

    assert shared_out([Bundle("A", 4), Bundle("B", 4), aids], 20) == (Share("A", "B", 14),)
    assert shared_out([Bundle("A", 4), aids], 6) == (Share("A", "A", 4), Share("", "", 6))
    assert shared_out([], 20) == ()
    assert shared_out([Bundle("A", 0)], 20) == ()
