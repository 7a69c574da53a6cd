"""What a template writes in place of a text: plain words, fields, filters, conditions."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from cardsmith.model.place import Span

Lists = Mapping[str, tuple[str, ...]]
"""The fields of a record, each as its texts; a field that is blank has none."""

ITEM, TEXT, NUMBER, LENGTH = "item", "text", "number", "length"
ENTRY = (ITEM, TEXT, NUMBER, LENGTH)
"""What a list or a repetition calls the entry it is at: its text twice, its place, its length."""


class Filter(NamedTuple):
    """A change that a text goes through, with its argument, empty for none."""

    name: str
    argument: str = ""


@dataclass(frozen=True, slots=True)
class Slot:
    """A place that a record fills: ``{{ name | filter }}``."""

    name: str
    span: Span
    filters: tuple[Filter, ...] = ()


@dataclass(frozen=True, slots=True)
class Value:
    """What a box shows: plain text and slots in turn."""

    parts: tuple[str | Slot, ...]

    @property
    def slots(self) -> tuple[Slot, ...]:
        """The slots, in order."""
        return tuple(part for part in self.parts if isinstance(part, Slot))


@dataclass(frozen=True, slots=True)
class Condition:
    """What a record must say for a box to be drawn: something, or this very word; or not."""

    slot: Slot
    equals: str | None = None
    negated: bool = False

    def holds(self, lists: Lists) -> bool:
        """Whether a record says so; of a list, one entry that is equal is enough."""
        texts = lists.get(self.slot.name, ())
        if self.equals is None:
            said = bool(texts)
        else:
            said = any(text.strip() == self.equals for text in texts)
        return said is not self.negated
