"""Which language to speak, and the words of a finding in it."""

import os
from typing import NamedTuple

from cardsmith.cli.options import Lang
from cardsmith.model.finding import Finding

SEVERITY_WORDS = {
    "fr": {"error": "erreur", "warning": "avertissement", "info": "info"},
    "en": {"error": "error", "warning": "warning", "info": "info"},
}
PHRASES = {
    "fr": {
        "card": "carte",
        "page": "page",
        "picture": "image",
        "colon": "\u00a0:",
        "nothing": "rien n’est écrit",
        "on": "sur",
        "details": "détails",
        "more": "encore {number}",
        "mended": "corrigé",
        "mendable": "--fix en corrige {safe}, --fix --unsafe {all}",
        "formed": "mis en forme\u00a0: {changed} sur {number}",
        "unformed": "à mettre en forme\u00a0: {changed} sur {number}",
        "ink": "encre\u00a0: environ {share}\u00a0% de couverture",
        "hardly": "encre\u00a0: moins de 1\u00a0% de couverture",
        "case": "cas",
        "right": "comme annoncé",
        "wrong": "autrement",
        "not judged": "sans réponse",
        "line": "ligne",
        "false": "contre les règles",
        "changed": "autrement",
        "same": "de même",
        "expanding": "lecture du dictionnaire {name}\u00a0: quelques secondes, la première fois",
        "not run": "{code} n’a pas tourné\u00a0: rien n’est dit de ce qu’il cherche",
    },
    "en": {
        "card": "card",
        "page": "page",
        "picture": "picture",
        "colon": ":",
        "nothing": "nothing written",
        "on": "on",
        "details": "details",
        "more": "{number} more",
        "mended": "mended",
        "mendable": "--fix mends {safe} of them, --fix --unsafe {all}",
        "formed": "put into form: {changed} of {number}",
        "unformed": "not in form: {changed} of {number}",
        "ink": "ink: about {share}% coverage",
        "hardly": "ink: less than 1% coverage",
        "case": "case",
        "right": "as stated",
        "wrong": "otherwise",
        "not judged": "not judged",
        "line": "line",
        "false": "against the rules",
        "changed": "changed",
        "same": "the same",
        "expanding": "reading the dictionary {name}: some seconds, the first time only",
        "not run": "{code} did not run: nothing is said of what it looks for",
    },
}

KINDS = {
    "fr": {
        "counted": "compte",
        "parenthesised": "entre parenthèses",
        "hyphen": "trait d’union",
        "space": "espace",
        "apostrophe": "apostrophe",
        "other": "autre signe",
    },
    "en": {
        "counted": "counts",
        "parenthesised": "in parentheses",
        "hyphen": "hyphen",
        "space": "space",
        "apostrophe": "apostrophe",
        "other": "other sign",
    },
}
"""What a stretch of a synonym is for its scoring length."""


class Said(NamedTuple):
    """A finding in a person's language."""

    severity: str
    message: str
    hint: str


def tongue(asked: Lang | None, edition_language: str = "") -> str:
    """``--lang``, else CARDSMITH_LANG, else the edition's language, else English."""
    candidates = (asked and asked.value, os.environ.get("CARDSMITH_LANG"), edition_language)
    return next((lang for lang in candidates if lang in SEVERITY_WORDS), "en")


class Speaker:
    """Says findings and counts in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.phrase = PHRASES[lang]

    def say(self, finding: Finding) -> Said:
        """The words of a finding."""
        from cardsmith.pipeline.words import spoken

        words = spoken(finding, self.lang)
        return Said(SEVERITY_WORDS[self.lang][finding.severity], words.message, words.hint)

    def tally(self, phrase: str, changed: int, number: int) -> str:
        """A phrase on how many of how many."""
        return self.phrase[phrase].format(changed=changed, number=number)

    def count(self, number: int, noun: str) -> str:
        """``1 carte``, ``2 cartes``; French says « 0 carte » as it says one."""
        word = self.phrase.get(noun) or SEVERITY_WORDS[self.lang][noun]
        one = number == 1 or (number == 0 and self.lang == "fr")
        return f"{number} {word}" if one or word.endswith("s") else f"{number} {word}s"


def speaker(asked: Lang | None, edition_language: str = "") -> Speaker:
    """Who speaks the language to speak."""
    return Speaker(tongue(asked, edition_language))
