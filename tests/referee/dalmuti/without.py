"""Le Grand Dalmuti with one article taken out, or one option that changes nothing any more.

Each article is switched off where the engine keeps it, in every module that borrows it.
"""

import sys
from collections.abc import Callable, Mapping
from typing import TypeAlias

import pytest

from cardsmith.model.rules import Rules
from cardsmith.model.ruling import Ruling
from cardsmith.model.struct import replace
from cardsmith.referee.dalmuti import (
    conduct,
    covering,
    jokers,
    plays,
    ranking,
    seats,
    settling,
    taxes,
    tricks,
)
from cardsmith.referee.dalmuti.acts import Gather, Pass, Reseat, Revolt
from cardsmith.referee.dalmuti.cards import Hand, values
from cardsmith.referee.dalmuti.house import House, Tricks
from cardsmith.referee.dalmuti.states import (
    Dealing,
    Lead,
    Opening,
    Playing,
    Settled,
    State,
    Title,
    Top,
)
from cardsmith.referee.rulings import correct, wrong

Switch: TypeAlias = Callable[[pytest.MonkeyPatch], None]

_PACKAGE = "cardsmith.referee.dalmuti"


def as_default(option: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let an option change nothing, whatever a house says."""
    change = Rules.with_option

    def unchanged(rules: Rules, name: str, value: str) -> Rules:
        return rules if name == option else change(rules, name, value)

    monkeypatch.setattr(Rules, "with_option", unchanged)


def _instead(old: object, new: object) -> Switch:
    """Put something else in the place of a function, in every module that knows it."""

    def switch(monkeypatch: pytest.MonkeyPatch) -> None:
        for name, module in tuple(sys.modules.items()):
            if name.startswith(_PACKAGE):
                for known, value in tuple(vars(module).items()):
                    if value is old:
                        monkeypatch.setattr(module, known, new)

    return switch


def _house(change: Callable[[House], House]) -> Switch:
    """Play by other house rules than those told."""
    told = House.of
    return lambda monkeypatch: monkeypatch.setattr(House, "of", lambda rules: change(told(rules)))


def _title(seat: int, players: int) -> Title:
    """DAL-03 taken out: the neighbours of the Grand Dalmuti the other way round."""
    return seats_title(-seat % players, players)


def _no_merchant(seat: int, players: int) -> Title:
    """DAL-04 taken out: nobody is a merchant."""
    told = seats_title(seat, players)
    return Title.PETIT_BOUFFON if told is Title.MERCHANT else told


def _worst_cards(cards: Hand, number: int, house: House) -> tuple[int, ...]:
    """DAL-07 taken out: high values are the best."""
    return values(cards)[-number:]


def _no_cancel(state: State, act: object) -> Ruling:
    return wrong("no-tax-left", "DAL-08", player="")


def _any_revolt(state: State, act: Revolt) -> Ruling:
    return correct("revolts", "DAL-09", player=act.player)


def _any_gather(state: State, act: Gather) -> Ruling:
    return correct("gathers", "DAL-10", player=act.player)


def _second_begins(state: Opening) -> Playing:
    return seats_begun(state)._replace(turn=1)


def _any_number(top: Top, number: int, value: int, tricks: Tricks) -> Ruling | None:
    """DAL-13 taken out: any number of cards covers."""
    return told_uncovered(top, top.number, value, tricks)


def _any_value(top: Top, number: int, value: int, tricks: Tricks) -> Ruling | None:
    """DAL-14 taken out: any value covers."""
    return told_uncovered(top, number, 0, tricks)


def _no_pass(state: State, act: Pass) -> Ruling:
    return wrong("leader-plays", "DAL-16", player=act.player)


def _lead_stays(state: Playing, seat: int, top: Top, cards: Hand) -> Playing | Settled:
    """DAL-18 taken out: the one who opened keeps the lead."""
    after = told_laid(state, seat, top, cards)
    if state.top is None or isinstance(after, Settled) or after.top is None:
        return after
    return after._replace(top=top._replace(seat=state.top.seat))


def _never_closed(state: Playing) -> Playing:
    return state


def _right_inherits(state: Playing) -> tuple[int, Lead]:
    """DAL-20 taken out: the lead of one who is out goes to the right."""
    holder = state.holders[-1]
    if state.hands[holder]:
        return holder, Lead.WON
    return seats.next_in(len(state.hands), state.out, holder, -1), Lead.INHERITED


def _over_at_once(state: Playing) -> bool:
    return len(state.out) > 0


def _same_seats(state: Settled) -> tuple[str, ...]:
    return state.table.seats


def _seats_kept(state: State, act: Reseat) -> State:
    return Dealing(state.table)


seats_title, seats_begun = seats.title, tricks.begun
told_uncovered, told_laid = covering.uncovered, tricks.laid

ARTICLES: Mapping[str, Switch] = {
    "DAL-01": _house(lambda told: replace(told, cards=replace(told.cards, fewest=1, most=99))),
    "DAL-02": _instead(ranking.to_draw, lambda state: ()),
    "DAL-03": _instead(seats.title, _title),
    "DAL-04": _instead(seats.title, _no_merchant),
    "DAL-05": _house(lambda told: replace(told, taxes=replace(told.taxes, big=0))),
    "DAL-06": _house(lambda told: replace(told, taxes=replace(told.taxes, small=0))),
    "DAL-07": _instead(taxes.best_cards, _worst_cards),
    "DAL-08": _instead(jokers.judge_cancel, _no_cancel),
    "DAL-09": _instead(jokers.judge_revolt, _any_revolt),
    "DAL-10": _instead(conduct.judge_gather, _any_gather),
    "DAL-11": _instead(tricks.begun, _second_begins),
    "DAL-12": _instead(covering.misread, lambda act, tricks: None),
    "DAL-13": _instead(covering.uncovered, _any_number),
    "DAL-14": _instead(covering.uncovered, _any_value),
    "DAL-15": _house(
        lambda told: replace(
            told, cards=replace(told.cards, joker=0), tricks=replace(told.tricks, joker=0)
        )
    ),
    "DAL-16": _instead(plays.judge_pass, _no_pass),
    "DAL-17": _house(lambda told: replace(told, tricks=replace(told.tricks, locked=True))),
    "DAL-18": _instead(tricks.laid, _lead_stays),
    "DAL-19": _instead(tricks.closed, _never_closed),
    "DAL-20": _instead(tricks.heir, _right_inherits),
    "DAL-21": _instead(tricks.is_over, _over_at_once),
    "DAL-22": _instead(settling.next_seats, _same_seats),
    "DAL-23": _instead(settling.after_reseat, _seats_kept),
    "DAL-24": _house(lambda told: replace(told, tricks=replace(told.tricks, step=-1))),
}
"""How each article is taken out."""
