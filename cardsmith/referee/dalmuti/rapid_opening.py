"""What comes before the first lead of a game played for simulation: claims and taxes."""

from collections.abc import Sequence

from cardsmith.referee.dalmuti.acts import Act, Cancel, Give, Revolt
from cardsmith.referee.dalmuti.cards import hand
from cardsmith.referee.dalmuti.house import House
from cardsmith.referee.dalmuti.jokers import upturned
from cardsmith.referee.dalmuti.states import Claimed
from cardsmith.referee.dalmuti.strategies import Chance, Strategy
from cardsmith.referee.dalmuti.taxes import best_cards


class RapidOpening:
    """Claims and taxes on hands of cards; ``acts`` are what was done, in order."""

    def __init__(
        self,
        house: House,
        seats: tuple[str, ...],
        players: Sequence[Strategy],
        deal: tuple[tuple[int, ...], ...],
    ) -> None:
        self.house = house
        self.seats = seats
        self.players = tuple(players)
        self.hands = [list(cards) for cards in deal]
        self.acts: list[Act] = []

    def open(self, chance: Chance, *, untaxed: bool) -> None:
        """Everything that comes before the first lead."""
        claimed = self._claim(chance)
        is_reversed = claimed is Claimed.REVOLUTION and self.house.taxes.after_revolution
        if not untaxed and (is_reversed or claimed is Claimed.NOTHING):
            self._tax(chance)

    def _claim(self, chance: Chance) -> Claimed:
        cards, last = self.house.cards, len(self.hands) - 1
        for seat, held in enumerate(self.hands):
            if held.count(cards.joker) == cards.jokers:
                claimed = self.players[seat].claim(seat == last, chance)
                if claimed is Claimed.CANCELLED:
                    self.acts.append(Cancel(self.seats[seat]))
                elif claimed is Claimed.REVOLUTION:
                    self._revolt(seat)
                return claimed
        return Claimed.NOTHING

    def _revolt(self, seat: int) -> None:
        self.acts.append(Revolt(self.seats[seat]))
        order = upturned(len(self.seats), self.house.taxes.revolution)
        self.seats = tuple(self.seats[old] for old in order)
        self.players = tuple(self.players[old] for old in order)
        self.hands = [self.hands[old] for old in order]

    def _tax(self, chance: Chance) -> None:
        """Both taxes, the big one first; what a bouffon chooses is chosen by his strategy."""
        taxes, last = self.house.taxes, len(self.hands) - 1
        pairs = ((last, 0, taxes.big), (last - 1, 1, taxes.small))
        for poor, rich, number in pairs[: 1 if last < 3 else 2]:
            given = best_cards(hand(*self.hands[poor]), number, self.house)
            own = list(self.hands[rich])
            self._move(poor, rich, given)
            chooser = self.players[poor if taxes.bouffon_chooses else rich]
            pickable = self.hands[rich] if taxes.returns_any else own
            self._move(rich, poor, chooser.give(pickable, number, chance))

    def _move(self, giver: int, taker: int, cards: tuple[int, ...]) -> None:
        for card in cards:
            self.hands[giver].remove(card)
        self.hands[taker] += cards
        self.acts.append(Give(self.seats[giver], self.seats[taker], cards))
