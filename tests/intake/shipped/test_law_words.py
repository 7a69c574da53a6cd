"""The law in words is complete, in both languages, and set as French is set."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from cardsmith.intake.shipped.law import default_rules, law, rules_of
from cardsmith.intake.shipped.law_words import (
    GAMES,
    article,
    basis_words,
    option_words,
    options_to_try,
    profile_words,
    silence,
    statute,
)
from cardsmith.model.law import Basis, Covered, Words

COUNTS = {"BOU": (32, 45), "DAL": (24, 44)}
SILENCES = [code for prefix in GAMES for code in statute(GAMES[prefix]).silences]


def every_text() -> Iterator[Words]:
    for game in GAMES.values():
        for found in statute(game).articles.values():
            yield from (found.title, found.text)
        for asked in statute(game).silences.values():
            yield from (asked.question, asked.ruling, asked.why)
    for option in law().options:
        spoken = option_words(option)
        yield from (spoken.settles, *spoken.values.values())
    yield from map(profile_words, law().profiles)
    yield from map(basis_words, Basis)


@pytest.mark.parametrize("prefix", GAMES)
def test_every_article_and_silence_of_a_game_is_worded(prefix: str) -> None:
    articles, silences = COUNTS[prefix]
    found = statute(GAMES[prefix])

    assert list(found.articles) == [f"{prefix}-{number:02}" for number in range(1, articles + 1)]
    assert list(found.silences) == [f"{prefix}-Q{number:02}" for number in range(1, silences + 1)]
    assert all(article(code).code == code for code in found.articles)
    assert all(silence(code).code == code for code in found.silences)


def test_an_article_names_its_line_of_the_rule_text() -> None:
    for prefix, line in (("BOU", "B"), ("DAL", "D")):
        for found in statute(GAMES[prefix]).articles.values():
            assert re.fullmatch(rf"{line}\d+[a-g]?(–[a-g])?(, {line}\d+[a-g]?)*", found.source)
    assert article("BOU-06").source == "B4, B15"
    assert article("BOU-17").source == "B10a"
    assert article("DAL-14").source == "D6d–e"


def test_every_text_stands_in_both_languages_without_a_gap_to_fill() -> None:
    for words in every_text():
        assert list(words) == ["fr", "en"]
        for text in words.values():
            assert text == text.strip() != ""
            assert not re.search(r"[{}'\"]|\.\.\.|TODO|XXX|  ", text), text


def test_sentences_are_sentences_and_differ_between_languages() -> None:
    for game in GAMES.values():
        found = statute(game)
        said = [words.text for words in found.articles.values()]
        said += [part for asked in found.silences.values() for part in (asked.ruling, asked.why)]
        for words in said:
            assert all(text[0].isupper() and text.endswith(".") for text in words.values())
            assert words["fr"] != words["en"]


def test_french_signs_have_no_break_before_them() -> None:
    for words in every_text():
        assert not re.search(r"[ \w][;:?!»]|«[^\u00a0]", words["fr"]), words["fr"]


def test_every_option_has_one_owner_and_words_for_each_value() -> None:
    owned = Counter(name for code in SILENCES for name in silence(code).options)

    assert owned == Counter(law().options.keys())
    for name, values in law().options.items():
        assert tuple(option_words(name).values) == values
        assert option_words(name).name == name


def test_a_shared_option_is_owned_by_another_silence_of_the_same_game() -> None:
    for code in SILENCES:
        for name in silence(code).shared:
            assert name in law().options
            assert name not in silence(code).options
    assert silence("DAL-Q24").shared == silence("DAL-Q25").shared == ("dalmuti.jokers",)
    for code in SILENCES:
        assert all(name.startswith(f"{GAMES[code[:3]]}.") for name in silence(code).tried)


def test_what_the_referee_does_not_rule() -> None:
    silent = {code for code in SILENCES if silence(code).covered is Covered.NEVER}
    chosen = {code for code in SILENCES if silence(code).covered is Covered.CHOSEN}

    assert silent == {"BOU-Q38", "DAL-Q39", "DAL-Q41"}
    assert chosen == {"BOU-Q37", "DAL-Q40", "DAL-Q42"}
    for code in chosen:
        assert {default_rules().option(name) for name in silence(code).options} == {"none"}
    assert rules_of("officiel").option(*silence("DAL-Q40").options) != "none"


def test_the_options_to_try_are_those_of_the_readings_each_once() -> None:
    assert options_to_try([]) == {}
    assert options_to_try(["BOU-Q08"]) == {}
    assert options_to_try(["DAL-Q25", "DAL-Q23", "BOU-Q22"]) == {
        "dalmuti.jokers": ("thirteen", "wild"),
        "bouffon.tie_loser": ("1", "0"),
    }
    assert list(options_to_try(["BOU-Q36"])) == [
        "bouffon.length_space",
        "bouffon.length_apostrophe",
        "bouffon.length_digit",
        "bouffon.ligature",
    ]


@pytest.mark.parametrize("code", ["BOU-33", "BOU-Q00", "DAL-", "XYZ-01", ""])
def test_a_code_that_the_law_lacks_is_a_key_error(code: str) -> None:
    with pytest.raises(KeyError):
        article(code)
    with pytest.raises(KeyError):
        silence(code)


def test_the_law_of_a_game_is_read_when_it_is_asked_for() -> None:
    statute.cache_clear()

    article("DAL-01")
    assert statute.cache_info().currsize == 1
