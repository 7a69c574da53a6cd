"""CFF programs that somebody else embedded: which glyph is which, and how wide each is.

The tables are those of Technical Note 5176, the charstrings those of 5177: a width stands before
the first operator that moves, where it is not the usual one.
"""

from collections.abc import Iterator, Mapping
from functools import cached_property
from itertools import pairwise
from math import prod
from struct import error as StructError  # noqa: N812
from struct import unpack_from

from cardsmith.press.preflight.glyph_names import ENCODINGS, STANDARD

_CHARSET, _ENCODING, _CHARSTRINGS, _PRIVATE = 15, 16, 17, 18
_SUBRS, _USUAL, _NOMINAL = 19, 20, 21
_MATRIX, _ROS, _FONTS, _CHOSEN = (12 << 8 | low for low in (7, 30, 36, 37))

_RETURN, _CALL, _CALL_ANY, _END = 11, 10, 29, 14
_STEMS, _MOVES = frozenset({1, 3, 18, 19, 20, 23}), {21: 2, 22: 1, 4: 1}
"""Operators that come first, and for those that move how many numbers they take."""

_MOST_STEPS = 10_000
_ISO_ADOBE = 229

_Dict = Mapping[int, tuple[float, ...]]


class Cff:
    """A CFF font as it is. Raises ValueError for what is none or is damaged."""

    def __init__(self, data: bytes) -> None:
        try:
            _, at = _index(data, data[2])
            tops, at = _index(data, at)
            self._strings, at = _index(data, at)
            self._any, _ = _index(data, at)
            self._data, self._top = data, _dict(tops[0])
            self._shapes, _ = _index(data, int(self._top[_CHARSTRINGS][0]))
            self.is_by_cid = _ROS in self._top
            self._ids = self._charset()
            self._privates = [_Private(data, each) for each in self._fonts()]
            self._chosen = self._choices()
        except (StructError, IndexError, KeyError, UnicodeDecodeError) as error:
            raise ValueError("no CFF program") from error

    @cached_property
    def names(self) -> dict[str, int]:
        """The glyphs by their names."""
        return {self._string(held): glyph for glyph, held in enumerate(self._ids)}

    @cached_property
    def cids(self) -> dict[int, int]:
        """The glyphs by their numbers in a collection; by themselves where there is none."""
        held = self._ids if self.is_by_cid else range(len(self._shapes))
        return {cid: glyph for glyph, cid in enumerate(held)}

    @cached_property
    def codes(self) -> dict[int, int]:
        """The glyph of each code, as the program says it."""
        at = int(self._top.get(_ENCODING, (0,))[0])
        if at == 0:
            standard = ENCODINGS["/StandardEncoding"].items()
            return {code: self.names[name] for code, name in standard if name in self.names}
        return dict(self._encoded(at)) if at > 1 else {}

    def advance(self, glyph: int) -> float:
        """The advance of a glyph. Raises ValueError where it cannot be told."""
        try:
            private = self._privates[self._chosen[glyph]]
            first = private.width(self._shapes[glyph], self._any)
        except (StructError, IndexError) as error:
            raise ValueError("no such glyph") from error
        scales = [held[_MATRIX][0] for held in (self._top, private.held) if _MATRIX in held]
        return first * (1000 * prod(scales) if scales else 1.0)

    def is_missing(self, glyph: int) -> bool:
        """Whether a glyph is the one that stands for those that a font lacks, or looks like it."""
        if glyph == 0:
            return True
        shown = self._shapes[glyph] if glyph < len(self._shapes) else b""
        return len(shown) > 10 and shown == self._shapes[0]

    def _fonts(self) -> Iterator[_Dict]:
        """What says how glyphs are drawn: one for all, or several to choose from."""
        if not self.is_by_cid:
            yield {key: value for key, value in self._top.items() if key != _MATRIX}
            return
        held, _ = _index(self._data, int(self._top[_FONTS][0]))
        yield from map(_dict, held)

    def _choices(self) -> list[int]:
        count = len(self._shapes)
        if not self.is_by_cid:
            return [0] * count
        at = int(self._top[_CHOSEN][0])
        if self._data[at] == 0:
            return list(self._data[at + 1 : at + 1 + count])
        ranges, found = unpack_from(">H", self._data, at + 1)[0], []
        for place in range(ranges):
            first, font, end = unpack_from(">HBH", self._data, at + 3 + 3 * place)
            found += [font] * (min(end, count) - first)
        return found

    def _charset(self) -> list[int]:
        """The number of the name, or of the place in a collection, of each glyph."""
        count, at = len(self._shapes), int(self._top.get(_CHARSET, (0,))[0])
        if at <= 2:
            if at or self.is_by_cid:
                raise ValueError("a set of names that is not written out")
            return list(range(min(count, _ISO_ADOBE)))
        kind, at, found = self._data[at], at + 1, [0]
        if kind == 0:
            return [0, *unpack_from(f">{count - 1}H", self._data, at)]
        form, step = (">HB", 3) if kind == 1 else (">HH", 4)
        while len(found) < count:
            first, left = unpack_from(form, self._data, at)
            found += range(first, first + left + 1)
            at += step
        return found[:count]

    def _encoded(self, at: int) -> Iterator[tuple[int, int]]:
        kind, count = self._data[at], self._data[at + 1]
        at += 2
        if kind & 127 == 0:
            yield from ((self._data[at + place], place + 1) for place in range(count))
            at += count
        else:
            glyph = 1
            for _ in range(count):
                for code in range(self._data[at], self._data[at] + self._data[at + 1] + 1):
                    yield code, glyph
                    glyph += 1
                at += 2
        if kind & 128:
            for place in range(self._data[at]):
                code, held = unpack_from(">BH", self._data, at + 1 + 3 * place)
                yield code, self.names.get(self._string(held), 0)

    def _string(self, number: int) -> str:
        if number < len(STANDARD):
            return STANDARD[number]
        own = number - len(STANDARD)
        return self._strings[own].decode("latin-1") if own < len(self._strings) else ""


class _Private:
    """How the glyphs of a font, or of some of its glyphs, are drawn."""

    def __init__(self, data: bytes, font: _Dict) -> None:
        self.held = font
        size, at = (int(each) for each in font.get(_PRIVATE, (0, 0)))
        held = _dict(data[at : at + size])
        self._usual = held.get(_USUAL, (0.0,))[0]
        self._nominal = held.get(_NOMINAL, (0.0,))[0]
        self._own, _ = _index(data, at + int(held[_SUBRS][0])) if _SUBRS in held else ([], 0)

    def width(self, shape: bytes, shared: list[bytes]) -> float:
        """The advance that a charstring begins with, or that of glyphs that tell none."""
        stack: list[float] = []
        for act in self._acts(shape, shared, stack):
            if act in _STEMS:
                tells = len(stack) % 2 == 1
            elif act in _MOVES:
                tells = len(stack) > _MOVES[act]
            elif act == _END:
                tells = len(stack) in {1, 5}
            else:
                raise ValueError("a glyph that begins otherwise")
            return self._nominal + stack[0] if tells else self._usual
        raise ValueError("a glyph without an end")

    def _acts(self, shape: bytes, shared: list[bytes], stack: list[float]) -> Iterator[int]:
        """The operators of a charstring, those that it calls in their place."""
        places = [(shape, 0)]
        for _ in range(_MOST_STEPS):
            if not places:
                return
            data, at = places.pop()
            if at >= len(data):
                continue
            number, at = _number(data, at)
            if number is not None:
                stack.append(number)
                places.append((data, at))
                continue
            act = data[at]
            places.append((data, at + 1))
            if act in {_CALL, _CALL_ANY}:
                held = self._own if act == _CALL else shared
                places.append((held[int(stack.pop()) + _bias(len(held))], 0))
            elif act == _RETURN:
                places.pop()
            else:
                yield act


def _bias(count: int) -> int:
    """What is added to the number of a subroutine (5177, 4.7)."""
    return 107 if count < 1240 else 1131 if count < 33900 else 32768


def _number(data: bytes, at: int) -> tuple[float | None, int]:
    """The number of a charstring that stands there, and what comes next; None for an operator."""
    first = data[at]
    if first == 28:
        return float(unpack_from(">h", data, at + 1)[0]), at + 3
    if first < 32:
        return None, at
    if first == 255:
        return unpack_from(">i", data, at + 1)[0] / 65536, at + 5
    return _short(data, at)


def _short(data: bytes, at: int) -> tuple[float, int]:
    """A number of one byte or two, alike in charstrings and in dictionaries."""
    first = data[at]
    if first < 247:
        return first - 139.0, at + 1
    if first < 251:
        return (first - 247) * 256.0 + data[at + 1] + 108, at + 2
    return -(first - 251) * 256.0 - data[at + 1] - 108, at + 2


def _index(data: bytes, at: int) -> tuple[list[bytes], int]:
    """The parts of an INDEX, and where it ends."""
    (count,) = unpack_from(">H", data, at)
    if not count:
        return [], at + 2
    size = data[at + 2]
    start = at + 3
    ends = [
        int.from_bytes(data[start + place * size : start + (place + 1) * size])
        for place in range(count + 1)
    ]
    base = start + (count + 1) * size - 1
    if ends[-1] + base > len(data) or not 0 < size < 5:
        raise ValueError("an INDEX that goes on beyond the end")
    parts = [data[base + one : base + next_] for one, next_ in pairwise(ends)]
    return parts, base + ends[-1]


def _dict(data: bytes) -> _Dict:
    """The numbers of a DICT by their operator; those of two bytes are 12 and the second."""
    found: dict[int, tuple[float, ...]] = {}
    numbers: list[float] = []
    at = 0
    while at < len(data):
        first = data[at]
        if first <= 21:
            at += 1
            if first == 12:
                first, at = 12 << 8 | data[at], at + 1
            found[first], numbers = tuple(numbers), []
        elif first == 28:
            numbers.append(float(unpack_from(">h", data, at + 1)[0]))
            at += 3
        elif first == 29:
            numbers.append(float(unpack_from(">i", data, at + 1)[0]))
            at += 5
        elif first == 30:
            value, at = _real(data, at + 1)
            numbers.append(value)
        else:
            value, at = _short(data, at)
            numbers.append(value)
    return found


def _real(data: bytes, at: int) -> tuple[float, int]:
    """A number that is written out, a digit in half a byte."""
    digits = ""
    while True:
        for half in (data[at] >> 4, data[at] & 15):
            if half == 15:
                return float(digits), at + 1
            digits += "0123456789.EE -"[half] + "-" * (half == 12)
        at += 1
