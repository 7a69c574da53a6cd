"""One file against the limits of one printer: every check that is asked for, in one pass."""

from collections.abc import Iterator
from typing import NamedTuple

import pikepdf

from cardsmith.model.codes import SEVERITIES, Severity
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named
from cardsmith.model.preflight import Check, Limits, Report, Standard, State
from cardsmith.press.pages.boxes import inherited
from cardsmith.press.preflight import colours, images, letters, margins
from cardsmith.press.preflight.boxes import boxes, count, is_no_card, is_unpaired, sequence
from cardsmith.press.preflight.carrying import carried
from cardsmith.press.preflight.contents import alike, content_of, written
from cardsmith.press.preflight.digests import Digester
from cardsmith.press.preflight.facts import Facts, Gathering
from cardsmith.press.preflight.findings import Fault, Sound, is_worse
from cardsmith.press.preflight.frames import Frame, framed
from cardsmith.press.preflight.identity import identity
from cardsmith.press.preflight.judging import judged, weighed
from cardsmith.press.preflight.marks import Clip, Group
from cardsmith.press.preflight.opening import Order, opened
from cardsmith.press.preflight.plate import Plates, Weight
from cardsmith.press.preflight.resources import Shelf, resources_of
from cardsmith.press.preflight.state import State as Graphics
from cardsmith.press.preflight.streams import FAULTS, TooLongError
from cardsmith.press.preflight.structure import links, locks, repairs, scripts
from cardsmith.press.preflight.walking import Walker

_BOXES = ("/TrimBox", "/ArtBox", "/BleedBox", "/UserUnit")
_MANNERS = (letters.look, colours.look, images.look)
_CONTENT_CODES = frozenset(
    {
        *("V104", "V105", "V301", "V302", "V303", "V304", "V401", "V402", "V403", "V404"),
        *("V405", "V406", "V407", "V408", "V501", "V502", "V604"),
    }
)
MARGINS = ("V104", "V105")
"""The checks of what lies near a straight cut."""

_UNREAD = {
    letters.UNREADABLE: ("V303", "V304"),
    colours.UNREADABLE: ("V401", "V404"),
    images.UNREADABLE: ("V404",),
}
"""Which checks are not made where something cannot be read."""

_MOST_CONTENT = 256 * 1024 * 1024


def inspect(path: str, limits: Limits, order: Order | None = None) -> Report:
    """What the checks of a printer find in a PDF; ``order`` is what its pages should be.

    Raises InputError for a file that cannot be opened (F009) or judged at all (I152).
    """
    file, pages = opened(path)
    with file:
        found = Inspection(file, pages, limits, order, path)
        return Report(
            file=path,
            profile=limits.name,
            pages=len(pages),
            checks=tuple(found.checks()),
            digests=tuple(found.digests),
        )


def page_digests(path: str) -> list[str]:
    """The digest of each page of a PDF, as the order of pages is told by.

    Raises InputError as ``inspect`` does, and TooLongError or what damage raises.
    """
    file, pages = opened(path)
    with file:
        digester = Digester()
        found = []
        for page in pages:
            held = inherited(pikepdf.Page(page), "/Resources")
            found.append(digester.page(page, content_of(page, _MOST_CONTENT), held))
        return found


class _Seen(NamedTuple):
    """What a page shows, whatever its number: equal pages are looked at once."""

    facts: Facts
    weight: Weight | None


class Inspection:
    """The checks of one open file."""

    def __init__(
        self,
        file: pikepdf.Pdf,
        pages: list[pikepdf.Object],
        limits: Limits,
        order: Order | None,
        path: str,
    ) -> None:
        self._file, self._pages, self._limits, self._order = file, pages, limits, order
        self._path = path
        self._faults: list[Fault] = []
        self._sound: dict[str, Sound] = {}
        self._reasons: dict[str, str] = {}
        self.digests: list[str] = []
        self._left = _MOST_CONTENT
        shelf = Shelf()
        self._walker = Walker(shelf)
        self._gathering = Gathering((margins.look,), _MANNERS, limits)
        self._plates = Plates(limits)
        self._digester = Digester()
        self._frames: dict[object, Frame] = {}
        self._inked = 0.0
        self._sized: set[object] = set()
        self._digests: dict[object, str] = {}
        self._seen: dict[object, _Seen] = {}

    def checks(self) -> Iterator[Check]:
        """A line for each check: the pages that fail it, why it was not made, or that it was."""
        self._look()
        for code in self._limits.codes:
            faults = [fault for fault in self._faults if fault.code == code]
            if faults:
                yield from map(self._failed, faults)
            elif code in self._reasons:
                reason = self._reasons[code]
                yield Check(code, State.NOT_VERIFIED, self._severity(code), reason=reason)
            else:
                yield self._verified(code)

    def _look(self) -> None:
        self._whole()
        for number, page in enumerate(self._pages, start=1):
            try:
                frame = self._framed(page)
            except FAULTS:
                fault = Finding("I152", named(self._path), kind="page", page=number)
                raise InputError(fault) from None
            self._page(number, page, frame)
        self._told(("V605",), repairs(self._file, self._path))
        if is_unpaired(len(self._pages), self._order, of_cards="V103" not in self._reasons):
            self._unread(("V106",), "pairs")
        else:
            self._note(count(len(self._pages), self._order))
        if self._order is None:
            self._reasons["V107"] = "manifest"
        elif len(self.digests) == len(self._pages):
            self._faults += sequence(self.digests, self._order)

    def _framed(self, page: pikepdf.Object) -> Frame:
        """The boxes of a page; those that are written alike are read once."""
        media = written(inherited(pikepdf.Page(page), "/MediaBox"))
        key = media, *[written(page.get(name)) for name in _BOXES]
        if key not in self._frames:
            self._frames[key] = framed(page, self._limits.bleed)
        return self._frames[key]

    def _whole(self) -> None:
        """The checks of the file as such."""
        self._told(("V201", "V202", "V203", "V204", "V205"), identity(self._file, self._limits))
        self._told(("V601",), locks(self._file))
        self._told(("V602",), scripts(self._file, self._pages))
        failed = {fault.code for fault in self._faults}
        if "V201" in failed:
            self._unread(("V202", "V203"), "intent")
        elif "V202" in failed:
            self._unread(("V203",), "profile")

    def _told(self, codes: tuple[str, ...], faults: Iterator[Fault]) -> None:
        try:
            self._faults += faults
        except FAULTS:
            self._unread(codes, "damaged")

    def _page(self, number: int, page: pikepdf.Object, frame: Frame) -> None:
        expected = self._order[number - 1] if self._order and number <= len(self._order) else None
        self._box(frame, number, expected.size if expected else None)
        if frame.trim is None:
            is_paper = self._limits.standard is Standard.NONE
            self._unread(MARGINS if is_paper else ("V103", *MARGINS), "trim")
        try:
            found = links(page, frame)
            facts, weight = self._content(page, frame)
        except TooLongError:
            self._unread(_CONTENT_CODES, "long")
            return
        except (*FAULTS, RecursionError, MemoryError):
            self._unread(_CONTENT_CODES, "damaged")
            return
        if found:
            self._note(Fault("V603", str(found), "0", number))
        if weight is not None:
            if self._inked < weight.total <= self._limits.ink:
                self._inked = weight.total
            self._note(weighed(weight, frame, self._limits, number))
        is_unknown = expected is None and is_no_card(frame, self._limits)
        if is_unknown or (expected is not None and not expected.has_straight_cut):
            self._unread(MARGINS, "size" if is_unknown else "die")
            facts = {key: fact for key, fact in facts.items() if fact.code not in MARGINS}
        self._judge(facts, frame, number)

    def _box(self, frame: Frame, number: int, size: tuple[float, float] | None) -> None:
        if (frame, size) in self._sized:
            return
        if size is None and is_no_card(frame, self._limits):
            self._unread(("V103",), "size")
        found = [*boxes(frame, self._limits, number, size)]
        for each in found:
            self._note(each)
        if all(isinstance(each, Sound) for each in found):
            self._sized.add((frame, size))

    def _judge(self, facts: Facts, frame: Frame, number: int) -> None:
        if self._walker.unread or self._walker.shelf.damaged:
            self._unread(_CONTENT_CODES, "damaged")
        for fact in facts.values():
            if fact.code == "unread":
                self._unread(_UNREAD[fact.kind], fact.kind)
        for each in judged(facts, frame, self._limits, number):
            self._note(each)

    def _content(self, page: pikepdf.Object, frame: Frame) -> "_Seen":
        """What a page shows; its digest is noted where pages have an order."""
        content = content_of(page, self._left)
        self._left -= len(content)
        held = inherited(pikepdf.Page(page), "/Resources")
        key = alike(page, content, held, frame)
        if self._order is not None and "V107" in self._limits.codes:
            if key not in self._digests:
                self._digests[key] = self._digester.page(page, content, held)
            self.digests.append(self._digests[key])
        seen = self._seen.get(key)
        if seen is None:
            group = self._painted(page, content, held, frame)
            is_weighed = "V404" in self._limits.codes
            seen = self._seen[key] = _Seen(
                carried(self._gathering.page(group, frame), group, frame, self._limits),
                self._plates.weigh(group, frame, self._inked) if is_weighed else None,
            )
        return seen

    def painted(self, page: pikepdf.Object, frame: Frame) -> Group:
        """What a page paints."""
        held = inherited(pikepdf.Page(page), "/Resources")
        return self._painted(page, content_of(page, self._left), held, frame)

    def _painted(
        self, page: pikepdf.Object, content: bytes, held: pikepdf.Object | None, frame: Frame
    ) -> Group:
        state = Graphics()
        state.clip = Clip(frame.media)
        group = self._walker.page(content, resources_of(held, self._walker.shelf), state)
        inside = page.get("/Group")
        if isinstance(inside, pikepdf.Dictionary) and str(inside.get("/S")) == "/Transparency":
            group.transparency = True
        return group

    def _unread(self, codes: "frozenset[str] | tuple[str, ...]", reason: str) -> None:
        for code in codes:
            self._reasons.setdefault(code, reason)

    def _note(self, found: Fault | Sound) -> None:
        if isinstance(found, Fault):
            self._faults.append(found)
            return
        known = self._sound.get(found.code)
        if known is None or is_worse(found, known):
            self._sound[found.code] = found

    def _failed(self, fault: Fault) -> Check:
        return Check(
            code=fault.code,
            state=State.FAILED,
            severity=Severity.WARNING if fault.is_light else self._severity(fault.code),
            page=fault.page,
            measured=fault.measured,
            limit=fault.limit,
            kind=fault.kind,
            at=fault.at,
        )

    def _verified(self, code: str) -> Check:
        sound = self._sound.get(code, Sound(code, "", ""))
        return Check(
            code=code,
            state=State.VERIFIED,
            severity=self._severity(code),
            page=sound.page,
            measured=sound.measured,
            limit=sound.limit,
            at=sound.at,
        )

    def _severity(self, code: str) -> Severity:
        return Severity.WARNING if code in self._limits.warnings else SEVERITIES[code]
