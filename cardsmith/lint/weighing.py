"""A letter card as its numbers: how many synonyms it has, and what each of them scores."""

from collections.abc import Sequence
from typing import NamedTuple

from cardsmith.lexicon.length import scoring_length, scoring_lengths
from cardsmith.model.codes import Severity
from cardsmith.model.deck import Card
from cardsmith.model.edition import Edition
from cardsmith.model.finding import Argument, Finding, Fix
from cardsmith.model.rules import LengthPolicy


class Weighed(NamedTuple):
    """A card with the scoring lengths of its synonyms, the longest first.

    A synonym without a length is not among ``lengths``: P101 and P103 have told of it.
    """

    card: Card
    edition: Edition
    lengths: tuple[int, ...]

    @property
    def bounds(self) -> tuple[int, int]:
        """The least and the most synonyms that the edition asks of this card."""
        limits = self.edition.limits
        return limits.per_letter.get(self.card.packet, limits.synonyms)

    def found(self, code: str, /, **arguments: Argument) -> Finding:
        """A finding on the title of the card; an info where no edition promised anything."""
        title = self.card.title
        severity = None if self.edition.declared else Severity.INFO
        return Finding(
            code,
            title.span,
            card=self.card.id,
            fix=Fix.NONE,
            severity=severity,
            text=title.text,
            **arguments,
        )

    def scoring(self, length: int) -> tuple[str, ...]:
        """The synonyms that score so much, as typed."""
        policy = self.edition.rules.length_policy
        words = (word.text for word in self.card.synonyms)
        return tuple(text for text in words if scoring_length(text, policy) == length)


def weigh(card: Card, edition: Edition, policy: LengthPolicy) -> Weighed:
    """The card with its lengths by the edition's rules (BOU-22)."""
    return weighed((card,), edition, policy)[0]


def weighed(cards: Sequence[Card], edition: Edition, policy: LengthPolicy) -> list[Weighed]:
    """Many cards with their lengths, as ``weigh`` gives them one by one."""
    lengths = scoring_lengths([word.text for card in cards for word in card.synonyms], policy)
    found: list[Weighed] = []
    end = 0
    for card in cards:
        start, end = end, end + len(card.synonyms)
        told = sorted([each for each in lengths[start:end] if each is not None], reverse=True)
        found.append(Weighed(card, edition, tuple(told)))
    return found
