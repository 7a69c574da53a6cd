"""Pictures as reportlab wants them: a JPEG as it is, anything else as pixels."""

from io import BytesIO

from PIL import Image
from reportlab.lib.utils import ImageReader


def opened(data: bytes) -> ImageReader:
    """A PNG or JPEG ready to be embedded.

    A JPEG is stored byte for byte. Transparency becomes a soft mask, unless nothing shows
    through. Sixteen bits a channel become eight. Raises OSError for bytes that are no picture:
    whoever read the file should have looked.
    """
    image = Image.open(BytesIO(data))
    if image.format == "JPEG":
        return ImageReader(BytesIO(data))
    return ImageReader(_simplified(image))


def _simplified(image: Image.Image) -> Image.Image:
    """The same picture in a mode that reportlab stores without loss: L, RGB, LA or RGBA."""
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
