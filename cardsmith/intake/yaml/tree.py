"""YAML as a tree of texts with places: libyaml's events, our own builder, our own words.

The only module that knows PyYAML. No scalar is typed (``no``, ``012`` and ``null`` are words);
duplicate keys, anchors, aliases, tags, directives and second documents are findings.
"""

import gc
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

from cardsmith.intake.files.source import Source
from cardsmith.intake.yaml import mistakes
from cardsmith.intake.yaml.nodes import Map, Node, Scalar, Seq
from cardsmith.model.finding import Finding
from cardsmith.model.place import Span, whole

DEPTH = 50
"""How deep lists and fields may be nested."""

LONGEST = 100_000
"""The most characters of a text, far more than the longest of a drawing or of a booklet."""

MOST = 1_000_000
"""The most lines, commas and brackets of a file, at which its texts begin."""

_STANDARD = "tag:yaml.org,2002:"
"""What ``!!`` stands for in a tag."""

_QUOTES = frozenset({"'", '"'})
_new = tuple.__new__  # half the time of a named tuple's own constructor, 150,000 times a deck
_HASH = re.compile(r".*?\S[ \t]+(#\S.*)")


class _Mark(Protocol):
    line: int
    column: int


class _Event(Protocol):
    """What every event of PyYAML has, and what some have beside."""

    start_mark: _Mark
    end_mark: _Mark
    value: str
    style: str | None
    anchor: str | None
    tag: str | None
    version: object
    tags: object


def parse(source: Source) -> tuple[Node | None, list[Finding]]:
    """The tree of a YAML text, and every finding of its syntax.

    None when the text holds nothing or a fault of syntax, which ends the file.
    """
    import yaml

    if is_too_long(source.text):
        return None, [Finding("F006", whole(source.name), kind="texts", limit=MOST)]
    loader = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
    builder = _Builder(source)
    with collector_off():
        try:
            builder.build(loader(source.text))
        except yaml.MarkedYAMLError as error:
            stop = _place(error.problem_mark) or _place(error.context_mark) or (1, 1)
            start = _place(error.context_mark)
            return None, [*builder.findings, *mistakes.explain(source, stop, start)]
        except yaml.YAMLError:
            return None, [*builder.findings, Finding("F016", whole(source.name), kind="other")]
        builder.comments()
    root = builder.roots.items[0] if builder.roots.items else None
    return root, builder.findings


def is_too_long(text: str) -> bool:
    """Whether a file has more texts than are read."""
    return sum(map(text.count, "\n,[{")) > MOST


def _place(mark: _Mark | None) -> tuple[int, int] | None:
    return None if mark is None else (mark.line + 1, mark.column + 1)


@contextmanager
def collector_off() -> Iterator[None]:
    """Pause the collector of cycles: reading makes many values and no cycle."""
    running = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if running:
            gc.enable()


class _OpenList:
    """A list under construction."""

    __slots__ = ("items", "put", "span")

    def __init__(self, span: Span) -> None:
        self.span = span
        self.items: list[Node] = []
        self.put = self.items.append

    def node(self) -> Node:
        """The finished list."""
        return Seq(self.items, self.span)


class _OpenMap:
    """A mapping under construction; ``key`` waits for its value."""

    __slots__ = ("doubled", "entries", "findings", "key", "lines", "span")

    def __init__(self, span: Span, findings: list[Finding]) -> None:
        self.span = span
        self.findings = findings
        self.entries: list[tuple[Scalar, Node]] = []
        self.lines: dict[str, int] = {}
        self.key: Scalar | None = None
        self.doubled = False

    def put(self, node: Node) -> None:
        """Take the next key, or the value of the one that waits."""
        key = self.key
        if key is not None:
            self.key = None
            self._enter(key, node)
        elif isinstance(node, Scalar):
            self.key = node
        else:
            sign = "[" if isinstance(node, Seq) else "{"
            self.findings.append(Finding("F017", node.span, kind="key", sign=sign))
            self.key = Scalar("", node.span)
            self.doubled = True

    def _enter(self, key: Scalar, node: Node) -> None:
        text, span, _ = key
        first = self.lines.get(text)
        if first is not None:
            self.findings.append(Finding("S106", span, field=text, first=first))
            self.doubled = True
        else:
            self.lines[text] = span.line
            self.entries.append((key, node))

    def node(self) -> Node:
        """The finished mapping."""
        return Map(self.entries, self.span, self.doubled)


class _Builder:
    """Turns events into nodes, and collects what the deck's language does not admit.

    ``put`` hangs a finished node where it belongs: in the innermost of what is ``open``.
    """

    def __init__(self, source: Source) -> None:
        self.source = source
        self.name = source.name
        self.findings: list[Finding] = []
        self.plains: list[Scalar] = []
        self.roots = _OpenList(whole(source.name))
        self.open: list[_OpenList | _OpenMap] = [self.roots]
        self.put: Callable[[Node], None] = self.roots.put
        self.started = False
        self.done = False
        self.watch = {
            number: match
            for number, line in enumerate(source.lines if "#" in source.text else (), 1)
            if "#" in line and (match := _HASH.match(line))
        }

    def build(self, loader: object) -> None:
        """Read events to the end of the first document."""
        import yaml

        handlers: dict[type[yaml.Event], Callable[[_Event], None]] = {
            yaml.ScalarEvent: self._scalar,
            yaml.SequenceStartEvent: self._open_list,
            yaml.MappingStartEvent: self._open_map,
            yaml.SequenceEndEvent: self._close,
            yaml.MappingEndEvent: self._close,
            yaml.AliasEvent: self._alias,
            yaml.DocumentStartEvent: self._document,
        }
        get = loader.get_event  # type: ignore[attr-defined]  # either loader of PyYAML
        while not self.done and (event := get()) is not None:
            handler = handlers.get(type(event))
            if handler is not None:
                handler(event)

    def comments(self) -> None:
        """S110: a ``#`` glued to a word, which YAML reads as the start of a comment.

        F013 where there is nothing before it: the whole value is lost.
        """
        for scalar in self.plains:
            match = self.watch[scalar.span.end_line]
            column, comment = match.start(1) + 1, match[1].rstrip()
            gap = match.string[scalar.span.end_column - 1 : column - 1]
            if gap and not gap.strip():
                span = scalar.span._replace(
                    line=scalar.span.end_line,
                    column=column,
                    end_column=column + len(comment),
                )
                label = comment.lstrip("#").strip()
                if not scalar.text:
                    self.findings.append(mistakes.unquoted(span, comment))
                    continue
                self.findings.append(
                    Finding("S110", span, text=scalar.text, comment=comment, label=label)
                )
        self.findings.sort(key=lambda finding: finding.span[1:3])

    def _scalar(self, event: _Event) -> None:
        start, end, style = event.start_mark, event.end_mark, event.style or ""
        line, column = start.line + 1, start.column + 1
        last, after = end.line + 1, end.column + 1
        if event.anchor or event.tag:
            self._marked(event)
        if style in _QUOTES:
            column, after = column + 1, after - 1
        scalar = _new(
            Scalar, (event.value, _new(Span, (self.name, line, column, last, after, "")), style)
        )
        if not style and (last != line or last in self.watch):
            self._look_at_plain(scalar)
        if len(event.value) > LONGEST:
            size = len(event.value)
            self.findings.append(
                Finding("F006", self._first(event), kind="text", size=size, limit=LONGEST)
            )
            self.done = True
        self.put(scalar)

    def _look_at_plain(self, scalar: Scalar) -> None:
        """Note a plain text before a ``#``, and lines that a dash was meant to keep apart."""
        span = scalar.span
        if span.end_line in self.watch:
            self.plains.append(scalar)
        if span.end_line > span.line and not scalar.text.startswith("-"):
            self.findings += mistakes.dashes(self.source, span.line, span.end_line)

    def _alias(self, event: _Event) -> None:
        sign = f"*{event.anchor}"
        span = self._refuse(event, "alias", sign)
        self.put(Scalar(sign, span))

    def _document(self, event: _Event) -> None:
        if self.started:
            self._refuse(event, "document", "---")
            self.done = True
        elif event.version or event.tags:
            self._refuse(event, "directive", "%")
        self.started = True

    def _open_list(self, event: _Event) -> None:
        self._open(event, _OpenList(self._first(event)))

    def _open_map(self, event: _Event) -> None:
        self._open(event, _OpenMap(self._first(event), self.findings))

    def _open(self, event: _Event, new: _OpenList | _OpenMap) -> None:
        if event.anchor or event.tag:
            self._marked(event)
        self.open.append(new)
        self.put = new.put
        depth = len(self.open) - 1
        if depth > DEPTH:
            self.findings.append(Finding("F006", new.span, kind="depth", size=depth, limit=DEPTH))
            self.done = True

    def _close(self, _event: _Event) -> None:
        node = self.open.pop().node()
        self.put = self.open[-1].put
        self.put(node)

    def _marked(self, event: _Event) -> None:
        if event.anchor:
            self._refuse(event, "anchor", f"&{event.anchor}")
        if event.tag:
            self._refuse(event, "tag", str(event.tag).replace(_STANDARD, "!!"))

    def _first(self, event: _Event) -> Span:
        line, column = event.start_mark.line + 1, event.start_mark.column + 1
        return _new(Span, (self.name, line, column, line, column + 1, ""))

    def _refuse(self, event: _Event, kind: str, sign: str) -> Span:
        span = self._first(event)
        self.findings.append(Finding("F017", span, kind=kind, sign=sign))
        return span
