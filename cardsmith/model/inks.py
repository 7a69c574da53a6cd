"""The colours of the house, each with its screen and its press recipe (art direction §2)."""

import re

from cardsmith.model.struct import Struct


class Ink(Struct, frozen=True):
    """A named colour: sRGB 0–255 for home and screen, C M Y K in percent for the press.

    With a ``spot`` the press has an ink of that name, which C M Y K only stand in for.
    """

    name: str
    rgb: tuple[int, int, int]
    cmyk: tuple[int, int, int, int]
    spot: str = ""


MOST_INK = 240
"""Per cent of all inks together that no colour exceeds: the least that a shipped printer takes."""

_FREE = re.compile("#[0-9A-Fa-f]{6}")
_BY_NAME: dict[str, "Ink"] = {}


def _house(name: str, rgb: str, *cmyk: int) -> Ink:
    _BY_NAME[name] = ink = _ink(name, rgb, *cmyk)
    return ink


def _ink(name: str, rgb: str, *cmyk: int) -> Ink:
    red, green, blue = (int(rgb[i : i + 2], 16) for i in (0, 2, 4))
    cyan, magenta, yellow, key = cmyk
    return Ink(name, (red, green, blue), (cyan, magenta, yellow, key))


PAPER = _house("paper", "FBF5E6", 1, 3, 11, 0)
WHITE = _house("white", "FFFFFF", 0, 0, 0, 0)
INK = _house("ink", "1F1A17", 0, 0, 0, 100)
GREY = _house("grey", "6A6058", 0, 0, 0, 80)
BROWN = _house("brown", "4A423C", 0, 0, 0, 90)
SAFFRON = _house("saffron", "E69F00", 0, 40, 100, 5)
WINE = _house("wine", "882255", 25, 100, 15, 40)
PASTEL = _house("pastel", "0072B2", 95, 40, 0, 10)
GREEN = _house("green", "009E73", 80, 0, 65, 10)
DARK_SAFFRON = _house("dark saffron", "B87A00", 5, 45, 100, 30)
DARK_WINE = _house("dark wine", "621640", 50, 100, 35, 40)
DARK_PASTEL = _house("dark pastel", "00507F", 100, 50, 5, 40)
DARK_GREEN = _house("dark green", "00704F", 90, 10, 75, 40)
LIGHT_SAFFRON = _house("light saffron", "F9DB9C", 0, 15, 45, 0)
LIGHT_WINE = _house("light wine", "EBD3DF", 5, 20, 5, 5)
LIGHT_PASTEL = _house("light pastel", "CBE2F0", 25, 5, 5, 0)
LIGHT_GREEN = _house("light green", "C8E9DD", 30, 0, 20, 0)
GOLD = _house("gold", "F2C14E", 5, 25, 80, 0)
STRAW = _house("straw", "F0CF7A", 0, 15, 60, 10)
WOOD = _house("wood", "B98A5A", 10, 40, 65, 25)
STEEL = _house("steel", "CFD6D8", 5, 0, 0, 20)
CHEEK = _house("cheek", "EFB39C", 0, 35, 35, 5)
VEIL = _house("veil", "2A2422", 60, 40, 40, 100)
BOARD_LOZENGE = _house("board lozenge", "7A1D4C", 35, 100, 25, 40)
BOARD_LINE = _house("board line", "A34A77", 15, 80, 5, 30)
MAROTTE_RAY = _house("marotte ray", "008661", 85, 5, 70, 25)
PALE_GREEN_RAY = _house("pale green ray", "E6F5EF", 15, 0, 10, 0)
CENTRE_RAY = _house("centre ray", "FBEBC9", 0, 5, 25, 5)
LATTICE_LINE = _house("lattice line", "E3B9CC", 10, 35, 10, 0)
GUIDE = _house("guide", "999999", 0, 0, 0, 40)

REGISTRATION = Ink("registration", (0, 0, 0), (100, 100, 100, 100), "All")
"""On every plate of a press, for marks that are cut away."""

CUT = Ink("cut", (255, 0, 255), (0, 100, 0, 0), "CutContour")
"""No ink at all: the line that a die follows."""

DYES = (WINE, SAFFRON, PASTEL, GREEN)
"""The motley, in the order of a frieze."""


def house_names() -> tuple[str, ...]:
    """The names of the colours of the house."""
    return tuple(_BY_NAME)


def custom_ink(text: str) -> Ink:
    """The ink a template writes as ``#RRGGBB``, or by the name of a house colour.

    The press recipe of a free colour has all of its grey in black, so that what is neutral is
    printed with one ink and type in dark colours stays sharp. Raises ValueError for anything else.

    >>> custom_ink("#FF0000").cmyk, custom_ink("#000000").cmyk, custom_ink("#333333").cmyk
    ((0, 100, 100, 0), (0, 0, 0, 100), (0, 0, 0, 80))
    """
    if text in _BY_NAME:
        return _BY_NAME[text]
    if not _FREE.fullmatch(text):
        raise ValueError(f"not a colour: {text!r}")
    plain = _ink(text, text[1:], 0, 0, 0, 0)
    return Ink(text, plain.rgb, _separated(plain.rgb))


def _separated(rgb: tuple[int, int, int]) -> tuple[int, int, int, int]:
    """C M Y K in percent, all grey in black, no more than ``MOST_INK`` together."""
    light = max(rgb)
    key = round(100 - light / 2.55)
    if not light:
        return 0, 0, 0, key
    cyan, magenta, yellow = (100 * (light - value) // light for value in rgb)
    least = min(1.0, (MOST_INK - key) / (cyan + magenta + yellow or 1))
    return int(cyan * least), int(magenta * least), int(yellow * least), key
