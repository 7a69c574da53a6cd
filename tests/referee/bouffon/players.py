"""Ways to play Le Bouffon at random: any legal act, or a brisk one without looking at all."""

from collections.abc import Callable, Iterator
from random import Random

from cardsmith.referee.bouffon import (
    MAROTTE,
    Accepted,
    Act,
    Card,
    Chose,
    Claimed,
    Drew,
    Ended,
    Hinted,
    House,
    Mimed,
    Moved,
    Nodded,
    Phase,
    Proposed,
    PutBack,
    ReadTitle,
    Remembered,
    Rolled,
    Saw,
    Settled,
    Shook,
    Spelt,
    State,
    TookOver,
    Track,
    Turned,
    legal_acts,
    next_bouffon,
    resolve,
    start,
    step,
)
from cardsmith.referee.bouffon.moving import destinations, open_packets
from cardsmith.referee.bouffon.opening import contest
from tests.referee.bouffon.tables import BOARD, HOUSE, a_deck

IDLE = (Saw, Remembered, Mimed, Nodded, Shook, Accepted)
"""Acts that do not bring a game to its end."""

Player = Callable[[State, Random], Act]


def any_legal(state: State, rng: Random) -> Act:
    """One of all legal acts; mostly one that goes on with the game."""
    legal = legal_acts(state)
    busy = [act for act in legal if not isinstance(act, IDLE)]
    return rng.choice(legal if rng.random() < 0.2 else busy)


def brisk(state: State, rng: Random) -> Act:
    """A sensible act of the moment, made up without asking the referee what is legal."""
    bouffon, turn = state.bouffon, state.turn
    match state.phase:
        case Phase.MIME | Phase.READY:
            return _minute(state, rng)
        case Phase.CHECK | Phase.MAROTTE_CHECK:
            outcome = resolve(state.table, turn, state.house)
            if outcome.failed and not turn.marotte and rng.random() < 0.7:
                return Claimed(bouffon)
            return Settled(outcome.squares)
        case Phase.DIE:
            return Rolled(bouffon, rng.randint(1, 6))
        case Phase.DRAW:
            return Drew(bouffon, turn.packet, state.packets[turn.packet][0])
        case Phase.BACK:
            return PutBack(state.out[-1])
        case Phase.NEXT:
            return TookOver(next_bouffon(state.table, bouffon, state.house))
        case _:
            return _marotte(state, rng) if turn.marotte else _forward(state, rng)


def _forward(state: State, rng: Random) -> Act:
    bouffon, players = state.bouffon, state.table.players
    card = state.turn.card or Card("", ())
    match state.phase:
        case Phase.OPENING:
            return Rolled(contest(players, state.dice, "reroll").waiting[0], rng.randint(1, 6))
        case Phase.FIRST:
            return TookOver(contest(players, state.dice, "reroll").players[0])
        case Phase.MOVE:
            return Moved(bouffon, rng.choice(destinations(state)))
        case Phase.LETTER:
            return Chose(bouffon, rng.choice(open_packets(state)))
        case Phase.TITLE:
            return ReadTitle(bouffon, card.title)
        case Phase.MAROTTE_DRAW:
            drawer = next_bouffon(state.table, bouffon, state.house)
            return Drew(drawer, MAROTTE, state.packets[MAROTTE][0])
        case _:
            return Spelt(bouffon, card.title)


def _minute(state: State, rng: Random) -> Act:
    turn, entries = state.turn, (state.turn.card or Card("", ())).entries
    if state.phase is Phase.READY:
        can_hint = len(entries) >= 5 and not turn.hints and rng.random() < 0.5
        return Hinted(state.bouffon, entries[0]) if can_hint else Turned(state.bouffon)
    if rng.random() < 0.3:
        return Ended(60)
    others = [player for player in state.table.players if player != state.bouffon]
    text = rng.choice((*entries, "zut", "bof", "tant pis"))
    return Proposed(rng.choice(others), text, rng.randint(0, 59))


def _marotte(state: State, rng: Random) -> Act:
    marotte = state.turn.marotte
    drawer = next_bouffon(state.table, state.bouffon, state.house)
    match state.phase:
        case Phase.MAROTTE_TITLE:
            return ReadTitle(drawer, marotte.card.title if marotte and marotte.card else "")
        case Phase.MAROTTE_READY:
            return Turned(drawer)
        case _ if rng.random() < 0.5:
            return Ended(60)
        case _:
            return Proposed(state.bouffon, rng.choice(("niais", "fou", "sage")), 9)


def games(
    players: tuple[str, ...], rng: Random, player: Player, house: House = HOUSE
) -> Iterator[State]:
    """Every state of one random game, the last one over; each act must be ruled correct."""
    state = start(players, Track.of(BOARD, house), house, a_deck(house))
    yield state
    while state.phase is not Phase.OVER:
        act = player(state, rng)
        ruling, state = step(state, act)
        assert ruling.verdict == "correct", (act, ruling)
        assert ruling.cited
        yield state
