"""``explain`` on the law: articles, silences, options, profiles, in both languages."""

import pytest

from cardsmith.intake.shipped.law import law
from cardsmith.intake.shipped.law_words import article, option_words, silence, statute
from tests.cli.terminal import typed


@pytest.mark.parametrize(("lang", "colon"), [("fr", "\u00a0:"), ("en", ":")])
def test_an_article_is_said_with_its_line_of_the_rule_text(lang: str, colon: str) -> None:
    answer = typed("explain", "BOU-17", "--lang", lang)
    found = article("BOU-17")

    assert answer.exit_code == 0
    first, _, text, _, source = answer.output.splitlines()
    assert first == f"BOU-17 (article){colon} {found.title[lang]}"
    assert text == found.text[lang]
    assert source.endswith(" B10a")


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_silence_is_said_with_its_ruling_and_every_option_that_may_change_it(lang: str) -> None:
    answer = typed("explain", "BOU-Q36", "--lang", lang)
    found = silence("BOU-Q36")

    assert answer.exit_code == 0
    for words in (found.question, found.ruling, found.why):
        assert words[lang] in answer.output
    for name in ("length_space", "length_apostrophe", "length_digit", "ligature"):
        assert f"  bouffon.{name}" in answer.output
    assert "    2  deux\n" in answer.output or lang == "en"


def test_a_silence_that_leans_on_an_option_of_another_shows_it() -> None:
    assert "dalmuti.jokers" in typed("explain", "DAL-Q25").output


def test_a_silence_that_is_not_ruled_says_so() -> None:
    never, chosen, ruled = (
        typed("explain", code).output for code in ("BOU-Q38", "DAL-Q40", "DAL-Q23")
    )

    assert "never rules here (verdict: not-covered)" in never
    assert "As long as the option is none" in chosen
    assert "not-covered" not in ruled


def test_an_option_is_explained_by_its_values_its_profiles_and_its_silences() -> None:
    assert typed("explain", "dalmuti.jokers").output.splitlines() == [
        "dalmuti.jokers (option): What a joker played with other cards is worth.",
        "",
        "Values (the first by default):",
        "  thirteen  thirteen, always",
        "  wild      the value of the cards it goes with; alone, thirteen",
        "",
        "profile officiel: wild",
        "Silences it settles: DAL-Q23, DAL-Q24, DAL-Q25",
    ]


@pytest.mark.parametrize("name", law().options)
def test_every_option_has_its_page(name: str) -> None:
    answer = typed("explain", name, "--lang", "fr")

    assert answer.exit_code == 0
    assert option_words(name).settles["fr"] in answer.output


def test_a_profile_is_explained_by_what_it_sets() -> None:
    lines = typed("explain", "famille").output.splitlines()

    assert lines[0].startswith("famille (profile): Gentler")
    assert [line.split()[0] for line in lines[3:]] == [
        "bouffon.end=full_round",
        "dalmuti.first_tax=no",
        "dalmuti.pass=locked",
    ]
    assert len(typed("explain", "texte").output.splitlines()) == 1


@pytest.mark.parametrize(
    ("topic", "names"),
    [
        ("BOU", [*statute("bouffon").articles, *statute("bouffon").silences]),
        ("DAL-Q", list(statute("dalmuti").silences)),
        ("bou-q4", ["BOU-Q40", "BOU-Q41", "BOU-Q42", "BOU-Q43", "BOU-Q44", "BOU-Q45"]),
        ("dalmuti", [name for name in law().options if name.startswith("dalmuti.")]),
        ("end", ["bouffon.end", "dalmuti.end"]),
    ],
)
def test_several_pages_are_a_line_each(topic: str, names: list[str]) -> None:
    answer = typed("explain", topic)

    assert answer.exit_code == 0
    assert [line.split()[0] for line in answer.output.splitlines()] == names
    assert all(len(line.split()) > 1 for line in answer.output.splitlines())


@pytest.mark.parametrize("topic", ["bou-22", "DALMUTI.JOKERS", "jokers", "Officiel"])
def test_a_name_may_be_typed_in_any_case_and_an_option_without_its_game(topic: str) -> None:
    assert typed("explain", topic).exit_code == 0


@pytest.mark.parametrize(
    ("topic", "better"),
    [("BOU 22", "BOU-22"), ("dalmuti.jockers", "dalmuti.jokers"), ("oficiel", "officiel")],
)
def test_an_unknown_name_gets_the_nearest(topic: str, better: str) -> None:
    answer = typed("explain", topic)

    assert answer.exit_code == 2
    assert (
        answer.stderr
        == f"explain: error I110 “{topic}” is not possible here (did you mean {better}?)\n"
    )


def test_quiet_says_nothing() -> None:
    assert typed("explain", "BOU-22", "--quiet").output == ""
