"""French drops an e before a vowel; nothing else changes in a sentence."""

import pytest

from cardsmith.lexicon.elision import filled


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Anne", "Le tour d’Anne"),
        ("Élie", "Le tour d’Élie"),
        ("E\u0301lie", "Le tour d’E\u0301lie"),
        ("Œdipe", "Le tour d’Œdipe"),
        ("Ben", "Le tour de Ben"),
        ("A", "Le tour de A"),
        ("", "Le tour de "),
        ("{x}", "Le tour de {x}"),
    ],
)
def test_an_e_is_dropped_before_a_name_that_begins_with_a_vowel(name: str, said: str) -> None:
    assert filled("Le tour de {player}", {"player": name}, "fr") == said


def test_que_and_capitals_are_elided_too_and_other_words_are_not() -> None:
    values = {"player": "Anne"}

    assert filled("De {player}, que {player}", values, "fr") == "D’Anne, qu’Anne"
    assert filled("à {player}, mode {player}", values, "fr") == "à Anne, mode Anne"
    assert filled("the turn de {player}", values, "en") == "the turn de Anne"
