"""What a template writes in place of a text: plain words, fields, filters, conditions."""

import math
from collections.abc import Mapping
from typing import NamedTuple

from cardsmith.model.place import Span
from cardsmith.model.struct import Struct

Lists = Mapping[str, tuple[str, ...]]
"""The fields of a record, each as its texts; a field that is blank has none."""

ITEM, TEXT, NUMBER, LENGTH = "item", "text", "number", "length"
ENTRY = (ITEM, TEXT, NUMBER, LENGTH)
"""What a list or a repetition calls the entry it is at: its text twice, its place, its length."""


class Filter(NamedTuple):
    """A change that a text goes through, with its argument, empty for none."""

    name: str
    argument: str = ""


class Slot(Struct, frozen=True):
    """A place that a record fills: ``{{ name | filter }}``."""

    name: str
    span: Span
    filters: tuple[Filter, ...] = ()


class Value(Struct, frozen=True):
    """What a box shows: plain text and slots in turn."""

    parts: tuple[str | Slot, ...]

    @property
    def slots(self) -> tuple[Slot, ...]:
        """The slots, in order."""
        return tuple(part for part in self.parts if isinstance(part, Slot))

    @property
    def bare(self) -> str:
        """The field that is shown as it is; empty where anything else is shown."""
        (only,) = self.parts if len(self.parts) == 1 else ("",)
        return "" if isinstance(only, str) or only.filters else only.name


BLANK = Value(())
"""What shows nothing."""


class Condition(Struct, frozen=True):
    """What a record must say for a box to be drawn: something, or one of some words; or not.

    With ``least``, a number or the field that holds one, it must have so many entries.
    """

    slot: Slot
    equals: tuple[str, ...] = ()
    negated: bool = False
    least: "int | Slot | None" = None

    @property
    def slots(self) -> tuple[Slot, ...]:
        """The fields asked for."""
        return (self.slot, self.least) if isinstance(self.least, Slot) else (self.slot,)

    def holds(self, lists: Lists) -> bool:
        """Whether a record says so; of a list, one entry that is equal is enough."""
        texts = lists.get(self.slot.name, ())
        if self.least is not None:
            said = len(texts) >= self._needed(lists)
        elif self.equals:
            said = any(text.strip() in self.equals for text in texts)
        else:
            said = bool(texts)
        return said is not self.negated

    def _needed(self, lists: Lists) -> float:
        """The number of entries; endless where its field holds no number."""
        if not isinstance(self.least, Slot):
            return self.least or 0
        told = "".join(lists.get(self.least.name, ())).strip()
        return int(told) if told.isascii() and told.isdecimal() else math.inf
