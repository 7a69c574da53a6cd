"""The pure comparison of two lists of designs: which card is which, and what it says otherwise."""

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from typing import NamedTuple, TypeVar

from cardsmith.lexicon.text import fold, without_parentheses
from cardsmith.model.struct import Struct
from cardsmith.pipeline.diffing.designs import Design, Entry

SHARED = 0.5
"""The share of its content that a card keeps to be the same card under another title."""

ALIKE = 0.75
"""How alike two synonyms are, letter by letter, to be one that was spelt anew."""

_Item = TypeVar("_Item")


class Change(NamedTuple):
    """A field that says otherwise; empty where it says nothing."""

    field: str
    old: str
    new: str


class Respelt(NamedTuple):
    """A synonym that is still there in another spelling, with other labels, length or note."""

    old: Entry
    new: Entry


class Changed(Struct, frozen=True, kw_only=True):
    """A card that both sides have, and what it says otherwise.

    ``redrawn`` tells that faces were compared and differ; of words nothing is known then.
    """

    old: Design
    new: Design
    fields: tuple[Change, ...] = ()
    added: tuple[Entry, ...] = ()
    removed: tuple[Entry, ...] = ()
    respelt: tuple[Respelt, ...] = ()
    redrawn: bool = False

    def __bool__(self) -> bool:
        """Whether anything is otherwise."""
        return bool(self.fields or self.added or self.removed or self.respelt or self.redrawn)


class Difference(Struct, frozen=True, kw_only=True):
    """What leads from one list of designs to another; ``same`` counts those that stayed."""

    added: tuple[Design, ...]
    removed: tuple[Design, ...]
    changed: tuple[Changed, ...]
    same: int


def compare(old: Sequence[Design], new: Sequence[Design]) -> Difference:
    """Hold two lists of designs against each other, in the order of each.

    A card is known by its id; else by its title, in whatever packet; else by what it holds, if
    half of that is still there in the same packet.

    >>> once, twice = (Design(id="P/peur", packet="P", title="peur", copies=n) for n in (1, 2))
    >>> compare([once], [twice]).changed[0].fields
    (Change(field='copies', old='1', new='2'),)
    """
    gone, come = list(old), list(new)
    pairs = _paired(gone, come, lambda design: design.id)
    pairs += _paired(gone, come, lambda design: design.name)
    pairs += _renamed(gone, come)
    place = {id(design): index for index, design in enumerate(new)}
    pairs.sort(key=lambda pair: place[id(pair[1])])
    changed = tuple(filter(None, (_changed(*pair) for pair in pairs)))
    return Difference(
        added=tuple(come),
        removed=tuple(gone),
        changed=changed,
        same=len(pairs) - len(changed),
    )


def changes(old: Mapping[str, str], new: Mapping[str, str]) -> tuple[Change, ...]:
    """The fields that say otherwise, in the order of the new ones, then those that are gone."""
    names = dict.fromkeys([*new, *old])
    said = ((name, old.get(name, ""), new.get(name, "")) for name in names)
    return tuple(Change(*each) for each in said if each[1] != each[2])


def _paired(
    gone: list[_Item], come: list[_Item], key: Callable[[_Item], Hashable]
) -> list[tuple[_Item, _Item]]:
    """Take out of both lists what has the same key, the first with the first."""
    waiting: defaultdict[Hashable, list[_Item]] = defaultdict(list)
    for item in gone:
        waiting[key(item)].append(item)
    pairs, left = list[tuple[_Item, _Item]](), list[_Item]()
    for item in come:
        if waiting[key(item)]:
            pairs.append((waiting[key(item)].pop(0), item))
        else:
            left.append(item)
    kept = {id(item) for items in waiting.values() for item in items}
    gone[:] = [item for item in gone if id(item) in kept]
    come[:] = left
    return pairs


def _renamed(gone: list[Design], come: list[Design]) -> list[tuple[Design, Design]]:
    """Take out of both lists the cards that share half of what they hold, the likest first."""
    holders: defaultdict[tuple[str, str], list[int]] = defaultdict(list)
    for index, design in enumerate(gone):
        for content in _contents(design):
            holders[design.packet, content].append(index)
    likest = list[tuple[float, int, int]]()
    for index, design in enumerate(come):
        mine = _contents(design)
        shared = Counter(other for content in mine for other in holders[design.packet, content])
        for other, count in shared.items():
            share = count / max(len(mine), len(_contents(gone[other])))
            if share >= SHARED:
                likest.append((-share, other, index))
    return _best(likest, gone, come)


def _contents(design: Design) -> frozenset[str]:
    """What a card holds beside its title: its synonyms, or the texts of its fields."""
    if design.entries:
        return frozenset(map(_bare, design.entries))
    return frozenset(f"{name}\0{text}" for name, text in design.fields.items())


def _bare(entry: Entry) -> str:
    """A synonym whatever its accents, hyphens and what stands in parentheses."""
    return fold(without_parentheses(entry.canonical))


def _best(
    likest: Iterable[tuple[float, int, int]], gone: list[_Item], come: list[_Item]
) -> list[tuple[_Item, _Item]]:
    """Take pairs of indices out of both lists, the best first, each index once."""
    here, there = set[int](), set[int]()
    pairs = []
    for _, other, index in sorted(likest):
        if other not in here and index not in there:
            here.add(other)
            there.add(index)
            pairs.append((gone[other], come[index]))
    gone[:] = [item for index, item in enumerate(gone) if index not in here]
    come[:] = [item for index, item in enumerate(come) if index not in there]
    return pairs


def _changed(old: Design, new: Design) -> Changed:
    if old.digest and new.digest:
        counts = changes({"copies": str(old.copies)}, {"copies": str(new.copies)})
        return Changed(old=old, new=new, fields=counts, redrawn=old.digest != new.digest)
    removed, added = list(old.entries), list(new.entries)
    _paired(removed, added, lambda entry: entry)
    pairs = _paired(removed, added, lambda entry: entry.canonical)
    pairs += _paired(removed, added, _bare)
    pairs += _best(_near(removed, added), removed, added)
    return Changed(
        old=old,
        new=new,
        fields=changes(_told(old), _told(new)),
        added=tuple(added),
        removed=tuple(removed),
        respelt=tuple(Respelt(*pair) for pair in pairs),
    )


def _told(design: Design) -> dict[str, str]:
    return {
        "packet": design.packet,
        "title": design.title,
        "copies": str(design.copies),
        **design.fields,
    }


def _near(removed: Sequence[Entry], added: Sequence[Entry]) -> Iterator[tuple[float, int, int]]:
    for index, entry in enumerate(added):
        matcher = SequenceMatcher(b=entry.canonical, autojunk=False)
        for other, before in enumerate(removed):
            matcher.set_seq1(before.canonical)
            if matcher.quick_ratio() >= ALIKE and matcher.ratio() >= ALIKE:
                yield -matcher.ratio(), other, index
