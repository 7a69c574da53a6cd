"""What families of checks hand over: what is wrong on a page, and why a thing was not looked at."""

from collections.abc import Iterable
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


class Notes:
    """What was found: faults in their order, the worst of what is sound, what was not looked at.

    ``reasons`` tell by their codes why checks were not made.
    """

    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self.sound: dict[str, Sound] = {}
        self.reasons: dict[str, str] = {}

    def add(self, *found: Fault | Sound) -> bool:
        """Note what was found; tells whether all of it is sound."""
        for each in found:
            if isinstance(each, Fault):
                self.faults.append(each)
                continue
            known = self.sound.get(each.code)
            if known is None or _is_worse(each, known):
                self.sound[each.code] = each
        return not any(isinstance(each, Fault) for each in found)

    def unread(self, codes: Iterable[str], reason: str) -> None:
        """Note why checks were not made; what was told first remains."""
        for code in codes:
            self.reasons.setdefault(code, reason)

    def take(self, further: "Notes") -> None:
        """Note what was found after this."""
        self.add(*further.faults, *further.sound.values())
        for code, reason in further.reasons.items():
            self.reasons.setdefault(code, reason)


def _is_worse(one: Sound, other: Sound) -> bool:
    """Whether a measure is nearer to its limit than another."""
    if one.code in {"V104", "V105", "V408", "V501"}:
        return _number(one) < _number(other)
    return one.code in {"V304", "V404"} and _number(one) > _number(other)


def _number(sound: Sound) -> float:
    return float(sound.measured.replace("/", " ").split()[0])
