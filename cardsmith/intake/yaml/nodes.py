"""A file of fields as a tree of texts: no type is guessed, every node knows its place."""

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from cardsmith.model.place import Span
from cardsmith.model.plain import Plain


class Scalar(NamedTuple):
    """A text. ``style`` is ``'``, ``"``, ``|`` or ``>``; empty for a plain or tabled text.

    The span leaves quotation marks out.
    """

    text: str
    span: Span
    style: str = ""


class Seq(NamedTuple):
    """A list; the span is its first character."""

    items: "list[Node]"
    span: Span


class Map(NamedTuple):
    """Fields in the order written, each name once; the span is the first character.

    ``doubled`` tells that some name was written twice: what it holds is not to be trusted.
    """

    entries: "list[tuple[Scalar, Node]]"
    span: Span
    doubled: bool = False

    def get(self, name: str) -> "Node | None":
        """The value of a field, or None when it is not written."""
        for key, value in self.entries:
            if key.text == name:
                return value
        return None

    def names(self) -> Iterator[str]:
        """The names written."""
        return (key.text for key, _ in self.entries)


Node: TypeAlias = Scalar | Seq | Map


def is_empty(node: Node) -> bool:
    """Whether this is a list without items."""
    return isinstance(node, Seq) and not node.items


def plain(node: Node) -> Plain:
    """The same tree without places: bare texts, lists and mappings.

    >>> plain(Seq([Scalar("a", Span("f", 1, 1, 1, 2))], Span("f", 1, 1, 1, 1)))
    ['a']
    """
    if isinstance(node, Scalar):
        return node.text
    if isinstance(node, Seq):
        return [plain(item) for item in node.items]
    return {key.text: plain(value) for key, value in node.entries}


def scalars(node: Node) -> Iterator[Scalar]:
    """Every text below a node, keys too, in the order of the file."""
    if isinstance(node, Scalar):
        yield node
    elif isinstance(node, Seq):
        for item in node.items:
            yield from scalars(item)
    else:
        for key, value in node.entries:
            yield key
            yield from scalars(value)
