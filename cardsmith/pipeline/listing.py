"""The cards of an edition, listed in French order."""

from cardsmith.intake.editions.reading import read
from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.lexicon.length import scoring_length
from cardsmith.lexicon.order import french_key
from cardsmith.model.deck import Card, Rank, Record
from cardsmith.model.edition import Deck
from cardsmith.model.row import FIRST, row_of
from cardsmith.model.struct import Struct
from cardsmith.pipeline.targets import targets


class ListedSynonym(Struct, frozen=True, kw_only=True):
    """A synonym with its scoring length (None when it has none) and its labels.

    ``printed`` are the labels as the language of the edition writes them.
    """

    text: str
    length: int | None
    labels: tuple[str, ...]
    printed: tuple[str, ...]


class ListedCard(Struct, frozen=True, kw_only=True):
    """One design of an edition, whatever its game."""

    id: str
    letter: str
    title: str
    copies: int
    synonyms: tuple[ListedSynonym, ...] = ()

    @property
    def longest(self) -> int:
        """The scoring length of its longest synonym, 0 when it has none."""
        return max((synonym.length or 0 for synonym in self.synonyms), default=0)


def list_edition(name: str, by: str) -> tuple[Deck, tuple[ListedCard, ...]]:
    """Every card ``by`` letter, length (longest synonym first) or title, then French order.

    Raises InputError for an edition that is not there.
    """
    (paths,) = targets([name])
    deck = read(paths)
    policy, language = deck.edition.rules.length_policy, deck.edition.language
    said = printed_words("cards", language)

    def listed(card: Card) -> ListedCard:
        synonyms = tuple(
            ListedSynonym(
                text=synonym.text,
                length=scoring_length(synonym.text, policy),
                labels=synonym.labels,
                printed=tuple(said.get(label, label) for label in synonym.labels),
            )
            for synonym in card.synonyms
        )
        return ListedCard(
            id=card.id,
            letter=card.letter,
            title=card.title.text,
            copies=card.copies,
            synonyms=synonyms,
        )

    cards = [
        *map(listed, deck.cards),
        *(_rank(rank, language) for rank in deck.ranks),
        *(_record(record) for component in deck.components for record in component.records),
    ]
    keys = {
        "letter": lambda card: (card.id.partition("/")[0], french_key(card.title)),
        "length": lambda card: (-card.longest, french_key(card.title)),
        "title": lambda card: french_key(card.title),
    }
    return deck, tuple(sorted(cards, key=keys[by]) if not deck.ranks else cards)


def _rank(rank: Rank, language: str) -> ListedCard:
    title = rank.names.get(language) or next(iter(rank.names.values()))
    return ListedCard(id=rank.id, letter="", title=title, copies=rank.copies)


def _record(record: Record) -> ListedCard:
    title = " · ".join(row_of(record).lists[FIRST])
    return ListedCard(id=record.id, letter="", title=title, copies=record.copies)
