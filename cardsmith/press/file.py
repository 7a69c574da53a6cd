"""The bones of a PDF file: objects written one after the other, then the table that finds them.

Nothing that was written is kept, so a file of any length takes no more memory than its longest
object (ISO 32000-1, 7.5).
"""

import sys
import zlib
from array import array
from hashlib import sha256
from itertools import accumulate, chain
from typing import BinaryIO

VERSION = "1.7"
"""The version of a file that is asked for no other (ISO 32000-1)."""

_HEADER = b"%%PDF-%s\n%%\xe2\xe3\xcf\xd3\n"
"""The version, and bytes by which a transfer program sees that this is no text (7.5.2)."""

_ESCAPES = {ord(char): f"\\{char}" for char in "()\\"}

_PLAIN, _PACKED = 1 << 48, 2 << 48
"""The kinds of a row: an offset 16 bits up, or a stream there and a place in it (7.5.8.3)."""

_ROW = 8
"""Bytes of a row: one that is free for a filter, one for the kind, four and two for the rest."""

LEVEL = 2
"""How hard streams are deflated: a tenth less would take twice as long."""


class PdfFile:
    """A file being written; objects are called by their number."""

    def __init__(self, stream: BinaryIO, version: str = VERSION) -> None:
        self._stream = stream
        self._at = 0
        self._rows = array("Q")
        self._packed = False
        self._digest = sha256()
        self._put(_HEADER % version.encode("ascii"))

    def promised(self, count: int = 1) -> int:
        """The number of an object that others may name before it is added; the first of some."""
        first = len(self._rows) + 1
        self._rows.frombytes(bytes(_ROW * count))
        return first

    @property
    def digest(self) -> str:
        """A digest of all that was written so far, in hexadecimal."""
        return self._digest.hexdigest()

    def add(self, body: str, number: int = 0) -> int:
        """Write an object, under a promised number or the next; its number."""
        return self._object(body.encode("ascii"), number)

    def add_stream(self, data: bytes, entries: str = "", number: int = 0) -> int:
        """Write a stream, deflated, with further entries of its dictionary; its number."""
        return self.add_deflated(
            zlib.compress(data, LEVEL), f"/Filter /FlateDecode {entries}", number
        )

    def add_plain(self, data: bytes, entries: str) -> int:
        """Write a stream as it is, for whoever looks for it in the file; its number."""
        head = f"<< {entries} /Length {len(data)} >>\nstream\n"
        return self._object(b"%s%s\nendstream" % (head.encode("ascii"), data), 0)

    def add_deflated(self, data: bytes, entries: str, number: int = 0) -> int:
        """Write a stream that is compressed already, as its entries say; its number."""
        head = f"<< {entries.rstrip()} /Length {len(data)} >>\nstream\n"
        return self._object(b"%s%s\nendstream" % (head.encode("ascii"), data), number)

    def pack(self, bodies: str, first: int) -> None:
        """Write objects of promised numbers, from ``first`` on, in one stream (7.5.7).

        Each of ``bodies`` ends with its line. For many small ones: a tenth of what they take by
        themselves. They are found by a table that is a stream too, so the file has one of those.
        """
        lines = bodies.splitlines(keepends=True)
        numbers = range(first, first + len(lines))
        starts = accumulate(map(len, lines), initial=0)
        rows = chain.from_iterable(zip(numbers, starts, strict=False))
        places = " %d %d" * len(lines) % (*rows,)
        stream = self.add_deflated(
            zlib.compress(f"{places}\n{bodies}".encode("ascii"), LEVEL),
            f"/Type /ObjStm /N {len(lines)} /First {len(places) + 1} /Filter /FlateDecode",
        )
        row = _PACKED | stream << 16
        self._rows[first - 1 : numbers.stop - 1] = array("Q", range(row, row + len(lines)))
        self._packed = True

    def close(self, root: int, info: int) -> None:
        """Write the table and the trailer; the file's identifier is a digest of its content."""
        start = self._at
        name = self._digest.hexdigest()[:32]
        entries = f"/Root {root} 0 R /Info {info} 0 R /ID [<{name}> <{name}>]"
        if self._packed:
            self._table_stream(entries)
            end = ""
        else:
            end = f"{self._table()}trailer\n<< /Size {len(self._rows) + 1} {entries} >>\n"
        self._put(f"{end}startxref\n{start}\n%%EOF\n".encode("ascii"))

    def _table(self) -> str:
        """The table of a file that has every object by itself."""
        rows = "".join([f"{(row ^ _PLAIN) >> 16:010} 00000 n \n" for row in self._rows])
        return f"xref\n0 {len(self._rows) + 1}\n0000000000 65535 f \n{rows}"

    def _table_stream(self, entries: str) -> None:
        """The table as the last object, each row but for what it shares with the one before."""
        number = self.promised()
        self._rows[number - 1] = _PLAIN | self._at << 16
        rows = array("Q", (0xFFFF,)) + self._rows
        if sys.byteorder == "little":
            rows.byteswap()
        self.add_stream(
            _told_apart(rows.tobytes()),
            f"/Type /XRef /Size {number + 1} /W [1 4 2] {entries} "
            f"/DecodeParms << /Predictor 12 /Columns {_ROW - 1} >>",
            number,
        )

    def _object(self, body: bytes, number: int) -> int:
        number = number or self.promised()
        self._rows[number - 1] = _PLAIN | self._at << 16
        self._put(b"%d 0 obj\n%s\nendobj\n" % (number, body))
        return number

    def _put(self, data: bytes) -> None:
        self._digest.update(data)
        self._stream.write(data)
        self._at += len(data)


def _told_apart(rows: bytes) -> bytes:
    """Rows as the filter Up writes them: a 2, then each byte less the one above it.

    All bytes are subtracted at once, as one number in which none borrows from its neighbour.

    >>> _told_apart(bytes.fromhex("00 02 00000009 00ff 00 02 00000008 0100")).hex(" ", 8)
    '02020000000900ff 0200000000ff0101'
    """
    length = len(rows)
    top = int.from_bytes(b"\x80" * length)
    below = int.from_bytes(rows)
    above = below >> 8 * _ROW
    apart = ((below | top) - (above & ~top)) ^ ((below ^ ~above) & top)
    written = bytearray(apart.to_bytes(length))
    written[::_ROW] = b"\x02" * (length // _ROW)
    return bytes(written)


def text_string(text: str) -> str:
    r"""A text that a person reads, as a PDF writes it (7.9.2.2).

    >>> text_string("Dalmuti (home)"), text_string("œuf")
    ('(Dalmuti \\(home\\))', '<FEFF015300750066>')
    """
    if text.isascii() and text.isprintable():
        return f"({text.translate(_ESCAPES)})"
    return f"<FEFF{text.encode('utf-16-be').hex().upper()}>"
