"""Small font programs of Adobe's kinds, and PDF files that are set in them.

A program has three glyphs: one for what is missing, ``A`` and ``star``, of the widths that follow.
"""

from collections.abc import Sequence
from io import BytesIO
from struct import pack

import pikepdf
from pikepdf import Array, Dictionary, Name

NAMES = (".notdef", "A", "star")
WIDTHS = (250, 722, 500)
MM = 72 / 25.4


def type_one(widths: Sequence[int] = WIDTHS, *, digits: bool = False, lead: int = 4) -> bytes:
    """A Type 1 program; behind ``eexec`` in bytes, or in hexadecimal digits."""
    shapes = b"".join(
        f"/{name} {len(shape)} RD ".encode("ascii") + shape + b" ND\n"
        for name, shape in (
            (name, _encrypted(_sidebearing(width) + b"\x0e", 4330, lead))
            for name, width in zip(NAMES, widths, strict=True)
        )
    )
    private = f"dup /Private 8 dict dup begin /lenIV {lead} def\n".encode("ascii")
    secret = _encrypted(
        private + b"2 index /CharStrings 3 dict dup begin\n" + shapes + b"end\n", 55665
    )
    clear = (
        b"%!PS-AdobeFont-1.0: Small\n/FontMatrix [0.001 0 0 0.001 0 0] readonly def\n"
        b"/Encoding 256 array\ndup 65 /A put\ndup 42/star put\nreadonly def\ncurrentfile eexec\n"
    )
    return clear + (secret.hex().encode("ascii") if digits else secret) + b"0" * 64


def cff(widths: Sequence[int] = WIDTHS, *, by_cid: bool = False, called: bool = False) -> bytes:
    """A CFF program; by number, glyphs are 0, 7 and 9 of a collection.

    ``called`` glyphs move in a subroutine. The width of ``star`` is the usual one, told nowhere.
    """
    moves = b"\x20\x0a" if called else b"\x95\x16"  # call the first, or 10 hmoveto
    shapes = [
        (b"" if width == widths[2] else _short(width - 600)) + moves + b"\x0e" for width in widths
    ]
    subrs = _index([b"\x95\x16\x0b"])
    private = _entry(20, widths[2]) + _entry(21, 600)
    private += _entry(19, len(private) + 6)
    head, name, strings = b"\1\0\4\2", _index([b"Small"]), _index([b"star"])
    size = 43 if by_cid else 29
    at = len(head + name) + 2 + 1 + 2 + size + len(strings) + 2
    charset = b"\0" + pack(">2H", *((7, 9) if by_cid else (34, 391)))
    encoding = b"\0\2\x41\x2a"
    parts = [charset, encoding, _index(shapes), private + subrs]
    places = [at + sum(map(len, parts[:place])) for place in range(len(parts))]
    entries = _entry(15, places[0]) + _entry(17, places[2])
    tail = b""
    if by_cid:
        chosen = at + sum(map(len, parts))
        font = _entry(18, len(private), places[3])
        tail = b"\0\0\0\0" + _index([font])
        entries = _entry(12 << 8 | 30, 391, 391, 0) + entries
        entries += _entry(12 << 8 | 37, chosen) + _entry(12 << 8 | 36, chosen + 4)
    else:
        entries += _entry(16, places[1]) + _entry(18, len(private), places[3])
    top = _index([entries])
    return head + name + top + strings + _index([]) + b"".join(parts) + tail


def open_type(program: bytes) -> bytes:
    """A CFF program in an OpenType font."""
    return (
        b"OTTO" + pack(">4H", 1, 16, 0, 0) + pack(">4s3L", b"CFF ", 0, 28, len(program)) + program
    )


def file_set_in(
    program: bytes,
    key: str = "FontFile",
    *,
    shown: bytes = b"A*",
    widths: Sequence[int] | None = WIDTHS[1:],
    means: str = "",
    cmap: str = "Identity-H",
    by_cid: bool = False,
    differences: Sequence[object] = (),
) -> bytes:
    """A sheet of paper with a word in a font whose program lies under ``key``.

    ``widths`` are those of ``A`` and ``star`` as the file tells them; ``means`` is the text of
    every code that is shown. A composite font is shown by two bytes.
    """
    file = pikepdf.new()
    page = file.add_blank_page(page_size=(210 * MM, 297 * MM)).obj
    held = file.make_stream(program)
    if key == "FontFile3":
        kinds = {b"OTTO": Name.OpenType}
        held.Subtype = kinds.get(program[:4], Name.CIDFontType0C if by_cid else Name.Type1C)
    descriptor = Dictionary(Type=Name.FontDescriptor, FontName=Name.Small, Flags=4)
    descriptor[f"/{key}"] = held
    font = Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name("/ABCDEF+Small"))
    if by_cid:
        _compose(font, descriptor, widths, cmap)
    else:
        font.FontDescriptor = descriptor
        if differences:
            font.Encoding = Dictionary(Differences=Array(list(differences)))
        if widths is not None:
            told = dict(zip((65, 42), widths, strict=True))
            font.FirstChar, font.LastChar = 42, 65
            font.Widths = Array([told.get(code, 0) for code in range(42, 66)])
    if means:
        font.ToUnicode = file.make_stream(_meaning(shown, 2 if by_cid else 1, means))
    page.Resources = Dictionary(Font=Dictionary(F=file.make_indirect(font)))
    page.Contents = file.make_stream(f"BT /F 12 Tf 99 99 Td <{shown.hex()}> Tj ET".encode("ascii"))
    stream = BytesIO()
    file.save(stream)
    return stream.getvalue()


def _compose(
    font: Dictionary, descriptor: Dictionary, widths: Sequence[int] | None, cmap: str
) -> None:
    inner = Dictionary(
        Type=Name.Font, Subtype=Name.CIDFontType0, BaseFont=Name.Small, FontDescriptor=descriptor
    )
    if widths is not None:
        inner.W = Array([7, Array([widths[0]]), 9, 9, widths[1]])
    font.Subtype, font.Encoding = Name.Type0, Name(f"/{cmap}")
    font.DescendantFonts = Array([inner])


def _meaning(shown: bytes, step: int, text: str) -> bytes:
    """A map in which every code of a string, of so many bytes, is the same text."""
    points = text.encode("utf-16-be").hex()
    codes = sorted({shown[at : at + step].hex() for at in range(0, len(shown), step)})
    lines = "\n".join(f"<{code}> <{points}>" for code in codes)
    return f"{len(codes)} beginbfchar\n{lines}\nendbfchar".encode("ascii")


def _sidebearing(width: int) -> bytes:
    """``0 width hsbw``."""
    return b"\x8b\xff" + pack(">i", width) + b"\x0d"


def _encrypted(plain: bytes, key: int, lead: int = 4) -> bytes:
    """As Adobe Type 1 Font Format has it (7.1), behind some bytes that say nothing."""
    found = bytearray()
    for each in b"\xfe" * lead + plain:
        found.append(each ^ (key >> 8))
        key = ((found[-1] + key) * 52845 + 22719) & 0xFFFF
    return bytes(found)


def _short(number: int) -> bytes:
    return b"\x1c" + pack(">h", number)


def _entry(operator: int, *numbers: int) -> bytes:
    """An entry of a DICT: its numbers, then its operator."""
    told = b"".join(b"\x1d" + pack(">i", number) for number in numbers)
    return told + (bytes((operator,)) if operator < 256 else pack(">H", operator))


def _index(parts: Sequence[bytes], size: int = 1) -> bytes:
    if not parts:
        return b"\0\0"
    ends = [1]
    for part in parts:
        ends.append(ends[-1] + len(part))
    told = b"".join(end.to_bytes(size) for end in ends)
    return pack(">HB", len(parts), size) + told + b"".join(parts)
