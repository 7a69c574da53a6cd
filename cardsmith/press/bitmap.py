"""Pictures as a PDF stores them: a JPEG and most PNG as they are, others as deflated pixels."""

import zlib
from collections.abc import Iterator
from io import BytesIO

from PIL import Image

from cardsmith.model.struct import Struct
from cardsmith.press.file import PdfFile

_SPACES = {"L": "/DeviceGray", "RGB": "/DeviceRGB", "CMYK": "/DeviceCMYK"}

_CHANNELS = {0: 1, 2: 3, 3: 1}
"""The samples of a pixel in each kind of PNG that has no alpha (PNG, 3rd edition, 11.2.1)."""

_PALETTE = 3

_REVERSED = " /Decode [1 0 1 0 1 0 1 0]"
"""What is said of a JPEG in four colours: those that exist count from white, as Adobe's do."""


class Pixels(Struct, frozen=True, kw_only=True):
    """A picture of ``bits`` a channel, compressed; ``mask`` says how much of it shows."""

    size: tuple[int, int]
    space: str
    data: bytes
    packing: str
    bits: int = 8
    mask: "Pixels | None" = None

    def embedded(self, file: PdfFile) -> int:
        """Write the picture and its mask; the picture's number."""
        width, height = self.size
        mask = f" /SMask {self.mask.embedded(file)} 0 R" if self.mask else ""
        return file.add_deflated(
            self.data,
            f"/Type /XObject /Subtype /Image /Width {width} /Height {height} "
            f"/ColorSpace {self.space} /BitsPerComponent {self.bits} {self.packing}{mask}",
        )


def opened(data: bytes) -> Pixels:
    """A PNG or JPEG ready to be embedded.

    A JPEG is stored byte for byte, and so are the rows of a PNG that is opaque and not
    interlaced. Transparency becomes a soft mask, unless nothing shows through. Sixteen bits a
    channel become eight. Raises OSError for bytes that are no picture:
    whoever read the file should have looked.
    """
    image = Image.open(BytesIO(data))
    if image.format == "JPEG":
        packing = "/Filter /DCTDecode" + _REVERSED * (image.mode == "CMYK")
        return Pixels(size=image.size, space=_SPACES[image.mode], data=data, packing=packing)
    return _as_stored(data) or deflated(simplified(image))


def mean_darkness(data: bytes) -> float:
    """How much of the light of white paper a picture takes away, 0 to 1."""
    image = Image.open(BytesIO(data)).convert("RGBA")
    paper = Image.new("RGBA", image.size, "white")
    values = Image.alpha_composite(paper, image).convert("RGB").histogram()
    light = sum(at % 256 * count for at, count in enumerate(values))
    return 1 - light / (3 * 255 * image.width * image.height)


def _as_stored(data: bytes) -> Pixels | None:
    """A PNG whose rows a PDF can unpack by itself (ISO 32000-1, 7.4.4.4); None for any other."""
    chunks = list(_chunks(data))
    header = chunks[0][1]
    depth, colour, interlaced = header[8], header[9], header[12]
    palette = next((body for name, body in chunks if name == b"PLTE"), b"")
    if depth > 8 or interlaced or colour not in _CHANNELS or any(n == b"tRNS" for n, _ in chunks):
        return None
    if colour == _PALETTE:
        used = palette[: 3 * 2**depth]
        space = f"[/Indexed /DeviceRGB {len(used) // 3 - 1} <{used.hex()}>]"
    else:
        space = _SPACES["L" if colour == 0 else "RGB"]
    size = int.from_bytes(header[:4], "big"), int.from_bytes(header[4:8], "big")
    rows = f"/Colors {_CHANNELS[colour]} /BitsPerComponent {depth} /Columns {size[0]}"
    return Pixels(
        size=size,
        space=space,
        data=b"".join(body for name, body in chunks if name == b"IDAT"),
        packing=f"/Filter /FlateDecode /DecodeParms << /Predictor 15 {rows} >>",
        bits=depth,
    )


def _chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Names and bodies of the parts of a PNG, which whoever read the file has checked."""
    at, name = 8, b""
    while name != b"IEND" and at + 12 <= len(data):
        end = at + 8 + int.from_bytes(data[at : at + 4], "big")
        name = data[at + 4 : at + 8]
        yield name, data[at + 8 : end]
        at = end + 4


def deflated(image: Image.Image, mask: Image.Image | None = None) -> Pixels:
    """The pixels of an image, of which as much shows as its alpha or a ``mask`` says."""
    if image.mode in {"LA", "RGBA"}:
        mask = image.getchannel("A")
    colours = image.convert(image.mode.removesuffix("A"))
    return Pixels(
        size=colours.size,
        space=_SPACES[colours.mode],
        data=zlib.compress(colours.tobytes()),
        packing="/Filter /FlateDecode",
        mask=None if mask is None else deflated(mask),
    )


def simplified(image: Image.Image) -> Image.Image:
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
