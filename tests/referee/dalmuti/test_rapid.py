"""The fast lane plays the engine's game: what it plays is judged act by act."""

import random
from collections.abc import Callable

import pytest

from cardsmith.intake.shipped.law import rules_of
from cardsmith.model.rules import Rules
from cardsmith.referee import dalmuti
from cardsmith.referee.dalmuti.rapid import Arena, Run
from cardsmith.referee.dalmuti.states import Claimed
from cardsmith.referee.dalmuti.strategies import RANDOM, THRIFTY, Strategy
from tests.referee.dalmuti.games import DEFAULT, NAMES, after, rules, variants


def chance_of(seed: int) -> Callable[[int], int]:
    """Numbers below a number, by a seed."""
    draw = random.Random(seed).random
    return lambda number: int(draw() * number)


def replayed(rules: Rules, run: Run, players: int, game: int = 2) -> dalmuti.Settled:
    """The end of a game that the engine finds right act by act."""
    start = dalmuti.start(rules, NAMES[:players])
    state = after(start._replace(table=start.table._replace(game=game)), *run.acts())
    assert isinstance(state, dalmuti.Settled)
    return state


def agrees(rules: Rules, run: Run, players: int, game: int = 2) -> bool:
    """Whether the engine comes to the same ranks."""
    state = replayed(rules, run, players, game)
    assert (state.table.seats, state.out) == (run.seats, run.out)
    return sorted(run.ranks) == sorted(NAMES[:players])


def mixed(players: int) -> list[Strategy]:
    """A table with both strategies."""
    return [RANDOM if seat % 2 else THRIFTY for seat in range(players)]


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
@pytest.mark.parametrize("profile", ["texte", "officiel", "famille"])
def test_every_act_is_right_and_the_ranks_are_the_engines(profile: str, players: int) -> None:
    house = rules_of(profile)
    arena, chance = Arena(house, NAMES[:players]), chance_of(players)

    for game in (1, 2, 3, 4):
        run = arena.run([RANDOM] * players, chance, game=game)
        assert agrees(house, run, players, game)


@pytest.mark.parametrize("house", variants())
def test_it_is_the_same_game_under_every_option(house: Rules) -> None:
    players = 4
    arena, chance = Arena(house, NAMES[:players]), chance_of(7)

    for game in range(1, 9):
        run = arena.run(mixed(players), chance, game=game)
        assert agrees(house, run, players, game)


@pytest.mark.parametrize("seed", range(12))
def test_it_is_the_same_game_under_many_options_at_once(seed: int) -> None:
    draw = random.Random(seed)
    options = {
        "jokers": ("wild", "thirteen"),
        "pass": ("locked", "open"),
        "out_lead": ("left", "holder", "immediate", "previous"),
        "self_cover": ("yes", "no"),
        "lead_pass": ("yes", "no"),
        "auto_end": ("yes", "no"),
        "order": ("left", "right"),
        "cover": ("equal", "strict"),
        "end": ("all_out", "last_one"),
        "revolution_map": ("mirror", "gd_gb_only", "caller_first"),
        "revolution_taxes": ("none", "reversed"),
        "tax_return": ("own", "any"),
        "players": ("3-10",),
    }
    house = rules(**{name: draw.choice(values) for name, values in options.items()})
    players = draw.randint(3, 8)
    arena, chance = Arena(house, NAMES[:players]), chance_of(seed)

    for game in range(1, 9):
        assert agrees(house, arena.run([RANDOM] * players, chance, game=game), players, game)


def test_a_trick_begins_where_the_table_is_empty() -> None:
    """So do the tricks of an engine that plays the same acts."""
    arena, chance = Arena(DEFAULT, "ABCDE"), chance_of(4)
    for _ in range(10):
        run = arena.run(mixed(5), chance)
        acts = list(run.acts())
        state = after(dalmuti.start(DEFAULT, "ABCDE"), *acts[: -len(run.laid)])
        begun = []
        for place, act in enumerate(acts[-len(run.laid) :]):
            if not isinstance(state, dalmuti.Playing) or state.top is None:
                begun.append(place)
            state = after(state, act)
        assert list(run.tricks) == begun


def test_claims_are_made_by_those_who_hold_both_jokers() -> None:
    arena, chance = Arena(DEFAULT, "ABCD"), chance_of(3)
    openings = [arena.run([THRIFTY] * 4, chance).opening for _ in range(80)]

    claims = [acts[0] for acts in openings if not isinstance(acts[0], dalmuti.Give)]
    assert any(isinstance(act, dalmuti.Revolt) for act in claims)
    assert any(isinstance(act, dalmuti.Cancel) for act in claims)
    assert 10 <= len(claims) <= 30  # both jokers come together in 24.1 % of the deals


def test_the_first_seat_is_out_first_more_often_than_the_last() -> None:
    arena, chance = Arena(rules_of("officiel"), "ABCD"), chance_of(1)
    first = [arena.run([RANDOM] * 4, chance).out[0] for _ in range(800)]

    shares = [first.count(seat) / len(first) for seat in range(4)]
    assert shares == pytest.approx([0.31, 0.26, 0.22, 0.21], abs=0.05)


def test_the_same_chance_gives_the_same_game() -> None:
    arena = Arena(DEFAULT, "ABCDE")

    assert arena.run(mixed(5), chance_of(1)) == arena.run(mixed(5), chance_of(1))
    assert arena.run(mixed(5), chance_of(1)) != arena.run(mixed(5), chance_of(2))


def test_a_strategy_of_ones_own_takes_part() -> None:
    """One who never covers wins less than one in four."""

    def never(options: int, may_pass: bool, _: Callable[[int], int]) -> int:
        return -1 if may_pass else options.bit_length() - 1

    sleepy = Strategy(never, THRIFTY.give, lambda _may_revolt, _chance: Claimed.NOTHING)
    arena, chance = Arena(DEFAULT, "ABCD"), chance_of(5)
    runs = [arena.run([sleepy, THRIFTY, THRIFTY, THRIFTY], chance) for _ in range(60)]
    assert sum(run.ranks[0] == "A" for run in runs) < 15


def test_cards_that_do_not_fit_are_refused() -> None:
    big = Rules(
        profile="texte", options=DEFAULT.options, numbers={**DEFAULT.numbers, "dalmuti.joker": 16}
    )
    with pytest.raises(ValueError, match="no room"):
        Arena(big, "ABCD")


@pytest.mark.soak
@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_a_thousand_games_agree(players: int) -> None:
    for house in (DEFAULT, rules_of("officiel"), rules_of("famille")):
        arena, chance = Arena(house, NAMES[:players]), chance_of(players)
        for game in range(1, 1001):
            assert agrees(house, arena.run(mixed(players), chance, game=game), players, game)
