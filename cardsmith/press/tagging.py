"""A pen for those who listen: what it writes is marked by what is heard (ISO 32000-1, 14.6)."""

from collections.abc import Mapping
from functools import lru_cache

from cardsmith.model.face import Group, Item, Passage, Role, Text, says
from cardsmith.press.content import Content
from cardsmith.press.galley import GAP
from cardsmith.press.palette import Palette
from cardsmith.press.pen import Pen, Shelf
from cardsmith.press.structure import Told
from cardsmith.press.typeface import Typeface

SILENT = "/Artifact BMC"
"""Opens what is not heard."""

END = "EMC"


def numbered(operators: str, first: int) -> str:
    r"""Operators with their gaps filled: marked content is opened, and counted from ``first``.

    >>> numbered(f"{GAP}\nEMC\n{GAP}\nEMC", 7)
    '/P<</MCID 7>>BDC\nEMC\n/P<</MCID 8>>BDC\nEMC'
    """
    before, *others = operators.split(GAP)
    return before + "".join([_opening(mark) + part for mark, part in enumerate(others, first)])


@lru_cache(maxsize=1 << 10)
def _opening(mark: int) -> str:
    """Opens marked content of a number; pages have the same ones."""
    return f"/P<</MCID {mark}>>BDC"


def silenced(content: Content) -> Content:
    """Some content that is not heard."""
    return content._replace(operators=f"{SILENT}\n{content.operators}\n{END}")


class TaggingPen(Pen):
    """Writes passages as marked content that begins with a gap, and all else as artifacts."""

    def __init__(self, typefaces: Mapping[str, Typeface], palette: Palette, shelf: Shelf) -> None:
        super().__init__(typefaces, palette, shelf)
        self._kinds: list[Role] = []
        self._words: dict[int, str] = {}
        self._marked = False

    def told(self) -> Told:
        """What was written so far says."""
        return Told(tuple(self._kinds), self._words)

    def draw(self, items: tuple[Item, ...]) -> None:
        """Add items in paint order."""
        if self._marked:
            super().draw(items)
            return
        silent: list[Item] = []
        for item in items:
            if type(item) is Passage:
                self._silence(silent)
                self._passage(item)
            elif type(item) is Group and says(item.items):
                self._silence(silent)
                super().draw((item,))
            else:
                silent.append(item)
        self._silence(silent)

    def _silence(self, items: list[Item]) -> None:
        """Add items that are not heard, and forget them."""
        if items:
            self._mark(SILENT, tuple(items))
            items.clear()

    def _passage(self, passage: Passage) -> None:
        """Type alone stays in the text object that it is in; both marks are inside it."""
        role, items, words = passage
        if not items:
            return
        if words:
            self._words[len(self._kinds)] = words
        self._kinds.append(role)
        texts = [item for item in items if type(item) is Text]
        if len(texts) < len(items):
            self._mark(GAP, items)
            return
        if not self._writing:
            self._enter_text()
        self._out.append(GAP)
        for text in texts:
            self._text(text)
        self._out.append(END)

    def _mark(self, opening: str, items: tuple[Item, ...]) -> None:
        self._leave_text()
        self._out.append(opening)
        self._marked = True
        super().draw(items)
        self._marked = False
        self._leave_text()
        self._out.append(END)
