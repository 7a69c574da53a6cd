"""Rulings and hands a second, beside an engine of other card games in the same run.

Everything is measured on one core, in turn, round after round, acts of whole random games. The
peers know rules of other games, cite nothing and explain nothing; open_spiel is compiled.
"""

import statistics
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from string import ascii_uppercase
from typing import NamedTuple, TypeAlias

from benchmarks import anchors
from benchmarks.processes import ROUNDS
from benchmarks.table import Failed, Table
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
ACTS, GAMES, RLCARD = "acts", "games", "rlcard"
PEERS = {ACTS: "open_spiel acts", GAMES: "open_spiel games", RLCARD: "rlcard games"}
"""What peers play, dou dizhu, and how that is told."""

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


def measure(table: Table) -> None:
    """Every rate of the referee beside its goal and its peers."""
    race, session = tuple(bouffon_games(6)), tuple(dalmuti_games(12))
    goals = {
        "bouffon acts judged and cited": Goal(partial(judge_bouffon, race), 100_000, ACTS),
        "dalmuti acts judged and cited": Goal(partial(judge_dalmuti, session), 100_000, ACTS),
        "bouffon acts explained": Goal(partial(explain_bouffon, race), 30_000, ACTS),
        "dalmuti acts explained": Goal(partial(explain_dalmuti, session), 30_000, ACTS),
        "dalmuti hands, 4 players": Goal(partial(hands, 4), 4_000, GAMES),
        "dalmuti hands, 8 players": Goal(partial(hands, 8), 2_500, GAMES),
    }
    peers = {what: partial(_peer, what) for what in (ACTS, GAMES) if anchors.has("pyspiel")}
    if anchors.has("rlcard"):
        peers[RLCARD] = partial(_peer, RLCARD)
    for module, name in (("pyspiel", "open_spiel"), ("rlcard", "rlcard")):
        if not anchors.has(module):
            table.not_run(f"games beside {name}", f"{name} is not installed")
    measures = {**{name: partial(_rate, goal.job) for name, goal in goals.items()}, **peers}
    rounds = [{name: once() for name, once in measures.items()} for _ in range(ROUNDS + 1)][1:]
    for name, goal in goals.items():
        beside = [
            f"{statistics.median(each[name] / each[peer] for each in rounds):.3g}x {told}"
            for peer, told in PEERS.items()
            if peer in peers and (peer is goal.peer or (peer is RLCARD and goal.peer is GAMES))
        ]
        rate = statistics.median(each[name] for each in rounds)
        table.at_least(name, rate, goal.rate, ", ".join(beside))


def _rate(job: Job) -> float:
    """How many a second of processor time."""
    begin = time.process_time()
    done = job()
    return done / (time.process_time() - begin)


def _peer(what: str) -> float:
    """The rate that a peer says of itself, by processor time, in its own environment."""
    command = (anchors.PYTHON, str(anchors.PEERS / "games.py"), what)
    done = subprocess.run(command, capture_output=True, check=False, encoding="utf-8")
    if done.returncode:
        raise Failed(f"{what}: {done.stderr.strip().splitlines()[-1:]}")
    return float(done.stdout.split()[-1])


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
