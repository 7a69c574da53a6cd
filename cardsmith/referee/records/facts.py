"""What the tags of a game tell, once their texts are read."""

from dataclasses import dataclass, field

from cardsmith.model.struct import Struct
from cardsmith.referee.records.seating import Seating
from cardsmith.referee.records.words import Cards, Word


class Hand(Struct, frozen=True):
    """The cards that a player was dealt."""

    player: Word
    cards: Cards


class Throw(Struct, frozen=True):
    """What a player threw, or drew, before the game: a number, or ``J``."""

    player: Word
    value: Word


class Setting(Struct, frozen=True):
    """``laps=2``, ``jokers=wild``: a thing and its value."""

    name: Word
    value: Word


class CardTold(Struct, frozen=True):
    """A card of Le Bouffon: its title and the entries written on it."""

    title: Word
    entries: tuple[Word, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts:
    """Everything that holds for one game. What no tag tells, or tells illegibly, is empty.

    ``throws`` are those before the game, round by round; ``seats`` go to the left, in Le Grand
    Dalmuti from the Grand Dalmuti. ``seating`` looks their names up.
    """

    seats: tuple[Word, ...] = ()
    throws: tuple[tuple[Throw, ...], ...] = ()
    hands: tuple[Hand, ...] = ()
    rules: Word | None = None
    options: tuple[Setting, ...] = ()
    board: tuple[Setting, ...] = ()
    edition: Word | None = None
    cards: tuple[CardTold, ...] = ()
    seating: Seating = field(init=False, repr=False)

    def __post_init__(self) -> None:
        seating = Seating(tuple(seat.text for seat in self.seats))
        object.__setattr__(self, "seating", seating)
