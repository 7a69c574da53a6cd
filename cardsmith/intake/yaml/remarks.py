"""The comments of a YAML text, and what each of them stands beside."""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from cardsmith.intake.files.source import Source
from cardsmith.intake.yaml.nodes import Map, Node, Seq, scalars

_SIGN = re.compile(r"(?:(?<=\s)|\A)#")
_BLOCK = re.compile(r"[|>][-+0-9]*")


class Remark(NamedTuple):
    """A comment: ``gap`` is the blanks before it where something stands on its line.

    ``apart`` and ``before`` tell whether an empty line stands above it, and below.
    """

    text: str
    line: int
    column: int
    gap: str
    apart: bool
    before: bool

    @property
    def is_alone(self) -> bool:
        """Whether nothing else stands on its line."""
        return not self.gap


class Unit(NamedTuple):
    """What a comment can belong to: an entry of a list, or a field with its value.

    ``column`` is that of the dash or the key, ``place`` of its first text.
    """

    place: tuple[int, int]
    column: int
    is_field: bool
    is_holder: bool

    @property
    def key(self) -> tuple[int, int, bool]:
        """What tells it from all others: a field may begin where its entry does."""
        return (*self.place, self.is_field)


class Remarks:
    """The comments of a text by what they stand beside: above it, on its line, or below."""

    def __init__(self, source: Source, root: Node) -> None:
        self.all = tuple(remarks(source, root))
        self.head: list[Remark] = []
        self.tail: list[Remark] = []
        self.above: dict[tuple[int, int, bool], list[Remark]] = defaultdict(list)
        self.beside: dict[tuple[int, int, bool], Remark] = {}
        self.below: dict[tuple[int, int, bool], list[Remark]] = defaultdict(list)
        units = list(_units(root, source))
        for remark in self.all:
            self._place(remark, units)

    def _place(self, remark: Remark, units: Sequence[Unit]) -> None:
        at = remark.line
        before = [unit for unit in units if unit.place[0] < at + (not remark.is_alone)]
        after = next((unit for unit in units if unit.place[0] > at), None)
        if not before:
            self.head.append(remark)
        elif not remark.is_alone:
            same = [unit for unit in before if unit.place[0] == at and not unit.is_holder]
            if same and same[0].key not in self.beside:
                self.beside[same[0].key] = remark
            else:
                self.below[before[-1].key].append(remark)
        else:
            least = after.column if after else 1
            deeper = (u for u in reversed(before) if least < u.column <= remark.column)
            holder = next(deeper, None)
            if holder is not None:
                self.below[holder.key].append(remark)
            else:
                (self.above[after.key] if after else self.tail).append(remark)


def remarks(source: Source, root: Node) -> Iterator[Remark]:
    """Every comment of a text, from top to bottom."""
    covered = _covered(source, root)
    lines = source.lines
    for number, line in enumerate(lines, 1):
        if "#" not in line:
            continue
        for sign in _SIGN.finditer(line):
            at = sign.start()
            if any(start <= at < end for start, end in covered.get(number, ())):
                continue
            written = line[:at].rstrip(" \t")
            yield Remark(
                text=line[at:].rstrip(" \t"),
                line=number,
                column=at + 1,
                gap=line[len(written) : at] if written else "",
                apart=number > 1 and not lines[number - 2].strip(),
                before=number < len(lines) and not lines[number].strip(),
            )
            break


def _covered(source: Source, root: Node) -> Mapping[int, list[tuple[int, int]]]:
    """The stretches of each line that texts cover."""
    found: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for scalar in scalars(root):
        _, line, column, last, after, _ = scalar.span
        start = column - 1
        if scalar.style in ("|", ">"):
            sign = _BLOCK.match(source.lines[line - 1], start)
            found[line].append((start, sign.end() if sign else start))
            line, start = line + 1, 0
        for number in range(line, last + 1):
            first = start if number == line else 0
            end = after - 1 if number == last else len(source.lines[number - 1])
            found[number].append((first, end))
    return found


def _is_holder(item: Node) -> bool:
    """Whether an entry is written as what it holds: its own line is that of its first part."""
    return bool(item.entries if isinstance(item, Map) else isinstance(item, Seq) and item.items)


def _units(node: Node, source: Source) -> Iterator[Unit]:
    """Entries and fields in the order of their places."""
    if isinstance(node, Seq):
        for item in node.items:
            line, column = item.span.line, item.span.column
            head = source.lines[line - 1][: column - 1]
            dash = head.rstrip(" '\"").endswith("-")
            at = head.rindex("-") + 1 if dash else column
            yield Unit((line, column), at, is_field=False, is_holder=_is_holder(item))
            yield from _units(item, source)
    elif isinstance(node, Map):
        for key, value in node.entries:
            place = (key.span.line, key.span.column)
            yield Unit(place, place[1] - len(key.style), is_field=True, is_holder=False)
            yield from _units(value, source)
