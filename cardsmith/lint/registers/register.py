"""The register of an edition beside a word."""

from collections.abc import Iterable, Mapping

from cardsmith.lexicon.text import without_parentheses
from cardsmith.model.deck import Word
from cardsmith.model.edition import Registered

OFFENSIVE = "inj."
"""The label of words that hurt."""


def needed(register: Iterable[Registered]) -> Mapping[str, tuple[str, ...]]:
    """The labels that each word of a register needs."""
    found: dict[str, tuple[str, ...]] = {}
    for word, label in register:
        found[word] = (*found.get(word, ()), label)
    return found


def lacking(word: Word, labels: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    """The labels that a word needs and does not have; what stands in parentheses is no word."""
    asked = labels.get(word.canonical) or labels.get(without_parentheses(word.canonical)) or ()
    return tuple(label for label in asked if label not in word.labels)
