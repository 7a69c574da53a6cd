"""Hands of Le Grand Dalmuti that a record tells by half: so many cards, some of them unseen.

An unseen card is of a value that no card has. It turns into a real one when its player lays or
gives that card: who lays a card has held it. No more cards of a value are turned up than the
deck has.
"""

from collections import Counter
from collections.abc import Mapping

from cardsmith.referee.dalmuti.cards import Hand, copies, hand, holds, of_one_value, size, values
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


def shown(state: Opening, seat: int, cards: tuple[int, ...]) -> Opening:
    """The state in which a player was dealt these cards, as far as unseen ones may be they.

    What he was given since is no card of his own (DAL-Q11), unless the house lets him return it.
    """
    house = state.table.house
    dealt, now = state.dealt[seat], state.hands[seat]
    if house.taxes.returns_any and holds(now, cards):
        return state
    lacking = _lacking(dealt, cards)
    if not _may_be(lacking, dealt, sum(state.hands) + state.aside, house):
        return state
    if _may_be(lacking, now, 0, house):
        now = _turned(now, lacking, house)
    dealt = _turned(dealt, lacking, house)
    return state._replace(hands=put(state.hands, seat, now), dealt=put(state.dealt, seat, dealt))


def held(state: Playing, seat: int, cards: tuple[int, ...], *, last: bool) -> Playing:
    """The state in which a player holds these cards, as far as unseen ones may be they.

    ``last`` says that he holds no others.
    """
    house, now = state.table.house, state.hands[seat]
    if not last and holds(now, cards):
        return state
    lacking = _lacking(now, cards)
    if _may_be(lacking, now, sum(state.hands) + state.trick + state.discard, house):
        now = _turned(now, lacking, house)
    rest = copies(now, no_value(house)) if last else 0
    return state._replace(hands=put(state.hands, seat, now - _unseen(house, rest)))


def supplied(state: Playing, seat: int, cards: tuple[int, ...]) -> Playing:
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


def _lacking(cards: Hand, wanted: tuple[int, ...]) -> Counter[int]:
    """The cards wanted that a hand does not hold."""
    counted = Counter(wanted)
    return +Counter({value: counted[value] - copies(cards, value) for value in counted})


def _may_be(lacking: Counter[int], cards: Hand, seen: Hand, house: House) -> bool:
    """Whether unseen cards of a hand may be those it lacks.

    ``seen`` are all cards that are known anywhere: the deck has no more than its copies.
    """
    whole = deck(house.cards)
    in_deck = house.cards.any_deck or all(
        copies(seen, value) + number <= copies(whole, value) for value, number in lacking.items()
    )
    return in_deck and lacking.total() <= copies(cards, no_value(house))


def _turned(cards: Hand, lacking: Counter[int], house: House) -> Hand:
    """A hand whose unseen cards have turned into those it lacked."""
    return cards + hand(*lacking.elements()) - _unseen(house, lacking.total())


def _unseen(house: House, number: int) -> Hand:
    return of_one_value(max(number, 0), no_value(house))
