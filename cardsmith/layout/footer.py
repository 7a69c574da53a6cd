"""The footer of a home sheet: a ruler, and how to print and cut this page."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from cardsmith.layout.flip_sign import flip_sign
from cardsmith.layout.footer_room import SIZES, FooterRoom, rooms, ruler_place
from cardsmith.layout.notice import notice_faces
from cardsmith.layout.ruler import FONT, Ruler
from cardsmith.layout.setting import Style, drawable, missing, set_line, width
from cardsmith.model.choices import Duplex
from cardsmith.model.face import Face, Item, Text
from cardsmith.model.inks import BROWN, GREY
from cardsmith.model.metrics import Fonts
from cardsmith.model.sheet import FooterStrip

_SMALL = Style(FONT, SIZES[-1], GREY)
_TURNED = (Duplex.LONG, Duplex.SHORT)
_FLIPPED = (Duplex.LONG, Duplex.SHORT, Duplex.SEPARATE)

Step = Literal["cuts", "numbers", "glue", "folds", "booklet", "halves"]
"""What is done with a sheet once it is printed."""


class FooterJob(NamedTuple):
    """What the footers of one file have in common.

    ``words`` are the footer's words in the language of the print, ``title`` names edition and
    component, ``options`` are the options used, each as it is to be read. ``step`` is what
    comes after printing: cards are cut, in the order of ``numbers`` where cuts have any, the
    sheets of a board glued, paper models folded. ``calibrated`` tells that pages were moved for
    the printer that they go to.
    """

    words: Mapping[str, str]
    title: str
    paper: str
    duplex: Duplex
    options: Sequence[str] = ()
    step: Step = "cuts"
    calibrated: bool = False


class _Fact(NamedTuple):
    """One thing that a page says; ``small`` is what nobody needs at the printer."""

    text: str
    small: bool = False


class _Row(NamedTuple):
    """What one line shows, in millimetres: the facts apart by dots, then the small ones."""

    main: str = ""
    small: str = ""
    width: float = 0.0

    def runs(self, size: float) -> Iterator[tuple[Style, str]]:
        """Its texts by their style; ``size`` is that of the facts, in points."""
        if self.main:
            yield Style(FONT, size, BROWN), self.main
        if self.small:
            yield _SMALL, self.small


class Footers:
    """The footers of one file, page by page; the ruler that they share is drawn once."""

    def __init__(self, fonts: Fonts, job: FooterJob) -> None:
        self._fonts = fonts
        self._job = job
        words = job.words
        self._scale = self._fact(words["scale"])
        self._doing = self._fact(words[job.duplex.value]), self._fact(words[job.step])
        options = (self._fact(text, small=True) for text in job.options)
        self._least = self._fact(job.title), *options
        self._by_hand: tuple[str, ...] = ()
        if job.duplex in _TURNED:
            self._least += (self._fact(words["by_hand"], small=True),)
            told = (words[f"by_hand_{job.duplex}"], *([] if job.calibrated else [words["drift"]]))
            self._by_hand = tuple(self._fact(text).text for text in told)
        self._ruler = Ruler(fonts, (self._fact(words["measure"]).text, self._scale.text))
        self._rulers: dict[tuple[float, float], tuple[Item, ...]] = {}

    def __call__(self, strip: FooterStrip) -> Face:
        """The footer of one page, as large as its strip: at least 104 x 3 mm.

        A ruler of 100 mm that says not to scale, then words by how much they matter. Once one
        finds no room, nothing that matters less is said. Without a ruler there are only words,
        the warning among them.
        """
        room, rows = self._best(strip)
        items: list[Item] = []
        if strip.ruler:
            top, size = ruler_place(strip, room)
            items += self._ruled(top, size)
        if room is not None:
            if room.sign:
                at = room.left, (room.top + room.bottom) / 2
                duplex, landscape = self._job.duplex, strip.landscape
                items.append(flip_sign(duplex, at, room.sign, landscape=landscape))
            items += self._set(rows, room)
        return Face(f"footer {strip.sheet}", strip.width, strip.height, tuple(items))

    def notice(self, strips: Sequence[tuple[float, float]]) -> tuple[Face, ...]:
        """How to print without a printer that turns sheets: said once, on the first of them.

        The words run on from strip to strip, each told by its width and height in millimetres.
        No face where every sheet is printed on one side only, or strips have no room for all.
        """
        return notice_faces(self._fonts, self._by_hand, strips)

    def _best(self, strip: FooterStrip) -> tuple[FooterRoom | None, list[_Row]]:
        """The room that holds what is needed in the largest type; a title is not worth less.

        What nobody needs at the printer follows as far as that room allows.
        """
        facts = self._facts(strip)
        main = sum(not fact.small for fact in facts)
        best: tuple[FooterRoom | None, list[_Row]] = None, []
        most = 0
        for size in SIZES:
            for room in rooms(strip, size, signed=self._job.duplex in _FLIPPED):
                rows, said = self._rows(facts, room)
                if said >= main:
                    return room, rows
                if said > most:
                    best, most = (room, rows), said
            if most >= main - 1:
                break
        return best

    def _facts(self, strip: FooterStrip) -> tuple[_Fact, ...]:
        """What the footer says, the most needed first; the ruler has said not to scale."""
        words = self._job.words
        numbers = {"sheet": strip.sheet, "sheets": strip.sheets, "paper": self._job.paper}
        front = "both" if self._job.duplex is Duplex.FOLD else "front"
        return (
            self._fact(words["back" if strip.back else front].format(**numbers)),
            *(() if strip.ruler else (self._scale,)),
            *self._doing,
            self._fact(words["one" if strip.sheets == 1 else "many"].format(**numbers)),
            *self._least,
        )

    def _rows(self, facts: Sequence[_Fact], room: FooterRoom) -> tuple[list[_Row], int]:
        """The facts in lines, in order, up to the first that finds no room, and how many."""
        rows: list[_Row] = []
        lines, across = room.lines, room.right - room.words_left
        for said, fact in enumerate(facts):
            if rows and (row := self._then(rows[-1], fact, room.size)).width <= across:
                rows[-1] = row
            elif len(rows) < lines and (row := self._then(_Row(), fact, room.size)).width <= across:
                rows.append(row)
            else:
                return rows, said
        return rows, len(facts)

    def _then(self, row: _Row, fact: _Fact, size: float) -> _Row:
        """The row with one fact more, only that one measured; small ones follow small ones only."""
        if not fact.small:
            added = f" · {fact.text}" if row.main else fact.text
            wider = width(self._fonts, Style(FONT, size), added)
            return _Row(row.main + added, "", row.width + wider)
        gap = "  " if row.small else " · " if row.main else ""
        wider = width(self._fonts, _SMALL, gap + fact.text)
        return _Row(row.main, row.small + gap + fact.text, row.width + wider)

    def _set(self, rows: Sequence[_Row], room: FooterRoom) -> Iterator[Text]:
        """The lines, in the middle of the room."""
        for y, row in zip(room.baselines(len(rows)), rows, strict=True):
            x = room.words_left
            for style, text in row.runs(room.size):
                yield set_line(self._fonts, style, text, (x, y))
                x += width(self._fonts, style, text)

    def _ruled(self, top: float, size: float) -> tuple[Item, ...]:
        """The ruler; most pages of a file have it in the same place."""
        ruler = self._rulers.get((top, size))
        if ruler is None:
            ruler = self._rulers[top, size] = tuple(self._ruler(top, size))
        return ruler

    def _fact(self, text: str, *, small: bool = False) -> _Fact:
        """The text with a question mark for what the font lacks: a title may hold any sign."""
        plain = drawable(text)
        lacking = missing(self._fonts, FONT, plain)
        drawn = plain.translate({ord(char): "?" for char in lacking}) if lacking else plain
        return _Fact(drawn, small)
