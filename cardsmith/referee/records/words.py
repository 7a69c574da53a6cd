"""The smallest values of a record: texts and numbers, each with the place it was read from.

Places do not count when values are compared: a record that is made and one that is read are
equal when they say the same.
"""

from dataclasses import dataclass, field

from cardsmith.model.place import Span, named
from cardsmith.model.struct import Struct

NOWHERE = named("")
"""The place of what was not read."""


@dataclass(frozen=True, slots=True)
class Word:
    """A text: a name, a title, a card, an entry; in NFC, its quotes and escapes taken off."""

    text: str
    span: Span = field(default=NOWHERE, compare=False, repr=False)

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number."""

    value: int
    span: Span = field(default=NOWHERE, compare=False, repr=False)

    def __str__(self) -> str:
        return str(self.value)


class Cards(Struct, frozen=True):
    """Cards of Le Grand Dalmuti, one word each (``8``, ``J``); ``more`` when others go unsaid."""

    known: tuple[Word, ...] = ()
    more: bool = False
