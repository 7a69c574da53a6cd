"""What a line of Le Bouffon says: one turn of the one who was the Bouffon."""

from typing import TypeAlias

from cardsmith.model.struct import Struct
from cardsmith.referee.records.incidents import Incident
from cardsmith.referee.records.results import Results
from cardsmith.referee.records.words import Number, Word


class Title(Struct, frozen=True):
    """``"danse"``: the title of a card that was drawn, as it was read aloud."""

    text: Word


class Hint(Struct, frozen=True):
    """``h"valse"``: an entry that the Bouffon cited before the minute."""

    text: Word


class Proposal(Struct, frozen=True):
    """``C"bal"12``: what a player proposed, how many seconds after the glass was turned.

    ``good`` is what the table held of it: ``+``, ``-``, or nothing said.
    """

    player: Word
    text: Word
    second: Number | None = None
    good: bool | None = None


class Answer(Struct, frozen=True):
    """``"niais"50+``: what the Bouffon answered to the marotte."""

    text: Word
    second: Number | None = None
    good: bool | None = None


class Marotte(Struct, frozen=True):
    """``M D "sot" "niais"50+``: the marotte was claimed; who drew the card, and the answers."""

    drawer: Word
    title: Word
    answers: tuple[Answer | Incident, ...] = ()


Opening: TypeAlias = Title | Hint | Incident
"""What can happen before the minute."""


class Turn(Struct, frozen=True, kw_only=True):
    """``1. B d4 @4:D "danse" h"valse" | C"bal"12 | => B+3 C+3``: one turn, in its order.

    ``letter`` is the one played on ``square``. What was not noted is None.
    """

    number: Number
    player: Word
    die: Number | None = None
    square: Number | None = None
    letter: Word | None = None
    opening: tuple[Opening, ...] = ()
    minute: tuple[Proposal | Incident, ...] = ()
    marotte: Marotte | None = None
    results: Results = ()
