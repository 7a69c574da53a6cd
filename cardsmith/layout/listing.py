"""A fitted list drawn: lozenges under the longest, numbers, words, dots under what is silent."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from cardsmith.layout.characters import Characters
from cardsmith.layout.motifs import RULE, longest_marker
from cardsmith.layout.setting import NARROW, Style, glyphs, milli, set_line
from cardsmith.layout.synonyms import NUMBER_FONT, Column, LineGrid, Listing
from cardsmith.layout.wrap import Line, Run
from cardsmith.model.face import Art, Item, Path, Stamp, Text, shift
from cardsmith.model.inks import GREY, INK
from cardsmith.model.metrics import Fonts
from cardsmith.model.outline import line
from cardsmith.model.rules import LengthPolicy, Rules
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
        self.characters = Characters(fonts, (*{tone.font for tone in column.tones}, NUMBER_FONT))
        self._fonts = fonts
        self._grids: dict[LineGrid, Ruled] = {}
        self._policy: tuple[Rules, LengthPolicy] | None = None
        self._lozenges = _lozenges({grid.lead for grid in column.grids})

    def policy(self, rules: Rules) -> LengthPolicy:
        """How the rules of the edition count letters; a list asks for every card."""
        if self._policy is None or self._policy[0] is not rules:
            self._policy = rules, rules.length_policy
        return self._policy[1]

    def ruled(self, grid: LineGrid) -> "Ruled":
        """What the lists on one grid share."""
        ruled = self._grids.get(grid)
        if ruled is None:
            ruled = Ruled(self._fonts, self.column.numbers, grid, self._lozenges[grid.lead])
            self._grids[grid] = ruled
        return ruled


class Ruled(dict[tuple[int, int], Text]):
    """The numbers on the lines of a grid, by row and length, and what else stands beside them."""

    def __init__(self, fonts: Fonts, x: float, grid: LineGrid, lozenge: Art) -> None:
        super().__init__()
        self._fonts = fonts
        self._spot = (x, 0.0)
        self._style = Style(NUMBER_FONT, grid.size * _NUMBER)
        self._level: dict[int, Text] = {}
        half_digit = fonts[NUMBER_FONT].cap_height * self._style.size * POINT / 2000
        self.baselines = tuple([grid.baseline(row) for row in range(grid.lines)])
        self.lozenges = tuple([Stamp(lozenge, shift(x, y - half_digit)) for y in self.baselines])

    def __missing__(self, place: tuple[int, int]) -> Text:
        """A length beside the words of a row."""
        row, length = place
        self[place] = number = self._number(length)._replace(y=self.baselines[row])
        return number

    def _number(self, length: int) -> Text:
        """The same on the baseline 0: most are the same on other lines."""
        number = self._level.get(length)
        if number is None:
            number = set_line(self._fonts, self._style, str(length), self._spot, "centre")
            self._level[length] = number
        return number


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
    rows, grid = listing.rows, listing.grid
    column, size, ruled = stock.column, grid.size, stock.ruled(grid)
    longest = max([entry.length for _, entry in rows if entry])
    items: list[Item] = [_rule(column.rule, grid, len(rows))]
    for row, (runs, entry) in enumerate(rows):
        y = ruled.baselines[row]
        x = column.words
        if entry is None:
            x += column.hang
        else:
            if entry.length == longest:
                items.append(ruled.lozenges[row])
            items.append(ruled[row, entry.length])
        text, (font, ink, dotted, _) = runs[0]
        if len(runs) > 1 or dotted or NARROW in text:
            items += told_apart(fonts, runs, size, (x, y))
        else:
            drawn = glyphs(text)
            items.append(Text(x, y, drawn, font, size, ink, fonts[font].kerns(drawn)))
    return tuple(items)


@lru_cache(maxsize=1 << 7)
def _rule(x: float, grid: LineGrid, rows: int) -> Path:
    """The rule between numbers and words."""
    top = grid.first - 0.6 * grid.lead
    bottom = grid.baseline(rows - 1) + 0.2 * grid.lead
    return Path(line(x, top, x, bottom), stroke=INK, weight=RULE)


def _set(fonts: Fonts, run: Run, size: float, at: tuple[float, float]) -> Text:
    text, (font, ink, _, _) = run
    if NARROW in text:
        return set_line(fonts, Style(font, size, ink), text, at)
    x, y = at
    drawn = glyphs(text)
    return Text(x, y, drawn, font, size, ink, fonts[font].kerns(drawn))


def told_apart(
    fonts: Fonts, runs: Line, size: float, at: tuple[float, float]
) -> Iterator[Text | Path]:
    """The runs of one line from a point on its baseline, dots under those that ask for them."""
    x, y = at
    scale = size * POINT / 1000
    for run in runs:
        text, (font, _, dotted, _) = run
        end = x + milli(fonts, font, text) * scale
        yield _set(fonts, run, size, (x, y))
        if dotted:
            blanks = len(text) - len(text.lstrip(" "))
            start = x + blanks * milli(fonts, font, " ") * scale if blanks else x
            yield _dots(start, end, y + _DOTS_BELOW)
        x = end


def _dots(x0: float, x1: float, y: float) -> Path:
    return Path(line(x0, y, x1, y), stroke=GREY, weight=_DOT, dash=_DOTS)
