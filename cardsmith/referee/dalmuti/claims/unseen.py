"""Hands that nobody told: there, but never looked into and never filled up."""

from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named
from cardsmith.referee.dalmuti.acts import Act, Cancel, Give, Play, Revolt, Trade
from cardsmith.referee.dalmuti.cards import Hand, copies, of_one_value
from cardsmith.referee.dalmuti.house import House
from cardsmith.referee.dalmuti.states import Opening, Playing, State


def unseen(house: House) -> Hand:
    """A hand that nobody told: as many cards as a tax may take, of a value that no card has."""
    return of_one_value(house.taxes.big, _no_value(house))


def ask_hand(state: State, player: str) -> None:
    """Raise G160 for a player's hand that an answer needs and nobody told."""
    if isinstance(state, Opening | Playing):
        held = state.hands[state.table.seats.index(player)]
        if copies(held, _no_value(state.table.house)):
            path = f"given.hands.{player}"
            raise InputError(Finding("G160", named(path), fact=path))


def ask_hands(state: State, act: Act) -> None:
    """Raise G160 for an untold hand that an act takes cards from, or shows."""
    match act:
        case Play() | Give() | Cancel() | Revolt():
            ask_hand(state, act.player)
        case Trade():
            ask_hand(state, act.player)
            ask_hand(state, act.other)
        case _:
            pass


def _no_value(house: House) -> int:
    return house.cards.joker + 1
