"""Changes of a good file, each of which is a fault or only looks like one."""

from collections.abc import Callable

import pikepdf
from pikepdf import Array, Dictionary, Name, String

from cardsmith.press.preflight.programs import Program
from tests.press.preflight.card import MM, ROUND

Change = Callable[[pikepdf.Pdf], None]

BEEP = Dictionary(S=Name.JavaScript, JS=String("app.beep()"))


def paints(content: str, **states: Dictionary) -> Change:
    """More on the first page, in millimetres from the corner of its trim."""

    def change(file: pikepdf.Pdf) -> None:
        page = file.pages[0].obj
        held = page.Resources
        found = held.get("/ExtGState", Dictionary())
        held.ExtGState = Dictionary({**found.as_dict(), **{f"/{k}": v for k, v in states.items()}})
        font = next(iter(held.Font.keys()))
        picture = next(n for n, each in held.XObject.items() if each.Subtype == Name.Image)
        said = content.replace("/Font", font).replace("/Picture", picture)
        place = f"Q q {MM} 0 0 {MM} {ROUND * MM} {ROUND * MM} cm {said} Q"
        parts = file.make_stream(b"q"), page.Contents, file.make_stream(place.encode("ascii"))
        page.Contents = Array(parts)

    return change


def boxed(name: str, by: float, *, of: str = "TrimBox") -> Change:
    """A box of the first page as large as another, less so many points on every side."""

    def change(file: pikepdf.Pdf) -> None:
        page = file.pages[0].obj
        left, bottom, right, top = (float(side) for side in page[f"/{of}"].as_list())
        page[f"/{name}"] = Array([left + by, bottom + by, right - by, top - by])

    return change


def one_more_intent(file: pikepdf.Pdf) -> None:
    file.Root.OutputIntents.append(file.Root.OutputIntents[0])


def archived(file: pikepdf.Pdf) -> None:
    file.Root.OutputIntents[0].S = Name.GTS_PDFA1


def unregistered(file: pikepdf.Pdf) -> None:
    del file.Root.OutputIntents[0]["/DestOutputProfile"]
    file.Root.OutputIntents[0].OutputConditionIdentifier = String("our own press")


def profiled(at: int, told: bytes) -> Change:
    """Another class (12) or another space (16) in the header of the profile."""

    def change(file: pikepdf.Pdf) -> None:
        icc = file.Root.OutputIntents[0].DestOutputProfile
        data = icc.read_bytes()
        icc.write(data[:at] + told + data[at + 4 :])

    return change


def three_channels(file: pikepdf.Pdf) -> None:
    file.Root.OutputIntents[0].DestOutputProfile.N = 3


def told(before: bytes, after: bytes) -> Change:
    """Metadata that says something else."""

    def change(file: pikepdf.Pdf) -> None:
        packet = file.Root.Metadata.read_bytes()
        assert before in packet
        file.Root.Metadata.write(packet.replace(before, after))

    return change


def trapped_somehow(file: pikepdf.Pdf) -> None:
    file.trailer.Info.Trapped = Name.Unknown


def font_in_a_form(file: pikepdf.Pdf) -> None:
    page = file.pages[0].obj
    font = Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.Helvetica)
    form = file.make_stream(b"BT 0 0 0 1 k /F 9 Tf 99 200 Td (carte) Tj ET", Subtype=Name.Form)
    form.BBox, form.Resources = Array([0, 0, 999, 999]), Dictionary(Font=Dictionary(F=font))
    page.Resources.XObject.Own = file.make_indirect(form)
    page.Contents = Array([page.Contents, file.make_stream(b"/Own Do")])


def drawn_as_missing(file: pikepdf.Pdf) -> None:
    """The c of a card has a code and a text, and the outline of what a font lacks."""
    fonts = file.pages[0].obj.Resources.Font
    font = next(each for _, each in fonts.items() if "Alegreya" in str(each.BaseFont))
    held = font.FontDescriptor.FontFile2
    data = held.read_bytes()
    program = Program(data)
    shown, missing = (program.outline(each) for each in (program.glyph_of_code(ord("c")), 0))
    assert data.count(shown) == 1
    held.write(data.replace(shown, missing.rstrip(b"\0").ljust(len(shown), b"\0")))


def font_of_drawings(file: pikepdf.Pdf) -> None:
    """A Type 3 font, which is a program by itself."""
    square = file.make_stream(b"500 0 0 0 500 700 d1 0 0 500 700 re f")
    font = Dictionary(
        Type=Name.Font,
        Subtype=Name.Type3,
        FontBBox=Array([0, 0, 500, 700]),
        FontMatrix=Array([0.001, 0, 0, 0.001, 0, 0]),
        CharProcs=Dictionary(a=square),
        Encoding=Dictionary(Differences=Array([97, Name.a])),
        FirstChar=97,
        LastChar=97,
        Widths=Array([500]),
    )
    file.pages[0].obj.Resources.Font.Drawn = file.make_indirect(font)
    paints(f"BT 0 0 0 1 k /Drawn {9 / MM} Tf 1 0 0 1 20 50 Tm (a) Tj ET")(file)


def catalog_acts(file: pikepdf.Pdf) -> None:
    file.Root.AA = Dictionary(WC=BEEP)


def names_act(file: pikepdf.Pdf) -> None:
    file.Root.Names = Dictionary(JavaScript=Dictionary(Names=Array([String("a"), BEEP])))


def page_acts(file: pikepdf.Pdf) -> None:
    file.pages[0].obj.AA = Dictionary(O=BEEP)


def annotated(**entries: Dictionary) -> Change:
    """An annotation in the slug, which nobody prints."""

    def change(file: pikepdf.Pdf) -> None:
        note = Dictionary(
            Type=Name.Annot, Subtype=Name.Link, Rect=Array([0, 0, 9, 9]), Border=Array([0, 0, 0])
        )
        for key, value in entries.items():
            note[f"/{key}"] = value
        file.pages[0].obj.Annots = Array([note])

    return change


def grouped(file: pikepdf.Pdf) -> None:
    file.pages[0].obj.Group = Dictionary(S=Name.Transparency, CS=Name.DeviceCMYK)
