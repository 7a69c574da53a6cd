"""Texts of shipped files in every language that cardsmith speaks."""

from collections.abc import Mapping

from cardsmith.intake.shipped.messages import LANGUAGES
from cardsmith.intake.shipped.shelf import fields_of
from cardsmith.model.law import Words
from cardsmith.model.plain import Plain


def words_of(value: Plain) -> Words:
    """A text of each language; KeyError where one lacks."""
    fields = fields_of(value)
    return {lang: str(fields[lang]) for lang in LANGUAGES}


def part_of(fields: Mapping[str, Plain], name: str) -> Words:
    """One text of each language, where the languages hold several."""
    return {lang: str(fields_of(fields[lang])[name]) for lang in LANGUAGES}
