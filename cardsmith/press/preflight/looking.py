"""Some pages of a file against the limits of a printer, one after the other."""

import re
from collections.abc import Sequence
from typing import NamedTuple

import pikepdf

from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named
from cardsmith.model.preflight import Limits, Standard
from cardsmith.press.preflight import colours, images, letters, margins
from cardsmith.press.preflight.beneath import Weight
from cardsmith.press.preflight.boxes import boxes, is_no_card
from cardsmith.press.preflight.carrying import carried
from cardsmith.press.preflight.contents import Leaf, content_of, known_by, leaf_of
from cardsmith.press.preflight.digests import Digester
from cardsmith.press.preflight.facts import Facts, Gathering, Places
from cardsmith.press.preflight.findings import Fault, Notes, Sound
from cardsmith.press.preflight.frames import Frame
from cardsmith.press.preflight.judging import judged, weighed
from cardsmith.press.preflight.marks import Clip, Group
from cardsmith.press.preflight.mixtures import MOST_MIXTURES
from cardsmith.press.preflight.opening import Expected, Order
from cardsmith.press.preflight.plate import MOST_EFFORT, Plates
from cardsmith.press.preflight.resources import Shelf, resources_of
from cardsmith.press.preflight.state import State as Graphics
from cardsmith.press.preflight.streams import FAULTS, TooLongError
from cardsmith.press.preflight.structure import links
from cardsmith.press.preflight.walking import MOST_BYTES, MOST_OPERATORS, Walker

MARGINS = ("V104", "V105")
"""The checks of what lies near a straight cut."""

_CONTENT_CODES = frozenset(
    {
        *(*MARGINS, "V301", "V302", "V303", "V304", "V401", "V402", "V403", "V404"),
        *("V405", "V406", "V407", "V408", "V501", "V502", "V604"),
    }
)
_UNREAD = {
    letters.UNREADABLE: ("V303", "V304"),
    colours.UNREADABLE: ("V401", "V404"),
    images.UNREADABLE: ("V404",),
}
"""Which checks are not made where something cannot be read."""

_MOST_SEEN = 1_000
"""How many pages are remembered that may come again: backs do, fronts do not."""

_MANNERS = (letters.look, colours.look, images.look)
_MOST_CONTENT = 256 * 1024 * 1024

MOST_READ = (_MOST_CONTENT, MOST_OPERATORS, MOST_BYTES, MOST_MIXTURES, MOST_EFFORT)
"""The most that is read of one file: bytes of pages, operators, bytes of forms, mixtures, rows."""

_CONTENTS = re.compile(rb"/(?:Contents (?:\d+ \d+ R|\[[^\]]*\])|StructParents \d+)")
"""What two pages of a kind do not have in common."""


class Found(NamedTuple):
    """What was found on some pages, and their digests where they have an order.

    ``read`` is how much there was to read, as ``MOST_READ`` has it; ``is_alone`` tells that what
    was found may depend on what other pages showed, ``is_mended`` that the file was to be repaired
    to be read.
    """

    notes: Notes
    digests: list[str]
    read: tuple[int, int, int, int, int]
    is_alone: bool
    is_mended: bool = False


class _Seen(NamedTuple):
    """What a page shows, whatever its number: equal pages are looked at once."""

    facts: Facts
    weight: Weight | None


class Looking:
    """Looks at the pages of one file; ``order`` is what its pages should be."""

    def __init__(self, limits: Limits, order: Order | None, path: str) -> None:
        self._limits, self._order, self._path = limits, order, path
        self._notes = Notes()
        self._digests: list[str] = []
        self._left = _MOST_CONTENT
        self._walker = Walker(Shelf())
        self._gathering = Gathering(Places(margins.look, margins.texts), _MANNERS, limits)
        self._plates = Plates(limits)
        self._digester = Digester()
        self._leaves: dict[bytes, Leaf] = {}
        self._links: dict[bytes, int] = {}
        self._inked = 0.0
        self._sized: set[object] = set()
        self._told: dict[object, tuple[str, str]] = {}
        self._digest_of: dict[object, str] = {}
        self._seen: dict[object, _Seen] = {}
        self._sound: set[object] = set()
        self._is_alone = False

    def looked(self, pages: Sequence[pikepdf.Object], first: int) -> Found:
        """What is found on pages, of which the number of the ``first`` is told.

        Raises InputError (I152) for one without a measure.
        """
        for number, page in enumerate(pages, first):
            try:
                kind = _CONTENTS.sub(b"", page.unparse(resolved=True))
                if kind not in self._leaves:
                    self._leaves[kind] = leaf_of(page, self._limits.bleed)
            except FAULTS:
                fault = Finding("I152", named(self._path), kind="page", page=number)
                raise InputError(fault) from None
            self._page(number, page, kind)
        painted = self._plates.mixtures, int(self._plates.effort)
        read = (_MOST_CONTENT - self._left, *self._walker.read, *painted)
        is_alone = self._is_alone or self._digester.has_rings
        return Found(self._notes, self._digests, read, is_alone)

    def painted(self, page: pikepdf.Object) -> tuple[Group, Frame]:
        """What a page paints, and its boxes; raises ValueError for one without a measure."""
        leaf = leaf_of(page, self._limits.bleed)
        return self._painted(content_of(page, self._left), leaf), leaf.frame

    def _page(self, number: int, page: pikepdf.Object, kind: bytes) -> None:
        leaf = self._leaves[kind]
        frame, limits = leaf.frame, self._limits
        expected = self._order[number - 1] if self._order and number <= len(self._order) else None
        self._box(frame, number, expected.size if expected else None)
        if frame.trim is None:
            is_paper = limits.standard is Standard.NONE
            self._notes.unread(MARGINS if is_paper else ("V103", *MARGINS), "trim")
        try:
            if kind not in self._links:
                self._links[kind] = links(page, frame)
            seen = self._content(page, leaf)
        except TooLongError:
            self._is_alone = True
            self._notes.unread(_CONTENT_CODES, "long")
        except (*FAULTS, RecursionError, MemoryError):
            self._notes.unread(_CONTENT_CODES, "damaged")
        else:
            if self._links[kind]:
                self._notes.add(Fault("V603", str(self._links[kind]), "0", number))
            self._judge(seen, frame, number, expected)

    def _box(self, frame: Frame, number: int, size: tuple[float, float] | None) -> None:
        if (frame, size) in self._sized:
            return
        if size is None and is_no_card(frame, self._limits):
            self._notes.unread(("V103",), "size")
        if self._notes.add(*boxes(frame, self._limits, number, size)):
            self._sized.add((frame, size))

    def _judge(self, seen: "_Seen", frame: Frame, number: int, expected: Expected | None) -> None:
        is_unknown = expected is None and is_no_card(frame, self._limits)
        is_cut = not is_unknown and (expected is None or expected.has_straight_cut)
        if self._walker.unread or self._walker.shelf.damaged:
            self._notes.unread(_CONTENT_CODES, "damaged")
        if not is_cut:
            self._notes.unread(MARGINS, "size" if is_unknown else "die")
        if (id(seen), is_cut) not in self._sound and self._noted(
            seen, frame, number, is_cut=is_cut
        ):
            self._sound.add((id(seen), is_cut))

    def _noted(self, seen: "_Seen", frame: Frame, number: int, *, is_cut: bool) -> bool:
        """Note what a page shows; tells whether all of it is sound."""
        found: list[Fault | Sound] = []
        if seen.weight is not None:
            if self._inked < seen.weight.total <= self._limits.ink:
                self._inked = seen.weight.total
            found.append(weighed(seen.weight, frame, self._limits, number))
        facts = {
            key: fact for key, fact in seen.facts.items() if is_cut or fact.code not in MARGINS
        }
        for fact in facts.values():
            if fact.code == "unread":
                self._notes.unread(_UNREAD[fact.kind], fact.kind)
        return self._notes.add(*found, *judged(facts, frame, self._limits, number))

    def _content(self, page: pikepdf.Object, leaf: Leaf) -> "_Seen":
        """What a page shows; its digest is noted where pages have an order."""
        content = content_of(page, self._left)
        self._left -= len(content)
        key = known_by(content, leaf)
        if self._order is not None and "V107" in self._limits.codes:
            if key not in self._digest_of:
                if leaf.alike not in self._told:
                    self._told[leaf.alike] = self._digester.leaf(page, leaf.held)
                self._digest_of[key] = self._digester.page(content, self._told[leaf.alike])
            self._digests.append(self._digest_of[key])
        seen = self._seen.get(key)
        if seen is None:
            if len(self._seen) >= _MOST_SEEN:
                self._seen.clear()
                self._sound.clear()
            group = self._painted(content, leaf)
            facts = self._gathering.page(group, leaf.frame)
            facts = carried(facts, group, leaf.frame, self._limits)
            seen = self._seen[key] = _Seen(facts, self._weighed(group, leaf.frame))
        return seen

    def _weighed(self, group: Group, frame: Frame) -> Weight | None:
        """The ink of a page; None where nobody asks, or where there is too much of it."""
        if "V404" not in self._limits.codes:
            return None
        try:
            return self._plates.weigh(group, frame, self._inked)
        except TooLongError:
            self._is_alone = True
            self._notes.unread(("V404",), "long")
            return None

    def _painted(self, content: bytes, leaf: Leaf) -> Group:
        state = Graphics()
        state.clip = Clip(leaf.frame.media)
        group = self._walker.page(content, resources_of(leaf.held, self._walker.shelf), state)
        group.transparency = group.transparency or leaf.is_group
        return group
