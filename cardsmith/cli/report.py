"""Findings as a person or a program reads them. The only place that prints them."""

import json
import os
import shlex
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from cardsmith.cli.excerpt import excerpt, printable
from cardsmith.cli.exits import Exit
from cardsmith.cli.options import Lang
from cardsmith.cli.speech import Said, Speaker
from cardsmith.cli.speech import speaker as speaker_of
from cardsmith.model.codes import Severity
from cardsmith.model.finding import Finding, Fix, InputError
from cardsmith.model.place import Span, named, whole

if TYPE_CHECKING:
    from cardsmith.model.edition import Deck
    from cardsmith.pipeline.checking import Checked

SHOWN = {Severity.ERROR: 50, Severity.WARNING: 5, Severity.INFO: 5}
"""How often one code is written out before it is only counted."""

DRAWN = "KLI"
"""The families of templates, layout and imposition."""


@contextmanager
def refusals(lang: Lang | None, *editions: str) -> Iterator[None]:
    """Turn a file that cannot be opened or written into one line and exit 2; a cluster lost, 3.

    It is told in the language of the ``editions`` that were named, unless another is asked for.
    """
    try:
        yield
    except InputError as refusal:
        raise _told(refusal.finding, lang, editions) from None
    except PermissionError as denied:  # of a folder that may not even be looked into
        if denied.filename is None:
            raise
        place = whole(Path(os.fsdecode(denied.filename)).as_posix())
        raise _told(Finding("F009", place, kind="permission"), lang, editions) from None


def _told(refusal: Finding, lang: Lang | None, editions: Sequence[str]) -> typer.Exit:
    """Say why a command cannot run; how it ends."""
    from cardsmith.pipeline.targets import language_of

    said = speaker_of(lang, language_of(editions)).say(refusal)
    typer.echo(short(refusal, said), err=True)
    return typer.Exit(_exit_of(refusal))


def _exit_of(refusal: Finding) -> Exit:
    """What could not run, although it was asked for rightly, is undecided."""
    gone = refusal.code == "I191" and refusal.arguments["kind"] in ("lost", "idle")
    return Exit.UNDECIDED if gone else Exit.USAGE


def short(finding: Finding, said: Said) -> str:
    """One line: place, severity, code, message, hint."""
    hint = f" ({said.hint})" if said.hint else ""
    return f"{_place(finding)}: {said.severity} {finding.code} {said.message}{hint}"


def errors(findings: Sequence[Finding]) -> tuple[Finding, ...]:
    """The errors among findings."""
    return tuple(finding for finding in findings if finding.severity is Severity.ERROR)


def print_short(findings: Sequence[Finding], speaker: Speaker, *, quiet: bool = False) -> None:
    """Every finding on its line; only errors when quiet."""
    for finding in findings:
        if not quiet or finding.severity is Severity.ERROR:
            typer.echo(short(finding, speaker.say(finding)))


def print_paragraphs(
    findings: Sequence[Finding],
    line: Callable[[Span], str],
    speaker: Speaker,
    *,
    quiet: bool,
    err: bool = True,
) -> None:
    """Every finding with the line it stands on; beside the answer, or as the answer."""
    for finding in findings:
        if not quiet or finding.severity is Severity.ERROR:
            paragraph = _paragraph(finding, speaker.say(finding), line(finding.span))
            typer.echo("\n".join(paragraph), err=err)


def print_text(checked: "Checked", speaker: Speaker, *, quiet: bool = False) -> None:
    """Findings with the line they stand on, repeats collapsed, and a summary."""
    shown: Counter[str] = Counter()
    hidden: Counter[str] = Counter()
    for finding in checked.findings:
        if quiet and finding.severity is not Severity.ERROR:
            continue
        if shown[finding.code] >= SHOWN[finding.severity]:
            hidden[finding.code] += 1
            continue
        shown[finding.code] += 1
        line = checked.line(finding.span)
        typer.echo("\n".join(_paragraph(finding, speaker.say(finding), line)))
    for code, rest in sorted(hidden.items()):
        head = f"{code} ×{shown[code] + rest}{speaker.phrase['colon']}"
        seen = speaker.phrase["more"].format(number=rest)
        typer.echo(f"{head} {seen} (--format short --select {code})")
    if not quiet:
        typer.echo(summary(checked, speaker))


def print_not_run(checked: "Checked", speaker: Speaker) -> None:
    """What lacked the dictionary that is required: X904, beside an answer that does not say it."""
    from cardsmith.lint.rules import NEED_DICTIONARY

    codes = tuple(code for code in checked.not_run if code in NEED_DICTIONARY)
    if all(finding.code != "X904" for finding in checked.findings):
        missed = Finding(
            "X904",
            named("--require-dictionary"),
            kind="unwanted",
            codes=codes,
            count=len(codes),
        )
        typer.echo(short(missed, speaker.say(missed)), err=True)


def summary(checked: "Checked", speaker: Speaker) -> str:
    """``104 cards: 0 errors, 2 warnings, 1 info``."""
    tally = Counter(finding.severity for finding in checked.findings)
    parts = [speaker.count(tally[severity], severity.value) for severity in Severity]
    return f"{speaker.count(checked.cards, 'card')}{speaker.phrase['colon']} {', '.join(parts)}"


def print_outcome(checked: "Checked", speaker: Speaker) -> None:
    """Of decks without an error what laying out found, a line each, then the summary.

    It only counts the other findings, and names the command that writes them out.
    """
    drawn = [finding for finding in checked.findings if finding.code[0] in DRAWN]
    for finding in drawn:
        typer.echo(short(finding, speaker.say(finding)))
    details = ""
    if len(drawn) < len(checked.findings):
        command = shlex.join(("cardsmith", "check", _named(checked.decks[0])))
        details = f" ({speaker.phrase['details']}{speaker.phrase['colon']} {command})"
    typer.echo(summary(checked, speaker) + details)


def _named(deck: "Deck") -> str:
    """What to type for a deck: its folder, or the one file that it was read from."""
    is_file = not deck.edition.declared and len(deck.inputs) == 1
    return deck.inputs[0] if is_file else deck.edition.folder or "."


def print_mending(
    findings: Sequence[Finding],
    counts: Mapping[str, int] | None,
    speaker: Speaker,
    *,
    quiet: bool,
) -> None:
    """What was mended, ``mended: N002, T201 ×12``; else how many findings could be.

    ``counts`` is None where nothing was to be mended.
    """
    mends = Counter(finding.fix for finding in findings if finding.mend)
    if quiet:
        return
    if counts:
        tally = (f"{code} ×{many}" if many > 1 else code for code, many in sorted(counts.items()))
        typer.echo(f"{speaker.phrase['mended']}{speaker.phrase['colon']} {', '.join(tally)}")
    elif counts is None and mends:
        phrase = speaker.phrase["mendable"]
        typer.echo(phrase.format(safe=mends[Fix.SAFE], all=mends.total()))


def as_json(checked: "Checked", speaker: Speaker, mended: Mapping[str, int] | None = None) -> str:
    """The report as one JSON document (schemas/report.schema.json).

    ``mended`` is how often each code was mended, where that was asked for.
    """
    tally = Counter(finding.severity for finding in checked.findings)
    summary: dict[str, object] = {
        "errors": tally[Severity.ERROR],
        "warnings": tally[Severity.WARNING],
        "infos": tally[Severity.INFO],
        "cards": checked.cards,
        "not_run": list(checked.not_run),
    }
    if mended is not None:
        summary["mended"] = dict(sorted(mended.items()))
    document = {
        "schema": 1,
        "findings": [as_object(finding, speaker.say(finding)) for finding in checked.findings],
        "summary": summary,
    }
    return json.dumps(document, ensure_ascii=False, indent=2)


def as_object(finding: Finding, said: Said) -> dict[str, object]:
    """A finding with its words as documents have it."""
    span = finding.span
    return {
        "code": finding.code,
        "severity": finding.severity.value,
        "file": span.file,
        "cell": span.cell,
        "line": span.line,
        "column": span.column,
        "end_line": span.end_line,
        "end_column": span.end_column,
        "message": said.message,
        "hint": said.hint,
        "card": finding.card,
        "fix": finding.fix.value,
    }


def _paragraph(finding: Finding, said: Said, line: str) -> Iterator[str]:
    yield f"{_place(finding)}: {said.severity} {finding.code} {said.message}"
    span = finding.span
    if line.strip():
        end = span.end_column if span.end_line == span.line else span.column
        shown, carets = excerpt(line, span.column, end)
        yield f"{span.line:>6} | {shown}"
        yield f"       | {carets}"
    if said.hint:
        yield f"       = {said.hint}"


def _place(finding: Finding) -> str:
    span = finding.span
    return printable(f"{span.file}!{span.cell}" if span.cell else str(span))
