"""Where pictures and pages stand on a sheet, read back from the operators of a PDF."""

from collections.abc import Iterator
from typing import NamedTuple

import pikepdf
from pikepdf import Matrix

TO_MM = 25.4 / 72

Box = tuple[float, float, float, float]


class Shown(NamedTuple):
    """A picture or form on a page: its box and the clip it stands in, both left, top, right,
    bottom in millimetres from the top left; ``plain`` when it is not mirrored."""

    number: int
    box: Box
    clip: Box
    plain: bool


def shown(page: pikepdf.Page) -> list[Shown]:
    """Everything of a page that was not composed here, in the order of painting."""
    height = float(page.obj["/MediaBox"][3])
    return list(_walked(page.obj, Matrix(1, 0, 0, 1, 0, 0), (0.0, 0.0, 9e9, 9e9), height))


def cards(page: pikepdf.Page) -> list[Shown]:
    """Each card of a page once: made bleed is mirrored, and left out."""
    return [one for one in shown(page) if one.plain]


class _State(NamedTuple):
    """What a content stream saves and restores."""

    ctm: Matrix
    clip: Box


def _walked(held: pikepdf.Object, base: Matrix, clip: Box, height: float) -> Iterator[Shown]:
    """What a page or a form of ours shows."""
    state, path = _State(base, clip), clip
    saved: list[_State] = []
    for instruction in pikepdf.parse_content_stream(held):
        operator, operands = str(instruction.operator), list(instruction.operands)
        if operator == "q":
            saved.append(state)
        elif operator == "Q":
            state = saved.pop()
        elif operator == "cm":
            state = state._replace(ctm=Matrix(*map(float, operands)) @ state.ctm)
        elif operator in {"re", "m", "l"}:
            path = _traced(operator, [*map(float, operands)], path, state.ctm, height)
        elif operator == "W":
            state = state._replace(clip=_common(state.clip, path))
        elif operator == "Do":
            called = held["/Resources"]["/XObject"][str(operands[0])]
            yield from _called(called, state.ctm, state.clip, height)


def _traced(operator: str, numbers: list[float], path: Box, ctm: Matrix, height: float) -> Box:
    """The box of a path so far."""
    if operator == "re":
        x, y, w, h = numbers
        return _box(ctm, (x, y, x + w, y + h), height)
    x, y = numbers
    point = _box(ctm, (x, y, x, y), height)
    return point if operator == "m" else _joined(path, point)


def _called(held: pikepdf.Object, ctm: Matrix, clip: Box, height: float) -> Iterator[Shown]:
    if "/Matrix" in held or held["/Subtype"] == "/Image":
        plain = ctm.a * ctm.d - ctm.b * ctm.c > 0
        mirrored = ctm.a < 0 and ctm.d < 0 and ctm.b == ctm.c == 0
        yield Shown(held.objgen[0], _box(ctm, (0, 0, 1, 1), height), clip, plain and not mirrored)
    else:
        yield from _walked(held, ctm, clip, height)


def _box(ctm: Matrix, box: Box, height: float) -> Box:
    corners = [ctm.transform((x, y)) for x in box[::2] for y in box[1::2]]
    xs = [float(x) * TO_MM for x, _ in corners]
    ys = [(height - float(y)) * TO_MM for _, y in corners]
    return min(xs), min(ys), max(xs), max(ys)


def _joined(one: Box, other: Box) -> Box:
    left, top = map(min, one[:2], other[:2])
    right, bottom = map(max, one[2:], other[2:])
    return left, top, right, bottom


def _common(one: Box, other: Box) -> Box:
    left, top = map(max, one[:2], other[:2])
    right, bottom = map(min, one[2:], other[2:])
    return left, top, right, bottom
