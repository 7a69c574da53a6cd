"""Text (ISO 32000-1, 9): strings as their codes, and the box that their ink fills."""

from collections.abc import Callable, Mapping
from typing import Self

from cardsmith.model.face import UNMOVED
from cardsmith.press.preflight.canvas import Canvas, Operands, numbers
from cardsmith.press.preflight.glyphs import Line
from cardsmith.press.preflight.marks import Blending, Box, Kind, Map, Mark, common, meets, moved
from cardsmith.press.preflight.paints import Paint
from cardsmith.press.preflight.runs import line_of
from cardsmith.press.preflight.state import State

_OUTLINED, _UNSEEN = (1, 5), (3, 7)
_NO_INK = (0.0, 0.0, 0.0, 0.0)


class Lettering(Canvas):
    """The operators that place and show text."""

    _text: Map = UNMOVED
    _line_start: Map = UNMOVED
    _ahead: float = 0.0

    @classmethod
    def text_acts(cls) -> Mapping[str, Callable[[Self, Operands], None]]:
        """What each of these operators does."""
        return {
            "BT": cls._begin,
            "Td": cls._next,
            "TD": cls._next_leading,
            "T*": cls._newline,
            "Tm": cls._placed,
            "Tj": cls._shown,
            "TJ": cls._shown,
            "'": cls._line_shown,
            '"': cls._words_shown,
            "Tc": cls._char_space,
            "Tw": cls._word_space,
            "Tz": cls._scaled,
            "TL": cls._leading,
            "Ts": cls._rise,
            "Tr": cls._rendering,
        }

    def _begin(self, _: Operands) -> None:
        self._ahead = 0.0
        self._text = self._line_start = UNMOVED

    def _next(self, operands: Operands) -> None:
        x, y = numbers(operands, 2)
        self._ahead = 0.0
        self._text = self._line_start = _shifted(self._line_start, x, y)

    def _next_leading(self, operands: Operands) -> None:
        self.state.leading = -numbers(operands, 1)[0]
        self._next(operands)

    def _newline(self, _: Operands) -> None:
        self._next([0.0, -self.state.leading])

    def _placed(self, operands: Operands) -> None:
        self._ahead = 0.0
        a, b, c, d, e, f = numbers(operands, 6)
        self._text = self._line_start = a, b, c, d, e, f

    def _char_space(self, operands: Operands) -> None:
        (self.state.char_space,) = numbers(operands, 1)

    def _word_space(self, operands: Operands) -> None:
        (self.state.word_space,) = numbers(operands, 1)

    def _scaled(self, operands: Operands) -> None:
        self.state.scale = numbers(operands, 1)[0] / 100

    def _leading(self, operands: Operands) -> None:
        (self.state.leading,) = numbers(operands, 1)

    def _rise(self, operands: Operands) -> None:
        (self.state.rise,) = numbers(operands, 1)

    def _rendering(self, operands: Operands) -> None:
        self.state.rendering = int(numbers(operands, 1)[0])

    def _line_shown(self, operands: Operands) -> None:
        self._newline(operands)
        self._shown(operands)

    def _words_shown(self, operands: Operands) -> None:
        self.state.word_space, self.state.char_space = numbers(operands[:-1], 2)
        self._line_shown(operands)

    def _shown(self, operands: Operands) -> None:
        """Show strings, and move by the numbers between them."""
        pieces, state = operands[-1], self.state
        font = state.font
        if font is None or not isinstance(pieces, tuple):
            return
        line = line_of(font, (state.size, state.char_space, state.word_space), pieces)
        if self._ahead:
            self._text, self._ahead = _shifted(self._text, self._ahead, 0.0), 0.0
        if line.codes:
            self._lettered(line, moved(line.box or _NO_INK, _then(self._text, state)), state)
        self._ahead += line.advance * state.scale

    def _lettered(self, line: Line, box: Box, state: State) -> None:
        clip, paint, blending = state.clip, state.fill, state.fill_blending
        if state.rendering:
            paint, blending = _rendered(state)
        left, bottom, right, top = clip.box
        if not (left <= box[0] and bottom <= box[1] and box[2] <= right and box[3] <= top):
            if line.box and not meets(box, clip.box):
                return
            box = common(box, clip.box)
        self.group.marks.append(
            Mark(Kind.TEXT, box, paint, blending, clip, self.depth, state.font, line.codes)
        )


def _rendered(state: State) -> tuple[Paint, Blending]:
    """What text is painted with that is not plainly filled."""
    if state.rendering in _UNSEEN:
        return Paint("none", (), "Tr"), state.fill_blending
    if state.rendering in _OUTLINED:
        return state.stroke, state.stroke_blending
    return state.fill, state.fill_blending


def _then(text: Map, state: State) -> Map:
    """The map of text onto the page."""
    a, b, c, d, e, f = text
    if state.scale != 1 or state.rise:
        e, f = e + c * state.rise, f + d * state.rise
        a, b = a * state.scale, b * state.scale
    p, q, r, s, t, u = state.ctm
    return (
        p * a + r * b,
        q * a + s * b,
        p * c + r * d,
        q * c + s * d,
        p * e + r * f + t,
        q * e + s * f + u,
    )


def _shifted(matrix: Map, x: float, y: float) -> Map:
    """A map that is moved before it maps."""
    a, b, c, d, e, f = matrix
    return a, b, c, d, a * x + c * y + e, b * x + d * y + f
