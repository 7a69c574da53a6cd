"""The elements of an SVG file, each with its line; nothing it refers to is ever opened.

Entities are refused before they expand, and sizes are bounded: a file from a stranger is read
in a moment or not at all.
"""

from collections.abc import Mapping
from typing import NoReturn
from xml.parsers import expat

from cardsmith.model.struct import Struct, field

SPACE = "http://www.w3.org/2000/svg"

DEPTH = 60
"""How deep elements may be nested."""

ELEMENTS = 20_000
"""The most elements of a file."""

_BETWEEN = " "


class BrokenError(ValueError):
    """A file that cannot be read as SVG: what kind of fault, and on which line."""

    def __init__(self, kind: str, line: int, name: str = "") -> None:
        super().__init__(kind)
        self.kind = kind
        self.line = line
        self.name = name


class Element(Struct):
    """An element of SVG, or one of another language, whose name keeps its space before it."""

    name: str
    attributes: Mapping[str, str]
    line: int
    column: int
    children: "list[Element]" = field(default_factory=list)


def elements(data: bytes) -> Element:
    """The root of an SVG file with all that it holds; text between elements is left aside.

    Raises BrokenError: ``xml`` for what is not well formed, ``entity`` for an entity of its own,
    ``deep`` and ``many`` beyond the bounds, ``root`` for another root than ``svg``.
    """
    builder = _Builder()
    try:
        builder.parser.Parse(data, True)  # noqa: FBT003  # expat: this is the last of the data
    except expat.ExpatError as error:
        raise BrokenError("xml", error.lineno) from None
    if builder.root is None or builder.root.name != "svg":
        raise BrokenError("root", 1, builder.root.name if builder.root else "")
    return builder.root


class _Builder:
    """Follows the parser from element to element."""

    def __init__(self) -> None:
        self.parser = parser = expat.ParserCreate(namespace_separator=_BETWEEN)
        self.root: Element | None = None
        self._open: list[Element] = []
        self._count = 0
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.EntityDeclHandler = self._entity
        parser.ExternalEntityRefHandler = self._entity

    def _start(self, name: str, attributes: Mapping[str, str]) -> None:
        self._count += 1
        line = self.parser.CurrentLineNumber
        if len(self._open) >= DEPTH or self._count > ELEMENTS:
            raise BrokenError("deep" if len(self._open) >= DEPTH else "many", line)
        column = self.parser.CurrentColumnNumber + 1
        element = Element(name.removeprefix(SPACE + _BETWEEN), attributes, line, column)
        if self._open:
            self._open[-1].children.append(element)
        else:
            self.root = element
        self._open.append(element)

    def _end(self, _name: str) -> None:
        self._open.pop()

    def _entity(self, *_declared: object) -> NoReturn:
        raise BrokenError("entity", self.parser.CurrentLineNumber)


def is_foreign(name: str) -> bool:
    """Whether a name belongs to another language than SVG, as drawing programs add them."""
    return _BETWEEN in name
