"""Pages of somebody else's PDF as sides of cards: one a page, or a grid of them."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import assert_never

from cardsmith.intake.pictures.reading import digest
from cardsmith.model.choices import Sides
from cardsmith.model.cutting import Cutting, Sided, Window
from cardsmith.model.edition import TCG, Size
from cardsmith.model.face import Original
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.measure import measured
from cardsmith.model.place import named
from cardsmith.pipeline.foreign.wishes import PageGrid, Wishes
from cardsmith.press.pages.boxes import Sheet
from cardsmith.press.pages.reading import PageFile

_MADE = 3.0
"""The bleed that a page is taken to have beyond a trim that it tells, in millimetres."""

_MANY = 3.0
"""How many cards a page has room for that is no card: more than two and their margins."""

_SLACK = 0.05
"""Millimetres by which cells may leave their page: lengths are typed, pages are measured."""


def sides_of(
    path: Path, wishes: Wishes, size: Size | None
) -> tuple[tuple[Sided, ...], tuple[Finding, ...]]:
    """The cards of a PDF, page by page, cell by cell; cells without ink are left out.

    ``size`` is what is known of its cards. I167 where the file was damaged and read all the same.
    Raises InputError: I152 for a file that cannot be used, I157 for fronts and backs that do not
    match, I161 for cells that leave their page and for a page of cards that is called one.
    """
    file = PageFile(path.as_posix())
    pages = tuple(_pages(path, file.sheets(), wishes, size))
    fronts, backs = _parted(pages, wishes.sides)
    if not fronts or len(backs) not in {0, len(fronts)}:
        kind = "alone" if len(pages) == 1 else "odd"
        raise InputError(Finding("I157", named(path.as_posix()), kind=kind, pages=len(pages)))
    behind: Sequence[tuple[Cutting, ...]] = backs or [()] * len(fronts)
    cards = [
        Sided(front, _behind(back, index, wishes.grid))
        for page, back in zip(fronts, behind, strict=True)
        for index, front in enumerate(page)
    ]
    damaged = Finding("I167", named(path.as_posix()), pages=len(pages))
    return tuple(_inked(path, cards) if wishes.grid else cards), (damaged,) * file.is_damaged


def _parted(
    pages: Sequence[tuple[Cutting, ...]], sides: Sides
) -> tuple[Sequence[tuple[Cutting, ...]], Sequence[tuple[Cutting, ...]]]:
    """The pages of fronts, and the page behind each of them."""
    match sides:
        case Sides.FRONTS:
            return pages, ()
        case Sides.FRONT_BACK:
            return (pages[::2], pages[1::2]) if len(pages) > 1 else ((), ())
        case Sides.LAST_BACK:
            return pages[:-1], [pages[-1]] * (len(pages) - 1)
        case _:
            assert_never(sides)


def _behind(back: Sequence[Cutting], index: int, grid: PageGrid | None) -> Cutting | None:
    """What lies behind a cell once the page is turned over its left or right edge."""
    if not back:
        return None
    if grid is None:
        return back[0]
    row, column = divmod(index, grid.columns)
    return back[row * grid.columns + grid.columns - 1 - column]


def _pages(
    path: Path, sheets: Sequence[Sheet], wishes: Wishes, size: Size | None
) -> Iterator[tuple[Cutting, ...]]:
    """The cuttings of each page."""
    told = digest(path)
    for number, sheet in enumerate(sheets):
        original = Original(path=path.as_posix(), digest=told, size=sheet.size, page=number)
        name = path.as_posix() if len(sheets) == 1 else f"{path.as_posix()}#{number + 1}"
        if wishes.grid is None:
            yield (_card(name, original, sheet, size),)
        else:
            yield tuple(_cells(name, original, sheet, wishes.grid, size))


def _card(name: str, original: Original, sheet: Sheet, size: Size | None) -> Cutting:
    """A page as one side: its trim and the bleed round it, else all that is seen of it."""
    if sheet.trim is not None:
        x, y, width, height = sheet.trim
        left, top, wide, high = sheet.bleed or (0.0, 0.0, *sheet.size)
        room = (x - left, y - top, left + wide - x - width, top + high - y - height)
        bleed = max(min(room if sheet.bleed else (*room, _MADE)), 0.0)
        window = Window(x - bleed, y - bleed, width + 2 * bleed, height + 2 * bleed)
        return Cutting(
            name, original, window, Size(width=window.width, height=window.height), bleed
        )
    window = Window(*sheet.shown)
    card = size or TCG
    if window.width * window.height > _MANY * card.width * card.height and _is_sheet(window, size):
        told = measured(window.width, window.height, places=0)
        raise InputError(Finding("I161", named(name), kind="sheet", page=told))
    return Cutting(name, original, window, Size(width=window.width, height=window.height))


def _is_sheet(window: Window, size: Size | None) -> bool:
    """Whether a large page is no card enlarged: nobody asked for one of its proportions."""
    if size is None:
        return True
    return abs(window.width / window.height / (size.width / size.height) - 1) > _SLACK


def _cells(
    name: str, original: Original, sheet: Sheet, grid: PageGrid, size: Size | None
) -> Iterator[Cutting]:
    """The cells of a page, row by row from the top left."""
    left, top, width, height = sheet.shown
    counts = grid.columns, grid.rows
    gaps = [(count - 1) * gap for count, gap in zip(counts, grid.gap, strict=True)]
    if size is None:
        margin = grid.margin or (0.0, 0.0)
        across, down = (
            (side - 2 * edge - between) / count
            for side, edge, between, count in zip(
                (width, height), margin, gaps, counts, strict=True
            )
        )
    else:
        across, down = size.width, size.height
    block = counts[0] * across + gaps[0], counts[1] * down + gaps[1]
    start = grid.margin or ((width - block[0]) / 2, (height - block[1]) / 2)
    room = width - start[0] - block[0], height - start[1] - block[1]
    if min(across, down, *(length + _SLACK for length in (*start, *room))) <= 0:
        told, needed = measured(width, height, places=1), measured(*block, places=1)
        raise InputError(Finding("I161", named(name), kind="room", page=told, block=needed))
    measure = Size(width=across, height=down)
    for row in range(grid.rows):
        for column in range(grid.columns):
            x = left + start[0] + column * (across + grid.gap[0])
            y = top + start[1] + row * (down + grid.gap[1])
            number = row * grid.columns + column + 1
            window = Window(x, y, across, down)
            yield Cutting(f"{name}/{number}", original, window, measure, 0.0)


def _inked(path: Path, cards: Sequence[Sided]) -> Iterator[Sided]:
    """The cards whose front holds anything: the last sheet of a deck is seldom full."""
    from cardsmith.press.inked import Inked

    with Inked(path.as_posix()) as pages:
        for card in cards:
            if pages.holds_ink(card.front):
                yield card
