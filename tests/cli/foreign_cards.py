"""Cards that somebody else made, as a test needs them: pictures and small PDF files."""

import struct
import zlib
from collections.abc import Sequence
from pathlib import Path

import pikepdf
from PIL import Image, ImageDraw

TCG = (744, 1039)
"""Pixels of a card of 63 x 88 mm at 300 to the inch."""

POINTS = 72 / 25.4


def picture(
    path: Path,
    pixels: tuple[int, int] = TCG,
    dpi: float | None = 300,
    colours: Sequence[str] = ("red", "lime", "blue", "yellow"),
    mode: str = "RGB",
) -> Path:
    """A picture whose quarters have four colours: left and right above, left and right below."""
    image = Image.new("RGB", pixels)
    draw = ImageDraw.Draw(image)
    width, height = pixels
    for index, colour in enumerate(colours):
        row, column = divmod(index, 2)
        at = column * (width // 2), row * (height // 2)
        draw.rectangle((*at, width * (column + 1), height * (row + 1)), fill=colour)
    path.parent.mkdir(parents=True, exist_ok=True)
    if dpi is None:
        image.convert(mode).save(path)
    else:
        image.convert(mode).save(path, dpi=(dpi, dpi))
    return path


def header_only(path: Path, width: int, height: int) -> Path:
    """A PNG that says how large it is and holds next to nothing."""

    def chunk(name: bytes, body: bytes) -> bytes:
        said = name + body
        return struct.pack(">I", len(body)) + said + struct.pack(">I", zlib.crc32(said))

    ihdr = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = (chunk(b"IHDR", ihdr), chunk(b"IDAT", zlib.compress(b"\0")), chunk(b"IEND", b""))
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(parts))
    return path


def pdf(
    path: Path,
    pages: Sequence[str] = ("1 0 0 rg 0 0 999 999 re f",),
    size: tuple[float, float] = (63, 88),
    origin: tuple[float, float] = (0, 0),
    password: str = "",
    **entries: object,
) -> Path:
    """A PDF of pages of ``size`` millimetres, each drawn by operators about its lower left."""
    path.parent.mkdir(parents=True, exist_ok=True)
    width, height = (length * POINTS for length in size)
    with pikepdf.new() as file:
        for content in pages:
            page = file.add_blank_page(page_size=(width, height))
            left, bottom = origin
            page.obj.MediaBox = pikepdf.Array([left, bottom, left + width, bottom + height])
            page.obj.Contents = file.make_stream(
                f"1 0 0 1 {left} {bottom} cm {content}".encode("ascii")
            )
            for name, value in entries.items():
                page.obj[f"/{name}"] = value
        lock = pikepdf.Encryption(owner="o", user=password) if password else False
        file.save(path, encryption=lock)
    return path


def examples(folder: Path) -> None:
    """The files that the examples of ``cardsmith impose`` name."""
    names = "wolf", "wolf_back", "2x wolf x4", "wolf x4", "wolf(4)", "wolf@2x", "wolf@63x88mm"
    for name in names:
        picture(folder / f"{name}.png")
    picture(folder / "bare.png", dpi=None)
    picture(folder / "bled.png", (815, 1110), None)
    picture(folder / "square.png", (900, 900), None)
    picture(folder / "tiny.png", (63, 88), None)
    picture(folder / "landscape.png", (1039, 744))
    header_only(folder / "huge.png", 40_000, 40_000)
    (folder / "text.png").write_text("a wolf", encoding="utf-8")
    (folder / "empty").mkdir()
    pdf(folder / "deck.pdf")
    (folder / "torn.pdf").write_bytes((folder / "deck.pdf").read_bytes()[:-40])
    pdf(folder / "locked.pdf", password="secret")
    pdf(folder / "sheet.pdf", size=(210, 297))
