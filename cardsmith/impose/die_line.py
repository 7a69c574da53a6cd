"""The outlines that a die cuts along, on pages like those that it cuts."""

from collections.abc import Iterable

from cardsmith.model.face import Face, Path
from cardsmith.model.inks import CUT
from cardsmith.model.outline import rectangle
from cardsmith.model.sheet import Page, Placed, Rect

_WEIGHT = 0.25
"""Points of the line, which nobody prints."""


def die_lines(pages: Iterable[Page], corner: int) -> tuple[Page, ...]:
    """A page for every way in which cards lie on fronts, with the outlines of those cards alone.

    ``corner`` is the radius of a card in micrometres.
    """
    found: dict[tuple[Rect | int | None, ...], Page] = {}
    faces: dict[tuple[int, int], Face] = {}
    for page in pages:
        boxes = tuple(held.box for held in page.placed)
        kind = (page.width, page.height, page.trim, *boxes)
        if page.back or kind in found:
            continue
        placed = (Placed(_outline(box, corner, faces), box, box.grown(1_000)) for box in boxes)
        found[kind] = Page(
            width=page.width,
            height=page.height,
            placed=tuple(placed),
            trim=page.trim,
            bleed=page.bleed,
        )
    return tuple(found.values())


def _outline(box: Rect, corner: int, faces: dict[tuple[int, int], Face]) -> Face:
    """The outline of a card of that size, the same for all of them."""
    size = box.width, box.height
    if size not in faces:
        width, height = box.width / 1000, box.height / 1000
        shape = rectangle(0, 0, width, height, corner / 1000)
        faces[size] = Face("die", width, height, (Path(shape, stroke=CUT, weight=_WEIGHT),))
    return faces[size]
