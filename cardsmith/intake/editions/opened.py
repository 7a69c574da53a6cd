"""The files that one reading has opened, and everything found in them."""

from pathlib import Path

from cardsmith.intake.files.folders import shown
from cardsmith.intake.files.source import Source
from cardsmith.intake.files.text import load, table_text_of, text_of
from cardsmith.intake.yaml.nodes import Node
from cardsmith.intake.yaml.tree import parse
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import whole
from cardsmith.model.struct import Struct, field


class Opened(Struct):
    """Inputs in the order read, findings, and the files that the edition itself names."""

    inputs: list[str] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    named: set[Path] = field(default_factory=set)


def open_tree(path: Path, opened: Opened) -> tuple[Source, Node | None] | None:
    """The text and the tree of a YAML file; None when it cannot be read, which is reported.

    Raises InputError when it cannot be opened.
    """
    source = open_source(path, opened)
    return tree_of(source, opened) if source is not None else None


def open_source(path: Path, opened: Opened) -> Source | None:
    """The text of a YAML file; None when it is none, which is reported.

    Raises InputError when it cannot be opened.
    """
    name = shown(path)
    data = load(path, name)
    opened.inputs.append(name)
    source, findings = text_of(data, name)
    opened.findings += findings
    return source


def tree_of(source: Source, opened: Opened) -> tuple[Source, Node | None] | None:
    """A text with its tree; None when it has none, which is reported."""
    root, findings = parse(source)
    opened.findings += findings
    return None if root is None and findings else (source, root)


def open_table(path: Path, opened: Opened, encoding: str = "") -> Source | None:
    """The text of a CSV file; None when it cannot be read, which is reported.

    ``encoding`` is found by the ladder where it is not told.

    Raises InputError when it cannot be opened.
    """
    name = shown(path)
    data = load(path, name)
    opened.inputs.append(name)
    source, findings = table_text_of(data, name, encoding)
    opened.findings += findings
    return source


def open_workbook(path: Path, opened: Opened) -> bytes:
    """The bytes of a workbook.

    Raises InputError when it cannot be opened, or when nothing here reads workbooks (F018).
    """
    from cardsmith.intake.tables.workbooks.reading import has_library

    name = shown(path)
    data = load(path, name)
    opened.inputs.append(name)
    if not has_library():
        raise InputError(Finding("F018", whole(name), kind="missing"))
    return data
