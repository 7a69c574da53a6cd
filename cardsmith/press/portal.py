"""Pages as pictures: drawn one after the other, deflated beside it."""

from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import NamedTuple

from cardsmith.press.pixels import Pages, Pixels
from cardsmith.press.png import png_bytes
from cardsmith.press.rim import spread

_BESIDE = 2
"""Pictures that are deflated while the next one is drawn: zlib lets others work meanwhile."""


class Frame(NamedTuple):
    """How large a picture is, how many of its pixels go into an inch.

    ``rim`` is how many of them on each side no face reaches.
    """

    size: tuple[int, int]
    dpi: float
    rim: tuple[int, int] = (0, 0)


def pictures(pdf: bytes, frames: Iterable[tuple[int, Frame]]) -> Iterator[bytes]:
    """The PNG of pages of a PDF by their numbers (the first is 0), each in its frame.

    RGB without alpha, sRGB, with its density.
    """
    waiting: deque[Future[bytes]] = deque()
    with Pages(pdf) as pages, ThreadPoolExecutor(_BESIDE) as beside:
        for number, frame in frames:
            drawn = pages.filling(number, frame.size)
            waiting.append(beside.submit(_finished, drawn, frame))
            if len(waiting) > _BESIDE:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


def _finished(pixels: Pixels, frame: Frame) -> bytes:
    return png_bytes(spread(pixels, *frame.rim) if any(frame.rim) else pixels, frame.dpi)
