"""What an article, a silence, an option or a profile of the law says, in one language."""

from collections.abc import Iterator, Mapping

from cardsmith.intake.shipped.law import law
from cardsmith.intake.shipped.law_words import (
    GAMES,
    Statute,
    basis_words,
    option_words,
    profile_words,
    statute,
)
from cardsmith.model.law import Article, Covered, Silence
from cardsmith.model.struct import Struct


class ArticleExplained(Struct, frozen=True, kw_only=True):
    """An article with the line of the rule text that it words."""

    code: str
    source: str
    title: str
    text: str


class OptionExplained(Struct, frozen=True, kw_only=True):
    """An option: its values with their meanings, the default first, and who sets it otherwise.

    ``silences`` are those it settles, its owner first.
    """

    name: str
    settles: str
    values: Mapping[str, str]
    profiles: Mapping[str, str]
    silences: tuple[str, ...]


class SilenceExplained(Struct, frozen=True, kw_only=True):
    """A silence with its default ruling, and every option that may change it."""

    code: str
    question: str
    ruling: str
    why: str
    basis: str
    covered: Covered
    options: tuple[OptionExplained, ...]


class ProfileExplained(Struct, frozen=True, kw_only=True):
    """A profile with what it sets: each option and its value, with their meaning."""

    name: str
    text: str
    settings: Mapping[str, str]


LawPage = ArticleExplained | SilenceExplained | OptionExplained | ProfileExplained


def law_pages(topic: str, lang: str) -> Iterator[LawPage]:
    """The pages of a code (``BOU-22``), of every code it begins (``DAL-Q``), of an option.

    An option may leave out its game; a game alone means all of its options. No page for what
    the law does not know.
    """
    game = GAMES.get(topic[:3].upper())
    if game:
        yield from _of_statute(statute(game), topic.upper(), lang)
    yield from (option_page(name, lang) for name in _options(topic.lower()))
    if topic.lower() in law().profiles:
        yield profile_page(topic.lower(), lang)


def law_names() -> Iterator[str]:
    """Every code, option and profile of the law."""
    for game in GAMES.values():
        yield from statute(game).articles
        yield from statute(game).silences
    yield from law().options
    yield from law().profiles


def article_page(article: Article, lang: str) -> ArticleExplained:
    """An article in one language."""
    return ArticleExplained(
        code=article.code,
        source=article.source,
        title=article.title[lang],
        text=article.text[lang],
    )


def silence_page(silence: Silence, lang: str) -> SilenceExplained:
    """A silence in one language."""
    return SilenceExplained(
        code=silence.code,
        question=silence.question[lang],
        ruling=silence.ruling[lang],
        why=silence.why[lang],
        basis=basis_words(silence.basis)[lang],
        covered=silence.covered,
        options=tuple(option_page(name, lang) for name in silence.tried),
    )


def option_page(name: str, lang: str) -> OptionExplained:
    """An option in one language."""
    words = option_words(name)
    silences = statute(name.partition(".")[0]).silences.values()
    return OptionExplained(
        name=name,
        settles=words.settles[lang],
        values={value: meaning[lang] for value, meaning in words.values.items()},
        profiles={key: set_[name] for key, set_ in law().profiles.items() if name in set_},
        silences=(
            *(silence.code for silence in silences if name in silence.options),
            *(silence.code for silence in silences if name in silence.shared),
        ),
    )


def profile_page(name: str, lang: str) -> ProfileExplained:
    """A profile in one language."""
    return ProfileExplained(
        name=name,
        text=profile_words(name)[lang],
        settings={
            f"{option}={value}": option_words(option).values[value][lang]
            for option, value in law().profiles[name].items()
        },
    )


def _of_statute(found: Statute, prefix: str, lang: str) -> Iterator[LawPage]:
    for code, article in found.articles.items():
        if code.startswith(prefix):
            yield article_page(article, lang)
    for code, silence in found.silences.items():
        if code.startswith(prefix):
            yield silence_page(silence, lang)


def _options(topic: str) -> list[str]:
    names = law().options
    if topic in names:
        return [topic]
    beginning = topic if "." in topic else f"{topic}."
    return [name for name in names if name.startswith(beginning) or name.endswith(f".{topic}")]
