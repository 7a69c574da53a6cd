"""What passes between the keeper of a game and whoever shows it."""

from collections.abc import Iterable, Mapping
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from cardsmith.model.finding import Finding
from cardsmith.model.ruling import Verdict
from cardsmith.model.struct import Struct, field
from cardsmith.referee.replay.values import Part, Ruled


class Notice(Struct, frozen=True):
    """Something to be said in the words of ``messages/play.yaml``."""

    name: str
    facts: Mapping[str, str] = field(default_factory=dict)


Said: TypeAlias = Ruled | Finding | Notice
"""One thing that the keeper answers."""


class Act(NamedTuple):
    """What was typed as one line.

    ``second`` is the time since the glass was turned, None where no glass runs. What is ``forced``
    is kept although the rules are against it. Of what is ``retold`` the results follow: nothing is
    scored before them.
    """

    text: str
    second: int | None = None
    forced: bool = False
    retold: bool = False


D = TypeVar("D")


class Step(NamedTuple, Generic[D]):
    """One act taken, or refused: where the game stands then, and what there is to say."""

    desk: D
    said: tuple[Said, ...] = ()
    is_refused: bool = False


def is_against(said: Said) -> bool:
    """Whether this stands against an act that was typed: what happened by itself is only told."""
    match said:
        case Ruled():
            told = said.part in (Part.INCIDENT, Part.DISPUTE)
            return said.ruling.verdict is Verdict.WRONG and not told
        case Finding():
            return said.code not in _LEFT_OUT
        case Notice():
            return False


_LEFT_OUT = frozenset({"G130"})
"""Facts that a record may leave out."""


def refuses(said: Iterable[Said], act: Act) -> bool:
    """Whether what was typed is not taken: a fault of writing never, another one unless forced."""
    return any(is_against(each) and (isinstance(each, Finding) or not act.forced) for each in said)
