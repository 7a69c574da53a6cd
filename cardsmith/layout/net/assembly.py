"""The plan of a face that comes on several sheets: which goes where, what is glued on what."""

from collections.abc import Iterator, Mapping

from cardsmith.layout.net.lines import glue
from cardsmith.layout.ornament import INNER
from cardsmith.layout.setting import Style, set_line, width
from cardsmith.model.face import Face, Group, Item, Path, shift
from cardsmith.model.inks import INK, LIGHT_SAFFRON, WHITE
from cardsmith.model.metrics import Fonts
from cardsmith.model.outline import rectangle
from cardsmith.model.sheet import SheetPlan

_LONGEST, _BAND = 34.0, 1.6
"""The longer side of the plan, and how wide the band under a seam is drawn."""

_HEADING = Style("Grenze Gotisch Bold", 12)
_STEP = Style("Alegreya Medium", 8.5)
_NAME = "Cinzel Bold"
_FIRST, _PITCH = 4.0, 4.3
"""The baseline of the heading, and from line to line below it."""

_ASIDE, _FRAME = 4.0, 0.7


def assembly(fonts: Fonts, words: Mapping[str, str], plan: SheetPlan) -> tuple[Face, ...]:
    """The plan with its steps beside it, and the same with its steps under it.

    ``words`` are those of ``messages/net.yaml``.
    """
    drawn = tuple(_drawn(fonts, plan))
    across, high = (side * _scale(plan) for side in _size(plan))
    steps = tuple(_steps(plan, words))
    name, after = Style(_NAME, _HEADING.size), width(fonts, Style(_NAME, _HEADING.size), plan.name)
    lines = (
        set_line(fonts, name, plan.name, (0, _FIRST)),
        set_line(fonts, _HEADING, words["assembly"], (after + 1.6, _FIRST)),
        *(
            set_line(fonts, _STEP, step, (0, _FIRST + (row + 1.1) * _PITCH))
            for row, step in enumerate(steps)
        ),
    )
    wide = max(
        after + 1.6 + width(fonts, _HEADING, words["assembly"]),
        *(width(fonts, _STEP, step) for step in steps),
    )
    deep = _FIRST + (len(steps) + 0.5) * _PITCH
    beside, under = shift(across + _ASIDE, 0), shift(0, high + 2)
    return (
        Face("assembly", beside.e + wide, max(high, deep), (*drawn, Group(lines, beside))),
        Face("assembly", max(across, wide), under.f + deep, (*drawn, Group(lines, under))),
    )


def _steps(plan: SheetPlan, words: Mapping[str, str]) -> Iterator[str]:
    """What is glued on what, in order: the sheets of a row or column, then those together."""
    rows = [[name for name, _ in row] for row in plan.parts]
    columns = [list(column) for column in zip(*rows, strict=True)]
    first, then = (rows, columns) if plan.by_rows else (columns, rows)
    over = f" {words['over']} "
    told = [over.join(chain) for chain in first if len(chain) > 1]
    if told and len(first) > 1:
        whole = [name[0] if plan.by_rows else name[1:] for name in then[0]]
        told.append(words["rows" if plan.by_rows else "columns"].format(chain=over.join(whole)))
    elif not told:
        told = [over.join(then[0])]
    yield from (f"{number}. {step}" for number, step in enumerate(told, 1))
    if plan.tongue:
        yield words["tongue"]


def _size(plan: SheetPlan) -> tuple[int, int]:
    """Width and height of the whole face in micrometres."""
    every = [rect for row in plan.parts for _, rect in row]
    return max(rect.right for rect in every), max(rect.bottom for rect in every)


def _scale(plan: SheetPlan) -> float:
    """Millimetres of the plan for a micrometre of the face."""
    return _LONGEST / max(_size(plan))


def _drawn(fonts: Fonts, plan: SheetPlan) -> Iterator[Item]:
    """The sheets as they will lie, this one tinted and framed, what is hidden of each hatched."""
    scale = _scale(plan)
    places = [
        (name, tuple(length * scale for length in rect)) for row in plan.parts for name, rect in row
    ]
    for name, (x, y, wide, high) in places:
        ground = LIGHT_SAFFRON if name == plan.name else WHITE
        yield Path(rectangle(x, y, wide, high), fill=ground)
    for _, (x, y, wide, high) in places:
        if x:
            yield from glue(rectangle(x - _BAND, y, _BAND, high))
        if y:
            yield from glue(rectangle(x, y - _BAND, wide, _BAND))
    for name, (x, y, wide, high) in places:
        yield Path(rectangle(x, y, wide, high), stroke=INK, weight=INNER)
        if name == plan.name:
            inside = rectangle(x + _FRAME, y + _FRAME, wide - 2 * _FRAME, high - 2 * _FRAME)
            yield Path(inside, stroke=INK, weight=2 * INNER)
        size = min(11.0, (wide - _BAND) / len(name) * 4)
        middle = x + (wide - _BAND) / 2, y + (high - _BAND) / 2 + 0.12 * size
        yield set_line(fonts, Style(_NAME, size), name, middle, "centre")
