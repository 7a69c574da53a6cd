"""Whole games at random in other engines: ``games.py acts|games|rlcard`` prints a rate."""

import importlib
import sys
import time
from random import Random
from typing import Any


def spiel(games: int) -> tuple[int, int]:
    """Games of dou dizhu in open_spiel from Python, and what players did in them."""
    game, chance, acts = importlib.import_module("pyspiel").load_game("dou_dizhu"), Random(1), 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            acts += not state.is_chance_node()
            state.apply_action(chance.choice(state.legal_actions()))
    return games, acts


def rlcard(games: int) -> int:
    """Games of dou dizhu in rlcard."""
    env: Any = importlib.import_module("rlcard").make("doudizhu", config={"seed": 1})
    agents: Any = importlib.import_module("rlcard.agents")
    env.set_agents([agents.RandomAgent(env.num_actions) for _ in range(env.num_players)])
    for _ in range(games):
        env.run(is_training=False)
    return games


def main() -> None:
    """Print the rate by processor time, imports and the first game apart."""
    what = sys.argv[1]
    many = 3 if what == "rlcard" else 200
    rlcard(1) if what == "rlcard" else spiel(1)
    begin = time.process_time()
    done = rlcard(many) if what == "rlcard" else spiel(many)[what == "acts"]
    print(done / (time.process_time() - begin))


if __name__ == "__main__":
    main()
