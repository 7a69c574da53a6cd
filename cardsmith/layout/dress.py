"""What differs between the usual cards of both games and their variants: type, sizes, places."""

from typing import NamedTuple

from cardsmith.layout.dalmuti_names import NAME_ROOM, SECOND_NAME
from cardsmith.layout.motifs import INDEX_LETTER, IndexLetter
from cardsmith.layout.setting import Style
from cardsmith.layout.synonyms import LETTER_COLUMN, MAROTTE_COLUMN, Column
from cardsmith.layout.title import LETTER_TITLE, MAROTTE_TITLE, TitleBox


class Sceptre(NamedTuple):
    """The column of a marotte card: its right edge, the axis of the sceptre, its unit, in mm."""

    right: float
    axis: float
    unit: float


class Corner(NamedTuple):
    """A rank in the corners of its card: its size in points, its axis in mm from the side.

    The axis keeps the widest rank, 10, at its distance from the trim.
    """

    size: float = 19.0
    axis: float = 7.5


class Dress(NamedTuple):
    """How cards are dressed."""

    letter_title: TitleBox = LETTER_TITLE
    letter_list: Column = LETTER_COLUMN
    marotte_title: TitleBox = MAROTTE_TITLE
    marotte_list: Column = MAROTTE_COLUMN
    sceptre: Sceptre = Sceptre(right=19.5, axis=11.0, unit=0.40)
    block: IndexLetter = INDEX_LETTER
    corner: Corner = Corner()
    second_name: Style = SECOND_NAME
    name_room: float = NAME_ROOM


HOUSE = Dress()
"""The usual cards."""
