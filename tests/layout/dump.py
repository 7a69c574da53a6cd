"""A face as text that a person can review: one line an item, lengths rounded to 0.01 mm."""

from collections.abc import Iterator

from cardsmith.model.face import (
    UNMOVED,
    Art,
    Face,
    Group,
    Item,
    Matrix,
    Outline,
    Passage,
    Path,
    Picture,
    Segment,
    Stamp,
    Text,
)

_SHORT = 6
"""An outline of more segments is told by its extent."""


def dump(face: Face) -> str:
    """The items of a face in paint order, then the shared art it stamps, each once."""
    size = f"{_number(face.width)} x {_number(face.height)}, bleed {_number(face.bleed)}"
    lines = [f"face {face.name!r} {size}", *_told(face.items, "  ")]
    arts = dict.fromkeys(_arts(face.items))
    for art in arts:
        lines += [f"art {art.name!r}", *_told(art.items, "  ")]
    return "\n".join(lines) + "\n"


def _told(items: tuple[Item, ...], indent: str) -> Iterator[str]:
    for item in items:
        match item:
            case Text():
                yield indent + _text(item)
            case Path():
                yield indent + _path(item)
            case Picture():
                spot = _numbers(item.x, item.y, item.width, item.height)
                yield f"{indent}picture {spot} {item.bitmap.digest}"
            case Stamp():
                yield f"{indent}stamp {item.art.name!r}{_matrix(item.matrix)}"
            case Group():
                clip = f" clip {_outline(item.clip)}" if item.clip else ""
                yield f"{indent}group{_matrix(item.matrix)}{clip}"
                yield from _told(item.items, indent + "  ")
            case Passage():
                words = f" {item.words!r}" if item.words else ""
                yield f"{indent}{item.role}{words}"
                yield from _told(item.items, indent + "  ")


def _arts(items: tuple[Item, ...]) -> Iterator[Art]:
    """Every art that is stamped, the outer before the inner."""
    for item in items:
        if isinstance(item, Stamp):
            yield item.art
            yield from _arts(item.art.items)
        elif isinstance(item, Group | Passage):
            yield from _arts(item.items)


def _text(text: Text) -> str:
    kerned = f" kerns {' '.join(map(str, text.kerns))}" if text.kerns else ""
    style = f"{text.font} {_number(text.size)} {text.ink.name}"
    return f"text {_numbers(text.x, text.y)} {text.text!r} {style}{kerned}"


def _path(path: Path) -> str:
    told = [f"path {_outline(path.outline)}"]
    if path.fill:
        told.append(f"fill {path.fill.name}")
    if path.stroke:
        ends = " butt" if path.butt else ""
        dash = f" dash {_numbers(*path.dash)}" if path.dash else ""
        told.append(f"stroke {path.stroke.name} {_number(path.weight)}{dash}{ends}")
    return " ".join(told)


def _outline(outline: Outline) -> str:
    if len(outline) <= _SHORT:
        return " ".join(map(_segment, outline))
    numbers: list[float] = []
    for _, *values in outline:
        numbers += values
    xs, ys = numbers[::2], numbers[1::2]
    extent = f"{_numbers(min(xs), min(ys))} .. {_numbers(max(xs), max(ys))}"
    return f"[{len(outline)} segments {extent}]"


def _segment(segment: Segment) -> str:
    letter, *numbers = segment
    return " ".join((letter, *map(_number, numbers)))


def _matrix(matrix: Matrix) -> str:
    if matrix == UNMOVED:
        return ""
    if (matrix.a, matrix.b, matrix.c, matrix.d) == (1.0, 0.0, 0.0, 1.0):
        return f" at {_numbers(matrix.e, matrix.f)}"
    turn = _numbers(matrix.a, matrix.b, matrix.c, matrix.d)
    return f" by {turn} at {_numbers(matrix.e, matrix.f)}"


def _numbers(*values: float) -> str:
    return " ".join(map(_number, values))


def _number(value: float) -> str:
    return f"{round(value, 2) + 0.0:g}"
