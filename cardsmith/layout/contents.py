"""The cards of contents of Le Bouffon: the titles of a square, to sort its packets by."""

from collections.abc import Iterator, Mapping, Sequence

from cardsmith.layout.aid.card import AXIS, LEFT, RIGHT, aid_face, heading
from cardsmith.layout.aid.words import LEAST, PLAIN
from cardsmith.layout.fit import largest
from cardsmith.layout.setting import Style, milli, set_line
from cardsmith.model.edition import Size
from cardsmith.model.face import Item, Path, Piece
from cardsmith.model.inks import DYES, INK
from cardsmith.model.metrics import Fonts
from cardsmith.model.outline import lozenge
from cardsmith.model.struct import Struct
from cardsmith.model.units import POINT

_TOP, _ROWS_FOOT, _FOOT = 18.2, 78.4, 82.6
_PITCH = 4.8
"""Millimetres from title to title at most."""

_LARGEST = 11.5
_MARK, _INDENT, _BETWEEN = 1.2, 4.4, 2.0
_COLUMN = 13
"""Titles that one column holds at a size that is read with ease."""

MOST = 2 * _COLUMN
"""Titles that a card of contents has room for."""


class Listed(Struct, frozen=True, kw_only=True):
    """What a card of contents lists: its id, a heading, titles in order, and a line below them.

    Heading and line are in both languages, that of the edition first.
    """

    id: str
    headings: tuple[str, str]
    titles: tuple[str, ...]
    notes: tuple[str, str]


def contents_pieces(size: Size, fonts: Fonts, listed: Sequence[Listed]) -> tuple[Piece, ...]:
    """A card for each list, in the other language on its back; ``MOST`` titles fit one."""
    pieces = []
    for at, one in enumerate(listed):
        front, back = (
            aid_face(f"contents/{one.id}{side}", size, tuple(_side(fonts, one, language, at)))
            for language, side in enumerate(("", "/back"))
        )
        name = f"contents/{one.id}"
        pieces.append(Piece(id=name, component="contents", front=front, back=back))
    return tuple(pieces)


def told(packet_cards: int, squares: Sequence[int], words: Mapping[str, str]) -> str:
    """How many cards there are and which squares of the board call them.

    ``words`` are those of ``messages/box.yaml``.
    """
    kind = "one_card" if packet_cards == 1 else "cards"
    parts = [words[kind].format(cards=packet_cards)]
    if squares:
        *others, last = map(str, squares)
        numbers = f"{', '.join(others)} {words['and']} {last}" if others else last
        parts.append(words["squares" if others else "square"].format(numbers=numbers))
    return " · ".join(parts)


def _side(fonts: Fonts, one: Listed, language: int, at: int) -> Iterator[Item]:
    """One side for 63 × 88 mm."""
    yield from heading(fonts, one.headings[language])
    columns = 1 if len(one.titles) <= _COLUMN else 2
    rows = -(-len(one.titles) // columns)
    wide = (RIGHT - LEFT - (columns - 1) * _BETWEEN) / columns
    pitch = min((_ROWS_FOOT - _TOP) / max(rows, 1), _PITCH)
    widths = [milli(fonts, PLAIN.font, title) for title in one.titles]
    fitted = [largest(width, wide - _INDENT, _LARGEST) for width in widths]
    size = max(min(fitted, default=_LARGEST), LEAST)
    style = Style(PLAIN.font, min(size, pitch / POINT / 1.05))
    cap = fonts[style.font].cap_height * style.size * POINT / 1000
    for number, title in enumerate(one.titles):
        x = LEFT + number // rows * (wide + _BETWEEN)
        y = _TOP + (number % rows + 0.5) * pitch
        ink = DYES[(at + number) % len(DYES)]
        yield Path(lozenge(x + _MARK, y, _MARK, _MARK * 0.88), fill=ink, stroke=INK, weight=0.4)
        own = style._replace(size=min(style.size, fitted[number]))
        yield set_line(fonts, own, title, (x + _INDENT, y + cap / 2))
    note = one.notes[language]
    small = Style(PLAIN.font, largest(milli(fonts, PLAIN.font, note), RIGHT - LEFT, 9.5))
    yield set_line(fonts, small, note, (AXIS, _FOOT), "centre")
