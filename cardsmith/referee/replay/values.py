"""What a replay is given, and what it finds."""

from collections.abc import Mapping
from enum import StrEnum
from typing import TypeAlias

from cardsmith.lexicon.text import canonical
from cardsmith.model.finding import Finding
from cardsmith.model.place import Span
from cardsmith.model.rules import Rules
from cardsmith.model.ruling import Ruling, Verdict
from cardsmith.model.struct import Struct, field
from cardsmith.referee.bouffon.track import Track
from cardsmith.referee.records.facts import Facts
from cardsmith.referee.records.games import Game


class Going(StrEnum):
    """How a replay goes on after a false line: not; with what the table did; by the rules."""

    STOP = "stop"
    AS_PLAYED = "as-played"
    AS_RULED = "as-ruled"


class Part(StrEnum):
    """What of a line is judged.

    An incident and a word are told as they happened: what the rules have against them is a
    consequence, not a fault of the line.
    """

    SETTING = "setting"
    ACT = "act"
    WORD = "word"
    INCIDENT = "incident"
    RESULT = "result"
    DISPUTE = "dispute"


class Ruled(Struct, frozen=True, kw_only=True):
    """The ruling on a part of a line, at its place.

    ``said`` is what the table ruled in a dispute, None where it did not say.
    """

    part: Part
    span: Span
    ruling: Ruling
    said: Verdict | None = None

    @property
    def is_false(self) -> bool:
        """Whether the record says what the rules contradict."""
        match self.part:
            case Part.WORD | Part.INCIDENT:
                return False
            case Part.DISPUTE:
                return self.said not in (None, self.ruling.verdict)
            case _:
                return self.ruling.verdict is Verdict.WRONG


Event: TypeAlias = Ruled | Finding
"""What a replay comes upon: something judged, or a fact that is missing."""


class Ground(Struct, frozen=True, kw_only=True):
    """One game to be replayed, and what it is played with.

    ``track`` is that of Le Bouffon. ``cards`` hold the entries of each card by its packet and its
    canonical title; the packet is empty for a card that the record itself tells.
    """

    game: Game
    facts: Facts
    rules: Rules
    track: Track = Track(0)
    cards: Mapping[tuple[str, str], tuple[str, ...]] = field(default_factory=dict)

    def entries(self, packet: str, title: str) -> tuple[str, ...] | None:
        """The entries of a card, from a packet that several letters may share; None if untold."""
        key = canonical(title)
        found = (self.cards.get((name, key)) for name in ("", packet, *packet))
        return next((entries for entries in found if entries is not None), None)


class Replay(Struct, frozen=True, kw_only=True):
    """Everything that was judged, in order; ``findings`` tell what is false and what is missing."""

    ruled: tuple[Ruled, ...] = ()
    findings: tuple[Finding, ...] = ()
