"""The three questions every game of the referee answers."""

from cardsmith.model.ruling import Ruling
from cardsmith.referee.dalmuti.acts import Act, Move
from cardsmith.referee.dalmuti.states import State


def legal_acts(state: State) -> tuple[Move, ...]:
    """Every move that a player may make now, without what only chance or people decide.

    Empty where the table waits for chance: for a ``Draw``, a ``Lot`` or a ``Deal``.
    """
    raise NotImplementedError(state)


def judge(state: State, act: Act) -> Ruling:
    """Whether the act is right here, with the articles and readings that say so."""
    raise NotImplementedError(state, act)


def apply(state: State, act: Act) -> State:
    """The table after the act, as the rules have it.

    A wrong act is taken back: the same state; or, where the house says so, it costs its player his
    turn (DAL-Q36).
    """
    raise NotImplementedError(state, act)


def let_stand(state: State, act: Act) -> State:
    """The table after the act, right or wrong, where nobody objected.

    Raises ValueError for an act that cannot be carried out: cards that are not in the hand, a
    claim after the play has begun.
    """
    raise NotImplementedError(state, act)
