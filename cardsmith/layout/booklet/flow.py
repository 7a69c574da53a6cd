"""Rows become pages: no heading at a foot, no line of a paragraph left alone."""

from collections.abc import Sequence
from typing import NamedTuple

from cardsmith.model.face import Item

_TOLERANCE = 1e-6


class Row(NamedTuple):
    """One line of type, or a heading, from the left of the text and its own top.

    Millimetres: its ``height``, and the space ``above`` it unless a page begins with it. With
    ``keep`` the next row stands on the same page. ``code`` goes to the margin, at ``baseline``.
    ``chapter`` is the title of the chapter that begins here, ``width`` how long the line is.
    """

    height: float
    items: tuple[Item, ...] = ()
    above: float = 0.0
    keep: bool = False
    code: str = ""
    baseline: float = 0.0
    chapter: str = ""
    width: float = 0.0


class Set(NamedTuple):
    """A row and where its top is on its page."""

    y: float
    row: Row


def paragraph(rows: Sequence[Row]) -> tuple[Row, ...]:
    """The rows of one paragraph, held so that no first or last line stands alone."""
    last = len(rows) - 2
    return tuple(
        row._replace(keep=row.keep or (at in (0, last) and at <= last))
        for at, row in enumerate(rows)
    )


def filled(rows: Sequence[Row], height: float) -> tuple[tuple[Set, ...], ...]:
    """Pages as full as their rows allow; ValueError for rows held together that no page holds."""
    pages: list[tuple[Set, ...]] = []
    rest = list(rows)
    while rest:
        y, fits, page = 0.0, 0, list[Set]()
        for row in rest:
            y += row.above if page else 0.0
            if y + row.height > height + _TOLERANCE:
                break
            page.append(Set(y, row))
            y += row.height
            fits = fits if row.keep and len(page) < len(rest) else len(page)
        if not fits:
            raise ValueError(f"rows held together need more than {height} mm")
        pages.append(tuple(page[:fits]))
        del rest[:fits]
    return tuple(pages)
