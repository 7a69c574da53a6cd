"""Text (ISO 32000-1, 9): strings as their codes, and the box that their ink fills."""

from collections.abc import Callable

from cardsmith.model.face import UNMOVED, Matrix
from cardsmith.press.preflight.canvas import Canvas, numbers
from cardsmith.press.preflight.fonts import Font, Line
from cardsmith.press.preflight.marks import Box, Kind, Mark, common, meets, moved
from cardsmith.press.preflight.paints import Paint
from cardsmith.press.preflight.tokens import Operand

_SPACE = 32
_OUTLINED, _UNSEEN = (1, 5), (3, 7)
_PIECES = (float, bytes)
_NO_INK = (0.0, 0.0, 0.0, 0.0)

_MOST_LINES = 4096
"""How many runs of a font are kept that may come again."""


class Lettering(Canvas):
    """The operators that place and show text."""

    _text: Matrix = UNMOVED
    _line_start: Matrix = UNMOVED
    _ahead: float = 0.0

    def text_acts(self) -> dict[str, Callable[[list[Operand]], None]]:
        """What each of these operators does."""
        return {
            "BT": self._begin,
            "Td": self._next,
            "TD": self._next_leading,
            "T*": self._newline,
            "Tm": self._placed,
            "Tj": self._shown,
            "TJ": self._spaced_out,
            "'": self._line_shown,
            '"': self._words_shown,
            "Tc": self._char_space,
            "Tw": self._word_space,
            "Tz": self._scaled,
            "TL": self._leading,
            "Ts": self._rise,
            "Tr": self._rendering,
        }

    def _begin(self, _: list[Operand]) -> None:
        self._ahead = 0.0
        self._text = self._line_start = UNMOVED

    def _next(self, operands: list[Operand]) -> None:
        x, y = numbers(operands, 2)
        self._ahead = 0.0
        self._text = self._line_start = _shifted(self._line_start, x, y)

    def _next_leading(self, operands: list[Operand]) -> None:
        self.state.leading = -numbers(operands, 1)[0]
        self._next(operands)

    def _newline(self, _: list[Operand]) -> None:
        self._next([0.0, -self.state.leading])

    def _placed(self, operands: list[Operand]) -> None:
        self._ahead = 0.0
        self._text = self._line_start = Matrix(*numbers(operands, 6))

    def _char_space(self, operands: list[Operand]) -> None:
        (self.state.char_space,) = numbers(operands, 1)

    def _word_space(self, operands: list[Operand]) -> None:
        (self.state.word_space,) = numbers(operands, 1)

    def _scaled(self, operands: list[Operand]) -> None:
        self.state.scale = numbers(operands, 1)[0] / 100

    def _leading(self, operands: list[Operand]) -> None:
        (self.state.leading,) = numbers(operands, 1)

    def _rise(self, operands: list[Operand]) -> None:
        (self.state.rise,) = numbers(operands, 1)

    def _rendering(self, operands: list[Operand]) -> None:
        self.state.rendering = int(numbers(operands, 1)[0])

    def _line_shown(self, operands: list[Operand]) -> None:
        self._newline(operands)
        self._shown(operands)

    def _words_shown(self, operands: list[Operand]) -> None:
        self.state.word_space, self.state.char_space = numbers(operands[:-1], 2)
        self._line_shown(operands)

    def _shown(self, operands: list[Operand]) -> None:
        self._string([operands[-1]])

    def _spaced_out(self, operands: list[Operand]) -> None:
        pieces = operands[-1]
        if isinstance(pieces, list):
            self._string(pieces)

    def _string(self, pieces: list[Operand]) -> None:
        """Show strings, and move by the numbers between them."""
        state = self.state
        if state.font is None:
            return
        line = _measured(state.font, (state.size, state.char_space, state.word_space), pieces)
        wide = state.scale
        if self._ahead:
            self._text, self._ahead = _shifted(self._text, self._ahead, 0.0), 0.0
        if line.codes:
            matrix = self._text.then(state.ctm)
            if wide != 1 or state.rise:
                matrix = Matrix(wide, 0, 0, 1, 0, state.rise).then(matrix)
            self._lettered(line, matrix)
        self._ahead += line.advance * wide

    def _lettered(self, line: Line, matrix: Matrix) -> None:
        state = self.state
        is_outlined = state.rendering in _OUTLINED
        paint = state.stroke if is_outlined else state.fill
        if state.rendering in _UNSEEN:
            paint = Paint("none", (), "Tr")
        box, clip = moved(line.box or _NO_INK, matrix), state.clip.box
        if not (
            clip[0] <= box[0] and clip[1] <= box[1] and box[2] <= clip[2] and box[3] <= clip[3]
        ):
            if line.box and not meets(box, clip):
                return
            box = common(box, clip)
        a, b, c, d, _, _ = matrix
        mark = Mark(
            Kind.TEXT,
            box,
            paint,
            state.blending(stroking=is_outlined),
            state.clip,
            self.depth,
            font=state.font,
            codes=line.codes,
            size=state.size * abs(a * d - b * c) ** 0.5,
        )
        self.group.marks.append(mark)


def _measured(font: Font, set_as: tuple[float, float, float], pieces: list[Operand]) -> Line:
    """Strings one after the other, moved by the numbers between them; each run measured once.

    ``set_as`` are the size, and what is added after each code and each blank.
    """
    shown = tuple([piece for piece in pieces if isinstance(piece, _PIECES)])
    key = (set_as, shown)
    known = font.lines.get(key)
    if known is None:
        if len(font.lines) >= _MOST_LINES:
            font.lines.clear()
        known = font.lines[key] = Line(*_set(font, set_as, shown))
    return known


def _set(
    font: Font, set_as: tuple[float, float, float], shown: tuple[float | bytes, ...]
) -> tuple[float, tuple[int, ...], Box | None]:
    size, char_space, word_space = set_as
    scale, blank = size / 1000, word_space if font.bytes == 1 else 0.0
    x, left, down, right, up = 0.0, 1e9, 1e9, -1e9, -1e9
    codes: list[int] = []
    for piece in shown:
        if isinstance(piece, float):
            x -= piece / 1000 * size
            continue
        read = font.codes(piece)
        codes += read
        for code in read:
            advance, box = font.glyph(code)
            if box is not None:
                near, low, far, high = box if scale >= 0 else (*box[2:], *box[:2])
                near, low, far, high = near * scale + x, low * scale, far * scale + x, high * scale
                left = near if near < left else left
                right = far if far > right else right
                down = low if low < down else down
                up = high if high > up else up
            x += advance * scale + char_space
            if blank and code == _SPACE:
                x += blank
    return x, tuple(codes), (left, down, right, up) if left <= right else None


def _shifted(matrix: Matrix, x: float, y: float) -> Matrix:
    """A map that is moved before it maps."""
    a, b, c, d, e, f = matrix
    return Matrix(a, b, c, d, a * x + c * y + e, b * x + d * y + f)
