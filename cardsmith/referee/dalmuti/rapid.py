"""Whole games in a fraction of a millisecond, for simulation.

The same game as the engine's, played on bits: a hand is one whole number with a bit for each series
that can be laid from it (``strategies`` tells which), so that what covers a series is a shift and a
mask. Tests replay what is played here through ``judge``.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardsmith.model.rules import Rules
from cardsmith.referee.dalmuti.acts import Act, Deal, Pass, Play
from cardsmith.referee.dalmuti.cards import series, values
from cardsmith.referee.dalmuti.dealing import deck, shares
from cardsmith.referee.dalmuti.house import House
from cardsmith.referee.dalmuti.rapid_opening import RapidOpening
from cardsmith.referee.dalmuti.strategies import BLOCK, LANE, PASS, Chance, Strategy

SEAT = 16  # seats are the last digit of what is laid
_RUNS = tuple(sum(1 << BLOCK * number for number in range(length)) for length in range(21))
"""So many bits, a block apart."""


class Run(NamedTuple):
    """One game: the acts as numbers, and how it ended.

    ``seats`` are the players once claims are made, ``out`` their seats in the order of going out.
    ``laid`` holds the bit of a series, or PASS, times 16, plus the seat; ``tricks`` its leads.
    """

    joker: int
    deal: Deal
    opening: tuple[Act, ...]
    seats: tuple[str, ...]
    laid: Sequence[int]
    tricks: Sequence[int]
    out: tuple[int, ...]

    @property
    def ranks(self) -> tuple[str, ...]:
        """The players in the order of going out."""
        return tuple(self.seats[seat] for seat in self.out)

    def acts(self) -> Iterator[Act]:
        """Everything that happened, in the engine's acts."""
        yield self.deal
        yield from self.opening
        for code in self.laid:
            bit, seat = divmod(code, SEAT)
            if bit == PASS:
                yield Pass(self.seats[seat])
            else:
                number, rest = divmod(bit, BLOCK)
                jokers, value = divmod(rest, LANE)
                cards = series(number, value, jokers=jokers, joker=self.joker)
                yield Play(self.seats[seat], cards)


class Arena:
    """A table that plays one game after another by the same rules.

    Honours every option that decides a deal, a tax, a trick or a rank; nobody claims late, trades
    or plays out of turn here. Raises ValueError for cards that do not fit the bits.

    >>> from cardsmith.intake.shipped.law import default_rules
    >>> from cardsmith.referee.dalmuti.strategies import THRIFTY
    >>> game = Arena(default_rules(), "ABCD").run([THRIFTY] * 4, chance=lambda number: 0)
    >>> game.ranks
    ('A', 'D', 'B', 'C')
    """

    def __init__(self, rules: Rules, seats: Sequence[str]) -> None:
        house = House.of(rules)
        cards = house.cards
        if not cards.values < cards.joker < LANE or (cards.jokers + 1) * LANE > BLOCK:
            raise ValueError(f"no room for values to {cards.joker} and {cards.jokers} jokers")
        self.house = house
        self.seats = tuple(seats)
        self.pack = values(deck(cards))
        self.shares = shares(len(self.pack), len(seats), cards.extra)

    def run(self, players: Sequence[Strategy], chance: Chance, *, game: int = 2) -> Run:
        """A game from the shuffle to the last rank; ``players`` by the seats of the table."""
        pack = _shuffled(self.pack, chance)
        taken = iter(pack)
        deal = tuple(tuple(next(taken) for _ in range(share)) for share in self.shares)
        opening = RapidOpening(self.house, self.seats, players, deal)
        opening.open(chance, untaxed=game == 1 and not self.house.taxes.in_first_game)
        game_ = _Game(self.house, opening.players, opening.hands, chance)
        leader = 0
        while leader != PASS:
            leader = game_.trick(leader)
        return Run(
            self.house.cards.joker,
            Deal(deal, aside=tuple(taken)),
            tuple(opening.acts),
            opening.seats,
            game_.laid,
            game_.starts,
            (*game_.out, *(seat for seat, left in enumerate(game_.left) if left)),
        )


def _shuffled(pack: Sequence[int], chance: Chance) -> list[int]:
    cards = list(pack)
    for last in range(len(cards) - 1, 0, -1):
        other = chance(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


class _Game:
    """The play: ``options`` are the bits of the series that each seat can lay."""

    def __init__(
        self,
        house: House,
        players: Sequence[Strategy],
        hands: Sequence[Sequence[int]],
        chance: Chance,
    ) -> None:
        self.tricks = house.tricks
        self.choose = [player.play for player in players]
        self.chance = chance
        self.left = [len(cards) for cards in hands]
        self.counts = [[cards.count(value) for value in range(LANE)] for cards in hands]
        self.plain = [
            sum(_RUNS[copies] << BLOCK + value for value, copies in enumerate(counts))
            for counts in self.counts
        ]
        self.options = [self._options(seat) for seat in range(len(hands))]
        reach = 1 if house.tricks.equal_covers else 0
        self.below = [
            ((1 << value + reach) - 1) * (1 | 1 << LANE | 1 << 2 * LANE) for value in range(LANE)
        ]
        self.laid: list[int] = []
        self.starts: list[int] = []
        self.out: list[int] = []
        self.least = len(hands) - (0 if house.tricks.all_out else 1)
        self.gone = 0

    def trick(self, leader: int) -> int:
        """Play one trick; who leads the next, or PASS once the game is over."""
        self.starts.append(len(self.laid))
        seat, bit = self._lead(leader)
        holders, self.gone = [seat], 0
        while bit != PASS:
            marker = seat
            self._lay(seat, bit)
            if not self.left[seat]:
                self.out.append(seat)
                if len(self.out) >= self.least:
                    return PASS
                if self.tricks.out_lead == "immediate":
                    break
                if self.tricks.out_lead == "holder":
                    marker = self._next(seat, 1)
                    seat = marker if self._next(seat, self.tricks.step) == marker else seat
            if self.tricks.auto_end and bit % LANE == 1:
                break
            seat, bit = self._answer(seat, marker, bit)
            holders.append(seat)
        return self._heir(holders)

    def _lead(self, seat: int) -> tuple[int, int]:
        """Who opens the trick and with what; the lead may go by where the house lets it."""
        waiting = len(self.left) - len(self.out) - 1 if self.tricks.lead_pass else 0
        while True:
            bit = self.choose[seat](self.options[seat], waiting > 0, self.chance)
            self.laid.append(bit * SEAT + seat)
            if bit != PASS:
                return seat, bit
            waiting -= 1
            seat = self._next(seat, self.tricks.step)

    def _answer(self, seat: int, marker: int, top: int) -> tuple[int, int]:
        """The next one who covers and with what; PASS where the turn is back at the holder."""
        shift = top - top % BLOCK
        below = self.below[top % LANE]
        options_of, left, choose, laid = self.options, self.left, self.choose, self.laid
        step, players = self.tricks.step, len(left)
        while True:
            seat = (seat + step) % players
            if seat == marker:
                if not (self.tricks.self_cover and left[seat]):
                    return seat, PASS
            elif not left[seat] or self.gone >> seat & 1:
                continue
            options = options_of[seat] >> shift & below
            bit = choose[seat](options, True, self.chance) if options else PASS  # noqa: FBT003
            if bit != PASS:
                laid.append((bit + shift) * SEAT + seat)
                return seat, bit + shift
            laid.append(PASS * SEAT + seat)
            if seat == marker:
                return seat, PASS
            if self.tricks.locked:
                self.gone |= 1 << seat

    def _heir(self, holders: list[int]) -> int:
        """Who leads after a trick that these seats have held in turn (DAL-20, DAL-Q32)."""
        holder = holders[-1]
        if self.left[holder]:
            return holder
        if self.tricks.out_lead == "previous":
            for seat in reversed(holders):
                if self.left[seat]:
                    return seat
        return self._next(holder, 1)

    def _next(self, seat: int, step: int) -> int:
        """The next seat that holds cards."""
        players = len(self.left)
        seat = (seat + step) % players
        while not self.left[seat]:
            seat = (seat + step) % players
        return seat

    def _lay(self, seat: int, bit: int) -> None:
        """The cards of a series leave the hand."""
        number, rest = divmod(bit, BLOCK)
        jokers, value = divmod(rest, LANE)
        self.left[seat] -= number
        self._take(seat, value, number - jokers)
        if jokers:
            self._take(seat, self.tricks.joker, jokers)
        self.options[seat] = self._options(seat)

    def _take(self, seat: int, value: int, number: int) -> None:
        counts = self.counts[seat]
        counts[value] = kept = counts[value] - number
        self.plain[seat] ^= _RUNS[number] << BLOCK * (kept + 1) + value

    def _options(self, seat: int) -> int:
        """The series of a hand, wild jokers beside every card (DAL-Q23)."""
        options = plain = self.plain[seat]
        joker = self.tricks.joker
        jokers = self.counts[seat][joker]
        if jokers and self.tricks.wild:
            ranks = plain & ~(_RUNS[jokers] << BLOCK + joker)
            for added in range(1, jokers + 1):
                options |= ranks << (BLOCK + LANE) * added
        return options
