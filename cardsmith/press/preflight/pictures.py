"""Pictures inside a PDF: their size, how they are packed, and the ink of their pixels."""

import sys
from collections.abc import Mapping
from functools import cached_property
from io import BytesIO
from typing import TYPE_CHECKING

import pikepdf

from cardsmith.press.preflight.paints import Inks
from cardsmith.press.preflight.spaces import DEVICE, NO_SPACE, Space, space_of
from cardsmith.press.preflight.streams import FAULTS, filters, unpacked

if TYPE_CHECKING:
    from PIL.Image import Image

_MOST_PIXELS = 40_000_000
_STRIP = 1_000_000
"""How many pixels are unpacked at a time."""


class Picture:
    """A picture XObject. ``is_stencil`` ones are painted with the colour of the moment.

    Raises what damage raises.
    """

    def __init__(self, held: pikepdf.Object, spaces: Mapping[str, Space]) -> None:
        self._held = held
        self.width, self.height = int(held.get("/Width", 0)), int(held.get("/Height", 0))
        if not (0 < self.width < 1 << 24 and 0 < self.height < 1 << 24):
            raise ValueError("a picture without a size")
        self.is_stencil = bool(held.get("/ImageMask", False))
        self.filters = filters(held)
        self.has_soft_mask = isinstance(held.get("/SMask"), pikepdf.Stream)
        named = held.get("/ColorSpace")
        if isinstance(named, pikepdf.Name) and str(named) in spaces:
            self.space = spaces[str(named)]
        elif named is None and "/JPXDecode" in self.filters:
            self.space = NO_SPACE
        else:
            self.space = space_of(named)

    @property
    def is_light(self) -> bool:
        """Whether its colours are those of light, which a press has no ink for."""
        base = self.space.base if self.space.kind == "indexed" else self.space
        return base is not None and base.kind == "rgb"

    @cached_property
    def heaviest(self) -> float | None:
        """The highest sum of inks of a pixel, 1 for one full ink; None where none can be read."""
        inks = self.heaviest_inks
        return None if inks is None else sum(tint for _, tint in inks)

    @cached_property
    def heaviest_inks(self) -> Inks | None:
        """The inks of its heaviest pixel; None where none can be read."""
        image = self.image
        if image is None:
            return None
        if image.mode == "L":
            return self.inks((_extremes(image)[1],))
        return self.inks(_heaviest(image))

    @cached_property
    def image(self) -> "Image | None":
        """Its pixels as inks, 255 for a full one; ``L`` for one channel, ``CMYK`` for four."""
        if self.is_stencil or self.is_light or self.width * self.height > _MOST_PIXELS:
            return None
        try:
            return self._opened()
        except (*FAULTS, OSError, SyntaxError, MemoryError):
            return None

    def inks(self, pixel: tuple[int, ...]) -> Inks:
        """The inks of a pixel of ``image``."""
        if len(pixel) == 4:
            paint = DEVICE["/DeviceCMYK"].paint([value / 255 for value in pixel], "Do")
        elif self.space.kind == "spot":
            paint = self.space.paint([pixel[0] / 255], "Do")
        else:
            paint = DEVICE["/DeviceGray"].paint([1 - pixel[0] / 255], "Do")
        return paint.inks

    def _opened(self) -> "Image | None":
        from PIL import Image as Pil

        last = self.filters[-1] if self.filters else ""
        flipped = self._is_inverted
        if last in {"/DCTDecode", "/JPXDecode"}:
            if len(self.filters) > 1:
                return None
            image: Image = Pil.open(BytesIO(bytes(self._held.read_raw_bytes())))
            if image.width * image.height > _MOST_PIXELS:
                return None
            # Pillow turns the inverted CMYK of Adobe's JPEG round already
            if last == "/DCTDecode" and image.mode == "CMYK" and "adobe" in image.info:
                flipped = not flipped
            image.load()
        else:
            image = self._raw()
        if image.mode == "L" and self.space.kind == "gray":
            flipped = not flipped  # light becomes ink
        if image.mode not in {"L", "CMYK"}:
            return None
        return image.point(lambda value: 255 - value) if flipped else image

    def _raw(self) -> "Image":
        from PIL import Image as Pil

        depth = int(self._held.get("/BitsPerComponent", 8))
        channels = self.space.channels
        row = (self.width * channels * depth + 7) // 8
        data = unpacked(self._held, max(2 * row * self.height, 1024) + 1024)
        size = (self.width, self.height)
        if self.space.kind == "indexed" and self.space.base is not None:
            return self._pointed(data, depth, self.space.base)
        if depth == 8 and channels in {1, 4}:
            return Pil.frombytes("CMYK" if channels == 4 else "L", size, data[: row * self.height])
        if depth == 1 and channels == 1:
            return Pil.frombytes("1", size, data[: row * self.height]).convert("L")
        raise ValueError("pixels of another kind")

    def _pointed(self, data: bytes, depth: int, base: Space) -> "Image":
        from PIL import Image as Pil

        if depth != 8 or base.channels != 4:
            raise ValueError("pixels of another kind")
        size = (self.width, self.height)
        table = self.space.table.ljust(1024, b"\0")
        places = Pil.frombytes("L", size, data[: self.width * self.height])
        bands = [places.point(list(table[channel:1024:4])) for channel in range(4)]
        return Pil.merge("CMYK", bands)

    @cached_property
    def _is_inverted(self) -> bool:
        decode = self._held.get("/Decode")
        if not isinstance(decode, pikepdf.Array) or len(decode) < 2:
            return False
        return float(decode[0]) > float(decode[1])


def _extremes(image: "Image") -> tuple[int, int]:
    low, high = image.getextrema()
    if isinstance(low, tuple) or isinstance(high, tuple):
        raise TypeError("one channel was expected")
    return int(low), int(high)


def _heaviest(image: "Image") -> tuple[int, ...]:
    """The pixel whose four channels have the highest sum."""
    heaviest, rows = bytes(4), max(_STRIP // image.width, 1)
    for top in range(0, image.height, rows):
        strip = image.crop((0, top, image.width, min(top + rows, image.height)))
        colours = set(memoryview(strip.tobytes()).cast("I"))
        pixels = (colour.to_bytes(4, sys.byteorder) for colour in colours)
        heaviest = max(heaviest, *pixels, key=sum)
    return tuple(heaviest)
