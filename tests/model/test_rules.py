"""The rules are asked by name, and a name that the law does not have is a mistake."""

import pytest

from cardsmith.model.rules import Rules

RULES = Rules(
    profile="texte",
    options={"a.words": "before_die", "a.count": "5", "a.on": "yes", "a.off": "no"},
    numbers={"a.gain": 3},
)


def test_an_option_is_a_word_a_number_or_a_switch() -> None:
    assert RULES.option("a.words") == "before_die"
    assert RULES.count("a.count") == 5
    assert RULES.switch("a.on")
    assert not RULES.switch("a.off")
    assert RULES.number("a.gain") == 3


@pytest.mark.parametrize("ask", [RULES.option, RULES.count, RULES.switch, RULES.number])
def test_a_name_that_the_law_does_not_have_is_refused(ask: object) -> None:
    assert callable(ask)
    with pytest.raises(KeyError):
        ask("a.missing")


def test_a_word_is_neither_a_number_nor_a_switch() -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        RULES.count("a.words")
    with pytest.raises(ValueError, match=r"a\.words"):
        RULES.switch("a.words")
