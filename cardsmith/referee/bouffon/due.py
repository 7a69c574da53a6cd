"""What the table waits for, said of an act that comes at another moment."""

from typing import NamedTuple

from cardsmith.model.ruling import Ruling
from cardsmith.referee.bouffon.states import Phase, State
from cardsmith.referee.rulings import wrong


class Step(NamedTuple):
    """What the referee says of an act, and the state that the rules make of it."""

    ruling: Ruling
    state: State


_DUE = {
    Phase.OPENING: wrong("due-opening", "BOU-03"),
    Phase.FIRST: wrong("due-first", "BOU-03"),
    Phase.DIE: wrong("due-die", "BOU-05"),
    Phase.MOVE: wrong("due-move", "BOU-05"),
    Phase.LETTER: wrong("due-letter", "BOU-06"),
    Phase.DRAW: wrong("due-draw", "BOU-07"),
    Phase.TITLE: wrong("due-title", "BOU-08"),
    Phase.SPELLING: wrong("due-spelling", "BOU-08", "BOU-Q08"),
    Phase.READY: wrong("due-glass", "BOU-09", "BOU-10"),
    Phase.MIME: wrong("due-mime", "BOU-16"),
    Phase.CHECK: wrong("due-check", "BOU-16"),
    Phase.MAROTTE_DRAW: wrong("due-marotte-card", "BOU-25"),
    Phase.MAROTTE_TITLE: wrong("due-marotte-title", "BOU-25"),
    Phase.MAROTTE_SPELLING: wrong("due-marotte-spelling", "BOU-25", "BOU-Q42"),
    Phase.MAROTTE_READY: wrong("due-marotte-glass", "BOU-26", "BOU-Q42"),
    Phase.MAROTTE_ANSWERS: wrong("due-answers", "BOU-26"),
    Phase.MAROTTE_CHECK: wrong("due-marotte-check", "BOU-26", "BOU-Q31"),
    Phase.BACK: wrong("due-back", "BOU-31", "BOU-Q33"),
    Phase.NEXT: wrong("due-next", "BOU-30"),
    Phase.OVER: wrong("game-over", "BOU-32"),
}


def untimely(state: State) -> Step:
    """The act is not for now, and is taken back."""
    return Step(_DUE[state.phase], state)
