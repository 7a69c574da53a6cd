"""The graphics state of a content stream (ISO 32000-1, 8.4), and how an ExtGState changes it."""

from collections.abc import Callable, Mapping
from functools import lru_cache

import pikepdf

from cardsmith.model.face import UNMOVED, Matrix
from cardsmith.press.preflight.fonts import Font
from cardsmith.press.preflight.marks import Blending, Clip
from cardsmith.press.preflight.paints import BLACK, Paint
from cardsmith.press.preflight.spaces import DEVICE, Space

Taken = Mapping[str, float | str]
"""What an ExtGState sets: what of a state, and to what."""

_blending = lru_cache(4096)(Blending)
"""Equal ones are one: every mark has one, and a file has few."""

_LOUDEST = "/Normal"


class State:
    """What the next object is painted with."""

    def __init__(self) -> None:
        self.ctm: Matrix = UNMOVED
        self.clip = Clip()
        self.fill: Paint = BLACK
        self.stroke: Paint = BLACK
        self.fill_space: Space = DEVICE["/DeviceGray"]
        self.stroke_space: Space = DEVICE["/DeviceGray"]
        self.width = 1.0
        self.fill_overprint = self.stroke_overprint = False
        self.mode = 0
        self.fill_alpha = self.stroke_alpha = 1.0
        self.blend = _LOUDEST
        self.soft_mask = False
        self.fill_blending = self.stroke_blending = _blending()
        self.font: Font | None = None
        self.size = 0.0
        self.char_space = self.word_space = self.leading = self.rise = 0.0
        self.scale = 1.0
        self.rendering = 0

    def copy(self) -> "State":
        """The same state, to be changed by itself."""
        new = object.__new__(State)
        new.__dict__ = self.__dict__.copy()
        return new

    def key(self) -> tuple[object, ...]:
        """What a form inherits: equal keys paint a form alike."""
        return tuple(self.__dict__.values())

    def take(self, taken: Taken) -> None:
        """Take over what was read of an ExtGState."""
        self.__dict__.update(taken)
        keeps_zero, mode, masked = self.mode == 1, self.blend, self.soft_mask
        self.fill_blending = _blending(
            self.fill_overprint, keeps_zero, self.fill_alpha, mode, masked
        )
        self.stroke_blending = _blending(
            self.stroke_overprint, keeps_zero, self.stroke_alpha, mode, masked
        )


def taken_of(held: pikepdf.Object) -> Taken:
    """What an ExtGState sets of what concerns printing (8.4.5)."""
    taken = {}
    for key, value in held.items():
        if key in _READ:
            name, read = _READ[key]
            taken[name] = read(value)
    if "/OP" in held and "/op" not in held:
        taken["fill_overprint"] = taken["stroke_overprint"]
    return taken


def _share(value: pikepdf.Object) -> float:
    return min(max(float(value), 0.0), 1.0)


def _mode(value: pikepdf.Object) -> str:
    return str(value[0] if isinstance(value, pikepdf.Array) and len(value) else value)


def _is_dictionary(value: pikepdf.Object) -> bool:
    return isinstance(value, pikepdf.Dictionary)


_READ: Mapping[str, tuple[str, Callable[[pikepdf.Object], float | str]]] = {
    "/LW": ("width", float),
    "/OP": ("stroke_overprint", bool),
    "/op": ("fill_overprint", bool),
    "/OPM": ("mode", int),
    "/ca": ("fill_alpha", _share),
    "/CA": ("stroke_alpha", _share),
    "/BM": ("blend", _mode),
    "/SMask": ("soft_mask", _is_dictionary),
}
