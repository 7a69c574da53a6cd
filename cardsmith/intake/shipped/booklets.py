"""How a booklet tells the law: ``law/booklets/<game>.yaml``, read when one is made."""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from cardsmith.intake.shipped.shelf import fields_of, shipped_fields, texts_of
from cardsmith.intake.shipped.spoken import words_of
from cardsmith.model.law import Words
from cardsmith.model.plain import Plain


class Section(NamedTuple):
    """A chapter: its title, and the codes of its articles and silences in order."""

    title: Words
    codes: tuple[str, ...]


class Plan(NamedTuple):
    """How one game is told.

    ``instead`` has what an article says under an option (``bouffon.die=up_to``), ``examples``
    what stands under an article.
    """

    sections: tuple[Section, ...]
    instead: Mapping[str, Mapping[str, Words]]
    examples: Mapping[str, Words]


@cache
def plan(game: str) -> Plan:
    """The plan of the booklet of ``bouffon`` or ``dalmuti``."""
    tree = shipped_fields("law", f"booklets/{game}.yaml")
    chapters = tree["chapters"]
    if not isinstance(chapters, list):
        raise ValueError(f"a list of chapters is needed here, not {chapters!r}")
    return Plan(
        tuple(map(_section, chapters)),
        {
            setting: {code: words_of(words) for code, words in fields_of(articles).items()}
            for setting, articles in fields_of(tree["instead"]).items()
        },
        {code: words_of(words) for code, words in fields_of(tree["examples"]).items()},
    )


def _section(chapter: Plain) -> Section:
    return Section(words_of(chapter), texts_of(fields_of(chapter)["codes"]))
