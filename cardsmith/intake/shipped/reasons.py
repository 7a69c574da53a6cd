"""The words that say why the referee ruled so, in French and English."""

from collections.abc import Mapping
from functools import cache

from cardsmith.intake.shipped.law_words import GAMES
from cardsmith.intake.shipped.shelf import fields_of, shipped_fields
from cardsmith.lexicon.elision import filled
from cardsmith.model.law import Words
from cardsmith.model.ruling import Fact, Ruling


@cache
def reasons(game: str) -> Mapping[str, Words]:
    """Every reason of a game's referee by its name; placeholders unfilled."""
    tree = shipped_fields("law", f"reasons/{game}.yaml")
    return {
        name: {lang: str(text) for lang, text in fields_of(words).items()}
        for name, words in tree.items()
    }


def because(ruling: Ruling, lang: str) -> str:
    """Why a ruling is as it is, for a person; KeyError for a reason that has no words."""
    game = GAMES[ruling.cited[0][:3]]
    text = reasons(game)[ruling.reason][lang]
    return filled(text, {name: _said(fact) for name, fact in ruling.facts.items()}, lang)


def _said(fact: Fact) -> str:
    return ", ".join(fact) if isinstance(fact, tuple) else str(fact)
