"""The data of a PNG: whether its rows are all there, and can be drawn (PNG, 3rd edition)."""

import zlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import pairwise

_DEPTHS = {0: (1, 2, 4, 8, 16), 2: (8, 16), 3: (1, 2, 4, 8), 4: (8, 16), 6: (8, 16)}
"""The bits of a sample that each kind of colour admits (table 11.1)."""

_SAMPLES = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
_PALETTE = 3
_PASSES = (
    *((0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4)),
    *((0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)),
)
"""The first column and row of each pass of an interlaced picture, and their steps (8.2)."""

_FILTERS = bytes(range(5))
_PORTION = 1 << 20


def is_drawable(header: bytes, chunks: Sequence[tuple[bytes, bytes]]) -> bool:
    """Whether the rows that a PNG's header promises stand in its data, each with its filter.

    ``header`` is the body of IHDR, ``chunks`` are the names and bodies of those after it. More
    data than is needed is left aside, as everyone does.
    """
    width, height = int.from_bytes(header[:4], "big"), int.from_bytes(header[4:8], "big")
    depth, colour, packing, filtering, interlaced = header[8:13]
    if depth not in _DEPTHS.get(colour, ()) or packing or filtering or interlaced > 1:
        return False
    if colour == _PALETTE and not any(name == b"PLTE" and body for name, body in chunks):
        return False
    bits = depth * _SAMPLES[colour]
    data = _inflated(body for name, body in chunks if name == b"IDAT")
    return _are_rows(data, tuple(_runs(width, height, bits, interlaced=interlaced == 1)))


def _runs(width: int, height: int, bits: int, *, interlaced: bool) -> Iterator[tuple[int, int]]:
    """The bytes of a row, its filter included, and how many such rows follow one another."""
    for left, top, across, down in _PASSES if interlaced else ((0, 0, 1, 1),):
        columns, rows = -(-(width - left) // across), -(-(height - top) // down)
        if columns > 0 and rows > 0:
            yield 1 + (columns * bits + 7) // 8, rows


def _inflated(bodies: Iterable[bytes]) -> Iterator[bytes]:
    """The data in portions, until it ends or cannot be read on."""
    stream = zlib.decompressobj()
    with suppress(zlib.error):
        for body in bodies:
            rest = body
            while rest:
                yield stream.decompress(rest, _PORTION)
                rest = stream.unconsumed_tail
        yield stream.flush()


def _are_rows(data: Iterator[bytes], runs: Sequence[tuple[int, int]]) -> bool:
    """Whether the data holds all rows, and each begins with one of the five filters."""
    bounds = [0]
    for length, rows in runs:
        bounds.append(bounds[-1] + length * rows)
    at = 0
    for portion in data:
        end = at + len(portion)
        for (start, stop), (length, _) in zip(pairwise(bounds), runs, strict=True):
            first = max(start, at + (start - at) % length)
            filters = portion[first - at : max(min(stop, end) - at, 0) : length]
            if filters.strip(_FILTERS):
                return False
        at = end
        if at >= bounds[-1]:
            return True
    return False
