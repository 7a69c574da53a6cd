"""What the name of a file says of a card: copies, size, and which of its sides it is."""

import re
import unicodedata
from enum import StrEnum
from typing import NamedTuple

from cardsmith.model.edition import Size
from cardsmith.model.sizes import SIZES
from cardsmith.model.units import millimetres

MOST_COPIES = 999

_BEFORE = re.compile(r"(?P<number>[0-9]{1,9})\s?[x×][\s_-]+(?=\S)", re.IGNORECASE)
_AFTER = re.compile(
    r"[\s_-]+(?:[x×](?P<number>[0-9]{1,9})|\([x×](?P<held>[0-9]{1,9})\))\Z", re.IGNORECASE
)
_DOUBLED = re.compile(r"\s?\((?P<number>[0-9]{1,9})\)\Z")
_SIZED = re.compile(r"[\s_-]*@(?P<size>[^@]*)\Z")
_WORDED = re.compile(rf"[\s_-]+(?P<size>{'|'.join(SIZES)})\Z", re.IGNORECASE)
_SIDED = re.compile(
    r"(?:\A|[\s_-]+)(?:(?P<back>back|dos|verso)|(?P<front>front|face|recto))\Z", re.IGNORECASE
)
_SIDES = re.compile(r"\s*(?P<width>[\d.,]+)\s*(?P<unit>[a-z]*)\s*[x×]\s*(?P<rest>[\d.,]+\s*[a-z]*)")
_LENGTHS = (0.5, 2000.0)


class Side(StrEnum):
    """Which side of a card a picture is; one that says nothing is a front."""

    FRONT = "front"
    BACK = "back"


class Named(NamedTuple):
    """A file name taken apart.

    ``title`` is what remains, in one spelling for all systems; empty for the back of every card
    (``back.png``). ``size`` is as written after ``@``, ``worded`` a name of a size that may as
    well be a word of the title. ``doubled`` is a number in parentheses, as browsers number what
    is downloaded twice; ``counts`` are all numbers of copies that were found.
    """

    title: str
    counts: tuple[int, ...] = ()
    size: str = ""
    worded: str = ""
    side: Side | None = None
    doubled: int = 0

    @property
    def copies(self) -> int | None:
        """The number of copies that the name asks for, None when it asks for none."""
        return self.counts[0] if self.counts else None


def taken_apart(stem: str) -> Named:
    """What the name of a file says, its ending taken off.

    Copies stand before (``4x wolf``) or after (``wolf x4``, ``wolf (x4)``), set apart from the
    title; size and side stand last, in any order.

    >>> taken_apart("4x wolf").copies, taken_apart("a_x2@63x88mm").size, taken_apart("a-dos").side
    (4, '63x88mm', <Side.BACK: 'back'>)
    >>> taken_apart("wolf(4)").copies, taken_apart("x4").title, taken_apart("matrix4").copies
    (None, 'x4', None)
    """
    rest = unicodedata.normalize("NFC", stem).strip()
    found = Named("")
    while True:
        shorter, found = _ending(rest, found)
        if shorter == rest:
            break
        rest = shorter
    match = _BEFORE.match(rest)
    if match:
        found = found._replace(counts=(*found.counts, int(match["number"])))
        rest = rest[match.end() :]
    doubled = _DOUBLED.search(rest)
    if doubled:
        found = found._replace(doubled=int(doubled["number"]))
    return found._replace(title=rest.strip(" _-"))


def _ending(rest: str, found: Named) -> tuple[str, Named]:
    """The name without its last mark, and what that mark says; the same where it has none."""
    match: re.Match[str] | None
    if not found.side and (match := _SIDED.search(rest)):
        side = Side.BACK if match["back"] else Side.FRONT
        return rest[: match.start()], found._replace(side=side)
    if (match := _AFTER.search(rest)) and match.start():
        counts = (int(match["number"] or match["held"]), *found.counts)
        return rest[: match.start()], found._replace(counts=counts)
    if not found.size and (match := _SIZED.search(rest)):
        return rest[: match.start()], found._replace(size=match["size"].strip())
    if not found.worded and (match := _WORDED.search(rest)) and match.start():
        return rest[: match.start()], found._replace(worded=match["size"].lower())
    return rest, found


def size_named(written: str) -> Size:
    """A size by its name, or width by height with their unit.

    The unit may stand once, at the end. Raises ValueError for anything else.

    >>> size_named("poker").width, size_named("2.5x3.5in").height, size_named("63 mm × 8,8 cm")
    (63.5, 88.9, Size(width=63.0, height=88.0))
    """
    name = written.strip().lower()
    if name in SIZES:
        return SIZES[name]
    match = _SIDES.fullmatch(name)
    if match is None:
        raise ValueError(f"no size: {written!r}")
    unit = match["unit"] or match["rest"].lstrip("0123456789., ")
    texts = f"{match['width']}{unit}", match["rest"]
    width, height = (round(millimetres(text), 6) for text in texts)
    low, high = _LENGTHS
    if not (low <= width <= high and low <= height <= high):
        raise ValueError(f"no size of a card: {written!r}")
    return Size(width=width, height=height)


def key(title: str) -> str:
    """What two files share that are sides of one card, however systems write the name."""
    return unicodedata.normalize("NFC", title).casefold()


def natural(name: str) -> tuple[tuple[int, int, str], ...]:
    """Sorts names as people count: ``card2`` before ``card10``.

    >>> sorted(["b10", "b9", "a"], key=natural)
    ['a', 'b9', 'b10']
    """
    parts = re.split(r"([0-9]{1,18})", key(name))
    return tuple(
        (0, int(part), "") if index % 2 else (1, 0, part)
        for index, part in enumerate(parts)
        if part
    )
