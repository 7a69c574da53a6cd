"""A divider becomes a face: as wide as a card, higher by its tab, with what its packet holds."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from cardsmith.layout.fit import largest
from cardsmith.layout.motifs import TURNABLE, rule
from cardsmith.layout.motifs_ground import medallion
from cardsmith.layout.net.fool import fool
from cardsmith.layout.net.lines import cut
from cardsmith.layout.ornament import CONTOUR
from cardsmith.layout.setting import Style, milli, set_line
from cardsmith.model.edition import Size
from cardsmith.model.face import Face, Item, Outline, Path, Piece
from cardsmith.model.inks import INK, LIGHT_GREEN, LIGHT_PASTEL, LIGHT_SAFFRON, LIGHT_WINE, PAPER
from cardsmith.model.metrics import Fonts
from cardsmith.model.ornament import Ornaments
from cardsmith.model.outline import rectangle
from cardsmith.model.sizes import BLEED
from cardsmith.model.units import POINT

TAB = 8.0
"""Millimetres that a divider stands above the cards: two rows of them fit a sheet of A4."""

PLACES = 5
"""How many tabs stand side by side before the first place is taken again."""

_TINTS = (LIGHT_WINE, LIGHT_SAFFRON, LIGHT_PASTEL, LIGHT_GREEN)
_LETTER = "Cinzel Bold"
_ON_TAB = 17.0
_LARGE: Mapping[str, float] = {"J": 52.0, "M": 50.0, "Q": 46.0, "W": 46.0}
_OUTER, _INNER = (22.4, 29.0), (20.8, 26.6)
_MIDDLE, _FIRST, _PITCH = 36.0, 72.4, 5.0
"""Middle of the medallion and baseline of the first line, from the top of the cards."""

_COUNT, _SQUARES = Style("Alegreya Bold", 12), Style("Alegreya Medium", 10.5)


class Filed(NamedTuple):
    """What a divider stands before: the name of a packet, its cards, the squares that call it.

    A name of one letter is drawn as such, a longer one is that of the marotte. ``beside`` are
    the letters that share its squares.
    """

    name: str
    cards: int
    squares: tuple[int, ...] = ()
    beside: tuple[str, ...] = ()


def divider_size(card: Size) -> Size:
    """As wide as a card, and higher by the tab."""
    return Size(width=card.width, height=card.height + TAB)


def divider_pieces(
    card: Size,
    fonts: Fonts,
    ornaments: Ornaments,
    words: Mapping[str, str],
    packets: Sequence[Filed],
) -> tuple[Piece, ...]:
    """A divider for each packet, their tabs staggered from left to right.

    ``words`` are those of ``messages/box.yaml``.
    """
    size = divider_size(card)
    return tuple(
        Piece(
            id=f"divider/{packet.name}",
            component="dividers",
            front=Face(
                f"divider/{packet.name}",
                size.width,
                size.height,
                (
                    *_shape(size, index),
                    *_tab(fonts, ornaments, packet.name, tab_of(size, index)),
                    *_sign(fonts, ornaments, packet.name, size),
                    *_told(fonts, words, packet, size),
                ),
                BLEED,
            ),
        )
        for index, packet in enumerate(packets)
    )


def tab_of(size: Size, index: int) -> tuple[float, float]:
    """Left and right of the tab of a divider, by its place in the row."""
    wide = size.width / PLACES
    return wide * (index % PLACES), wide * (index % PLACES + 1)


def _shape(size: Size, index: int) -> Iterator[Item]:
    """Paper, the tinted tab, and the line to cut beside it, where it is not the edge."""
    left, right = tab_of(size, index)
    down = size.height - TAB + BLEED
    yield Path(rectangle(-BLEED, TAB, size.width + 2 * BLEED, down), fill=PAPER)
    yield Path(rectangle(left, 0, right - left, TAB), fill=_TINTS[index % len(_TINTS)])
    shoulder: Outline = (("M", 0.0, TAB), ("L", left, TAB), ("L", left, 0.0))
    other: Outline = (("M", right, 0.0), ("L", right, TAB), ("L", size.width, TAB))
    if index % PLACES:
        yield cut(shoulder)
    if index % PLACES < PLACES - 1:
        yield cut(other)


def _tab(fonts: Fonts, ornaments: Ornaments, name: str, tab: tuple[float, float]) -> Iterator[Item]:
    """The letter in the middle of its tab, or the head of the marotte."""
    middle = sum(tab) / 2
    if len(name) > 1:
        yield from fool(ornaments, (middle, TAB / 2 + 0.2), 6.6, 0.5)
        return
    style = Style(_LETTER, _ON_TAB * (0.8 if name == "Q" else 1.0))
    baseline = TAB / 2 + fonts[_LETTER].cap_height * style.size * POINT / 2000
    baseline -= 0.5 if name in TURNABLE or name in ("Q", "J") else 0
    yield set_line(fonts, style, name, (middle, baseline), "centre")
    if name in TURNABLE:
        yield rule(middle - 2.2, middle + 2.2, baseline + 0.9, CONTOUR)


def _sign(fonts: Fonts, ornaments: Ornaments, name: str, size: Size) -> Iterator[Item]:
    """The letter in the medallion of the backs, or the head of the marotte."""
    x, y = size.width / 2, TAB + _MIDDLE
    yield Path(medallion((x, y), *_OUTER), fill=PAPER, stroke=INK, weight=1.1)
    yield Path(medallion((x, y), *_INNER), stroke=INK, weight=1.1)
    if len(name) > 1:
        yield from fool(ornaments, (x, y), 27, 1.0)
        return
    style = Style(_LETTER, _LARGE.get(name, 58.0))
    baseline = y + fonts[_LETTER].cap_height * style.size * POINT / 2000
    yield set_line(fonts, style, name, (x, baseline), "centre")
    if name in TURNABLE:
        yield rule(x - 7, x + 7, baseline + 2.2, 2.0)


def _told(fonts: Fonts, words: Mapping[str, str], packet: Filed, size: Size) -> Iterator[Item]:
    """How many cards, on which squares, and whose squares they are too."""
    x, y = size.width / 2, TAB + _FIRST
    kind = "one_card" if packet.cards == 1 else "cards"
    name = f"{packet.name} · " if len(packet.name) > 1 else ""
    lines = [(name + words[kind].format(cards=packet.cards), _COUNT)]
    if packet.squares:
        kind = "square" if len(packet.squares) == 1 else "squares"
        lines.append((words[kind].format(numbers=_listed(packet.squares, words)), _SQUARES))
    if packet.beside:
        lines.append((words["beside"].format(letters=_listed(packet.beside, words)), _SQUARES))
    for row, (text, style) in enumerate(lines):
        fitted = largest(milli(fonts, style.font, text), size.width - 8, style.size)
        at = x, y + row * _PITCH
        yield set_line(fonts, style._replace(size=fitted), text, at, "centre")


def _listed(things: Sequence[object], words: Mapping[str, str]) -> str:
    """Things with commas, and a word before the last."""
    *others, last = map(str, things)
    return f"{', '.join(others)} {words['and']} {last}" if others else last
