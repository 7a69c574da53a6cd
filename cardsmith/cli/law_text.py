"""Pages of the law as a person reads them in a terminal."""

from collections.abc import Iterator, Mapping

from cardsmith.cli.speech import PHRASES
from cardsmith.model.law import Covered
from cardsmith.pipeline.law_pages import (
    ArticleExplained,
    LawPage,
    OptionExplained,
    ProfileExplained,
    SilenceExplained,
)

_HEADINGS = {
    "fr": {
        "article": "article",
        "silence": "silence",
        "option": "option",
        "profile": "profil",
        "source": "Source",
        "rule text": "règle du jeu, ligne",
        "ruling": "Réponse",
        "why": "Pourquoi",
        "values": "Valeurs (la première par défaut)",
        "options": "Options qui peuvent la changer (première valeur par défaut)",
        "from": "Silences réglés",
        "sets": "Change",
    },
    "en": {
        "article": "article",
        "silence": "silence",
        "option": "option",
        "profile": "profile",
        "source": "Source",
        "rule text": "rule text, line",
        "ruling": "Ruling",
        "why": "Why",
        "values": "Values (the first by default)",
        "options": "Options that may change it (the first value by default)",
        "from": "Silences it settles",
        "sets": "Sets",
    },
}
_UNRULED: Mapping[str, Mapping[Covered, str]] = {
    "fr": {
        Covered.NEVER: "L’arbitre ne se prononce jamais ici (verdict\u00a0: not-covered).",
        Covered.CHOSEN: "Tant que l’option est none, l’arbitre ne se prononce pas "
        "(verdict\u00a0: not-covered).",
    },
    "en": {
        Covered.NEVER: "The referee never rules here (verdict: not-covered).",
        Covered.CHOSEN: "As long as the option is none, the referee does not rule "
        "(verdict: not-covered).",
    },
}


def in_short(page: LawPage) -> str:
    """A page of the law in one line: its name, and what it is about."""
    match page:
        case ArticleExplained():
            return f"{page.code}   {page.title}"
        case SilenceExplained():
            return f"{page.code}  {page.question}"
        case OptionExplained():
            return f"{page.name}  {page.settles}"
        case ProfileExplained():
            return f"{page.name}  {page.text}"


def in_full(page: LawPage, lang: str) -> Iterator[str]:
    """The lines of a page of the law."""
    match page:
        case ArticleExplained():
            yield from _article(page, lang)
        case SilenceExplained():
            yield from _silence(page, lang)
        case OptionExplained():
            yield from _option(page, lang)
        case ProfileExplained():
            yield from _profile(page, lang)


def _article(page: ArticleExplained, lang: str) -> Iterator[str]:
    heading, colon = _HEADINGS[lang], PHRASES[lang]["colon"]
    yield f"{page.code} ({heading['article']}){colon} {page.title}"
    yield f"\n{page.text}"
    yield f"\n{heading['source']}{colon} {heading['rule text']} {page.source}"


def _silence(page: SilenceExplained, lang: str) -> Iterator[str]:
    heading, colon = _HEADINGS[lang], PHRASES[lang]["colon"]
    yield f"{page.code} ({heading['silence']}){colon} {page.question}"
    yield f"\n{heading['ruling']}{colon} {page.ruling}"
    yield f"{heading['why']} ({page.basis}){colon} {page.why}"
    if page.covered in _UNRULED[lang]:
        yield _UNRULED[lang][page.covered]
    if page.options:
        yield f"\n{heading['options']}{colon}"
    for option in page.options:
        yield f"  {option.name}{colon} {option.settles}"
        yield from _values(option.values, indent=4)


def _option(page: OptionExplained, lang: str) -> Iterator[str]:
    heading, colon = _HEADINGS[lang], PHRASES[lang]["colon"]
    yield f"{page.name} ({heading['option']}){colon} {page.settles}"
    yield f"\n{heading['values']}{colon}"
    yield from _values(page.values, indent=2)
    yield ""
    for profile, value in page.profiles.items():
        yield f"{heading['profile']} {profile}{colon} {value}"
    yield f"{heading['from']}{colon} {', '.join(page.silences)}"


def _profile(page: ProfileExplained, lang: str) -> Iterator[str]:
    heading, colon = _HEADINGS[lang], PHRASES[lang]["colon"]
    yield f"{page.name} ({heading['profile']}){colon} {page.text}"
    if page.settings:
        yield f"\n{heading['sets']}{colon}"
    yield from _values(page.settings, indent=2)


def _values(values: Mapping[str, str], *, indent: int) -> Iterator[str]:
    widest = max(map(len, values), default=0)
    return (f"{'':{indent}}{value:<{widest}}  {meaning}" for value, meaning in values.items())
