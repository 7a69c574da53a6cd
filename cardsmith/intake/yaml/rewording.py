"""Other words in a YAML text: the edits that write them, and the tree that must come of it."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from cardsmith.intake.files.source import Source
from cardsmith.intake.files.splicing import spliced
from cardsmith.intake.yaml.nodes import Map, Node, Scalar, Seq
from cardsmith.lexicon.yaml_text import block_text, flow_text, quoted
from cardsmith.model.edit import Edit, Rewording
from cardsmith.model.place import Span
from cardsmith.model.plain import Plain

_SIGNS = {
    "": re.compile("."),
    "'": re.compile("''|."),
    '"': re.compile(r"\\x..|\\u.{4}|\\U.{8}|\\.|."),
}
"""What stands for one character of a text on one line, by the marks round it."""

Place = tuple[int, int]
"""The line and the column where a text begins."""


class _Spot(NamedTuple):
    """A text in its tree: what holds it, and the key that leads to that."""

    scalar: Scalar
    above: tuple[Node, ...]
    key: Scalar | None = None
    value: Node | None = None


def spots(root: Node) -> Mapping[Place, _Spot]:
    """Every text of a tree, keys too, by its place."""
    found = _spots(root, ())
    return {spot.scalar.span[1:3]: spot for spot in found}


def edits(rewording: Rewording, source: Source, places: Mapping[Place, _Spot]) -> list[Edit]:
    """The edits that make a text say what it shall; none where it cannot be done for sure.

    A comment beside an entry that goes stays, on a line of its own.
    """
    spot = places.get(rewording.span[1:3])
    if spot is None or not _is_written_as(rewording, spot.scalar):
        return []
    line = _Line(source, spot)
    if rewording.listed:
        return [line.whole(f"[{', '.join(map(flow_text, rewording.new))}]")]
    match texts(rewording, spot.scalar.text):
        case []:
            return line.without()
        case [text]:
            return [line.saying(text)]
        case [first, *others] if isinstance(spot.above[-1], Seq):
            return line.parted(first, others)
    return []


def texts(rewording: Rewording, text: str) -> list[str]:
    """What a text becomes; labels behind the words go with each of them."""
    rest = text.removeprefix(rewording.old)
    return [new + rest for new in rewording.new]


def outcome(node: Node, changes: Mapping[Place, Rewording]) -> Plain:
    """The tree that rewordings, by the place of their text, must lead to, without places.

    Fields come in the order of their names; a field whose last entry goes goes too.
    """
    if isinstance(node, Scalar):
        change = changes.get(node.span[1:3])
        if change is None:
            return node.text
        return list(change.new) if change.listed else texts(change, node.text)[0]
    if isinstance(node, Seq):
        return [item for each in node.items for item in _items(each, changes)]
    entries: dict[str, Plain] = {}
    for key, value in node.entries:
        change = changes.get(key.span[1:3])
        after = outcome(value, changes)
        emptied = isinstance(value, Map) and bool(value.entries) and not after
        for name in texts(change, key.text) if change else [key.text]:
            if not emptied:
                entries[name] = after
    return dict(sorted(entries.items()))


def _items(node: Node, changes: Mapping[Place, Rewording]) -> Iterable[Plain]:
    change = changes.get(node.span[1:3]) if isinstance(node, Scalar) else None
    if change is not None and isinstance(node, Scalar) and not change.listed:
        return texts(change, node.text)
    return [outcome(node, changes)]


def _spots(node: Node, above: tuple[Node, ...], key: Scalar | None = None) -> Iterator[_Spot]:
    if isinstance(node, Scalar):
        yield _Spot(node, above, key)
    elif isinstance(node, Seq):
        for item in node.items:
            yield from _spots(item, (*above, node), key)
    else:
        for name, value in node.entries:
            yield _Spot(name, (*above, node), key, value)
            yield from _spots(value, (*above, node), name)


def _is_written_as(rewording: Rewording, scalar: Scalar) -> bool:
    """Whether the text stands on one line and begins with what it is thought to say."""
    one_line = scalar.span.line == scalar.span.end_line and scalar.style in _SIGNS
    return one_line and scalar.text.startswith(rewording.old)


def _escaped(text: str, style: str) -> str:
    """A text as it stands between marks of a style; the text itself where there are none."""
    if style == "'":
        return text.replace("'", "''")
    return quoted(text)[1:-1] if style else text


class _Line:
    """The line on which a text stands."""

    def __init__(self, source: Source, spot: _Spot) -> None:
        self.source = source
        self.spot = spot
        self.scalar, self.above = spot.scalar, spot.above
        self.number = self.scalar.span.line
        self.text = source.lines[self.number - 1]
        marks = len(self.scalar.style)
        self.start = self.scalar.span.column - 1 - marks
        self.end = self.scalar.span.end_column - 1 + marks

    @property
    def listed(self) -> bool:
        """Whether the text stands between brackets or braces."""
        return any(map(self._is_braced, self.above))

    def whole(self, written: str) -> Edit:
        """The text, its marks included, written so."""
        return self._edit(self.start, self.end, written)

    def saying(self, text: str) -> Edit:
        """Another text in the same place: in its own marks, or in marks where it needs them."""
        old, span, style = self.scalar.text, self.scalar.span, self.scalar.style
        signs = _SIGNS[style].findall(self.text[span.column - 1 : span.end_column - 1])
        written = flow_text(text) if self.listed else block_text(text)
        if len(signs) != len(old) or (not style and written != text):
            return self.whole(written)
        return spliced(span, signs, old, text, lambda part: _escaped(part, style))

    def parted(self, first: str, others: list[str]) -> list[Edit]:
        """Several entries where one stood."""
        if self.listed:
            return [self.whole(", ".join(map(flow_text, (first, *others))))]
        dash = self._dash()
        if not dash:
            return []
        lines = "".join(f"\n{dash}{block_text(text)}" for text in others)
        return [self.saying(first), self._edit(len(self.text), len(self.text), lines)]

    def without(self) -> list[Edit]:
        """The entry taken away: its line, or its part of a list; none where it is the last."""
        holder = self.above[-1] if self.above else None
        if isinstance(holder, Map) and self.spot.value is not None:
            return self._without_field(holder, self.spot.value)
        if not isinstance(holder, Seq) or len(holder.items) < 2:
            return []
        if self.listed:
            return self._without_part(self.start, self.end)
        return self._without_lines(self.number, self.number, self.end) if self._dash() else []

    def _without_field(self, holder: Map, value: Node) -> list[Edit]:
        """A field taken away, and what held it where it was the only one."""
        if not isinstance(value, Scalar) or value.span.end_line != self.number:
            return []
        key, end, container = self.scalar, value.span.end_column - 1 + len(value.style), holder
        if len(holder.entries) == 1:
            parent = self.above[-2] if len(self.above) > 1 else None
            if self.spot.key is None or not isinstance(parent, Map):
                return []
            close = re.compile(r"\s*\}" if self._is_braced(holder) else "").match(self.text, end)
            if close is None:
                return []
            key, end, container = self.spot.key, close.end(), parent
        return self._without_entry(key, end, container)

    def _without_entry(self, key: Scalar, end: int, container: Map) -> list[Edit]:
        """A field taken away from where its key begins to an end on this line."""
        first, start = key.span.line, key.span.column - 1 - len(key.style)
        if self._is_braced(container):
            return self._without_part(start, end) if first == self.number else []
        head = self.source.lines[first - 1]
        between = "".join(self.source.lines[first - 1 : self.number - 1])
        if head[:start].strip() or "#" in between:
            return []
        return self._without_lines(first, self.number, end)

    def _without_part(self, start: int, end: int) -> list[Edit]:
        """A stretch taken out of a list between brackets or braces, and one comma."""
        behind = re.compile(r"\s*,\s*").match(self.text, end)
        if behind:
            return [self._edit(start, behind.end(), "")]
        before = re.search(r"\s*,\s*\Z", self.text[:start])
        return [self._edit(before.start(), end, "")] if before else []

    def _without_lines(self, first: int, last: int, end: int) -> list[Edit]:
        """Whole lines taken away, but for the comment behind the last."""
        rest = self.source.lines[last - 1][end:].strip()
        if rest and not rest.startswith("#"):
            return []
        head = self.source.lines[first - 1]
        indent = head[: len(head) - len(head.lstrip())]
        kept = f"{indent}{rest}\n" if rest else ""
        return [Edit(Span(self.source.name, first, 1, last + 1, 1), kept)]

    def _dash(self) -> str:
        """The blanks and the dash before an entry that begins its line; empty for any other."""
        match = re.match(r"\s*-\s*", self.text)
        return match[0] if match and match.end() >= self.start else ""

    def _is_braced(self, node: Node) -> bool:
        """Whether a list or mapping begins with a bracket or a brace."""
        return self.source.lines[node.span.line - 1].startswith(("[", "{"), node.span.column - 1)

    def _edit(self, start: int, end: int, text: str) -> Edit:
        return Edit(Span(self.source.name, self.number, start + 1, self.number, end + 1), text)
