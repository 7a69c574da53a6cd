"""What the referee has to say of each part of a turn of Le Bouffon, and what becomes of the race.

Every function moves the race that it is given on.
"""

from collections.abc import Iterator

from cardsmith.model.ruling import Verdict
from cardsmith.model.struct import replace
from cardsmith.pipeline.playing.values import Notice, Said
from cardsmith.referee.bouffon.acts import Ended, Proposed, Rolled, Settled, TookOver, Turned
from cardsmith.referee.bouffon.checking import outcome_of
from cardsmith.referee.bouffon.engine import step
from cardsmith.referee.bouffon.states import Phase
from cardsmith.referee.bouffon.victory import next_bouffon
from cardsmith.referee.records.incidents import Incident
from cardsmith.referee.records.results import Gains, Result, Results, Stands, Wins
from cardsmith.referee.records.turns import Proposal, Turn
from cardsmith.referee.records.words import NOWHERE, Number, Word
from cardsmith.referee.replay.bouffon_race import Race
from cardsmith.referee.replay.bouffon_score import marked, rescued, scored
from cardsmith.referee.replay.bouffon_turn import drawn, incident, walked
from cardsmith.referee.replay.values import Event, Going, Part, Ruled


def judged(race: Race, turn: Turn, part: Turn) -> Iterator[Event]:
    """The rulings on one part of a turn; ``turn`` is the turn before it."""
    if part.player.text != turn.player.text and race.player(part.player) != race.state.bouffon:
        yield race.do(Part.ACT, NOWHERE, TookOver(race.player(part.player)))
    if part.die or part.square:
        yield from _walk(race, part)
    elif part.letter or part.opening:
        yield from drawn(race, replace(part, letter=part.letter or turn.letter))
    for moment in part.minute:
        if isinstance(moment, Incident):
            words = [said.text.text for said in turn.minute if isinstance(said, Proposal)]
            yield from incident(race, moment, (words or [""])[-1])
        else:
            yield from _propose(race, part, moment)
    if part.marotte:
        events = tuple(rescued(replace(race), part.marotte))
        yield from events[-1:] if part.marotte.answers else events


def turned(race: Race) -> Iterator[Event]:
    """The sandglass is turned (BOU-10)."""
    yield race.do(Part.ACT, NOWHERE, Turned(race.state.bouffon), stands=True)


def ended(race: Race, second: int | None) -> Iterator[Event]:
    """The minute is over; whether all was found cannot be told of a card that nobody knows."""
    minute = race.state.house.minute
    at = minute if second is None or race.is_dark else second
    yield race.do(Part.ACT, NOWHERE, Ended(at))
    race.asked = race.state


def settled(race: Race, turn: Turn) -> Iterator[Said]:
    """The turn is scored: the reason, and whatever speaks against results that were told."""
    if turn.marotte:
        list(rescued(race, turn.marotte))
    if turn.results:
        yield from scored(race, turn)
        return
    ruling = step(race.state, Settled(outcome_of(race.state).squares)).ruling
    yield Ruled(part=Part.ACT, span=NOWHERE, ruling=ruling)
    if ruling.verdict is Verdict.CORRECT:
        list(scored(race, turn))


def results_by_rule(race: Race, turn: Turn) -> Results:
    """What comes of a turn by the rules, as its line says it."""
    race = replace(race)
    if turn.marotte:
        list(rescued(race, turn.marotte))
    table, outcome = race.state.table, outcome_of(race.state)
    found: list[Result] = []
    for player, before, after in zip(table.players, table.squares, outcome.squares, strict=True):
        if after != before:
            found.append(Gains(Word(player), Number(after - before)))
    if not found:
        found.append(Stands(Word(race.state.bouffon), Number(table.square(race.state.bouffon))))
    return (*found, *(Wins(Word(player)) for player in outcome.winners))


def arrived(race: Race) -> Results:
    """What the line of a turn says that ended with the die: the square, and who has won."""
    bouffon, table = Word(race.state.bouffon), race.state.table
    won = tuple(Wins(Word(player)) for player in race.state.winners)
    return won or (Stands(bouffon, Number(table.square(bouffon.text))),)


def follow(race: Race) -> None:
    """The next player becomes the Bouffon, where the game goes on (BOU-30)."""
    state = race.state
    race.asked, race.is_dark = None, False
    if state.phase is Phase.NEXT:
        race.take(TookOver(next_bouffon(state.table, state.bouffon, state.house)))


def needs_card(race: Race, turn: Turn) -> bool:
    """Whether nobody can score the turn before the entries of its card are told."""
    words = any(isinstance(said, Proposal) for said in turn.minute)
    return race.is_dark and words and not turn.marotte and not turn.results


def card_needed(race: Race) -> Notice:
    """The entries of the card have to be told."""
    card = race.state.turn.card
    return Notice("card-needed", {"title": card.title if card else ""})


def _walk(race: Race, part: Turn) -> Iterator[Event]:
    if race.state.phase is not Phase.DIE and race.going is not Going.AS_PLAYED:
        value = part.die.value if part.die else 1
        yield race.do(Part.ACT, NOWHERE, Rolled(race.state.bouffon, value))
        return
    yield from walked(race, part)
    if part.letter:
        yield from drawn(race, Turn(number=part.number, player=part.player, letter=part.letter))


def _propose(race: Race, part: Turn, said: Proposal) -> Iterator[Event]:
    second = said.second.value if said.second else None
    act = Proposed(race.player(said.player), said.text.text, second)
    yield race.do(Part.WORD, NOWHERE, act)
    if not race.is_dark:
        yield from marked(replace(race, asked=race.state._replace(phase=Phase.CHECK)), part)
