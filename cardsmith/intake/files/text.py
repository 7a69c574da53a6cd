"""Bytes become text: one encoding, one kind of line end, nothing invisible that ends a file."""

import re
from collections.abc import Iterator
from os import fstat
from pathlib import Path

from cardsmith.intake.files.source import Source
from cardsmith.intake.files.unsaved import unsaved
from cardsmith.model.edit import Edit
from cardsmith.model.finding import Finding, Fix, InputError
from cardsmith.model.place import Span, whole

LIMIT = 20 * 1024 * 1024
"""The largest deck file that is read, in bytes."""

BOM = "\ufeff"

_FORBIDDEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ufffe\uffff]")
_UTF32 = (b"\xff\xfe\0\0", b"\0\0\xfe\xff")
_UTF16 = ((b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be"))


def load(path: Path, name: str) -> bytes:
    """The bytes of a file; one byte beyond the limit is enough to know that it is too large.

    Raises InputError (F009) when the file cannot be opened.
    """
    held = unsaved(path)
    if held is not None:
        return held[: LIMIT + 1]
    try:
        if path.exists() and not path.is_file():
            kind = "folder" if path.is_dir() else "other"
            raise InputError(Finding("F009", whole(name), kind=kind))
        with path.open("rb") as stream:
            size = min(fstat(stream.fileno()).st_size, LIMIT)
            data = stream.read(size + 1)  # Python sets aside all the memory that is asked for
            return data if len(data) <= size else data + stream.read(LIMIT - size)
    except FileNotFoundError:
        kind = "link" if path.is_symlink() else "missing"
        raise InputError(Finding("F009", whole(name), kind=kind)) from None
    except PermissionError:
        raise InputError(Finding("F009", whole(name), kind="permission")) from None
    except (OSError, ValueError):
        raise InputError(Finding("F009", whole(name), kind="other")) from None


def text_of(data: bytes, name: str) -> tuple[Source | None, list[Finding]]:
    """The text of a YAML file: UTF-8 and nothing else (F001 names the byte and guesses)."""
    refused = _outright(data, name)
    if refused is not None:
        return None, [refused]
    kind = _wide(data)
    if kind:
        at = next((index for index, byte in enumerate(data) if byte in b"\0\xfe\xff"), 0)
        return None, [_not_utf8(data, whole(name), kind, at)]
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        return None, [_undecodable(data, name, error.start)]
    return _settle(text, name, ends=True)


def table_text_of(data: bytes, name: str, told: str = "") -> tuple[Source | None, list[Finding]]:
    """The text of a CSV file, by the ladder BOM, UTF-8, UTF-16, Windows-1252 (F027 tells).

    A person may have ``told`` the encoding, by any name that Python knows.
    """
    refused = _outright(data, name)
    if refused is not None:
        return None, [refused]
    if _wide(data) == "utf32":
        return None, [_not_utf8(data, whole(name), "utf32", 0)]
    encoding = told or encoding_of(data)
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError as error:
        return None, [_undecodable(data, name, error.start)]
    source, findings = _settle(text, name, ends=False)
    if encoding != "utf-8" and not told:
        said = "Windows-1252" if encoding == "cp1252" else "UTF-16"
        findings.append(Finding("F027", whole(name), encoding=said))
    return source, findings


def open_text(path: Path) -> Source:
    """A file as the lines that spans point at; bytes that no encoding explains are replaced.

    Raises InputError (F009) when the file cannot be opened.
    """
    data = load(path, path.as_posix())
    text = data.decode(encoding_of(data), "replace").removeprefix(BOM)
    return Source(path.as_posix(), text.replace("\r\n", "\n").replace("\r", "\n"))


def _outright(data: bytes, name: str) -> Finding | None:
    if len(data) > LIMIT:
        return Finding("F006", whole(name), kind="size", size=len(data), limit=LIMIT // 1024**2)
    if not data.strip(b"\xef\xbb\xbf \t\r\n"):
        return Finding("F004", whole(name), kind="deck")
    return None


def is_what_bytes_say(text: str, data: bytes) -> bool:
    r"""Whether some bytes may have been read right: with another encoding than theirs few can.

    A text holds no control characters, and but for UTF-16 and UTF-32, whose bytes are full of
    zeros, all encodings write the letters of ASCII alike.

    >>> data = "été".encode("cp1252")
    >>> [is_what_bytes_say(data.decode(name, "ignore"), data) for name in ("cp1252", "utf-16")]
    [True, False]
    """
    plain = bytes(byte for byte in data if byte < 0x80)
    return not _FORBIDDEN.search(text) and (
        b"\0" in data or text.encode("ascii", "ignore") == plain
    )


def _wide(data: bytes) -> str:
    """``utf16`` or ``utf32`` for a text whose mark or whose many zeros tell it; else empty."""
    if data.startswith(_UTF32):
        return "utf32"
    head = data[:400]
    if head.count(0) * 5 > len(head) * 3:
        return "utf32"
    marked = any(data.startswith(mark) for mark, _ in _UTF16)
    return "utf16" if marked or head.count(0) * 3 > len(head) else ""


def encoding_of(data: bytes) -> str:
    """The first encoding of the ladder that fits the bytes of a table."""
    if not data:
        return "utf-8"
    for mark, encoding in _UTF16:
        if data.startswith(mark):
            return encoding
    if data[:400].count(0) * 3 > len(data[:400]):
        return "utf-16-be" if data[0] == 0 else "utf-16-le"
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        return "cp1252"
    return "utf-8"


def _undecodable(data: bytes, name: str, offset: int) -> Finding:
    """F001 at the first byte that is not UTF-8, with the character Windows-1252 sees there."""
    before = data[:offset].decode("utf-8", "replace").replace("\r\n", "\n").replace("\r", "\n")
    line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
    guess = data[offset : offset + 1].decode("cp1252", "ignore")
    span = Span(name, line, column, line, column + 1)
    return _not_utf8(data, span, "guess" if guess else "none", offset, guess)


def _not_utf8(data: bytes, span: Span, kind: str, offset: int, guess: str = "") -> Finding:
    byte = f"0x{data[offset]:02X}"
    return Finding("F001", span, kind=kind, byte=byte, offset=offset, guess=guess)


def _settle(text: str, name: str, *, ends: bool) -> tuple[Source | None, list[Finding]]:
    """Take the mark and the line ends off; refuse what would end or split a file unseen.

    A table may have either: Excel wants the mark and writes its own ends.
    """
    findings = []
    if text.startswith(BOM):
        text = text[1:]
        if ends:
            findings.append(Finding("F002", whole(name), fix=Fix.SAFE))
    kind = _line_ends(text)
    if ends and kind:
        findings.append(Finding("F003", whole(name), fix=Fix.SAFE, kind=kind))
    source = Source(name, text.replace("\r\n", "\n").replace("\r", "\n"))
    invisible = list(_invisible(source))
    return (None if invisible else source), [*findings, *invisible]


def _line_ends(text: str) -> str:
    r"""``crlf``, ``cr`` or ``mixed``; empty when every line ends in ``\n``."""
    if "\r" not in text:
        return ""
    crlf = text.count("\r\n")
    counts = {"crlf": crlf, "cr": text.count("\r") - crlf, "lf": text.count("\n") - crlf}
    kinds = [kind for kind, count in counts.items() if count]
    return kinds[0] if len(kinds) == 1 else "mixed"


def _invisible(source: Source) -> Iterator[Finding]:
    """F007 for a byte order mark at the head of a line, F005 for a control character.

    A mark inside a word is the linter's (N003).
    """
    if BOM not in source.text and not _FORBIDDEN.search(source.text):
        return
    for number, line in enumerate(source.lines, 1):
        control = _FORBIDDEN.search(line)
        if line.startswith(BOM):
            span = Span(source.name, number, 1, number, 2)
            yield Finding("F007", span).mendable(Fix.SAFE, Edit(span, ""))
        if control:
            at = control.start() + 1
            span = Span(source.name, number, at, number, at + 1)
            yield Finding("F005", span, character=f"U+{ord(control.group()):04X}")
