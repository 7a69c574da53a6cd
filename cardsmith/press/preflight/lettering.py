"""Text (ISO 32000-1, 9): strings as their codes, and the box that their ink fills."""

from collections.abc import Callable

from cardsmith.model.face import UNMOVED, Matrix
from cardsmith.press.preflight.canvas import Canvas, numbers
from cardsmith.press.preflight.fonts import Font
from cardsmith.press.preflight.marks import Kind, Mark, common, meets, moved
from cardsmith.press.preflight.paints import Paint
from cardsmith.press.preflight.tokens import Operand

_SPACE = 32


class Lettering(Canvas):
    """The operators that place and show text."""

    _text: Matrix = UNMOVED
    _line_start: Matrix = UNMOVED

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
        self._text = self._line_start = UNMOVED

    def _next(self, operands: list[Operand]) -> None:
        x, y = numbers(operands, 2)
        self._text = self._line_start = Matrix(e=x, f=y).then(self._line_start)

    def _next_leading(self, operands: list[Operand]) -> None:
        self.state.leading = -numbers(operands, 1)[0]
        self._next(operands)

    def _newline(self, _: list[Operand]) -> None:
        self._next([0.0, -self.state.leading])

    def _placed(self, operands: list[Operand]) -> None:
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
        line = _Line(state.font, state.size, state.char_space, state.word_space)
        for piece in pieces:
            if isinstance(piece, float):
                line.x -= piece / 1000 * state.size
            elif isinstance(piece, bytes):
                line.add(piece)
        wide = state.scale
        matrix = Matrix(wide, 0, 0, 1, 0, state.rise).then(self._text).then(state.ctm)
        self._text = Matrix(e=line.x * wide).then(self._text)
        if line.codes:
            self._lettered(line, matrix)

    def _lettered(self, line: "_Line", matrix: Matrix) -> None:
        state = self.state
        paint = state.stroke if state.rendering in {1, 5} else state.fill
        if state.rendering in {3, 7}:
            paint = Paint("none", (), "Tr")
        box = moved(line.box(), matrix)
        if not meets(box, state.clip.box) and line.has_ink:
            return
        mark = Mark(
            Kind.TEXT,
            common(box, state.clip.box),
            paint,
            state.blending(stroking=state.rendering in {1, 5}),
            state.clip,
            self.depth,
            font=state.font,
            codes=tuple(line.codes),
            size=state.size * abs(matrix.a * matrix.d - matrix.b * matrix.c) ** 0.5,
        )
        self.group.marks.append(mark)


class _Line:
    """A run of text being measured, in points before any map."""

    def __init__(self, font: Font, size: float, char_space: float, word_space: float) -> None:
        self._font = font
        self._scale = size / 1000
        self._char_space = char_space
        self._word_space = word_space
        self.x = 0.0
        self.codes: list[int] = []
        self._left = self._down = 1e9
        self._right = self._up = -1e9

    @property
    def has_ink(self) -> bool:
        """Whether a glyph has an outline."""
        return self._left <= self._right

    def add(self, shown: bytes) -> None:
        """Set a string after what stands there."""
        font, scale, x = self._font, self._scale, self.x
        codes = font.codes(shown)
        left, down, right, up = self._left, self._down, self._right, self._up
        for code in codes:
            advance, box = font.glyph(code)
            if box is not None:
                near, low, far, high = box if scale >= 0 else (*box[2:], *box[:2])
                left = min(left, x + near * scale)
                right = max(right, x + far * scale)
                down = min(down, low * scale)
                up = max(up, high * scale)
            x += advance * scale + self._char_space
            if code == _SPACE and font.bytes == 1:
                x += self._word_space
        self._left, self._down, self._right, self._up = left, down, right, up
        self.x = x
        self.codes += codes

    def box(self) -> tuple[float, float, float, float]:
        """What the ink fills; a point where there is none."""
        if not self.has_ink:
            return 0.0, 0.0, 0.0, 0.0
        return self._left, self._down, self._right, self._up
