"""Whether the deck has as many of each card as are told at once (DAL-Q01)."""

from collections import Counter
from collections.abc import Iterator

from cardsmith.referee.dalmuti.cards import copies
from cardsmith.referee.dalmuti.dealing import deck
from cardsmith.referee.dalmuti.facts import cards
from cardsmith.referee.dalmuti.house import Cards
from cardsmith.referee.tree import Tree

_MOST = 255
"""How many copies of a card a deck of one's own may have."""


def check_stock(told: Tree, deck_of: Cards) -> None:
    """Raise G163 at the first list of hands and table that has a card too many."""
    _check(tuple(_lists(told)), deck_of)


def check_series(told: Tree, deck_of: Cards) -> None:
    """Raise G163 for a series of more cards of a value than there are."""
    _check((told,), deck_of)


def _check(lists: tuple[Tree, ...], deck_of: Cards) -> None:
    met, whole = Counter[int](), deck(deck_of)
    for told in lists:
        for value in cards(told, deck_of):
            met[value] += 1
            most = _MOST if deck_of.any_deck else copies(whole, value)
            if met[value] > most:
                found = "J" if value == deck_of.joker else str(value)
                told.refuse("G163", kind="deck", found=found, known=str(most))


def _lists(told: Tree) -> Iterator[Tree]:
    """The cards in hands, on the table, and under the series on the table."""
    hands, table = told.get("hands"), told.get("table")
    if hands is not None:
        yield from (node for _, node in hands.fields())
    while table is not None:
        if "cards" in table:
            yield table.need("cards")
        table = table.get("over")
