"""Who begins a game of Le Bouffon: the opening dice as they are typed, or a name."""

from collections.abc import Iterator

from cardsmith.model.finding import Finding
from cardsmith.pipeline.playing.headers import seats_text, tag_line
from cardsmith.pipeline.playing.values import Said
from cardsmith.referee.bouffon.acts import Rolled, TookOver
from cardsmith.referee.bouffon.opening import contest
from cardsmith.referee.bouffon.states import Phase, State, Throw
from cardsmith.referee.records.reading.tagged import throws
from cardsmith.referee.records.seating import Seating
from cardsmith.referee.records.words import NOWHERE, Word
from cardsmith.referee.replay.bouffon_race import Race
from cardsmith.referee.replay.standing import standing
from cardsmith.referee.replay.values import Part


def opening_of(race: Race) -> None:
    """Go on from the throws that a record tells, and let the first Bouffon begin."""
    for thrown in race.ground.facts.throws:
        for throw in thrown:
            value = int(throw.value.text) if throw.value.text.isdecimal() else 0
            race.take(Rolled(race.player(throw.player), value))
    _begun(race)


def begin(race: Race, text: str, seating: Seating) -> Iterator[Said]:
    """The rulings on opening dice (``A4 B2``), or on the name of the first Bouffon.

    Raises InputError for what is neither.
    """
    named = seating.fitting(text.strip('" '))
    if len(named) == 1:
        if race.state.dice:
            yield race.do(Part.ACT, NOWHERE, TookOver(named[0]))
        else:
            race.state = standing(race.state, TookOver(named[0]))
        return
    for throw in (throw for thrown in throws(Word(text), seating) for throw in thrown):
        player = seating.player(throw.player)
        if isinstance(player, Finding):
            yield player
            return
        value = int(throw.value.text) if throw.value.text.isdecimal() else 0
        yield race.do(Part.ACT, NOWHERE, Rolled(player, value))
    _begun(race)


def starts(dice: tuple[Throw, ...]) -> tuple[str, ...]:
    """The tag of the opening dice, round by round; none without dice."""
    if not dice:
        return ()
    met: list[str] = []
    rounds: dict[int, list[str]] = {}
    for player, value in dice:
        rounds.setdefault(met.count(player), []).append(f"{seats_text([player])} {value}")
        met.append(player)
    return (tag_line("Start", "; ".join(map(", ".join, rounds.values()))),)


def waiting(state: State) -> tuple[str, ...]:
    """Who has to roll for the first Bouffon."""
    return contest(state.table.players, state.dice, state.house.start_tie).waiting


def _begun(race: Race) -> None:
    """The one with the smallest die is the first Bouffon; of several a name has to be typed."""
    if race.state.phase is Phase.FIRST:
        state = race.state
        players = contest(state.table.players, state.dice, state.house.start_tie).players
        if len(players) == 1:
            race.take(TookOver(players[0]))
