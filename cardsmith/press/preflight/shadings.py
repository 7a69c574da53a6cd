"""Shadings (ISO 32000-1, 8.7.4.5) by the heaviest colour that their functions give."""

from collections.abc import Iterator

import pikepdf

from cardsmith.press.preflight.paints import UNKNOWN, Paint
from cardsmith.press.preflight.spaces import space_of
from cardsmith.press.preflight.streams import FAULTS, unpacked

_SAMPLES = 1 << 20


def shaded(held: pikepdf.Object | None, operator: str) -> Paint:
    """The heaviest colour of a shading; between two colours ink only goes from one to the other."""
    try:
        if not isinstance(held, pikepdf.Dictionary | pikepdf.Stream):
            return UNKNOWN._replace(operator=operator)
        space = space_of(held.get("/ColorSpace"))
        if space.kind == "rgb":
            return Paint("rgb", (), operator)
        paints = [space.paint(values, operator) for values in _ends(held.get("/Function"))]
    except FAULTS:
        return UNKNOWN._replace(operator=operator)
    return max(paints, key=lambda paint: paint.total, default=UNKNOWN._replace(operator=operator))


def _ends(function: pikepdf.Object | None, depth: int = 0) -> Iterator[list[float]]:
    """The values at which a function can be at its highest."""
    if function is None or depth > 8:
        return
    if isinstance(function, pikepdf.Array):
        parts = [list(_ends(each, depth + 1)) for each in function.as_list()]
        yield [max((value for ends in part for value in ends), default=0.0) for part in parts]
        return
    kind = int(function.get("/FunctionType", -1))
    if kind == 2:
        yield [float(each) for each in function.get("/C0", [0])]
        yield [float(each) for each in function.get("/C1", [1])]
    elif kind == 3:
        for each in function["/Functions"].as_list()[:256]:
            yield from _ends(each, depth + 1)
    elif kind == 0 and int(function["/BitsPerSample"]) == 8:
        channels = len(function["/Range"]) // 2
        data = unpacked(function, _SAMPLES)
        for start in range(0, len(data) - channels + 1, channels):
            yield [value / 255 for value in data[start : start + channels]]
