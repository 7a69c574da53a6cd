"""``cardsmith referee diff``: what changes when a table plays by other rules."""

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from cardsmith.cli.commands.referee.options import Only, ids
from cardsmith.cli.exits import Exit
from cardsmith.cli.options import Json, Language, Quiet

if TYPE_CHECKING:
    from cardsmith.cli.speech import Speaker
    from cardsmith.pipeline.comparing import Change, Compared, Difference

_PROFILE = "A profile (texte, officiel, famille) or a rulebook file."


def diff(
    before: Annotated[str, typer.Argument(metavar="BEFORE", help=_PROFILE, show_default=False)],
    after: Annotated[str, typer.Argument(metavar="AFTER", help=_PROFILE, show_default=False)],
    books: Annotated[
        list[str] | None,
        typer.Option(
            "--book", metavar="CASEBOOK", help="Compare the cases of this book; else all that ship."
        ),
    ] = None,
    case: Only = "",
    as_json: Json = False,
    lang: Language = None,
    quiet: Quiet = False,
) -> None:
    """Tell which cases two sets of rules rule otherwise, and which option makes the difference.

    A case whose situation cannot come about under one of the two is told as an info. Exit codes:
    0 the rules were compared, 2 a rulebook or a case book cannot be read.

    Example: cardsmith referee diff texte officiel
    """
    from cardsmith.cli import report
    from cardsmith.cli.speech import speaker
    from cardsmith.pipeline.casebooks import chosen, open_books
    from cardsmith.pipeline.comparing import compared
    from cardsmith.pipeline.rulebooks import rulebook

    voice = speaker(lang)
    with report.refusals(lang):
        opened = chosen(open_books(books or ()), ids(case))
        grounds = rulebook(before, "BEFORE"), rulebook(after, "AFTER")
        found = compared(opened, *grounds, voice.lang)
    report.print_paragraphs(found.findings, opened.line, voice, quiet=quiet)
    if as_json:
        typer.echo(json.dumps(_document(found), ensure_ascii=False, indent=2))
    elif not quiet:
        typer.echo("\n".join(_lines(found, voice)))
    raise typer.Exit(Exit.USAGE if report.errors(found.findings) else Exit.RIGHT)


def _lines(found: "Compared", voice: "Speaker") -> Iterator[str]:
    for change in found.changes:
        yield from _paragraph(change, voice)
        yield ""
    yield (
        f"{voice.count(len(found.changes) + found.same, 'case')}{voice.phrase['colon']} "
        f"{len(found.changes)} {voice.phrase['changed']}, {found.same} {voice.phrase['same']}"
    )


def _paragraph(change: "Change", voice: "Speaker") -> Iterator[str]:
    """A case, both verdicts, the options between them, and why each is as it is."""
    from cardsmith.cli.rulings import spoken
    from cardsmith.pipeline.answering import verdict_words

    lang, colon = voice.lang, voice.phrase["colon"]
    before, after = change.before, change.after
    verdicts = (verdict_words(each.ruling.verdict, lang) for each in (before, after))
    yield f"{spoken(change.case.id)}{colon} {' → '.join(verdicts)}"
    if lang in change.case.says:
        yield f"  {spoken(change.case.says[lang])}"
    for difference in change.options:
        yield f"  {_difference(difference, voice)}"
    for answer in (before, after):
        cited = ", ".join(answer.ruling.cited)
        verdict = verdict_words(answer.ruling.verdict, lang)
        yield f"  {verdict}{colon} {spoken(answer.because)} ({cited})"


def _difference(difference: "Difference", voice: "Speaker") -> str:
    from cardsmith.pipeline.comparing import meaning

    values = (
        f"{value} ({meaning(difference.option, value, voice.lang)})"
        for value in (difference.before, difference.after)
    )
    return f"{difference.option}{voice.phrase['colon']} {' → '.join(values)}"


def _document(found: "Compared") -> dict[str, object]:
    """The comparison as schemas/rules-diff.schema.json has it."""
    return {
        "schema": 1,
        "options": [_option(each) for each in found.options],
        "changes": [
            {
                "id": change.case.id,
                "before": change.before.ruling.verdict.value,
                "after": change.after.ruling.verdict.value,
                "cited_before": list(change.before.ruling.cited),
                "cited_after": list(change.after.ruling.cited),
                "options": [_option(each) for each in change.options],
            }
            for change in found.changes
        ],
        "same": found.same,
    }


def _option(difference: "Difference") -> dict[str, str]:
    return {
        "option": difference.option,
        "before": difference.before,
        "after": difference.after,
    }
