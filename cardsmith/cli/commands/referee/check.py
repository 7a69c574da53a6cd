"""``cardsmith referee check``: a game record replayed, to the first line that is false."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cardsmith.cli.options import Json, Language, Quiet
from cardsmith.model.ruling import Verdict

if TYPE_CHECKING:
    from cardsmith.cli.speech import Speaker
    from cardsmith.pipeline.judging import Answer
    from cardsmith.pipeline.replaying import Replayed

_LEFT_OUT = "G130"
"""The code of a fact that a record does not tell, and on which the rest of a line hangs."""


def check(
    records: Annotated[
        list[Path],
        typer.Argument(metavar="RECORD...", help="Game records: .partie, or JSON Lines (.jsonl)."),
    ],
    as_played: Annotated[
        bool, typer.Option("--as-played", help="Go on after a false line with what was played.")
    ] = False,
    as_ruled: Annotated[
        bool, typer.Option("--as-ruled", help="Go on after a false line as the rules have it.")
    ] = False,
    rules: Annotated[
        str,
        typer.Option(metavar="PROFILE|FILE", help="Other rules than those the record names."),
    ] = "",
    as_json: Json = False,
    lang: Language = None,
    quiet: Quiet = False,
) -> None:
    """Replay game records; stop at the first false line, with the ruling on it.

    What a record leaves out is told as a warning, and what hangs on it is not judged. Exit codes:
    2 when a record cannot be read, else 1 for a false line, else 3 where the rules do not say on
    a dispute or something was left out and could not be checked, else 0.

    Example: cardsmith referee check partie.partie --as-played
    """
    from cardsmith.cli import report, rulings
    from cardsmith.cli.speech import speaker
    from cardsmith.intake.files.folders import shown
    from cardsmith.pipeline.replaying import replay_file
    from cardsmith.pipeline.rulebooks import rulebook
    from cardsmith.referee.replay.values import Going

    if as_played and as_ruled:
        raise typer.BadParameter("--as-played or --as-ruled, not both")
    voice = speaker(lang)
    going = Going.AS_PLAYED if as_played else Going.AS_RULED if as_ruled else Going.STOP
    with report.refusals(lang):
        ground = rulebook(rules) if rules else None
        replayed = {shown(path): replay_file(path, going, ground) for path in records}
    for each in replayed.values():
        err = as_json or each.replay is None
        report.print_paragraphs(each.findings, each.line, voice, quiet=quiet, err=err)
    answers = [answer for each in replayed.values() for answer in _answers(each, voice.lang)]
    if as_json:
        findings = (finding for each in replayed.values() for finding in each.findings)
        typer.echo(rulings.as_json(answers, findings, voice))
    elif not quiet:
        blocks = ["\n".join(rulings.in_words(answer, voice.lang)) + "\n" for answer in answers]
        typer.echo("\n".join([*blocks, *_summaries(replayed, voice)]))
    verdicts = {verdict for each in replayed.values() for verdict in _verdicts(each)}
    whole = all(each.replay is not None for each in replayed.values())
    raise typer.Exit(rulings.exit_of(verdicts, is_whole=whole))


def _answers(replayed: "Replayed", lang: str) -> "Iterator[Answer]":
    """The rulings on false lines, and on the disputes that the table left open."""
    from cardsmith.pipeline.replaying import explained
    from cardsmith.referee.replay.values import Part

    for ruled in replayed.replay.ruled if replayed.replay else ():
        if ruled.is_false or (ruled.part is Part.DISPUTE and ruled.said is None):
            yield explained(replayed, ruled, lang)


def _verdicts(replayed: "Replayed") -> Iterator[Verdict]:
    """What weighs in the exit code: false lines, and what was asked and left without an answer."""
    from cardsmith.cli.report import errors

    if replayed.replay is not None and errors(replayed.findings):
        yield Verdict.WRONG
    if any(finding.code == _LEFT_OUT for finding in replayed.findings):
        yield Verdict.NOT_COVERED
    for ruled in replayed.replay.ruled if replayed.replay else ():
        if ruled.said is None and ruled.ruling.verdict is Verdict.NOT_COVERED:
            yield Verdict.NOT_COVERED


def _summaries(replayed: "Mapping[str, Replayed]", voice: "Speaker") -> Iterator[str]:
    """How many lines of each record were judged, and how many of them are false."""
    from cardsmith.cli import report

    for name, each in replayed.items():
        judged = {ruled.span.line for ruled in (each.replay.ruled if each.replay else ())}
        amiss = {finding.span.line for finding in report.errors(each.findings)}
        false = amiss | {ruled.span.line for ruled in each.false}
        lines = voice.count(len(judged | false), "line")
        yield f"{name}{voice.phrase['colon']} {lines}, {len(false)} {voice.phrase['false']}"
