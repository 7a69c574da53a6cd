"""The law in words: ``law/articles/<game>.yaml`` and ``law/options.yaml``, read when asked."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import NamedTuple

from cardsmith.intake.shipped.law import law
from cardsmith.intake.shipped.messages import LANGUAGES
from cardsmith.intake.shipped.shelf import fields_of, shipped_fields, texts_of
from cardsmith.intake.shipped.spoken import part_of, words_of
from cardsmith.model.law import Article, Basis, Covered, OptionWords, Silence, Words
from cardsmith.model.plain import Plain

GAMES: Mapping[str, str] = {"BOU": "bouffon", "DAL": "dalmuti"}
"""The game of each prefix that codes of the law have."""


class Statute(NamedTuple):
    """The articles and silences of one game, by their codes."""

    articles: Mapping[str, Article]
    silences: Mapping[str, Silence]


@cache
def statute(game: str) -> Statute:
    """The law of ``bouffon`` or ``dalmuti``."""
    tree = shipped_fields("law", f"articles/{game}.yaml")
    return Statute(
        {code: _article(code, fields_of(value)) for code, value in _section(tree, "articles")},
        {code: _silence(code, fields_of(value)) for code, value in _section(tree, "silences")},
    )


def article(code: str) -> Article:
    """The article of a code, with its source line and words; KeyError for none."""
    return _statute_of(code).articles[code]


def silence(code: str) -> Silence:
    """The silence of a code, with its default ruling; KeyError for none."""
    return _statute_of(code).silences[code]


def options_to_try(readings: Iterable[str]) -> Mapping[str, tuple[str, ...]]:
    """Every option that these readings hang on, with its values, each once.

    >>> dict(options_to_try(["DAL-Q25", "DAL-Q23"]))
    {'dalmuti.jokers': ('thirteen', 'wild')}
    """
    values = law().options
    return {name: values[name] for code in readings for name in silence(code).tried}


def option_words(name: str) -> OptionWords:
    """What an option settles and what its values mean; KeyError for none."""
    return _options()[name]


def profile_words(name: str) -> Words:
    """What a profile is for; KeyError for none."""
    return words_of(fields_of(_spoken_options()["profiles"])[name])


def basis_words(basis: Basis) -> Words:
    """What a default ruling stands on."""
    return words_of(fields_of(_spoken_options()["bases"])[basis])


def _statute_of(code: str) -> Statute:
    return statute(GAMES[code[:3]])


def _section(tree: Mapping[str, Plain], name: str) -> Iterable[tuple[str, Plain]]:
    return fields_of(tree[name]).items()


def _article(code: str, fields: Mapping[str, Plain]) -> Article:
    return Article(
        code=code,
        source=str(fields["source"]),
        title=part_of(fields, "title"),
        text=part_of(fields, "text"),
    )


def _silence(code: str, fields: Mapping[str, Plain]) -> Silence:
    return Silence(
        code=code,
        question=part_of(fields, "question"),
        ruling=part_of(fields, "ruling"),
        why=part_of(fields, "why"),
        basis=Basis(str(fields["basis"])),
        covered=Covered(str(fields.get("covered", Covered.ALWAYS))),
        options=texts_of(fields.get("options", [])),
        shared=texts_of(fields.get("shared", [])),
    )


@cache
def _spoken_options() -> Mapping[str, Plain]:
    return shipped_fields("law", "options.yaml")


@cache
def _options() -> Mapping[str, OptionWords]:
    options = fields_of(_spoken_options()["options"])
    return {name: _option(name, fields_of(value)) for name, value in options.items()}


def _option(name: str, fields: Mapping[str, Plain]) -> OptionWords:
    by_language = {lang: fields_of(fields_of(fields[lang])["values"]) for lang in LANGUAGES}
    return OptionWords(
        name=name,
        settles=part_of(fields, "settles"),
        values={
            value: {lang: str(by_language[lang][value]) for lang in LANGUAGES}
            for value in by_language["en"]
        },
    )
