"""A game of Le Grand Dalmuti kept act by act, and the games that follow it."""

from collections.abc import Iterable, Iterator

from cardsmith.model.finding import Finding, InputError
from cardsmith.model.struct import Struct, replace
from cardsmith.pipeline.playing.dalmuti_notation import Part, Reader
from cardsmith.pipeline.playing.headers import appended, ground_of, seats_text, tag_line
from cardsmith.pipeline.playing.names import named_in_part
from cardsmith.pipeline.playing.values import Act, Notice, Said, Step, refuses
from cardsmith.referee.dalmuti.settling import next_seats
from cardsmith.referee.dalmuti.states import Opening, Playing, Settled, State
from cardsmith.referee.records.incidents import Incident
from cardsmith.referee.records.players import players_of
from cardsmith.referee.records.record import Line
from cardsmith.referee.records.results import Leads, Ranks, Results, Seats
from cardsmith.referee.records.tricks import Cancel, Play, Revolt, Taxes, Trick
from cardsmith.referee.records.words import Number, Word
from cardsmith.referee.records.writing import written
from cardsmith.referee.replay.dalmuti import replay_line
from cardsmith.referee.replay.dalmuti_results import abbreviated
from cardsmith.referee.replay.dalmuti_session import Session
from cardsmith.referee.replay.dalmuti_setting import dealt, ranked, reseated, seated
from cardsmith.referee.replay.values import Going, Ground

_DEAL = ("[", "deal:", "donne:")


class DalmutiDesk(Struct, frozen=True, kw_only=True):
    """One moment of a session of Le Grand Dalmuti.

    ``past`` are the lines that are finished, ``says`` is the line under way. ``before`` is the
    session at the end of the game before this one, None in the first game.
    """

    past: tuple[str, ...]
    session: Session
    before: Session | None = None
    says: Taxes | Trick | None = None
    number: int = 1

    @property
    def ground(self) -> Ground:
        """What the game is played with."""
        return self.session.ground

    @property
    def state(self) -> State:
        """Where the game stands."""
        return self.session.state

    @property
    def lines(self) -> tuple[str, ...]:
        """The record as far as it goes."""
        return (*self.past, written(self.says)) if self.says else self.past

    @property
    def is_timed(self) -> bool:
        """Nothing is timed in this game."""
        return False

    @property
    def is_over(self) -> bool:
        """Whether the ranks are known."""
        return isinstance(self.state, Settled)

    @property
    def speaker(self) -> str:
        """Who is to speak: in the play, or to lead."""
        state = self.state
        return state.table.seats[state.turn if isinstance(state, Playing) else 0]

    def take(self, act: Act) -> "Iterator[Step[DalmutiDesk]]":
        """Every act of a typed line in turn, up to the first that is refused."""
        if self.is_over:
            over = Step(self, (Notice("game-over"),), is_refused=True)
            yield over if act.text.strip() else _again(self)
            return
        if act.text.strip().lower().startswith(_DEAL):
            yield _with_deal(self, act.text.strip())
            return
        desk, reader = self, Reader(act.text, self.ground.facts.seating)
        try:
            while (part := reader.next(desk.state, desk.speaker)) is not None:
                step = _part(desk, part, act)
                yield step
                if step.is_refused:
                    return
                desk = step.desk
        except InputError as error:
            yield Step(desk, (error.finding,), is_refused=True)


def opened(past: tuple[str, ...], ground: Ground) -> DalmutiDesk:
    """The first game of a session, the cards dealt.

    Raises ValueError for a number of players that the rules refuse.
    """
    session = seated(ground, Going.STOP)
    list(ranked(session))
    list(dealt(session))
    return DalmutiDesk(past=past, session=session)


def followed(desk: DalmutiDesk, past: tuple[str, ...], ground: Ground) -> DalmutiDesk:
    """The next game of a session, as its tags have it."""
    session = replace(desk.session)
    list(reseated(session, ground))
    list(dealt(session))
    return DalmutiDesk(past=past, session=session, before=desk.session)


def _again(desk: DalmutiDesk) -> Step[DalmutiDesk]:
    """Everybody takes the seat of his rank, and the cards are dealt (DAL-22, DAL-23)."""
    if not isinstance(desk.state, Settled):
        raise ValueError("the game goes on")
    seats = tag_line("Seats", seats_text(desk.session.order or next_seats(desk.state)))
    past = (*desk.past, seats)
    return Step(followed(desk, past, ground_of(past)), (Notice("again"),))


def _with_deal(desk: DalmutiDesk, text: str) -> Step[DalmutiDesk]:
    """The cards of the players, told before anything is done with them."""
    if not isinstance(desk.state, Opening) or desk.state.exchanged or desk.says:
        return Step(desk, (Notice("deal-late"),), is_refused=True)
    line = text if text.startswith("[") else tag_line("Deal", text.partition(":")[2].strip())
    try:
        past, ground = appended(desk.past, line)
    except InputError as error:
        return Step(desk, (error.finding,), is_refused=True)
    going = desk.session.going
    session = replace(desk.before) if desk.before else seated(ground, going)
    list(reseated(session, ground) if desk.before else ranked(session))
    said = tuple(dealt(session))
    if refuses(said, Act(text)):
        return Step(desk, said, is_refused=True)
    return Step(replace(desk, past=past, session=session), said)


def _part(desk: DalmutiDesk, part: Part, act: Act) -> Step[DalmutiDesk]:
    players = map(desk.ground.facts.seating.player, players_of(part))
    unknown = tuple(found for found in players if isinstance(found, Finding))
    if unknown:
        return Step(desk, unknown, is_refused=True)
    desk = _after_a_one(desk, part)
    part = named_in_part(_in_turn(desk, part), desk.ground.facts.seating)
    going = Going.AS_PLAYED if act.forced else Going.STOP
    session = replace(desk.session, going=going)
    said: tuple[Said, ...] = tuple(replay_line(session, Line(says=part, text="")))
    if refuses(said, act):
        return Step(desk, said, is_refused=True)
    if isinstance(part, Trick) and not part.moves:
        return Step(_written(desk, session, part.results), said)
    return Step(_grown(desk, session, _told(part, desk.state, session.state)), said)


def _after_a_one(desk: DalmutiDesk, part: Part) -> DalmutiDesk:
    """The trick of a lone 1 is over where its holder, or his heir, plays on (DAL-Q35)."""
    session = replace(desk.session)
    abbreviated(session)
    if session.state == desk.state or not isinstance(part, Trick) or not part.moves:
        return desk
    after, move = replace(desk, session=session), part.moves[0]
    if not isinstance(move, Play) or session.player(move.player) != after.speaker:
        return desk
    return _written(desk, session, (Leads(Word(after.speaker)),))


def _in_turn(desk: DalmutiDesk, part: Part) -> Part:
    """The part with the number of its trick, which it may go on with; with full names."""
    if not isinstance(part, Trick):
        return part
    goes_on = isinstance(desk.says, Trick)
    return replace(part, number=Number(desk.number), continued=goes_on)


def _told(part: Part, before: State, after: State) -> Part:
    """The part with what everybody sees of it: who is out, where one sits after a revolution."""
    if isinstance(part, Revolt) and before.table.seats != after.table.seats:
        return replace(part, results=(Seats(_words(after.table.seats)),))
    if not isinstance(part, Trick):
        return part
    named = any(isinstance(move, Incident) for move in part.moves)
    last = part.moves[-1]
    seat = len(_out(before))
    gone = _out(after)[seat : seat + 1]
    if named or not gone or not isinstance(last, Play):
        return part
    return replace(part, moves=(*part.moves, Incident(Word("out"), last.player)))


def _grown(desk: DalmutiDesk, session: Session, part: Part) -> DalmutiDesk:
    """The line under way with one part more, finished where the part ends it."""
    after = replace(desk, session=session)
    match part:
        case Cancel() | Revolt():
            line = written(part)
            after = replace(after, past=(*desk.lines, line), says=None)
            return _noting(after, part)
        case Taxes():
            gifts = desk.says.gifts if isinstance(desk.says, Taxes) else ()
            taxes = replace(part, gifts=gifts + part.gifts)
            return _noting(replace(after, says=taxes), part)
        case Trick():
            trick = desk.says if isinstance(desk.says, Trick) else None
            past = desk.past if trick else desk.lines
            moves = (trick.moves if trick else ()) + part.moves
            after = replace(after, past=past, says=replace(part, moves=moves, continued=False))
            return _written(after, session, _results(session.state))


def _written(desk: DalmutiDesk, session: Session, results: Results) -> DalmutiDesk:
    """The trick is finished, where something came of it."""
    after = replace(desk, session=session)
    if not results or not isinstance(desk.says, Trick):
        return after
    line = written(replace(desk.says, results=results))
    return replace(after, past=(*desk.past, line), says=None, number=desk.number + 1)


def _results(state: State) -> Results:
    """What came of a trick that is over; nothing while it goes on."""
    match state:
        case Settled():
            return (Ranks(_words(next_seats(state))),)
        case Playing() if state.top is None:
            return (Leads(Word(state.table.seats[state.turn])),)
        case _:
            return ()


def _noting(desk: DalmutiDesk, part: Part) -> DalmutiDesk:
    """The desk whose game knows that something of the taxes was told."""
    ground = desk.session.ground
    game = replace(ground.game, lines=(*ground.game.lines, Line(says=part, text="")))
    session = replace(desk.session, ground=replace(ground, game=game))
    return replace(desk, session=session)


def _out(state: State) -> tuple[int, ...]:
    return state.out if isinstance(state, Playing | Settled) else ()


def _words(names: Iterable[str]) -> tuple[Word, ...]:
    return tuple(map(Word, names))
