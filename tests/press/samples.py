"""Documents built by hand, and eyes to read their files back with."""

from collections.abc import Iterator
from hashlib import sha256
from io import BytesIO

import pikepdf
import pypdfium2
from PIL import Image

from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.model.choices import Duplex
from cardsmith.model.face import Bitmap, Face, Item, Outline, Path, Text
from cardsmith.model.inks import INK, Ink
from cardsmith.model.outline import rectangle
from cardsmith.model.sheet import Document, Mark, Page, Placed, Rect
from cardsmith.press.pdf import write_pdf
from cardsmith.press.png import render_png

FONTS = ShippedFonts()
SIZE = (63, 88)
"""The trim of a sample card, in millimetres."""


def words(text: str, x: float = 8, y: float = 20, *, font: str = "Alegreya", size: float = 10,
          ink: Ink = INK, kerned: bool = True) -> Text:  # fmt: skip
    """A run of text, kerned as layout would."""
    return Text(x, y, text, font, size, ink, FONTS[font].kerns(text) if kerned else ())


def block(x: float, y: float, width: float, height: float, ink: Ink = INK) -> Path:
    """A filled rectangle in millimetres."""
    return Path(rectangle(x, y, width, height), fill=ink)


def square_ring(x: float, y: float, side: float) -> Outline:
    """A square with a square hole that is drawn in the same direction."""
    third = side / 3
    return rectangle(x, y, side, side) + rectangle(x + third, y + third, third, third)


def face(*items: Item, name: str = "card", size: tuple[float, float] = SIZE) -> Face:
    """A face that holds ``items``."""
    return Face(name, *size, items)


def placed(card: Face, x: int = 0, y: int = 0, turn: int = 0) -> Placed:
    """A face with its top left corner at micrometres on the page, clipped to its trim."""
    width, height = round(card.width * 1000), round(card.height * 1000)
    box = Rect(x, y, width, height) if turn % 180 == 0 else Rect(x, y, height, width)
    return Placed(card, box, box, turn)


def page(*held: Placed, size: tuple[int, int] = (210_000, 297_000), marks: tuple[Mark, ...] = (),
         trim: Rect | None = None, bleed: Rect | None = None) -> Page:  # fmt: skip
    """One side of a sheet, A4 unless told otherwise."""
    return Page(width=size[0], height=size[1], placed=held, marks=marks, trim=trim, bleed=bleed)


def document(*pages: Page, duplex: Duplex = Duplex.NONE) -> Document:
    """A French document of some pages."""
    return Document(title="Le Bouffon — œuf", language="fr", pages=pages, duplex=duplex)


def printed(*items: Item) -> bytes:
    """The file of one page that is one card."""
    return write_pdf(document(card_page(face(*items))), FONTS)


def card_page(card: Face) -> Page:
    """A page the size of its one card."""
    return page(placed(card), size=(round(card.width * 1000), round(card.height * 1000)))


def text_of(pdf: bytes, number: int = 0) -> str:
    """The text pdfium reads from a page, lines told apart by a line feed."""
    with pypdfium2.PdfDocument(pdf) as opened:
        text: str = opened[number].get_textpage().get_text_bounded()
    return text.replace("\r\n", "\n")


def pixels(pdf: bytes, dpi: float = 127) -> Image.Image:
    """The first page at 127 dots an inch: five pixels a millimetre."""
    return Image.open(BytesIO(render_png(pdf, 0, dpi))).convert("RGB")


def colour_at(image: Image.Image, x: float, y: float) -> tuple[int, int, int]:
    """The colour at a point in millimetres from the top left, at five pixels a millimetre."""
    pixel = image.getpixel((int(x * 5), int(y * 5)))
    assert isinstance(pixel, tuple)
    red, green, blue = pixel
    return red, green, blue


def covered(image: Image.Image) -> float:
    """How many square millimetres are not white, at five pixels a millimetre."""
    counts = {colour: count for count, colour in image.getcolors(1 << 24) or ()}
    return (image.width * image.height - counts.get((255, 255, 255), 0)) / 25


def resources(pdf: pikepdf.Pdf) -> Iterator[pikepdf.Object]:
    """The resources of every page, and of every form they reach."""
    waiting: list[pikepdf.Object] = [sheet.obj for sheet in pdf.pages]
    while waiting:
        found = waiting.pop().get("/Resources")
        if found is None:
            continue
        yield found
        forms = found.get("/XObject", pikepdf.Dictionary())
        waiting.extend(form for form in forms.values() if form.Subtype == "/Form")


def objects(pdf: pikepdf.Pdf, subtype: str) -> list[pikepdf.Object]:
    """Every stream object of a subtype (``/Form``, ``/Image``)."""
    streams: list[pikepdf.Object] = []
    for number in range(1, len(pdf.objects)):
        found = pdf.get_object(number, 0)
        if isinstance(found, pikepdf.Stream) and found.get("/Subtype") == subtype:
            streams.append(found)
    return streams


def opened(data: bytes) -> pikepdf.Pdf:
    """The structure of a file."""
    return pikepdf.open(BytesIO(data))


def operators(data: bytes, number: int = 0) -> str:
    """The content of a page as it was composed."""
    with opened(data) as pdf:
        return pdf.pages[number].Contents.read_bytes().decode("latin-1")


def bitmap(image: Image.Image, kind: str = "PNG") -> Bitmap:
    """A picture as intake would have read it."""
    stream = BytesIO()
    image.save(stream, kind)
    digest = sha256(image.mode.encode() + stream.getvalue()).hexdigest()
    return Bitmap(digest, stream.getvalue(), image.size)
