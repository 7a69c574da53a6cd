"""What families of checks hand over: what is wrong on a page, and why a thing was not looked at."""

from typing import NamedTuple


class Fault(NamedTuple):
    """A check that failed on a page (0 for the file), as a report will say it."""

    code: str
    measured: str
    limit: str
    page: int = 0
    kind: str = ""
    at: tuple[float, float] | None = None
    is_light: bool = False
    """Whether the fault is only worth a warning."""


class Sound(NamedTuple):
    """What was measured where nothing is wrong; the worst of it."""

    code: str
    measured: str
    limit: str
    page: int = 0
    at: tuple[float, float] | None = None
