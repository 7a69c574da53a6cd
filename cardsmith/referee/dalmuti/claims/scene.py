"""Where a claim is judged: the house rules at once, the state once it is asked for."""

from collections.abc import Callable
from dataclasses import dataclass

from cardsmith.model.rules import Rules
from cardsmith.referee.dalmuti.claims.standing import Standing, stands
from cardsmith.referee.dalmuti.facts import Situation
from cardsmith.referee.dalmuti.house import House, house_of
from cardsmith.referee.dalmuti.states import State


@dataclass(frozen=True, slots=True)
class Scene:
    """A point of a game; ``standing`` tells it, and may find that a fact is missing."""

    house: House
    standing: Callable[[], Standing]

    @classmethod
    def told(cls, situation: Situation, rules: Rules) -> "Scene":
        """The scene that facts tell."""
        return cls(house_of(rules), lambda: stands(situation, rules))

    @classmethod
    def reached(cls, state: State) -> "Scene":
        """The scene that a game has come to."""
        return cls(state.table.house, lambda: Standing(state, ()))

    @property
    def state(self) -> State:
        """Where the game stands; InputError for a fact that is missing or amiss."""
        return self.standing().state
