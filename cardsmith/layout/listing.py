"""A fitted list drawn: lozenges under the longest, numbers, words, dots under what is silent."""

from collections.abc import Iterable, Iterator, Mapping

from cardsmith.layout.motifs import RULE, longest_marker
from cardsmith.layout.setting import NARROW, Style, milli, set_line
from cardsmith.layout.synonyms import NUMBER_FONT, Column, LineGrid, Listing
from cardsmith.layout.wrap import Line, Run
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


class ListStock:
    """What the lists of one column share; what one has drawn, the next ones use again."""

    def __init__(self, fonts: Fonts, column: Column) -> None:
        self.column = column
        self._fonts = fonts
        self._level: dict[tuple[float, int], Text] = {}
        self._numbers: dict[tuple[float, int, float], Text] = {}
        self._rules: dict[tuple[LineGrid, int], Path] = {}
        self._marks: dict[tuple[LineGrid, float], Stamp] = {}
        self._lozenges = _lozenges({grid.lead for grid in column.grids})

    def number(self, size: float, length: int, y: float) -> Text:
        """A length on a baseline, beside words of ``size`` points."""
        number = self._numbers.get((size, length, y))
        if number is None:
            number = self._number(size, length)._replace(y=y)
            self._numbers[size, length, y] = number
        return number

    def _number(self, size: float, length: int) -> Text:
        """The same on the baseline 0: most are the same on other lines."""
        number = self._level.get((size, length))
        if number is None:
            style = Style(NUMBER_FONT, size * _NUMBER)
            spot = (self.column.numbers, 0.0)
            number = set_line(self._fonts, style, str(length), spot, "centre")
            self._level[size, length] = number
        return number

    def lozenge(self, grid: LineGrid, y: float) -> Stamp:
        """The lozenge under the number on a baseline."""
        mark = self._marks.get((grid, y))
        if mark is None:
            cap_height = self._fonts[NUMBER_FONT].cap_height
            half_digit = cap_height * grid.size * _NUMBER * POINT / 2000
            mark = Stamp(self._lozenges[grid.lead], shift(self.column.numbers, y - half_digit))
            self._marks[grid, y] = mark
        return mark

    def rule(self, grid: LineGrid, rows: int) -> Path:
        """The rule between numbers and words."""
        rule = self._rules.get((grid, rows))
        if rule is None:
            top = grid.first - 0.6 * grid.lead
            bottom = grid.baseline(rows - 1) + 0.2 * grid.lead
            x = self.column.rule
            rule = Path(line(x, top, x, bottom), stroke=INK, weight=RULE)
            self._rules[grid, rows] = rule
        return rule


def _lozenges(leads: Iterable[float]) -> Mapping[float, Art]:
    """A lozenge by the leading of its list, drawn about (0, 0), once for every height."""
    by_height: dict[float, Art] = {}
    by_lead: dict[float, Art] = {}
    for lead in sorted(leads):
        items = longest_marker(0.0, 0.0, lead)
        height = min(0.52 * lead, 2.9)
        by_lead[lead] = by_height.setdefault(height, Art(f"longest {height:.2f}", items))
    return by_lead


def draw_list(fonts: Fonts, listing: Listing, stock: ListStock) -> tuple[Item, ...]:
    """The items of a list in paint order, and the rule between numbers and words."""
    grid, column = listing.grid, stock.column
    size = grid.size
    longest = max([row.entry.length for row in listing.rows if row.entry])
    items: list[Item] = [stock.rule(grid, len(listing.rows))]
    for index, (runs, entry) in enumerate(listing.rows):
        y = grid.baseline(index)
        x = column.words
        if entry is None:
            x += column.hang
        else:
            if entry.length == longest:
                items.append(stock.lozenge(grid, y))
            items.append(stock.number(size, entry.length, y))
        if len(runs) == 1 and not runs[0].tone.dotted:
            items.append(_set(fonts, runs[0], size, (x, y)))
        else:
            items += _told_apart(fonts, runs, size, (x, y))
    return tuple(items)


def _set(fonts: Fonts, run: Run, size: float, at: tuple[float, float]) -> Text:
    text, (font, ink, _) = run
    if NARROW in text:
        return set_line(fonts, Style(font, size, ink), text, at)
    x, y = at
    return Text(x, y, text, font, size, ink, fonts[font].kerns(text))


def _told_apart(
    fonts: Fonts, runs: Line, size: float, at: tuple[float, float]
) -> Iterator[Text | Path]:
    """The runs of one line from a point on its baseline, dots under those that ask for them."""
    x, y = at
    scale = size * POINT / 1000
    for run in runs:
        text, (font, _, dotted) = run
        end = x + milli(fonts, font, text) * scale
        yield _set(fonts, run, size, (x, y))
        if dotted:
            blanks = len(text) - len(text.lstrip(" "))
            start = x + blanks * milli(fonts, font, " ") * scale if blanks else x
            yield _dots(start, end, y + _DOTS_BELOW)
        x = end


def _dots(x0: float, x1: float, y: float) -> Path:
    return Path(line(x0, y, x1, y), stroke=GREY, weight=_DOT, dash=_DOTS)
