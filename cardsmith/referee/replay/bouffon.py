"""Le Bouffon, replayed line by line."""

from collections.abc import Iterator

from cardsmith.model.plain import Plain
from cardsmith.referee.bouffon.acts import Rolled, TookOver
from cardsmith.referee.bouffon.claims import judge_claim
from cardsmith.referee.bouffon.engine import start
from cardsmith.referee.bouffon.house import House
from cardsmith.referee.bouffon.states import Phase
from cardsmith.referee.records.record import Claim
from cardsmith.referee.records.turns import Title, Turn
from cardsmith.referee.replay.bouffon_race import Race
from cardsmith.referee.replay.bouffon_score import marked, rescued, scored
from cardsmith.referee.replay.bouffon_turn import drawn, mimed, walked
from cardsmith.referee.replay.judging import disputed, missing
from cardsmith.referee.replay.standing import standing
from cardsmith.referee.replay.values import Event, Going, Ground, Part, Ruled

_BETWEEN = (Phase.OPENING, Phase.FIRST, Phase.NEXT, Phase.OVER)
"""When a player may take over, if it is his turn."""


def replay_race(ground: Ground, going: Going) -> Iterator[Event]:
    """Everything that is judged in one game, and what is not told."""
    players, house = ground.facts.seating.players, House.of(ground.rules)
    if not house.fewest_players <= len(players) <= house.most_players:
        yield _refused(ground, players)
        return
    race = Race(ground, going, start(players, ground.track, house))
    for throw in (throw for thrown in ground.facts.throws for throw in thrown):
        value = int(throw.value.text) if throw.value.text.isdecimal() else 0
        yield race.do(Part.SETTING, throw.player.span, Rolled(race.player(throw.player), value))
    for line in ground.game.lines:
        if isinstance(line.says, Claim):
            yield from disputed(line.says, ground.facts.seating, race.judge_dispute)
        elif isinstance(line.says, Turn):
            yield from _turn(race, line.says)
        if race.is_lost:
            return


def _refused(ground: Ground, players: tuple[str, ...]) -> Ruled:
    """The ruling on a table that the rules have no room for (BOU-01)."""
    seats: Plain = {"seats": list(players)}
    ruling = judge_claim({"set-up": {"players": "yes"}}, seats, ground.rules)
    tag = ground.game.tag("Seats")
    span = tag.text.span if tag else ground.game.lines[0].span
    return Ruled(part=Part.SETTING, span=span, ruling=ruling)


def _turn(race: Race, turn: Turn) -> Iterator[Event]:
    if race.is_unscored:
        race.is_lost = True
        yield missing(turn.player.span, "turn")
        return
    yield from _took_over(race, turn)
    if race.state.phase is not Phase.DIE:
        return
    yield from walked(race, turn)
    if race.is_lost:
        return
    yield from drawn(race, turn)
    is_played = any(isinstance(moment, Title) for moment in turn.opening)
    if is_played or turn.minute or turn.marotte:
        yield from mimed(race, turn)
        if not race.is_dark:
            yield from marked(race, turn)
    if turn.marotte:
        yield from rescued(race, turn.marotte)
    yield from scored(race, turn)


def _took_over(race: Race, turn: Turn) -> Iterator[Event]:
    """The next Bouffon; the first one on his word, where no die of the opening is told.

    By the rules the turn of another player does not count.
    """
    player, span = race.player(turn.player), turn.player.span
    race.begin()
    if race.state.phase not in _BETWEEN:
        yield missing(span, "turn")
        race.state = race.state._replace(phase=Phase.NEXT, out=(), spoilt="")
    if race.state.phase is Phase.OPENING and not race.state.dice:
        race.state = standing(race.state, TookOver(player))
        return
    yield race.do(Part.ACT, span, TookOver(player))
