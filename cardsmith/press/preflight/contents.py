"""What a page is made of, and by what it is known again."""

from hashlib import sha256
from typing import NamedTuple

import pikepdf

from cardsmith.press.pages.boxes import inherited
from cardsmith.press.preflight.frames import Frame, framed
from cardsmith.press.preflight.streams import MOST, unpacked


class Leaf(NamedTuple):
    """What pages have in common that show different things.

    ``held`` are their resources; ``alike`` is equal for those that show the same with the same
    content.
    """

    frame: Frame
    held: pikepdf.Object | None
    is_group: bool
    alike: object


def leaf_of(page: pikepdf.Object, bleed: float) -> Leaf:
    """A page but for its content; raises ValueError for one without a measure."""
    frame = framed(page, bleed)
    held = inherited(pikepdf.Page(page), "/Resources")
    group = page.get("/Group")
    is_group = isinstance(group, pikepdf.Dictionary) and str(group.get("/S")) == "/Transparency"
    called = held.objgen if held is not None and held.is_indirect else _written(held)
    parts = (each for each in (page.get("/TrimBox"), group) if each is not None)
    return Leaf(frame, held, is_group, (called, frame, *map(_written, parts)))


def content_of(page: pikepdf.Object, most: int) -> bytes:
    """The content streams of a page as one; raises TooLongError beyond ``most`` bytes."""
    held = page.get("/Contents")
    if isinstance(held, pikepdf.Stream):
        return unpacked(held, min(most, MOST))
    parts = []
    for stream in held.as_list() if isinstance(held, pikepdf.Array) else ():
        if isinstance(stream, pikepdf.Stream):
            parts.append(unpacked(stream, min(most, MOST)))
            most -= len(parts[-1])
    return b"\n".join(parts)


def known_by(content: bytes, leaf: Leaf) -> object:
    """What is equal for pages that show the same: what they paint, with what, on which boxes."""
    return sha256(content).digest(), leaf.alike


def _written(held: object) -> bytes:
    """An object as a file would have it, for comparison: what has a number of its own by that."""
    return held.unparse() if isinstance(held, pikepdf.Object) else repr(held).encode("utf-8")
