"""Rectangles of several sizes on as few sheets as do, in shelves that straight cuts part."""

from collections.abc import Mapping

from cardsmith.model.sheet import Rect
from cardsmith.model.struct import Struct, field

Size = tuple[int, int]


def packed(
    counts: Mapping[Size, int], room: Size, gap: int, between: int
) -> list[tuple[Rect, ...]]:
    """The cards of each sheet, shelf by shelf, in micrometres from the top left of ``room``.

    First fit by decreasing height: each card goes on the first sheet, and there on the first
    shelf, that has room for it. Cards of a shelf share their top and stand ``gap`` apart,
    shelves lie ``between`` apart. Each size is known to fit the room alone.

    >>> [len(cards) for cards in packed({(60, 80): 4, (40, 60): 4}, (120, 230), 0, 0)]
    [7, 1]
    """
    sheets: list[_Sheet] = []
    for size in sorted(counts, key=lambda size: (size[1], size[0]), reverse=True):
        left = counts[size]
        for sheet in sheets:
            left -= sheet.take(size, left)
        while left > 0:
            sheets.append(_Sheet(room, gap, between))
            left -= sheets[-1].take(size, left)
    return [tuple(card for shelf in sheet.shelves for card in shelf.cards) for sheet in sheets]


class _Shelf(Struct):
    """Cards side by side, the first of them the highest; ``right`` is where the next may begin."""

    top: int
    bottom: int
    right: int = 0
    cards: list[Rect] = field(default_factory=list)


class _Sheet(Struct):
    """A sheet that is being filled. A micrometre a card is forgiven, as in a grid."""

    room: Size
    gap: int
    between: int
    shelves: list[_Shelf] = field(default_factory=list)

    def take(self, size: Size, count: int) -> int:
        """Place up to ``count`` cards that are no higher than those before; how many found room."""
        taken = 0
        for shelf in self.shelves:
            taken += self._fill(shelf, size, count - taken)
        while taken < count and self._opened(size[1]):
            taken += self._fill(self.shelves[-1], size, count - taken)
        return taken

    def _fill(self, shelf: _Shelf, size: Size, count: int) -> int:
        before = len(shelf.cards)
        while (
            len(shelf.cards) < before + count
            and shelf.right + size[0] <= self.room[0] + len(shelf.cards) + 1
        ):
            shelf.cards.append(Rect(shelf.right, shelf.top, *size))
            shelf.right += size[0] + self.gap
        return len(shelf.cards) - before

    def _opened(self, height: int) -> bool:
        """Whether a further shelf of that height has room."""
        top = self.shelves[-1].bottom + self.between if self.shelves else 0
        room = top + height <= self.room[1] + len(self.shelves) + 1
        if room:
            self.shelves.append(_Shelf(top, top + height))
        return room
