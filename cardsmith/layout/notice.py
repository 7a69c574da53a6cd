"""A notice that runs on from one strip of free paper to the next."""

from collections.abc import Sequence

from cardsmith.layout.footer_room import SIZES, FooterRoom
from cardsmith.layout.ruler import FONT
from cardsmith.layout.setting import Style, set_line, width
from cardsmith.model.face import Face
from cardsmith.model.inks import BROWN
from cardsmith.model.metrics import Fonts

_DOT = "\u00b7"


def notice_faces(
    fonts: Fonts, sentences: Sequence[str], strips: Sequence[tuple[float, float]]
) -> tuple[Face, ...]:
    """A face for each strip up to the last that words stand on; none where not all find room.

    Strips are told by their width and height in millimetres. The sentences stay whole where they
    can, even in smaller type; else they are broken between words.
    """
    if not sentences:
        return ()
    text = f" {_DOT} ".join(sentences)
    for parts, joint in ((list(sentences), f" {_DOT} "), (text.split(" "), " ")):
        for size in SIZES:
            rooms = [FooterRoom(0.0, 0.0, *strip, size) for strip in strips]
            lines = _lines(fonts, parts, joint, rooms)
            if lines is not None:
                used = max(at for at, told in enumerate(lines, 1) if told)
                told = zip(rooms[:used], lines[:used], strict=True)
                return tuple(_face(fonts, room, said) for room, said in told)
    return ()


def _lines(
    fonts: Fonts, parts: Sequence[str], joint: str, rooms: Sequence[FooterRoom]
) -> list[list[str]] | None:
    """The lines of each room, as many parts in each as it holds; None where some are left over."""
    left, found = list(parts), []
    for room in rooms:
        lines: list[str] = []
        style = Style(FONT, room.size)
        while left and len(lines) < room.lines:
            taken = 0
            while taken < len(left) and _wide(fonts, style, joint, left[: taken + 1]) <= room.right:
                taken += 1
            if not taken:
                break
            lines.append(_line(joint, left[:taken]))
            left = left[taken:]
        found.append(lines)
    return None if left else found


def _wide(fonts: Fonts, style: Style, joint: str, parts: Sequence[str]) -> float:
    return width(fonts, style, _line(joint, parts))


def _line(joint: str, parts: Sequence[str]) -> str:
    """The parts in a line, which no dot begins or ends."""
    return joint.join(parts).strip(f"{_DOT} ")


def _face(fonts: Fonts, room: FooterRoom, lines: Sequence[str]) -> Face:
    style = Style(FONT, room.size, BROWN)
    items = tuple(
        set_line(fonts, style, text, (0.0, y))
        for y, text in zip(room.baselines(len(lines)), lines, strict=True)
    )
    return Face("footer notice", room.right, room.bottom, items)
