"""What a person read on a test page and typed: readings become a printer, a ruler its causes."""

import math
import re
from typing import NamedTuple

from cardsmith.impose.scaling import TRUE, Cause, causes
from cardsmith.intake.shipped.profiles import papers
from cardsmith.layout.calibration import LOWER, SIDE, UPPER
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.measure import measured
from cardsmith.model.place import named
from cardsmith.model.printer import LIMITS, Printer
from cardsmith.pipeline.calibrating import Sheet
from cardsmith.pipeline.printers import save, saved
from cardsmith.pipeline.refusing import refused

_NUMBER = re.compile(r"([+-]?\d+(?:\.\d+)?) ?(mm|cm|in|°|deg|%)?")
_MILLIMETRES = {"cm": 10.0, "in": 25.4}
_LONGEST = 60
_PERCENT = 2.0
"""A scale above this is in percent."""

FINELY = 1.0
"""The fine grids tell a shift up to here, in millimetres."""

_HALVED = 60.0
"""A reading up to here is of the middle of the ruler, in millimetres."""


class Typed(NamedTuple):
    """Readings as they were typed; empty is not read. ``dx`` may be two, A/E."""

    dx: str = ""
    dy: str = ""
    rotate: str = ""
    scale_x: str = ""
    scale_y: str = ""
    ruler: str = ""


class Ruler(NamedTuple):
    """A ruler that was measured: what it should be, what it is, and the settings that do that.

    Without causes, the printer itself is that exact.
    """

    length: float
    measured: float
    causes: tuple[Cause, ...] = ()

    @property
    def ratio(self) -> float:
        """How long everything comes out."""
        return self.measured / self.length

    @property
    def is_true(self) -> bool:
        """Whether nobody could tell it from a true one."""
        return abs(self.ratio - 1) <= TRUE + 1e-9

    @property
    def finding(self) -> Finding:
        """I132: a setting scales the page."""
        return Finding(
            "I132",
            named("--ruler"),
            measured=measured(self.measured),
            length=measured(self.length),
            percent=measured(100 * self.ratio, places=1),
        )


def ruler(written: str, sheet: Sheet) -> Ruler:
    """What a measured ruler says; raises InputError (I110) for what is no length of it.

    A length near 50 mm is that of its middle.
    """
    length = _number("--ruler", written, "99.2mm")
    whole = 50.0 if length <= _HALVED else 100.0
    if not 0.3 <= length / whole <= 1.6:
        raise refused("--ruler", written, such_as=("99.2mm",))
    found = Ruler(whole, length)
    low, high = LIMITS["scale_x"]
    if low - 1e-9 <= found.ratio <= high + 1e-9:
        return found
    return found._replace(causes=causes(found.ratio, sheet.paper, papers()))


def measure(name: str, tray: str, sheet: Sheet, typed: Typed) -> Printer:
    """Save what was read of a printer; what was not read stays as it was.

    Raises InputError: I110 for what cannot be read on a test page, I132 for a ruler that a
    setting has scaled.
    """
    called, drawer = _name("--save", name), _name("--tray", tray) if tray else ""
    if not any(typed):
        raise refused("--save", name, such_as=(f"--save {name} --dx 0.3 --dy -0.2",))
    key = called, drawer, *(sheet.paper.name, sheet.landscape)
    before = next((each for each in saved() if each.key == key), None)
    numbers = (before.numbers if before else {}) | _scales(typed, sheet)
    numbers |= _shifts(typed, numbers.get("rotate", 0.0))
    printer = Printer(
        name=called,
        tray=drawer,
        paper=sheet.paper.name,
        landscape=sheet.landscape,
        **{name: round(number, 6) for name, number in numbers.items()},
    )
    save(printer)
    return printer


def unsaved(typed: Typed, tray: str) -> InputError | None:
    """I110 for a reading that nobody asked to save, which would be lost; None without any."""
    given = {f"--{name.replace('_', '-')}": text for name, text in typed._asdict().items()}
    given |= {"--ruler": "", "--tray": tray}
    for option, text in given.items():
        if text:
            return refused(option, text, such_as=(f"--save salon {option} {text}",))
    return None


def _scales(typed: Typed, sheet: Sheet) -> dict[str, float]:
    """How wide and how high things come out, as far as that was read."""
    found: dict[str, float] = {}
    if typed.ruler:
        measured = ruler(typed.ruler, sheet)
        if measured.causes:
            raise InputError(measured.finding)
        found = {"scale_x": measured.ratio, "scale_y": measured.ratio}
    for name, written in (("scale_x", typed.scale_x), ("scale_y", typed.scale_y)):
        if written:
            option = f"--{name.replace('_', '-')}"
            number = _number(option, written, "99.2%")
            found[name] = _within(option, name, number / 100 if number > _PERCENT else number)
    return found


def _shifts(typed: Typed, turned: float) -> dict[str, float]:
    """How the back lies about the middle of the sheet, from what was read beside it.

    ``turned`` is the turn known before; a new ``dx`` that is the same above and below undoes it.
    """
    upper, both, lower = typed.dx.partition("/")
    if both and typed.rotate:
        raise refused("--rotate", typed.rotate, such_as=(f"--dx {upper} --rotate {typed.rotate}",))
    across = [_number("--dx", part, "0.3") for part in (upper, lower)[: 1 + len(both)] if typed.dx]
    if typed.rotate:
        turned = _number("--rotate", typed.rotate, "0.2")
    elif across:
        sine = (across[0] - across[-1]) / (LOWER - UPPER)
        turned = math.degrees(math.asin(max(-1.0, min(sine, 1.0))))
    found = {"rotate": _within("--rotate" if typed.rotate else "--dx", "rotate", turned)}
    sine = math.sin(math.radians(turned))
    if across:
        found["dx"] = _within("--dx", "dx", across[0] + UPPER * sine)
    if typed.dy:
        found["dy"] = _within("--dy", "dy", _number("--dy", typed.dy, "-0.2") - SIDE * sine)
    return found


def _name(option: str, written: str) -> str:
    """A name that ``--printer`` can tell from that of a tray."""
    name = " ".join(written.split())
    if not name or "/" in name or not name.isprintable() or len(name) > _LONGEST:
        raise refused(option, written, such_as=("salon",))
    return name


def _number(option: str, written: str, example: str) -> float:
    """A number as it is read on paper: with a comma or a point, a true minus, a unit or none.

    Lengths are millimetres.
    """
    plain = written.strip().replace(",", ".").replace("−", "-")
    match = _NUMBER.fullmatch(plain)
    if match is None:
        raise refused(option, written, such_as=(example,))
    return float(match[1]) * _MILLIMETRES.get(match[2] or "", 1.0)


def _within(option: str, name: str, number: float) -> float:
    """The number, where a printer may do that by itself; raises InputError (I110) otherwise."""
    low, high = LIMITS[name]
    if not low <= number <= high:
        raise refused(option, f"{number:.4g}", among=(f"{low:g} … {high:g}",))
    return number
