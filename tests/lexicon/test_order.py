"""French dictionary order."""

from itertools import pairwise
from random import Random

import pytest

from cardsmith.lexicon.order import french_key

ORDERED = [
    ["ça", "cage", "cube", "eau", "école", "écu", "effet", "Élan", "odeur", "œil", "offre", "zèle"],
    ["cote", "côte", "coté", "côté"],
    ["pêche", "pêché", "pécher", "pêcher"],
    ["cœur", "coexister"],
    ["chat", "chat-huant", "châtier", "chat noir"],
    ["enfreindre", "(s’)enfuir", "engager"],
]


@pytest.mark.parametrize("words", ORDERED, ids=lambda words: words[0])
def test_words_stand_as_in_a_dictionary(words: list[str]) -> None:
    shuffled = list(words)
    Random(7).shuffle(shuffled)

    assert sorted(shuffled, key=french_key) == words


def test_spaces_hyphens_and_apostrophes_do_not_matter() -> None:
    assert sorted(["vice-roi", "vicaire", "vice versa"], key=french_key) == [
        "vicaire",
        "vice-roi",
        "vice versa",
    ]
    assert french_key("prud’homme")[0] == french_key("prudhomme")[0]


def test_no_two_texts_share_a_key() -> None:
    texts = ["ami", "Ami", "a-mi", "âmi", "a’mi"]

    assert all(one != other for one, other in pairwise(sorted(map(french_key, texts))))


def test_case_C09() -> None:
    """In every listing: accents do not part words, œ is filed as oe."""
    titles = ["zèle", "écu", "eau", "Élan", "effet", "école", "œil", "odeur", "offre", "ça"]
    titles += ["cage", "cube"]

    assert sorted(titles, key=french_key) == ORDERED[0]
