"""A face of which a press has all it needs."""

from collections.abc import Callable

from cardsmith.model.edition import Size
from cardsmith.model.face import Face, Item
from cardsmith.press.galley import Galley, Stock
from cardsmith.press.tray import Tray


class ComposedFace(Face):
    """A face that is composed; its items are drawn anew for whoever asks for them.

    ``place`` is its tray, its card there and which side of that it is; ``shape`` its name, its
    trim and its bleed.
    """

    __slots__ = ("_draw", "_place", "stock")
    stock: Stock
    _place: tuple[Tray, int, int]
    _draw: Callable[[], Face]

    def __init__(
        self,
        place: tuple[Tray, int, int],
        stock: Stock,
        shape: tuple[str, Size, float],
        draw: Callable[[], Face],
    ) -> None:
        name, size, bleed = shape
        give = object.__setattr__  # the values of a frozen class
        give(self, "name", name)
        give(self, "width", size.width)
        give(self, "height", size.height)
        give(self, "bleed", bleed)
        give(self, "stock", stock)
        give(self, "_place", place)
        give(self, "_draw", draw)

    @property
    def galley(self) -> Galley:
        """What a press needs of it."""
        tray, card, side = self._place
        return tray.galley(card, side)

    @property
    def items(self) -> tuple[Item, ...]:
        """What is drawn, in paint order."""
        return self._draw().items
