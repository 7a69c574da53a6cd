"""A manuscript becomes the pages of a booklet, in the order in which they are read."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from cardsmith.layout.aid.words import marked
from cardsmith.layout.booklet.cover import CoverWords, cover
from cardsmith.layout.booklet.entries import (
    entry_rows,
    heading,
    listed,
    set_rows,
    small_heading,
)
from cardsmith.layout.booklet.flow import Row, Set, filled
from cardsmith.layout.booklet.leaf import INNER, OUTER, TOP, Leaf
from cardsmith.layout.game_look import LOOKS
from cardsmith.layout.motifs import RULE, rule
from cardsmith.layout.ornament import JESTER, centred
from cardsmith.layout.setting import Style, set_line, width
from cardsmith.model.booklet import Entry, Kind, Manuscript
from cardsmith.model.edition import Game, Size
from cardsmith.model.face import Face, Group, Item, Path, shift
from cardsmith.model.inks import GREY
from cardsmith.model.ornament import Ornaments
from cardsmith.model.outline import line
from cardsmith.model.sizes import BLEED

_FREE = 17.0
"""What the last page leaves free at its foot, in millimetres."""

_BETWEEN = 2.4
"""Between the lines of the last page."""

_DOTS = (0.0, 4.0)
"""Round dots that lead to a page number, in points."""


class BookletJob(NamedTuple):
    """What a booklet is set with; ``words`` are those of ``messages/booklet.yaml``."""

    game: Game
    leaf: Leaf
    ornaments: Ornaments
    words: Mapping[str, str]


def booklet_faces(job: BookletJob, told: Manuscript) -> tuple[Face, ...]:
    """Every page, a multiple of four: cover, what is inside, chapters, room for notes, back.

    The last page leaves its foot free.
    """
    leaf = job.leaf
    before = len(filled(tuple(_front(job, told, {})), leaf.height)) + 2
    body = filled(tuple(_body(job, told)), leaf.height)
    starts = {
        row.chapter: at for at, page in enumerate(body, before) for _, row in page if row.chapter
    }
    front = filled(tuple(_front(job, told, starts)), leaf.height)
    text = [_text(job, page, at, told.title) for at, page in enumerate(front, 2)]
    current = told.title
    for at, page in enumerate(body, before):
        begun = [row.chapter for _, row in page if row.chapter]
        text.append(_text(job, page, at, (begun or [current])[0]))
        current = (begun or [current])[-1]
    while (len(text) + 2) % 4:
        text.append(_notes(job, len(text) + 2))
    words = CoverWords(told.title, job.words["subject"], told.facts)
    first = cover(leaf.fonts, job.ornaments, job.game, leaf.page, words)
    pages = (tuple(first), *text, tuple(_back(job, told)))
    return tuple(
        Face(f"{told.language}/{number}", leaf.page.width, leaf.page.height, items, BLEED)
        for number, items in enumerate(pages, 1)
    )


def _front(job: BookletJob, told: Manuscript, starts: Mapping[str, int]) -> Iterator[Row]:
    """What the game is, what is in the box, how to read on, and where the chapters begin."""
    leaf, words = job.leaf, job.words
    yield small_heading(leaf, told.title)
    yield from set_rows(leaf, marked(told.pitch), leaf.size)
    yield small_heading(leaf, words["inside"])
    yield from listed(leaf, job.ornaments, told.inside)
    yield small_heading(leaf, words["reading"])
    yield from set_rows(leaf, marked(words["articles"]), leaf.size)
    for kind, name in ((Kind.READING, "silences"), (Kind.HOUSE, "house")):
        if kind is Kind.READING or told.house:
            yield from entry_rows(leaf, job.ornaments, Entry(kind, "", words[name], ""))
    yield small_heading(leaf, words["contents"])
    for number, chapter in enumerate(told.chapters, 1):
        yield _listed_chapter(leaf, f"{number}. {chapter.title}", starts.get(chapter.title, 0))


def _listed_chapter(leaf: Leaf, title: str, page: int) -> Row:
    """A line of the table of contents."""
    height = leaf.line(leaf.size)
    y = 0.74 * height
    style, figure = Style("Alegreya Medium", leaf.size), Style("Alegreya Bold", leaf.size)
    x0 = width(leaf.fonts, style, title) + 2
    items = (
        set_line(leaf.fonts, style, title, (0.0, y)),
        Path(line(x0, y, leaf.width - 8, y), stroke=GREY, weight=0.6, dash=_DOTS),
        set_line(leaf.fonts, figure, str(page), (leaf.width, y), "right"),
    )
    return Row(height, items, keep=True)


def _body(job: BookletJob, told: Manuscript) -> Iterator[Row]:
    for number, chapter in enumerate(told.chapters, 1):
        yield heading(job.leaf, chapter.title, number)
        for entry in chapter.entries:
            yield from entry_rows(job.leaf, job.ornaments, entry)


def _text(job: BookletJob, page: tuple[Set, ...], number: int, head: str) -> tuple[Item, ...]:
    """A page of rows with its furniture."""
    leaf = job.leaf
    left = leaf.left(number)
    items: list[Item] = [*leaf.furniture(number, head)]
    for y, row in page:
        items.append(Group(row.items, shift(left, TOP + y)))
        if row.code:
            items.append(leaf.numbered(row.code, number, TOP + y + row.baseline))
    return tuple(items)


def _notes(job: BookletJob, number: int) -> tuple[Item, ...]:
    """A page of lines to write on."""
    leaf, words = job.leaf, job.words
    left = leaf.left(number)
    top = small_heading(leaf, words["notes"])
    lines = int((leaf.height - top.height) / 9)
    return (
        *leaf.furniture(number, words["notes"]),
        Group(top.items, shift(left, TOP)),
        *(
            rule(left, left + leaf.width, TOP + top.height + 9 * (at + 1), RULE)
            for at in range(lines)
        ),
    )


def _back(job: BookletJob, told: Manuscript) -> Iterator[Item]:
    """The last page: a sign, the rules in force, who made the edition."""
    leaf = job.leaf
    axis, y = leaf.page.width / 2, 0.3 * leaf.page.height
    yield from centred(job.ornaments[LOOKS[job.game].sign], (axis, y), 26, JESTER)
    y += 31
    name = Style("Grenze Gotisch Bold", 24)
    yield set_line(leaf.fonts, name, told.title, (axis, y), "centre")
    y += 3
    for rows in _ending(job, told, leaf.page.height - _FREE - y):
        y += _BETWEEN
        for row in rows:
            yield Group(row.items, shift(axis - row.width / 2, y))
            y += row.height


def _ending(job: BookletJob, told: Manuscript, room: float) -> Iterator[tuple[Row, ...]]:
    """The lines of the last page: as much of the house rules as the others leave room for."""
    leaf = job.leaf
    narrow = leaf._replace(page=Size(width=0.72 * leaf.page.width + INNER + OUTER, height=1.0))

    def set_(text: str) -> tuple[Row, ...]:
        return tuple(set_rows(narrow, marked(text), leaf.small))

    profile, imprint = set_(told.profile), [set_(text) for text in told.imprint]
    house = [set_(text) for text in told.house]
    left = room - sum(map(_height, (profile, *imprint)))
    if sum(map(_height, house)) > left:
        left -= _height(set_(job.words["house_more_many"]))
    shown = [rows for at, rows in enumerate(house) if sum(map(_height, house[: at + 1])) <= left]
    yield profile
    yield from shown
    if more := len(house) - len(shown):
        many = "one" if more == 1 else "many"
        yield set_(job.words[f"house_more_{many}"].format(count=more))
    yield from imprint


def _height(rows: tuple[Row, ...]) -> float:
    return _BETWEEN + sum(row.height for row in rows)
