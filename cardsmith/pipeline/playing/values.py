"""What passes between the keeper of a game and whoever shows it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol, TypeAlias

from cardsmith.model.finding import Finding
from cardsmith.model.ruling import Verdict
from cardsmith.referee.replay.values import Ground, Part, Ruled


@dataclass(frozen=True, slots=True)
class Notice:
    """Something to be said in the words of ``messages/play.yaml``."""

    name: str
    facts: Mapping[str, str] = field(default_factory=dict)


Said: TypeAlias = Ruled | Finding | Notice
"""One thing that the keeper answers."""


class Act(NamedTuple):
    """What was typed as one line.

    ``second`` is the time since the glass was turned, None where no glass runs. What is ``forced``
    is kept although the rules are against it.
    """

    text: str
    second: int | None = None
    forced: bool = False


class Step(NamedTuple):
    """One act taken, or refused: where the game stands then, and what there is to say."""

    desk: "Desk"
    said: tuple[Said, ...] = ()
    is_refused: bool = False


class Desk(Protocol):
    """One game at one moment; nothing in it ever changes."""

    @property
    def ground(self) -> Ground:
        """What the game is played with."""
        ...

    @property
    def lines(self) -> tuple[str, ...]:
        """The record as far as it goes, line by line."""
        ...

    @property
    def is_timed(self) -> bool:
        """Whether the sandglass runs."""
        ...

    @property
    def is_over(self) -> bool:
        """Whether the game is won."""
        ...

    def take(self, act: Act) -> Iterator[Step]:
        """Every act of a typed line in turn, up to the first that is refused."""
        ...


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
