"""What a page is made of, and by what it is known again."""

from hashlib import sha256

import pikepdf

from cardsmith.press.preflight.frames import Frame
from cardsmith.press.preflight.streams import MOST, unpacked


def content_of(page: pikepdf.Object, most: int) -> bytes:
    """The content streams of a page as one; raises TooLongError beyond ``most`` bytes."""
    held = page.get("/Contents")
    streams = held.as_list() if isinstance(held, pikepdf.Array) else [held]
    parts = []
    for stream in streams:
        if isinstance(stream, pikepdf.Stream):
            parts.append(unpacked(stream, min(most, MOST)))
            most -= len(parts[-1])
    return b"\n".join(parts)


def alike(
    page: pikepdf.Object, content: bytes, held: pikepdf.Object | None, frame: Frame
) -> object:
    """What is equal for pages that show the same: what they paint, with what, on which boxes."""
    parts = (each for each in (page.get("/TrimBox"), page.get("/Group")) if each is not None)
    called = held.objgen if held is not None and held.is_indirect else written(held)
    return sha256(content).digest(), called, frame, *map(written, parts)


def written(held: object) -> bytes:
    """An object as a file would have it, for comparison: what has a number of its own by that."""
    return held.unparse() if isinstance(held, pikepdf.Object) else repr(held).encode("utf-8")
