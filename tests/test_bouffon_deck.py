"""The shipped Bouffon holds what its edition promises: three hundred cards that can be played."""

from collections import Counter
from collections.abc import Callable, Iterator
from statistics import fmean

import pytest

from cardsmith.intake.dictionary.places import folders, spellings, thesauruses
from cardsmith.intake.editions.reading import read
from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.lexicon.stem import stem
from cardsmith.lexicon.text import folded, without_parentheses
from cardsmith.lint.decks.d608_imbalance import MOST
from cardsmith.lint.weighing import Weighed, weigh
from cardsmith.model.choices import Look
from cardsmith.model.deck import MAROTTE
from cardsmith.model.edition import Deck
from cardsmith.model.face import Passage, Path, Text
from cardsmith.pipeline.checking import check_decks
from cardsmith.pipeline.faces import game_cards
from cardsmith.pipeline.proofing.signing import unsigned
from cardsmith.pipeline.targets import targets

CLEAR = 2
"""Letters by which the longest synonym is plainly the longest, before anybody counts them."""

SMALL = 6
"""Letters of a word that comes to mind at once."""

LEGIBLE = 9.0
"""Points of the smallest type that is read across a table."""


@pytest.fixture(scope="module")
def deck() -> Deck:
    (paths,) = targets(["bouffon"])
    return read(paths)


@pytest.fixture(scope="module")
def letters(deck: Deck) -> tuple[Weighed, ...]:
    policy = deck.edition.rules.length_policy
    return tuple(weigh(card, deck.edition, policy) for card in deck.cards if card.packet != MAROTTE)


def share(letters: tuple[Weighed, ...], holds: Callable[[Weighed], bool]) -> float:
    return sum(map(holds, letters)) / len(letters)


def test_three_hundred_cards_twelve_a_square_and_the_marotte(deck: Deck) -> None:
    packets = Counter(card.packet for card in deck.cards if card.copies == 1)
    squares = {square: sum(packets[letter] for letter in square) for square in squares_of(deck)}

    assert packets.total() == len(deck.cards) == 300
    assert packets[MAROTTE] == 24
    assert set(squares.values()) == {12}
    assert [packets[letter] for letter in "KWXYZ"] == [8, 4, 3, 3, 6]


def test_a_strict_check_tells_nothing_at_all(deck: Deck) -> None:
    assert check_decks((deck,)).findings == ()
    assert all(ok.reason.strip() for card in deck.cards for ok in card.ok.values())


@pytest.mark.soak
def test_a_strict_check_with_dictionary_and_thesaurus_tells_nothing(
    deck: Deck, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CARDSMITH_DICT", raising=False)
    if not all(tuple(find("fr", folders())) for find in (spellings, thesauruses)):
        pytest.skip("no French dictionary or thesaurus is installed")

    checked = check_decks((deck,), dictionary="")

    assert (checked.findings, checked.not_run) == ((), ())


def test_no_title_and_no_family_of_words_has_two_cards(deck: Deck) -> None:
    titles = [folded(without_parentheses(card.title.canonical)) for card in deck.cards]

    assert [title for title, times in Counter(titles).items() if times > 1] == []
    assert [root for root, times in Counter(map(stem, titles)).items() if times > 1] == []


def test_most_cards_have_five_to_ten_synonyms(deck: Deck) -> None:
    counts = {card.id: len(card.synonyms) for card in deck.cards if card.packet != MAROTTE}

    assert max(counts.values()) <= 10
    assert {name[0] for name, count in counts.items() if count < 5} <= {"W", "X", "Y"}


def test_a_marotte_title_is_one_word_with_one_to_three_synonyms(deck: Deck) -> None:
    marotte = [card for card in deck.cards if card.packet == MAROTTE]

    assert all(" " not in card.title.canonical for card in marotte)
    assert {len(card.synonyms) for card in marotte} <= {1, 2, 3}


def test_no_square_earns_a_quarter_more_or_less_than_the_mean(
    deck: Deck, letters: tuple[Weighed, ...]
) -> None:
    mean = fmean(one.lengths[0] for one in letters)

    for square in squares_of(deck):
        own = fmean(one.lengths[0] for one in letters if one.card.packet in square)
        assert abs(own - mean) <= MOST * mean, square


def test_two_cards_of_three_have_a_clear_longest_and_none_a_tie(
    letters: tuple[Weighed, ...],
) -> None:
    assert share(letters, lambda one: one.lengths[0] >= one.lengths[1] + CLEAR) >= 2 / 3
    assert share(letters, lambda one: one.lengths[0] > one.lengths[1]) == 1


def test_small_words_find_takers_beside_long_ones(deck: Deck, letters: tuple[Weighed, ...]) -> None:
    """On three cards of four, on half of every square; a quarter of all are small, one is long."""
    small = [one.card.packet for one in letters if one.lengths[-1] <= SMALL]
    every = [length for one in letters for length in one.lengths]

    assert len(small) >= 0.75 * len(letters)
    assert all(2 * sum(packet in square for packet in small) >= 12 for square in squares_of(deck))
    assert sum(length <= SMALL for length in every) >= len(every) / 4
    assert sum(length > SMALL + 3 for length in every) >= len(every) / 4
    assert min(len({*one.lengths}) for one in letters) >= 3


@pytest.mark.parametrize("component", ["cards", MAROTTE])
def test_every_card_fits_its_face_in_legible_type(deck: Deck, component: str) -> None:
    """What is played: part of speech and number of the card are for whoever sorts them."""
    drawn = game_cards(deck, component, Look.HOUSE, ShippedFonts())
    cards = {card.id: card for card in deck.cards}

    assert drawn.findings == ()
    assert len(drawn.pieces) == {"cards": 276, MAROTTE: 24}[component]
    for piece in drawn.pieces:
        heard = [item for item in piece.front.items if isinstance(item, Passage)]
        played = [one for one in heard if text_of(one) != cards[piece.id].pos]
        assert Counter(one.role for one in played)["entry"] == len(cards[piece.id].synonyms)
        assert min(size for one in played for size in sizes_of(one)) >= LEGIBLE, piece.id


def test_every_card_is_signed_as_it_stands(deck: Deck) -> None:
    assert unsigned(deck) == ()


def squares_of(deck: Deck) -> set[tuple[str, ...]]:
    return {tuple(square) for square in deck.edition.board.squares}


def text_of(passage: Passage) -> str:
    return "".join(item.text for item in passage.items if isinstance(item, Text))


def sizes_of(passage: Passage) -> Iterator[float]:
    """The sizes of what is written, in points; nothing in it is enlarged or made smaller."""
    for item in passage.items:
        assert isinstance(item, (Text, Path))
        if isinstance(item, Text):
            yield item.size
