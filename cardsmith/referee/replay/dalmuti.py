"""Le Grand Dalmuti, replayed line by line; games that follow each other are one session."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import assert_never

from cardsmith.model.finding import Finding
from cardsmith.model.place import Span
from cardsmith.referee.dalmuti import acts
from cardsmith.referee.dalmuti.cards import size
from cardsmith.referee.dalmuti.states import Opening, Playing
from cardsmith.referee.dalmuti.tricks import begun
from cardsmith.referee.records.incidents import Incident
from cardsmith.referee.records.record import Claim, Line
from cardsmith.referee.records.tricks import (
    JOKER,
    Cancel,
    Gift,
    Move,
    Pass,
    Play,
    Revolt,
    Taxes,
    Trick,
)
from cardsmith.referee.records.words import Word
from cardsmith.referee.replay.dalmuti_results import abbreviated, judged
from cardsmith.referee.replay.dalmuti_session import Session, values_of
from cardsmith.referee.replay.dalmuti_setting import dealt, ranked, refused, reseated, seated
from cardsmith.referee.replay.hands import held, hidden, is_unseen, shown
from cardsmith.referee.replay.judging import across, disputed, missing
from cardsmith.referee.replay.values import Event, Going, Ground, Part

_BY_THE_HAND = ("pays", "best-cards")
"""Rulings on a tax that only a hand told in full allows: whether these are its best cards."""


def replay_session(grounds: Sequence[Ground], going: Going) -> Iterator[Event]:
    """Everything that is judged in games that follow each other, and what is not told."""
    session: Session | None = None
    for ground in grounds:
        refusal = refused(ground)
        if refusal is not None:
            yield refusal
            return
        if session is None:
            session = seated(ground, going)
            yield from ranked(session)
        else:
            yield from reseated(session, ground)
        yield from dealt(session)
        for line in ground.game.lines:
            yield from replay_line(session, line)


def replay_line(session: Session, line: Line) -> Iterator[Event]:
    """Everything that is judged on one line, and what it does not tell."""
    match line.says:
        case Taxes() as taxes:
            for gift in taxes.gifts:
                yield from _gift(session, gift)
            yield from judged(session, taxes.results)
        case Cancel() | Revolt() as announced:
            yield from _announced(session, announced)
            yield from judged(session, announced.results)
        case Trick() as trick:
            yield from _untold_taxes(session, line)
            if not trick.continued:
                abbreviated(session)
            yield from _moves(session, trick.moves)
            yield from judged(session, trick.results)
        case Claim() as claim:
            yield from disputed(claim, session.ground.facts.seating, session.judge)
        case _:
            pass


def _gift(session: Session, gift: Gift) -> Iterator[Event]:
    """One half of a tax; of one whose cards nobody noted, nothing can be judged."""
    giver, taker = session.player(gift.giver), session.player(gift.receiver)
    cards, state = values_of(gift.cards.known, session.house), session.state
    span = across(gift.giver.span, _last(gift))
    if not isinstance(state, Opening):
        yield session.do(Part.ACT, span, acts.Give(giver, taker, cards))
        return
    seats = (state.table.seats.index(giver), state.table.seats.index(taker))
    if gift.cards.more:
        yield missing(span, "gift", giver=giver, taker=taker)
        due = (due.number for due in state.due if (due.giver, due.taker) == seats)
        session.state = hidden(state, *seats, next(due, 0))
        return
    session.state = shown(state, seats[0], cards)
    act, before = acts.Give(giver, taker, cards), session.state
    ruled = session.do(Part.ACT, span, act)
    is_dark = is_unseen(before.dealt[seats[0]], session.house)
    if is_dark and ruled.ruling.reason in _BY_THE_HAND:
        yield missing(span, "hand", player=giver)
        session.state = before
        session.stand(act)
    else:
        yield ruled


def _announced(session: Session, announced: Cancel | Revolt) -> Iterator[Event]:
    """Taxes are cancelled, or a revolution launched: jokers that were not noted were shown."""
    player, state, house = session.player(announced.player), session.state, session.house
    jokers = house.cards.jokers
    noted = sum(card.text == JOKER for card in announced.shown)
    is_shown = not announced.shown or noted >= jokers
    if isinstance(state, Opening):
        seat = state.table.seats.index(player)
        session.state = shown(state, seat, (house.cards.joker,) * jokers)
    act = acts.Cancel if isinstance(announced, Cancel) else acts.Revolt
    span = across(announced.player.span, (announced.shown or (announced.player,))[-1].span)
    yield session.do(Part.ACT, span, act(player, is_shown))


def _untold_taxes(session: Session, line: Line) -> Iterator[Event]:
    """The first trick of a game whose record says nothing about taxes that were due."""
    state = session.state
    if not isinstance(state, Opening) or not state.due:
        return
    if any(isinstance(line.says, Taxes | Cancel | Revolt) for line in session.ground.game.lines):
        return
    yield missing(line.span, "taxes")
    for due in state.due:
        state = hidden(state, due.giver, due.taker, due.number)
    session.state = state


def _moves(session: Session, moves: Sequence[Move]) -> Iterator[Event]:
    for move, after in zip_longest(moves, moves[1:]):
        match move:
            case Play():
                out = after if isinstance(after, Incident) else None
                yield from _play(session, move, _told_out(session, out, move))
            case Pass():
                yield session.do(Part.ACT, move.player.span, acts.Pass(session.player(move.player)))
            case Incident():
                yield from _gone_out(session, move)
            case _:
                assert_never(move)


def _told_out(session: Session, incident: Incident | None, play: Play) -> Word | None:
    """The name in an incident that says that this was its player's last card."""
    named = incident.player if incident and incident.what.text == "out" else None
    is_his = named is not None and session.player(named) == session.player(play.player)
    return named if is_his else None


def _play(session: Session, play: Play, out: Word | None) -> Iterator[Event]:
    """A series: who lays it has held it, as far as nobody has told his cards.

    That it was his last, ``out`` tells: of a hand whose size nobody knows; of another one, where
    the table has the last word, against the share of the deck (G131).
    """
    player, cards = session.player(play.player), values_of(play.cards, session.house)
    if isinstance(session.state, Opening) and not session.state.due:
        session.state = begun(session.state)
    if isinstance(session.state, Playing):
        seat, is_free = session.state.table.seats.index(player), session.house.cards.any_deck
        is_last = out is not None and (is_free or session.going is Going.AS_PLAYED)
        left = size(session.state.hands[seat]) - len(cards)
        session.state = held(session.state, seat, cards, last=is_last)
        is_laid = size(session.state.hands[seat]) == len(cards)
        if out and is_last and not is_free and left > 0 and is_laid:
            yield _not_out(out.span, player, left)
    span = across(play.player.span, play.cards[-1].span)
    yield session.do(Part.ACT, span, acts.Play(player, cards))


def _gone_out(session: Session, incident: Incident) -> Iterator[Event]:
    """G131: somebody is said to be out who holds cards yet."""
    state = session.state
    if incident.player is None or not isinstance(state, Playing):
        return
    player = session.player(incident.player)
    seat = state.table.seats.index(player)
    if seat not in state.out:
        yield _not_out(incident.player.span, player, size(state.hands[seat]))


def _not_out(span: Span, player: str, left: int) -> Finding:
    kind = "one" if left == 1 else "several"
    return Finding("G131", span, kind=kind, player=player, count=left)


def _last(gift: Gift) -> Span:
    return gift.cards.known[-1].span if gift.cards.known else gift.receiver.span
