"""Files for a press are looked at as the print shop will, before any of them is written."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from cardsmith.intake.shipped.limits import read_limits
from cardsmith.model.finding import Finding
from cardsmith.model.place import named
from cardsmith.model.preflight import NOT_ASKED, State
from cardsmith.model.preflight import Check as Looked
from cardsmith.model.profile import Profile
from cardsmith.model.sheet import Page
from cardsmith.pipeline.crew import shared_out
from cardsmith.pipeline.pressing import Pressed
from cardsmith.pipeline.sheets import Print
from cardsmith.press.manifest import Check, Shown
from cardsmith.press.preflight.inspecting import Look, inspect
from cardsmith.press.preflight.looking import Found
from cardsmith.press.preflight.opening import Expected

_BY_DIE = frozenset({"box", "tray", "dividers", "pawns", "die"})
"""The components that are cut along their own outline."""

_CUT = "-cut.pdf"

_LEAST = 150
"""So many pages at least are looked at by a process of their own."""


class Examined(NamedTuple):
    """What is wrong with files, how each check came out, and what their pages show."""

    findings: tuple[Finding, ...]
    checks: tuple[Check, ...]
    faces: tuple[Shown, ...]


def examined(printed: Iterable[Print], pressed: Pressed, profile: Profile) -> Examined:
    """Every file of a profile for a press, looked at by its preflight.

    I183 for a check that a file fails: the first place, and how many more there are.
    """
    limits = read_limits(profile.name)
    looked: list[Looked] = []
    findings: list[Finding] = []
    faces: list[Shown] = []
    with TemporaryDirectory() as folder:
        for item in printed:
            path = Path(folder) / item.path
            path.write_bytes(pressed.content[item.path])
            shown = tuple(_shown(item))
            report = inspect(str(path), limits, [_expected(face) for face in shown], _shared)
            digests = report.digests or ("",) * len(shown)
            faces += (
                face._replace(digest=digest)
                for face, digest in zip(shown, digests, strict=False)
                if digest
            )
            looked += report.checks
            findings += _failures(item.path, report.checks)
    return Examined(tuple(findings), tuple(_merged(looked)), tuple(faces))


def _shared(look: Look, numbers: Sequence[int]) -> list[Found]:
    return shared_out(look, numbers, _LEAST)


def _shown(item: Print) -> Iterator[Shown]:
    """What each page shows, as a later preflight will hold it against the file, but its digest."""
    is_die = item.component in _BY_DIE or item.path.endswith(_CUT)
    for number, page in enumerate(item.document.pages, 1):
        box = page.trim
        width, height = (box.width, box.height) if box else (page.width, page.height)
        name, cut = _name(page, number), "die" if is_die else "trim"
        yield Shown(item.path, number, name, "", width, height, cut)


def _name(page: Page, number: int) -> str:
    """The face of a page, or for several the number of their sheet."""
    return page.placed[0].face.name if len(page.placed) == 1 else f"sheet {number}"


def _expected(face: Shown) -> Expected:
    """What a page should be: of its size; what it shows is told by it."""
    return Expected(
        face.name, face.digest, (face.width / 1000, face.height / 1000), face.cut != "die"
    )


def _failures(path: str, found: Sequence[Looked]) -> Iterator[Finding]:
    """One finding for each check that a file fails."""
    failed: dict[str, list[Looked]] = {}
    for check in found:
        if check.state is State.FAILED:
            failed.setdefault(check.code, []).append(check)
    for code, checks in failed.items():
        first, others = checks[0], len(checks) - 1
        measured, limit = first.figures
        yield Finding(
            "I183",
            named(path),
            severity=first.severity,
            kind="more" if others else "one",
            check=code,
            page=first.page,
            measured=measured,
            limit=limit,
            others=others,
        )


def _merged(looked: Iterable[Looked]) -> Iterator[Check]:
    """Each check once: failed where a file fails it, open where it was asked for and not made."""
    found: dict[str, dict[State, str]] = {}
    for check in looked:
        state = check.state
        if state is State.NOT_VERIFIED and check.reason in NOT_ASKED:
            found.setdefault(check.code, {})
            continue
        found.setdefault(check.code, {}).setdefault(state, check.reason)
    for code, states in sorted(found.items()):
        state = next((one for one in _WORST if one in states), State.NOT_VERIFIED)
        yield Check(code, state.value, "" if state is State.VERIFIED else states.get(state, ""))


_WORST = (State.FAILED, State.NOT_VERIFIED, State.VERIFIED)
