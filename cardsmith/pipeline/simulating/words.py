"""The words of the tables of a simulation."""

from cardsmith.intake.shipped.printed_words import printed_words


def phrase(name: str, lang: str, **filled: str) -> str:
    """A phrase of ``messages/simulation.yaml``."""
    return printed_words("simulation", lang)[name].format_map(filled)
