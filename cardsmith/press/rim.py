"""The outermost pixels of a picture, where its face ends before the picture does."""

from cardsmith.press.pixels import Pixels


def spread(pixels: Pixels, across: int, down: int) -> Pixels:
    """The picture, so many pixels on each side replaced by the next ones inwards.

    A face bleeds as far as its template says; what a shop wants beyond repeats the last of it.
    """
    size = pixels.channels
    rows = [
        row[across * size : (across + 1) * size] * across
        + row[across * size : len(row) - across * size]
        + row[len(row) - (across + 1) * size : len(row) - across * size] * across
        for row in pixels.rows[down : pixels.height - down]
    ]
    return Pixels.of([*rows[:1] * down, *rows, *rows[-1:] * down], size)
