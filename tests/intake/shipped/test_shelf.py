"""Shipped data: read by one module, and a fault in it is told with its place."""

from typing import Literal

import pytest

from cardsmith.intake.files.source import Source
from cardsmith.intake.shipped.law import default_rules, law, rules_of
from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.intake.shipped.shelf import fields_in, fields_of, shipped_fields, texts_of


def test_fields_are_texts_lists_and_fields() -> None:
    assert fields_in(Source("x.yaml", "a: no\nb: [1, 2]\nc: {d: null}\n")) == {
        "a": "no",
        "b": ["1", "2"],
        "c": {"d": "null"},
    }


@pytest.mark.parametrize(
    ("text", "told"),
    [("- a", "no fields"), ("", "no fields"), ("a: [1", "x.yaml:1:4 F016"), ("a: 1\na: 2", "S106")],
)
def test_a_fault_names_file_and_place(text: str, told: str) -> None:
    with pytest.raises(ValueError, match=r"^x\.yaml") as error:
        fields_in(Source("x.yaml", text))
    assert told in str(error.value)


def test_what_is_of_another_kind_is_refused() -> None:
    assert fields_of({"a": "b"}) == {"a": "b"}
    assert texts_of(["a", "b"]) == ("a", "b")
    with pytest.raises(ValueError, match="fields"):
        fields_of(["a"])
    with pytest.raises(ValueError, match="list of texts"):
        texts_of([["a"]])
    with pytest.raises(ValueError, match="list of texts"):
        texts_of("ab")


def test_a_shipped_file_that_is_not_there_is_an_error_of_the_system() -> None:
    with pytest.raises(FileNotFoundError):
        shipped_fields("law", "none.yaml")


NAMES: tuple[Literal["print", "board", "cards"], ...] = ("print", "board", "cards")


@pytest.mark.parametrize("name", NAMES)
def test_printed_words_are_the_same_in_both_languages(
    name: Literal["print", "board", "cards"],
) -> None:
    french, english = printed_words(name, "fr"), printed_words(name, "en")

    assert french.keys() == english.keys()
    assert all(french.values())
    assert all(english.values())


def test_an_unknown_language_is_printed_in_english() -> None:
    assert printed_words("print", "de") == printed_words("print", "en")


def test_every_override_of_a_profile_is_an_option_with_that_value() -> None:
    for name, overrides in law().profiles.items():
        for option, value in overrides.items():
            assert value in law().options[option]
            assert rules_of(name).options[option] == value


def test_the_default_rules_are_the_first_value_of_every_option_but_for_their_profile() -> None:
    rules = default_rules()
    overrides = law().profiles[rules.profile]

    assert rules.options == {
        option: overrides.get(option, values[0]) for option, values in law().options.items()
    }
    with pytest.raises(KeyError):
        rules_of("none")
