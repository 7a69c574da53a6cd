"""Draws the good card, or one that has a single fault, with a library that is not ours."""

from io import BytesIO
from typing import NamedTuple

from PIL import Image
from reportlab import rl_config
from reportlab.lib.colors import CMYKColor, CMYKColorSep, Color
from reportlab.lib.utils import ImageReader
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from tests.conftest import ROOT

MM = 72 / 25.4
WIDE, HIGH = 63.0, 88.0
BLEED, SLUG = 3.0, 10.0
ROUND = BLEED + SLUG
"""Millimetres from the edge of the page to its trim."""

FONTS = {
    "Alegreya": ROOT / "templates/fonts/Alegreya/Alegreya_400Regular.ttf",
    "Cinzel": ROOT / "templates/fonts/Cinzel/Cinzel_700Bold.ttf",
}
BLACK = CMYKColor(0, 0, 0, 1)
WHITE = CMYKColor(0, 0, 0, 0)
RICH = CMYKColor(0.6, 0.4, 0.4, 1)
FOUR = CMYKColor(0.75, 0.66, 0.64, 0.95)
"""What the black of a screen becomes through the profile."""

GOLD = CMYKColorSep(0.1, 0.3, 0.8, 0.1, spotName="OR MAROTTE")
CUT = CMYKColorSep(0, 1, 0, 0, spotName="CutContour")
EVERY = CMYKColorSep(1, 1, 1, 1, spotName="All")

PIXELS = {"lowres_image": 68, "image_150ppi": 150, "jpx_image": 300}
"""How many pixels an inch the picture has; 300 in a good file."""


class Drawn(NamedTuple):
    """The pages of a file, and what of its faults a library for drawing cannot make."""

    data: bytes
    fault: str


def drawn(fault: str = "", cards: int = 1) -> Drawn:
    """The PDF of some cards, front and back by turns."""
    rl_config.useA85 = 0
    for name, path in FONTS.items():
        if name not in pdfmetrics.getRegisteredFontNames():
            pdfmetrics.registerFont(TTFont(name, str(path)))
    stream = BytesIO()
    size = ((WIDE + 2 * ROUND) * MM, (HIGH + 2 * ROUND) * MM)
    canvas = Canvas(
        stream,
        pagesize=size,
        pdfVersion=(1, 6),
        invariant=1,
        pageCompression=1,
        initialFontName="Alegreya",
        initialFontSize=9,
    )
    canvas.setTitle("Carte")
    canvas.setTrimBox(_box(ROUND))
    canvas.setBleedBox(_box(SLUG))
    _form(canvas)
    for card in range(1, cards + 1):
        _front(canvas, fault, card)
        _finished(canvas)
        _back(canvas, fault, card)
        _finished(canvas)
    canvas.save()
    return Drawn(stream.getvalue(), fault)


def _finished(canvas: Canvas) -> None:
    canvas.showPage()


def _box(edge: float) -> tuple[float, float, float, float]:
    whole_wide, whole_high = WIDE + 2 * ROUND, HIGH + 2 * ROUND
    return edge * MM, edge * MM, (whole_wide - edge) * MM, (whole_high - edge) * MM


def _form(canvas: Canvas) -> None:
    """A white lozenge that says nothing of overprint."""
    canvas.beginForm("lozenge", 0, 0, 100, 100)
    canvas.setFillColor(WHITE)
    canvas.rect(10, 10, 20, 20, stroke=0, fill=1)
    canvas.endForm()


def _ground(canvas: Canvas, fault: str) -> None:
    edge = ROUND if fault == "short_bleed" else SLUG
    left, bottom, right, top = _box(edge)
    canvas.setFillColor(CMYKColor(0.02, 0.05, 0.15, 0))
    canvas.rect(left, bottom, right - left, top - bottom, stroke=0, fill=1)
    canvas.setStrokeColor(EVERY)
    canvas.setLineWidth(0.25)
    for x in (ROUND, ROUND + WIDE):
        canvas.line(x * MM, 0, x * MM, (SLUG - 1) * MM)


def _front(canvas: Canvas, fault: str, card: int) -> None:
    canvas.translate(0, 0)
    _ground(canvas, fault)
    canvas.translate(ROUND * MM, ROUND * MM)
    _picture(canvas, fault)
    canvas.setFillColor(RICH)
    canvas.rect(8 * MM, 8 * MM, 47 * MM, 22 * MM, stroke=0, fill=1)
    canvas.setFillColor(WHITE)
    canvas.setFont("Cinzel", 8)
    canvas.setFillOverprint(fault == "white_overprint")
    for line in range(6):
        canvas.drawString(10 * MM, (10 + 3 * line) * MM, f"RÉSERVE {line}")
    canvas.setFillOverprint(fault == "white_overprint_form")
    canvas.doForm("lozenge")
    canvas.setFillOverprint(False)
    canvas.setFillColor(GOLD)
    canvas.circle(31.5 * MM, 78 * MM, 3 * MM, stroke=0, fill=1)
    _lines(canvas, fault)
    _text(canvas, fault, card)
    _more(canvas, fault)


def _lines(canvas: Canvas, fault: str) -> None:
    canvas.setStrokeOverprint(True)
    canvas.setStrokeColor(CUT)
    canvas.setLineWidth(0.1)
    canvas.roundRect(0, 0, WIDE * MM, HIGH * MM, 3 * MM)
    canvas.setStrokeOverprint(False)
    canvas.setStrokeColor(BLACK)
    canvas.setLineWidth(0 if fault == "hairline" else 0.5)
    canvas.line(8 * MM, 32 * MM, 55 * MM, 32 * MM)


def _text(canvas: Canvas, fault: str, card: int) -> None:
    canvas.setFillOverprint(True)
    canvas.setFillColor(BLACK)
    if fault == "rgb_black_text":
        canvas.setFillOverprint(False)
        canvas.setFillColor(Color(0, 0, 0))
    if fault == "black_text_4c":
        canvas.setFillColor(FOUR)
    canvas.setFont("Alegreya", 11)
    missing = "\u202f★" if fault == "missing_glyph" else ""
    canvas.drawString(8 * MM, 70 * MM, f"carte {card}{missing}")
    canvas.setFillColor(BLACK)
    canvas.setFont("Cinzel", 14)
    canvas.drawString(8 * MM, 62 * MM, "MAROTTE")
    if fault == "notdef_box":
        canvas.setFont("Alegreya", 11)
        canvas.drawString(8 * MM, 56 * MM, "★")
    if fault == "unembedded_font":
        canvas.setFont("Helvetica", 11)
        canvas.drawString(8 * MM, 56 * MM, "carte")
    if fault == "text_in_margin":
        canvas.setFont("Alegreya", 11)
        canvas.drawString(20 * MM, 1.0 * MM, "H")  # it stands on its line: 1.0 mm from the cut
    canvas.setFillOverprint(False)


def _more(canvas: Canvas, fault: str) -> None:
    colours = {
        "rgb_fill": Color(1, 0, 0),
        "tac400": CMYKColor(1, 1, 1, 1),
        "all_inside_bleed": EVERY,
        "transparency": CMYKColor(0, 1, 0, 0),
    }
    if fault in colours:
        canvas.setFillColor(colours[fault])
        if fault == "transparency":
            canvas.setFillAlpha(0.5)
        canvas.rect(40 * MM, 60 * MM, 10 * MM, 10 * MM, stroke=0, fill=1)


def _picture(canvas: Canvas, fault: str) -> None:
    fine = PIXELS.get(fault, 300)
    image = Image.new("CMYK", (fine, fine * 3 // 4 + (fine * 3 % 4 > 0)))
    image.paste((40, 90, 160, 10), (fine // 4, 0, fine, fine))
    canvas.drawImage(ImageReader(image), 8 * MM, 35 * MM, 72, 54)


def _back(canvas: Canvas, fault: str, card: int) -> None:
    _ground(canvas, fault)
    canvas.translate(ROUND * MM, ROUND * MM)
    canvas.setFillColor(GOLD)
    canvas.rect(20 * MM, 20 * MM, (20 + card) * MM, 48 * MM, stroke=0, fill=1)
