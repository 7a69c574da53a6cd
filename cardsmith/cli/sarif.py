"""Findings as SARIF 2.1.0, which code hosts and editors read."""

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

from cardsmith import __version__
from cardsmith.cli.speech import Speaker
from cardsmith.intake.shipped.messages import entry
from cardsmith.model.codes import SEVERITIES, Severity
from cardsmith.model.edit import Edit
from cardsmith.model.finding import Finding
from cardsmith.model.place import Span

if TYPE_CHECKING:
    from cardsmith.pipeline.checking import Checked

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"

_LEVELS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "note"}
_ROOT = "%SRCROOT%"
"""What paths are relative to: where the check was run, on a code host the top of the checkout."""

_CODES = {code: index for index, code in enumerate(sorted(SEVERITIES))}
"""Every rule, those that found nothing too: so what was mended is known to be mended."""


def as_sarif(checked: "Checked", speaker: Speaker) -> str:
    """The report as one document; it names all rules, in the language that is spoken."""
    from cardsmith.pipeline.proposing import proposals

    run = {
        "tool": {
            "driver": {
                "name": "cardsmith",
                "semanticVersion": __version__,
                "language": speaker.lang,
                "rules": [_rule(code, speaker.lang) for code in _CODES],
            }
        },
        "columnKind": "unicodeCodePoints",
        "originalUriBaseIds": {_ROOT: {"description": {"text": "Where the check was run."}}},
        "invocations": [
            {
                "executionSuccessful": True,
                "toolConfigurationNotifications": _not_run(checked.not_run, speaker),
            }
        ],
        "results": [
            _result(finding, speaker, edits)
            for finding, edits in zip(checked.findings, proposals(checked.findings), strict=True)
        ],
    }
    document = {"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}
    return json.dumps(document, ensure_ascii=False, indent=1)


def _rule(code: str, lang: str) -> dict[str, object]:
    found = entry(code)
    words = found.words[lang]
    return {
        "id": code,
        "shortDescription": {"text": _without_gaps(words.message)},
        "fullDescription": {"text": words.why},
        "help": {"text": _without_gaps(words.hint) or words.why},
        "defaultConfiguration": {"level": _LEVELS[SEVERITIES[code]]},
    }


def _without_gaps(text: str) -> str:
    """Words whose placeholders are dots."""
    from cardsmith.pipeline.explaining import without_placeholders

    return without_placeholders(text)


def _not_run(codes: Iterable[str], speaker: Speaker) -> list[dict[str, object]]:
    return [
        {
            "level": "warning",
            "message": {"text": speaker.phrase["not run"].format(code=code)},
            "associatedRule": {"id": code, "index": _CODES[code]},
        }
        for code in codes
    ]


def _result(finding: Finding, speaker: Speaker, edits: Sequence[Edit]) -> dict[str, object]:
    said = speaker.say(finding)
    hint = f" ({said.hint})" if said.hint else ""
    return {
        "ruleId": finding.code,
        "ruleIndex": _CODES[finding.code],
        "level": _LEVELS[finding.severity],
        "message": {"text": f"{said.message}{hint}"},
        "locations": [_location(finding)],
        **({"fixes": [_fix(finding, said.hint, edits)]} if edits else {}),
    }


def _fix(finding: Finding, hint: str, edits: Sequence[Edit]) -> dict[str, object]:
    """What to write instead, to be taken or left."""
    replacements = [
        {"deletedRegion": _region(edit.span), "insertedContent": {"text": edit.text}}
        for edit in edits
    ]
    change = {"artifactLocation": artifact(finding.span.file), "replacements": replacements}
    return {"description": {"text": hint or finding.code}, "artifactChanges": [change]}


def _location(finding: Finding) -> dict[str, object]:
    """The place in its file, and the card that it is about."""
    span = finding.span
    physical: dict[str, object] = {"artifactLocation": artifact(span.file)}
    if span.line and not span.cell:
        physical["region"] = _region(span)
    names = [
        name for name in (f"{span.file}!{span.cell}" if span.cell else "", finding.card) if name
    ]
    logical = [{"fullyQualifiedName": name} for name in names]
    return {"physicalLocation": physical, **({"logicalLocations": logical} if logical else {})}


def _region(span: Span) -> dict[str, int]:
    """Lines and columns from 1, the end excluded, as a span has them."""
    return {
        "startLine": span.line,
        "startColumn": span.column,
        "endLine": span.end_line,
        "endColumn": span.end_column,
    }


def artifact(file: str) -> dict[str, str]:
    """A file as a URI: relative to where the check was run if it lies there, else whole."""
    path, here = Path(file), Path.cwd()
    if not path.is_absolute() and ".." not in path.parts:
        return {"uri": quote(path.as_posix()), "uriBaseId": _ROOT}
    whole = (here / path).resolve()
    if whole.is_relative_to(here.resolve()):
        return {"uri": quote(whole.relative_to(here.resolve()).as_posix()), "uriBaseId": _ROOT}
    return {"uri": whole.as_uri()}
