"""What a simulated game showed is what the referee sees in it, act by act."""

from collections import Counter
from random import Random

import pytest

from cardsmith.intake.shipped.law import rules_of
from cardsmith.pipeline.simulating.dalmuti import EVENTS, NAMES, STRATEGIES, Setting, marks, play
from cardsmith.pipeline.simulating.tallies import Batch, Mark, Tally
from cardsmith.referee import dalmuti
from cardsmith.referee.dalmuti import Lead
from cardsmith.referee.dalmuti.cards import copies
from cardsmith.referee.dalmuti.rapid import Arena, Run


def run_of(profile: str, players: int, strategy: str, seed: int) -> Run:
    chance = Random(seed)
    arena = Arena(rules_of(profile), NAMES[:players])
    return arena.run([STRATEGIES[strategy]] * players, chance.randrange)


def seen(profile: str, players: int, run: Run) -> set[str]:
    """The events of a game as the states of the referee tell them."""
    start = dalmuti.start(rules_of(profile), NAMES[:players])
    state: dalmuti.State = start._replace(table=start.table._replace(game=2))
    found = set()
    for act in run.acts():
        if isinstance(state, dalmuti.Playing) and isinstance(act, dalmuti.Play) and state.top:
            found |= {"return"} if state.passed >> state.turn & 1 else set()
        ruling, state = dalmuti.step(state, act)
        assert ruling.verdict == "correct", (act, ruling)
        found |= {"revolution"} if isinstance(act, dalmuti.Revolt) else set()
        if isinstance(act, dalmuti.Deal) and isinstance(state, dalmuti.Opening):
            both = [copies(hand, 13) == 2 for hand in state.dealt]
            found |= {"jokers"} if any(both) else set()
            found |= {"bouffon_jokers"} if both[-1] else set()
        if isinstance(state, dalmuti.Playing) and state.lead in (
            Lead.INHERITED,
            Lead.INHERITED_FURTHER,
        ):
            found.add("uncovered")
            found |= {"left_out"} if state.lead is Lead.INHERITED_FURTHER else set()
    return found


@pytest.mark.parametrize("players", [4, 6, 8])
@pytest.mark.parametrize("strategy", STRATEGIES)
@pytest.mark.parametrize("profile", ["texte", "officiel"])
def test_the_events_are_the_referees(profile: str, strategy: str, players: int) -> None:
    for seed in range(8):
        run = run_of(profile, players, strategy, seed)
        shown = {mark.what for mark in marks(run, jokers=2)} & set(EVENTS)
        assert shown == seen(profile, players, run)


def test_every_event_is_seen_somewhere() -> None:
    tally = play(Setting(rules=rules_of("texte"), strategies=("casual",), seed=1), Batch(4, 0, 200))

    assert all(tally[Mark(event)] for event in EVENTS)


def places(strategies: tuple[str, ...], games: int = 150) -> Tally:
    setting = Setting(rules=rules_of("texte"), strategies=strategies, seed=3)
    return play(setting, Batch(4, 0, games))


def test_everybody_takes_one_place_in_every_game() -> None:
    tally = places(("random",), 50)
    by_rank, by_place = Counter[int](), Counter[int]()
    for mark, times in tally.items():
        if mark.what == "places":
            by_rank[mark.seat] += times
            by_place[mark.value] += times

    assert by_rank == by_place == {1: 50, 2: 50, 3: 50, 4: 50}


def test_strategies_go_by_rank() -> None:
    """Who plays anything at all does worse than who covers as cheaply as he can."""
    last = places(("random", "random", "random", "thrifty"))
    alike = places(("random",))

    assert last[Mark("places", 1, 4)] > alike[Mark("places", 1, 4)] + 20


def test_the_casual_lay_all_they_have_of_their_worst_value() -> None:
    run = run_of("texte", 5, "casual", 1)
    hands = {player: Counter(cards) for player, cards in zip("ABCDE", run.deal.hands, strict=True)}
    for act in run.acts():
        if isinstance(act, dalmuti.Give):
            hands[act.player] -= Counter(act.cards)
            hands[act.to] += Counter(act.cards)
    lead = next(act for act in run.acts() if isinstance(act, dalmuti.Play))
    held = hands[lead.player]

    assert lead.cards == (max(held),) * held[max(held)]
