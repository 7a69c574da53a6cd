"""Rulings and hands a second, beside an engine of other card games in the same run.

Everything is measured on one core, in turn, round after round, acts of whole random games. The
peers know rules of other games, cite nothing and explain nothing; open_spiel is compiled.
"""

import importlib
import importlib.util
import statistics
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from random import Random
from string import ascii_uppercase
from typing import Any, NamedTuple, TypeAlias

from cardsmith.intake.shipped.law import default_rules
from cardsmith.intake.shipped.law_words import options_to_try
from cardsmith.model.board import STANDARD_LAP, Board
from cardsmith.model.rules import Rules
from cardsmith.model.ruling import Ruling
from cardsmith.pipeline.answering import cited_articles, cited_silences
from cardsmith.pipeline.judging import answer_of
from cardsmith.pipeline.simulating.cards import invented
from cardsmith.referee import bouffon, dalmuti
from cardsmith.referee.dalmuti.dealing import deck, shares
from cardsmith.referee.dalmuti.rapid import Arena
from cardsmith.referee.dalmuti.strategies import RANDOM
from cardsmith.referee.flips import flips

PLAYERS = "ABCDEFGH"
IDLE = (bouffon.Saw, bouffon.Remembered, bouffon.Mimed)
"""Acts that do not bring a game to its end."""

HANDS = 400
ROUNDS = 5
SPIEL_ACTS = "open_spiel dou_dizhu, acts"
SPIEL_GAMES = "open_spiel dou_dizhu, games"
RLCARD = "rlcard doudizhu, games"

Race: TypeAlias = Sequence[tuple[bouffon.State, Sequence[bouffon.Act]]]
Session: TypeAlias = Sequence[tuple[dalmuti.State, Sequence[dalmuti.Act]]]
"""Whole games act by act: the state at the beginning, and what was done."""


Job = Callable[[], int]
"""Does something so many times, and says how many."""


class Goal(NamedTuple):
    """A job of ours, the least rate it has to reach, and the peer's job it is set beside."""

    job: Job
    rate: int
    peer: str


def main() -> None:
    """Print every rate of the referee beside its goal and its peers."""
    race, session = tuple(bouffon_games(6)), tuple(dalmuti_games(12))
    goals = {
        "bouffon acts judged and cited": Goal(partial(judge_bouffon, race), 100_000, SPIEL_ACTS),
        "dalmuti acts judged and cited": Goal(partial(judge_dalmuti, session), 100_000, SPIEL_ACTS),
        "bouffon acts explained": Goal(partial(explain_bouffon, race), 30_000, SPIEL_ACTS),
        "dalmuti acts explained": Goal(partial(explain_dalmuti, session), 30_000, SPIEL_ACTS),
        "dalmuti hands, 4 players": Goal(partial(hands, 4), 4_000, SPIEL_GAMES),
        "dalmuti hands, 8 players": Goal(partial(hands, 8), 2_500, SPIEL_GAMES),
    }
    peers: dict[str, Job] = {}
    if importlib.util.find_spec("pyspiel"):
        peers = {SPIEL_ACTS: spiel_acts, SPIEL_GAMES: spiel_games}
    else:
        print("referee: open_spiel not installed, not run")
    if importlib.util.find_spec("rlcard"):
        peers[RLCARD] = rlcard_games
    else:
        print("referee: rlcard not installed, not run")
    rates = in_turn({**{name: goal.job for name, goal in goals.items()}, **peers})
    for name, goal in goals.items():
        beside = f"; {rates[name] / rates[goal.peer]:.2f} × {goal.peer}" if peers else ""
        if goal.peer is SPIEL_GAMES and RLCARD in rates:
            beside += f"; {rates[name] / rates[RLCARD]:.0f} × {RLCARD}"
        print(f"{name}: {rates[name]:,.0f}/s (goal {goal.rate:,}{beside})")


def in_turn(jobs: Mapping[str, Job]) -> dict[str, float]:
    """The median rate of each job, all run once a round; a first round warms up."""
    rounds = [{name: _rate(job) for name, job in jobs.items()} for _ in range(ROUNDS + 1)]
    return {name: statistics.median(rates[name] for rates in rounds[1:]) for name in jobs}


def _rate(job: Job) -> float:
    """How many a second of processor time."""
    begin = time.process_time()
    done = job()
    return done / (time.process_time() - begin)


def bouffon_games(number: int) -> Iterator[tuple[bouffon.State, Sequence[bouffon.Act]]]:
    """Games of Le Bouffon of any legal acts, with a card for every letter."""
    house = bouffon.House.of(default_rules())
    track = bouffon.Track.of(Board(STANDARD_LAP, 2), house)
    cards = invented(3, 8)[::40]
    packets = dict.fromkeys((*ascii_uppercase, bouffon.MAROTTE), cards)
    for game in range(number):
        chance = Random(game)
        start = state = bouffon.start(tuple(PLAYERS[:4]), track, house, packets)
        acts = []
        while state.phase is not bouffon.Phase.OVER:
            legal = [act for act in bouffon.legal_acts(state) if not isinstance(act, IDLE)]
            acts.append(chance.choice(legal))
            state = bouffon.apply(state, acts[-1])
        yield start, acts


def dalmuti_games(number: int) -> Iterator[tuple[dalmuti.State, Sequence[dalmuti.Act]]]:
    """Games of Le Grand Dalmuti of any legal acts, with five players."""
    rules = default_rules()
    cards = dalmuti.House.of(rules).cards
    for game in range(number):
        chance = Random(game)
        pack = list(dalmuti.values(deck(cards)))
        chance.shuffle(pack)
        taken = iter(pack)
        sizes = shares(len(pack), 5, cards.extra)
        dealt = dalmuti.Deal(tuple(tuple(next(taken) for _ in range(size)) for size in sizes))
        start = dalmuti.start(rules, PLAYERS[:5])
        acts: list[dalmuti.Act] = [dealt]
        state = dalmuti.apply(start, dealt)
        while not isinstance(state, dalmuti.Settled):
            acts.append(chance.choice(dalmuti.legal_acts(state)))
            state = dalmuti.apply(state, acts[-1])
        yield start, acts


def judge_bouffon(games: Race) -> int:
    """Judge every act of games of Le Bouffon."""
    for start, acts in games:
        state = start
        for act in acts:
            state = bouffon.step(state, act).state
    return sum(len(acts) for _, acts in games)


def judge_dalmuti(games: Session) -> int:
    """Judge every act of games of Le Grand Dalmuti."""
    for start, acts in games:
        state = start
        for act in acts:
            state = dalmuti.step(state, act).state
    return sum(len(acts) for _, acts in games)


def explain_bouffon(games: Race) -> int:
    """Judge every act, say why in the words of the law, and try house rules on it."""
    for start, acts in games:
        state = start
        for act in acts:
            ruling, following = bouffon.step(state, act)
            explain(ruling, partial(bouffon_otherwise, state, act))
            state = following
    return sum(len(acts) for _, acts in games)


def explain_dalmuti(games: Session) -> int:
    """The same of Le Grand Dalmuti."""
    for start, acts in games:
        state = start
        for act in acts:
            ruling, following = dalmuti.step(state, act)
            explain(ruling, partial(dalmuti_otherwise, state, act))
            state = following
    return sum(len(acts) for _, acts in games)


def explain(ruling: Ruling, otherwise: Callable[[Rules], Ruling]) -> str:
    """Why, the articles with their lines, the silences, and what house rules would change."""
    rules = default_rules()
    changed = flips(otherwise, rules, ruling, options_to_try(ruling.readings))
    answer = answer_of("", ruling, rules, changed, "fr")
    law = (f"{code} {text} ({line})" for code, line, text in cited_articles(answer, "fr"))
    silences = (f"{code} {asked} {ruled}" for code, asked, ruled in cited_silences(answer, "fr"))
    return "\n".join((answer.because, *law, *silences))


def bouffon_otherwise(state: bouffon.State, act: bouffon.Act, rules: Rules) -> Ruling:
    """The same act at a table of other rules."""
    return bouffon.judge(state._replace(house=bouffon.House.of(rules)), act)


def dalmuti_otherwise(state: dalmuti.State, act: dalmuti.Act, rules: Rules) -> Ruling:
    """The same act at a table of other rules."""
    table = state.table._replace(house=dalmuti.House.of(rules))
    return dalmuti.judge(state._replace(table=table), act)


def hands(players: int) -> int:
    """Play whole hands at random, from the shuffle to the ranks."""
    draw = Random(players).random
    arena = Arena(default_rules(), PLAYERS[:players])
    for _ in range(HANDS):
        arena.run([RANDOM] * players, lambda number: int(draw() * number))
    return HANDS


def spiel_acts() -> int:
    """Play whole games at random in open_spiel from Python, and count what players did."""
    return sum(_spiel_game() for _ in range(100))


def spiel_games() -> int:
    """The same, and count the games."""
    return sum(_spiel_game() > 0 for _ in range(100))


@cache
def _spiel() -> tuple[Any, Random]:  # open_spiel has no types
    return importlib.import_module("pyspiel").load_game("dou_dizhu"), Random(1)


def _spiel_game() -> int:
    game, chance = _spiel()
    state, acts = game.new_initial_state(), 0
    while not state.is_terminal():
        acts += not state.is_chance_node()
        state.apply_action(chance.choice(state.legal_actions()))
    return acts


def rlcard_games() -> int:
    """Play whole games at random in rlcard."""
    env = importlib.import_module("rlcard").make("doudizhu", config={"seed": 1})
    agents = importlib.import_module("rlcard.agents")
    env.set_agents([agents.RandomAgent(env.num_actions) for _ in range(env.num_players)])
    for _ in range(3):
        env.run(is_training=False)
    return 3


if __name__ == "__main__":
    main()
