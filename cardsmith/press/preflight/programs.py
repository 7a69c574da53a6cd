"""TrueType programs that somebody else embedded: widths, boxes and empty glyphs, by code.

The tables are those of the OpenType specification; lengths are thousandths of the size.
"""

from functools import cached_property
from struct import error as StructError  # noqa: N812
from struct import unpack_from

Box = tuple[float, float, float, float]

_LONG_GLYPH = 1 << 16


class Program:
    """A TrueType font as it is. Raises ValueError for what is none or is damaged."""

    def __init__(self, data: bytes) -> None:
        try:
            self._tables = self._found(data)
            self._em = unpack_from(">H", self._tables["head"], 18)[0]
            self._loca = self._offsets()
            (self._wide,) = unpack_from(">H", self._tables["hhea"], 34)
        except (StructError, KeyError, UnicodeDecodeError) as error:
            raise ValueError("no TrueType program") from error
        if not self._em or not self._wide:
            raise ValueError("no TrueType program")

    @staticmethod
    def _found(data: bytes) -> dict[str, bytes]:
        (count,) = unpack_from(">H", data, 4)
        entries = (unpack_from(">4s4xLL", data, 12 + 16 * place) for place in range(count))
        return {tag.decode("latin-1"): data[at : at + length] for tag, at, length in entries}

    def _offsets(self) -> tuple[int, ...]:
        (is_long,) = unpack_from(">h", self._tables["head"], 50)
        table = self._tables["loca"]
        if is_long:
            return unpack_from(f">{len(table) // 4}L", table)
        return tuple(2 * half for half in unpack_from(f">{len(table) // 2}H", table))

    def advance(self, glyph: int) -> float:
        """The advance of a glyph. Raises ValueError where the table is too short."""
        try:
            at = 4 * min(max(glyph, 0), self._wide - 1)
            return float(unpack_from(">H", self._tables["hmtx"], at)[0] * 1000 / self._em)
        except StructError as error:
            raise ValueError("hmtx is too short") from error

    def box(self, glyph: int) -> Box | None:
        """What a glyph's outline fills; None for one that draws nothing."""
        data = self.outline(glyph)
        if len(data) < 10:
            return None
        left, bottom, right, top = unpack_from(">4h", data, 2)
        scale = 1000 / self._em
        return left * scale, bottom * scale, right * scale, top * scale

    def outline(self, glyph: int) -> bytes:
        """The outline of a glyph as it is stored."""
        if not 0 <= glyph < len(self._loca) - 1:
            return b""
        return self._tables["glyf"][self._loca[glyph] : self._loca[glyph + 1]]

    def is_missing(self, glyph: int) -> bool:
        """Whether a glyph is the one that stands for those that a font lacks, or looks like it."""
        if glyph == 0:
            return True
        shown = self.outline(glyph)
        return len(shown) >= 10 and shown.rstrip(b"\0") == self.outline(0).rstrip(b"\0")

    @cached_property
    def _maps(self) -> dict[tuple[int, int], int]:
        table = self._tables.get("cmap", b"")
        try:
            (count,) = unpack_from(">H", table, 2)
            entries = [unpack_from(">HHL", table, 4 + 8 * place) for place in range(count)]
        except StructError:
            return {}
        return {(who, how): at for who, how, at in entries}

    def glyph_of_code(self, code: int) -> int:
        """The glyph of a code of a symbolic font (ISO 32000-1, 9.6.6.4); 0 for none."""
        for platform in ((3, 0), (1, 0), (3, 1)):
            start = self._maps.get(platform)
            if start is not None:
                for shown in (code, 0xF000 + code):
                    glyph = self._looked_up(start, shown)
                    if glyph:
                        return glyph
        return 0

    def glyph_of_text(self, char: int) -> int:
        """The glyph of a character; 0 for none."""
        for platform in ((3, 10), (3, 1), (0, 3), (0, 4)):
            start = self._maps.get(platform)
            glyph = 0 if start is None else self._looked_up(start, char)
            if glyph:
                return glyph
        return 0

    def _looked_up(self, start: int, code: int) -> int:
        table = self._tables["cmap"]
        try:
            (kind,) = unpack_from(">H", table, start)
            if kind == 0:
                return table[start + 6 + code] if code < 256 else 0
            if kind == 6:
                first, count = unpack_from(">2H", table, start + 6)
                inside = first <= code < first + count
                return (
                    int(unpack_from(">H", table, start + 10 + 2 * (code - first))[0])
                    if inside
                    else 0
                )
            if kind == 4:
                return self._segment(table, start, code)
            if kind == 12:
                return _group(table, start, code)
        except (StructError, IndexError):
            pass
        return 0

    @staticmethod
    def _segment(table: bytes, start: int, code: int) -> int:
        (twice,) = unpack_from(">H", table, start + 6)
        for place in range(0, twice, 2):
            (last,) = unpack_from(">H", table, start + 14 + place)
            if last < code:
                continue
            first, delta, offset = (
                int(unpack_from(">H", table, start + 16 + place + column * twice)[0])
                for column in (1, 2, 3)
            )
            if code < first:
                return 0
            if not offset:
                return (code + delta) & 0xFFFF
            at = start + 16 + place + 3 * twice + offset + 2 * (code - first)
            glyph = int(unpack_from(">H", table, at)[0])
            return (glyph + delta) & 0xFFFF if glyph else 0
        return 0


def _group(table: bytes, start: int, code: int) -> int:
    (count,) = unpack_from(">L", table, start + 12)
    for place in range(min(count, _LONG_GLYPH)):
        first, last, glyph = unpack_from(">3L", table, start + 16 + 12 * place)
        if first <= code <= last:
            return int(glyph + code - first)
    return 0
