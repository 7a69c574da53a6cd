"""Galleys packed together: bytes that take little memory, and can be kept or sent.

What is packed can be read by the version of Python that packed it, and by no other.
"""

import marshal
import zlib
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from cardsmith.press.content import Content
from cardsmith.press.galley import Galley
from cardsmith.press.structure import Told

SIZE = 64
"""Cards of a tray: enough for one card to look like the next, few enough to unpack for one."""

_OPEN = 8
"""Trays that stay unpacked: pages take cards in order, few pages take them from afar."""

Sides = tuple[Galley | None, Galley | None]
"""Front and back of a card as far as they are composed."""


class Tray:
    """The composed sides of some cards."""

    __slots__ = ("packed",)

    def __init__(self, packed: bytes | memoryview) -> None:
        self.packed = packed

    def galley(self, card: int, side: int) -> Galley:
        """One of them: a card counted from 0, its front (0) or back (1), which must be there."""
        content, digest, told = _unpacked(self)[card][side]
        return Galley(Content(*content), digest, Told(*told))


def packed(cards: Iterable[Sides], *, tightly: bool) -> bytes:
    """Some cards as a tray holds them; ``tightly`` takes a fifth of the memory, and its time."""
    plain = [
        tuple([one and (tuple(one.content), one.digest, tuple(one.told)) for one in sides])
        for sides in cards
    ]
    return zlib.compress(marshal.dumps(plain), int(tightly))


@lru_cache(maxsize=_OPEN)
def _unpacked(tray: Tray) -> Sequence[Sequence[Any]]:
    """The cards of a tray as plain values, of which it alone knows the shape."""
    cards: Sequence[Sequence[Any]] = marshal.loads(zlib.decompress(tray.packed))  # noqa: S302  (ours)
    return cards
