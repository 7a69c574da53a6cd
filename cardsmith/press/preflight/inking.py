"""Colour operators (ISO 32000-1, 8.6.8): what is painted with from here on."""

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Self

import pikepdf

from cardsmith.press.preflight.canvas import Canvas, Operands, numbers
from cardsmith.press.preflight.paints import Paint
from cardsmith.press.preflight.resources import Resources
from cardsmith.press.preflight.shadings import shaded
from cardsmith.press.preflight.spaces import Space


class Inking(Canvas):
    """The operators that choose colours."""

    resources: Resources

    @abstractmethod
    def tile(self, held: pikepdf.Object) -> Sequence[Paint]:
        """The colours that a tile of a pattern is painted with."""

    @classmethod
    def colour_acts(cls) -> Mapping[str, Callable[[Self, Operands], None]]:
        """What each of these operators does."""
        acts: dict[str, Callable[[Self, Operands], None]] = {}
        for fill, stroke, space in (
            ("g", "G", "/DeviceGray"),
            ("rg", "RG", "/DeviceRGB"),
            ("k", "K", "/DeviceCMYK"),
        ):
            acts[fill] = cls._device(space, fill)
            acts[stroke] = cls._device(space, stroke)
        for operator in ("cs", "CS"):
            acts[operator] = cls._space(operator)
        for operator in ("sc", "scn", "SC", "SCN"):
            acts[operator] = cls._colour(operator)
        return acts

    @classmethod
    def _device(cls, name: str, operator: str) -> Callable[[Self, Operands], None]:
        stroking = operator.isupper()

        def chosen(self: Self, operands: Operands) -> None:
            space = self.resources.space(name)
            paint = space.paint(numbers(operands, space.channels), operator)
            self._chosen(space, paint, stroking=stroking)

        return chosen

    @classmethod
    def _space(cls, operator: str) -> Callable[[Self, Operands], None]:
        stroking = operator.isupper()

        def chosen(self: Self, operands: Operands) -> None:
            space = self.resources.space(str(operands[0]))
            self._chosen(space, space.first(operator), stroking=stroking)

        return chosen

    @classmethod
    def _colour(cls, operator: str) -> Callable[[Self, Operands], None]:
        stroking = operator.isupper()

        def chosen(self: Self, operands: Operands) -> None:
            space = self.state.stroke_space if stroking else self.state.fill_space
            if operands and isinstance(operands[-1], str):
                paint = self._pattern(operands, space, operator)
            else:
                paint = space.paint(numbers(operands, space.channels), operator)
            self._chosen(space, paint, stroking=stroking)

        return chosen

    def _chosen(self, space: Space, paint: Paint, *, stroking: bool) -> None:
        if stroking:
            self.state.stroke_space, self.state.stroke = space, paint
        else:
            self.state.fill_space, self.state.fill = space, paint

    def _pattern(self, operands: Operands, space: Space, operator: str) -> Paint:
        """A pattern by its heaviest colour: what tiles paint, or what a shading comes to."""
        held = self.resources.entry("/Pattern", str(operands[-1]))
        if held is None:
            return Paint("unknown", (), operator)
        if not isinstance(held, pikepdf.Stream):
            return shaded(held.get("/Shading"), operator)
        if int(held.get("/PaintType", 1)) == 2 and space.base is not None:
            return space.base.paint(numbers(operands[:-1], space.base.channels), operator)
        paints = self.tile(held)
        light = [paint for paint in paints if paint.space == "rgb"]
        if light:
            return light[0]
        return max(paints, key=lambda paint: paint.total, default=Paint("none", (), operator))
