"""Colour spaces (ISO 32000-1, 8.6): from the numbers of a content stream to inks."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import pikepdf

from cardsmith.press.preflight.paints import UNKNOWN, Paint, cmyk, gray, rgb, spot
from cardsmith.press.preflight.streams import unpacked

_DEVICE = {
    **dict.fromkeys(("/DeviceCMYK", "/CMYK", "/CalCMYK"), "cmyk"),
    **dict.fromkeys(("/DeviceGray", "/G", "/CalGray"), "gray"),
    **dict.fromkeys(("/DeviceRGB", "/RGB", "/CalRGB", "/Lab"), "rgb"),
    "/Pattern": "pattern",
}
_CHANNELS = {1: "gray", 3: "rgb", 4: "cmyk"}
_COUNT = {"cmyk": 4, "gray": 1, "rgb": 3, "pattern": 0}
_PALETTE = 256 * 64


class Space(NamedTuple):
    """A colour space: ``kind`` as that of a paint, or ``indexed``; ``names`` are those of inks.

    ``base`` is what an indexed space points into with ``table``, or what a pattern is inked with.
    """

    kind: str
    channels: int
    names: tuple[str, ...] = ()
    base: "Space | None" = None
    table: bytes = b""

    def paint(self, values: Sequence[float], operator: str) -> Paint:
        """The colour of some values; unknown where there are too few or too many."""
        numbers = tuple(values)
        if len(numbers) != self.channels:
            return UNKNOWN._replace(operator=operator)
        if self.kind == "cmyk":
            return cmyk(numbers, operator)
        if self.kind == "gray":
            return gray(numbers[0], operator)
        if self.kind == "spot":
            return spot(self.names, numbers, operator)
        if self.kind == "rgb":
            return rgb(numbers, operator)
        if self.kind == "indexed" and self.base is not None:
            return self._pointed(int(numbers[0]), self.base, operator)
        return UNKNOWN._replace(operator=operator)

    def first(self, operator: str) -> Paint:
        """The colour that a space begins with: black, or full tints (8.6.5.5 and 8.6.6)."""
        if self.kind == "cmyk":
            return cmyk((0, 0, 0, 1), operator)
        return self.paint((1.0 if self.kind == "spot" else 0.0,) * self.channels, operator)

    def _pointed(self, place: int, base: "Space", operator: str) -> Paint:
        start = max(place, 0) * base.channels
        entry = self.table[start : start + base.channels]
        return base.paint([value / 255 for value in entry], operator)


DEVICE = {name: Space(kind, _COUNT[kind]) for name, kind in _DEVICE.items()}
"""The spaces that need no object."""

NO_SPACE = Space("unknown", 0)


def space_of(held: pikepdf.Object | None, depth: int = 0) -> Space:
    """The colour space of an object; one that cannot be read paints unknown colours."""
    if held is None or depth > 4:
        return NO_SPACE
    if isinstance(held, pikepdf.Name):
        return DEVICE.get(str(held), NO_SPACE)
    if not isinstance(held, pikepdf.Array) or not len(held):
        return NO_SPACE
    name = str(held[0])
    if name in DEVICE and name != "/Pattern":
        return DEVICE[name]
    read = _READERS.get(name)
    return read(held, depth + 1) if read else NO_SPACE


def _profiled(held: pikepdf.Object, _: int) -> Space:
    channels = int(held[1].get("/N", 0))
    return Space(_CHANNELS.get(channels, "unknown"), channels)


def _separation(held: pikepdf.Object, _: int) -> Space:
    return Space("spot", 1, (_ink(held[1]),))


def _several(held: pikepdf.Object, _: int) -> Space:
    names = tuple(_ink(each) for each in held[1].as_list())
    return Space("spot", len(names), names)


def _indexed(held: pikepdf.Object, depth: int) -> Space:
    return Space("indexed", 1, (), space_of(held[1], depth), _table(held[3]))


def _patterned(held: pikepdf.Object, depth: int) -> Space:
    base = space_of(held[1], depth) if len(held) > 1 else None
    return Space("pattern", base.channels if base else 0, (), base)


_READERS: Mapping[str, Callable[[pikepdf.Object, int], Space]] = {
    "/ICCBased": _profiled,
    "/Separation": _separation,
    "/DeviceN": _several,
    "/Indexed": _indexed,
    "/I": _indexed,
    "/Pattern": _patterned,
}


def alternate(held: pikepdf.Object) -> tuple[str, str] | None:
    """The name of a spot ink and how it is shown without it; None for any other space."""
    if isinstance(held, pikepdf.Array) and len(held) > 3 and str(held[0]) == "/Separation":
        return _ink(held[1]), str(held[2])
    return None


def _ink(name: object) -> str:
    return str(name).removeprefix("/")


def _table(held: pikepdf.Object) -> bytes:
    if isinstance(held, pikepdf.Stream):
        return unpacked(held, _PALETTE)
    return bytes(held)[:_PALETTE]
