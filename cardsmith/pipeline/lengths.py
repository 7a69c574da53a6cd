"""The scoring length of synonyms, by the rules of a table."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from cardsmith.intake.decks.labels import split_labels
from cardsmith.intake.editions.reading import read
from cardsmith.intake.files.folders import DECLARATION
from cardsmith.intake.shipped.law import default_rules
from cardsmith.lexicon.length import Length, measure
from cardsmith.lexicon.parentheses import parentheses
from cardsmith.model.codes import Severity
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named
from cardsmith.model.struct import Struct
from cardsmith.pipeline.finding_cards import find_card
from cardsmith.pipeline.targets import resolve


class Measured(Struct, frozen=True, kw_only=True):
    """Texts as typed, each with its length, and the language of the edition that measured."""

    lengths: tuple[tuple[str, Length], ...]
    language: str = ""


def lengths_of(texts: Sequence[str], *, card: str = "", edition: str = "") -> Measured:
    """Measure texts, then the synonyms of a card, by the rules of an edition.

    Labels in brackets at the end of a text are taken off as a deck's reader does. Without an
    edition the rules are the shipped ones, and a card is one of the shipped Bouffon's. Raises
    InputError for an edition or a card that is not there, and for a declaration with an error:
    its rules are not known.
    """
    deck = _declared(edition or "bouffon") if edition or card else None
    policy = (deck.edition.rules if deck else default_rules()).length_policy
    typed = [(text, split_labels(text)[0]) for text in texts]
    if deck and card:
        typed += [(entry.text, entry.text) for entry in find_card(deck, card).synonyms]
    lengths = tuple((text, measure(bare, policy)) for text, bare in typed)
    return Measured(lengths=lengths, language=deck.edition.language if deck else "")


def amiss(text: str, found: Length) -> Iterator[Finding]:
    """The issues of a length, each as a finding on the text as it was typed."""
    measured = "".join(span.text for span in found.spans)
    signs = parentheses(measured)
    alone = "".join(measured[offset] for offset in sorted(signs.stray + signs.unclosed))
    for code in found.issues:
        yield Finding(code, named("length"), text=text, sign=alone[:1])


def _declared(edition: str) -> Deck:
    deck = read([resolve(edition)])
    for finding in deck.findings:
        in_declaration = Path(finding.span.file).name == DECLARATION
        if finding.severity is Severity.ERROR and in_declaration:
            raise InputError(finding)
    return deck
