"""What the lines of Le Grand Dalmuti say came of them."""

from collections.abc import Iterator

from cardsmith.model.plain import Plain
from cardsmith.referee.dalmuti.acts import Pass
from cardsmith.referee.dalmuti.engine import step
from cardsmith.referee.dalmuti.states import Lead, Opening, Playing, Settled
from cardsmith.referee.dalmuti.tricks import begun
from cardsmith.referee.records.results import Leads, Ranks, Result, Results, Seats, Wins
from cardsmith.referee.replay.dalmuti_session import Session
from cardsmith.referee.replay.judging import across, claimed
from cardsmith.referee.replay.values import Event, Going, Part, Ruled


def judged(session: Session, results: Results) -> Iterator[Event]:
    """Every result of a line, as a claim on where the game stands."""
    for result in results:
        match result:
            case Leads() | Wins():
                span = result.player.span
            case Ranks() | Seats():
                span = across(result.players[0].span, result.players[-1].span)
            case _:  # a result of the other game, which a check of the record tells
                continue
        abbreviated(session)
        for event in claimed(Part.RESULT, span, _claim(session, result), session.judge):
            yield event
            if isinstance(event, Ruled) and event.is_false:
                _let_stand(session, result)


def abbreviated(session: Session) -> None:
    """The passes that a record may leave out: a lone 1 cannot be covered (DAL-Q35)."""
    state = session.state
    while isinstance(state, Playing) and state.top is not None and state.top.value == 1:
        after = step(state, Pass(state.table.seats[state.turn])).state
        if after == state:
            break
        state = after
    session.state = state


def _claim(session: Session, result: Leads | Wins | Ranks | Seats) -> Plain:
    """The result as a claim; before the end of the game nobody has its ranks."""
    match result:
        case Leads():
            return {"next": {"lead": session.player(result.player)}}
        case Wins():
            return {"over": {"game": "yes", "winner": session.player(result.player)}}
        case Ranks() if isinstance(session.state, Playing):
            return {"over": {"game": "yes", "winner": session.player(result.players[0])}}
        case _:
            return {"ranks": {"order": [session.player(player) for player in result.players]}}


def _let_stand(session: Session, result: Result) -> None:
    """Go on from what the table took for right."""
    if session.going is not Going.AS_PLAYED:
        return
    state = session.state
    if isinstance(result, Ranks | Seats):
        session.order = tuple(map(session.player, result.players))
    if isinstance(state, Opening) and not state.due:
        state = begun(state)
    if isinstance(result, Leads) and isinstance(state, Playing):
        seat = state.table.seats.index(session.player(result.player))
        session.state = Playing(
            state.table,
            state.hands,
            seat,
            out=state.out,
            discard=state.discard + state.trick,
            lead=Lead.WON,
        )
    elif isinstance(result, Ranks) and isinstance(state, Playing):
        players = tuple(state.table.seats.index(player) for player in session.order)
        if len(players) == len(state.hands):
            session.state = Settled(state.table, state.hands, players, state.discard + state.trick)
