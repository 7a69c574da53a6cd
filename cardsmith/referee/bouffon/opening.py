"""Who begins: the opening dice, and whoever becomes the Bouffon (BOU-02, BOU-03, BOU-30)."""

from typing import NamedTuple

from cardsmith.referee.bouffon.acts import Player, Rolled, TookOver
from cardsmith.referee.bouffon.due import Step, untimely
from cardsmith.referee.bouffon.states import Phase, State, Throw, Turn
from cardsmith.referee.bouffon.victory import next_bouffon
from cardsmith.referee.rulings import correct, wrong

_ROLLS = correct("rolls-to-start", "BOU-03")


class Contest(NamedTuple):
    """Who may still begin, and who of them must roll; ``was_tied`` once dice were equal."""

    players: tuple[Player, ...]
    waiting: tuple[Player, ...]
    was_tied: bool


def contest(players: tuple[Player, ...], dice: tuple[Throw, ...], start_tie: str) -> Contest:
    """Where the opening stands: the smallest die begins, of equals by the house (BOU-Q01).

    >>> contest(("A", "B", "C"), (("A", 4), ("B", 2), ("C", 2)), "reroll")
    Contest(players=('B', 'C'), waiting=('B', 'C'), was_tied=True)
    >>> contest(("A", "B", "C"), (("A", 4), ("B", 2), ("C", 2)), "seat")
    Contest(players=('B',), waiting=(), was_tied=True)
    """
    thrown = {player: [value for who, value in dice if who == player] for player in players}
    longest = max(map(len, thrown.values()))
    for throw in range(longest + 1):
        waiting = tuple(player for player in players if len(thrown[player]) <= throw)
        if waiting:
            return Contest(players, waiting, throw > 0)
        smallest = min(thrown[player][throw] for player in players)
        players = tuple(player for player in players if thrown[player][throw] == smallest)
        if len(players) == 1:
            return Contest(players, (), throw > 0)
        if start_tie != "reroll":
            return Contest(players[:1] if start_tie == "seat" else players, (), was_tied=True)
    raise AssertionError("the last round of throws always waits or decides")


def roll_to_start(state: State, act: Rolled) -> Step:
    """One die each; whoever shares the smallest rolls again (BOU-03, BOU-Q01)."""
    players, start_tie = state.table.players, state.house.start_tie
    standing = contest(players, state.dice, start_tie)
    if act.player not in standing.waiting:
        codes = ("BOU-03", "BOU-Q01") if standing.was_tied else ("BOU-03",)
        return Step(
            wrong("rolled-already", *codes, player=act.player, waiting=standing.waiting), state
        )
    dice = (*state.dice, (act.player, act.value))
    is_decided = not contest(players, dice, start_tie).waiting
    phase = Phase.FIRST if is_decided else Phase.OPENING
    ruling = correct("rolls-again", "BOU-03", "BOU-Q01") if standing.was_tied else _ROLLS
    return Step(ruling, state._replace(dice=dice, phase=phase))


def take_over(state: State, act: TookOver) -> Step:
    """The first Bouffon begins, or the next one follows."""
    match state.phase:
        case Phase.FIRST:
            return _begin(state, act)
        case Phase.NEXT:
            return _follow(state, act)
        case _:
            return untimely(state)


def _begin(state: State, act: TookOver) -> Step:
    standing = contest(state.table.players, state.dice, state.house.start_tie)
    codes = ("BOU-02", "BOU-03", *(("BOU-Q01",) if standing.was_tied else ()))
    if act.player not in standing.players:
        ruling = wrong(
            "not-smallest",
            *codes,
            player=act.player,
            first=standing.players,
            expected={"bouffon": standing.players[0]},
        )
        return Step(ruling, state)
    ruling = correct("begins", *codes, player=act.player)
    table = state.table._replace(first=act.player)
    return Step(ruling, _turn_of(state._replace(table=table), act.player))


def _follow(state: State, act: TookOver) -> Step:
    following = next_bouffon(state.table, state.bouffon, state.house)
    if act.player != following:
        ruling = wrong(
            "not-next",
            "BOU-02",
            "BOU-30",
            "BOU-Q02",
            player=act.player,
            next=following,
            expected={"bouffon": following},
        )
        return Step(ruling, state)
    ruling = correct("follows", "BOU-02", "BOU-30", "BOU-Q02", player=following)
    return Step(ruling, _turn_of(state, following))


def _turn_of(state: State, player: Player) -> State:
    turn = Turn(player, before=state.table.square(player))
    return state._replace(phase=Phase.DIE, turn=turn)
