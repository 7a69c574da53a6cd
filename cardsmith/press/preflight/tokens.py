"""Content streams as operators with their operands (ISO 32000-1, 7.8.2), read leniently."""

import re
from collections.abc import Callable, Iterator, Sequence
from io import BytesIO
from itertools import chain
from typing import Generic, TypeVar

from cardsmith.press.preflight.streams import TooLongError

_Made = TypeVar("_Made")

Operand = float | str | bytes | list["Operand"] | dict[str, "Operand"]
"""A number, a name with its slash, a string, an array, a dictionary."""

Pieces = tuple[float | bytes, ...]
"""Strings that are shown one after the other, and what they are moved by in between."""

Operation = tuple[str, list[Operand]]
"""An operator, and what stands before it."""

Make = Callable[[str, list[Operand]], _Made]
"""What is made of an operator and its operands."""

INLINE = "BI"
"""The operator under which a picture inside the stream is told: its dictionary, its bytes."""

_DEEPEST = 32
_MOST_INLINE = 1000
"""How many pictures may stand inside one stream: each is searched for its end."""

_SPACE = rb"\0\t\n\f\r "


def _string(levels: int) -> bytes:
    inner = _string(levels - 1) if levels else rb"(?!)"
    return rb"\((?:[^()\\]++|\\.|" + inner + rb")*+\)"


_TOKEN = re.compile(
    rb"[" + _SPACE + rb"]*+(?:"
    rb"([+-]{0,8}+(?:\d++\.?+\d*+|\.\d++))"
    rb"|/([^" + _SPACE + rb"()<>\[\]{}/%]*+)"
    rb"|BI[" + _SPACE + rb"](.{0,500}?)[" + _SPACE + rb"]?ID[" + _SPACE + rb"](.{0,1000000}?)["
    rb"" + _SPACE + rb"]EI(?=[" + _SPACE + rb"]|\Z)"
    rb"|([A-Za-z'\"][A-Za-z0-9*'\"]*+)"
    rb"|(" + _string(4) + rb")"
    rb"|(\[|<<)|(\]|>>)"
    rb"|<([0-9A-Fa-f" + _SPACE + rb"]*+)>"
    rb"|%[^\r\n]*+"
    rb"|.|\Z)",
    re.DOTALL,
)
_NUMBER, _NAME, _HEAD, _BODY, _WORD, _TEXT, _OPEN, _CLOSE, _HEX = range(1, 10)
_ESCAPED = re.compile(rb"\\(?:([0-7]{1,3})|(\r\n|\r|\n)|(.))", re.DOTALL)
_PLAIN = {b"n": b"\n", b"r": b"\r", b"t": b"\t", b"b": b"\b", b"f": b"\f"}
_HASH = re.compile(rb"#([0-9A-Fa-f]{2})")
_SHOWN = re.compile(
    rb"\[((?:\([^()\\\r]*+\)|-?[0-9]++(?:\.[0-9]++)?(?![0-9.]))*+)\]TJ|\(([^()\\\r]*+)\)Tj"
)
"""A line that shows text without an escape in it."""

_CLOSED = re.compile(
    rb"(?:[^()<>\[\]{}%\\B]++|B(?!I)"
    rb"|\((?:[^()\\]++|\\.)*+\)|\[(?:[^()<>\[\]{}%\\]++|\((?:[^()\\]++|\\.)*+\))*+\])*+",
    re.DOTALL,
)
"""A line without what may go on beyond it: open brackets, comments, pictures."""

_STRING = re.compile(rb"(-?[0-9.]+)|\(([^()]*)\)")
_PART = re.compile(rb"/?[A-Za-z0-9*.+_-]++")
"""A number, a name or a word and nothing else."""

_WRITTEN = re.compile(rb"-?[0-9]++(?:\.[0-9]++)?")
_LONG = 500
_AT_ONCE = 1 << 16
_MOST_LINES = 16_384
_END = b"Z"
_WORDS: dict[bytes, Operand] = {b"true": 1.0, b"false": 0.0, b"null": ""}


class Reader(Generic[_Made]):
    """Reads content streams; a line that comes again is read, and made something of, once."""

    def __init__(self, make: Make[_Made]) -> None:
        self._make = make
        self._known: dict[bytes, Sequence[_Made]] = {}
        self._parts: dict[bytes, tuple[str, Operand] | None] = {}

    def read(self, content: bytes) -> Iterator[Sequence[_Made]]:
        """What is made of every operator in order, as ``operations`` has them, many at once."""
        known, stream, at = self._known, BytesIO(content), 0
        while lines := stream.readlines(_AT_ONCE):
            found: list[Sequence[_Made]] = []
            for line in lines:
                made = known.get(line) or self._line(line)
                if made is None:
                    yield [*chain.from_iterable(found)]
                    yield from self._each(content[at + sum(map(len, lines[: len(found)])) :])
                    return
                found.append(made)
            yield [*chain.from_iterable(found)]
            at = stream.tell()

    def _each(self, content: bytes) -> Iterator[Sequence[_Made]]:
        for operator, operands in operations(content):
            yield (self._make(operator, operands),)

    def _line(self, line: bytes) -> Sequence[_Made] | None:
        """What a line makes; None where it may go on in the next one, or is not plain."""
        if len(line) > _LONG or not line.endswith(b"\n"):
            return None
        plain = line[:-1]
        shown = _SHOWN.fullmatch(plain)
        found = (self._plain(plain) or _whole(plain)) if shown is None else _typed(shown)
        if found is None:
            return None
        if len(self._known) >= _MOST_LINES:
            self._known.clear()
        made = self._known[line] = [self._make(*each) for each in found]
        return made

    def _plain(self, line: bytes) -> list[Operation] | None:
        """The operators of a line of numbers, names and words, the last of them a word."""
        found: list[Operation] = []
        operands: list[Operand] = []
        for each in line.split():
            if each not in self._parts:
                if len(self._parts) >= _MOST_LINES:
                    self._parts.clear()
                self._parts[each] = _part(each)
            part = self._parts[each]
            if part is None:
                return None
            operator, operand = part
            if operator:
                found.append((operator, operands))
                operands = []
            else:
                operands.append(operand)
        return None if operands else found


def _whole(line: bytes) -> list[Operation] | None:
    """The operators of a line of which nothing goes on in the next one, None where it may."""
    if not _CLOSED.fullmatch(line):
        return None
    found = [*operations(line + b" \n" + _END)]
    is_whole = bool(found) and found[-1] == (_END.decode("ascii"), [])
    return found[:-1] if is_whole else None


def _part(written: bytes) -> tuple[str, Operand] | None:
    """An operator, or an operand after none; None for what is not one of them by itself."""
    if _WRITTEN.fullmatch(written):
        return "", float(written)
    if _PART.fullmatch(written) is None or written == b"BI":
        return None
    found = [*operations(written + b" " + _END)]
    if found == [(written.decode("latin-1"), []), (_END.decode("ascii"), [])]:
        return found[0][0], ""
    if len(found) == 1 and len(found[0][1]) == 1:
        return "", found[0][1][0]
    return None


def _typed(shown: re.Match[bytes]) -> list[Operation]:
    """What shows a plain string, or strings with numbers between them."""
    if shown[1] is None:
        return [("Tj", [shown[2]])]
    parts = _STRING.findall(shown[1])
    pieces: list[Operand] = [float(number) if number else text for number, text in parts]
    return [("TJ", [pieces])]


def operations(content: bytes) -> Iterator[Operation]:
    """Every operator in order; what is no token is passed over, as viewers do.

    Raises TooLongError for a stream with more pictures inside than any has.
    """
    _refuse_many(content)
    operands: list[Operand] = []
    waiting: list[tuple[bool, list[Operand]]] = []
    for match in _TOKEN.finditer(content):
        kind = match.lastindex
        if kind == _NUMBER:
            operands.append(_number(match[_NUMBER]))
        elif kind == _WORD:
            word = match[_WORD]
            if word in _WORDS:
                operands.append(_WORDS[word])
            elif not waiting:
                yield word.decode("latin-1"), operands
                operands = []
        elif kind == _BODY:
            head = [each for _, each in operations(b"<<" + match[_HEAD] + b">> BI")]
            yield INLINE, [*(head[0] if head else ()), match[_BODY]]
            operands = []
        elif kind is not None:
            operands = _gathered(kind, match[kind], operands, waiting)


def _refuse_many(content: bytes) -> None:
    if content.count(b"BI") > _MOST_INLINE and content.count(b"ID") > _MOST_INLINE:
        raise TooLongError


def _gathered(
    kind: int,
    written: bytes,
    operands: list[Operand],
    waiting: list[tuple[bool, list[Operand]]],
) -> list[Operand]:
    """The operands once a literal is added, an array or a dictionary opened or closed."""
    if kind == _OPEN:
        if len(waiting) < _DEEPEST:
            waiting.append((written == b"<<", operands))
            return []
    elif kind == _CLOSE:
        if waiting:
            is_fields, outer = waiting.pop()
            outer.append(_fields(operands) if is_fields else operands)
            return outer
    else:
        operands.append(_literal(kind, written))
    return operands


def _number(written: bytes) -> float:
    try:
        return float(written)
    except ValueError:  # several signs: the last one counts
        return float(written.lstrip(b"+-") or 0)


def _literal(kind: int, written: bytes) -> Operand:
    if kind == _NAME:
        return "/" + _name(written)
    if kind == _HEX:
        digits = bytes(written.translate(None, b"\0\t\n\f\r "))
        return bytes.fromhex((digits + b"0" * (len(digits) % 2)).decode("ascii"))
    text = written[1:-1]
    return _ESCAPED.sub(_unescaped, text) if b"\\" in text else text


def _name(written: bytes) -> str:
    if b"#" in written:
        written = _HASH.sub(lambda found: bytes((int(found[1], 16),)), written)
    return written.decode("utf-8", "replace")


def _unescaped(match: re.Match[bytes]) -> bytes:
    if match[1]:
        return bytes((int(match[1], 8) & 0xFF,))
    return b"" if match[2] else _PLAIN.get(match[3], match[3])


def _fields(flat: list[Operand]) -> dict[str, Operand]:
    pairs = zip(flat[::2], flat[1::2], strict=False)
    return {key: value for key, value in pairs if isinstance(key, str)}
