"""Pictures as a PDF stores them: a JPEG as it is, anything else as deflated pixels."""

import zlib
from dataclasses import dataclass
from io import BytesIO

from PIL import Image

from cardsmith.press.file import PdfFile

_SPACES = {"L": "/DeviceGray", "RGB": "/DeviceRGB", "CMYK": "/DeviceCMYK"}

_REVERSED = " /Decode [1 0 1 0 1 0 1 0]"
"""What is said of a JPEG in four colours: those that exist count from white, as Adobe's do."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pixels:
    """A picture of eight bits a channel, compressed; ``mask`` says how much of it shows."""

    size: tuple[int, int]
    space: str
    data: bytes
    packing: str
    mask: "Pixels | None" = None

    def embedded(self, file: PdfFile) -> int:
        """Write the picture and its mask; the picture's number."""
        width, height = self.size
        mask = f" /SMask {self.mask.embedded(file)} 0 R" if self.mask else ""
        return file.add_deflated(
            self.data,
            f"/Type /XObject /Subtype /Image /Width {width} /Height {height} "
            f"/ColorSpace {self.space} /BitsPerComponent 8 {self.packing}{mask}",
        )


def opened(data: bytes) -> Pixels:
    """A PNG or JPEG ready to be embedded.

    A JPEG is stored byte for byte. Transparency becomes a soft mask, unless nothing shows
    through. Sixteen bits a channel become eight. Raises OSError for bytes that are no picture:
    whoever read the file should have looked.
    """
    image = Image.open(BytesIO(data))
    if image.format == "JPEG":
        packing = "/Filter /DCTDecode" + _REVERSED * (image.mode == "CMYK")
        return Pixels(size=image.size, space=_SPACES[image.mode], data=data, packing=packing)
    return _deflated(_simplified(image))


def _deflated(image: Image.Image) -> Pixels:
    mask = _deflated(image.getchannel("A")) if image.mode in {"LA", "RGBA"} else None
    colours = image.convert(image.mode.removesuffix("A"))
    return Pixels(
        size=colours.size,
        space=_SPACES[colours.mode],
        data=zlib.compress(colours.tobytes()),
        packing="/Filter /FlateDecode",
        mask=mask,
    )


def _simplified(image: Image.Image) -> Image.Image:
    """The same picture in a mode that a PDF stores without loss: L, RGB, LA or RGBA."""
    if image.mode.startswith("I"):
        return image.convert("I").point(lambda value: value / 257).convert("L")
    if "transparency" in image.info:
        image = image.convert("RGBA")
    if image.mode in {"LA", "RGBA"}:
        bottom, _ = image.getchannel("A").getextrema()
        return image.convert(image.mode.removesuffix("A")) if bottom == 255 else image
    if image.mode in {"L", "RGB"}:
        return image
    return image.convert("L" if image.mode == "1" else "RGB")
