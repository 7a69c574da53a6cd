"""Facts about painted objects, gathered once for whatever is painted alike."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from cardsmith.model.preflight import Limits
from cardsmith.press.preflight.frames import Frame
from cardsmith.press.preflight.joined import joined
from cardsmith.press.preflight.marks import Box, Group, Kind, Mark, meets

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


_MEASURED = LEAST | MOST
"""What one more of the same measure leaves as it is."""

Facts = dict[tuple[str, str], Fact]
"""The facts of a page, or a part of it, by code and kind."""

Look = Callable[[Mark, Frame, Limits], Iterator[Fact]]
"""What one family of checks sees in a mark."""


class Places(NamedTuple):
    """What looks at where marks lie, at one or at texts that are painted alike."""

    look: Look
    texts: Callable[[Sequence[Mark], Frame, Limits], Iterator[Fact]]


_Alike = dict[object, list[Mark]]
"""Texts by how they are painted, of which nothing but where they lie is still asked."""


class Gathering:
    """Gathers the facts of groups; a group in the same frame is looked at once.

    ``places`` look at where a mark lies; ``manners`` at how it is painted, where it is printed at
    all.
    """

    def __init__(self, places: Places, manners: Iterable[Look], limits: Limits) -> None:
        self._places = places
        self._manners = tuple(manners)
        self._limits = limits
        self._known: dict[tuple[int, Frame], Facts] = {}
        self._kept: list[Group] = []

    def page(self, group: Group, frame: Frame) -> Facts:
        """The facts of all that a page paints."""
        found: Facts = {}
        if group.transparency:
            _noted(found, Fact("V604", -1.0, frame.cut, "/Group"))
        alike: _Alike = {}
        grounds = joined(group.marks)
        for each in group.marks:
            if isinstance(each, Group):
                for fact in self._once(each, frame).values():
                    _noted(found, fact)
                continue
            manner = _manner(each)
            texts = None if manner is None else alike.get(manner)
            if texts is not None and _is_sound(each):
                texts.append(each)
                continue
            for fact in self._places.look(grounds.get(id(each), each), frame, self._limits):
                _noted(found, fact)
            self._painted(each, frame, found, alike)
        self._placed(alike, frame, found)
        return found

    def _placed(self, alike: _Alike, frame: Frame, found: Facts) -> None:
        for texts in alike.values():
            for fact in self._places.texts(texts, frame, self._limits):
                _noted(found, fact)

    def _painted(self, mark: Mark, frame: Frame, found: Facts, alike: _Alike) -> None:
        """Note how a mark is painted, and whether one more text like it adds nothing."""
        facts = [fact for look in self._manners for fact in look(mark, frame, self._limits)]
        for fact in facts:
            _noted(found, fact)
        manner = _manner(mark)
        is_printed = manner is not None and meets(mark.box, frame.bleed)
        if is_printed and all(fact.code in _MEASURED for fact in facts):
            alike.setdefault(manner, [])

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


def _manner(mark: Mark) -> object:
    """How a text is painted, but where and of which codes; None for what is no text."""
    if mark.kind is not Kind.TEXT:
        return None
    return id(mark.paint), id(mark.blending), mark.depth, mark.font


def _is_sound(mark: Mark) -> bool:
    return mark.font is None or mark.font.sound.issuperset(mark.codes)
