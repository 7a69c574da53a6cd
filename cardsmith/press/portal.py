"""Faces as the pictures of a portal: drawn one after the other, deflated beside it."""

from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import NamedTuple

from cardsmith.press.pixels import Pages, Pixels
from cardsmith.press.png import png_bytes
from cardsmith.press.rim import spread

_BESIDE = 2
"""Pictures that are deflated while the next one is drawn: zlib lets others work meanwhile."""


class Frame(NamedTuple):
    """How large a picture is, and how many of its pixels on each side no face reaches."""

    size: tuple[int, int]
    rim: tuple[int, int]


def pictures(pdf: bytes, frames: Sequence[Frame], dpi: int) -> Iterator[bytes]:
    """The PNG of every page of a PDF in its frame: RGB without alpha, sRGB, with its density."""
    waiting: deque[Future[bytes]] = deque()
    with Pages(pdf) as pages, ThreadPoolExecutor(_BESIDE) as beside:
        for number, frame in enumerate(frames):
            drawn = pages.filling(number, frame.size)
            waiting.append(beside.submit(_finished, drawn, frame, dpi))
            if len(waiting) > _BESIDE:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


def _finished(pixels: Pixels, frame: Frame, dpi: int) -> bytes:
    return png_bytes(spread(pixels, *frame.rim) if any(frame.rim) else pixels, dpi)
