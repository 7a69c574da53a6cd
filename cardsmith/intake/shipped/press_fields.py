"""What a profile says of files for a print shop."""

from collections.abc import Callable, Mapping
from typing import Protocol, TypeVar

from cardsmith.intake.shipped.conditions import SHIPPED
from cardsmith.model.inks import CUT, REGISTRATION, house_names
from cardsmith.model.plain import Plain
from cardsmith.model.press import Press, Standard
from cardsmith.model.sizes import SIZES
from cardsmith.model.units import micrometres, millimetres

PRESS_FIELDS = frozenset({"standard", "condition", "ink", "faces", "corner", "slug", "size"})
"""The fields of a profile whose files go to a print shop; only ``standard`` has to be there."""

_STANDARDS = {"x4": Standard.X4, "x1a": Standard.X1A}
_FACES = {"front-first": False, "back-first": True}
_MOST_INK = 400

_TAKEN = {
    name.casefold()
    for name in ("Cyan", "Magenta", "Yellow", "Black", "None", REGISTRATION.spot, CUT.spot)
}
"""Names of plates that are no ink of their own: those of the process, all, none, the die."""

_LONGEST = 127
"""Bytes of a name in a PDF (ISO 32000-1, annex C)."""

_Value = TypeVar("_Value")


class Field(Protocol):
    """Reads one field of a profile: its name, what reads its text, the text where there is none."""

    def __call__(self, field: str, read: Callable[[str], _Value], default: str) -> _Value:
        """The value; ValueError with the name of the field and what may stand there."""
        ...


def read_press(fields: Mapping[str, Plain], value: Field) -> Press | None:
    """What those fields say, None where they say nothing of a press; ValueError as ``value``."""
    if "standard" not in fields:
        return None
    corner = value("corner", _length, "3mm") if "corner" in fields else None
    return Press(
        standard=value("standard", _STANDARDS.__getitem__, ""),
        condition=value("condition", str, SHIPPED),
        ink=value("ink", _percent, "300%"),
        back_first=value("faces", _FACES.__getitem__, "front-first"),
        corner=corner,
        slug=value("slug", _length, "0mm"),
        size=value("size", _size, "") if "size" in fields else None,
    )


def spot(written: str) -> tuple[str, str]:
    """A colour of the house and its spot, as in ``gold=OR MAROTTE``; ValueError otherwise.

    >>> spot("gold=OR MAROTTE")
    ('gold', 'OR MAROTTE')
    """
    ink, equals, name = (part.strip() for part in written.partition("="))
    if not equals or ink not in house_names() or name.casefold() in _TAKEN:
        raise ValueError(f"not a colour and its spot: {written}")
    return ink, printable_name(name)


def printable_name(written: str) -> str:
    """A name that a file for a press can hold, without blanks round it.

    ValueError for nothing at all, for more than 127 bytes, and for what no one can read.

    >>> printable_name(" Or écaillé ")
    'Or écaillé'
    """
    name = written.strip()
    if not name.isprintable() or not 0 < len(name.encode()) <= _LONGEST:
        raise ValueError(f"no name: {written!r}")
    return name


def _percent(text: str) -> int:
    number = text.removesuffix("%")
    if not number.isdecimal() or not 100 <= int(number) <= _MOST_INK:
        raise ValueError("per cent of all inks, as in 300%")
    return int(number)


def _length(text: str) -> int:
    return micrometres(millimetres(text))


def _size(name: str) -> tuple[int, int]:
    size = SIZES[name]
    return micrometres(size.width), micrometres(size.height)
