"""The graphics state of a content stream (ISO 32000-1, 8.4), and how an ExtGState changes it."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import ClassVar

import pikepdf

from cardsmith.model.face import UNMOVED, Matrix
from cardsmith.press.preflight.fonts import Font
from cardsmith.press.preflight.marks import Blending, Clip
from cardsmith.press.preflight.paints import BLACK, Paint
from cardsmith.press.preflight.spaces import DEVICE, Space

Taken = list[tuple[Callable[["State", pikepdf.Object], None], pikepdf.Object]]
"""What an ExtGState sets: what takes over each value."""

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

    def blending(self, *, stroking: bool = False) -> Blending:
        """How a fill, or a stroke, meets what is there."""
        overprint = self.stroke_overprint if stroking else self.fill_overprint
        alpha = self.stroke_alpha if stroking else self.fill_alpha
        return _blending(overprint, self.mode == 1, alpha, self.blend, self.soft_mask)

    def apply(self, held: pikepdf.Object) -> None:
        """Take over the entries of an ExtGState that concern what is printed (8.4.5)."""
        self.take(self.read(held))

    @classmethod
    def read(cls, held: pikepdf.Object) -> "Taken":
        """What an ExtGState sets, to be taken over as often as it is called."""
        taken = [(cls._READ[key], value) for key, value in held.items() if key in cls._READ]
        if "/OP" in held and "/op" not in held:
            taken.append((State._fill_overprints, held["/OP"]))
        return taken

    def take(self, taken: "Taken") -> None:
        """Take over what was read of an ExtGState."""
        for take, value in taken:
            take(self, value)

    def _weigh(self, value: pikepdf.Object) -> None:
        self.width = float(value)

    def _stroke_overprints(self, value: pikepdf.Object) -> None:
        self.stroke_overprint = bool(value)

    def _fill_overprints(self, value: pikepdf.Object) -> None:
        self.fill_overprint = bool(value)

    def _overprint_mode(self, value: pikepdf.Object) -> None:
        self.mode = int(value)

    def _fill_shows(self, value: pikepdf.Object) -> None:
        self.fill_alpha = min(max(float(value), 0.0), 1.0)

    def _stroke_shows(self, value: pikepdf.Object) -> None:
        self.stroke_alpha = min(max(float(value), 0.0), 1.0)

    def _blends(self, value: pikepdf.Object) -> None:
        first = value[0] if isinstance(value, pikepdf.Array) and len(value) else value
        self.blend = str(first)

    def _masked(self, value: pikepdf.Object) -> None:
        self.soft_mask = isinstance(value, pikepdf.Dictionary)

    _READ: ClassVar[Mapping[str, Callable[["State", pikepdf.Object], None]]] = {
        "/LW": _weigh,
        "/OP": _stroke_overprints,
        "/op": _fill_overprints,
        "/OPM": _overprint_mode,
        "/ca": _fill_shows,
        "/CA": _stroke_shows,
        "/BM": _blends,
        "/SMask": _masked,
    }
