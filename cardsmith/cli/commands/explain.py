"""``cardsmith explain``: why a code exists, what the law says, and what an option changes."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from cardsmith.cli.options import Language, Quiet

if TYPE_CHECKING:
    from cardsmith.pipeline.explaining import CodeExplained
    from cardsmith.pipeline.law_pages import LawPage
    from cardsmith.pipeline.words import Example

_HEADINGS = {
    "fr": {
        "why": "Pourquoi",
        "hint": "Remède",
        "bad": "À éviter",
        "good": "Bien",
    },
    "en": {
        "why": "Why",
        "hint": "Remedy",
        "bad": "Wrong",
        "good": "Right",
    },
}


def explain(
    topic: Annotated[
        str,
        typer.Argument(
            metavar="TOPIC",
            help="A code (C401), an article (BOU-22), a silence (BOU-Q36), an option "
            "(dalmuti.jokers), a profile of rules (officiel), or how several begin (C4, DAL-Q).",
        ),
    ],
    lang: Language = None,
    quiet: Quiet = False,
) -> None:
    """Explain a code with a wrong and a right example, or a part of the games' rules.

    Example: cardsmith explain BOU-22 --lang fr
    """
    from cardsmith.cli import report
    from cardsmith.cli.speech import tongue
    from cardsmith.pipeline.explaining import explained

    language = tongue(lang)
    with report.refusals(lang):
        pages = explained(topic, language)
    if not quiet:
        several = len(pages) > 1
        lines = map(_in_short, pages) if several else _in_full(pages[0], language)
        typer.echo("\n".join(lines))


def _in_short(page: "CodeExplained | LawPage") -> str:
    from cardsmith.cli.law_text import in_short
    from cardsmith.pipeline.explaining import CodeExplained

    if isinstance(page, CodeExplained):
        return f"{page.code} {page.message}"
    return in_short(page)


def _in_full(page: "CodeExplained | LawPage", lang: str) -> Iterator[str]:
    from cardsmith.cli.law_text import in_full
    from cardsmith.pipeline.explaining import CodeExplained

    if isinstance(page, CodeExplained):
        return _code_page(page, lang)
    return in_full(page, lang)


def _code_page(found: "CodeExplained", lang: str) -> Iterator[str]:
    from cardsmith.cli.speech import PHRASES, SEVERITY_WORDS

    heading = _HEADINGS[lang]
    severity = SEVERITY_WORDS[lang][found.severity]
    yield f"{found.code} ({severity}){PHRASES[lang]['colon']} {found.message}"
    colon = PHRASES[lang]["colon"]
    yield f"\n{heading['why']}{colon} {found.why}"
    if found.hint:
        yield f"{heading['hint']}{colon} {found.hint}"
    yield f"\n{heading['bad']}{colon}"
    yield from _example(found.bad)
    yield f"\n{heading['good']}{colon}"
    yield from _example(found.good)


def _example(example: "Example") -> Iterator[str]:
    from cardsmith.pipeline.explaining import visible

    files = {"": example} if isinstance(example, str) else example
    for name, text in files.items():
        if name:
            yield f"  {name}"
        yield from (f"    {line}" for line in visible(text).split("\n"))
