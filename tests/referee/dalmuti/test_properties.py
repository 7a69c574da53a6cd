"""What holds in every game: conservation, falling values, termination, symmetry (whole games)."""

import random
from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.intake.shipped.law import rules_of
from cardsmith.model.rules import Rules
from cardsmith.model.struct import replace
from cardsmith.referee import dalmuti
from cardsmith.referee.dalmuti import Opening, Play, Playing, Settled, judge, size
from cardsmith.referee.dalmuti.cards import values
from cardsmith.referee.dalmuti.dealing import deck
from cardsmith.referee.dalmuti.jokers import upturned
from tests.referee.dalmuti.games import DEFAULT, NAMES, Moment, game, rules, variants

tables = st.integers(4, 8)
seeds = st.integers(0, 10**9)
houses = st.sampled_from(variants())
WILD = rules_of("officiel")


def together(state: dalmuti.State) -> int:
    """All the cards of a state."""
    match state:
        case Opening():
            return sum(state.hands) + state.aside
        case Playing():
            return sum(state.hands) + state.trick + state.discard
        case Settled():
            return sum(state.hands) + state.discard
        case _:
            return deck(state.table.house.cards)


def tricks(moments: list[Moment]) -> Iterator[list[Play]]:
    """The series of each trick."""
    trick: list[Play] = []
    for state, act, _ in moments:
        if isinstance(act, Play) and isinstance(state, Playing | Opening):
            if isinstance(state, Opening) or state.top is None:
                yield trick
                trick = []
            trick.append(act)
    yield trick


@given(house=houses, players=tables, seed=seeds)
def test_eighty_cards_stay_eighty_at_each_step(house: Rules, players: int, seed: int) -> None:
    for state, _, ruling in game(house, players, seed):
        assert together(state) == deck(state.table.house.cards)
        assert ruling.verdict == "correct"


@given(house=houses, players=tables, seed=seeds)
def test_claims_and_taxes_leave_everybody_as_many_cards(
    house: Rules, players: int, seed: int
) -> None:
    moments = list(game(house, players, seed))
    dealt = next(state for state, _, _ in moments if isinstance(state, Opening))
    begun = next(state for state, _, _ in moments if isinstance(state, Playing))
    shares = dict(zip(dealt.table.seats, map(size, dealt.hands), strict=True))

    last = [state for state, _, _ in moments if isinstance(state, Opening)][-1]
    assert dict(zip(last.table.seats, map(size, last.hands), strict=True)) == shares
    assert begun.table.seats == last.table.seats


@given(house=houses, players=tables, seed=seeds)
def test_within_a_trick_values_fall_and_numbers_are_equal(
    house: Rules, players: int, seed: int
) -> None:
    tricks_of = dalmuti.House.of(house).tricks
    for trick in tricks(list(game(house, players, seed))):
        for before, then in pairwise(trick):
            assert len(before.cards) == len(then.cards)
            low, high = min(then.cards), min(before.cards)
            assert low < high or (tricks_of.equal_covers and low == high)


@given(house=houses, players=tables, seed=seeds)
def test_whoever_speaks_is_in_the_game_and_holds_cards(
    house: Rules, players: int, seed: int
) -> None:
    for state, _, _ in game(house, players, seed):
        if isinstance(state, Playing):
            assert state.hands[state.turn]
            assert state.turn not in state.out
            assert all((seat in state.out) == (not cards) for seat, cards in enumerate(state.hands))


@given(house=houses, players=tables, seed=seeds)
def test_a_game_ends_within_eighty_plays_and_ranks_everybody_once(
    house: Rules, players: int, seed: int
) -> None:
    moments = list(game(house, players, seed))

    assert sum(isinstance(act, Play) for _, act, _ in moments) <= 80
    end, reseat, ruling = moments[-1]
    assert isinstance(end, Settled)
    assert isinstance(reseat, dalmuti.Reseat)
    assert sorted(end.out) == list(range(players))
    assert sorted(reseat.seats) == list(NAMES[:players])
    assert ruling.verdict == "correct"


@given(players=st.integers(3, 10), way=st.sampled_from(["mirror", "gd_gb_only"]))
def test_a_revolution_turned_back_is_none(players: int, way: str) -> None:
    order = upturned(players, way)

    assert [order[seat] for seat in order] == list(range(players))


@given(players=tables, seed=seeds, names=st.permutations("PQRSTUVW"))
def test_other_names_make_no_other_game(players: int, seed: int, names: list[str]) -> None:
    called = dict(zip(NAMES, names, strict=True))

    def renamed(thing: object) -> object:
        if isinstance(thing, str):
            return called.get(thing, thing)
        if isinstance(thing, tuple):
            return tuple.__new__(type(thing), [renamed(part) for part in thing])
        return thing

    state: dalmuti.State = dalmuti.start(DEFAULT, names[:players])
    for plain, act, ruling in game(DEFAULT, players, seed):
        assert renamed(plain) == state
        told = {name: renamed(getattr(act, name)) for name in act.__struct_fields__}
        other = replace(act, **told)
        assert judge(state, other).verdict == ruling.verdict
        state = dalmuti.apply(state, other)


@given(house=houses, players=tables, seed=seeds, pick=st.randoms(use_true_random=False))
def test_the_moves_listed_are_the_moves_found_right(
    house: Rules, players: int, seed: int, pick: random.Random
) -> None:
    """Every move listed is right; none that is right, of all that could be tried, is not listed."""
    moments = list(game(house, players, seed))
    state = pick.choice(moments[1:]).state

    listed = set(dalmuti.legal_acts(state))
    tried = set(every_act(state))
    assert listed <= tried
    assert {act for act in tried if judge(state, act).verdict == "correct"} == listed


def every_act(state: dalmuti.State) -> Iterator[dalmuti.Move]:
    """Every move of every player that the cards in sight could be tried for."""
    seats = state.table.seats
    for player in seats:
        yield dalmuti.Cancel(player)
        yield dalmuti.Revolt(player)
        yield dalmuti.Pass(player)
        for value in range(1, 14):
            for number in range(1, 15):
                for jokers in range(3) if value != 13 else (0,):
                    if jokers < number:
                        yield Play(player, dalmuti.series(number, value, jokers=jokers))
    if isinstance(state, Settled):
        yield dalmuti.Reseat(dalmuti.next_seats(state))
        yield dalmuti.Reseat(seats)
    if isinstance(state, Opening):
        yield from _gifts(state)


def _gifts(state: Opening) -> Iterator[dalmuti.Move]:
    seats = state.table.seats
    for giver in range(len(seats)):
        held = sorted(set(values(state.hands[giver])))
        for taker in range(len(seats)):
            pairs = [(one, two) for one in held for two in held if one <= two]
            for cards in (*((one,) for one in held), *pairs):
                yield dalmuti.Give(seats[giver], seats[taker], cards)
            if giver < taker:
                for gives in held:
                    for takes in sorted(set(values(state.hands[taker]))):
                        yield dalmuti.Trade(seats[giver], gives, seats[taker], takes)


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
@pytest.mark.parametrize("count", [20, pytest.param(500, marks=pytest.mark.soak)])
def test_games_end_by_the_rules_at_every_table(players: int, count: int) -> None:
    for seed in range(count):
        *_, (end, _, ruling) = game(DEFAULT if seed % 2 else WILD, players, seed)
        assert isinstance(end, Settled)
        assert together(end) == deck(end.table.house.cards)
        assert ruling.verdict == "correct"


@pytest.mark.soak
@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
@pytest.mark.parametrize("house", variants())
def test_games_end_by_the_rules_under_every_option(house: Rules, players: int) -> None:
    for seed in range(100):
        *_, (end, _, ruling) = game(house, players, seed)
        assert ruling.verdict == "correct"
        assert together(end) == deck(end.table.house.cards)


def test_an_irregular_session_still_ends() -> None:
    """Where wrong plays cost the turn, nonsense in between changes no card."""
    chance = random.Random(3)
    house = rules(irregular="forced_pass")
    state: dalmuti.State = dalmuti.start(house, NAMES[:5])
    moments = game(house, 5, 3)
    state = dalmuti.apply(state, next(moments).act)
    for _ in range(5000):
        if isinstance(state, Settled):
            break
        player = chance.choice(NAMES[:5])
        odd = Play(player, (chance.randint(1, 13),) * chance.randint(1, 3))
        state = dalmuti.apply(state, odd)
        if not isinstance(state, Settled):
            state = dalmuti.apply(state, chance.choice(dalmuti.legal_acts(state)))
        assert together(state) == deck(state.table.house.cards)
    assert isinstance(state, Settled)
