"""How far runs of text advance, and what their ink fills; what comes again is measured once."""

from cardsmith.press.preflight.fonts import Font
from cardsmith.press.preflight.glyphs import Line
from cardsmith.press.preflight.tokens import Pieces

_SPACE, _NONE = 32, -1

_MOST_LINES = 4096
"""How many runs of a font are kept that may come again."""

SetAs = tuple[float, float, float]
"""The size of the type, and what is added after each code and each blank."""


def line_of(font: Font, set_as: SetAs, shown: Pieces) -> Line:
    """Strings one after the other, moved by the numbers between them."""
    key = set_as, shown
    found = font.lines.get(key)
    if found is None:
        if len(font.lines) >= _MOST_LINES:
            font.lines.clear()
        found = font.lines[key] = _measured(font, set_as, shown)
    return found


def _measured(font: Font, set_as: SetAs, shown: Pieces) -> Line:
    """A line, measured in thousandths of its size; one of no size has no ink to lie anywhere."""
    scale, after, blank = set_as[0] / 1000 or 1e-9, set_as[1], set_as[2]
    after, blank = after / scale, blank / scale
    spaced = _SPACE if blank and font.bytes == 1 else _NONE
    glyphs = font.glyphs
    codes: list[int] = []
    x, left, down, right, up = 0.0, 1e9, 1e9, -1e9, -1e9
    for piece in shown:
        if isinstance(piece, float):
            x -= piece
            continue
        read = font.codes(piece)
        codes += read
        for code in read:
            advance, near, low, far, high = glyphs[code]
            near, far = near + x, far + x
            left = near if near < left else left
            right = far if far > right else right
            down = low if low < down else down
            up = high if high > up else up
            x += advance + after
            if code == spaced:
                x += blank
    box = left * scale, down * scale, right * scale, up * scale
    if scale < 0:
        box = *box[2:], *box[:2]
    return Line(x * scale, tuple(codes), box if left <= right else None)
