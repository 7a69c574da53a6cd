"""What may be done at a moment: every act that the referee would call correct."""

from collections.abc import Iterator
from typing import assert_never

from cardsmith.model.ruling import Verdict
from cardsmith.referee.bouffon.acts import (
    MAROTTE,
    Accepted,
    Act,
    Card,
    Chose,
    Claimed,
    Drew,
    Ended,
    Hinted,
    Manner,
    Mimed,
    Moved,
    Nodded,
    Proposed,
    PutBack,
    ReadTitle,
    Remembered,
    Rolled,
    Saw,
    Settled,
    Shook,
    Spelt,
    TookOver,
    Turned,
)
from cardsmith.referee.bouffon.announcing import reader
from cardsmith.referee.bouffon.checking import outcome_of
from cardsmith.referee.bouffon.engine import judge
from cardsmith.referee.bouffon.moving import destinations, open_packets
from cardsmith.referee.bouffon.states import Phase, State


def legal_acts(state: State) -> tuple[Act, ...]:
    """Every act that is correct now, in the order of a turn; none once the game is over.

    Words are without number, so the entries of the card stand for them, each at an unknown
    second. A card is named where its packet is known; otherwise any card may be drawn and none
    is listed.
    """
    return tuple(act for act in _candidates(state) if judge(state, act).verdict is Verdict.CORRECT)


def _candidates(state: State) -> Iterator[Act]:
    """A few acts of which every correct one is among."""
    match state.phase:
        case Phase.OPENING | Phase.FIRST | Phase.DIE | Phase.MOVE | Phase.LETTER | Phase.NEXT:
            yield from _moves(state)
        case Phase.DRAW | Phase.MAROTTE_DRAW | Phase.BACK:
            yield from _cards(state)
        case Phase.TITLE | Phase.SPELLING | Phase.READY:
            yield from _announcements(state)
        case Phase.MIME | Phase.CHECK:
            yield from _minute(state)
        case Phase.MAROTTE_TITLE | Phase.MAROTTE_SPELLING | Phase.MAROTTE_READY:
            yield from _marotte(state)
        case Phase.MAROTTE_ANSWERS | Phase.MAROTTE_CHECK:
            yield from _answers(state)
        case Phase.OVER:
            return
        case _:
            assert_never(state.phase)


def _moves(state: State) -> Iterator[Act]:
    faces = range(1, state.house.die_faces + 1)
    yield from (Rolled(player, face) for player in state.table.players for face in faces)
    yield from map(TookOver, state.table.players)
    if state.phase is Phase.MOVE:
        yield from (Moved(state.bouffon, square) for square in destinations(state))
    if state.phase is Phase.LETTER:
        yield from (Chose(state.bouffon, letter) for letter in open_packets(state))


def _cards(state: State) -> Iterator[Act]:
    if state.phase is Phase.BACK:
        yield from map(PutBack, state.out)
        return
    names = (MAROTTE,) if state.phase is Phase.MAROTTE_DRAW else open_packets(state)
    for name in names:
        for card in state.packets.get(name, ())[:1]:
            yield from (Drew(player, name, card) for player in state.table.players)


def _announcements(state: State) -> Iterator[Act]:
    card = state.turn.card or Card("", ())
    yield ReadTitle(state.bouffon, card.title)
    yield Spelt(state.bouffon, card.title)
    yield from (Hinted(state.bouffon, entry) for entry in card.entries)
    yield Turned(state.bouffon)
    yield from _proposals(state, card)
    yield from map(Saw, state.table.players)
    yield from map(Remembered, state.table.players)


def _minute(state: State) -> Iterator[Act]:
    bouffon, card = state.bouffon, state.turn.card or Card("", ())
    yield from _proposals(state, card)
    for text in dict.fromkeys(proposal.text for proposal in state.turn.proposals):
        yield from (Nodded(bouffon, text), Shook(bouffon, text), Accepted(text))
    yield from (Mimed(bouffon, manner) for manner in Manner)
    yield from map(Saw, state.table.players)
    yield from (Ended(0), Ended(state.house.minute), Claimed(bouffon))
    if state.phase is Phase.CHECK:
        outcome = outcome_of(state)
        faces = range(1, state.house.die_faces + 1)
        yield from (Rolled(player, face) for player in outcome.undecided for face in faces)
        yield Settled(outcome.squares)


def _proposals(state: State, card: Card) -> Iterator[Act]:
    others = (player for player in state.table.players if player != state.bouffon)
    return (Proposed(player, entry) for player in others for entry in card.entries)


def _marotte(state: State) -> Iterator[Act]:
    marotte = state.turn.marotte
    if marotte is not None and marotte.card is not None:
        drawer = reader(state)
        yield ReadTitle(drawer, marotte.card.title)
        yield Spelt(drawer, marotte.card.title)
        yield Turned(drawer)


def _answers(state: State) -> Iterator[Act]:
    marotte = state.turn.marotte
    if marotte is not None and marotte.card is not None:
        yield from (Proposed(state.bouffon, entry) for entry in marotte.card.entries)
    yield from (Ended(0), Ended(state.house.minute))
    if state.phase is Phase.MAROTTE_CHECK:
        yield Settled(outcome_of(state).squares)
