"""A list in steps drawn: lozenges behind the longest, columns, words, a rule beside them."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import compress

from cardsmith.layout.characters import Characters
from cardsmith.layout.drawn_line import drawn_line, spoken
from cardsmith.layout.setting import NARROW, Style, drawable, glyphs, parted, set_line
from cardsmith.layout.template_places import Frame
from cardsmith.layout.template_scored import told_apart, tones_of
from cardsmith.layout.template_steps import Column, Entry, LineGrid, Listing
from cardsmith.layout.wrap import Line, Run, measure
from cardsmith.lexicon.length import is_word
from cardsmith.model.boxes import SteppedBox
from cardsmith.model.face import Art, Item, Passage, Path, Stamp, Text, hushed, shift
from cardsmith.model.metrics import Fonts
from cardsmith.model.outline import line, lozenge
from cardsmith.model.rules import LengthPolicy
from cardsmith.model.steps import Column as Beside
from cardsmith.model.steps import Lozenge, Stroke
from cardsmith.model.units import POINT
from cardsmith.model.value import ITEM, LENGTH, TEXT

_new = tuple.__new__  # half the time of a named tuple's own constructor, for every line of a deck
_FIGURES = "0123456789"


class SteppedList:
    """What the lists of one box in one frame share; what one has drawn, the next ones use again."""

    def __init__(self, fonts: Fonts, box: SteppedBox, frame: Frame) -> None:
        self.box = box
        self.column = Column(box, frame)
        self.tones = tones_of(box.style)
        beside = [column.style.font for column in box.columns]
        self.characters = Characters(fonts, (*{tone.font for tone in self.tones}, *beside))
        self.is_plain = box.value.bare in (ITEM, TEXT) and not box.style.markup
        self.is_plain &= all(column.value.bare == LENGTH for column in box.columns)
        self._fonts = fonts
        self._frame = frame
        self._cells: dict[int | None, tuple[str, ...]] = {None: ("",) * len(box.columns)}
        self._grids: dict[LineGrid, _Ruled] = {}
        self._marks: dict[float, Art] = {}

    def entries(self, texts: Sequence[str], policy: LengthPolicy) -> list[Entry]:
        """The texts of a plain list, ready to be set: themselves, their lengths beside them."""
        fonts, tones, cells = self._fonts, self.tones, self._cells
        scored = tones.scored
        width = fonts[scored.font].width if not scored.tracking else None
        found: list[Entry] = []
        for number, text in enumerate(texts):
            length: int | None
            if width and is_word(text):  # nearly every text: no need to tell it apart
                line: Line = (_new(Run, (text, scored)),)
                length, wide = len(text), width(text)
            else:
                line, length = told_apart(text, policy, tones)
                wide = measure(fonts, line)
            if length not in cells:
                cells[length] = (str(length),) * len(self.box.columns)
            if line:
                found.append(_new(Entry, (number, line, wide, length, cells[length])))
        return found

    def said(self, texts: Sequence[str], entries: Sequence[Entry]) -> Sequence[str]:
        """What is set of a list, in parts: a plain one shows its texts, and figures."""
        if self.is_plain:
            return (*texts, _FIGURES)
        runs = [run.text for one in entries for run in one.line]
        return (*runs, *(cell for one in entries for cell in one.cells))

    def drawn(self, listing: Listing) -> tuple[Item, ...]:
        """The items of a list in paint order."""
        rows, grid = listing.rows, listing.grid
        ruled = self._grids.get(grid)
        if ruled is None:
            ruled = self._grids[grid] = self._ruled(grid)
        mark = self.box.longest
        longest = max([each.length or 0 for _, each in rows if each]) if mark else 0
        items: list[Item] = []
        if self.box.rule is not None:
            items.append(_rule(self.box.rule, self._frame.x, grid, len(rows)))
        if longest and ruled.marks:
            alike = [each is not None and each.length == longest for _, each in rows]
            items += compress(ruled.marks, alike)
        heard = tuple(self._entries(listing, ruled))
        return (*items, *(hushed(heard) if self.box.style.role == "silent" else heard))

    def _entries(self, listing: Listing, ruled: "_Ruled") -> list[Passage]:
        """The entries, each with what stands beside it; one of several lines is heard whole."""
        grid = listing.grid
        entries: list[Passage] = []
        begun: Entry | None = None
        scored = self.tones.scored
        plain = None if scored.tracking or scored.dots else scored
        font, ink, kerns = scored.font, scored.ink, self._fonts[scored.font].kerns
        for row, (runs, each) in enumerate(listing.rows):
            y, x = ruled.baselines[row], self.column.left
            if each is None:
                x += self.column.hang
            text, tone = runs[0]
            drawn: tuple[Item, ...]
            if tone is plain and len(runs) == 1 and NARROW not in text:
                shown = glyphs(text)
                drawn = (_new(Text, (x, y, shown, font, grid.size, ink, kerns(shown))),)
            else:
                drawn = tuple(drawn_line(self._fonts, runs, grid.size, (x, y), "left"))
            if each is not None:
                begun = each
                entries.append(_new(Passage, ("entry", ruled[row, each.cells] + drawn, "")))
            elif begun is not None:
                _, before, _ = entries.pop()
                words = " ".join((*begun.cells, spoken((begun.line,))))
                entries.append(Passage("entry", before + drawn, words))
        return entries

    def _ruled(self, grid: LineGrid) -> "_Ruled":
        return _Ruled(self._fonts, self.box.columns, self._frame.x, grid, self._mark(grid))

    def _mark(self, grid: LineGrid) -> Art | None:
        """The lozenge for the lists on a grid, drawn about (0, 0), once for every height."""
        mark = self.box.longest
        if mark is None:
            return None
        height = min(mark.most * grid.lead, mark.height)
        if height not in self._marks:
            self._marks[height] = Art(f"longest {height / 2:.2f}", (_lozenge(mark, height),))
        return self._marks[height]


class _Ruled(dict[tuple[int, tuple[str, ...]], tuple[Text, ...]]):
    """The words beside the lines of a grid, by row and words, and what else stands there."""

    def __init__(
        self,
        fonts: Fonts,
        columns: Sequence[Beside],
        left: float,
        grid: LineGrid,
        mark: Art | None,
    ) -> None:
        super().__init__()
        self._fonts = fonts
        self._columns = columns
        self._left = left
        self._size = grid.size
        self._level: dict[tuple[int, str], Text] = {}
        self.baselines = tuple([grid.baseline(row) for row in range(grid.lines)])
        self.marks = tuple(self._marks(mark)) if mark is not None and columns else ()

    def __missing__(self, place: tuple[int, tuple[str, ...]]) -> tuple[Text, ...]:
        """The words beside a row."""
        row, cells = place
        y = self.baselines[row]
        words = tuple([self._word(at, cell)._replace(y=y) for at, cell in enumerate(cells) if cell])
        self[place] = words
        return words

    def _word(self, at: int, text: str) -> Text:
        level = self._level.get((at, text))
        if level is None:
            level = self._level[at, text] = self._set(at, text)
        return level

    def _set(self, at: int, text: str) -> Text:
        """The same on the baseline 0: most are the same on other lines."""
        column = self._columns[at]
        style = column.style
        size = self._size * column.scale
        wanted = Style(style.font, size, style.ink, style.tracking)
        spot = self._left + column.at, 0.0
        return parted(set_line(self._fonts, wanted, drawable(text), spot, column.align))

    def _marks(self, mark: Art) -> Iterator[Stamp]:
        """Behind the first column, in the middle of its figures."""
        first = self._columns[0]
        height = self._fonts[first.style.font].cap_height * self._size * first.scale
        rise = height * POINT / 2000
        for baseline in self.baselines:
            yield Stamp(mark, shift(self._left + first.at, baseline - rise))


def _lozenge(mark: Lozenge, height: float) -> Path:
    outline = lozenge(0.0, 0.0, mark.width / 2, height / 2)
    weight = mark.weight if mark.stroke else 0.0
    return Path(outline, fill=mark.fill, stroke=mark.stroke, weight=weight)


@lru_cache(maxsize=1 << 7)
def _rule(rule: Stroke, left: float, grid: LineGrid, rows: int) -> Path:
    """The rule beside so many lines."""
    x = left + rule.at
    top = grid.first - rule.above * grid.lead
    bottom = grid.baseline(rows - 1) + rule.below * grid.lead
    return Path(line(x, top, x, bottom), stroke=rule.ink, weight=rule.weight)
