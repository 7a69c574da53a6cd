"""A part of a font becomes the objects of a file: its program, its widths, its way back to text."""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import NamedTuple

from cardsmith.press.content import plain
from cardsmith.press.file import PdfFile
from cardsmith.press.truetype import Program

SPACE = " "

_BLOCK = 100
"""The most entries that one block of a ToUnicode map may hold (Adobe technical note 5411)."""

_LETTERS = 26


class FontPart(NamedTuple):
    """A program, and the one-byte code of every character that is written with it."""

    program: Program
    codes: Mapping[str, int]

    @property
    def space(self) -> float:
        """The width of a space in thousandths of the size."""
        return self.program.advance(self.program.glyphs[SPACE])

    def embedded(self, file: PdfFile) -> int:
        """Write the objects of a simple TrueType font (ISO 32000-1, 9.6.3); its number."""
        glyphs = self.program.glyphs
        code_glyphs = {code: glyphs[char] for char, code in self.codes.items()}
        program = self.program.coded(code_glyphs)
        name = f"/{_tag(program)}+{self.program.description().name}"
        data = file.add_stream(program, f"/Length1 {len(program)}")
        descriptor = file.add(self._descriptor(name, data))
        unicode = file.add_stream(_to_unicode(name, self.codes).encode("ascii"))
        last = max(code_glyphs)
        widths = (code_glyphs.get(code, 0) for code in range(last + 1))
        return file.add(
            f"<< /Type /Font /Subtype /TrueType /BaseFont {name} /FirstChar 0 /LastChar {last} "
            f"/Widths [{' '.join(plain(self.program.advance(glyph)) for glyph in widths)}] "
            f"/FontDescriptor {descriptor} 0 R /ToUnicode {unicode} 0 R >>"
        )

    def _descriptor(self, name: str, data: int) -> str:
        said = self.program.description()
        return (
            f"<< /Type /FontDescriptor /FontName {name} /Flags {said.flags} "
            f"/FontBBox [{' '.join(map(str, said.box))}] /ItalicAngle {plain(said.angle)} "
            f"/Ascent {said.ascent} /Descent {said.descent} /CapHeight {said.cap_height} "
            f"/StemV {said.stem} /MissingWidth {plain(self.program.advance(0))} "
            f"/FontFile2 {data} 0 R >>"
        )


def _tag(program: bytes) -> str:
    """Six letters that tell a subset from others of its font (9.6.4)."""
    number = int.from_bytes(sha256(program).digest()[:8], "big")
    return "".join(chr(ord("A") + number // _LETTERS**place % _LETTERS) for place in range(6))


def _to_unicode(name: str, codes: Mapping[str, int]) -> str:
    """The map from codes back to text, for those who copy, search or listen."""
    pairs = [
        f"<{code:02X}> <{char.encode('utf-16-be').hex().upper()}>"
        for char, code in sorted(codes.items(), key=lambda item: item[1])
    ]
    blocks: list[Sequence[str]] = [
        pairs[start : start + _BLOCK] for start in range(0, len(pairs), _BLOCK)
    ]
    return "\n".join(
        (
            "/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
            "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def",
            f"/CMapName {name} def /CMapType 2 def",
            "1 begincodespacerange <00> <FF> endcodespacerange",
            *(
                line
                for block in blocks
                for line in (f"{len(block)} beginbfchar", *block, "endbfchar")
            ),
            "endcmap CMapName currentdict /CMap defineresource pop end end",
        )
    )
