"""A fitted list drawn: lozenges under the longest, numbers, words, dots under what is silent."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from cardsmith.layout.motifs import RULE, longest_marker
from cardsmith.layout.setting import Style, set_line, width
from cardsmith.layout.synonyms import NUMBER_FONT, Column, Grid, Listing
from cardsmith.layout.wrap import Line
from cardsmith.model.face import Art, Item, Path, Stamp, Text, shift
from cardsmith.model.inks import GREY, INK
from cardsmith.model.metrics import Fonts
from cardsmith.model.outline import line
from cardsmith.model.units import POINT

_NUMBER = 0.92
"""Size of a number to the size of its word."""

_DOTS_BELOW, _DOT = 0.95, 0.6
_DOTS = (0.0, 0.53 / POINT)
"""Round dots, 0.53 mm apart; lengths in points."""

Markers = Mapping[float, Art]
"""The lozenge of the longest synonyms by the leading of the list, drawn about (0, 0)."""


def markers(columns: Iterable[Column]) -> Markers:
    """One lozenge for every height that a marker takes in some columns."""
    by_height: dict[float, Art] = {}
    by_lead: dict[float, Art] = {}
    for lead in sorted({grid.lead for column in columns for grid in column.grids}):
        items = longest_marker(0.0, 0.0, lead)
        height = min(0.52 * lead, 2.9)
        by_lead[lead] = by_height.setdefault(height, Art(f"longest {height:.2f}", items))
    return by_lead


def draw_list(fonts: Fonts, listing: Listing, column: Column, stamps: Markers) -> tuple[Item, ...]:
    """The items of a list in paint order, and the rule between numbers and words."""
    grid = listing.grid
    size = grid.size
    number = Style(NUMBER_FONT, size * _NUMBER)
    half_digit = fonts[NUMBER_FONT].cap_height * number.size * POINT / 2000
    longest = max(row.entry.length for row in listing.rows if row.entry)
    items: list[Item] = [_rule(column, grid, len(listing.rows))]
    for index, (runs, entry) in enumerate(listing.rows):
        y = grid.baseline(index)
        x = column.words
        if entry is None:
            x += column.hang
        else:
            if entry.length == longest:
                place = shift(column.numbers, y - half_digit)
                items.append(Stamp(stamps[grid.lead], place))
            spot = (column.numbers, y)
            items.append(set_line(fonts, number, str(entry.length), spot, "centre"))
        items += draw_runs(fonts, runs, size, (x, y))
    return tuple(items)


def draw_runs(
    fonts: Fonts, runs: Line, size: float, at: tuple[float, float]
) -> Sequence[Text | Path]:
    """The runs of one line from a point on its baseline, dots under those that ask for them."""
    if len(runs) == 1 and not runs[0].tone.dotted:
        text, tone = runs[0]
        return (set_line(fonts, Style(tone.font, size, tone.ink), text, at),)
    return tuple(_told_apart(fonts, runs, size, at))


def _told_apart(
    fonts: Fonts, runs: Line, size: float, at: tuple[float, float]
) -> Iterator[Text | Path]:
    x, y = at
    for text, tone in runs:
        style = Style(tone.font, size, tone.ink)
        end = x + width(fonts, style, text)
        yield set_line(fonts, style, text, (x, y))
        if tone.dotted:
            start = x + width(fonts, style, " ") * (len(text) - len(text.lstrip(" ")))
            yield _dots(start, end, y + _DOTS_BELOW)
        x = end


def _dots(x0: float, x1: float, y: float) -> Path:
    return Path(line(x0, y, x1, y), stroke=GREY, weight=_DOT, dash=_DOTS)


def _rule(column: Column, grid: Grid, rows: int) -> Path:
    top = grid.first - 0.6 * grid.lead
    bottom = grid.baseline(rows - 1) + 0.2 * grid.lead
    return Path(line(column.rule, top, column.rule, bottom), stroke=INK, weight=RULE)
