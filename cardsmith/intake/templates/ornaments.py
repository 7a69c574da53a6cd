"""The ornaments of an edition's own, in the notation of those that ship."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from cardsmith.intake.shipped.ornaments import part
from cardsmith.intake.templates.shelf import Shelf
from cardsmith.intake.templates.values import FieldError
from cardsmith.intake.yaml.nodes import Map, Node, Scalar, Seq
from cardsmith.intake.yaml.tree import parse
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.ornament import Ornament, Part

PARTS = 500
"""The most parts of one ornament."""

_NUMBER = r"-?(?:\d{1,4}(?:\.\d{1,4})?|\.\d{1,4})"
_PART = re.compile(
    rf"~?(?:t[PKkWVGBSCYADEav] {_NUMBER}|[-PKkWVGBSCYADEav][0-3])"
    rf"(?: [MLCQZOERH](?: {_NUMBER})*)+"
)
_HATCH = re.compile(r"H(?: \S+){8} ([^ ]+)")
_MOST_LINES = 100
_EXAMPLE = 'bell: {box: [100, 100], parts: ["G1 O 50 50 40", "-2 M 10 50 L 90 50"]}'


def own_ornaments(
    names: tuple[Scalar, ...], shelf: Shelf, findings: list[Finding]
) -> Mapping[str, Ornament]:
    """The ornaments of these files of the folder, each by the bare name of its file and its own.

    What is wrong with one is told at its line, and it is left out.
    """
    found: dict[str, Ornament] = {}
    for named in names:
        path = shelf.file(named.text, named.span)
        if isinstance(path, Finding):
            findings.append(path)
            continue
        try:
            source, faults = shelf.open(path)
        except InputError as error:
            findings.append(error.finding)
            continue
        root, more = parse(source) if source is not None else (None, [])
        findings += [*faults, *more]
        if root is not None:
            found |= dict(_family(path, root, findings))
    return found


def _family(path: Path, root: Node, findings: list[Finding]) -> Iterator[tuple[str, Ornament]]:
    if not isinstance(root, Map):
        findings.append(Finding("K103", root.span, example=_EXAMPLE))
        return
    for key, body in root.entries:
        name = f"{path.stem}/{key.text}"
        try:
            yield name, _ornament(name, key, body)
        except FieldError as fault:
            findings.append(fault.finding)


def _ornament(name: str, key: Scalar, body: Node) -> Ornament:
    box, parts = (body.get("box"), body.get("parts")) if isinstance(body, Map) else (None, None)
    if not isinstance(box, Seq) or not isinstance(parts, Seq) or len(parts.items) > PARTS:
        raise FieldError(Finding("K103", key.span, example=_EXAMPLE))
    sides = [item.text if isinstance(item, Scalar) else "" for item in box.items]
    if len(sides) != 2 or sides[0] != "100" or not re.fullmatch(r"[1-9]\d{0,3}", sides[1]):
        raise FieldError(Finding("K126", box.span, kind="box", text=", ".join(sides)))
    drawn = tuple(_part(item) for item in parts.items)
    return Ornament(name=name, height=float(sides[1]), parts=drawn)


def _part(node: Node) -> Part:
    written = " ".join(node.text.split()) if isinstance(node, Scalar) else ""
    hatches = _HATCH.findall(written)
    if _PART.fullmatch(written) and all(
        count.isdigit() and 0 < int(count) <= _MOST_LINES for count in hatches
    ):
        try:
            return part(written)
        except ValueError:
            pass
    raise FieldError(Finding("K126", node.span, kind="part", text=written[:40]))
