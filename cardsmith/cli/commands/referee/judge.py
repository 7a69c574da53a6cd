"""``cardsmith referee judge``: the answers to the cases of a book."""

from typing import Annotated

import typer

from cardsmith.cli.commands.referee.options import Only, Rulebook, ids
from cardsmith.cli.options import Json, Language, Quiet


def judge(
    cases: Annotated[
        list[str],
        typer.Argument(
            metavar="CASES...", help="Case books (YAML), or a shipped one: bouffon, dalmuti."
        ),
    ],
    rules: Rulebook = "texte",
    only: Only = "",
    as_json: Json = False,
    lang: Language = None,
    quiet: Quiet = False,
) -> None:
    """Judge the cases of a book: verdict, reason, articles, and what a house rule would change.

    Exit codes: 2 when a case cannot be judged, else 1 when a claim is wrong, else 3 when the
    rules do not say, else 0.

    Example: cardsmith referee judge bouffon --case B044 --lang fr
    """
    from cardsmith.cli import report, rulings
    from cardsmith.cli.speech import speaker
    from cardsmith.pipeline.casebooks import chosen, judge_books, open_books
    from cardsmith.pipeline.rulebooks import rulebook

    voice = speaker(lang)
    with report.refusals(lang):
        books = chosen(open_books(cases), ids(only))
        judged = judge_books(books, voice.lang, rulebook(rules))
    report.print_paragraphs(judged.findings, books.line, voice, quiet=quiet)
    if as_json:
        answers = (answer for _, answer in judged.rulings)
        typer.echo(rulings.as_json(answers, judged.findings, voice))
    elif judged.rulings and not quiet:
        blocks = (
            "\n".join(rulings.in_words(answer, voice.lang, case.says))
            for case, answer in judged.rulings
        )
        typer.echo("\n\n".join(blocks))
    verdicts = (answer.ruling.verdict for _, answer in judged.rulings)
    raise typer.Exit(rulings.exit_of(verdicts, is_whole=judged.is_whole))
