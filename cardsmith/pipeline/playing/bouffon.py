"""A game of Le Bouffon kept act by act: the line of each turn grows as it is typed."""

from collections.abc import Iterator

from cardsmith.model.finding import Finding, InputError
from cardsmith.model.struct import Struct, replace
from cardsmith.pipeline.playing import bouffon_acts as acts
from cardsmith.pipeline.playing.bouffon_notation import (
    MAROTTE,
    MINUTE,
    OPENING,
    begun,
    joined,
    parts,
    stamped,
)
from cardsmith.pipeline.playing.bouffon_opening import begin, opening_of, starts
from cardsmith.pipeline.playing.headers import appended, card_line
from cardsmith.pipeline.playing.names import named_in_turn
from cardsmith.pipeline.playing.typed import fields
from cardsmith.pipeline.playing.values import Act, Notice, Said, Step, refuses
from cardsmith.referee.bouffon.checking import outcome_of
from cardsmith.referee.bouffon.engine import start
from cardsmith.referee.bouffon.house import House
from cardsmith.referee.bouffon.states import Phase
from cardsmith.referee.records.players import players_of
from cardsmith.referee.records.turns import Turn
from cardsmith.referee.records.words import Number, Word
from cardsmith.referee.records.writing import written
from cardsmith.referee.replay.bouffon_race import Race
from cardsmith.referee.replay.values import Going, Ground

_OPEN = (Phase.OPENING, Phase.FIRST)
_ARRIVED = (Phase.OVER, Phase.NEXT)


class BouffonDesk(Struct, frozen=True, kw_only=True):
    """One moment of a game of Le Bouffon.

    ``past`` are the lines that are finished. ``turn`` is the turn under way and ``field`` the
    field of its line that is being written; ``base`` is the race as that turn began.
    """

    past: tuple[str, ...]
    ground: Ground
    race: Race
    base: Race
    turn: Turn
    field: int = OPENING

    @property
    def lines(self) -> tuple[str, ...]:
        """The record as far as it goes; of a turn without a die nothing is written."""
        if self.phase in _OPEN:
            return (*self.past, *starts(self.race.state.dice))
        bare = begun(Turn(number=self.turn.number, player=self.turn.player), OPENING)
        line = begun(self.turn, self.field)
        return self.past if line == bare else (*self.past, line)

    @property
    def phase(self) -> Phase:
        """What the table waits for; once the marotte is drawn, the answers to it."""
        return Phase.MAROTTE_ANSWERS if self.turn.marotte else self.race.state.phase

    @property
    def is_timed(self) -> bool:
        """Whether the sandglass runs."""
        return self.phase in (Phase.MIME, Phase.MAROTTE_ANSWERS)

    @property
    def is_over(self) -> bool:
        """Whether the game is won."""
        return self.phase is Phase.OVER

    def take(self, act: Act) -> "Iterator[Step[BouffonDesk]]":
        """Every act of a typed line in turn, up to the first that is refused."""
        line = card_line(act.text)
        if line:
            yield _with_card(self, line)
            return
        desk, texts = self, list(fields(act.text)) or [""]
        is_whole = act.retold or texts[-1].startswith("=>")
        for text in texts:
            for step in _within_field(desk, act._replace(text=text, retold=is_whole)):
                yield step
                if step.is_refused:
                    return
                desk = step.desk


def opened(past: tuple[str, ...], ground: Ground) -> BouffonDesk:
    """A game as its tags begin it; the opening dice among them are taken as they are told.

    Raises ValueError for a number of players that the rules refuse.
    """
    players, house = ground.facts.seating.players, House.of(ground.rules)
    race = Race(ground, Going.STOP, start(players, ground.track, house))
    opening_of(race)
    turn = Turn(number=Number(1), player=Word(race.state.bouffon))
    if race.state.phase in _OPEN:
        told = starts(race.state.dice)
        past = tuple(line for line in past if line not in told)
    return BouffonDesk(past=past, ground=ground, race=race, base=replace(race), turn=turn)


def _within_field(desk: BouffonDesk, act: Act) -> Iterator[Step[BouffonDesk]]:
    """The acts that stand between two bars, a bar, or what lies between two turns."""
    if desk.is_over:
        yield Step(desk, (Notice("game-over"),), is_refused=True)
    elif desk.phase in _OPEN:
        yield _begun(desk, act)
    elif act.text == "|" or not act.text:
        yield _bar(desk, act)
    else:
        yield from _parts(desk, act)


def _begun(desk: BouffonDesk, act: Act) -> Step[BouffonDesk]:
    """Dice for the first Bouffon, or his name."""
    race = _moving(desk, act)
    try:
        said = tuple(begin(race, act.text, desk.ground.facts.seating))
    except InputError as error:
        return Step(desk, (error.finding,), is_refused=True)
    if refuses(said, act):
        return Step(desk, said, is_refused=True)
    if race.state.phase in _OPEN:
        return Step(replace(desk, race=race, base=race))
    past = (*desk.past, *starts(race.state.dice))
    return Step(_next(replace(desk, past=past), race))


def _parts(desk: BouffonDesk, act: Act) -> Iterator[Step[BouffonDesk]]:
    seating = desk.ground.facts.seating
    try:
        for part in parts(act.text, desk.turn, desk.field, desk.phase, seating):
            step = _part(desk, part, act)
            yield step
            if step.is_refused:
                return
            desk = step.desk
    except InputError as error:
        yield Step(desk, (error.finding,), is_refused=True)


def _part(desk: BouffonDesk, part: Turn, act: Act) -> Step[BouffonDesk]:
    players = map(desk.ground.facts.seating.player, players_of(part))
    unknown = tuple(found for found in players if isinstance(found, Finding))
    if unknown:
        return Step(desk, unknown, is_refused=True)
    part = named_in_turn(stamped(part, act.second), desk.ground.facts.seating)
    turn, race = desk.turn, _moving(desk, act)
    if part.results:
        return _closed(desk, race, joined(turn, part), act)
    said: tuple[Said, ...] = tuple(acts.judged(race, turn, part))
    if refuses(said, act):
        return Step(desk, said, is_refused=True)
    turn = _in_full(joined(turn, part), race)
    after = replace(desk, race=race, turn=turn)
    if race.state.phase in _ARRIVED:
        return Step(_finished(after, race, replace(turn, results=acts.arrived(race))), said)
    return Step(after, said)


def _bar(desk: BouffonDesk, act: Act) -> Step[BouffonDesk]:
    """The glass is turned, the minute ends, or the turn does."""
    race = _moving(desk, act)
    if desk.field == MAROTTE:
        return _closed(desk, race, desk.turn, act)
    if desk.field == OPENING and not act.text:
        return Step(desk, is_refused=True)
    ends = desk.field == MINUTE
    said: tuple[Said, ...] = tuple(
        acts.ended(race, None if act.forced else act.second) if ends else acts.turned(race)
    )
    if refuses(said, act):
        return Step(desk, said, is_refused=True)
    after = replace(desk, race=race, field=desk.field + 1)
    if not ends or act.retold:
        return Step(after, said)
    if acts.needs_card(race, desk.turn):
        return Step(after, (*said, acts.card_needed(race)))
    return Step(after, said) if outcome_of(race.state).failed else _bar(after, act)


def _closed(desk: BouffonDesk, race: Race, turn: Turn, act: Act) -> Step[BouffonDesk]:
    """The turn scored, and the next one begun."""
    if desk.phase not in (Phase.CHECK, Phase.MAROTTE_ANSWERS):
        return Step(desk, (Notice("too-early"),), is_refused=True)
    if acts.needs_card(race, turn):
        return Step(desk, (acts.card_needed(race),), is_refused=True)
    told = turn if turn.results else replace(turn, results=acts.results_by_rule(race, turn))
    said: tuple[Said, ...] = tuple(acts.settled(race, turn))
    if refuses(said, act):
        return Step(desk, said, is_refused=True)
    score = Notice("score", {"line": written(told).partition("=> ")[2]})
    return Step(_finished(desk, race, told), (*said, score))


def _finished(desk: BouffonDesk, race: Race, turn: Turn) -> BouffonDesk:
    """The line of a turn is finished, the next turn begins."""
    return _next(replace(desk, past=(*desk.past, written(turn))), race)


def _next(desk: BouffonDesk, race: Race) -> BouffonDesk:
    """The next turn, its Bouffon known."""
    acts.follow(race)
    number = 1 + desk.turn.number.value if desk.phase not in _OPEN else 1
    turn = Turn(number=Number(number), player=Word(race.state.bouffon))
    return replace(desk, race=race, base=replace(race), turn=turn, field=OPENING)


def _with_card(desk: BouffonDesk, line: str) -> Step[BouffonDesk]:
    """The entries of a card are told: the turn under way is judged anew with them.

    A turn that waited for nothing else is scored.
    """
    try:
        past, ground = appended(desk.past, line)
    except InputError as error:
        return Step(desk, (error.finding,), is_refused=True)
    race, base = replace(desk.race, ground=ground), replace(desk.base, ground=ground)
    again = replace(desk, past=past, ground=ground, race=race, base=base)
    if desk.phase not in (*_OPEN, Phase.OVER) and desk.lines != desk.past:
        turn = Turn(number=desk.turn.number, player=Word(base.state.bouffon))
        again = replace(again, race=replace(base), turn=turn, field=OPENING)
        for step in again.take(Act(desk.lines[-1], forced=True, retold=True)):
            again = step.desk
    told = Notice("card-told")
    if again.field != MAROTTE or again.turn.marotte or outcome_of(again.race.state).failed:
        return Step(again, (told,))
    scored = _bar(again, Act(""))
    return scored._replace(said=(told, *scored.said))


def _moving(desk: BouffonDesk, act: Act) -> Race:
    """A race to go on with, that of the desk staying as it is."""
    return replace(desk.race, going=Going.AS_PLAYED if act.forced else Going.STOP)


def _in_full(turn: Turn, race: Race) -> Turn:
    """The turn with what the rules alone say of it: its Bouffon, the square, a sole letter."""
    state = race.state
    square, letter = turn.square, turn.letter
    if turn.die and not square and state.phase is not Phase.DIE:
        square = Number(state.table.square(state.bouffon))
    if letter:
        letter = Word(letter.text.upper())
    elif square and len(state.turn.packet) == 1:
        letter = Word(state.turn.packet)
    return replace(turn, player=Word(state.bouffon), square=square, letter=letter)
