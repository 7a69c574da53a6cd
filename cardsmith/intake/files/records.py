"""The text of a game record, nothing changed in it: a record is kept to the byte."""

from pathlib import Path

from cardsmith.intake.files.text import load, text_of
from cardsmith.model.finding import Finding
from cardsmith.model.place import whole

JSON_LINES = frozenset({".jsonl", ".ndjson"})


def record_text(path: Path, name: str) -> tuple[str | None, tuple[Finding, ...]]:
    """The text of a record, byte order mark and line ends included; None where it is no text.

    ``name`` stands in every place. Raises InputError (F009) for a file that cannot be opened.
    """
    data = load(path, name)
    source, findings = text_of(data, name)
    if source is None:
        return None, tuple(_as_record(finding) for finding in findings)
    return data.decode("utf-8"), tuple(findings)


def is_json_lines(path: Path) -> bool:
    """Whether a record of that name is written as JSON Lines."""
    return path.suffix.lower() in JSON_LINES


def _as_record(finding: Finding) -> Finding:
    """What is wrong with a file, said of a record."""
    empty = finding.code == "F004"
    return Finding("F004", whole(finding.span.file), kind="record") if empty else finding
