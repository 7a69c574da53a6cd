"""Findings as GitHub shows them beside the lines of a pull request (workflow commands)."""

from collections.abc import Iterator, Sequence

from cardsmith.cli.speech import Speaker
from cardsmith.model.codes import Severity
from cardsmith.model.finding import Finding

_LEVELS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "notice"}

_TEXT = str.maketrans({"%": "%25", "\r": "%0D", "\n": "%0A"})
_PROPERTY = _TEXT | str.maketrans({":": "%3A", ",": "%2C"})


def annotations(findings: Sequence[Finding], speaker: Speaker) -> Iterator[str]:
    """One command a finding, on a line of its own."""
    for finding in findings:
        said = speaker.say(finding)
        place = ",".join(
            f"{name}={str(value).translate(_PROPERTY)}" for name, value in _place(finding).items()
        )
        hint = f" ({said.hint})" if said.hint else ""
        text = f"{said.message}{hint}".translate(_TEXT)
        yield f"::{_LEVELS[finding.severity]} {place}::{text}"


def _place(finding: Finding) -> dict[str, str | int]:
    """File, line and columns; GitHub takes columns for what stands on one line alone."""
    span = finding.span
    place: dict[str, str | int] = {"file": span.file}
    if span.line:
        place["line"] = span.line
        if span.cell:
            return {**place, "title": f"{finding.code} {span.cell}"}
        place["endLine"] = span.end_line
        if span.line == span.end_line:
            place |= {"col": span.column, "endColumn": span.end_column}
    return {**place, "title": finding.code}
