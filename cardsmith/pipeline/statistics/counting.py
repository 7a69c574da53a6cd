"""The numbers of an edition, counted from its deck."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean, median
from typing import NamedTuple

from cardsmith.lexicon.characters import DASH, SPACE
from cardsmith.lexicon.text import without_parentheses
from cardsmith.lint.weighing import Weighed, weigh
from cardsmith.model.board import Square
from cardsmith.model.deck import MAROTTE, Rank
from cardsmith.model.edition import Component, Deck, Edition
from cardsmith.model.row import row_of
from cardsmith.model.struct import Struct

WORD, COMPOUND, EXPRESSION = "word", "compound", "expression"
FIGURATIVE = "fig."
_NUMBER = re.compile(r"[+−-]?[0-9]{1,15}(?:[.,][0-9]{1,15})?")

FEW = 12
"""How many different texts a field has at most for each of them to be counted."""

Tally = Mapping[str, int]
"""How often each thing is there, in the order in which it is told."""


class Group(NamedTuple):
    """The cards of a packet or of a square.

    ``cards`` are designs, ``printed`` counts copies; ``promised`` is what the edition asks of a
    square, 0 where it asks nothing. ``synonyms`` is how many a card has, ``longest`` how many
    letters its longest scores, ``shortest`` the least that any of its cards scores so; means,
    0.0 of no card.
    """

    letters: Square
    cards: int
    printed: int
    promised: int
    synonyms: float
    longest: float
    shortest: int


class OfWords(Struct, frozen=True, kw_only=True):
    """A Bouffon in numbers; synonyms, lengths and what follows are those of letter cards.

    ``tied`` cards have several longest synonyms, ``all_equal`` ones score the same whatever is
    found. ``forms`` are words, compounds and expressions; ``pos`` counts cards.
    """

    packets: tuple[Group, ...]
    squares: tuple[Group, ...]
    marotte: Group
    synonyms: int
    lengths: Mapping[int, int]
    per_card: Mapping[int, int]
    tied: int
    all_equal: int
    forms: Tally
    labels: Tally
    pos: Tally

    @property
    def mean_length(self) -> float:
        """The letters that a synonym scores."""
        return mean_of(self.lengths)

    @property
    def mean_per_card(self) -> float:
        """The synonyms that a card has."""
        return mean_of(self.per_card)

    @property
    def figurative(self) -> float:
        """The share of synonyms that are figurative."""
        return self.labels.get(FIGURATIVE, 0) / self.synonyms if self.synonyms else 0.0

    @property
    def middle(self) -> float:
        """The cards of the square in the middle, of those that have any."""
        return float(median([group.printed for group in self.squares if group.printed] or [0]))


class OfRank(NamedTuple):
    """A rank with its cards and their share of all."""

    id: str
    name: str
    copies: int
    share: float


class OfField(NamedTuple):
    """A field of a component's records.

    ``texts`` counts entries of lists too, ``values`` each text where few differ; ``least``,
    ``mean``, ``most`` are those of numbers, None where a text is none.
    """

    name: str
    filled: int
    texts: int
    different: int
    values: Tally
    numbers: tuple[float, float, float] | None


class OfComponent(NamedTuple):
    """A component of a custom edition."""

    name: str
    cards: int
    printed: int
    fields: tuple[OfField, ...]


class Statistics(Struct, frozen=True, kw_only=True):
    """An edition in numbers: of its game one of ``words``, ``ranks``, ``components``."""

    edition: Edition
    cards: int
    printed: int
    words: OfWords | None = None
    ranks: tuple[OfRank, ...] = ()
    components: tuple[OfComponent, ...] = ()


def count(deck: Deck) -> Statistics:
    """The numbers of a deck; cards with copies 0 are designs, and are not printed."""
    copies = [
        *(card.copies for card in deck.cards),
        *(rank.copies for rank in deck.ranks),
        *(record.copies for component in deck.components for record in component.records),
    ]
    return Statistics(
        edition=deck.edition,
        cards=len(copies),
        printed=sum(copies),
        words=_of_words(deck) if deck.cards else None,
        ranks=tuple(_of_ranks(deck.ranks, deck.edition.language)),
        components=tuple(map(_of_component, deck.components)),
    )


def mean_of(histogram: Mapping[int, int]) -> float:
    """The mean of a histogram, 0.0 of none.

    >>> mean_of({4: 1, 6: 3})
    5.5
    """
    many = sum(histogram.values())
    return sum(value * times for value, times in histogram.items()) / many if many else 0.0


def as_number(text: str) -> float | None:
    """What a text says as a number, with a point or a comma; None where it says something else.

    >>> as_number("1,5"), as_number("−2"), as_number("deux"), as_number("inf")
    (1.5, -2.0, None, None)
    """
    if not _NUMBER.fullmatch(text.strip()):
        return None
    return float(text.strip().replace(",", ".").replace("−", "-"))


def form(canonical: str) -> str:
    """Whether a synonym is one word, joined by hyphens, or several.

    What stands in parentheses is not counted, an apostrophe joins.

    >>> form("(se) moquer"), form("chef-d’oeuvre"), form("chair de poule")
    ('word', 'compound', 'expression')
    """
    bare = without_parentheses(canonical)
    return EXPRESSION if SPACE in bare else COMPOUND if DASH in bare else WORD


def _of_words(deck: Deck) -> OfWords:
    edition = deck.edition
    policy = edition.rules.length_policy
    weighed = [weigh(card, edition, policy) for card in deck.cards if card.packet != MAROTTE]
    marotte = [weigh(card, edition, policy) for card in deck.cards if card.packet == MAROTTE]
    synonyms = [word for each in weighed for word in each.card.synonyms]
    letters = sorted({each.card.packet for each in weighed})
    limits = edition.limits
    return OfWords(
        packets=tuple(_group((letter,), weighed) for letter in letters),
        squares=tuple(
            _group(square, weighed, limits.cards_per_square) for square in edition.board.squares
        ),
        marotte=_group((MAROTTE,), marotte, limits.marotte),
        synonyms=len(synonyms),
        lengths=_sorted(length for each in weighed for length in each.lengths),
        per_card=_sorted(len(each.card.synonyms) for each in weighed),
        tied=sum(_is_tied(each.lengths) for each in weighed),
        all_equal=sum(_are_equal(each.lengths) for each in weighed),
        forms=_tally((form(word.canonical) for word in synonyms), (WORD, COMPOUND, EXPRESSION)),
        labels=_most_first(label for word in synonyms for label in word.labels),
        pos=_most_first(each.card.pos for each in weighed),
    )


def _group(square: Square, weighed: Sequence[Weighed], promised: int = 0) -> Group:
    mine = [each for each in weighed if each.card.packet in square]
    longest = [each.lengths[0] for each in mine if each.lengths]
    return Group(
        letters=square,
        cards=len(mine),
        printed=sum(each.card.copies for each in mine),
        promised=promised,
        synonyms=fmean(len(each.card.synonyms) for each in mine) if mine else 0.0,
        longest=fmean(longest) if longest else 0.0,
        shortest=min(longest, default=0),
    )


def _is_tied(lengths: Sequence[int]) -> bool:
    return len(lengths) > 1 and lengths[0] == lengths[1]


def _are_equal(lengths: Sequence[int]) -> bool:
    return len(lengths) > 1 and lengths[0] == lengths[-1]


def _sorted(numbers: Iterable[int]) -> Mapping[int, int]:
    return dict(sorted(Counter(numbers).items()))


def _tally(things: Iterable[str], order: Sequence[str]) -> Tally:
    counted = Counter(things)
    return {name: counted[name] for name in order}


def _most_first(things: Iterable[str]) -> Tally:
    return dict(sorted(Counter(things).items(), key=lambda pair: (-pair[1], pair[0])))


def _of_ranks(ranks: Sequence[Rank], language: str) -> Iterable[OfRank]:
    every = sum(rank.copies for rank in ranks)
    for rank in ranks:
        name = rank.names.get(language) or next(iter(rank.names.values()), "")
        yield OfRank(rank.id, name, rank.copies, rank.copies / every if every else 0.0)


def _of_component(component: Component) -> OfComponent:
    rows = [row_of(record) for record in component.records]
    names = dict.fromkeys(name for record in component.records for name in record.fields)
    return OfComponent(
        name=component.name,
        cards=len(rows),
        printed=sum(record.copies for record in component.records),
        fields=tuple(
            _of_field(name, [row.lists[name] for row in rows if name in row.lists])
            for name in names
        ),
    )


def _of_field(name: str, lists: Sequence[Sequence[str]]) -> OfField:
    texts = [text for entries in lists for text in entries]
    tally = _most_first(texts)
    few = len(tally) <= FEW and len(tally) < len(texts)
    return OfField(
        name=name,
        filled=sum(bool(entries) for entries in lists),
        texts=len(texts),
        different=len(tally),
        values=tally if few else {},
        numbers=_numbers(texts),
    )


def _numbers(texts: Sequence[str]) -> tuple[float, float, float] | None:
    """Least, mean and most where every text is a number."""
    numbers = [number for text in texts if (number := as_number(text)) is not None]
    if not numbers or len(numbers) < len(texts):
        return None
    return min(numbers), fmean(numbers), max(numbers)
