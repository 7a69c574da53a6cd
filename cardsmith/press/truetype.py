"""A TrueType program as a PDF embeds it: what it says of itself, its glyphs called by codes.

The tables are those of the OpenType specification; lengths are thousandths of the size.
"""

from collections.abc import Iterable, Mapping
from functools import cached_property
from struct import calcsize, iter_unpack, pack, unpack, unpack_from
from typing import NamedTuple

_EMBEDDED = ("cvt ", "fpgm", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "prep")
"""The tables that a reader draws with (ISO 32000-1, 9.9), ``cmap`` aside."""

_POSTSCRIPT_NAME = 6
_MICROSOFT, _FIRST_PLANE = 3, 1
_CODES = 256
_MAGIC = 0xB1B0AFBA
"""What the checksum of a whole font comes to, once ``head`` has what is missing to it."""

_BOLD = 600
_SYMBOLIC, _ITALIC, _FORCE_BOLD = 1 << 2, 1 << 6, 1 << 18


class Description(NamedTuple):
    """What a font descriptor says (ISO 32000-1, 9.8)."""

    name: str
    flags: int
    box: tuple[int, int, int, int]
    angle: float
    ascent: int
    descent: int
    cap_height: int
    stem: int


class Program:
    """The font program of a subset that HarfBuzz cut, whose characters are of the first plane."""

    def __init__(self, data: bytes) -> None:
        (count,) = unpack_from(">H", data, 4)
        directory = iter_unpack(">4s4xLL", data[12 : 12 + 16 * count])
        self._tables = {
            tag.decode("ascii"): data[start : start + length] for tag, start, length in directory
        }
        self._em: int = unpack_from(">H", self._tables["head"], 18)[0]

    @cached_property
    def glyphs(self) -> dict[str, int]:
        """The glyph of each character, from the segments of the ``cmap``."""
        table = self._tables["cmap"]
        (count,) = unpack_from(">H", table, 2)
        begins = {(who, how): at for who, how, at in iter_unpack(">HHL", table[4 : 4 + 8 * count])}
        start = begins[_MICROSOFT, _FIRST_PLANE]
        kind, _, _, twice = unpack_from(">4H", table, start)
        if kind != 4:
            raise ValueError(f"a cmap of format 4 was expected, not {kind}")
        columns = (start + 14, *(start + 16 + column * twice for column in (1, 2, 3)))
        segments = zip(
            *(unpack_from(f">{twice // 2}H", table, column) for column in columns), strict=True
        )
        found = {}
        for index, (last, first, delta, offset) in enumerate(segments):
            at = columns[-1] + 2 * index + offset
            for code in range(first, last + 1):
                glyph = unpack_from(">H", table, at + 2 * (code - first))[0] if offset else code
                found[chr(code)] = (glyph + delta) & 0xFFFF if glyph else 0
        return {char: glyph for char, glyph in found.items() if glyph}

    @cached_property
    def advances(self) -> tuple[float, ...]:
        """The advance of each glyph that has one of its own; the last is that of all others."""
        (count,) = unpack_from(">H", self._tables["hhea"], 34)
        return tuple(self._milli(pair[0]) for pair in iter_unpack(">Hh", self._horizontal(count)))

    def advance(self, glyph: int) -> float:
        """The advance of a glyph."""
        return self.advances[min(glyph, len(self.advances) - 1)]

    def description(self) -> Description:
        """What the program says of itself; readers only need it where they cannot draw it."""
        metrics, post = self._tables["OS/2"], self._tables["post"]
        (weight,) = unpack_from(">H", metrics, 4)
        ascent, descent = unpack_from(">hh", metrics, 68)
        (angle,) = unpack_from(">l", post, 4)
        return Description(
            name=self._name(),
            flags=_SYMBOLIC | _ITALIC * bool(angle) | _FORCE_BOLD * (weight >= _BOLD),
            box=self._box(),
            angle=angle / 65536,
            ascent=round(self._milli(ascent)),
            descent=round(self._milli(descent)),
            cap_height=round(self._milli(unpack_from(">h", metrics, 88)[0])),
            stem=50 + int((weight / 65) ** 2),
        )

    def coded(self, glyphs: Mapping[int, int]) -> bytes:
        """The program with one-byte codes for its glyphs, and without what no reader draws."""
        codes = (glyphs.get(code, 0) for code in range(_CODES))
        layout = f">5H{_CODES}H"
        cmap = pack(">4HL", 0, 1, 1, 0, 12) + pack(
            layout, 6, calcsize(layout), 0, 0, _CODES, *codes
        )
        head = self._tables["head"]
        tables = {tag: self._tables[tag] for tag in _EMBEDDED if tag in self._tables}
        tables |= {"cmap": cmap, "head": head[:8] + bytes(4) + head[12:]}
        font = _joined(dict(sorted(tables.items())))
        missing = (_MAGIC - _checksum(font)) & 0xFFFFFFFF
        at = 8 + _start("head", font)
        return font[:at] + pack(">L", missing) + font[at + 4 :]

    def _milli(self, units: int) -> float:
        return units * 1000 / self._em

    def _horizontal(self, count: int) -> bytes:
        return self._tables["hmtx"][: 4 * count]

    def _box(self) -> tuple[int, int, int, int]:
        left, bottom, right, top = unpack_from(">4h", self._tables["head"], 36)
        edges = (left, bottom, right, top)
        left, bottom, right, top = (round(self._milli(edge)) for edge in edges)
        return left, bottom, right, top

    def _name(self) -> str:
        table = self._tables["name"]
        _, count, texts = unpack_from(">3H", table)
        for platform, _, _, kind, length, offset in iter_unpack(">6H", table[6 : 6 + 12 * count]):
            if (platform, kind) == (_MICROSOFT, _POSTSCRIPT_NAME):
                return table[texts + offset :][:length].decode("utf-16-be")
        raise ValueError("a font without a PostScript name cannot be embedded")


def _joined(tables: Mapping[str, bytes]) -> bytes:
    """A font of these tables, in order, each on a multiple of four bytes."""
    count = len(tables)
    power = count.bit_length() - 1
    head = pack(">L4H", 0x10000, count, 16 << power, power, 16 * count - (16 << power))
    at = len(head) + 16 * count
    entries, bodies = [], []
    for tag, table in tables.items():
        body = table + bytes(-len(table) % 4)
        entries.append(pack(">4s3L", tag.encode("ascii"), _checksum(body), at, len(table)))
        bodies.append(body)
        at += len(body)
    return b"".join((head, *entries, *bodies))


def _checksum(data: bytes) -> int:
    words: tuple[int, ...] = unpack(f">{len(data) // 4}L", data)
    return sum(words) & 0xFFFFFFFF


def _start(tag: str, font: bytes) -> int:
    """Where a table begins."""
    (count,) = unpack_from(">H", font, 4)
    entries: Iterable[tuple[bytes, int]] = iter_unpack(">4s4xL4x", font[12 : 12 + 16 * count])
    return next(start for name, start in entries if name == tag.encode("ascii"))
