"""Whole games: they end, well, at every table and under every house rule."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.referee.bouffon import Act, House, Phase, State, Track, legal_acts, start, step
from tests.referee.bouffon.players import any_legal, brisk, games
from tests.referee.bouffon.tables import BOARD, HOUSE, a_deck, house_of
from tests.referee.bouffon.test_options import OPTIONS

TABLES = [tuple("ABCDEF"[:count]) for count in range(2, 7)]


def final(states: Iterator[State]) -> State:
    """The last state, every state on the way being sound."""
    first = last = next(states)
    for last in states:
        if last.phase is Phase.NEXT:
            assert_rotated(first, last)
        assert min(last.table.squares) >= 0
        assert len(last.table.squares) == len(last.table.players)
    return last


def assert_rotated(first: State, later: State) -> None:
    """Packets only rotate (BOU-31)."""
    for name in {later.turn.packet, "marotte"} & first.packets.keys():
        old, new = first.packets[name], later.packets[name]
        turned = old.index(new[0])
        assert new == old[turned:] + old[:turned]


@pytest.mark.parametrize("players", TABLES, ids=len)
@pytest.mark.parametrize("count", [25, pytest.param(1000, marks=pytest.mark.soak)])
def test_games_at_each_table_have_one_winner_who_arrived(
    players: tuple[str, ...], count: int
) -> None:
    rng = Random(len(players))
    for _ in range(count):
        end = final(games(players, rng, brisk))
        (winner,) = end.winners
        arrived = [player for player in players if end.table.square(player) >= 47]
        assert arrived == [winner]


@pytest.mark.parametrize("players", TABLES, ids=len)
def test_games_of_any_legal_acts_end_too(players: tuple[str, ...]) -> None:
    end = final(games(players, Random(7), any_legal))

    assert end.table.square(end.winners[0]) >= 47


def houses(rng: Random) -> House:
    """A house with a few options turned; those that leave a table without an end left out."""
    fixed = {"start_tie", "empty", "floor", "marotte_drawer", "marotte_spell", "simultaneous"}
    names = rng.sample(sorted(OPTIONS.keys() - fixed), 6)
    return house_of(**{name: rng.choice(OPTIONS[name]) for name in names})


def test_games_under_other_house_rules_end_too() -> None:
    rng = Random(3)
    for number in range(100):
        players = TABLES[number % 5]
        house = houses(rng)
        end = final(games(players, rng, brisk, house))
        assert end.winners
        assert all(end.table.square(winner) >= end.table.finish for winner in end.winners)


def test_a_full_round_gives_everybody_as_many_turns() -> None:
    house, rng = house_of(end="full_round"), Random(5)
    for players in TABLES * 6:
        turns = dict.fromkeys(players, 0)
        last = None
        for last in games(players, rng, brisk, house):
            turns[last.bouffon] = turns.get(last.bouffon, 0) + (last.phase is Phase.MOVE)
        assert last is not None
        assert len({turns[player] for player in players}) == 1
        best = max(last.table.squares)
        assert last.table.square(last.winners[0]) == best


@given(st.integers(0, 10**6), st.sampled_from(TABLES))
def test_a_game_is_its_acts(seed: int, players: tuple[str, ...]) -> None:
    rng, acts = Random(seed), list[Act]()
    state = start(players, Track.of(BOARD, HOUSE), HOUSE, a_deck())
    first = state
    while state.phase is not Phase.OVER:
        acts.append(brisk(state, rng))
        state = step(state, acts[-1]).state
    again = first
    for act in acts:
        again = step(again, act).state

    assert again == state
    assert legal_acts(state) == ()


@pytest.mark.soak
def test_many_more_games() -> None:
    rng = Random()
    for number in range(20_000):
        house = houses(rng) if number % 2 else HOUSE
        assert final(games(TABLES[number % 5], rng, brisk, house)).winners
