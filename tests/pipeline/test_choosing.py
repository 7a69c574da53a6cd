"""A short game takes so many cards a square, and always the same ones."""

from collections import Counter

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from cardsmith.intake.editions.declaration import default_edition
from cardsmith.model.deck import MAROTTE, Card, Packet, Word
from cardsmith.model.edition import Deck, Limits
from cardsmith.model.place import named
from cardsmith.model.struct import replace
from cardsmith.pipeline.choosing import choose, short_game

HERE = named("deck")
SQUARE = st.dictionaries(
    st.text("abcdefgh", min_size=1, max_size=4), st.sampled_from("XYZ"), max_size=12
)
LETTERS = "ABKWXYZ"
DECKS = st.dictionaries(st.sampled_from([*LETTERS, MAROTTE]), st.integers(0, 9), min_size=1)


def card(packet: str, number: int, copies: int = 1) -> Card:
    word = Word(f"{packet}{number}", f"{packet}{number}", HERE)
    return Card(
        id=f"{packet}/{number}",
        packet=packet,
        letter=packet,
        title=word,
        synonyms=(),
        copies=copies,
        span=HERE,
    )


def deck(counts: dict[str, int], promised: int = 12) -> Deck:
    edition = default_edition("jeu", ".")
    limits = Limits(cards_per_square=promised)
    packets = tuple(
        Packet(
            letters=() if packet == MAROTTE else (packet,),
            cards=tuple(card(packet, number, copies=2) for number in range(count)),
            span=HERE,
        )
        for packet, count in counts.items()
    )
    return Deck(edition=replace(edition, limits=limits), packets=packets)


@given(cards=SQUARE, most=st.integers(0, 8))
def test_so_many_are_chosen_or_all_there_are(cards: dict[str, str], most: int) -> None:
    chosen = choose(cards, most)

    assert chosen <= cards.keys()
    assert len(chosen) == min(most, len(cards))


@given(cards=SQUARE, most=st.integers(0, 8), data=st.data())
def test_the_order_of_the_cards_changes_nothing(
    cards: dict[str, str], most: int, data: st.DataObject
) -> None:
    mixed = dict(data.draw(st.permutations(list(cards.items()))))

    assert choose(mixed, most) == choose(cards, most)


@given(
    cards=SQUARE,
    most=st.integers(0, 8),
    new=st.text("ijk", min_size=1),
    packet=st.sampled_from("XYZ"),
)
def test_a_card_more_changes_one_choice_at_most(
    cards: dict[str, str], most: int, new: str, packet: str
) -> None:
    before, after = choose(cards, most), choose({**cards, new: packet}, most)

    assert len(before - after) <= 1
    assert len(after - before) <= 1


@given(cards=SQUARE, most=st.integers(0, 8))
def test_no_letter_of_a_shared_square_goes_without_while_there_is_room(
    cards: dict[str, str], most: int
) -> None:
    letters = set(cards.values())
    chosen = {cards[name] for name in choose(cards, most)}

    assert len(chosen) == min(most, len(letters))


@given(counts=DECKS, most=st.integers(1, 8))
def test_shared_squares_count_together(counts: dict[str, int], most: int) -> None:
    chosen = Counter(one.packet for one in short_game(deck(counts), most).deck.cards)

    for square in ("A", "B", "KW", "XYZ"):
        there = sum(counts.get(letter, 0) for letter in square)
        assert sum(chosen[letter] for letter in square) == min(most, there)


@given(counts=DECKS, most=st.integers(1, 8), letter=st.sampled_from([*LETTERS, MAROTTE]))
def test_a_card_more_leaves_every_other_square_as_it_is(
    counts: dict[str, int], most: int, letter: str
) -> None:
    more = {**counts, letter: counts.get(letter, 0) + 1}
    before, after = (
        {one.id for one in short_game(deck(each), most).deck.cards} for each in (counts, more)
    )
    square = {each: square for square in ("A", "B", "KW", "XYZ") for each in square}
    touched = {name.partition("/")[0] for name in before ^ after}

    assert touched <= set(square.get(letter, (letter,)))
    assert len(before - after) <= 1
    assert len(after - before) <= 1


@pytest.mark.parametrize(
    ("marotte", "promised", "most", "taken"),
    [(24, 12, 6, 12), (12, 4, 6, 12), (24, 12, 1, 2), (5, 12, 6, 3), (0, 12, 6, 0), (9, 0, 6, 9)],
)
def test_the_marotte_is_cut_as_a_whole_square_is(
    marotte: int, promised: int, most: int, taken: int
) -> None:
    game = short_game(deck({MAROTTE: marotte}, promised), most)

    assert len(game.deck.cards) == taken


@given(counts=DECKS, most=st.integers(1, 8))
def test_every_card_of_a_short_game_is_there_once(counts: dict[str, int], most: int) -> None:
    assume(any(counts.values()))

    assert {one.copies for one in short_game(deck(counts), most).deck.cards} == {1}


def test_squares_with_fewer_cards_are_told_and_those_without_are_not() -> None:
    game = short_game(deck({"A": 2, "K": 1, "W": 1, "B": 6}), 6)

    assert game.fewer == ((("A",), 2), (("K", "W"), 2))


def test_a_card_of_which_no_copy_is_printed_is_not_chosen() -> None:
    full = deck({"A": 3})
    packet = Packet(letters=("A",), cards=(card("A", 0, copies=0), card("A", 1)), span=HERE)

    game = short_game(Deck(edition=full.edition, packets=(packet,)), 6)
    assert [one.id for one in game.deck.cards] == ["A/1"]
