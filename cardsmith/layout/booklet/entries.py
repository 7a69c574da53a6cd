"""Paragraphs of a booklet as rows: headings, articles, readings, examples, plain text."""

from collections.abc import Iterator, Sequence

from cardsmith.layout.aid.words import BOLD, PLAIN, marked, set_runs
from cardsmith.layout.booklet.flow import Row, paragraph
from cardsmith.layout.booklet.leaf import Leaf
from cardsmith.layout.fit import largest
from cardsmith.layout.motifs import frieze, pip, rule
from cardsmith.layout.setting import Style, milli, set_line
from cardsmith.layout.wrap import Line, Run, Tone, break_lines, strip
from cardsmith.model.booklet import Entry, Kind
from cardsmith.model.face import Item, Path, Text
from cardsmith.model.inks import BROWN, GOLD, INK, LIGHT_SAFFRON, PAPER, PASTEL, SAFFRON, WINE, Ink
from cardsmith.model.ornament import Ornaments
from cardsmith.model.outline import lozenge, rectangle
from cardsmith.model.units import POINT

QUESTION = Tone("Alegreya Medium", BROWN)
_INDENT, _PAD = 6.0, 2.2
_BASELINE = 0.74
"""Where the baseline of a line is, as a part of its height."""


def set_rows(leaf: Leaf, line: Line, size: float, left: float = 0.0) -> tuple[Row, ...]:
    """A paragraph ``left`` millimetres in, ragged; a word is divided where no line would do."""
    scale = size * POINT / 1000
    room = (leaf.width - left) / scale
    words = strip(leaf.fonts, line)
    height = leaf.line(size)
    baseline = _BASELINE * height
    pieces = break_lines(words, lambda _: room, leaf.hyphenator, sparing=True)
    return paragraph(
        [
            Row(
                height,
                tuple(set_runs(leaf.fonts, words.cut(piece), (left, baseline), size)),
                baseline=baseline,
                width=piece.width * scale,
            )
            for piece in pieces
        ]
    )


def heading(leaf: Leaf, text: str, number: int) -> Row:
    """The title of a chapter beside its number over a frieze; what follows stays with it."""
    left, ink = 14.0, leaf.dyes[(number - 1) % len(leaf.dyes)]
    items = (
        *_lozenge(leaf, str(number), (5.6, 5.2), ink),
        _title(leaf, text, leaf.size + 9, left),
        *frieze(0.0, leaf.width, 12.4, dyes=leaf.dyes),
    )
    return Row(17.0, items, above=9.0, keep=True, chapter=text)


def small_heading(leaf: Leaf, text: str) -> Row:
    """A title over a rule, for what is no chapter."""
    items = _title(leaf, text, leaf.size + 5, 0.0), rule(0.0, leaf.width, 8.0)
    return Row(11.0, items, above=6.0, keep=True)


def _title(leaf: Leaf, text: str, most: float, left: float) -> Text:
    style = Style("Grenze Gotisch Bold", most)
    size = largest(milli(leaf.fonts, style.font, text), leaf.width - left, most)
    return set_line(leaf.fonts, style._replace(size=size), text, (left, 0.4 * most))


def listed(leaf: Leaf, ornaments: Ornaments, lines: Sequence[str]) -> Iterator[Row]:
    """Lines after a bell each."""
    for text in lines:
        rows = set_rows(leaf, marked(text), leaf.size, _INDENT)
        yield from _signed(rows, _bell(leaf, ornaments, rows[0]))


def entry_rows(leaf: Leaf, ornaments: Ornaments, entry: Entry) -> tuple[Row, ...]:
    """The rows of an entry, its code at the first of them."""
    match entry.kind:
        case Kind.ARTICLE | Kind.OTHERWISE:
            left = _INDENT if entry.kind.is_own else 0.0
            line = Run(f"{entry.head}. ", BOLD), *marked(entry.text)
            rows = _coded(set_rows(leaf, line, leaf.size, left), entry.code, 2.6)
            return _chosen(leaf, rows) if entry.kind.is_own else rows
        case Kind.READING | Kind.HOUSE:
            tone = BOLD if entry.kind is Kind.HOUSE else PLAIN
            line = Run(f"{entry.head} ", QUESTION), Run(entry.text, tone)
            rows = _coded(set_rows(leaf, line, leaf.small, _INDENT), entry.code, 1.4)
            if entry.kind is Kind.READING:
                return _signed(rows, _bell(leaf, ornaments, rows[0]))
            return _chosen(leaf, rows)
        case Kind.EXAMPLE:
            return _tinted(leaf, set_rows(leaf, marked(entry.text), leaf.small, _INDENT))


def _coded(rows: tuple[Row, ...], code: str, above: float) -> tuple[Row, ...]:
    return (rows[0]._replace(code=code, above=above), *rows[1:])


def _signed(rows: tuple[Row, ...], sign: tuple[Item, ...]) -> tuple[Row, ...]:
    return (rows[0]._replace(items=(*sign, *rows[0].items)), *rows[1:])


def _bell(leaf: Leaf, ornaments: Ornaments, row: Row) -> tuple[Item, ...]:
    side = 0.24 * leaf.size
    return pip(ornaments, "small/belltiny", (_INDENT / 2, row.baseline - 0.42 * side), side, GOLD)


def _chosen(leaf: Leaf, rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """Rows of a house rule: a lozenge before the first, at the left of whatever is set there."""
    y = rows[0].baseline - 0.1 * leaf.size
    sign = Path(lozenge(_INDENT / 2, y, 1.7, 1.5), fill=SAFFRON, stroke=INK, weight=0.5)
    return _signed(rows, (sign,))


def _tinted(leaf: Leaf, rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """Rows of an example on a tint, which is one with that of the next row; never parted."""
    across = leaf.width - _INDENT + _PAD
    ground = [
        Path(rectangle(_INDENT - _PAD, -0.1, across, row.height + 0.2), fill=LIGHT_SAFFRON)
        for row in rows
    ]
    return tuple(
        row._replace(items=(tint, *row.items), above=1.8 * (at == 0), keep=at < len(rows) - 1)
        for at, (tint, row) in enumerate(zip(ground, rows, strict=True))
    )


def _lozenge(leaf: Leaf, number: str, centre: tuple[float, float], ink: Ink) -> Iterator[Item]:
    x, y = centre
    style = Style("Cinzel Bold", 13, PAPER if ink in (WINE, PASTEL) else INK)
    yield Path(lozenge(x, y, 5.6, 5.0), fill=ink, stroke=INK, weight=0.7)
    baseline = y + leaf.fonts[style.font].cap_height * style.size * POINT / 2000
    yield set_line(leaf.fonts, style, number, (x, baseline), "centre")
