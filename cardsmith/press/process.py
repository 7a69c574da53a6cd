"""Inks of a press: four colours and spots, and what overprints."""

from functools import cached_property
from hashlib import sha256

from cardsmith.model.inks import CUT, REGISTRATION, Ink
from cardsmith.model.press import Press
from cardsmith.press.content import plain

_KNOCKED_OUT, _OVER, _CUT_OVER = "/Gk gs", "/Go gs", "/Gc gs"

STATES = "<< /Gk << /op false >> /Go << /op true /OPM 1 >> /Gc << /OP true /op false /OPM 1 >> >>"
"""Graphics states by name: what is painted takes the place of what lies below, or not. Only the
last is of lines: a file of outlines has no others (ISO 32000-1, 8.6.7)."""

_DIGITS = 8
"""Digits of a digest by which colour spaces are called."""

_BLACK = (0, 0, 0, 100)


class Process:
    """CMYK and spots, within the ink limit of a press; nothing overprints but outlines of a die.

    Operators name graphics states, ``STATES``, and ``spaces``, which are complete once everything
    is drawn. Both are called the same in every document.
    """

    before_picture = f"{_KNOCKED_OUT} "

    def __init__(self, press: Press) -> None:
        self._limit = press.ink
        self._spots = dict(press.spots)
        self.spaces: dict[str, str] = {}
        self._fills: dict[Ink, str] = {}
        self._strokes: dict[Ink, str] = {}

    @cached_property
    def type(self) -> "Overprinting":
        """The same inks for type, of which black overprints."""
        return Overprinting(self)

    def fill(self, ink: Ink) -> str:
        """The operators ``gs`` and ``k``, or ``cs`` and ``scn`` for a spot."""
        found = self._fills.get(ink)
        if found is None:
            found = self._fills[ink] = f"{_KNOCKED_OUT} {self._said(ink, 'k', 'cs', 'scn')}"
        return found

    def stroke(self, ink: Ink) -> str:
        """The same for lines."""
        found = self._strokes.get(ink)
        if found is None:
            over = f"{_CUT_OVER} " if ink == CUT else ""
            found = self._strokes[ink] = f"{over}{self._said(ink, 'K', 'CS', 'SCN')}"
        return found

    @property
    def resource(self) -> str:
        """The dictionary of the colour spaces of spots."""
        spaces = sorted(self.spaces.items())
        return f"<< {' '.join(f'/{name} {space}' for name, space in spaces)} >>"

    def _said(self, ink: Ink, process: str, space: str, tint: str) -> str:
        spot = ink.spot or self._spots.get(ink.name, "")
        if not spot:
            return f"{_shares(limited(ink.cmyk, self._limit))} {process}"
        recipe = ink.cmyk if ink == REGISTRATION else limited(ink.cmyk, self._limit)
        separation = _separation(spot, recipe)
        name = f"s{sha256(separation.encode()).hexdigest()[:_DIGITS]}"
        self.spaces[name] = separation
        return f"/{name} {space} 1 {tint}"


class Overprinting:
    """Inks of type: black alone is printed over what is below, so that no rim shows."""

    before_picture = Process.before_picture

    def __init__(self, process: Process) -> None:
        self._process = process
        self.spaces = process.spaces

    def fill(self, ink: Ink) -> str:
        """The operators of ``Process``, but for black."""
        said = self._process.fill(ink)
        return said.replace(_KNOCKED_OUT, _OVER) if ink.cmyk == _BLACK and not ink.spot else said

    def stroke(self, ink: Ink) -> str:
        """The operators of ``Process``."""
        return self._process.stroke(ink)


def limited(cmyk: tuple[int, int, int, int], limit: int) -> tuple[float, ...]:
    """The inks of a colour, black kept and the others lessened where all exceed ``limit``.

    >>> limited((100, 100, 100, 100), 250), limited((60, 40, 40, 100), 240)
    ((50.0, 50.0, 50.0, 100), (60, 40, 40, 100))
    """
    if sum(cmyk) <= limit:
        return cmyk
    *colours, key = cmyk
    share = max(limit - key, 0) / sum(colours)
    return (*(int(colour * share * 10) / 10 for colour in colours), key)


def _shares(percents: tuple[float, ...]) -> str:
    return " ".join(plain(percent / 100) for percent in percents)


def _separation(spot: str, cmyk: tuple[float, ...]) -> str:
    """A colour space of one ink, shown by the process inks where there is none (8.6.6.4)."""
    tint = f"<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [{_shares(cmyk)}] /N 1 >>"
    return f"[/Separation /{_escaped(spot)} /DeviceCMYK {tint}]"


def _escaped(name: str) -> str:
    """A name as a PDF writes it (7.3.5).

    >>> _escaped("OR MAROTTE")
    'OR#20MAROTTE'
    """
    plainly = {*b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_."}
    return "".join(chr(b) if b in plainly else f"#{b:02X}" for b in name.encode())
