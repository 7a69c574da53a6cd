"""What a template takes from those it extends: fields one by one, boxes by their names."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from cardsmith.intake.files.folders import YAML
from cardsmith.intake.templates.shelf import Shelf
from cardsmith.intake.templates.sums import reckoned
from cardsmith.intake.yaml.nodes import Map, Node, Scalar, Seq
from cardsmith.intake.yaml.tree import parse
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import Span
from cardsmith.resources import real

LEVELS = 10
"""How many templates may stand behind one."""

EXTENDS = "extends"

_SIDES = ("front", "back", "boxes")
_LENGTHS = frozenset(
    {"in", "from", "to", "gap", "pad", "between", "column_gap", "weight", "radius", "offset"}
    | {"size", "min_size", "leading", "bleed", "width", "height", "centre", "hang"}
)
"""The fields that may be reckoned from inherited ones."""


def whole_tree(root: Node, shelf: Shelf, findings: list[Finding]) -> Node | None:
    """A template's tree with all that it inherits, its own fields over those before them.

    None where that cannot be had: K120 for a chain that goes in a circle or is too long; what is
    wrong with a file of the chain is told at its own place.
    """
    chain = [root]
    while (named := _extends(chain[-1])) is not None:
        text, span = named
        base = _base(text, span, shelf, findings)
        if base is None:
            return None
        chain.append(base)
        if len(chain) > LEVELS + 1:
            findings.append(Finding("K120", span, kind="deep", text=text, levels=LEVELS))
            return None
    whole, *own = reversed(chain)
    for tree in own:
        whole = _over(whole, tree, findings)
    return whole


def companions(path: Path, folder: Path) -> Iterator[Path]:
    """The files of the folder that a template draws on: those it extends, and its ornaments.

    What is wrong with one of them is left for its reader to say.
    """
    if path.suffix.lower() not in YAML:
        return
    shelf = Shelf(folder)
    with suppress(InputError):
        source, _ = shelf.open(path)
        root = parse(source)[0] if source is not None else None
        if root is None:
            return
        whole_tree(root, shelf, [])
        named = root.get("ornaments") if isinstance(root, Map) else None
        items = named.items if isinstance(named, Seq) else [named]
        found = [shelf.file(item.text, item.span) for item in items if isinstance(item, Scalar)]
        yield from (file for file in (*shelf.opened, *found) if isinstance(file, Path))


def fields_over(base: Map, own: Map, findings: list[Finding]) -> Map:
    """The fields of a template, a style or a box over those it inherits."""
    entries = {key.text: (key, value) for key, value in base.entries}
    for key, value in own.entries:
        before = entries.get(key.text)
        if before is not None:
            value = _joined(key.text, before[1], value, findings)  # noqa: PLW2901  # the field itself
        entries[key.text] = key, value
    return Map(list(entries.values()), own.span)


def _extends(root: Node) -> tuple[str, Span] | None:
    named = root.get(EXTENDS) if isinstance(root, Map) else None
    return (named.text, named.span) if isinstance(named, Scalar) and named.text.strip() else None


def _base(text: str, span: Span, shelf: Shelf, findings: list[Finding]) -> Node | None:
    """The tree of the template that is extended; None with the reason where there is none."""
    found = shelf.template(text, span)
    if isinstance(found, Finding):
        findings.append(found)
        return None
    if real(found) in map(real, shelf.opened):
        findings.append(Finding("K120", span, kind="circle", text=text))
        return None
    try:
        source, faults = shelf.open(found)
    except InputError as error:
        findings.append(error.finding)
        return None
    findings += faults
    if source is None:
        return None
    tree, faults = parse(source)
    findings += faults
    return tree


def _over(base: Node, own: Node, findings: list[Finding]) -> Node:
    if not isinstance(base, Map) or not isinstance(own, Map):
        return own
    whole = fields_over(base, own, findings)
    inherited = own.get(EXTENDS) is None
    entries = [one for one in whole.entries if not (inherited and one[0].text == EXTENDS)]
    return whole._replace(entries=entries)


def _joined(name: str, base: Node, own: Node, findings: list[Finding]) -> Node:
    """A field that both write: mappings field by field, boxes by name, lengths reckoned."""
    if isinstance(base, Map) and isinstance(own, Map):
        return fields_over(base, own, findings)
    if isinstance(base, Seq) and isinstance(own, Seq):
        if name in _SIDES:
            return _side_over(base, own, findings)
        if name == "ornaments":
            return own._replace(items=[*base.items, *own.items])
    return reckoned(base, own, findings) if name in _LENGTHS else own


def _side_over(base: Seq, own: Seq, findings: list[Finding]) -> Seq:
    """The boxes of both; one of the same name stays where it is and is overridden."""
    items = list(base.items)
    places = {name: at for at, item in enumerate(items) if (name := _name(item))}
    for item in own.items:
        at = places.get(_name(item))
        if at is None:
            items.append(item)
        else:
            items[at] = _box_over(items[at], item, findings)
    return own._replace(items=items)


def _box_over(base: Node, own: Node, findings: list[Finding]) -> Node:
    """A box over the one of its name; of another kind, it takes its whole place."""
    if isinstance(base, Map) and isinstance(own, Map):
        (kind, before), (key, body) = base.entries[0], own.entries[0]
        if kind.text == key.text and isinstance(before, Map) and isinstance(body, Map):
            merged = fields_over(before, body, findings)
            return own._replace(entries=[(key, merged)])
    return own


def _name(item: Node) -> str:
    """The name of a box, empty where it has none."""
    if isinstance(item, Map) and len(item.entries) == 1 and isinstance(item.entries[0][1], Map):
        named = item.entries[0][1].get("id")
        return named.text if isinstance(named, Scalar) else ""
    return ""
