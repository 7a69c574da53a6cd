"""Documents for a print shop, built by hand, and what is seen of their files."""

from collections.abc import Iterator
from functools import cache

import pikepdf

from cardsmith.intake.shipped.conditions import SHIPPED, read_condition
from cardsmith.model.face import Item
from cardsmith.model.press import Press, Standard
from cardsmith.model.sheet import Document
from cardsmith.press.pdf import write_pdf
from cardsmith.press.prepress import PrintShop
from tests.press.samples import FONTS, card_page, document, face, resources

ICC = read_condition()
X4 = Press(standard=Standard.X4, condition=SHIPPED, ink=300)
X1A = Press(standard=Standard.X1A, condition=SHIPPED, ink=300)
PAINTING = {"g", "G", "rg", "RG", "k", "K", "cs", "CS", "sc", "SC", "scn", "SCN"}
"""The operators that choose a colour."""


def pressed(*items: Item, press: Press = X4) -> bytes:
    """The file of one page that is one card."""
    return shop_file(document(card_page(face(*items))), press)


def shop_file(pages: Document, press: Press = X4) -> bytes:
    """The file of a document for a print shop."""
    return write_pdf(pages, FONTS, _shop(press).prepress())


@cache
def _shop(press: Press) -> PrintShop:
    return PrintShop(press, ICC)


def colours(pdf: pikepdf.Pdf) -> Iterator[tuple[str, tuple[object, ...]]]:
    """Every colour that pages and forms choose: the operator and its operands."""
    for _, operator, operands in operations(pdf):
        if operator in PAINTING:
            yield operator, operands


def operations(pdf: pikepdf.Pdf) -> Iterator[tuple[int, str, tuple[object, ...]]]:
    """Every operator of pages and forms, with the number of the stream that it is of."""
    for number, stream in enumerate(_contents(pdf)):
        for instruction in pikepdf.parse_content_stream(stream):
            if isinstance(instruction, pikepdf.ContentStreamInstruction):
                yield number, str(instruction.operator), tuple(instruction.operands)


def _contents(pdf: pikepdf.Pdf) -> Iterator[pikepdf.Page | pikepdf.Object]:
    yield from pdf.pages
    for found in resources(pdf):
        forms = found.get("/XObject", pikepdf.Dictionary())
        yield from (form for form in forms.values() if form.Subtype == "/Form")
