"""The first ranks of a session, found by chance (DAL-02, DAL-Q04)."""

from cardsmith.model.ruling import Ruling
from cardsmith.referee.dalmuti.acts import Draw, Lot
from cardsmith.referee.dalmuti.cards import spoken
from cardsmith.referee.dalmuti.seats import seat_of
from cardsmith.referee.dalmuti.states import Dealing, Ranking, State
from cardsmith.referee.rulings import correct, wrong


def to_draw(state: Ranking) -> tuple[str, ...]:
    """Who has to draw: those without a card, and those whose cards are all those of another.

    >>> from cardsmith.intake.shipped.law import default_rules
    >>> from cardsmith.referee.dalmuti.starting import start
    >>> to_draw(Ranking(start(default_rules(), "ABCDE").table, ((3,), (7,), (13,), (12,), (7,))))
    ('B', 'E')
    """
    players = range(len(state.drawn))
    return tuple(
        state.table.seats[player]
        for player in players
        if any(
            state.drawn[other][: len(state.drawn[player])] == state.drawn[player]
            for other in players
            if other != player
        )
    )


def judge_draw(state: State, act: Draw) -> Ruling:
    """DAL-02, DAL-Q04: each draws a card, lowest first; equal ones draw again."""
    if not isinstance(state, Ranking):
        return wrong("ranks-known", "DAL-02", player=act.player)
    cards = state.table.house.cards
    if cards.first != "draw":
        return wrong("lot-decides", "DAL-02", "DAL-Q04", player=act.player)
    if act.player not in to_draw(state):
        return wrong("has-drawn", "DAL-02", "DAL-Q04", player=act.player)
    if act.value != cards.joker and not 1 <= act.value <= cards.values:
        return wrong("no-such-card", "DAL-Q01", value=act.value)
    card = spoken((act.value,), cards.joker)
    return correct("draws", "DAL-02", "DAL-07", "DAL-Q04", player=act.player, card=card)


def after_draw(state: State, act: Draw) -> State:
    """The cards drawn; everybody in his place once no two are equal."""
    if not isinstance(state, Ranking):
        raise ValueError("the ranks are known")
    at = seat_of(state.table, act.player)
    drawn = (*state.drawn[:at], (*state.drawn[at], act.value), *state.drawn[at + 1 :])
    after = Ranking(state.table, drawn)
    if to_draw(after):
        return after
    order = sorted(range(len(drawn)), key=lambda player: drawn[player])
    return Dealing(state.table._replace(seats=tuple(state.table.seats[at] for at in order)))


def judge_lot(state: State, act: Lot) -> Ruling:
    """DAL-02, DAL-Q04: where the house draws lots, any order of all the players."""
    if not isinstance(state, Ranking):
        return wrong("ranks-known", "DAL-02", player=act.seats[0])
    if state.table.house.cards.first != "lot":
        return wrong("draw-decides", "DAL-02", "DAL-Q04")
    if sorted(act.seats) != sorted(state.table.seats):
        expected = {"players": state.table.seats}
        return wrong("lot-of-others", "DAL-02", "DAL-Q04", seats=act.seats, expected=expected)
    return correct("lot", "DAL-02", "DAL-Q04", seats=act.seats)


def after_lot(state: State, act: Lot) -> State:
    """Everybody in his place."""
    return Dealing(state.table._replace(seats=act.seats))
