"""What a preflight found, as text and as JSON."""

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from cardsmith.cli.excerpt import printable
from cardsmith.cli.speech import Speaker
from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.lexicon.decimals import as_read, decimals
from cardsmith.model.codes import Severity
from cardsmith.model.finding import Finding
from cardsmith.model.place import named
from cardsmith.model.preflight import Check, State

if TYPE_CHECKING:
    from cardsmith.cli.speech import Said
    from cardsmith.model.preflight import Opinion, Report

SHOWN = 5
"""How many pages that fail one check are written out before they are only counted."""

_STATES = ("outside", "absent", "present", "damaged", "whole")
_UNITS = ("strings", "string", "objects", "object", *_STATES)
_UNIT = re.compile(
    rf"\b({'|'.join((*_UNITS, 'sum', 'title', 'back of', 'front of', 'another page'))})\b"
)
_SIDE = re.compile(r"(.+) (front|back)")


def as_text(report: "Report", voice: Speaker, *, quiet: bool) -> Iterator[str]:
    """A line for each check and for each page that fails one, then what it comes to."""
    words = printed_words("preflight", voice.lang)
    shown: Counter[str] = Counter()
    for check in report.checks:
        if check.state is State.FAILED:
            shown[check.code] += 1
            if shown[check.code] <= SHOWN:
                yield printable(_failed(report.file, check, voice, words))
        elif not quiet:
            yield printable(_passed(check, voice, words))
    hidden = {code: count - SHOWN for code, count in shown.items() if count > SHOWN}
    for code, many in hidden.items():
        one, several = words["more"].split("|")
        yield (one if many == 1 else several).format(code=code, number=many)
    yield from (printable(line) for each in report.opinions for line in _opinion(each, words))
    if not quiet:
        yield statement(report, words)


def as_json(report: "Report", voice: Speaker) -> str:
    """The report as one JSON document (schemas/preflight.schema.json)."""
    counts = _counts(report)
    document = {
        "schema": 1,
        "file": report.file,
        "profile": report.profile,
        "pages": report.pages,
        "checks": [_object(check, voice) for check in report.checks],
        "opinions": [
            {
                "tool": opinion.tool,
                "state": opinion.state.value,
                "said": list(opinion.said),
                "reason": opinion.reason,
            }
            for opinion in report.opinions
        ],
        "summary": {
            **counts,
            "statement": statement(report, printed_words("preflight", voice.lang)),
        },
    }
    return json.dumps(document, ensure_ascii=False, indent=2)


def statement(report: "Report", words: Mapping[str, str]) -> str:
    """What it comes to, and what it is not."""
    counts = _counts(report)
    name = "refused" if report.errors else "undecided" if report.is_undecided else "passed"
    return words[name].format(
        failed=counts["failed"], verified=counts["verified"], missing=counts["not_verified"]
    )


def mapped(path: str, voice: Speaker) -> str:
    """Where the map of the ink was written."""
    return printable(printed_words("preflight", voice.lang)["map"].format(path=path))


def _counts(report: "Report") -> dict[str, int]:
    """How many checks of each state; one that fails on many pages counts once."""
    failed = {check.code for check in report.errors}
    warned = {check.code for check in report.of(State.FAILED)} - failed
    return {
        "verified": len({check.code for check in report.of(State.VERIFIED)}),
        "failed": len(failed),
        "warnings": len(warned),
        "not_verified": len({check.code for check in report.of(State.NOT_VERIFIED)}),
    }


def _failed(file: str, check: Check, voice: Speaker, words: Mapping[str, str]) -> str:
    said = _said(check, voice)
    place = f"{file}, {words['page'].format(page=check.page)}" if check.page else file
    at = ""
    if check.at is not None:
        x, y = (decimals(f"{each:g}", voice.lang) for each in check.at)
        at = f", {words['at'].format(x=x, y=y)}"
    measures = f"[{' → '.join(_told(check, voice))}]"
    colon = voice.phrase["colon"]
    return (
        f"{place}{colon} {said.severity} {check.code} {said.message} {measures}{at} ({said.hint})"
    )


def _passed(check: Check, voice: Speaker, words: Mapping[str, str]) -> str:
    line = f"{check.code} {words[check.state.value]}{voice.phrase['colon']} {words[check.code]}"
    if check.state is State.NOT_VERIFIED:
        return f"{line} ({words[f'reason_{check.reason}']})"
    if check.measured:
        page = f", {words['page'].format(page=check.page)}" if check.page else ""
        line = f"{line} ({' → '.join(_told(check, voice))}{page})"
    return line


def _opinion(opinion: "Opinion", words: Mapping[str, str]) -> Iterator[str]:
    said = opinion.said or (words["nothing"],)
    if opinion.reason:
        said = (words["not-run"].format(reason=words[f"reason_{opinion.reason}"]),)
    for each in said:
        yield words["opinion"].format(tool=opinion.tool, said=each)


def _object(check: Check, voice: Speaker) -> dict[str, object]:
    return {
        "code": check.code,
        "state": check.state.value,
        "severity": check.severity.value,
        "page": check.page,
        "measured": check.measured,
        "limit": check.limit,
        "reason": check.reason,
        "message": _said(check, voice).message if check.state is State.FAILED else "",
        "at": None if check.at is None else list(check.at),
    }


def _said(check: Check, voice: Speaker) -> "Said":
    severity, (measured, limit) = Severity(check.severity), _told(check, voice)
    finding = Finding(
        check.code, named(""), severity=severity, kind=check.kind, measured=measured, limit=limit
    )
    return voice.say(finding)


def _told(check: Check, voice: Speaker) -> tuple[str, str]:
    """What was measured and its limit, in words and numbers of a person's language."""
    measured, limit = (_worded(as_read(text, voice.lang), voice) for text in check.figures)
    return measured, limit


def _worded(text: str, voice: Speaker) -> str:
    words = printed_words("preflight", voice.lang)
    side = _SIDE.fullmatch(text)
    if side is not None:
        text = f"{side[2]} of {side[1]}"
    return _UNIT.sub(lambda found: words[f"unit_{found[0].split(' ')[0]}"], text)
