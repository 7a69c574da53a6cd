"""How an SVG shape is painted: fill, line and opacity, as they come down to it."""

import re
from collections.abc import Callable, Iterator, Mapping

from cardsmith.intake.templates.svg.numbers import length, numbers
from cardsmith.model.face import Outline, Path
from cardsmith.model.inks import Ink, custom_ink
from cardsmith.model.struct import Struct, replace
from cardsmith.model.units import POINT

Rgb = tuple[int, int, int]

NAMES: Mapping[str, str] = {
    "black": "#000000",
    "silver": "#C0C0C0",
    "gray": "#808080",
    "grey": "#808080",
    "white": "#FFFFFF",
    "maroon": "#800000",
    "red": "#FF0000",
    "purple": "#800080",
    "fuchsia": "#FF00FF",
    "magenta": "#FF00FF",
    "green": "#008000",
    "lime": "#00FF00",
    "olive": "#808000",
    "yellow": "#FFFF00",
    "navy": "#000080",
    "blue": "#0000FF",
    "teal": "#008080",
    "aqua": "#00FFFF",
    "cyan": "#00FFFF",
    "orange": "#FFA500",
    "brown": "#A52A2A",
    "pink": "#FFC0CB",
    "gold": "#FFD700",
}
"""The colours that have a name: those of CSS 2 and a few more that are often written."""

_SHORT = re.compile(r"#([0-9A-Fa-f])([0-9A-Fa-f])([0-9A-Fa-f])")
_LONG = re.compile(r"#[0-9A-Fa-f]{6}")
_RGB = re.compile(r"rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)")
_SHARE = re.compile(r"(\d*\.?\d+)(%?)")

_IDLE = frozenset(
    {"stroke-miterlimit", "paint-order", "shape-rendering", "color-rendering", "overflow"}
    | {"color-interpolation", "enable-background", "image-rendering", "isolation", "direction"}
)
_IDLE_KINDS = ("font", "text-", "letter-", "word-", "writing-", "line-height", "stop-", "solid-")
"""What changes nothing on paper: it hurries a screen, or is for type, which is not drawn."""

_USUAL = {
    "stroke-dashoffset": frozenset({"0", "0px"}),
    "mix-blend-mode": frozenset({"normal"}),
    "filter": frozenset({"none"}),
    "mask": frozenset({"none"}),
    "clip-path": frozenset({"none"}),
    "marker": frozenset({"none"}),
    "clip-rule": frozenset({"nonzero", "evenodd"}),
    "vector-effect": frozenset({"none"}),
    "stroke-linecap": frozenset({"butt", "round"}),
    "stroke-linejoin": frozenset({"miter", "round", "bevel"}),
    "display": frozenset({"none", "inline", "block"}),
    "visibility": frozenset({"visible", "hidden", "collapse"}),
    "fill-rule": frozenset({"nonzero", "evenodd"}),
}
"""Properties of which some values only are drawn."""


class Paint(Struct, frozen=True):
    """The paint that a shape inherits, before its own; opacities are from 0 to 1."""

    color: str = "black"
    fill: str = "black"
    stroke: str = "none"
    width: float = 1.0
    fill_opacity: float = 1.0
    stroke_opacity: float = 1.0
    opacity: float = 1.0
    evenodd: bool = False
    round_ends: bool = False
    dash: tuple[float, ...] = ()
    hidden: bool = False
    removed: bool = False

    def of(self, properties: Mapping[str, str]) -> "Paint":
        """The paint under these properties; ValueError names the one that is not drawn."""
        own = replace(self)
        for name, value in properties.items():
            try:
                own = _with(own, name, value.strip())
            except ValueError:
                raise ValueError(f"{name}: {value.strip()[:30]}") from None
        return own

    def painted(self, outline: Outline) -> Iterator[Path]:
        """The outline filled and stroked; an opacity is printed as the tint it makes on white."""
        if self.hidden or self.removed or not outline:
            return
        fill = _ink(self.fill, self.color, self.fill_opacity * self.opacity)
        stroke = _ink(self.stroke, self.color, self.stroke_opacity * self.opacity)
        if self.width <= 0:
            stroke = None
        if fill is not None or stroke is not None:
            yield Path(
                outline,
                fill=fill,
                stroke=stroke,
                weight=self.width / POINT if stroke else 0.0,
                dash=tuple(part / POINT for part in self.dash) if stroke else (),
                butt=not self.round_ends,
                nonzero=not self.evenodd,
            )


def properties(attributes: Mapping[str, str]) -> dict[str, str]:
    """The paint that attributes write, those of ``style`` over the others.

    >>> properties({"fill": "red", "style": "fill: blue; opacity:.5", "x": "1"})
    {'fill': 'blue', 'opacity': '.5'}
    """
    found = {name: value for name, value in attributes.items() if is_property(name)}
    for part in attributes.get("style", "").split(";"):
        name, _, value = part.partition(":")
        if name.strip() and not name.strip().startswith("-"):
            found[name.strip()] = value.strip()
    return found


def is_property(name: str) -> bool:
    """Whether an attribute says how a shape is painted."""
    return name in _CHANGES or name in _USUAL or _is_idle(name)


def _is_idle(name: str) -> bool:
    return name in _IDLE or name.startswith(_IDLE_KINDS)


def _with(paint: Paint, name: str, value: str) -> Paint:
    if value == "inherit":
        return paint
    if name in _USUAL and value not in _USUAL[name]:
        raise ValueError(value)
    change = _CHANGES.get(name)
    if change is not None:
        return change(paint, value)
    if name in _USUAL or _is_idle(name):
        return paint
    raise ValueError(name)


def _is_removed(paint: Paint, value: str) -> bool:
    return paint.removed or value == "none"


_CHANGES: Mapping[str, Callable[[Paint, str], Paint]] = {
    "fill": lambda paint, value: replace(paint, fill=_colour(value)),
    "stroke": lambda paint, value: replace(paint, stroke=_colour(value)),
    "color": lambda paint, value: replace(paint, color=_colour(value)),
    "fill-opacity": lambda paint, value: replace(paint, fill_opacity=_share(value)),
    "stroke-opacity": lambda paint, value: replace(paint, stroke_opacity=_share(value)),
    "opacity": lambda paint, value: replace(paint, opacity=paint.opacity * _share(value)),
    "stroke-width": lambda paint, value: replace(paint, width=length(value)),
    "stroke-dasharray": lambda paint, value: replace(paint, dash=_dashes(value)),
    "stroke-linecap": lambda paint, value: replace(paint, round_ends=value == "round"),
    "fill-rule": lambda paint, value: replace(paint, evenodd=value == "evenodd"),
    "visibility": lambda paint, value: replace(paint, hidden=value != "visible"),
    "display": lambda paint, value: replace(paint, removed=_is_removed(paint, value)),
}
"""What each property changes; ValueError for a value that is not drawn."""


def _dashes(value: str) -> tuple[float, ...]:
    if value == "none":
        return ()
    parts = numbers(value.replace("px", ""))
    if min(parts) < 0:
        raise ValueError(value)
    return parts if sum(parts) else ()


def _share(value: str) -> float:
    match = _SHARE.fullmatch(value)
    if match is None:
        raise ValueError(value)
    return min(float(match[1]) / (100 if match[2] else 1), 1.0)


def _colour(value: str) -> str:
    """A colour as it is written; ValueError for one that is not known."""
    if value not in {"none", "currentColor"}:
        _rgb(value)
    return value


def _ink(value: str, current: str, opacity: float) -> Ink | None:
    named = current if value == "currentColor" else value
    if named in {"none", "currentColor"} or opacity <= 0:
        return None
    red, green, blue = (round(255 - (255 - part) * opacity) for part in _rgb(named))
    return custom_ink(f"#{red:02X}{green:02X}{blue:02X}")


def _rgb(value: str) -> Rgb:
    """The colour that is written; ValueError for a gradient, or a name that is not known."""
    written = NAMES.get(value.lower(), value)
    if short := _SHORT.fullmatch(written):
        written = "#" + "".join(digit * 2 for digit in short.groups())
    if _LONG.fullmatch(written):
        return int(written[1:3], 16), int(written[3:5], 16), int(written[5:7], 16)
    match = _RGB.fullmatch(written)
    if match is None or any(int(part) > 255 for part in match.groups()):
        raise ValueError(value)
    return int(match[1]), int(match[2]), int(match[3])
