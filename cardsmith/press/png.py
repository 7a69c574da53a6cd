"""Pages as pixels, for previews and for shops that print from pictures."""

from io import BytesIO

import pypdfium2
from PIL import Image
from PIL.PngImagePlugin import PngInfo

_INCH = 72.0


def render_png(pdf: bytes, page: int, dpi: float) -> bytes:
    """One page (the first is 0) as an opaque PNG in sRGB that states its resolution.

    It measures the page's size times ``dpi``, rounded to whole pixels. Raises IndexError for a
    page there is not.
    """
    image = _pixels(pdf, page, dpi)
    colours = PngInfo()
    colours.add(b"sRGB", b"\0")
    stream = BytesIO()
    image.save(stream, "PNG", dpi=(dpi, dpi), pnginfo=colours)
    return stream.getvalue()


def _pixels(pdf: bytes, page: int, dpi: float) -> Image.Image:
    with pypdfium2.PdfDocument(pdf) as document:
        if not 0 <= page < len(document):
            raise IndexError(f"no page {page} of {len(document)}")
        sheet = document[page]
        width, height = sheet.get_size()
        size = round(width * dpi / _INCH), round(height * dpi / _INCH)
        # pdfium rounds up, so that an exact scale often yields a pixel too many: aim just below
        scale = min((size[0] - 0.02) / width, (size[1] - 0.02) / height)
        image: Image.Image = sheet.render(scale=scale).to_pil().convert("RGB")
    if image.size != size:
        raise ValueError(f"{image.size} pixels instead of {size}")
    return image
