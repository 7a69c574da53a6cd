"""Small deals played out in every way, counted twice: by the engine, and by cards on a table."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations

import pytest

from cardsmith.referee import dalmuti
from tests.referee.dalmuti.games import J, read_hands, rules

FOUR = {"A": "3 3 9", "B": "2 7 7", "C": "5 5", "D": "J 1"}
JOKERS = {"A": "4 J", "B": "3 3", "C": "J 5 5", "D": "6 2"}
FIVE = {"A": "8 8", "B": "4 9", "C": "8 8", "D": "7", "E": "5 5"}


def counted(hands: dict[str, str], **options: str) -> int:
    """How many different games there are, by the engine."""

    @cache
    def games(state: dalmuti.Playing) -> int:
        return sum(
            games(after) if isinstance(after, dalmuti.Playing) else 1
            for after in (dalmuti.apply(state, act) for act in dalmuti.legal_acts(state))
        )

    return games(dalmuti.position(rules(**options), read_hands(hands)))


class Naive:
    """The same game told with lists of cards, from the rules and not from the engine."""

    def __init__(self, *, wild: bool, locked: bool, equal: bool) -> None:
        self.wild, self.locked, self.equal = wild, locked, equal

    def games(self, hands: Sequence[Sequence[int]]) -> int:
        return self.lead([list(cards) for cards in hands], 0)

    def lead(self, hands: list[list[int]], seat: int) -> int:
        return sum(
            self.follow(left, seat, seat, series, set())
            for series, left in self.series(hands, seat)
        )

    def follow(
        self,
        hands: list[list[int]],
        holder: int,
        speaker: int,
        top: list[int],
        passed: set[int],
    ) -> int:
        """From the moment after ``speaker`` has spoken."""
        if sum(bool(cards) for cards in hands) < 2:
            return 1
        seat = (speaker + 1) % len(hands)
        while seat != holder and (not hands[seat] or (self.locked and seat in passed)):
            seat = (seat + 1) % len(hands)
        if seat == holder:
            while not hands[seat]:
                seat = (seat + 1) % len(hands)
            return self.lead(hands, seat)
        total = self.follow(hands, holder, seat, top, passed | {seat})
        for series, left in self.series(hands, seat):
            lower = min(series) < min(top) or (self.equal and min(series) == min(top))
            if len(series) == len(top) and lower:
                total += self.follow(left, seat, seat, series, passed)
        return total

    def series(
        self, hands: list[list[int]], seat: int
    ) -> Iterator[tuple[list[int], list[list[int]]]]:
        """Every lot of cards that is a series, with the hands after it."""
        cards = hands[seat]
        lots = {
            lot
            for number in range(1, len(cards) + 1)
            for lot in combinations(sorted(cards), number)
        }
        for lot in sorted(lots):
            plain = {card for card in lot if not (self.wild and card == J)}
            if len(plain) < 2:
                left = list((Counter(cards) - Counter(lot)).elements())
                yield list(lot), [left if at == seat else held for at, held in enumerate(hands)]


PINNED = {
    "texte": (4319, 900, 483),
    "jokers=wild": (4569, 1089, 483),
    "pass=locked": (3187, 551, 378),
    "cover=equal": (4319, 1203, 1044),
}
"""How many games there are of FOUR, JOKERS and FIVE."""


@pytest.mark.parametrize("house", PINNED)
def test_the_engine_counts_what_cards_on_a_table_count(house: str) -> None:
    options = dict([house.split("=")]) if "=" in house else {}
    naive = Naive(
        wild=house == "jokers=wild", locked=house == "pass=locked", equal=house == "cover=equal"
    )
    counts = tuple(counted(deal, **options) for deal in (FOUR, JOKERS, FIVE))

    assert counts == PINNED[house]
    assert counts == tuple(
        naive.games(list(read_hands(deal).values())) for deal in (FOUR, JOKERS, FIVE)
    )
