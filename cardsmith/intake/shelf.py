"""Shipped data files as trees; a fault in one is a programmer's."""

from cardsmith.intake.nodes import Map
from cardsmith.intake.source import Source
from cardsmith.intake.yaml_tree import parse
from cardsmith.resources import Kind, shipped


def shipped_tree(kind: Kind, name: str) -> Map:
    """The fields of a shipped YAML file.

    Raises ValueError when it does not hold fields or has a fault.
    """
    text = (shipped(kind) / name).read_text(encoding="utf-8")
    root, findings = parse(Source(f"{kind}/{name}", text))
    if findings or not isinstance(root, Map):
        raise ValueError(f"shipped file {kind}/{name}: {findings or 'no fields'}")
    return root
