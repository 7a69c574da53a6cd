"""Where a claim is judged: the house rules, and how the game stands where that is told."""

from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named
from cardsmith.model.rules import Rules
from cardsmith.model.struct import Struct
from cardsmith.referee.dalmuti.claims.standing import Standing, stands
from cardsmith.referee.dalmuti.facts import Situation
from cardsmith.referee.dalmuti.house import House
from cardsmith.referee.dalmuti.states import State


class Scene(Struct, frozen=True):
    """A point of a game; ``told`` is None where no fact is, and a claim may need none."""

    house: House
    told: Standing | None

    @classmethod
    def of(cls, situation: Situation, rules: Rules) -> "Scene":
        """The scene that facts tell; InputError for one that is missing or amiss."""
        return cls(House.of(rules), stands(situation, rules) if situation.tree.value else None)

    @classmethod
    def at(cls, state: State) -> "Scene":
        """The scene that a game has come to."""
        return cls(state.table.house, Standing(state))

    @property
    def standing(self) -> Standing:
        """How the game stands; G160 where no fact tells it."""
        if self.told is None:
            path = "given.seats"
            raise InputError(Finding("G160", named(path), fact=path))
        return self.told

    @property
    def state(self) -> State:
        """Where the game stands."""
        return self.standing.state
