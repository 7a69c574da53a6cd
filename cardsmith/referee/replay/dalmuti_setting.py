"""What comes before the play of Le Grand Dalmuti: the table, the first ranks, the deal."""

from collections.abc import Iterator

from cardsmith.model.place import Span
from cardsmith.referee.dalmuti.acts import Deal, Draw, Reseat
from cardsmith.referee.dalmuti.claims import judge_claim
from cardsmith.referee.dalmuti.dealing import opened
from cardsmith.referee.dalmuti.engine import let_stand, step
from cardsmith.referee.dalmuti.house import House
from cardsmith.referee.dalmuti.settling import next_seats
from cardsmith.referee.dalmuti.starting import start, start_unranked
from cardsmith.referee.dalmuti.states import Dealing, Ranking, Settled
from cardsmith.referee.replay.dalmuti_session import Session, values_of
from cardsmith.referee.replay.hands import half_told
from cardsmith.referee.replay.judging import claimed, missing
from cardsmith.referee.replay.values import Event, Going, Ground, Part, Ruled


def refused(ground: Ground) -> Ruled | None:
    """The ruling on a table that the rules have no room for (DAL-01); None for any other."""
    cards = House.of(ground.rules).cards
    count = len(ground.facts.seats)
    if cards.fewest <= count <= cards.most:
        return None
    ruling = judge_claim({"set-up": {"players": str(count)}}, {}, ground.rules)
    return Ruled(part=Part.SETTING, span=tag_span(ground, "Seats"), ruling=ruling)


def seated(ground: Ground, going: Going) -> Session:
    """A session before its first deal, and before its first ranks where the record tells draws."""
    seats, is_drawn = ground.facts.seating.players, bool(ground.facts.throws)
    begin = start_unranked if is_drawn else start
    return Session(ground, going, begin(ground.rules, seats))


def ranked(session: Session) -> Iterator[Event]:
    """The first ranks, card by card, and whether the players sit by them (DAL-02)."""
    facts, seats = session.ground.facts, session.ground.facts.seating.players
    for throw in (throw for thrown in facts.throws for throw in thrown):
        (value,) = values_of((throw.value,), session.house)
        act = Draw(session.player(throw.player), value)
        yield session.do(Part.SETTING, throw.player.span, act)
    if isinstance(session.state, Ranking):
        yield missing(tag_span(session.ground, "Start"), "draws")
        session.state = Dealing(session.state.table)
    elif facts.throws:
        span = tag_span(session.ground, "Seats")
        yield from claimed(Part.RESULT, span, {"ranks": {"order": list(seats)}}, session.judge)
    if session.going is not Going.AS_RULED and isinstance(session.state, Dealing):
        session.state = Dealing(session.state.table._replace(seats=seats))


def reseated(session: Session, ground: Ground) -> Iterator[Event]:
    """The next game of a session: everybody in the seat of his new rank (DAL-22, DAL-23)."""
    settled, told = session.state, "Seats" in (tag.name.text for tag in ground.game.own)
    seats = ground.facts.seating.players if told else _following(session)
    act = Reseat(seats)
    taken = step(settled, act)
    if told or not isinstance(settled, Settled):
        yield Ruled(part=Part.SETTING, span=_first_span(ground), ruling=taken.ruling)
    if isinstance(settled, Settled) and sorted(seats) == sorted(settled.table.seats):
        by_rules = session.going is Going.AS_RULED
        after = let_stand(settled, Reseat(next_seats(settled)) if by_rules else act)
    else:
        after = start(ground.rules, seats)
    table = after.table._replace(house=House.of(ground.rules), game=settled.table.game + 1)
    session.state, session.ground, session.order = Dealing(table), ground, ()


def dealt(session: Session) -> Iterator[Event]:
    """The deal: judged where every hand is told, else so many cards, some of them unseen."""
    state, hands = session.state, session.ground.facts.hands
    if not isinstance(state, Dealing):
        return
    told: dict[str, tuple[int, ...]] = {}
    whole: set[str] = set()
    for hand in hands:
        player = session.player(hand.player)
        told[player] = values_of(hand.cards.known, session.house)
        whole |= set() if hand.cards.more else {player}
    if whole < set(state.table.seats):
        session.state = opened(state.table, half_told(state.table, told, whole))
        return
    act = Deal(tuple(told[player] for player in state.table.seats))
    ruling = step(state, act).ruling
    yield Ruled(part=Part.SETTING, span=tag_span(session.ground, "Deal"), ruling=ruling)
    session.state = let_stand(state, act)


def tag_span(ground: Ground, name: str) -> Span:
    """The place of what a tag says; the beginning of the game where it has none."""
    tag = ground.game.tag(name)
    return tag.text.span if tag else _first_span(ground)


def _following(session: Session) -> tuple[str, ...]:
    """Who sits where next, where the record does not say: by the ranks that the table took."""
    if isinstance(session.state, Settled):
        return session.order or next_seats(session.state)
    return session.state.table.seats


def _first_span(ground: Ground) -> Span:
    return ground.game.lines[0].span
