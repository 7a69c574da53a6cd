"""Facts about painted objects, gathered once for whatever is painted alike."""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from cardsmith.model.preflight import Limits
from cardsmith.press.preflight.frames import Frame
from cardsmith.press.preflight.marks import Box, Group, Mark

LEAST = frozenset({"V104", "V105", "V408", "V501", "V604"})
"""What fails by its smallest value."""

MOST = frozenset({"V304", "V403"})
"""What fails by its greatest value. Of all others the number counts."""


class Fact(NamedTuple):
    """Something measured or counted; ``kind`` says of what, ``box`` is where it was first met."""

    code: str
    value: float
    box: Box
    kind: str = ""


Facts = dict[tuple[str, str], Fact]
"""The facts of a page, or a part of it, by code and kind."""

Look = Callable[[Mark, Frame, Limits], Iterator[Fact]]
"""What one family of checks sees in a mark."""


class Gathering:
    """Gathers the facts of groups; a group in the same frame is looked at once."""

    def __init__(self, looks: Iterable[Look], limits: Limits) -> None:
        self._looks = tuple(looks)
        self._limits = limits
        self._known: dict[tuple[int, Frame], Facts] = {}
        self._kept: list[Group] = []

    def page(self, group: Group, frame: Frame) -> Facts:
        """The facts of all that a page paints."""
        found: Facts = {}
        if group.transparency:
            _noted(found, Fact("V604", -1.0, frame.cut, "/Group"))
        for each in group.marks:
            if isinstance(each, Group):
                for fact in self._once(each, frame).values():
                    _noted(found, fact)
            else:
                for look in self._looks:
                    for fact in look(each, frame, self._limits):
                        _noted(found, fact)
        return found

    def _once(self, group: Group, frame: Frame) -> Facts:
        key = id(group), frame
        if key not in self._known:
            self._kept.append(group)  # its id stays its own
            self._known[key] = self.page(group, frame)
        return self._known[key]


def _noted(facts: Facts, fact: Fact) -> None:
    key = fact.code, fact.kind
    known = facts.get(key)
    if known is None:
        facts[key] = fact
    elif fact.code in LEAST:
        if fact.value < known.value:
            facts[key] = fact
    elif fact.code in MOST:
        if fact.value > known.value:
            facts[key] = fact
    else:
        facts[key] = known._replace(value=known.value + fact.value)


def of_code(facts: Facts, code: str) -> list[Fact]:
    """The facts of a code, of every kind."""
    return [fact for fact in facts.values() if fact.code == code]
