"""Plain cards, and the sheets that the handed cases ask for."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import yaml

from cardsmith.intake.shipped.profiles import papers
from cardsmith.model.choices import Duplex, Marks
from cardsmith.model.face import Face, Piece
from cardsmith.model.sheet import Page, Placed, Rect, SheetOptions
from cardsmith.model.units import micrometres

CASES = Path(__file__).resolve().parent.parent / "cases"

POKER = (63.0, 88.0)


def piece(
    name: str, size: tuple[float, float] = POKER, *, back: bool = True, copies: int = 1
) -> Piece:
    """A card whose faces are called by its name and ``recto`` or ``verso``."""
    return Piece(
        id=name,
        component="cards",
        front=Face(f"{name} recto", *size, (), 3.0),
        back=Face(f"{name} verso", *size, (), 3.0) if back else None,
        copies=copies,
    )


def deck(count: int, size: tuple[float, float] = POKER, *, back: bool = True) -> list[Piece]:
    """Cards named 1, 2, 3 …"""
    return [piece(str(number), size, back=back) for number in range(1, count + 1)]


def paper(name: str, **asked: Any) -> SheetOptions:  # any field of SheetOptions, which checks it
    """Sheet options on a named paper."""
    known = papers()[name]
    return SheetOptions(width=known.width, height=known.height, **asked)


def case(path: str) -> tuple[dict[str, object], SheetOptions]:
    """A handed case: what it says, and the sheet it asks for."""
    said: dict[str, object] = yaml.safe_load((CASES / path).read_text(encoding="utf-8"))
    width, height = _size(said)
    duplex = said.get("duplex", "long")
    options = SheetOptions(
        width=width,
        height=height,
        margin=_length(said, "margin_mm", 5),
        gap=_length(said, "gap_mm", 0),
        bleed=_length(said, "bleed_mm", 2),
        duplex=Duplex(str(duplex)),
        marks=Marks.MARGIN if said.get("crop_marks", True) else Marks.NONE,
    )
    return said, options


def _size(said: Mapping[str, object]) -> tuple[int, int]:
    if "page_mm" in said:
        pair = said["page_mm"]
        assert isinstance(pair, list)
        width, height = map(micrometres, pair)
        return width, height
    known = papers()[str(said["page"]).lower()]
    return known.width, known.height


def _length(said: Mapping[str, object], field: str, default: float) -> int:
    return micrometres(float(str(said.get(field, default))))


def cards_on(page: Page) -> list[Placed]:
    """What is placed on a page but its footer."""
    return [placed for placed in page.placed if not placed.face.name.startswith("footer")]


def titles(page: Page) -> list[str]:
    """The names of the cards on a page, in the order of the slots."""
    return [placed.face.name.split()[0] for placed in cards_on(page)]


def rows(page: Page) -> list[list[str]]:
    """The names of the cards of a page as they are read, row by row from the left."""
    lines: dict[int, list[Placed]] = {}
    for placed in cards_on(page):
        lines.setdefault(placed.box.y, []).append(placed)
    return [
        [held.face.name.split()[0] for held in sorted(lines[y], key=lambda held: held.box.x)]
        for y in sorted(lines)
    ]


def as_rect(page: Page) -> Rect:
    """The paper of a page."""
    return Rect(0, 0, page.width, page.height)


def meet(one: Rect, other: Rect) -> bool:
    """Whether the two share some area."""
    return (
        one.x < other.right
        and other.x < one.right
        and one.y < other.bottom
        and other.y < one.bottom
    )


def inside(inner: Rect, outer: Rect) -> bool:
    """Whether the one lies wholly in the other."""
    return (
        outer.x <= inner.x
        and outer.y <= inner.y
        and inner.right <= outer.right
        and inner.bottom <= outer.bottom
    )
