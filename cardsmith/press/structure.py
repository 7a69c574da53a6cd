"""What a document says to those who listen: a tree of titles, lists, texts and figures.

Its leaves are the marked content of pages (ISO 32000-1, 14.7 and 14.8), a face is a section.
Sections of one shape are one text but for the numbers in it, so each shape is planned once.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import NamedTuple

from cardsmith.model.face import Role
from cardsmith.press.file import PdfFile, text_string

_TAGS: Mapping[Role, str] = {
    "title": "H1",
    "text": "P",
    "entry": "LBody",
    "figure": "Figure",
}


class Told(NamedTuple):
    """What one face says: its marked content in order, the words of what is not heard as shown."""

    kinds: tuple[Role, ...]
    words: Mapping[int, str]


SILENCE = Told((), {})


class Structure:
    """The tree of one document, written page by page."""

    def __init__(self, file: PdfFile) -> None:
        self._file = file
        self._root, self._top, self._parents = (file.promised() for _ in range(3))
        self._sections: list[int] = []
        self._owners: list[int] = []

    def page(self, page: int, told: Sequence[Told]) -> str:
        """Write what the faces of a page say, marked there from 0 on; the entries of that page.

        ``page`` is the number of its object.
        """
        plans = [_plan(face.kinds, tuple(face.words)) for face in told]
        first = number = self._file.promised(sum([plan.size for plan in plans]) + 1)
        bodies: list[str] = []
        owners: list[int] = []
        mark = 0
        for plan, face in zip(plans, told, strict=True):
            elements = range(number, number + plan.size)
            marks = range(mark, mark + len(face.kinds))
            words = map(text_string, face.words.values())
            numbers = (*elements, *marks, self._top, page, *words)
            bodies.append(plan.text % plan.gaps(numbers))
            owners += [number + place for place in plan.owners]
            self._sections.append(number)
            number, mark = elements.stop, marks.stop
        bodies.append(f"[{_references(owners)}]\n")
        self._file.pack("".join(bodies), first)
        self._owners.append(number)
        return f"/StructParents {len(self._owners) - 1} /Tabs /S "

    def finished(self) -> str:
        """Write what is above the sections; the entries of the catalog."""
        self._file.add(
            f"<< /S /Document /P {self._root} 0 R /K [{_references(self._sections)}] >>", self._top
        )
        owners = " ".join([f"{page} {owner} 0 R" for page, owner in enumerate(self._owners)])
        self._file.add(f"<< /Nums [{owners}] >>", self._parents)
        self._file.add(
            f"<< /Type /StructTreeRoot /K {self._top} 0 R /ParentTree {self._parents} 0 R "
            f"/ParentTreeNextKey {len(self._owners)} >>",
            self._root,
        )
        return f"/MarkInfo << /Marked true >> /StructTreeRoot {self._root} 0 R "


class _Plan(NamedTuple):
    """The objects of a section, one a line, as a text with gaps.

    ``gaps`` picks what fills them from the numbers of the objects, those of the marks, what the
    section is in, its page, and words; ``owners`` are the places of those that hold the marks.
    """

    size: int
    text: str
    gaps: Callable[[Sequence[int | str]], tuple[int | str, ...]]
    owners: tuple[int, ...]


class _Element(NamedTuple):
    """An element of a section: what it is, what it is in, and the elements or the mark it holds."""

    tag: str
    parent: int
    kids: list[int]
    mark: int | None = None


@lru_cache(maxsize=1 << 10)
def _plan(kinds: tuple[Role, ...], worded: tuple[int, ...]) -> _Plan:
    """The plan for such marked content, some of it with words of its own."""
    elements = _tree(kinds)
    size = len(elements)
    top = size + len(kinds)
    page, words = top + 1, top + 2
    parts: list[str | int] = []
    for number, (tag, parent, kids, mark) in enumerate(elements):
        parts += f"<</S/{tag}/P ", parent if number else top, " 0 R"
        if mark is None:
            parts += "/K[", *(part for kid in kids for part in (kid, " 0 R ")), "]"
        else:
            parts += "/Pg ", page, " 0 R/K ", size + mark
            if mark in worded:
                parts += "/Alt " if tag == "Figure" else "/ActualText ", words + worded.index(mark)
        parts.append(">>\n")
    holders = [(each.mark, at) for at, each in enumerate(elements) if each.mark is not None]
    return _Plan(
        size=size,
        text="".join([part if isinstance(part, str) else "%s" for part in parts]),
        gaps=itemgetter(*(part for part in parts if not isinstance(part, str))),
        owners=tuple([at for _, at in sorted(holders)]),
    )


def _tree(kinds: Sequence[Role]) -> list[_Element]:
    """The elements of a section, itself the first; entries that follow one another are a list.

    Its title comes before all else, wherever it is painted.
    """
    elements = [_Element("Sect", 0, [])]

    def grown(tag: str, parent: int, mark: int | None = None) -> int:
        elements.append(_Element(tag, parent, [], mark))
        elements[parent].kids.append(len(elements) - 1)
        return len(elements) - 1

    listed = 0
    for mark, kind in sorted(enumerate(kinds), key=_later):
        if kind == "entry":
            listed = listed or grown("L", 0)
            grown(_TAGS[kind], grown("LI", listed), mark)
        else:
            listed = 0
            grown(_TAGS[kind], 0, mark)
    return elements


def _later(marked: tuple[int, Role]) -> bool:
    return marked[1] != "title"


def _references(numbers: Sequence[int]) -> str:
    return " ".join([f"{number} 0 R" for number in numbers])
