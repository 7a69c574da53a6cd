"""Sentences with names in them: French drops the e of « de » and « que » before a vowel."""

import re
from collections.abc import Mapping

from cardsmith.lexicon.plural import worded
from cardsmith.lexicon.text import folded

_BEFORE = re.compile(r"\b([Dd]|[Qq]u)e \{(\w+)\}")


def filled(template: str, values: Mapping[str, str], lang: str) -> str:
    """The template with its values, elided where the language wants it.

    A lone letter that stands for a player is read by its name, and elides nothing.

    >>> filled("la série de {a}, plus que {b}, de {c}", {"a": "Anne", "b": "Élie", "c": "A"}, "fr")
    'la série d’Anne, plus qu’Élie, de A'
    """
    if lang == "fr" and "e {" in template:
        template = _BEFORE.sub(lambda found: _elided(found, values), template)
    return worded(template, lang, **values)


def _elided(found: re.Match[str], values: Mapping[str, str]) -> str:
    value = values[found[2]]
    if len(value) > 1 and folded(value)[:1] in tuple("aeiou"):
        return f"{found[1]}’{{{found[2]}}}"
    return found[0]
