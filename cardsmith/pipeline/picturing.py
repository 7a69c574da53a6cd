"""Pictures of pages, drawn on all processors, and as they would be on one."""

from collections.abc import Callable, Iterator, Sequence

from cardsmith.pipeline.crew import hands, shared_out
from cardsmith.press.portal import Frame, pictures

_LEAST = 4_000_000
"""Pixels from which a process of their own is worth its beginning."""

_MOST = 80_000_000
"""Pixels that are drawn at a time: what is done is handed on, and nothing held for long."""


_Checked = Callable[[bytes], bytes]
"""Hands a picture on; raises ValueError where it is not as it should be."""


def pictured(pdf: bytes, frames: Sequence[Frame], checked: _Checked = bytes) -> Iterator[bytes]:
    """The PNG of every page of a PDF, in their order."""
    if hands() == 1 or not frames:
        yield from map(checked, pictures(pdf, enumerate(frames)))
        return
    each = max(1, sum(width * height for (width, height), *_ in frames) // len(frames))
    step = max(hands(), _MOST // each)

    def drawn(numbers: Sequence[int]) -> list[bytes]:
        found = pictures(pdf, [(number, frames[number]) for number in numbers])
        return list(map(checked, found))

    for start in range(0, len(frames), step):
        some = range(start, min(start + step, len(frames)))
        for share in shared_out(drawn, some, max(1, _LEAST // each)):
            yield from share
