"""``cardsmith referee test``: whether the referee rules as case books state."""

from typing import TYPE_CHECKING, Annotated

import typer

from cardsmith.cli.commands.referee.options import Only, Rulebook, ids
from cardsmith.cli.exits import Exit
from cardsmith.cli.options import Language, Quiet

if TYPE_CHECKING:
    from cardsmith.cli.speech import Speaker
    from cardsmith.pipeline.testing_cases import Tested


def try_books(
    casebooks: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[CASEBOOK]...",
            help="Case books (YAML), or shipped ones (bouffon, dalmuti). None: all that ship.",
            show_default=False,
        ),
    ] = None,
    rules: Rulebook = "texte",
    case: Only = "",
    lang: Language = None,
    quiet: Quiet = False,
) -> None:
    """Test case books: verdicts, citations, house rules; exit 1 when one is not as stated.

    A case that cannot be judged, or states nothing, exits 2. Infos tell which articles have no
    case that keeps them, or none that breaks them.

    Example: cardsmith referee test our-table.yaml --rules our-rules.yaml
    """
    from cardsmith.cli import report
    from cardsmith.cli.speech import speaker
    from cardsmith.pipeline.casebooks import chosen, open_books
    from cardsmith.pipeline.rulebooks import rulebook
    from cardsmith.pipeline.testing_cases import tried

    voice = speaker(lang)
    with report.refusals(lang):
        books = chosen(open_books(casebooks or ()), ids(case))
        tested = tried(books, rulebook(rules))
    gaps = () if case else tested.gaps
    report.print_paragraphs(tested.unreadable, books.line, voice, quiet=quiet)
    report.print_paragraphs(tested.failures, books.line, voice, quiet=quiet, err=False)
    report.print_short(gaps, voice, quiet=quiet)
    if not quiet:
        typer.echo(_summary(tested, voice))
    raise typer.Exit(_exit(tested))


def _summary(tested: "Tested", voice: "Speaker") -> str:
    """``314 cases: 312 right, 1 wrong, 1 not judged``."""
    unread = tested.cases - tested.judged
    parts = [
        f"{tested.judged - tested.failed} {voice.phrase['right']}",
        f"{tested.failed} {voice.phrase['wrong']}",
        *([f"{unread} {voice.phrase['not judged']}"] if unread else []),
    ]
    return f"{voice.count(tested.cases, 'case')}{voice.phrase['colon']} {', '.join(parts)}"


def _exit(tested: "Tested") -> Exit:
    if any(finding.severity == "error" for finding in tested.unreadable):
        return Exit.USAGE
    return Exit.FINDINGS if tested.failures else Exit.RIGHT
