"""A silence is ruled or not covered, as its option says."""

import pytest

from cardsmith.model.law import Basis, Covered, Silence
from cardsmith.model.rules import Rules

WORDS = {"fr": "mot", "en": "word"}


def silence(covered: Covered) -> Silence:
    return Silence(
        code="DAL-Q40",
        question=WORDS,
        ruling=WORDS,
        why=WORDS,
        basis=Basis.TEXT,
        covered=covered,
        options=("dalmuti.score",),
        shared=("dalmuti.jokers",),
    )


@pytest.mark.parametrize(
    ("covered", "score", "ruled"),
    [
        (Covered.ALWAYS, "none", True),
        (Covered.NEVER, "from_zero", False),
        (Covered.CHOSEN, "none", False),
        (Covered.CHOSEN, "from_zero", True),
    ],
)
def test_a_silence_is_ruled_as_its_option_says(covered: Covered, score: str, ruled: bool) -> None:
    rules = Rules(profile="texte", options={"dalmuti.score": score}, numbers={})

    assert silence(covered).is_ruled(rules) is ruled


def test_an_option_of_another_silence_is_tried_after_its_own() -> None:
    assert silence(Covered.ALWAYS).tried == ("dalmuti.score", "dalmuti.jokers")
