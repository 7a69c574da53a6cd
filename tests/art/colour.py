"""Colour as the eye has it: contrast, difference, and what weaker colour vision makes of both.

Colours are sRGB, 0–255 a channel. Sources: sRGB and its transfer curve, IEC 61966-2-1; contrast
ratio, WCAG 2.1; CIELAB under D65, CIE 15; ΔE2000, Sharma, Wu and Dalal 2005; the three kinds of
colour blindness at full severity, Machado, Oliveira and Fernandes 2009, on linear light.
"""

import math
from collections.abc import Iterable, Mapping
from itertools import combinations

Rgb = tuple[int, int, int]
Triple = tuple[float, float, float]
Rows = tuple[Triple, Triple, Triple]

TO_XYZ: Rows = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
D65: Triple = (0.95047, 1.0, 1.08883)
LUMINANCE: Triple = (0.2126, 0.7152, 0.0722)

SEEN_BY: Mapping[str, Rows] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "grey": (LUMINANCE, LUMINANCE, LUMINANCE),
}
"""What an eye, or a photocopier, makes of linear light."""


def contrast(one: Rgb, other: Rgb) -> float:
    """The contrast ratio of two colours, from 1 to 21."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def least_difference(colours: Iterable[Rgb], eye: str) -> float:
    """ΔE2000 of the two colours that this eye finds most alike."""
    labs = [lab(seen(colour, eye)) for colour in colours]
    return min(delta_e(one, other) for one, other in combinations(labs, 2))


def seen(colour: Rgb, eye: str) -> Triple:
    """The linear light that this eye perceives, kept within what a screen can show."""
    red, green, blue = _times(SEEN_BY[eye], linear(colour))
    return _clipped(red), _clipped(green), _clipped(blue)


def linear(colour: Rgb) -> Triple:
    """The light of a colour, each channel 0–1."""
    red, green, blue = colour
    return _light(red), _light(green), _light(blue)


def lab(light: Triple) -> Triple:
    """CIELAB of linear light under D65."""
    x, y, z = (
        _root(value / white) for value, white in zip(_times(TO_XYZ, light), D65, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def delta_e(one: Triple, other: Triple) -> float:
    """ΔE2000 of two CIELAB colours, with all three weights 1."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    stretch = 1.5 - 0.5 * _saturated((math.hypot(a1, b1) + math.hypot(a2, b2)) / 2)
    chroma1, chroma2 = math.hypot(stretch * a1, b1), math.hypot(stretch * a2, b2)
    hue1, hue2 = _hue(stretch * a1, b1), _hue(stretch * a2, b2)
    grey = chroma1 * chroma2 == 0
    turn = 0.0 if grey else (hue2 - hue1 + 180) % 360 - 180
    hue = hue1 + hue2 if grey else (hue1 + turn / 2) % 360
    light, chroma = (l1 + l2) / 2, (chroma1 + chroma2) / 2
    around = 2 * math.sqrt(chroma1 * chroma2) * math.sin(math.radians(turn / 2))
    squared = (light - 50) ** 2
    by_light = (l2 - l1) / (1 + 0.015 * squared / math.sqrt(20 + squared))
    by_chroma = (chroma2 - chroma1) / (1 + 0.045 * chroma)
    by_hue = around / (1 + 0.015 * chroma * _hue_weight(hue))
    bend = -2 * _saturated(chroma) * math.sin(math.radians(60 * _blueness(hue)))
    return math.sqrt(by_light**2 + by_chroma**2 + by_hue**2 + bend * by_chroma * by_hue)


def _saturated(chroma: float) -> float:
    return math.sqrt(chroma**7 / (chroma**7 + 25.0**7))


def _blueness(hue: float) -> float:
    return math.exp(-(((hue - 275) / 25) ** 2))


def _hue_weight(hue: float) -> float:
    parts = ((-0.17, 1, -30), (0.24, 2, 0), (0.32, 3, 6), (-0.20, 4, -63))
    return 1 + sum(size * math.cos(math.radians(n * hue + shift)) for size, n, shift in parts)


def _hue(a: float, b: float) -> float:
    return math.degrees(math.atan2(b, a)) % 360


def _luminance(colour: Rgb) -> float:
    return sum(share * light for share, light in zip(LUMINANCE, linear(colour), strict=True))


def _times(rows: Rows, light: Triple) -> Triple:
    x, y, z = (sum(a * b for a, b in zip(row, light, strict=True)) for row in rows)
    return x, y, z


def _light(channel: int) -> float:
    value = channel / 255
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def _root(value: float) -> float:
    return math.cbrt(value) if value > (6 / 29) ** 3 else value * (29 / 6) ** 2 / 3 + 4 / 29


def _clipped(value: float) -> float:
    return min(max(value, 0.0), 1.0)
