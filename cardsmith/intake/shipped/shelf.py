"""Shipped data files as trees; a fault in one is a programmer's."""

from cardsmith.intake.files.source import Source
from cardsmith.intake.yaml.nodes import Map, plain
from cardsmith.intake.yaml.tree import parse
from cardsmith.model.plain import Plain
from cardsmith.resources import Kind, shipped


def shipped_fields(kind: Kind, name: str) -> dict[str, Plain]:
    """The fields of a shipped YAML file.

    Raises ValueError when it does not hold fields or has a fault.
    """
    text = (shipped(kind) / name).read_text(encoding="utf-8")
    return fields_in(Source(f"{kind}/{name}", text))


def fields_in(source: Source) -> dict[str, Plain]:
    """The fields of a YAML text; ValueError when it does not hold fields or has a fault."""
    root, findings = parse(source)
    if findings or not isinstance(root, Map):
        faults = ", ".join(f"{finding.span} {finding.code}" for finding in findings)
        raise ValueError(f"{source.name}: {faults or 'no fields'}")
    return fields_of(plain(root))


def fields_of(value: Plain) -> dict[str, Plain]:
    """A value that has fields; ValueError for any other."""
    if not isinstance(value, dict):
        raise ValueError(f"fields are needed here, not {value!r}")
    return value


def texts_of(value: Plain) -> tuple[str, ...]:
    """A value that is a list of texts; ValueError for any other."""
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise ValueError(f"a list of texts is needed here, not {value!r}")
    return tuple(map(str, value))
