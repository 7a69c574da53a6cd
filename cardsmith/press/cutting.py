"""What a cut that is off, or a back upside down, would give away, seen in pixels."""

from collections.abc import Iterator

from PIL import Image, ImageChops, ImageFilter

from cardsmith.press.pixels import Pixels

_PAPER = 250
"""The darkest value of a channel that is still bare paper."""

_BARE = bytes((255,) * 3)

_LEAST = 3
"""Pixels in a row of an edge that somebody sees."""

_UNLIKE = 24
"""How far two values of a channel are apart before an eye tells them: smoothing is less."""


def white_edges(pixels: Pixels, bleed: int, reach: int) -> tuple[str, ...]:
    """The sides on which a cut ``reach`` pixels too far out would show bare paper.

    ``bleed`` is how many pixels of the picture lie beyond the trim on every side. A side where
    the card itself is bare at its edge shows nothing new.
    """
    beyond, within = bleed - reach, bleed + 1
    rows = pixels.rows
    pairs = {
        "top": (rows[beyond], rows[within]),
        "bottom": (rows[-1 - beyond], rows[-1 - within]),
        "left": (_column(rows, beyond), _column(rows, within)),
        "right": (_column(rows, -1 - beyond), _column(rows, -1 - within)),
    }
    return tuple(side for side, (outer, inner) in pairs.items() if _is_bared(outer, inner))


def half_turned_unlike(pixels: Pixels) -> int:
    """How many pixels tell which way up a picture is: 0 for a back that keeps its secret.

    What smoothing moves by less than a pixel does not count. Fine where pixels are: type that is
    small in them is smoothed by its place.
    """
    size = pixels.width, pixels.height
    image = Image.frombytes("RGB", size, b"".join(pixels.rows))
    half = (pixels.height + 1) // 2
    upper = image.crop((0, 0, pixels.width, half))
    lower = image.crop((0, pixels.height - half, *size)).transpose(Image.Transpose.ROTATE_180)
    if not _is_seen(ImageChops.difference(upper, lower)):
        return 0
    turned = image.transpose(Image.Transpose.ROTATE_180)
    least, most = turned.filter(ImageFilter.MinFilter(3)), turned.filter(ImageFilter.MaxFilter(3))
    over = ImageChops.subtract(image, most), ImageChops.subtract(least, image)
    return _apart(ImageChops.lighter(*over))


def _is_seen(differences: Image.Image) -> bool:
    """Whether one channel of a pixel differs so that it is seen."""
    return differences.point([value > _UNLIKE for value in range(256)] * 3).getbbox() is not None


def _apart(differences: Image.Image) -> int:
    """The pixels of which one channel differs so that it is seen."""
    red, green, blue = differences.split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return sum(most.histogram()[_UNLIKE + 1 :])


def _column(rows: list[bytes], number: int) -> bytes:
    start = 3 * number
    return b"".join([row[start : start + 3 or None] for row in rows])


def _is_bared(outer: bytes, inner: bytes) -> bool:
    """Whether there is paper outside along some pixels, and none inside."""
    if _BARE not in outer:
        return False
    run = 0
    for bared in _bared(outer, inner):
        run = run + 1 if bared else 0
        if run >= _LEAST:
            return True
    return False


def _bared(outer: bytes, inner: bytes) -> Iterator[bool]:
    for at in range(0, len(outer), 3):
        yield min(outer[at : at + 3]) >= _PAPER and min(inner[at : at + 3]) < _PAPER
