"""The words of the tables of a simulation."""

from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.lexicon.plural import worded


def phrase(name: str, lang: str, **filled: str) -> str:
    """A phrase of ``messages/simulation.yaml``."""
    return worded(printed_words("simulation", lang)[name], lang, **filled)
