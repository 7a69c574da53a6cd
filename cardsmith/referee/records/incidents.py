"""What happens beside the game and is noted."""

from cardsmith.model.struct import Struct
from cardsmith.referee.records.words import Number, Word

INCIDENTS = ("speech", "nod", "shake", "seen", "out")
"""What can happen beside the game; ``out`` is said of Le Grand Dalmuti."""


class Incident(Struct, frozen=True):
    """``!speech "rayon"15``, ``!nod``, ``!shake``, ``!seen:C``, ``!out C``.

    ``player`` is who did it, where that is not plain; ``text`` and ``second`` tell what was
    spoken, and when.
    """

    what: Word
    player: Word | None = None
    text: Word | None = None
    second: Number | None = None
