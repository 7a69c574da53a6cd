"""The scoring length of synonyms, by the rules of a table."""

from collections.abc import Sequence

from cardsmith.intake.decks.labels import split_labels
from cardsmith.intake.editions.reading import read
from cardsmith.intake.shipped.law import default_rules
from cardsmith.lexicon.length import Length, measure
from cardsmith.model.codes import Severity
from cardsmith.model.deck import Card
from cardsmith.model.edition import Edition
from cardsmith.model.finding import InputError
from cardsmith.model.rules import Rules
from cardsmith.pipeline.finding_cards import find_card
from cardsmith.pipeline.targets import resolve

Measured = tuple[tuple[str, Length], ...]
"""Texts as typed, each with its length."""


def lengths_of(texts: Sequence[str], edition: str = "") -> Measured:
    """Measure texts; labels in brackets at the end are taken off as a deck's reader does.

    The policy is that of ``edition``, or of the shipped rules. Raises InputError for an
    edition that is not there, or whose declaration has an error: its rules are not known.
    """
    rules = _rules(edition) if edition else default_rules()
    policy = rules.length_policy
    return tuple((text, measure(split_labels(text)[0], policy)) for text in texts)


def _rules(edition: str) -> Rules:
    deck = read([resolve(edition)])
    for finding in deck.findings:
        if finding.code.startswith("E") and finding.severity is Severity.ERROR:
            raise InputError(finding)
    return deck.edition.rules


def lengths_of_card(edition: str, card_id: str) -> Measured:
    """Measure every synonym of one card; raises InputError when there is no such card."""
    deck = read([resolve(edition)])
    card = find_card(deck, card_id)
    return _of_card(deck.edition, card)


def _of_card(edition: Edition, card: Card) -> Measured:
    policy = edition.rules.length_policy
    return tuple((synonym.text, measure(synonym.text, policy)) for synonym in card.synonyms)
