"""YAML in its one form: a line for each entry, two blanks a step, marks only where needed."""

from collections.abc import Callable, Iterator, Sequence, Set
from typing import NamedTuple

from cardsmith.intake.files.source import Source
from cardsmith.intake.yaml.nodes import Map, Node, Scalar, Seq
from cardsmith.intake.yaml.remarks import Remark, Remarks
from cardsmith.lexicon.yaml_text import block_text, flow_text, quoted

STEP = "  "


class Form(NamedTuple):
    """What is peculiar to one kind of file.

    ``order`` tells the place of a field among those that hang on another, which is empty for
    the file itself; ``inline`` names lists that stay on one line, ``apart`` a list whose entries
    are parted by empty lines.
    """

    order: Callable[[str, str], int]
    inline: Set[str]
    apart: str


def canonical_text(source: Source, root: Node, form: Form) -> str:
    """The text of a tree with the comments of its source, each at its place."""
    return "\n".join(_Writer(Remarks(source, root), form).lines(root)) + "\n"


class _Writer:
    """Writes nodes as lines; a node knows where its comments stand by its place."""

    def __init__(self, remarks: Remarks, form: Form) -> None:
        self.remarks = remarks
        self.form = form

    def lines(self, root: Node) -> Iterator[str]:
        """The lines of the whole text."""
        head = self.remarks.head
        yield from _spaced(head, "")
        if head and head[-1].before:
            yield ""
        yield from self._node(root, "", "")
        tail = self.remarks.tail
        yield from _spaced(tail, "", first=True)

    def _node(self, node: Node, name: str, indent: str) -> Iterator[str]:
        """The lines of a list or of fields that hang on the field ``name``."""
        if isinstance(node, Seq):
            for index, item in enumerate(node.items):
                if index and name == self.form.apart:
                    yield ""
                yield from self._item(item, name, indent)
        elif isinstance(node, Map):
            entries = sorted(node.entries, key=lambda entry: self.form.order(name, entry[0].text))
            for key, value in entries:
                yield from self._field(key, value, indent)

    def _item(self, item: Node, name: str, indent: str) -> Iterator[str]:
        place = (item.span.line, item.span.column, False)
        yield from self._above(place, indent, apart=name == self.form.apart)
        match item:
            case Scalar():
                first, *more = _scalar(item, indent)
                yield from self._beside(place, _joined(f"{indent}-", first), more)
            case Map() if item.entries:
                yield from self._dashed(item, name, indent)
            case Seq() if item.items:
                yield from self._dashed(item, "", indent)
            case _:
                yield from self._beside(place, f"{indent}- {_EMPTY[type(item)]}", [])
        yield from self._below(place, indent)

    def _dashed(self, item: Map | Seq, name: str, indent: str) -> Iterator[str]:
        """What an entry holds, the dash before the first of it."""
        step = indent + STEP
        is_first = True
        for line in self._node(item, name, step):
            if is_first and not line.lstrip().startswith("#"):
                yield f"{indent}- {line[len(step) :]}"
                is_first = False
            else:
                yield line

    def _field(self, key: Scalar, value: Node, indent: str) -> Iterator[str]:
        place = (key.span.line, key.span.column, True)
        yield from self._above(place, indent, apart=not indent)
        name = block_text(key.text)
        if isinstance(value, Scalar):
            first, *more = _scalar(value, indent)
            yield from self._beside(place, _joined(f"{indent}{name}:", first), more)
        elif self._is_inline(key.text, value):
            yield from self._beside(place, f"{indent}{name}: {_inline(value)}", [])
        else:
            yield from self._beside(place, f"{indent}{name}:", [])
            yield from self._node(value, key.text, indent + STEP)
        yield from self._below(place, indent)

    def _is_inline(self, name: str, value: Node) -> bool:
        """Whether a list or fields stand on the line of their key: few words, or none."""
        if not isinstance(value, Seq):
            return isinstance(value, Map) and not value.entries
        return all(
            name in self.form.inline
            and isinstance(item, Scalar)
            and "\n" not in item.text
            and not self._has_remarks(item)
            for item in value.items
        )

    def _has_remarks(self, item: Node) -> bool:
        place = (item.span.line, item.span.column, False)
        remarks = self.remarks
        return place in remarks.above or place in remarks.beside or place in remarks.below

    def _above(self, place: tuple[int, int, bool], indent: str, *, apart: bool) -> Iterator[str]:
        remarks = self.remarks.above.get(place, [])
        return _spaced(remarks, indent) if apart else _plain(remarks, indent)

    def _beside(
        self, place: tuple[int, int, bool], line: str, more: Sequence[str]
    ) -> Iterator[str]:
        remark = self.remarks.beside.get(place)
        yield f"{line}{remark.gap}{remark.text}" if remark else line
        yield from more

    def _below(self, place: tuple[int, int, bool], indent: str) -> Iterator[str]:
        return _plain(self.remarks.below.get(place, []), indent)


_EMPTY: dict[type, str] = {Seq: "[]", Map: "{}"}


def _joined(head: str, text: str) -> str:
    return f"{head} {text}" if text else head


def _plain(remarks: Sequence[Remark], indent: str) -> Iterator[str]:
    return (indent + remark.text for remark in remarks)


def _spaced(remarks: Sequence[Remark], indent: str, *, first: bool = False) -> Iterator[str]:
    """Comments with the empty lines between them, before the first of them too if asked."""
    for index, remark in enumerate(remarks):
        if remark.apart and (index or first):
            yield ""
        yield indent + remark.text


def _scalar(scalar: Scalar, indent: str) -> list[str]:
    """A text as it stands behind a key or a dash: on its line, or as a block of lines below."""
    text = scalar.text
    if not text:
        return ['""' if scalar.style else ""]
    if "\n" not in text:
        return [block_text(text)]
    body = text.split("\n")
    ending = "" if text.endswith("\n") else "-"
    lines = body[:-1] if not ending else body
    if not all(map(_fits_a_block, lines)) or not lines[0].strip() or not lines[-1].strip():
        return [quoted(text)]
    return [f"|{ending}", *(indent + STEP + line if line else "" for line in lines)]


def _fits_a_block(line: str) -> bool:
    return not line or (line.isprintable() and line == line.strip())


def _inline(value: Node) -> str:
    if isinstance(value, Seq):
        texts = (flow_text(item.text) for item in value.items if isinstance(item, Scalar))
        return f"[{', '.join(texts)}]"
    return "{}"
