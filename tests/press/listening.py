"""Ears for tagged files: what the structure tree says, read back without cardsmith."""

import re
from collections.abc import Iterator, Sequence

import pikepdf

from tests.press.samples import opened

Heard = tuple[str, "str | tuple[Heard, ...]"]
"""An element: its tag, and the text that is heard or the elements in it."""

_SHOWING = {"Tj", "TJ"}
_PAINTING = {"S", "f", "f*", "B", "B*", "Do"} | _SHOWING


class Marked:
    """The marked content of a page: texts by number, and what was painted outside of any.

    Fails where marks are nested, or begin in a text object and end outside of it.
    """

    def __init__(self, page: pikepdf.Page) -> None:
        self.texts: dict[int, str] = {}
        self.unmarked: list[str] = []
        self._fonts = {
            name: _letters(font) for name, font in page.obj.Resources.get("/Font", {}).items()
        }
        self._letters: dict[int, str] = {}
        self._number: int | None = None
        self._writing = False
        self._began: bool | None = None
        for instruction in pikepdf.parse_content_stream(page):
            assert isinstance(instruction, pikepdf.ContentStreamInstruction)
            self._read(str(instruction.operator), list(instruction.operands))
        assert self._began is None

    def _read(self, word: str, operands: Sequence[pikepdf.Object]) -> None:
        match word:
            case "BMC":
                assert operands[0] == "/Artifact"
                self._open(None)
            case "BDC":
                self._open(int(operands[1].MCID))
            case "EMC":
                assert self._began is self._writing
                self._number = self._began = None
            case "BT" | "ET":
                self._writing = word == "BT"
            case "Tf":
                self._letters = self._fonts[str(operands[0])]
            case _:
                if word in _PAINTING:
                    self._paint(word, operands)

    def _open(self, number: int | None) -> None:
        assert self._began is None
        assert number not in self.texts
        self._began, self._number = self._writing, number
        if number is not None:
            self.texts[number] = ""

    def _paint(self, word: str, operands: Sequence[pikepdf.Object]) -> None:
        if self._began is None:
            self.unmarked.append(word)
        elif word in _SHOWING and self._number is not None:
            self.texts[self._number] += "".join(_shown(operands[0], self._letters))


def heard(data: bytes) -> tuple[Heard, ...]:
    """What a tagged file says, section by section; alternative words go before what is shown."""
    with opened(data) as pdf:
        said = {page.obj.objgen: Marked(page).texts for page in pdf.pages}
        (document,) = _kids(pdf.Root.StructTreeRoot)
        assert document.S == "/Document"
        return tuple(_element(kid, said) for kid in _kids(document))


def spoken(elements: tuple[Heard, ...]) -> list[str]:
    """The texts alone, in the order in which they are heard."""
    texts: list[str] = []
    for _, held in elements:
        texts += [held] if isinstance(held, str) else spoken(held)
    return texts


def check(data: bytes) -> None:
    """Fail unless page content and tree agree, and all that is painted is one or the other."""
    with opened(data) as pdf:
        assert not pdf.check_pdf_syntax()
        assert bool(pdf.Root.MarkInfo.Marked)
        root = pdf.Root.StructTreeRoot
        owners = dict(zip(*[iter(root.ParentTree.Nums)] * 2, strict=True))
        assert root.ParentTreeNextKey == len(owners)
        children: dict[Number, set[Number]] = {}
        for page in pdf.pages:
            found = Marked(page)
            assert not found.unmarked
            key = page.obj.get("/StructParents")
            held = [] if key is None else list(owners.pop(key))
            assert sorted(found.texts) == list(range(len(held)))
            for number, owner in enumerate(held):
                assert int(owner.K) == number
                assert owner.Pg.objgen == page.obj.objgen
                _lies_in(owner, root, children)
        assert not owners


Number = tuple[int, int]


def _lies_in(
    element: pikepdf.Object, root: pikepdf.Object, children: dict[Number, set[Number]]
) -> None:
    while element.objgen != root.objgen:
        above = element.P
        if above.objgen not in children:
            children[above.objgen] = {kid.objgen for kid in _kids(above)}
        assert element.objgen in children[above.objgen]
        element = above


def _element(element: pikepdf.Object, said: dict[tuple[int, int], dict[int, str]]) -> Heard:
    tag = str(element.S).removeprefix("/")
    for words in ("/Alt", "/ActualText"):
        if words in element:
            return tag, str(element[words])
    if isinstance(element.K, int):
        return tag, said[element.Pg.objgen][element.K]
    return tag, tuple(_element(kid, said) for kid in _kids(element))


def _kids(element: pikepdf.Object) -> Iterator[pikepdf.Object]:
    kids = element.K
    return iter(kids if isinstance(kids, pikepdf.Array) else [kids])


def _shown(operand: pikepdf.Object, letters: dict[int, str]) -> Iterator[str]:
    for part in operand if isinstance(operand, pikepdf.Array) else [operand]:
        if isinstance(part, pikepdf.String):
            yield from (letters[code] for code in bytes(part))


def _letters(font: pikepdf.Object) -> dict[int, str]:
    """What the codes of a font mean, by its own map."""
    text = font.ToUnicode.read_bytes().decode("ascii")
    pairs = re.findall(r"<(\w\w)> <(\w+)>", text.partition("endcodespacerange")[2])
    return {int(code, 16): bytes.fromhex(char).decode("utf-16-be") for code, char in pairs}
