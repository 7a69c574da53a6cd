"""The bones of a PDF file: objects written one after the other, then the table that finds them.

Nothing that was written is kept, so a file of any length takes no more memory than its longest
object (ISO 32000-1, 7.5).
"""

import zlib
from hashlib import sha256
from typing import BinaryIO

_HEADER = b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n"
"""The version, and bytes by which a transfer program sees that this is no text (7.5.2)."""

_ESCAPES = {ord(char): f"\\{char}" for char in "()\\"}


class PdfFile:
    """A file being written; objects are called by their number."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        self._at = 0
        self._offsets: list[int] = []
        self._digest = sha256()
        self._put(_HEADER)

    def promised(self) -> int:
        """The number of an object that others may name before it is added."""
        self._offsets.append(0)
        return len(self._offsets)

    def add(self, body: str, number: int = 0) -> int:
        """Write an object, under a promised number or the next; its number."""
        return self._object(body.encode("ascii"), number)

    def add_stream(self, data: bytes, entries: str = "", number: int = 0) -> int:
        """Write a stream, deflated, with further entries of its dictionary; its number."""
        return self.add_deflated(zlib.compress(data), f"/Filter /FlateDecode {entries}", number)

    def add_deflated(self, data: bytes, entries: str, number: int = 0) -> int:
        """Write a stream that is compressed already, as its entries say; its number."""
        head = f"<< {entries.rstrip()} /Length {len(data)} >>\nstream\n"
        return self._object(b"%s%s\nendstream" % (head.encode("ascii"), data), number)

    def close(self, root: int, info: int) -> None:
        """Write the table and the trailer; the file's identifier is a digest of its content."""
        start = self._at
        size = len(self._offsets) + 1
        name = self._digest.hexdigest()[:32]
        rows = "".join([f"{offset:010} 00000 n \n" for offset in self._offsets])
        entries = f"/Size {size} /Root {root} 0 R /Info {info} 0 R /ID [<{name}> <{name}>]"
        end = (
            f"xref\n0 {size}\n0000000000 65535 f \n{rows}"
            f"trailer\n<< {entries} >>\nstartxref\n{start}\n%%EOF\n"
        )
        self._put(end.encode("ascii"))

    def _object(self, body: bytes, number: int) -> int:
        number = number or self.promised()
        self._offsets[number - 1] = self._at
        self._put(b"%d 0 obj\n%s\nendobj\n" % (number, body))
        return number

    def _put(self, data: bytes) -> None:
        self._digest.update(data)
        self._stream.write(data)
        self._at += len(data)


def text_string(text: str) -> str:
    r"""A text that a person reads, as a PDF writes it (7.9.2.2).

    >>> text_string("Dalmuti (home)"), text_string("œuf")
    ('(Dalmuti \\(home\\))', '<FEFF015300750066>')
    """
    if text.isascii() and text.isprintable():
        return f"({text.translate(_ESCAPES)})"
    return f"<FEFF{text.encode('utf-16-be').hex().upper()}>"
