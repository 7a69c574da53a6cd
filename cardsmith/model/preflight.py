"""What a preflight looks for in a file for print, and what it says of it."""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from cardsmith.model.codes import Severity
from cardsmith.model.measure import Measure
from cardsmith.model.struct import Struct, field


class State(StrEnum):
    """What became of a check. There is no fourth: what was not looked at is never right."""

    VERIFIED = "verified"
    FAILED = "failed"
    NOT_VERIFIED = "not-verified"


class Standard(StrEnum):
    """The standard that a file claims; none for sheets that are printed at home."""

    X4 = "PDF/X-4"
    X1A = "PDF/X-1a:2003"
    NONE = ""


class Delivery(StrEnum):
    """What a printer is sent."""

    PDF = "pdf"
    PNG = "png"


class Limits(Struct, frozen=True, kw_only=True):
    """What a printer takes. Lengths are millimetres, ``ink`` percent, line widths points.

    ``codes`` are the checks that are asked for, ``warnings`` those that do not fail a file.
    ``sizes`` are those that a trim, or a page of a file without trim, may have; ``any_size``
    takes others too, as long as they are named. ``resolution`` is the least pixels an inch, and
    those from which nothing is said. ``dies`` are spots that cut and print nothing. ``pixels`` are
    the exact sizes of pictures.
    """

    name: str
    codes: tuple[str, ...]
    delivery: Delivery = Delivery.PDF
    standard: Standard = Standard.NONE
    warnings: frozenset[str] = frozenset()
    sizes: tuple[tuple[float, float], ...] = ()
    tolerance: float = 0.1
    bleed: float = 3.0
    safe: float = 3.0
    ink: float = 300.0
    resolution: tuple[float, float] = (225.0, 297.0)
    line: float = 0.25
    knocked_out: float = 0.5
    dark: float = 85.0
    dies: tuple[str, ...] = ()
    conditions: tuple[str, ...] = ()
    pixels: Mapping[str, tuple[int, int]] = field(default_factory=dict)


NOT_ASKED = frozenset({"manifest", "die", "size", "pairs"})
"""Reasons for which a check is not verified and the file is not undecided."""


class Check(NamedTuple):
    """One line of a report: what was measured of a page, or of the file (page 0), against what.

    ``reason`` names why a check was not made; ``kind`` picks its words. ``at`` is a place in
    millimetres from the top left corner of the trim.
    """

    code: str
    state: State
    severity: Severity
    page: int = 0
    measured: str = ""
    limit: str = ""
    reason: str = ""
    kind: str = ""
    at: tuple[float, float] | None = None

    @property
    def figures(self) -> tuple[str, str]:
        """What was measured and its limit; names and versions (V107, V2xx, V6xx) are no figures."""
        is_text = self.code[1] in "26" or self.code == "V107"
        return (
            (self.measured, self.limit)
            if is_text
            else (Measure(self.measured), Measure(self.limit))
        )


class Opinion(NamedTuple):
    """What another program says of the file; ``state`` is failed, verified or not-verified."""

    tool: str
    state: State
    said: tuple[str, ...] = ()
    reason: str = ""


class Report(Struct, frozen=True, kw_only=True):
    """All of what was looked at in one file; ``digests`` are those of pages that have an order."""

    file: str
    profile: str
    pages: int
    checks: tuple[Check, ...]
    opinions: tuple[Opinion, ...] = ()
    digests: tuple[str, ...] = ()

    def of(self, state: State) -> tuple[Check, ...]:
        """The lines of one state."""
        return tuple(check for check in self.checks if check.state is state)

    @property
    def errors(self) -> tuple[Check, ...]:
        """The failed checks for which a print shop refuses a file."""
        return tuple(check for check in self.of(State.FAILED) if check.severity is Severity.ERROR)

    @property
    def is_undecided(self) -> bool:
        """Whether a check that was asked for could not be made.

        Nobody asked for what a file has no subject for: an order of pages without a manifest that
        tells it (V107), straight cuts of what a die cuts.
        """
        return any(check.reason not in NOT_ASKED for check in self.of(State.NOT_VERIFIED))
