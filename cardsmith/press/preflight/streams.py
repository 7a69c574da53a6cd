"""The bytes of streams, unpacked within bounds: a small file must not become an endless one."""

import zlib

import pikepdf

FAULTS = (
    pikepdf.PdfError,
    ValueError,
    TypeError,
    KeyError,
    IndexError,
    AttributeError,
    ArithmeticError,
    RuntimeError,
    NotImplementedError,
    zlib.error,
)
"""What a damaged file may raise in whoever reads it."""

MOST = 64 * 1024 * 1024
"""The longest stream that is unpacked, in bytes."""

_PACKED_ODDLY = 4 * 1024 * 1024
"""The longest stream, still packed, of a filter that cannot be stopped half-way."""


class TooLongError(ValueError):
    """A stream that would unpack to more than anyone needs."""


def unpacked(stream: pikepdf.Object, most: int = MOST) -> bytes:
    """The bytes of a stream, all its filters undone. Raises TooLongError, or what damage raises."""
    names = filters(stream)
    raw = bytes(stream.read_raw_bytes())
    if not names:
        return _bounded(raw, most)
    plain = names == ("/FlateDecode",)
    if plain:
        head = _inflated(raw, most)
        if "/DecodeParms" not in stream:
            return head
    elif len(raw) > _PACKED_ODDLY or len(names) > 2:
        raise TooLongError
    elif names[0] == "/FlateDecode":
        _bounded(_inflated(raw, _PACKED_ODDLY), _PACKED_ODDLY)
    return _bounded(bytes(stream.read_bytes()), most)


def filters(stream: pikepdf.Object) -> tuple[str, ...]:
    """The names of a stream's filters, in the order in which they are undone."""
    held = stream.get("/Filter")
    if held is None:
        return ()
    if isinstance(held, pikepdf.Array):
        return tuple(str(name) for name in held.as_list())
    return (str(held),)


def _inflated(raw: bytes, most: int) -> bytes:
    machine = zlib.decompressobj()
    try:
        return _bounded(machine.decompress(raw, most + 1), most)
    except zlib.error:
        return _what_there_is(raw, most)


def _what_there_is(raw: bytes, most: int) -> bytes:
    """What comes out of a damaged stream before its damage, as viewers show it."""
    machine, parts, length = zlib.decompressobj(), [], 0
    try:
        for start in range(0, len(raw), 1024):
            part = machine.decompress(raw[start : start + 1024], most + 1)
            parts.append(part)
            length += len(part)
            if length > most:
                raise TooLongError
    except zlib.error:
        if not parts:
            raise
    return b"".join(parts)


def _bounded(data: bytes, most: int) -> bytes:
    if len(data) > most:
        raise TooLongError
    return data
