"""A file before and after as a unified diff in which everything that changes can be seen."""

import difflib
import re
import unicodedata
from collections.abc import Iterator

from cardsmith.intake.files.text import BOM, encoding_of

_LINE = re.compile(r"[^\n]*\n|[^\n]+")
_UNENDED = "\n\\ No newline at end of file\n"
_RECODED = "\x00"
"""Ends a line whose bytes change although its letters do not, until it is shown."""

_SEEN = frozenset("\n\t -–—")
_HIDDEN = frozenset({"Cc", "Cf", "Co", "Cn", "Zs", "Zl", "Zp", "Mn", "Pd"})
"""Kinds of characters that have no shape of their own, or one like that of others."""


def difference(name: str, before: bytes, after: bytes, encoding: str = "") -> str:
    """The lines that change; blanks and marks that look alike are named, ``‹U+00A0›``.

    ``encoding`` is what the file was written in, found by itself where it is empty; that the
    file becomes UTF-8 is told beside its name.
    """
    was, becomes = encoding or encoding_of(before), encoding_of(after)
    recoded = before != after and _is_other(was, becomes, before)
    old, new = before.decode(was, "backslashreplace"), after.decode(becomes, "backslashreplace")
    if recoded:
        old = old.removeprefix(BOM)
    if old == new and not recoded:
        return ""
    ends = "\r" in old and "\r" in new
    lines = difflib.unified_diff(
        _lines(old, recoded=recoded),
        _lines(new),
        f"a/{name}" + (f" ({was})" if recoded else ""),
        f"b/{name}" + (f" ({becomes})" if recoded else ""),
    )
    shown = "".join(_shown(lines, ends=ends))
    return shown or f"--- a/{name} ({was})\n+++ b/{name} ({becomes})\n"


def _is_other(was: str, becomes: str, before: bytes) -> bool:
    """Whether the bytes change with the encoding: those of plain ASCII are the same in most."""
    return was.casefold() != becomes.casefold() and not before.isascii()


def _lines(text: str, *, recoded: bool = False) -> list[str]:
    lines = _LINE.findall(text)
    return [f"{line}{_RECODED}" if recoded and not line.isascii() else line for line in lines]


def _shown(lines: Iterator[str], *, ends: bool) -> Iterator[str]:
    for line in lines:
        text = line.removesuffix(_RECODED)
        if text[0] in "-+" and text[:4] not in ("--- ", "+++ "):
            end = "\r\n" if ends and text.endswith("\r\n") else ""
            bare = text.removesuffix(end)
            text = "".join(map(_visible, bare)) + end
        yield text if text.endswith("\n") else f"{text}{_UNENDED}"


def _visible(char: str) -> str:
    if char in _SEEN or unicodedata.category(char) not in _HIDDEN:
        return char
    return f"‹U+{ord(char):04X}›"
