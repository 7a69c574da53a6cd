"""``cardsmith explain``: why a code exists, and how to mend what it finds."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from cardsmith.cli.options import Language, Quiet

if TYPE_CHECKING:
    from cardsmith.pipeline.explaining import CodeExplained, OptionExplained
    from cardsmith.pipeline.words import Example

_HEADINGS = {
    "fr": {
        "why": "Pourquoi",
        "hint": "Remède",
        "bad": "À éviter",
        "good": "Bien",
        "values": "Valeurs (la première par défaut)",
        "profile": "profil",
    },
    "en": {
        "why": "Why",
        "hint": "Remedy",
        "bad": "Wrong",
        "good": "Right",
        "values": "Values (the first by default)",
        "profile": "profile",
    },
}


def explain(
    topic: Annotated[
        str, typer.Argument(metavar="CODE", help="A code (C401), or an option (bouffon.ligature).")
    ],
    lang: Language = None,
    quiet: Quiet = False,
) -> None:
    """Explain a code, with a wrong and a right example, or an option of the rules.

    Example: cardsmith explain C401 --lang fr
    """
    from cardsmith.cli import report
    from cardsmith.cli.speech import tongue
    from cardsmith.pipeline.explaining import CodeExplained, explained

    language = tongue(lang)
    with report.refusals(lang):
        found = explained(topic, language)
    for page in found if not quiet else ():
        if not isinstance(page, CodeExplained):
            typer.echo("\n".join(_option_page(page, language)))
        elif len(found) > 1:
            typer.echo(f"{page.code} {page.message}")
        else:
            typer.echo("\n".join(_code_page(page, language)))


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


def _option_page(found: "OptionExplained", lang: str) -> Iterator[str]:
    heading = _HEADINGS[lang]
    yield found.name
    yield f"{heading['values']}: {', '.join(found.values)}"
    for profile, value in found.profiles.items():
        yield f"{heading['profile']} {profile}: {value}"
