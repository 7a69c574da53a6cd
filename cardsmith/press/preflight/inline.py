"""Pictures that stand inside a content stream (ISO 32000-1, 8.9.7)."""

import pikepdf

from cardsmith.press.preflight.pictures import Picture
from cardsmith.press.preflight.resources import Resources
from cardsmith.press.preflight.tokens import Operand

_KEYS = {
    "/W": "/Width",
    "/H": "/Height",
    "/CS": "/ColorSpace",
    "/IM": "/ImageMask",
    "/BPC": "/BitsPerComponent",
    "/F": "/Filter",
    "/DP": "/DecodeParms",
    "/D": "/Decode",
}


def inline_picture(fields: dict[str, Operand], body: bytes, resources: Resources) -> Picture:
    """The picture of some bytes, with what is told of them."""
    entries = {
        _KEYS.get(key, key): pikepdf.Object.parse(_written(value)) for key, value in fields.items()
    }
    named = entries.get("/ColorSpace")
    space = {} if named is None else {str(named): resources.space(str(named))}
    with pikepdf.new() as scratch:
        stream = pikepdf.Stream(scratch, body)
        for key, value in entries.items():
            stream[key] = value
        picture = Picture(stream, space)
        _ = picture.image
    return picture


def _written(value: Operand) -> bytes:
    match value:
        case float():
            return f"{value:g}".encode("ascii")
        case str():
            return value.encode("utf-8")
        case list():
            return b"[" + b" ".join(map(_written, value)) + b"]"
        case bytes():
            return b"<" + value.hex().encode("ascii") + b">"
        case _:
            return b"null"
