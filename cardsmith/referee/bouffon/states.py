"""Where a game of Le Bouffon stands: the table, the turn, the phase."""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple, TypeAlias

from cardsmith.referee.bouffon.acts import Card, Nodded, Player, Proposed, Shook
from cardsmith.referee.bouffon.house import House
from cardsmith.referee.bouffon.track import Track

Packets: TypeAlias = Mapping[str, tuple[Card, ...]]
"""The cards of each packet, front first. A packet that is not named is one whose order nobody
wrote down: it is never empty, and any card may be its front card."""

Throw: TypeAlias = tuple[Player, int]
"""Who rolled the die, and what it showed."""


class Phase(StrEnum):
    """What the table waits for."""

    OPENING = "opening"  # every player's die (BOU-03)
    FIRST = "first"  # the first Bouffon (BOU-03)
    DIE = "die"
    MOVE = "move"
    LETTER = "letter"  # a choice on a merged square (BOU-06)
    DRAW = "draw"
    TITLE = "title"
    SPELLING = "spelling"
    READY = "ready"  # hints, then the glass (BOU-09, BOU-10)
    MIME = "mime"
    CHECK = "check"  # the score, or the claim of the marotte (BOU-16, BOU-24)
    MAROTTE_DRAW = "marotte-draw"
    MAROTTE_TITLE = "marotte-title"
    MAROTTE_SPELLING = "marotte-spelling"
    MAROTTE_READY = "marotte-ready"
    MAROTTE_ANSWERS = "marotte-answers"
    MAROTTE_CHECK = "marotte-check"
    BACK = "back"  # cards to their packets (BOU-31)
    NEXT = "next"  # the next Bouffon (BOU-30)
    OVER = "over"


class Table(NamedTuple):
    """Who sits where, and where the pawns stand.

    ``players`` go to the left, ``squares`` are theirs in that order, ``finish`` is the number of
    the victory square. ``arrivals`` are those who have reached it, first come first; ``first``
    is the first Bouffon, with whom a round begins, where it is known.
    """

    players: tuple[Player, ...]
    squares: tuple[int, ...]
    finish: int
    arrivals: tuple[Player, ...] = ()
    first: Player = ""

    def square(self, player: Player) -> int:
        """Where the pawn of a player stands."""
        return self.squares[self.players.index(player)]

    def moved(self, player: Player, square: int) -> "Table":
        """The same table with one pawn on another square."""
        seat = self.players.index(player)
        squares = (*self.squares[:seat], square, *self.squares[seat + 1 :])
        return self._replace(squares=squares)


class Spoken(NamedTuple):
    """A word of the Bouffon while he mimed, and how many proposals had been made by then."""

    text: str
    at: int | None = None
    after: int = 0


class Marotte(NamedTuple):
    """A claimed marotte (BOU-24).

    ``found`` is what the table says where nobody wrote down the card and the answers.
    """

    drawer: Player = ""
    card: Card | None = None
    answers: tuple[Proposed, ...] = ()
    found: bool | None = None


class Turn(NamedTuple):
    """What has happened in one turn: all that its outcome depends on beside the table.

    ``before`` is the Bouffon's square before this turn's die. ``proposals`` and ``gestures`` are
    in the order they came, ``spoken`` are words of the Bouffon, ``accepted`` words that the table
    voted good (BOU-Q18), ``lots`` the dice that part players who spoke at once (BOU-Q16).
    """

    bouffon: Player
    before: int = 0
    die: int = 0
    packet: str = ""
    card: Card | None = None
    hints: tuple[str, ...] = ()
    proposals: tuple[Proposed, ...] = ()
    gestures: tuple[Nodded | Shook, ...] = ()
    spoken: tuple[Spoken, ...] = ()
    accepted: tuple[str, ...] = ()
    lots: tuple[Throw, ...] = ()
    marotte: Marotte | None = None


class State(NamedTuple):
    """One moment of a game.

    ``dice`` are those of the opening that still count, ``spoilt`` is the code of the reading by
    which the drawn card must go back unplayed (BOU-Q07, BOU-Q40), ``out`` are the packets whose
    card is on the table, ``winners`` are empty until the game is over.
    """

    house: House
    track: Track
    table: Table
    packets: Packets
    phase: Phase
    turn: Turn
    dice: tuple[Throw, ...] = ()
    spoilt: str = ""
    out: tuple[str, ...] = ()
    winners: tuple[Player, ...] = ()

    @property
    def bouffon(self) -> Player:
        """Whose turn it is; empty before the first (BOU-02)."""
        return self.turn.bouffon


class Found(NamedTuple):
    """A word that counts: who found it, as the card writes it, its scoring length, when.

    ``rank`` tells the order of citation, from 0; those who share one spoke at once.
    """

    player: Player
    entry: str
    length: int
    rank: int


class Gain(NamedTuple):
    """One step of the score: so many squares, forwards or back, and by which codes."""

    player: Player
    squares: int
    to: int
    codes: tuple[str, ...]


class Outcome(NamedTuple):
    """What one turn gives.

    ``gains`` are in the order in which the rules name them; they stop where the game is won.
    ``squares`` are where the pawns stand then, in the order of the seats. ``failed`` says that
    nobody found a word (BOU-23), ``complete`` that all synonyms were found (BOU-21). ``winners``
    are empty while the game goes on. ``undecided`` are those who must roll first (BOU-Q16): while
    there are any, nothing is gained yet. ``codes`` are the articles and the readings that the
    resolution passed through.
    """

    squares: tuple[int, ...]
    gains: tuple[Gain, ...] = ()
    found: tuple[Found, ...] = ()
    failed: bool = False
    complete: bool = False
    arrivals: tuple[Player, ...] = ()
    winners: tuple[Player, ...] = ()
    undecided: tuple[Player, ...] = ()
    codes: tuple[str, ...] = ()

    @property
    def longest(self) -> Found | None:
        """The word that wins: the longest, of equals the first cited (BOU-18, BOU-19)."""
        return max(self.found, key=lambda word: (word.length, -word.rank), default=None)

    def gained(self, player: Player) -> int:
        """How many squares a player advances in all, less than 0 where he goes back."""
        return sum(gain.squares for gain in self.gains if gain.player == player)
