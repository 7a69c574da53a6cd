"""What an edition asks of its editors: labels it takes, an order of its lists."""

from cardsmith.intake.decks.labels import NAMES, SPELLINGS, label_of
from cardsmith.intake.fields.desk import Desk
from cardsmith.intake.yaml.nodes import Map, Node
from cardsmith.model.edition import Order

_LISTS = ("allowed", "excluded")
_ALIASES = {"admises": "allowed", "permises": "allowed", "exclues": "excluded"}


def read_excluded(desk: Desk, node: Node) -> frozenset[str]:
    """The labels that no synonym may have, in their short form: ``labels: {excluded: [inj.]}``.

    Where ``allowed`` is written, all others are excluded.
    """
    fields = desk.fields(node, _LISTS, _ALIASES)
    if not isinstance(node, Map):
        return frozenset()
    listed = {name: _labels(desk, fields[name][1], name) for name in _LISTS if name in fields}
    excluded = listed.get("excluded", frozenset())
    return excluded | (frozenset(NAMES) - listed["allowed"] if "allowed" in listed else excluded)


def read_order(desk: Desk, node: Node) -> Order | None:
    """The order that lists are kept in; E107 for one there is not."""
    scalar = desk.text(node, "order")
    if scalar is None:
        return None
    if scalar.text not in set(Order):
        desk.unknown("E107", scalar, Order, "order")
        return None
    return Order(scalar.text)


def _labels(desk: Desk, node: Node, name: str) -> frozenset[str]:
    found = set()
    for index, item in enumerate(desk.items(node, name)):
        scalar = desk.text(item, f"labels.{name}[{index}]")
        if scalar is not None and label_of(scalar.text):
            found.add(label_of(scalar.text))
        elif scalar is not None:
            desk.unknown("E107", scalar, SPELLINGS, "labels")
    return frozenset(found)
