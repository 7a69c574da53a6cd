"""Colour operators (ISO 32000-1, 8.6.8): what is painted with from here on."""

from abc import abstractmethod
from collections.abc import Callable, Sequence

import pikepdf

from cardsmith.press.preflight.canvas import Canvas, numbers
from cardsmith.press.preflight.paints import Paint
from cardsmith.press.preflight.resources import Resources
from cardsmith.press.preflight.shadings import shaded
from cardsmith.press.preflight.spaces import Space
from cardsmith.press.preflight.tokens import Operand


class Inking(Canvas):
    """The operators that choose colours."""

    resources: Resources

    @abstractmethod
    def tile(self, held: pikepdf.Object) -> Sequence[Paint]:
        """The colours that a tile of a pattern is painted with."""

    def colour_acts(self) -> dict[str, Callable[[list[Operand]], None]]:
        """What each of these operators does."""
        acts: dict[str, Callable[[list[Operand]], None]] = {}
        for fill, stroke, space in (
            ("g", "G", "/DeviceGray"),
            ("rg", "RG", "/DeviceRGB"),
            ("k", "K", "/DeviceCMYK"),
        ):
            acts[fill] = self._device(space, fill, stroking=False)
            acts[stroke] = self._device(space, stroke, stroking=True)
        for operator in ("cs", "CS"):
            acts[operator] = self._space(operator)
        for operator in ("sc", "scn", "SC", "SCN"):
            acts[operator] = self._colour(operator)
        return acts

    def _device(
        self, name: str, operator: str, *, stroking: bool
    ) -> Callable[[list[Operand]], None]:
        space = self.resources.space(name)

        def chosen(operands: list[Operand]) -> None:
            self._chosen(
                space, space.paint(numbers(operands, space.channels), operator), stroking=stroking
            )

        return chosen

    def _space(self, operator: str) -> Callable[[list[Operand]], None]:
        def chosen(operands: list[Operand]) -> None:
            space = self.resources.space(str(operands[0]))
            self._chosen(space, space.first(operator), stroking=operator.isupper())

        return chosen

    def _colour(self, operator: str) -> Callable[[list[Operand]], None]:
        stroking = operator.isupper()

        def chosen(operands: list[Operand]) -> None:
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

    def _pattern(self, operands: list[Operand], space: Space, operator: str) -> Paint:
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
