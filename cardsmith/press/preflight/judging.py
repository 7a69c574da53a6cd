"""Facts of a page against the limits of a printer."""

from collections.abc import Callable, Iterator, Sequence

from cardsmith.model.preflight import Limits
from cardsmith.press.preflight.beneath import Weight
from cardsmith.press.preflight.colours import WHITE
from cardsmith.press.preflight.facts import Fact, Facts
from cardsmith.press.preflight.findings import Fault, Sound
from cardsmith.press.preflight.frames import Frame

COUNTED = ("V301", "V302", "V303", "V401", "V402", "V405", "V406", "V407", "V502")
"""What is not to be there at all."""

_HAIR = 0.05
"""Millimetres that rounding may take from a distance."""


def judged(facts: Facts, frame: Frame, limits: Limits, page: int) -> Iterator[Fault | Sound]:
    """What a page fails by, and what was measured of the rest."""
    by_code: dict[str, list[Fact]] = {}
    for fact in facts.values():
        by_code.setdefault(fact.code, []).append(fact)
    for code, found in by_code.items():
        if code in COUNTED:
            at = frame.at(found[0].box)
            yield Fault(code, _counted(code, found), "0", page, at=at)
        elif code in _JUDGES:
            yield from _JUDGES[code](found, frame, limits, page)


def _counted(code: str, found: Sequence[Fact]) -> str:
    """``2``, ``1 rg``, ``6 strings``, ``Helvetica, 1``."""
    if code == "V301":
        return f"{found[0].kind}, {len(found)}"
    number = int(sum(fact.value for fact in found))
    unit = {"V401": found[0].kind, "V502": found[0].kind, "V405": "objects"}.get(code, "")
    if code == "V406":
        unit = found[0].kind
    if number == 1 and unit in {"strings", "objects"}:
        unit = unit.removesuffix("s")
    return f"{number} {unit}".strip()


def weighed(weight: Weight, frame: Frame, limits: Limits, page: int) -> Fault | Sound:
    """The ink of a page."""
    measured, limit, at = f"{weight.total:.0f} %", f"≤ {limits.ink:g}", frame.at(weight.box)
    if weight.total > limits.ink + 0.5:
        return Fault("V404", measured, limit, page, at=at)
    return Sound("V404", measured, limit, page, at)


def _bleed(
    found: Sequence[Fact], frame: Frame, limits: Limits, page: int
) -> Iterator[Fault | Sound]:
    yield _distance(min(found, key=_value), frame, limits.bleed, page)


def _safe(
    found: Sequence[Fact], frame: Frame, limits: Limits, page: int
) -> Iterator[Fault | Sound]:
    yield _distance(min(found, key=_value), frame, limits.safe, page)


def _distance(fact: Fact, frame: Frame, least: float, page: int) -> Fault | Sound:
    measured, limit, at = f"{fact.value:.1f} mm", f"≥ {least:.1f}", frame.at(fact.box)
    if fact.value < least - _HAIR:
        return Fault(fact.code, measured, limit, page, at=at)
    return Sound(fact.code, measured, limit, page, at)


def _widths(
    found: Sequence[Fact], frame: Frame, limits: Limits, page: int
) -> Iterator[Fault | Sound]:
    del limits
    worst = max(found, key=_value)
    measured, limit, at = f"{worst.value:.0f}/1000 em", "≤ 1", frame.at(worst.box)
    if worst.value > 1:
        yield Fault("V304", measured, limit, page, kind="", at=at)
    else:
        yield Sound("V304", measured, limit, page, at)


def _black(
    found: Sequence[Fact], frame: Frame, limits: Limits, page: int
) -> Iterator[Fault | Sound]:
    del limits
    worst = max(found, key=_value)
    if worst.value:
        measured = f"{worst.value:.0f} % (sum {worst.kind})"
        yield Fault("V403", measured, "0", page, at=frame.at(worst.box))
    else:
        yield Sound("V403", "0 %", "0", page)


def _line(
    found: Sequence[Fact], frame: Frame, limits: Limits, page: int
) -> Iterator[Fault | Sound]:
    for fact in found:
        least = limits.knocked_out if fact.kind == WHITE else limits.line
        measured, limit, at = f"{fact.value:g} pt", f"≥ {least:g}", frame.at(fact.box)
        if fact.value < least - 0.005:
            yield Fault("V408", measured, limit, page, fact.kind, at)
        elif fact.kind != WHITE:
            yield Sound("V408", measured, limit, page, at)


def _fine(
    found: Sequence[Fact], frame: Frame, limits: Limits, page: int
) -> Iterator[Fault | Sound]:
    worst = min(found, key=_value)
    least, enough = limits.resolution
    measured, limit, at = f"{worst.value:.0f} ppi", f"≥ {least:g}", frame.at(worst.box)
    if round(worst.value) < enough:
        yield Fault("V501", measured, limit, page, at=at, is_light=round(worst.value) >= least)
    else:
        yield Sound("V501", measured, limit, page, at)


def _opaque(
    found: Sequence[Fact], frame: Frame, limits: Limits, page: int
) -> Iterator[Fault | Sound]:
    del limits
    worst = min(found, key=_value)
    measured = f"ca {worst.value:g}" if worst.kind == "ca" else worst.kind.removeprefix("/")
    yield Fault("V604", measured, "1", page, at=frame.at(worst.box))


def _value(fact: Fact) -> float:
    return fact.value


_Judge = Callable[[Sequence[Fact], Frame, Limits, int], Iterator[Fault | Sound]]

_JUDGES: dict[str, _Judge] = {
    "V104": _bleed,
    "V105": _safe,
    "V304": _widths,
    "V403": _black,
    "V408": _line,
    "V501": _fine,
    "V604": _opaque,
}
