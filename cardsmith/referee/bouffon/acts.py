"""What can happen at a table of Le Bouffon: a closed union of acts, in the order of a turn.

An act says what somebody did, right or wrong; dice, cards drawn and seconds come with it.
Times are whole seconds since the glass was turned, negative before it; None where nobody noted
the time.
"""

from enum import StrEnum
from typing import NamedTuple, TypeAlias

from cardsmith.model.struct import Struct

Player: TypeAlias = str
"""A player by the name the table uses."""

MAROTTE = "marotte"
"""The packet beside the packets that are named by their letter."""


class Card(NamedTuple):
    """A card as it plays: its title, and the entries written under it."""

    title: str
    entries: tuple[str, ...]

    @property
    def is_untold(self) -> bool:
        """Whether nobody has told the entries: no card is empty."""
        return not self.entries


class Where(StrEnum):
    """A place of a packet; ``OUT`` is no place of it: the card leaves the game."""

    FRONT = "front"
    MIDDLE = "middle"
    BACK = "back"
    OUT = "out"


class Manner(StrEnum):
    """A way to mime (BOU-12) on which tables differ."""

    GESTURE = "gesture"
    LIPS = "lips"
    NOISE = "noise"
    AIR_LETTERS = "air-letters"


class Rolled(Struct, frozen=True):
    """A die was rolled: to start (BOU-03), to move (BOU-05), to part a tie (BOU-Q16)."""

    player: Player
    value: int


class TookOver(Struct, frozen=True):
    """Somebody became the Bouffon (BOU-03, BOU-30)."""

    player: Player


class Moved(Struct, frozen=True):
    """A pawn was put on the square its player's die gives (BOU-05)."""

    player: Player
    square: int


class Chose(Struct, frozen=True):
    """Somebody said which letter of the square is played (BOU-06)."""

    player: Player
    letter: str


class Drew(Struct, frozen=True):
    """A card was drawn from a packet: a letter, or ``MAROTTE`` (BOU-07, BOU-25)."""

    player: Player
    packet: str
    card: Card
    where: Where = Where.FRONT


class Saw(Struct, frozen=True):
    """Another player saw the card before the minute (BOU-Q07)."""

    player: Player


class Remembered(Struct, frozen=True):
    """The whole table knows the card from an earlier round (BOU-Q40)."""

    player: Player


class PutBack(Struct, frozen=True):
    """A drawn card left the hand for a place of its packet (BOU-31)."""

    packet: str
    where: Where = Where.BACK


class ReadTitle(Struct, frozen=True):
    """A title was read aloud (BOU-08, BOU-25)."""

    player: Player
    title: str


class Spelt(Struct, frozen=True):
    """A title was spelt, letter by letter (BOU-08)."""

    player: Player
    letters: str


class Hinted(Struct, frozen=True):
    """An entry of the card was cited to help the search (BOU-09)."""

    player: Player
    entry: str


class Turned(Struct, frozen=True):
    """The sandglass was turned (BOU-10)."""

    player: Player


class Proposed(Struct, frozen=True):
    """A word was said: a guess (BOU-13), or an answer to the marotte (BOU-26)."""

    player: Player
    text: str
    at: int | None = None


class Nodded(Struct, frozen=True):
    """The answer yes to a proposal (BOU-14)."""

    player: Player
    text: str


class Shook(Struct, frozen=True):
    """The answer no to a proposal (BOU-14)."""

    player: Player
    text: str


class Spoke(Struct, frozen=True):
    """The Bouffon said a word while miming (BOU-11)."""

    player: Player
    text: str
    at: int | None = None


class Mimed(Struct, frozen=True):
    """The Bouffon mimed in some manner (BOU-12)."""

    player: Player
    manner: Manner = Manner.GESTURE


class Ended(Struct, frozen=True):
    """The mime, or the answering, ended at this second (BOU-16, BOU-26)."""

    at: int


class Accepted(Struct, frozen=True):
    """The table voted that a word not on the card is good (BOU-Q18)."""

    text: str


class Claimed(Struct, frozen=True):
    """The right to the marotte was claimed (BOU-24)."""

    player: Player


class Settled(Struct, frozen=True):
    """The turn was scored: where every pawn stands now, in the order of the seats (BOU-16)."""

    squares: tuple[int, ...]


class Left(Struct, frozen=True):
    """A player left the table for good, which the rules do not cover (BOU-Q38)."""

    player: Player


Act: TypeAlias = (
    Rolled
    | TookOver
    | Moved
    | Chose
    | Drew
    | Saw
    | Remembered
    | PutBack
    | ReadTitle
    | Spelt
    | Hinted
    | Turned
    | Proposed
    | Nodded
    | Shook
    | Spoke
    | Mimed
    | Ended
    | Accepted
    | Claimed
    | Settled
    | Left
)
"""Everything that can happen."""
