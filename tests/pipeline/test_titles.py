"""The Grand Dalmuti has one name in a language, wherever it is printed or said."""

import pytest

from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.pipeline.checking import check_editions
from cardsmith.resources import shipped

BESIDE = (("aid", "great"), ("table", "great"), ("referee", "value.grand-dalmuti"))


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_first_rank_is_called_alike_on_cards_and_beside_them(lang: str) -> None:
    (deck,) = check_editions(["dalmuti"]).decks
    on_card = next(rank.names[lang] for rank in deck.ranks if rank.value == 1)

    assert {on_card} == {printed_words(kind, lang)[key] for kind, key in BESIDE}


def test_a_new_edition_begins_with_the_same_names() -> None:
    shipped_ranks = shipped("decks") / "dalmuti" / "ranks.yaml"
    begun_with = shipped("templates") / "starters" / "dalmuti" / "ranks.yaml"

    assert names(begun_with.read_text("utf-8")) == names(shipped_ranks.read_text("utf-8"))


def names(text: str) -> list[str]:
    """The lines of a file that hold names."""
    return [line.strip() for line in text.splitlines() if "names:" in line]
