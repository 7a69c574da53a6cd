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


def is_worse(one: Sound, other: Sound) -> bool:
    """Whether a measure is nearer to its limit than another."""
    if one.code in {"V104", "V105", "V408", "V501"}:
        return _number(one) < _number(other)
    return one.code in {"V304", "V404"} and _number(one) > _number(other)


def _number(sound: Sound) -> float:
    return float(sound.measured.replace("/", " ").split()[0])
