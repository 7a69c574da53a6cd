"""Hands of Le Grand Dalmuti that a record tells by half: so many cards, some of them unseen.

An unseen card is of a value that no card has. It turns into a real one when its player lays or
gives that card: who lays a card has held it. No more cards of a value are turned up than the
deck has.
"""

from collections import Counter
from collections.abc import Iterable, Mapping

from cardsmith.referee.dalmuti.cards import Hand, copies, hand, of_one_value, size, values
from cardsmith.referee.dalmuti.claims.unseen import unseen
from cardsmith.referee.dalmuti.dealing import deck, shares
from cardsmith.referee.dalmuti.house import House
from cardsmith.referee.dalmuti.seats import put
from cardsmith.referee.dalmuti.states import Opening, Playing, Table

_UNTOLD = 99
"""How many unseen cards stand for a hand whose size nobody knows."""


def no_value(house: House) -> int:
    """The value of an unseen card."""
    return values(unseen(house))[0]


def half_told(
    table: Table, told: Mapping[str, tuple[int, ...]], whole: set[str]
) -> tuple[Hand, ...]:
    """Everybody's hand: the cards told, the rest of his share unseen unless it is ``whole``."""
    house = table.house
    total = size(deck(house.cards))
    fair = shares(total, len(table.seats), house.cards.extra)
    sizes = (_UNTOLD,) * len(fair) if house.cards.any_deck else fair
    return tuple(
        hand(*told.get(player, ()))
        + (0 if player in whole else _unseen(house, share - len(told.get(player, ()))))
        for player, share in zip(table.seats, sizes, strict=True)
    )


def is_unseen(cards: Hand, house: House) -> bool:
    """Whether some of the cards are unseen."""
    return copies(cards, no_value(house)) > 0


def shown(state: Opening, seat: int, cards: Iterable[int]) -> Opening:
    """The state in which a player was dealt these cards, as far as unseen ones may be they."""
    house = state.table.house
    seen = sum(state.hands) + state.aside
    change = _turned(state.hands[seat], cards, seen, house)
    hands = put(state.hands, seat, state.hands[seat] + change)
    dealt = state.dealt[seat]
    if is_unseen(dealt, house):
        return state._replace(hands=hands, dealt=put(state.dealt, seat, dealt + change))
    return state._replace(hands=hands)


def held(state: Playing, seat: int, cards: Iterable[int], *, last: bool) -> Playing:
    """The state in which a player holds these cards, as far as unseen ones may be they.

    ``last`` says that he holds no others.
    """
    house = state.table.house
    seen = sum(state.hands) + state.trick + state.discard
    now = state.hands[seat] + _turned(state.hands[seat], cards, seen, house)
    rest = copies(now, no_value(house)) if last else 0
    return state._replace(hands=put(state.hands, seat, now - _unseen(house, rest)))


def supplied(state: Playing, seat: int, cards: Iterable[int]) -> Playing:
    """The state in which a player holds these cards, wherever they come from."""
    now = state.hands[seat]
    now += hand(*_lacking(now, cards).elements())
    return state._replace(hands=put(state.hands, seat, now))


def hidden(state: Opening, giver: int, taker: int, number: int) -> Opening:
    """The state after a gift that nobody noted: two hands of which no card is known any more."""
    house, hands = state.table.house, state.hands
    gone, come = size(hands[giver]) - number, size(hands[taker]) + number
    after = put(hands, giver, _unseen(house, gone))
    due = tuple(due for due in state.due if (due.giver, due.taker) != (giver, taker))
    return state._replace(hands=put(after, taker, _unseen(house, come)), due=due, exchanged=True)


def _turned(cards: Hand, wanted: Iterable[int], seen: Hand, house: House) -> int:
    """What turns unseen cards of a hand into those wanted; 0 where they cannot be they.

    ``seen`` are all cards that are known anywhere: the deck has no more than its copies.
    """
    lacking = _lacking(cards, wanted)
    whole = deck(house.cards)
    in_deck = house.cards.any_deck or all(
        copies(seen, value) + number <= copies(whole, value) for value, number in lacking.items()
    )
    if lacking.total() > copies(cards, no_value(house)) or not in_deck:
        return 0
    return hand(*lacking.elements()) - _unseen(house, lacking.total())


def _lacking(cards: Hand, wanted: Iterable[int]) -> Counter[int]:
    """The cards wanted that a hand does not hold."""
    counted = Counter(wanted)
    return +Counter({value: counted[value] - copies(cards, value) for value in counted})


def _unseen(house: House, number: int) -> Hand:
    return of_one_value(max(number, 0), no_value(house))
