"""Pages as pixels, for previews and for shops that print from pictures."""

import warnings
from io import BytesIO

from PIL import Image
from PIL.PngImagePlugin import PngInfo

with warnings.catch_warnings():
    warnings.simplefilter("ignore", EncodingWarning)  # it opens its version file by the locale
    import pypdfium2
    from pypdfium2 import raw

_INCH = 72.0
_WHITE = 0xFFFFFFFF


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
        width, height = (round(length * dpi / _INCH) for length in sheet.get_size())
        # a scale would round up to a pixel too many on most sizes; here the pixels are the measure
        bitmap = pypdfium2.PdfBitmap.new_native(width, height, raw.FPDFBitmap_BGRx)
        raw.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, _WHITE)
        raw.FPDF_RenderPageBitmap(bitmap, sheet, 0, 0, width, height, 0, 0)
        image: Image.Image = bitmap.to_pil().convert("RGB")
    return image
