"""What has to be printed and taken out to make one box of cards of another: the pure comparison."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from cardsmith.press.manifest import Printed

Copies = Mapping[str, int]
"""Cards by their id, with how many of each."""


class Changes(NamedTuple):
    """The way from an old box of cards to a new one.

    To print: ``new`` ids, ``changed`` ones with all their copies, and of those that are as they
    were, as many as there are ``more``. To take out: ``old`` faces of changed ids, ids that are
    ``gone``, and of those that are as they were, as many as there are ``fewer``.
    """

    new: Copies
    changed: Copies
    more: Copies
    old: Copies
    gone: Copies
    fewer: Copies

    @property
    def printed(self) -> Copies:
        """What to print."""
        return {**self.new, **self.changed, **self.more}

    @property
    def taken_out(self) -> Copies:
        """What to take out of the box."""
        return {**self.old, **self.gone, **self.fewer}


def compare(old: Sequence[Printed], new: Sequence[Printed]) -> Changes:
    """What is drawn decides: a card that looks the same stays, whatever its place and its id.

    An id is matched with itself first, so that of two cards that look alike each keeps its own.

    >>> a, b = Printed("P/peur", "4f"), Printed("P/pas", "07", 2)
    >>> compare([a, b], [a._replace(digest="e1"), b._replace(copies=3)]).printed
    {'P/peur': 1, 'P/pas': 1}
    """
    before = {card.id: card for card in old}
    after = {card.id: card for card in new}
    kept = {
        card.id: min(card.copies, before[card.id].copies)
        for card in new
        if card.id in before and before[card.id].digest == card.digest
    }
    spare, lacking = _rest(old, kept), _rest(new, kept)
    alike = _looks(old, spare) & _looks(new, lacking)
    spare, lacking = _without(old, spare, alike), _without(new, lacking, alike)
    return Changes(
        new={name: copies for name, copies in lacking.items() if name not in before},
        changed={
            name: copies for name, copies in lacking.items() if name in before and name not in kept
        },
        more={name: copies for name, copies in lacking.items() if name in kept},
        old={name: copies for name, copies in spare.items() if name in after and name not in kept},
        gone={name: copies for name, copies in spare.items() if name not in after},
        fewer={name: copies for name, copies in spare.items() if name in kept},
    )


def _rest(cards: Iterable[Printed], kept: Copies) -> dict[str, int]:
    """What is left of each card once its own was found on the other side."""
    rest = {card.id: card.copies - kept.get(card.id, 0) for card in cards}
    return {name: copies for name, copies in rest.items() if copies}


def _looks(cards: Iterable[Printed], rest: Copies) -> Counter[str]:
    """How often each face is left."""
    looks: Counter[str] = Counter()
    for card in cards:
        looks[card.digest] += rest.get(card.id, 0)
    return looks


def _without(cards: Iterable[Printed], rest: Copies, alike: Mapping[str, int]) -> dict[str, int]:
    """What is left once faces that both sides have were matched, the first cards first."""
    matched = dict(alike)
    left = {}
    for card in cards:
        copies = rest.get(card.id, 0)
        taken = min(copies, matched.get(card.digest, 0))
        if taken:
            matched[card.digest] -= taken
        if copies > taken:
            left[card.id] = copies - taken
    return left
