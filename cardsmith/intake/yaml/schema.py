"""The public schemas, run on every file: a predicate first, jsonschema on what it refuses.

The predicate is compiled from the schema and reads our tree of texts as it stands. What it
refuses and the reader has not reported goes to jsonschema, whose errors become findings of
our codes, at their places.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Set
from functools import cache
from typing import TYPE_CHECKING, TypeAlias

from cardsmith.intake.yaml.nodes import Map, Node, Scalar, Seq, plain
from cardsmith.model.codes import Severity
from cardsmith.model.finding import Finding
from cardsmith.resources import shipped

if TYPE_CHECKING:
    import jsonschema

Json: TypeAlias = "str | int | bool | list[Json] | dict[str, Json] | None"
Predicate = Callable[[Node], bool]
ByKind = Mapping[type, Predicate]

_TYPES = {Scalar: "string", Seq: "array", Map: "object"}
_ALL: frozenset[type] = frozenset(_TYPES)
_Part: TypeAlias = tuple[Set[type], Predicate]
"""A check, and the kinds of nodes that it is asked about."""


def unreported(name: str, root: Node | None, findings: Iterable[Finding]) -> list[Finding]:
    """What the schema refuses in a file and no error among ``findings`` has reported."""
    if root is None or predicate(name)(root):
        return []
    lines = [finding.span.line for finding in findings if finding.severity is Severity.ERROR]
    return list(_refused(name, root, lines))


@cache
def schema(name: str) -> dict[str, Json]:
    """A shipped schema by its name: ``packet``, ``marotte``, ``edition``, ``ranks``."""
    path = shipped("schemas") / f"{name}.schema.json"
    loaded: dict[str, Json] = json.loads(path.read_text(encoding="utf-8"))
    return loaded


@cache
def predicate(name: str) -> Predicate:
    """Whether a tree keeps a schema: jsonschema's verdict, without its errors."""
    return _Compiler(schema(name)).compiled(schema(name))


class _Compiler:
    """Turns the keywords of one schema into functions of a node."""

    def __init__(self, root: Mapping[str, Json]) -> None:
        self.root = root
        self.made: dict[str, ByKind] = {}

    def compiled(self, schema: Json) -> Predicate:
        """One function that holds all keywords of a schema."""
        checks = self.by_kind(schema)
        return lambda node: checks[type(node)](node)

    def by_kind(self, schema: Json) -> ByKind:
        """The functions that hold all keywords of a schema, one for each kind of node."""
        fields = _object(schema)
        if "$ref" in fields:
            return self._reference(str(fields["$ref"]))
        parts = [*self._texts(fields), *self._lists(fields), *self._mappings(fields)]
        parts += self._branches(fields)
        admitted = _kinds(fields) or _ALL
        return {
            kind: _joined([check for kinds, check in parts if kind in kinds])
            if kind in admitted
            else _never
            for kind in _ALL
        }

    def _reference(self, pointer: str) -> ByKind:
        if pointer not in self.made:
            target: Json = dict(self.root)
            for part in pointer.removeprefix("#/").split("/"):
                target = _object(target)[part]
            self.made[pointer] = self.by_kind(target)
        return self.made[pointer]

    def _texts(self, fields: Mapping[str, Json]) -> Iterator[_Part]:
        if "pattern" in fields:
            search = re.compile(str(fields["pattern"])).search
            yield {Scalar}, lambda node: isinstance(node, Scalar) and search(node.text) is not None
        if "enum" in fields:
            values = {value for value in _list(fields["enum"]) if isinstance(value, str)}
            yield _ALL, lambda node: isinstance(node, Scalar) and node.text in values

    def _lists(self, fields: Mapping[str, Json]) -> Iterator[_Part]:
        least, most = _int(fields, "minItems", 0), _int(fields, "maxItems", 10**9)
        if "minItems" in fields or "maxItems" in fields:
            yield {Seq}, lambda node: isinstance(node, Seq) and least <= len(node.items) <= most
        if fields.get("uniqueItems"):
            yield {Seq}, _all_different
        if "items" in fields:
            checks = self.by_kind(fields["items"])
            yield (
                {Seq},
                lambda node: (
                    isinstance(node, Seq) and all(checks[type(item)](item) for item in node.items)
                ),
            )

    def _mappings(self, fields: Mapping[str, Json]) -> Iterator[_Part]:
        if "required" in fields:
            required = {str(name) for name in _list(fields["required"])}
            yield {Map}, lambda node: isinstance(node, Map) and required.issubset(node.names())
        if "minProperties" in fields:
            fewest = _int(fields, "minProperties", 0)
            yield {Map}, lambda node: isinstance(node, Map) and len(node.entries) >= fewest
        if "propertyNames" in fields:
            named = self.compiled(fields["propertyNames"])
            yield (
                {Map},
                lambda node: isinstance(node, Map) and all(named(key) for key, _ in node.entries),
            )
        if "properties" in fields or "additionalProperties" in fields:
            yield {Map}, self._properties(fields)

    def _properties(self, fields: Mapping[str, Json]) -> Predicate:
        known = {
            name: self.by_kind(schema)
            for name, schema in _object(fields.get("properties", {})).items()
        }
        other = fields.get("additionalProperties", True)
        rest = self.by_kind(other) if isinstance(other, dict) else _ANYTHING if other else _NOTHING
        return lambda node: (
            not isinstance(node, Map)
            or all(known.get(key.text, rest)[type(value)](value) for key, value in node.entries)
        )

    def _branches(self, fields: Mapping[str, Json]) -> Iterator[_Part]:
        for part in _list(fields.get("allOf", [])):
            yield _ALL, self.compiled(part)
        if "not" in fields:
            refused = self.compiled(fields["not"])
            yield _ALL, lambda node: not refused(node)
        if "if" in fields:
            asked = self.compiled(fields["if"])
            then = self.compiled(fields.get("then", {}))
            otherwise = self.compiled(fields.get("else", {}))
            if _object(fields["if"]).keys() == {"type"}:
                kinds = _kinds(_object(fields["if"]))
                yield kinds, then
                if "else" in fields:
                    yield _ALL - kinds, otherwise
            else:
                yield _ALL, lambda node: then(node) if asked(node) else otherwise(node)


def _refused(name: str, root: Node, reported: list[int]) -> Iterator[Finding]:
    """Errors of jsonschema as findings, but for places where an error is reported already."""
    import jsonschema

    validator = jsonschema.Draft7Validator(dict(schema(name)))
    said: set[tuple[str, ...]] = set()
    for error in validator.iter_errors(plain(root)):
        path = [str(step) for step in error.absolute_path]
        node, key = _found(root, path)
        first = key.span.line if key else node.span.line
        if (*path, str(error.validator)) in said:
            continue  # jsonschema tells each missing field by an error of its own, we all at once
        said.add((*path, str(error.validator)))
        if not any(first <= line <= _last_line(node) for line in reported):
            yield from _findings(error, node, key)


def _findings(
    error: "jsonschema.ValidationError", node: Node, key: Scalar | None
) -> Iterator[Finding]:
    """The findings of our own that say what a keyword of the schema asks for."""
    field = key.text if key else ""
    span = node.span
    match str(error.validator):
        case "additionalProperties" if isinstance(node, Map) and isinstance(error.schema, Mapping):
            yield from _unknown(node, tuple(error.schema.get("properties", ())))
        case "required" if isinstance(node, Map) and isinstance(error.validator_value, list):
            yield from _missing(node, error.validator_value)
        case "type" if isinstance(node, Seq):
            yield Finding("S108", span, path=field)
        case "type" if isinstance(node, Map):
            yield Finding("S107", span, field=field, path=field)
        case "minItems" | "maxItems":
            yield Finding("S104", span, kind="empty", field=field)
        case _:
            found = node.text if isinstance(node, Scalar) else field
            yield Finding("S105", span, kind="unknown", field=field, found=found, known="")


def _unknown(node: Map, known: tuple[str, ...]) -> Iterator[Finding]:
    for key, _ in node.entries:
        if key.text not in known:
            names = ", ".join(known)
            yield Finding("S102", key.span, kind="unknown", field=key.text, known=names)


def _missing(node: Map, required: Iterable[str]) -> Iterator[Finding]:
    for name in required:
        if node.get(name) is None:
            yield Finding("E109", node.span, field=name)


def _found(root: Node, path: list[str]) -> tuple[Node, Scalar | None]:
    """The node that a path leads to, and the last key on the way."""
    node, last = root, None
    for step in path:
        if isinstance(node, Seq):
            node = node.items[int(step)]
        elif isinstance(node, Map):
            last, node = next((key, value) for key, value in node.entries if key.text == step)
    return node, last


def _last_line(node: Node) -> int:
    """The last line on which something of a node stands."""
    if isinstance(node, Seq):
        return max([node.span.line, *map(_last_line, node.items)])
    if isinstance(node, Map):
        return max([node.span.line, *(_last_line(value) for _, value in node.entries)])
    return max(node.span.line, node.span.end_line)


def _kinds(fields: Mapping[str, Json]) -> Set[type]:
    """The kinds of nodes that ``type`` admits; empty where it says nothing."""
    types = fields.get("type", [])
    names = set(map(str, types)) if isinstance(types, list) else {str(types)}
    return {kind for kind, name in _TYPES.items() if name in names}


def _joined(checks: list[Predicate]) -> Predicate:
    """One function that asks them all."""
    if not checks:
        return _always
    first, *others = checks
    if not others:
        return first
    rest = _joined(others)
    return lambda node: first(node) and rest(node)


def _always(_node: Node) -> bool:
    return True


def _never(_node: Node) -> bool:
    return False


_ANYTHING: ByKind = dict.fromkeys(_ALL, _always)
_NOTHING: ByKind = dict.fromkeys(_ALL, _never)
"""What a schema says that is true, or false."""


def _all_different(node: Node) -> bool:
    if not isinstance(node, Seq):
        return True
    texts = [json.dumps(plain(item), sort_keys=True) for item in node.items]
    return len(set(texts)) == len(texts)


def _object(value: Json) -> dict[str, Json]:
    return value if isinstance(value, dict) else {}


def _list(value: Json) -> list[Json]:
    return value if isinstance(value, list) else []


def _int(fields: Mapping[str, Json], name: str, default: int) -> int:
    value = fields.get(name, default)
    return value if isinstance(value, int) else default
