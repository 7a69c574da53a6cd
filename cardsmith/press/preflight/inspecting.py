"""One file against the limits of one printer: every check that is asked for, in one pass."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import pikepdf

from cardsmith.model.codes import SEVERITIES, Severity
from cardsmith.model.preflight import Check, Limits, Report, State
from cardsmith.press.preflight.boxes import count, is_unpaired, sequence
from cardsmith.press.preflight.findings import Fault, Notes, Sound
from cardsmith.press.preflight.identity import identity
from cardsmith.press.preflight.looking import MOST_READ, Found, Looking
from cardsmith.press.preflight.opening import Order, may_be_shared, opened
from cardsmith.press.preflight.streams import FAULTS
from cardsmith.press.preflight.structure import locks, repairs, scripts

Look = Callable[[Sequence[int]], Found]
"""Looks at some pages in a row by their numbers, of which the first is 1."""

Share = Callable[[Look, Sequence[int]], Sequence[Found]]
"""Who looks at all pages: what was found on successive shares of them, in their order."""


def by_oneself(look: Look, numbers: Sequence[int]) -> Sequence[Found]:
    """Look at all pages one after the other."""
    return [look(numbers)]


def inspect(
    path: str, limits: Limits, order: Order | None = None, share: Share = by_oneself
) -> Report:
    """What the checks of a printer find in a PDF; ``order`` is what its pages should be.

    Who ``share``s the pages out finds the same. Raises InputError for a file that cannot be
    opened (F009) or judged at all (I152).
    """
    is_shared = share is not by_oneself and may_be_shared(path)
    file, pages = opened(path, is_mapped=is_shared)
    with file:
        notes = _whole(file, pages, limits)

        def look(numbers: Sequence[int]) -> Found:
            its = pages[numbers[0] - 1 : numbers[-1]]
            found = Looking(limits, order, path).looked(its, numbers[0])
            return found._replace(is_mended=bool(file.get_warnings()))

        numbers = range(1, len(pages) + 1)
        looked = (share if is_shared else by_oneself)(look, numbers)
        if _may_differ(looked):
            looked = by_oneself(look, numbers)
        is_mended = any(each.is_mended for each in looked)
    digests = [digest for each in looked for digest in each.digests]
    for each in looked:
        notes.take(each.notes)
    _told(notes, ("V605",), repairs(path, is_mended=is_mended))
    _in_order(notes, len(pages), digests, order)
    return Report(
        file=path,
        profile=limits.name,
        pages=len(pages),
        checks=tuple(_checks(notes, limits)),
        digests=tuple(digests),
    )


def _may_differ(looked: Sequence[Found]) -> bool:
    """Whether one who looks at all pages would find something else: that there is too much."""
    if len(looked) == 1:
        return False
    read = map(sum, zip(*(each.read for each in looked), strict=True))
    is_much = any(found > most for found, most in zip(read, MOST_READ, strict=True))
    return is_much or any(each.is_alone for each in looked)


def _whole(file: pikepdf.Pdf, pages: list[pikepdf.Object], limits: Limits) -> Notes:
    """The checks of the file as such."""
    notes = Notes()
    told = partial(_told, notes)
    told(("V201", "V202", "V203", "V204", "V205"), identity(file, limits))
    told(("V601",), locks(file))
    told(("V602",), scripts(file, pages))
    failed = {fault.code for fault in notes.faults}
    if "V201" in failed:
        notes.unread(("V202", "V203"), "intent")
    elif "V202" in failed:
        notes.unread(("V203",), "profile")
    return notes


def _told(notes: Notes, codes: tuple[str, ...], faults: Iterator[Fault]) -> None:
    try:
        notes.faults += faults
    except FAULTS:
        notes.unread(codes, "damaged")


def _in_order(notes: Notes, pages: int, digests: Sequence[str], order: Order | None) -> None:
    """Whether the pages are as many as there should be, in their order."""
    if is_unpaired(pages, order, of_cards="V103" not in notes.reasons):
        notes.unread(("V106",), "pairs")
    else:
        notes.add(count(pages, order))
    if order is None:
        notes.reasons["V107"] = "manifest"
    elif len(digests) == pages:
        notes.add(*sequence(digests, order))


def _checks(notes: Notes, limits: Limits) -> Iterator[Check]:
    """A line for each check: the pages that fail it, why it was not made, or that it was."""
    for code in limits.codes:
        severity = Severity.WARNING if code in limits.warnings else SEVERITIES[code]
        faults = [fault for fault in notes.faults if fault.code == code]
        if faults:
            yield from (_failed(fault, severity) for fault in faults)
        elif code in notes.reasons:
            yield Check(code, State.NOT_VERIFIED, severity, reason=notes.reasons[code])
        else:
            yield _verified(notes.sound.get(code, Sound(code, "", "")), severity)


def _failed(fault: Fault, severity: Severity) -> Check:
    return Check(
        code=fault.code,
        state=State.FAILED,
        severity=Severity.WARNING if fault.is_light else severity,
        page=fault.page,
        measured=fault.measured,
        limit=fault.limit,
        kind=fault.kind,
        at=fault.at,
    )


def _verified(sound: Sound, severity: Severity) -> Check:
    return Check(
        code=sound.code,
        state=State.VERIFIED,
        severity=severity,
        page=sound.page,
        measured=sound.measured,
        limit=sound.limit,
        at=sound.at,
    )
