"""What a picture says of itself besides its pixels: how dense they are, which way is up."""

from typing import NamedTuple

from cardsmith.intake.templates.picture_parts import chunks_of, segments
from cardsmith.model.face import UNMOVED, Matrix

_INCH = 25.4
_PNG = b"\x89PNG"
_JFIF, _EXIF = b"JFIF\0", b"Exif\0\0"
_APP0, _APP1 = 0xE0, 0xE1
_ORIENTATION, _ACROSS, _DOWN, _UNIT = 0x0112, 0x011A, 0x011B, 0x0128
_SHORT, _RATIO = 3, 5

_UPRIGHT = {
    2: Matrix(-1, 0, 0, 1),
    3: Matrix(-1, 0, 0, -1),
    4: Matrix(1, 0, 0, -1),
    5: Matrix(0, 1, 1, 0),
    6: Matrix(0, 1, -1, 0),
    7: Matrix(0, -1, -1, 0),
    8: Matrix(0, -1, 1, 0),
}
"""The map that sets a picture upright, about its middle, y down (Exif 2.3, 4.6.4 A)."""


class Told(NamedTuple):
    """Pixels in a millimetre, across and down, as the file stores them; None where it is silent.

    ``upright`` is how the stored picture is turned or mirrored to be seen.
    """

    density: tuple[float, float] | None = None
    upright: Matrix = UNMOVED


def told(data: bytes) -> Told:
    """What the bytes of a PNG or JPEG say (pHYs, JFIF, Exif); nothing that is out of reason."""
    return _of_png(data) if data.startswith(_PNG) else _of_jpeg(data)


def _of_png(data: bytes) -> Told:
    said = Told()
    for name, body in chunks_of(data):
        if name == b"eXIf":
            said = _of_exif(body)
    for name, body in chunks_of(data):
        if name == b"pHYs" and len(body) == 9 and body[8] == 1:
            metres = (int.from_bytes(body[at : at + 4], "big") for at in (0, 4))
            across, down = (count / 1000 for count in metres)
            said = said._replace(density=_sound(across, down))
    return said


def _of_jpeg(data: bytes) -> Told:
    jfif: tuple[float, float] | None = None
    said = Told()
    for marker, at in segments(data):
        body = data[at + 4 : at + 2 + int.from_bytes(data[at + 2 : at + 4], "big")]
        if marker == _APP0 and body.startswith(_JFIF) and len(body) >= 12:
            millimetres = {1: _INCH, 2: 10.0}.get(body[7])
            if millimetres:
                pair = (int.from_bytes(body[spot : spot + 2], "big") for spot in (8, 10))
                across, down = (count / millimetres for count in pair)
                jfif = _sound(across, down)
        elif marker == _APP1 and body.startswith(_EXIF):
            said = _of_exif(body[len(_EXIF) :])
    return said._replace(density=jfif or said.density)


def _of_exif(body: bytes) -> Told:
    """What the first directory of a TIFF block says."""
    order = {b"II": "little", b"MM": "big"}.get(body[:2])
    if order is None:
        return Told()
    tags = dict(_tags(body, little=order == "little"))
    upright = _UPRIGHT.get(int(tags.get(_ORIENTATION, 1)), UNMOVED)
    millimetres = {2: _INCH, 3: 10.0}.get(int(tags.get(_UNIT, 2)))
    if not millimetres or not {_ACROSS, _DOWN} <= tags.keys():
        return Told(None, upright)
    return Told(_sound(tags[_ACROSS] / millimetres, tags[_DOWN] / millimetres), upright)


def _tags(body: bytes, *, little: bool) -> "list[tuple[int, float]]":
    """The numbers of the first directory by their tags (TIFF 6.0, section 2)."""

    def number(at: int, size: int) -> int:
        return int.from_bytes(body[at : at + size], "little" if little else "big")

    found: list[tuple[int, float]] = []
    start = number(4, 4)
    for index in range(min(number(start, 2), 200)):
        at = start + 2 + 12 * index
        tag, kind = number(at, 2), number(at + 2, 2)
        if kind == _SHORT:
            found.append((tag, number(at + 8, 2)))
        elif kind == _RATIO:
            place = number(at + 8, 4)
            found.append((tag, number(place, 4) / (number(place + 4, 4) or 1)))
    return found


def _sound(across: float, down: float) -> tuple[float, float] | None:
    """A density that a printed picture may have; None for what a program wrote unasked.

    Without being told, programs write 72 or 96 to the inch, or 1.
    """
    least, most = 100 / _INCH, 5000 / _INCH
    sound = least <= across <= most and least <= down <= most
    return (across, down) if sound else None
