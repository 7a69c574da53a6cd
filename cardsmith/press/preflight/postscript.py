"""Type 1 and CFF programs as the fonts of a PDF use them: the glyph of a code (ISO 32000-1, 9.6.6).

A simple font says the name of a glyph, or leaves it to the program; a composite one its number.
"""

from collections.abc import Mapping
from struct import error as StructError  # noqa: N812
from struct import unpack_from
from typing import Protocol

import pikepdf

from cardsmith.press.preflight.cff import Cff
from cardsmith.press.preflight.glyph_names import ENCODINGS
from cardsmith.press.preflight.streams import unpacked
from cardsmith.press.preflight.type_one import TypeOne


class _Drawn(Protocol):
    """Glyphs by their names, their numbers in a collection, and the codes of the program."""

    @property
    def names(self) -> Mapping[str, int]: ...

    @property
    def cids(self) -> Mapping[int, int]: ...

    @property
    def codes(self) -> Mapping[int, int]: ...

    def advance(self, glyph: int) -> float: ...

    def is_missing(self, glyph: int) -> bool: ...


class PostScript:
    """A program, and the glyphs that the codes of a font lead to.

    ``named`` are the names that a simple font gives its codes itself; None for a composite one.
    """

    def __init__(self, drawn: _Drawn, named: Mapping[int, str] | None) -> None:
        self.advance, self.is_missing = drawn.advance, drawn.is_missing
        if named is None:
            self._glyphs = drawn.cids
        else:
            names = drawn.names
            self._glyphs = {
                **drawn.codes,
                **{code: names.get(name, 0) for code, name in named.items()},
            }

    def glyph(self, code: int) -> int:
        """The glyph of a code; 0 for none."""
        return self._glyphs.get(code, 0)


def postscript_of(
    held: pikepdf.Object, descriptor: pikepdf.Object, *, is_composite: bool
) -> PostScript | None:
    """The program that is embedded; None where there is none.

    Raises ValueError, or what damage raises, for one that cannot be read.
    """
    old, new = (descriptor.get(key) for key in ("/FontFile", "/FontFile3"))
    if isinstance(old, pikepdf.Stream) and not is_composite:
        return PostScript(TypeOne(unpacked(old)), _named(held))
    if not isinstance(new, pikepdf.Stream):
        return None
    drawn = Cff(_table(unpacked(new)))
    if drawn.is_by_cid and not is_composite:
        raise ValueError("glyphs without names in a font that names them")
    return PostScript(drawn, None if is_composite else _named(held))


def _table(data: bytes) -> bytes:
    """The CFF program of an OpenType font; a bare one as it is."""
    if not data.startswith((b"OTTO", b"\0\1\0\0")):
        return data
    try:
        (count,) = unpack_from(">H", data, 4)
        for place in range(count):
            tag, at, length = unpack_from(">4s4xLL", data, 12 + 16 * place)
            if tag == b"CFF ":
                return data[at : at + length]
    except StructError as error:
        raise ValueError("no OpenType font") from error
    raise ValueError("an OpenType font without CFF")


def _named(held: pikepdf.Object) -> dict[int, str]:
    """The names that a font gives its codes itself."""
    encoding = held.get("/Encoding")
    if not isinstance(encoding, pikepdf.Dictionary):
        return dict(ENCODINGS.get(str(encoding), {}))
    found = dict(ENCODINGS.get(str(encoding.get("/BaseEncoding")), {}))
    code = 0
    for each in encoding.get("/Differences", pikepdf.Array()).as_list():
        if isinstance(each, pikepdf.Name):
            found[code] = str(each).removeprefix("/")
            code += 1
        else:
            code = int(each)
    return found
