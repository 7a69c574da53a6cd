"""Fonts as a page uses them: what each code is as text, how far it reaches, what fails."""

import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cached_property
from typing import TypeVar

import pikepdf

from cardsmith.press.preflight.glyphs import Glyph, Glyphs, Line
from cardsmith.press.preflight.postscript import PostScript, postscript_of
from cardsmith.press.preflight.programs import Box, Program
from cardsmith.press.preflight.streams import FAULTS, unpacked

_Program = TypeVar("_Program")

_PROGRAMS = ("/FontFile", "/FontFile2", "/FontFile3")
_HEX = re.compile(rb"<\s*([0-9A-Fa-f\s]*)>")
_BLOCK = re.compile(rb"begin(bfchar|bfrange)(.*?)endbf(?:char|range)", re.DOTALL)
_TRIPLE = re.compile(
    rb"<\s*([0-9A-Fa-f]+)\s*>\s*<\s*([0-9A-Fa-f]+)\s*>\s*(?:<\s*([0-9A-Fa-f\s]*)>|\[([^\]]*)\])"
)
_PAIR = re.compile(rb"<\s*([0-9A-Fa-f]+)\s*>\s*<\s*([0-9A-Fa-f\s]*)>")
_LONG_RANGE = 65_536
_BLANK = 32
_NONSYMBOLIC = 1 << 5
_SUBSET = re.compile(r"^[A-Z]{6}\+")
_USUAL = (0.0, -200.0, 500.0, 800.0)
"""What a glyph fills that nothing is known of."""


class Font:
    """A font of a file. ``name`` is without the tag of a subset; ``bytes`` is those of a code.

    ``sound`` are codes in which nobody found a fault; ``lines`` are runs that were measured,
    ``glyphs`` what they are made of, by code.
    """

    def __init__(self, held: pikepdf.Object) -> None:
        self._held = held
        self.subtype = str(held.get("/Subtype", ""))
        self.name = _SUBSET.sub("", str(held.get("/BaseFont", "/?")).removeprefix("/"))
        self.is_composite = self.subtype == "/Type0"
        self.bytes = 2 if self.is_composite else 1
        self._inner = self._descendant(held) if self.is_composite else held
        found = self._inner.get("/FontDescriptor")
        self._descriptor = found if isinstance(found, pikepdf.Dictionary) else pikepdf.Dictionary()
        self.is_embedded = self.subtype == "/Type3" or any(
            isinstance(self._descriptor.get(key), pikepdf.Stream) for key in _PROGRAMS
        )
        self.sound: set[int] = set()
        self.lines: dict[object, Line] = {}
        self.glyphs: Mapping[int, Glyph] = Glyphs(self._measured)
        self._gaps: dict[int, float] = {}
        self._boxes: dict[int, bool] = {}

    @staticmethod
    def _descendant(held: pikepdf.Object) -> pikepdf.Object:
        kids = held.get("/DescendantFonts")
        found = kids[0] if isinstance(kids, pikepdf.Array) and len(kids) else None
        return found if isinstance(found, pikepdf.Dictionary) else pikepdf.Dictionary()

    @cached_property
    def program(self) -> Program | None:
        """The TrueType program; None where there is none, or none that its codes lead to."""
        stream = self._descriptor.get("/FontFile2")
        if not isinstance(stream, pikepdf.Stream):
            stream = self._descriptor.get("/FontFile3")
            if not isinstance(stream, pikepdf.Stream) or stream.get("/Subtype") != "/OpenType":
                return None
        return self._read(lambda: Program(unpacked(stream)))

    @cached_property
    def postscript(self) -> PostScript | None:
        """The Type 1 or CFF program; None as for TrueType."""
        return self._read(
            lambda: postscript_of(self._held, self._descriptor, is_composite=self.is_composite)
        )

    def _read(self, reading: Callable[[], _Program]) -> _Program | None:
        """A program, where it is whole and codes are its own numbers, or those of a byte."""
        encoding = str(self._held.get("/Encoding"))
        if self.is_composite and encoding not in {"/Identity-H", "/Identity-V"}:
            return None
        try:
            return reading()
        except FAULTS:
            return None

    @property
    def is_readable(self) -> bool:
        """Whether the program can be compared with what the file says of it."""
        return (
            (self.program or self.postscript) is not None
            or not self.is_embedded
            or self.subtype == "/Type3"
        )

    @cached_property
    def texts(self) -> dict[int, str]:
        """The text of each code, from the map that copying and searching uses."""
        stream = self._held.get("/ToUnicode")
        if not isinstance(stream, pikepdf.Stream):
            return {}
        try:
            return _to_unicode(unpacked(stream))
        except FAULTS:
            return {}

    @cached_property
    def vanished(self) -> frozenset[int]:
        """The codes that are no text: characters that the font had no glyph for."""
        return frozenset(code for code, text in self.texts.items() if text == "\0")

    def codes(self, shown: bytes) -> list[int]:
        """The codes of a string."""
        if self.bytes == 1:
            return list(shown)
        pairs = zip(shown[::2], shown[1::2], strict=False)
        return [high << 8 | low for high, low in pairs]

    def gap(self, code: int) -> float:
        """By how much the width that the file says differs from that of the program."""
        if code not in self._gaps:
            told, program = self._told(code), self.program or self.postscript
            try:
                real = None if program is None else program.advance(self._glyph_number(code))
            except ValueError:
                real = None
            self._gaps[code] = 0.0 if real is None else abs(told - real)
        return self._gaps[code]

    def is_box(self, code: int) -> bool:
        """Whether a code that stands for a text shows what a font draws for lack of a glyph."""
        if code not in self._boxes:
            program = self.program or self.postscript
            means = self._means(code)
            self._boxes[code] = bool(
                means and program and program.is_missing(self._glyph_number(code))
            )
        return self._boxes[code]

    def _means(self, code: int) -> bool:
        """Whether a code stands for a text; without a map, all but a blank where codes are sure."""
        if self.texts:
            return bool(self.texts.get(code, "").strip("\0\ufeff\u200b").strip())
        return code != _BLANK and (self.is_composite or self.postscript is not None)

    def _measured(self, code: int) -> Glyph:
        box: Box | None = _USUAL
        advance = self._told(code)
        if self.program is not None:
            number = self._glyph_number(code)
            box = self.program.box(number)
            if code not in self._widths and not self.is_composite:
                with suppress(ValueError):
                    advance = self.program.advance(number)
        elif advance:
            box = (0.0, self._reach[0], advance, self._reach[1])
        return Glyph(advance, *(box or ()))

    def _told(self, code: int) -> float:
        """The width that the file says of a code."""
        return self._widths.get(code, self._missing_width)

    @cached_property
    def _reach(self) -> tuple[float, float]:
        """How far down and up a font reaches that cannot be measured glyph by glyph."""
        try:
            down = float(self._descriptor.get("/Descent", -200))
            up = float(self._descriptor.get("/CapHeight", 0)) or 700.0
        except FAULTS:
            return -200.0, 700.0
        return min(down, 0.0), up

    @cached_property
    def _missing_width(self) -> float:
        try:
            if self.is_composite:
                return float(self._inner.get("/DW", 1000))
            return float(self._descriptor.get("/MissingWidth", 0)) or (
                0.0 if self.is_embedded else 500.0
            )
        except FAULTS:
            return 500.0

    @cached_property
    def _widths(self) -> dict[int, float]:
        try:
            if self.is_composite:
                return _composite_widths(self._inner.get("/W"))
            first = int(self._held.get("/FirstChar", 0))
            held = self._held.get("/Widths")
            if not isinstance(held, pikepdf.Array):
                return {}
            values = held.as_list()
            scale = self._type3_scale if self.subtype == "/Type3" else 1.0
            return {first + place: float(each) * scale for place, each in enumerate(values)}
        except FAULTS:
            return {}

    @cached_property
    def _type3_scale(self) -> float:
        """Thousandths in a unit of a font that is drawn by content streams."""
        matrix = self._held.get("/FontMatrix")
        return abs(float(matrix[0])) * 1000 if isinstance(matrix, pikepdf.Array) else 1.0

    @cached_property
    def _cid_map(self) -> bytes:
        held = self._inner.get("/CIDToGIDMap")
        try:
            return unpacked(held) if isinstance(held, pikepdf.Stream) else b""
        except FAULTS:
            return b""

    def _glyph_number(self, code: int) -> int:
        if self.is_composite and self.program is not None:
            pair = self._cid_map[2 * code : 2 * code + 2]
            return int.from_bytes(pair) if self._cid_map else code
        program = self.program
        if program is None:
            return self.postscript.glyph(code) if self.postscript else 0
        text = self.texts.get(code, "")
        if self._is_nonsymbolic and len(text) == 1:
            return program.glyph_of_text(ord(text)) or program.glyph_of_code(code)
        return program.glyph_of_code(code)

    @cached_property
    def _is_nonsymbolic(self) -> bool:
        flags = int(self._descriptor.get("/Flags", 0))
        return bool(flags & _NONSYMBOLIC) and "/Encoding" in self._held


def _composite_widths(held: pikepdf.Object | None) -> dict[int, float]:
    """The widths of a composite font (ISO 32000-1, 9.7.4.3)."""
    if not isinstance(held, pikepdf.Array):
        return {}
    found: dict[int, float] = {}
    items = iter(held.as_list())
    for first in items:
        second = next(items, None)
        if isinstance(second, pikepdf.Array):
            for place, each in enumerate(second.as_list()):
                found[int(first) + place] = float(each)
        elif second is not None:
            width = float(next(items))
            codes = range(int(first), min(int(second), int(first) + _LONG_RANGE) + 1)
            found.update(dict.fromkeys(codes, width))
    return found


def _to_unicode(cmap: bytes) -> dict[int, str]:
    found: dict[int, str] = {}
    left = _LONG_RANGE
    for kind, block in _BLOCK.findall(cmap):
        if kind == b"bfchar":
            for code, text in _PAIR.findall(block):
                found[int(code, 16)] = _text(text)
            continue
        for low, high, text, listed in _TRIPLE.findall(block):
            first = int(low, 16)
            last = min(int(high, 16), first + left)
            left -= max(last - first, 0)
            if listed:
                for place, each in enumerate(_HEX.findall(listed)[: last - first + 1]):
                    found[first + place] = _text(each)
                continue
            begin = _text(text)
            for code in range(first, last + 1):
                point = ord(begin[-1]) + code - first if begin else 0
                found[code] = begin[:-1] + chr(point) if 0 < point < 0x110000 else "\0"
    return found


def _text(digits: bytes) -> str:
    plain = b"".join(digits.split())
    return bytes.fromhex(plain[: len(plain) // 2 * 2].decode("ascii")).decode(
        "utf-16-be", "replace"
    )
