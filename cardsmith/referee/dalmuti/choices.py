"""Every move that the players may make."""

from collections.abc import Iterator
from itertools import combinations
from typing import assert_never

from cardsmith.model.ruling import Verdict
from cardsmith.referee.dalmuti.acts import Cancel, Give, Move, Play, Reseat, Revolt, Trade
from cardsmith.referee.dalmuti.cards import Hand, values
from cardsmith.referee.dalmuti.covering import leads
from cardsmith.referee.dalmuti.jokers import judge_cancel, judge_revolt
from cardsmith.referee.dalmuti.plays import legal_plays
from cardsmith.referee.dalmuti.seats import title
from cardsmith.referee.dalmuti.settling import next_seats
from cardsmith.referee.dalmuti.states import (
    Dealing,
    Due,
    Opening,
    Playing,
    Ranking,
    Settled,
    State,
    Title,
)
from cardsmith.referee.dalmuti.taxes import best_cards, judge_give, may_return
from cardsmith.referee.dalmuti.tricks import begun


def choices(state: State) -> Iterator[Move]:
    """What may be done now; nothing where the table waits for chance."""
    match state:
        case Ranking() | Dealing():
            return
        case Opening():
            yield from _openings(state)
        case Playing():
            yield from legal_plays(state)
        case Settled():
            yield Reseat(next_seats(state))
            yield from _lay_offs(state)
        case _:
            assert_never(state)


def _openings(state: Opening) -> Iterator[Move]:
    for player in state.table.seats:
        if judge_cancel(state, Cancel(player)).verdict is Verdict.CORRECT:
            yield Cancel(player)
        if judge_revolt(state, Revolt(player)).verdict is Verdict.CORRECT:
            yield Revolt(player)
    for due in state.due:
        yield from _gifts(state, due)
    if state.table.house.taxes.trade:
        yield from _trades(state)
    if not state.due:
        yield from legal_plays(begun(state))


def _gifts(state: Opening, due: Due) -> Iterator[Give]:
    """What a player may give now for one half of a tax."""
    house, seats = state.table.house, state.table.seats
    giver, taker = seats[due.giver], seats[due.taker]
    if due.giver > due.taker:
        picks = {best_cards(state.dealt[due.giver], due.number, house)}
    else:
        picks = _picks(may_return(state, due.giver), due.number)
    for cards in sorted(picks):
        gift = Give(giver, taker, cards)
        if judge_give(state, gift).verdict is Verdict.CORRECT:
            yield gift


def _picks(cards: Hand, number: int) -> set[tuple[int, ...]]:
    """So many of the cards, in every way."""
    return set(combinations(values(cards), number))


def _trades(state: Opening) -> Iterator[Trade]:
    """Every swap of one card between two merchants, told by the one nearer the Grand Dalmuti."""
    players = len(state.hands)
    merchants = [seat for seat in range(players) if title(seat, players) is Title.MERCHANT]
    for one, other in combinations(merchants, 2):
        for gives in sorted(set(values(state.hands[one]))):
            for takes in sorted(set(values(state.hands[other]))):
                yield Trade(state.table.seats[one], gives, state.table.seats[other], takes)


def _lay_offs(state: Settled) -> Iterator[Play]:
    """The series that the last player may still lay off (DAL-Q34)."""
    last = state.out[-1]
    for cards in leads(state.hands[last], state.table.house.tricks):
        yield Play(state.table.seats[last], cards)
