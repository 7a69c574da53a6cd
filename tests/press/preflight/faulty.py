"""Makes press files: a good one, and one for each fault (print facts, the fault matrix)."""

import json
import zlib
from collections.abc import Callable
from functools import cache
from io import BytesIO

import pikepdf
from pikepdf import Array, Dictionary, Name, String
from PIL import Image

from cardsmith.intake.shipped.limits import read_limits
from cardsmith.press.preflight.inspecting import inspect
from cardsmith.resources import shipped
from tests.press.preflight.card import MM, ROUND, WIDE, drawn

X4, X1A = "PDF/X-4", "PDF/X-1a:2003"

_XMP = """<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
 xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">Carte</rdf:li></rdf:Alt></dc:title>
<xmp:CreateDate>2000-01-01T00:00:00+00:00</xmp:CreateDate>
<xmp:ModifyDate>2000-01-01T00:00:00+00:00</xmp:ModifyDate>
<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>
</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>"""


@cache
def profile() -> bytes:
    """The profile of the printing condition, deflated."""
    path = shipped("printing") / "icc" / "ISOcoated_v2_300_bas.icc"
    return zlib.compress(path.read_bytes(), 1)


@cache
def press_file(fault: str = "", standard: str = X4, cards: int = 1) -> bytes:
    """A file for print, good or with the fault of that name."""
    cards = 2 if fault in {"page_missing", "backs_swapped"} else cards
    file = pikepdf.open(BytesIO(drawn(fault, cards).data))
    _identify(file, standard)
    if fault in _FAULTS:
        _FAULTS[fault](file)
    stream = BytesIO()
    lock = pikepdf.Encryption(owner="shop", user="", R=4) if fault == "encrypted" else False
    version = "1.6" if standard == X4 else "1.4"
    modes = pikepdf.ObjectStreamMode
    file.save(
        stream,
        force_version=version,
        object_stream_mode=modes.disable,
        encryption=lock,
        deterministic_id=not lock,
    )
    data = stream.getvalue()
    return data[:-12] if fault == "torn" else data


def _identify(file: pikepdf.Pdf, standard: str) -> None:
    icc = pikepdf.Stream(file, b"")
    icc.write(profile(), filter=Name.FlateDecode)
    icc.N = 4
    intent = Dictionary(
        Type=Name.OutputIntent,
        S=Name.GTS_PDFX,
        OutputConditionIdentifier=String("FOGRA39"),
        RegistryName=String("http://www.color.org"),
        Info=String("Coated FOGRA39 (ISO 12647-2:2004)"),
        DestOutputProfile=file.make_indirect(icc),
    )
    file.Root.OutputIntents = Array([file.make_indirect(intent)])
    xmp = pikepdf.Stream(file, _XMP.encode("utf-8"))
    xmp.Type, xmp.Subtype = Name.Metadata, Name.XML
    file.Root.Metadata = file.make_indirect(xmp)
    info = file.trailer.Info
    info.Trapped = Name("/False")
    info.GTS_PDFXVersion = String(standard)
    info.Title = String("Carte")
    info.CreationDate = info.ModDate = String("D:20000101000000+00'00'")


def _no_trimbox(file: pikepdf.Pdf) -> None:
    del file.pages[0].obj["/TrimBox"]


def _bleed_outside_media(file: pikepdf.Pdf) -> None:
    page = file.pages[0].obj
    left, bottom, right, top = (float(side) for side in page.MediaBox.as_list())
    page.BleedBox = Array([left - 20, bottom - 20, right + 93.9, top + 20])


def _wrong_trim(file: pikepdf.Pdf) -> None:
    page = file.pages[0].obj
    left, bottom, right, top = (float(side) for side in page.TrimBox.as_list())
    half = (WIDE - 60) / 2 * MM
    page.TrimBox = Array([left + half, bottom, right - half, top])


def _page_missing(file: pikepdf.Pdf) -> None:
    del file.pages[2]


def _backs_swapped(file: pikepdf.Pdf) -> None:
    pages = [page.obj for page in file.pages]
    for place, page in enumerate(pages):
        other = pages[{1: 3, 3: 1}.get(place, place)]
        if other is not page and place == 1:
            page.Contents, other.Contents = other.Contents, page.Contents
            page.Resources, other.Resources = other.Resources, page.Resources


def _no_outputintent(file: pikepdf.Pdf) -> None:
    del file.Root["/OutputIntents"]


def _no_profile_embedded(file: pikepdf.Pdf) -> None:
    del file.Root.OutputIntents[0]["/DestOutputProfile"]


def _rgb_icc_intent(file: pikepdf.Pdf) -> None:
    from PIL import ImageCms

    data = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    icc = pikepdf.Stream(file, data)
    icc.N = 3
    file.Root.OutputIntents[0].DestOutputProfile = file.make_indirect(icc)


def _no_xmp(file: pikepdf.Pdf) -> None:
    del file.Root["/Metadata"]


def _no_trapped(file: pikepdf.Pdf) -> None:
    del file.trailer.Info["/Trapped"]


def _font(file: pikepdf.Pdf, name: str) -> pikepdf.Object:
    fonts = file.pages[0].obj.Resources.Font
    return next(font for _, font in fonts.items() if name in str(font.BaseFont))


def _notdef_box(file: pikepdf.Pdf) -> None:
    """A code has the glyph of what is missing; the map says that it is a star."""
    map_ = _font(file, "Alegreya").ToUnicode
    map_.write(map_.read_bytes().replace(b"<7F> <007F>", b"<7F> <2605>"))
    content = file.pages[0].obj.Contents
    content.write(content.read_bytes().replace(rb"(\000)", rb"(\177)"))


def _font_widths(file: pikepdf.Pdf) -> None:
    font = _font(file, "Alegreya")
    place = [int(width) for width in font.Widths.as_list()].index(466)
    font.Widths[place] = 566


def _openaction_js(file: pikepdf.Pdf) -> None:
    file.Root.OpenAction = Dictionary(S=Name.JavaScript, JS=String("app.beep()"))


def _link_annot(file: pikepdf.Pdf) -> None:
    corner = ROUND * MM
    file.pages[0].obj.Annots = Array(
        [
            Dictionary(
                Type=Name.Annot,
                Subtype=Name.Link,
                Rect=Array([corner + 20, corner + 20, corner + 60, corner + 40]),
                Border=Array([0, 0, 0]),
                A=Dictionary(S=Name.URI, URI=String("https://example.org")),
            )
        ]
    )


def _jpx_image(file: pikepdf.Pdf) -> None:
    stream = BytesIO()
    Image.new("L", (300, 225), 128).save(stream, "JPEG2000")
    objects = file.pages[0].obj.Resources.XObject
    picture = next(each for _, each in objects.items() if each.Subtype == Name.Image)
    picture.write(stream.getvalue(), filter=Name.JPXDecode)
    picture.ColorSpace = Name.DeviceGray


_FAULTS: dict[str, Callable[[pikepdf.Pdf], None]] = {
    name.removeprefix("_"): fault
    for name, fault in globals().items()
    if name.startswith("_") and name not in {"_identify", "_font"} and callable(fault)
}


def pixels(width: int = 825, height: int = 1125) -> bytes:
    """A PNG of that size."""
    stream = BytesIO()
    Image.new("L", (width, height)).save(stream, "PNG")
    return stream.getvalue()


def page_digests(path: str) -> list[str]:
    """The digest of each page of a file, as a manifest has them."""
    return list(inspect(path, read_limits("press"), []).digests)


def manifest(file: str, digests: list[str]) -> bytes:
    """The manifest of a deck of cards, front and back by turns."""
    sides = ("front", "back")
    faces = [
        {
            "path": file,
            "page": page + 1,
            "name": f"{sides[page % 2]} of card {page // 2 + 1}",
            "digest": digest,
            "width": 63_000,
            "height": 88_000,
            "cut": "trim",
        }
        for page, digest in enumerate(digests)
    ]
    empty: dict[str, object] = {"files": [], "inputs": [], "cards": [], "checks": []}
    document = {"schema": 1, "edition": "e", "profile": "press", **empty, "faces": faces}
    return json.dumps(document).encode("utf-8")
