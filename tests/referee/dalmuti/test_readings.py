"""A ruling cites the reading of every option that would turn it round."""

import random
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.intake.shipped.law import law
from cardsmith.intake.shipped.law_words import article, options_to_try, silence
from cardsmith.model.rules import Rules
from cardsmith.model.ruling import Ruling
from cardsmith.referee import dalmuti
from cardsmith.referee.dalmuti import Opening, Playing, Settled, judge
from cardsmith.referee.dalmuti.cards import values
from tests.referee.dalmuti.games import J, game, variants

FLIPS = [
    (name, value)
    for name, told in law().options.items()
    if name.startswith("dalmuti.")
    for value in told
]


def under(state: dalmuti.State, rules: Rules) -> dalmuti.State:
    """The same moment at a table with other rules."""
    table = state.table._replace(house=dalmuti.House.of(rules))
    return state._replace(table=table)


def tries(state: dalmuti.State, chance: random.Random) -> Iterator[dalmuti.Act]:
    """Some acts, right and wrong, that a player could try now."""
    seats = state.table.seats
    player, other = chance.sample(seats, 2)
    yield dalmuti.Pass(player)
    yield dalmuti.Cancel(player, shown=chance.random() < 0.5)
    yield dalmuti.Revolt(seats[-1], shown=chance.random() < 0.5)
    yield dalmuti.Gather(player)
    yield dalmuti.Look(player, chance.choice(list(dalmuti.Sight)), other)
    yield dalmuti.Join("Z", chance.randrange(len(seats) + 1))
    yield dalmuti.Score(tuple(range(len(seats))))
    yield dalmuti.Reseat(tuple(chance.sample(seats, len(seats))))
    if isinstance(state, Opening | Playing | Settled):
        yield from _cards_tried(state, chance)


def _cards_tried(
    state: Opening | Playing | Settled, chance: random.Random
) -> Iterator[dalmuti.Act]:
    seats = state.table.seats
    turns = [state.turn] if isinstance(state, Playing) else range(len(seats))
    for seat in (chance.randrange(len(seats)), *turns):
        held = values(state.hands[seat]) or (J,)
        for number in (1, 2, 2, 3):
            cards = tuple(sorted(chance.choices(held, k=number)))
            yield dalmuti.Play(seats[seat], cards)
            yield dalmuti.Play(seats[seat], cards[:1] * (number - 1) + (J,))
            for taker in (len(seats) - 1 - seat, chance.randrange(len(seats))):
                chooser = chance.choice(("", *seats))
                yield dalmuti.Give(seats[seat], seats[taker], cards, chooser)
    for one, other in ((1, 2), (2, 3)):
        yield dalmuti.Trade(seats[one], chance.randint(1, J), seats[other], chance.randint(1, J))


def uncited(state: dalmuti.State, act: dalmuti.Act, ruling: Ruling) -> list[str]:
    """The options that turn the verdict round without being among the readings' own."""
    rules = state.table.house.rules
    known = options_to_try(ruling.readings)
    return [
        f"{name}={value}"
        for name, value in FLIPS
        if name not in known
        and judge(under(state, rules.with_option(name, value)), act).verdict is not ruling.verdict
    ]


@given(
    house=st.sampled_from(variants()),
    players=st.integers(4, 8),
    seed=st.integers(0, 10**9),
    chance=st.randoms(use_true_random=False),
)
def test_what_turns_a_ruling_round_is_cited(
    house: Rules, players: int, seed: int, chance: random.Random
) -> None:
    moments = list(game(house, players, seed))
    for state, made, _ in [*chance.sample(moments[:3], 1), *chance.sample(moments, 1), moments[-1]]:
        for act in chance.sample([made, *tries(state, chance)], 3):
            assert uncited(state, act, judge(state, act)) == [], (act, judge(state, act))


@pytest.mark.parametrize("players", [4, 6])
def test_what_is_cited_is_the_law(players: int) -> None:
    chance = random.Random(players)
    for seed in range(2):
        for state, act, _ in game(variants()[seed], players, seed):
            for tried in (act, *tries(state, chance)):
                ruling = judge(state, tried)
                assert all(article(code) for code in ruling.articles)
                assert all(silence(code) for code in ruling.readings)
                assert len(set(ruling.cited)) == len(ruling.cited), ruling
