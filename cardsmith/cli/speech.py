"""Which language to speak, and the words of a finding in it."""

import os
from collections.abc import Callable
from typing import NamedTuple

from cardsmith.cli.options import Lang
from cardsmith.model.finding import Finding

SEVERITY_WORDS = {
    "fr": {"error": "erreur", "warning": "attention", "info": "info"},
    "en": {"error": "error", "warning": "warning", "info": "info"},
}


class Said(NamedTuple):
    """A finding in a person's language."""

    severity: str
    message: str
    hint: str


Speaker = Callable[[Finding], Said]


def tongue(asked: Lang | None, edition_language: str = "") -> str:
    """``--lang``, else CARDSMITH_LANG, else the edition's language, else English."""
    candidates = (asked and asked.value, os.environ.get("CARDSMITH_LANG"), edition_language)
    return next((lang for lang in candidates if lang in SEVERITY_WORDS), "en")


def speaker(asked: Lang | None, edition_language: str = "") -> Speaker:
    """A function that says findings in the language to speak."""
    from cardsmith.pipeline.words import spoken

    lang = tongue(asked, edition_language)

    def say(finding: Finding) -> Said:
        words = spoken(finding, lang)
        severity = SEVERITY_WORDS[lang][finding.severity]
        return Said(severity, words.message, words.hint)

    return say
