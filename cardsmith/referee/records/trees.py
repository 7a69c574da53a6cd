"""Values and the trees that JSON spells: one field of a value, one field of the tree.

The trees follow from the types of the fields; empty fields are left out. A value that is one of
several kinds says which: ``{"kind": "gains", "player": "B", "squares": 3}``.
"""

import dataclasses
import re
import unicodedata
from collections.abc import Iterator, Mapping
from functools import cache
from types import NoneType
from typing import Any, TypeAlias, get_args, get_origin, get_type_hints

from cardsmith.model.finding import Finding, Fix, InputError
from cardsmith.model.place import named
from cardsmith.model.plain import Plain
from cardsmith.model.ruling import Verdict
from cardsmith.model.struct import NODEFAULT, fields
from cardsmith.referee.records.record import Saying
from cardsmith.referee.records.results import Result
from cardsmith.referee.records.tricks import Move
from cardsmith.referee.records.turns import Answer, Opening, Proposal
from cardsmith.referee.records.words import Number, Word

Json: TypeAlias = "str | int | bool | list[Json] | dict[str, Json]"
Hint: TypeAlias = Any
"""The type of a field, which Python tells as a value without a type of its own."""

KINDS: Mapping[str, type] = {
    kind.__name__.lower(): kind
    for kind in (*get_args(Saying | Result | Move | Opening), Proposal, Answer)
}
"""The values that say their kind, by its name."""

_REQUIRED = (dataclasses.MISSING, NODEFAULT)
_LEAVES = (Word, Number, bool, Verdict)
_SWITCH = {"yes": True, "no": False}
_WHOLE = re.compile(r"-?[0-9]{1,6}")


def tree_of(value: object) -> Json:
    """The tree of a value of a record."""
    match value:
        case Word(text=text):
            return text
        case Number(value=number):
            return number
        case tuple():
            return [tree_of(item) for item in value]
        case str() | bool() | int():
            return value
        case dict():
            return {str(name): tree_of(item) for name, item in value.items()}
        case list():
            return [tree_of(item) for item in value]
        case _:
            return dict(_fields(value))


def value_of(hint: Hint, tree: Plain, path: str = "") -> Any:  # of the type that the hint names
    """The value of a type that a tree spells.

    Raises InputError (G109), its place being the way to the node, where the tree spells none.
    """
    origin: object = get_origin(hint)
    kinds = [kind for kind in get_args(hint) if kind is not NoneType]
    if origin is tuple:
        return tuple(
            value_of(kinds[0], item, f"{path}.{at}") for at, item in enumerate(_items(tree, path))
        )
    if len(kinds) == 1:
        return value_of(kinds[0], tree, path)
    if str in kinds:
        return tree
    if kinds:
        return _made(_kind(tree, kinds, path), tree, path)
    is_leaf = hint in _LEAVES
    return _leaf(hint, tree, path) if is_leaf else _made(hint, tree, path)


def _fields(value: object) -> Iterator[tuple[str, Json]]:
    kind: Hint = type(value)
    if kind in KINDS.values():
        yield "kind", kind.__name__.lower()
    for name, default in _named_fields(kind).items():
        item = getattr(value, name)
        if item != default:
            yield name, tree_of(item)


def _made(kind: type, tree: Plain, path: str) -> object:
    given = _mapping(tree, path)
    known = _named_fields(kind)
    for name in given:
        if name not in known and name != "kind":
            raise _misfit(f"{path}.{name}", "field", found=name, known=", ".join(known))
    made = {}
    for name, default in known.items():
        if name in given:
            made[name] = value_of(_hints(kind)[name], given[name], f"{path}.{name}")
        elif default in _REQUIRED:
            raise _misfit(path, "missing", found=name)
    return kind(**made)


def _kind(tree: Plain, kinds: list[type], path: str) -> type:
    known = [kind.__name__.lower() for kind in kinds]
    name = _mapping(tree, path).get("kind", "")
    if not isinstance(name, str) or name not in known:
        raise _misfit(path, "kind", found=str(name), known=", ".join(known))
    return KINDS[name]


def _leaf(hint: Hint, tree: Plain, path: str) -> object:
    """A word, a number, a switch or a verdict."""
    if not isinstance(tree, str):
        raise _misfit(path, "text")
    if hint is Word:
        return Word(unicodedata.normalize("NFC", tree))
    if hint is Number and _WHOLE.fullmatch(tree):
        return Number(int(tree))
    if hint is bool and tree in _SWITCH:
        return _SWITCH[tree]
    if hint is Verdict and tree in tuple(Verdict):
        return Verdict(tree)
    raise _misfit(path, "value", found=tree)


def _items(tree: Plain, path: str) -> list[Plain]:
    if not isinstance(tree, list):
        raise _misfit(path, "list")
    return tree


def _mapping(tree: Plain, path: str) -> dict[str, Plain]:
    if not isinstance(tree, dict):
        raise _misfit(path, "fields")
    return tree


@cache
def _named_fields(kind: type) -> Mapping[str, object]:
    """The fields that a value is compared by, with their defaults."""
    if dataclasses.is_dataclass(kind):
        return {each.name: each.default for each in dataclasses.fields(kind) if each.compare}
    return {each.name: each.default for each in fields(kind)}


@cache
def _hints(kind: type) -> Mapping[str, Hint]:
    return get_type_hints(kind)


def _misfit(path: str, kind: str, **arguments: str) -> InputError:
    place = path.lstrip(".")
    return InputError(
        Finding(
            "G109", named(place), fix=Fix.NONE, severity=None, kind=kind, path=place, **arguments
        )
    )
