"""Reads content streams as a printer would: one walker for all checks, forms and all."""

from collections.abc import Callable, Mapping

import pikepdf

from cardsmith.model.face import Matrix
from cardsmith.press.preflight.canvas import Operands, numbers
from cardsmith.press.preflight.inking import Inking
from cardsmith.press.preflight.inline import inline_picture
from cardsmith.press.preflight.lettering import Lettering
from cardsmith.press.preflight.marks import Group, Kind, Mark, common, meets, moved
from cardsmith.press.preflight.paints import Paint
from cardsmith.press.preflight.paths import Pathing
from cardsmith.press.preflight.pictures import Picture
from cardsmith.press.preflight.resources import Resources, Shelf, resources_of
from cardsmith.press.preflight.shadings import shaded
from cardsmith.press.preflight.state import State
from cardsmith.press.preflight.streams import FAULTS, MOST, TooLongError, unpacked
from cardsmith.press.preflight.tokens import INLINE, Operand, Reader

_DEEPEST = 20
MOST_OPERATORS = 12_000_000
"""The most operators that are read of a file."""

_MOST_ON_A_PAGE = 1_000_000
_FORM = 50
"""How many operators the call of a form counts for."""

MOST_BYTES = 256 * 1024 * 1024
"""The most bytes that the forms of a file may unpack to."""

_SQUARE = (0.0, 0.0, 1.0, 1.0)
_MISUSED = (ValueError, TypeError, IndexError, KeyError, OverflowError, AttributeError)


class Walker:
    """Walks the pages of one file; forms that are painted alike are walked once.

    ``budget`` is how many operators may still be read; where they do not suffice, TooLongError is
    raised. ``unread`` counts what could not be read.
    """

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.budget = 0
        self.unread = 0
        self._left = MOST_OPERATORS
        self._bytes = MOST_BYTES
        self._open: set[object] = set()
        self._forms: dict[object, Group] = {}
        self._contents: dict[object, bytes] = {}
        self._reader = Reader(_step)

    @property
    def read(self) -> tuple[int, int]:
        """How many operators were read, and how many bytes of forms."""
        return MOST_OPERATORS - self._left, MOST_BYTES - self._bytes

    def page(self, content: bytes, resources: Resources, state: State) -> Group:
        """What a page paints, as long as it takes no more operators than any page needs."""
        self.budget = before = min(self._left, _MOST_ON_A_PAGE)
        try:
            return self.walk(content, resources, state)
        finally:
            self._open.clear()
            self._left -= before - max(self.budget, 0)

    def walk(self, content: bytes, resources: Resources, state: State, depth: int = 0) -> Group:
        """What a content stream paints."""
        reader = _Reader(self, resources, state, depth)
        for steps in self._reader.read(content):
            self.budget -= len(steps)
            if self.budget < 0:
                raise TooLongError
            for act, operands in steps:
                try:
                    act(reader, operands)
                except TooLongError:
                    raise
                except _MISUSED:
                    self.unread += 1
        return reader.group

    def form(self, held: pikepdf.Object, outer: State, above: Resources, depth: int) -> Group:
        """What a form paints under a state; that of an earlier time where it is the same."""
        key = (held.objgen, *outer.key()) if held.is_indirect else None
        known = self._forms.get(key) if key else None
        if known is not None:
            return known
        inside = held.get("/Group")
        is_group = isinstance(inside, pikepdf.Dictionary) and str(inside.get("/S")) == (
            "/Transparency"
        )
        group = Group(transparency=is_group)
        if key is None or held.objgen not in self._open:  # a form inside itself draws nothing more
            if depth >= _DEEPEST:
                raise TooLongError
            self._walk_form(held, outer.copy(), above, depth, group)
            if key:
                self._forms[key] = group
        return group

    def _walk_form(
        self, held: pikepdf.Object, state: State, above: Resources, depth: int, group: Group
    ) -> None:
        try:
            matrix = _matrix(held.get("/Matrix"))
            state.ctm = matrix.then(state.ctm)
            named = held.get("/BBox")
            if isinstance(named, pikepdf.Array):
                x1, y1, x2, y2 = (float(each) for each in named.as_list())
                inner = moved((x1, y1, x2, y2), state.ctm)
                state.clip = state.clip._replace(box=common(state.clip.box, inner))
            content = self._content(held)
        except TooLongError:
            raise
        except FAULTS:
            self.unread += 1
            return
        found = held.get("/Resources")
        resources = above if found is None else resources_of(found, self.shelf)
        self.budget -= _FORM
        self._open.add(held.objgen)
        group.marks = self.walk(content, resources, state, depth + 1).marks
        self._open.discard(held.objgen)

    def _content(self, held: pikepdf.Object) -> bytes:
        key = held.objgen
        if key not in self._contents:
            found = self._contents[key] = unpacked(held, min(self._bytes, MOST))
            self._bytes -= len(found)
        return self._contents[key]


class _Reader(Pathing, Lettering, Inking):
    """One content stream: what each operator does."""

    def __init__(self, walker: Walker, resources: Resources, state: State, depth: int) -> None:
        super().__init__(Group(), state, depth)
        self._walker = walker
        self.resources = resources
        self._saved: list[State] = []

    @classmethod
    def acts(cls) -> "Mapping[str, _Act]":
        """What each operator does."""
        return {
            **cls.path_acts(),
            **cls.text_acts(),
            **cls.colour_acts(),
            "q": cls._save,
            "Q": cls._restore,
            "cm": cls._concatenate,
            "w": cls._weigh,
            "gs": cls._graphics,
            "Do": cls._do,
            "sh": cls._shade,
            INLINE: cls._inline,
            "Tf": cls._font,
        }

    def _save(self, _: Operands) -> None:
        if len(self._saved) < 4096:
            self._saved.append(self.state)
            self.state = self.state.copy()

    def _restore(self, _: Operands) -> None:
        if self._saved:
            self.state = self._saved.pop()

    def _concatenate(self, operands: Operands) -> None:
        self.state.ctm = Matrix(*numbers(operands, 6)).then(self.state.ctm)

    def _weigh(self, operands: Operands) -> None:
        (self.state.width,) = numbers(operands, 1)

    def _font(self, operands: Operands) -> None:
        (name, size), state = operands[-2:], self.state
        state.font = self.resources.font(str(name))
        state.size = size if isinstance(size, float) else 0.0

    def _graphics(self, operands: Operands) -> None:
        taken, font = self.resources.graphics(str(operands[0]))
        self.state.take(taken)
        if font is not None:
            self.state.font = self.resources.font_of(font[0])
            self.state.size = float(font[1])

    def tile(self, held: pikepdf.Object) -> list[Paint]:
        """The colours of a tiling pattern, as of a form that inherits nothing."""
        group = self._walker.form(held, State(), self.resources, self.depth + 1)
        return [mark.paint for mark in flat(group)]

    def _shade(self, operands: Operands) -> None:
        held = self.resources.entry("/Shading", str(operands[0]))
        self._put(Kind.SHADE, self.state.clip.box, shaded(held, "sh"))

    def _do(self, operands: Operands) -> None:
        held, is_form = self.resources.drawn(str(operands[0]))
        if held is None:
            return
        if is_form:
            group = self._walker.form(held, self.state, self.resources, self.depth)
            self.group.marks.append(group)
            return
        self._paint_picture(self.resources.picture(held))

    def _inline(self, operands: Operands) -> None:
        fields, body = operands[0], operands[-1]
        if not isinstance(fields, dict) or not isinstance(body, bytes):
            return
        self._paint_picture(inline_picture(fields, body, self.resources))

    def _paint_picture(self, picture: Picture | None) -> None:
        if picture is None:
            self._walker.unread += 1
            return
        box = moved(_SQUARE, self.state.ctm)
        paint = self.state.fill if picture.is_stencil else Paint("picture", (), "Do")
        if picture.is_light:
            paint = Paint("rgb", (), "Do")
        shown = common(box, self.state.clip.box)
        if meets(box, self.state.clip.box):
            blending = self.state.fill_blending
            self.group.marks.append(
                Mark(
                    Kind.PICTURE,
                    shown,
                    paint,
                    blending._replace(soft_mask=blending.soft_mask or picture.has_soft_mask),
                    self.state.clip,
                    self.depth,
                    picture=picture,
                    matrix=self.state.ctm,
                )
            )

    def _put(self, kind: Kind, box: tuple[float, float, float, float], paint: Paint) -> None:
        self.group.marks.append(
            Mark(kind, box, paint, self.state.fill_blending, self.state.clip, self.depth)
        )


_Act = Callable[[_Reader, Operands], None]
_ACTS = _Reader.acts()
_PIECES = (float, bytes)


def _step(operator: str, operands: list[Operand]) -> tuple[_Act, Operands]:
    """What an operator does, and with what."""
    act = _ACTS.get(operator, _pass_over)
    if [*map(type, operands)].count(float) == len(operands):
        return act, tuple(operands)
    *before, last = operands
    if isinstance(last, bytes):
        return act, [*before, (last,)]
    if isinstance(last, list):
        return act, [*before, tuple([each for each in last if isinstance(each, _PIECES)])]
    return act, operands


def _pass_over(_: _Reader, __: Operands) -> None:
    """What paints nothing."""


def flat(group: Group, most: int = 100_000) -> list[Mark]:
    """The marks of a group and of those inside, in order. Raises TooLongError beyond ``most``."""
    found: list[Mark] = []
    waiting = [iter(group.marks)]
    while waiting:
        each = next(waiting[-1], None)
        if each is None:
            waiting.pop()
        elif isinstance(each, Group):
            waiting.append(iter(each.marks))
            most -= 1
        else:
            found.append(each)
            most -= 1
        if most < 0:
            raise TooLongError
    return found


def _matrix(held: pikepdf.Object | None) -> Matrix:
    if not isinstance(held, pikepdf.Array) or len(held) != 6:
        return Matrix()
    return Matrix(*(float(each) for each in held.as_list()))
