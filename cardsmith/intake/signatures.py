"""Files of signatures: ``edition.lock``, and what an HTML proof saves."""

from pathlib import Path

from cardsmith.intake.editions.opened import Opened, open_tree
from cardsmith.intake.fields.desk import Desk
from cardsmith.intake.fields.version import check_schema
from cardsmith.intake.yaml.nodes import Node
from cardsmith.intake.yaml.schema import unreported
from cardsmith.model.codes import Severity
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.signature import Signature

_FIELDS = ("card", "reader", "digest", "read", "remark")
_YES = frozenset({"yes", "true"})


def read_signatures(path: Path) -> tuple[Signature, ...]:
    """The signatures of a file, in its order.

    Raises InputError for a file that cannot be opened, and for the first error in it: what is
    read by half must not be written back.
    """
    opened = Opened()
    tree = open_tree(path, opened)
    desk = Desk(tree[0], opened.findings) if tree else None
    found = _signatures(desk, tree[1]) if desk and tree and tree[1] is not None else ()
    if tree:
        opened.findings += unreported("lock", tree[1], opened.findings)
    errors = [one for one in opened.findings if one.severity is Severity.ERROR]
    if errors:
        raise InputError(_of_lock(min(errors, key=lambda one: one.span[1:3])))
    return found


def _of_lock(finding: Finding) -> Finding:
    """What is wrong with a file, said of signatures."""
    return Finding("F004", finding.span, kind="lock") if finding.code == "F004" else finding


def _signatures(desk: Desk, root: Node) -> tuple[Signature, ...]:
    fields = desk.fields(root, ("signatures", "schema"), {})
    check_schema(desk, fields)
    if "signatures" not in fields:
        return ()
    items = desk.items(fields["signatures"][1], "signatures")
    return tuple(found for item in items if (found := _signature(desk, item)) is not None)


def _signature(desk: Desk, node: Node) -> Signature | None:
    """One entry; None where something of it is missing, which the schema says."""
    fields = desk.fields(node, _FIELDS, {})
    texts = {}
    for name, (_, value) in fields.items():
        scalar = desk.text(value, name)
        texts[name] = scalar.text.strip() if scalar is not None else ""
    if not all(texts.get(name) for name in _FIELDS[:-1]):
        return None
    return Signature(
        card=texts["card"],
        reader=texts["reader"],
        digest=texts["digest"],
        is_read=texts["read"] in _YES,
        remark=texts.get("remark", ""),
    )
