"""Every simulated turn is one that the referee finds right, act by act, by any house rule."""

from collections.abc import Iterator
from random import Random

import pytest

from cardsmith.intake.shipped.law import law
from cardsmith.model.struct import replace
from cardsmith.pipeline.simulating import bouffon
from cardsmith.pipeline.simulating.bouffon import Hints, Manner
from cardsmith.pipeline.simulating.tallies import Batch, Mark, values
from cardsmith.referee.bouffon import (
    MAROTTE,
    Act,
    Card,
    Claimed,
    Drew,
    Ended,
    Hinted,
    Moved,
    Phase,
    Proposed,
    PutBack,
    ReadTitle,
    Rolled,
    Settled,
    Spelt,
    State,
    TookOver,
    Turn,
    Turned,
    step,
)
from cardsmith.referee.bouffon.moving import destinations
from tests.pipeline.simulating.settings import bouffon_asked

OPTIONS = [
    (name.removeprefix("bouffon."), value)
    for name, known in law().options.items()
    if name.startswith("bouffon.")
    for value in known[1:]
]


def minute(turn: Turn, state: State) -> Iterator[Act]:
    """What was said and done between the card and the score."""
    bouffon, card = turn.bouffon, turn.card or Card("", ())
    yield Drew(bouffon, "A", card._replace(title="titre"))
    yield from (ReadTitle(bouffon, "titre"), Spelt(bouffon, "titre"))
    yield from (Hinted(bouffon, hint) for hint in turn.hints)
    yield Turned(bouffon)
    yield from sorted(turn.proposals, key=lambda proposal: proposal.at or 0)
    yield Ended(60)
    yield from (Rolled(player, value) for player, value in turn.lots)
    if turn.marotte:
        drawer, found = turn.marotte.drawer, turn.marotte.found
        yield from (Claimed(bouffon), Drew(drawer, MAROTTE, Card("m", ("oui",))))
        yield ReadTitle(drawer, "m")
        yield from [Spelt(drawer, "m")] if state.house.marotte_spell else []
        yield Turned(drawer)
        yield from [Proposed(bouffon, "oui", 5)] if found else []
        yield Ended(60)


def after(state: State, act: Act) -> State:
    ruling, following = step(state, act)
    assert ruling.verdict == "correct", (act, ruling)
    return following


def replayed(state: State, played: State) -> State:
    """The table after a turn that the referee has ruled on act by act."""
    turn = played.turn
    state = after(state, Rolled(turn.bouffon, turn.die))
    state = after(state, Moved(turn.bouffon, destinations(state)[-1]))
    if turn.card is not None:
        for act in minute(turn, state):
            state = after(state, act)
        state = after(state, Settled(played.table.squares))
        for packet in () if state.winners else state.out:
            state = after(state, PutBack(packet))
    return state


def agrees(setting: bouffon.Setting, players: int, games: int) -> bool:
    opening = bouffon.seated(setting, players)
    for game in range(games):
        state = opening
        for played in bouffon.turns(setting, opening, Random(game)):
            state = replayed(state, played)
            assert (state.table.squares, state.winners) == (played.table.squares, played.winners)
            if played.phase is not Phase.OVER:
                following = (state.table.players.index(state.bouffon) + 1) % players
                side = following if state.house.order == "left" else following - 2
                state = after(state, TookOver(state.table.players[side]))
        assert state.phase is Phase.OVER
    return True


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("profile", ["texte", "officiel", "famille"])
def test_every_turn_is_the_referees(profile: str, players: int) -> None:
    assert agrees(bouffon_asked(profile), players, 2)


@pytest.mark.parametrize(("option", "value"), OPTIONS)
def test_every_turn_is_the_referees_by_any_house_rule(option: str, value: str) -> None:
    setting = replace(bouffon_asked(**{option: value}), finish=25, guessing=0.4)

    assert agrees(setting, 4, 3)


@pytest.mark.parametrize("manner", [Manner.BOLD, Manner.CAREFUL])
@pytest.mark.parametrize("hints", Hints)
def test_every_turn_is_the_referees_whatever_the_bouffon_does(hints: Hints, manner: Manner) -> None:
    assert agrees(replace(bouffon_asked(), hints=hints, manner=manner), 3, 3)


def shown(setting: bouffon.Setting, players: int = 2, games: int = 60) -> dict[str, float]:
    """Means of what games showed."""
    tally = bouffon.play(setting, Batch(players, 0, games))
    names = ("turns", "quarters", "marottes", "saved")
    counts = {name: values(tally, name) for name in names}
    return {
        name: sum(value * times for value, times in count.items()) / games
        for name, count in counts.items()
    }


def test_a_careful_bouffon_never_claims_a_marotte() -> None:
    assert shown(replace(bouffon_asked(), manner=Manner.CAREFUL))["marottes"] == 0


def test_a_random_bouffon_claims_half_of_them() -> None:
    bold = shown(bouffon_asked())["marottes"]
    half = shown(replace(bouffon_asked(), manner=Manner.RANDOM))["marottes"]

    assert half == pytest.approx(bold / 2, rel=0.25)


def test_a_random_bouffon_stops_where_he_likes() -> None:
    setting = bouffon_asked(die="up_to")

    assert shown(replace(setting, manner=Manner.RANDOM))["turns"] > 1.1 * shown(setting)["turns"]


def test_marottes_are_answered_as_often_as_told() -> None:
    always = shown(replace(bouffon_asked(), marotte=1.0))
    never = shown(replace(bouffon_asked(), marotte=0.0))

    assert always["saved"] == always["marottes"] > 0
    assert never["saved"] == 0


def test_a_turn_takes_two_minutes_and_a_marotte_five_quarters_more() -> None:
    """But for a last turn in which the die wins, which takes three quarters."""
    setting = bouffon_asked()
    tally = bouffon.play(setting, Batch(2, 0, 1))
    (turns,), (marottes,) = values(tally, "turns"), values(tally, "marottes")
    (quarters,) = values(tally, "quarters")

    assert quarters in (8 * turns + 5 * marottes, 8 * turns - 5 + 5 * marottes)


def test_hints_leave_less_to_be_found() -> None:
    none, two = (
        shown(replace(bouffon_asked(), hints=hints))["marottes"]
        for hints in (Hints.NONE, Hints.TWO)
    )

    assert none < two


def test_of_several_equally_far_after_a_full_round_one_wins_by_lot() -> None:
    """Each game has one winner, and the first to arrive has no more right than another."""
    setting = replace(bouffon_asked("famille"), finish=12)
    tally = bouffon.play(setting, Batch(3, 0, 90))

    assert sum(tally[Mark("wins", seat=seat)] for seat in (1, 2, 3)) == 90
    assert tally[Mark("wins", seat=3)] > 15


def test_a_shared_victory_counts_for_each() -> None:
    setting = replace(bouffon_asked("famille", win_tie="shared"), finish=12)
    tally = bouffon.play(setting, Batch(3, 0, 60))

    assert sum(tally[Mark("wins", seat=seat)] for seat in (1, 2, 3)) > 60


def test_a_game_that_never_ends_is_given_up() -> None:
    setting = replace(bouffon_asked(), guessing=0.0, marotte=0.0)

    assert bouffon.play(setting, Batch(2, 0, 5)) == {Mark("endless"): 1}
