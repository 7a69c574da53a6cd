"""``cardsmith referee ask``: a quarrel told in a few answers, and the ruling."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cardsmith.cli.commands.referee.options import Rulebook
from cardsmith.cli.exits import Exit
from cardsmith.cli.options import Language, Quiet

if TYPE_CHECKING:
    from cardsmith.model.casebook import Case
    from cardsmith.model.rules import Rules
    from cardsmith.model.ruling import Ruling
    from cardsmith.pipeline.asking import Asked, Talk


def ask(
    rules: Rulebook = "texte",
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Add the case at the end of this case book.")
    ] = None,
    lang: Language = None,
    quiet: Quiet = False,
) -> None:
    """Answer a few questions about a quarrel, and hear the ruling.

    Reply by number or by name; ? explains, - means nothing of the kind, an empty line leaves.
    Exit codes: 0 the claim is correct, 1 it is wrong, 3 the rules do not say, 2 left early.

    Example: cardsmith referee ask --lang fr --save nos-querelles.yaml
    """
    from cardsmith.cli import report, rulings
    from cardsmith.cli.speech import tongue
    from cardsmith.pipeline.answering import phrase
    from cardsmith.pipeline.asking import interview
    from cardsmith.pipeline.judging import judge
    from cardsmith.pipeline.rulebooks import rulebook
    from cardsmith.pipeline.saving_cases import check_book

    language = tongue(lang)
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")
    with report.refusals(lang):
        ground = rulebook(rules)
        if save is not None:
            check_book(save)
        if not quiet:
            typer.echo(phrase("ask.intro", language))
        case = _converse(interview(language, ground))
        if case is None:
            typer.echo(phrase("ask.left", language), err=True)
            raise typer.Exit(Exit.USAGE)
        answer = judge(case, language, ground)
        if not quiet:
            typer.echo("\n" + "\n".join(rulings.in_words(answer, language, case.says)))
        _keep(case, answer.ruling, ground, save, language)
    raise typer.Exit(rulings.exit_of([answer.ruling.verdict], is_whole=True))


def _converse(talk: "Talk") -> "Case | None":
    """The case that the answers make; None when somebody leaves."""
    asked = next(talk)
    while True:
        reply = _reply(asked)
        if not reply:
            return None
        try:
            asked = talk.send(reply)
        except StopIteration as done:
            case: Case = done.value
            return case


def _reply(asked: "Asked") -> str | None:
    """What is typed in answer, the default for an empty line; nothing when somebody leaves."""
    from cardsmith.cli.rulings import spoken

    if asked.problem:
        typer.echo(f"! {spoken(asked.problem)}")
    default = f" [{asked.default}]" if asked.default else ""
    typer.echo(f"\n{spoken(asked.ask)}{default}")
    for number, choice in enumerate(asked.choices, 1):
        typer.echo(f"  {number:>2}  {spoken(choice)}")
    while (text := _typed()) == "?":
        typer.echo(f"  {spoken(asked.help)}")
    return None if text is None else text or asked.default


def _typed() -> str | None:
    """One line from the keyboard; None at its end, on Ctrl-C, and where there is none."""
    if sys.stdin is None:
        return None
    try:
        return input("> ").strip()
    except (EOFError, KeyboardInterrupt):
        typer.echo("")
        return None


def _keep(case: "Case", ruling: "Ruling", ground: "Rules", save: Path | None, lang: str) -> None:
    """Write the case where it is to be kept; ask where, if nobody has said."""
    from cardsmith.pipeline.answering import phrase
    from cardsmith.pipeline.saving_cases import save_case

    if save is None:
        save = _book(lang)
    if save is not None:
        kept = save_case(save, case, ruling, ground)
        typer.echo(phrase("ask.kept", lang, id=kept, file=save.as_posix()))


def _book(lang: str) -> Path | None:
    """The case book that somebody names; None where the case is not to be kept."""
    from cardsmith.cli import report
    from cardsmith.cli.speech import Speaker
    from cardsmith.model.finding import InputError
    from cardsmith.pipeline.answering import phrase
    from cardsmith.pipeline.asking import Asked
    from cardsmith.pipeline.saving_cases import check_book

    problem = ""
    while True:
        words = phrase("ask.keep", lang), phrase("ask.keep.help", lang)
        name = _reply(Asked(*words, problem=problem))
        if not name:
            return None
        try:
            check_book(Path(name))
        except InputError as error:
            problem = report.short(error.finding, Speaker(lang).say(error.finding))
        else:
            return Path(name)
