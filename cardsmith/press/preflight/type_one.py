"""Type 1 programs that somebody else embedded: which glyph is which, and how wide each is.

As Adobe Type 1 Font Format, version 1.1, has them: glyphs lie behind ``eexec``, encrypted.
"""

import re
from functools import cached_property

from cardsmith.press.preflight.glyph_names import ENCODINGS

_OPENING, _GLYPH = 55665, 4330
"""The keys of what lies behind ``eexec``, and of a charstring in it (7.2, 7.3)."""

_NAME = rb"/([^\s/\[\](){}<>%]+)"
_SHAPE = re.compile(_NAME + rb"\s+(\d+)\s+(?:RD|-\||\S+)\s")
_CODE = re.compile(rb"dup\s+(\d+)\s*" + _NAME + rb"\s*put")
_MATRIX = re.compile(rb"/FontMatrix\s*\[\s*([-+.\deE]+)")
_HEAD = re.compile(rb"\beexec\s")
_LEAD = re.compile(rb"/lenIV\s+(\d+)")
_HEX = frozenset(b"0123456789abcdefABCDEF")

_BEGINS, _ESCAPE, _BEGINS_BOTH, _DIVIDES = 13, 12, 7, 12
_SHOWN = 64
"""How much of a charstring is looked at: its width comes first."""

_MOST = 2 * 1024 * 1024


class TypeOne:
    """A Type 1 font as it is. Raises ValueError for what is none or is damaged."""

    is_by_cid = False

    def __init__(self, data: bytes) -> None:
        opening = _HEAD.search(data)
        if opening is None or len(data) > _MOST:
            raise ValueError("no Type 1 program")
        self._clear = data[: opening.start()]
        secret = data[opening.end() :]
        if len(secret) > 4 and _HEX.issuperset(secret[:4]):
            digits = bytes(each for each in secret if each in _HEX)
            secret = bytes.fromhex(digits[: len(digits) // 2 * 2].decode("ascii"))
        told = _decrypted(secret, _OPENING)[4:]
        found = _LEAD.search(told)
        self._lead = int(found[1]) if found else 4
        self._shapes = dict(_shapes(told))
        if ".notdef" not in self._shapes:
            raise ValueError("no Type 1 program")
        self._order = (".notdef", *(name for name in self._shapes if name != ".notdef"))

    @cached_property
    def names(self) -> dict[str, int]:
        """The glyphs by their names."""
        return {name: glyph for glyph, name in enumerate(self._order)}

    @property
    def cids(self) -> dict[int, int]:
        """No glyph has a number in a collection."""
        return {}

    @cached_property
    def codes(self) -> dict[int, int]:
        """The glyph of each code, as the program says it."""
        if re.search(rb"/Encoding\s+StandardEncoding\b", self._clear):
            held = ENCODINGS["/StandardEncoding"]
        else:
            held = {int(code): name.decode("latin-1") for code, name in _CODE.findall(self._clear)}
        return {code: self.names[name] for code, name in held.items() if name in self.names}

    def advance(self, glyph: int) -> float:
        """The advance of a glyph. Raises ValueError where it cannot be told."""
        if not 0 <= glyph < len(self._order):
            raise ValueError("no such glyph")
        shape = self._shapes[self._order[glyph]][: self._lead + _SHOWN]
        try:
            width = _width(_decrypted(shape, _GLYPH)[self._lead :])
        except (IndexError, ArithmeticError) as error:
            raise ValueError("a damaged glyph") from error
        found = _MATRIX.search(self._clear)
        return width * (float(found[1]) * 1000 if found else 1.0)

    def is_missing(self, glyph: int) -> bool:
        """Whether a glyph is the one that stands for those that a font lacks, or looks like it."""
        if glyph == 0:
            return True
        shown = self._shapes[self._order[glyph]]
        return len(shown) > self._lead + 10 and shown == self._shapes[".notdef"]


def _shapes(told: bytes) -> list[tuple[str, bytes]]:
    """The charstrings by the names of their glyphs, still encrypted.

    Raises ValueError where nothing closes them.
    """
    at = told.find(b"/CharStrings")
    found = []
    while at >= 0:
        head = _SHAPE.search(told, at + 1, at + 400)
        if head is None:
            break
        at = head.end()
        length = int(head[2])
        if head[1] != b"CharStrings":
            found.append((head[1].decode("latin-1"), told[at : at + length]))
            at += length
    if b"end" not in told[at:]:
        raise ValueError("a Type 1 program that is cut short")
    return found


def _width(shape: bytes) -> float:
    """The advance that a charstring begins with: sidebearing and width (6.4)."""
    stack: list[float] = []
    at = 0
    while at < len(shape):
        first = shape[at]
        at += 1
        if first == _BEGINS:
            return stack[1]
        if first == _ESCAPE and shape[at] == _BEGINS_BOTH:
            return stack[2]
        if first == _ESCAPE and shape[at] == _DIVIDES:
            by = stack.pop()
            stack[-1] /= by
            at += 1
        elif first >= 32:
            value, at = _number(shape, at - 1)
            stack.append(value)
        else:
            break
    raise ValueError("a glyph that begins otherwise")


def _number(shape: bytes, at: int) -> tuple[float, int]:
    first = shape[at]
    if first < 247:
        return first - 139.0, at + 1
    if first < 251:
        return (first - 247) * 256.0 + shape[at + 1] + 108, at + 2
    if first < 255:
        return -(first - 251) * 256.0 - shape[at + 1] - 108, at + 2
    return float(int.from_bytes(shape[at + 1 : at + 5], signed=True)), at + 5


def _decrypted(data: bytes, key: int) -> bytes:
    """What was encrypted with a key (7.1)."""
    plain = bytearray()
    for each in data:
        plain.append(each ^ (key >> 8))
        key = ((each + key) * 52845 + 22719) & 0xFFFF
    return bytes(plain)
