"""The booklet of rules: the whole law, once, as the rules in force have it."""

import re
from collections.abc import Iterator

import pytest

from cardsmith.intake.shipped.booklets import plan
from cardsmith.intake.shipped.law import law, rules_of
from cardsmith.intake.shipped.law_words import option_words, statute
from cardsmith.model.booklet import Entry, Kind
from cardsmith.model.edition import Game
from cardsmith.model.rules import Rules
from cardsmith.pipeline.manuscripts import chapters, house_rules

GAMES = (Game.BOUFFON, Game.DALMUTI)
LANGUAGES = ("fr", "en")
PLAIN = rules_of("texte")
CHANGES = [(name, value) for name, values in law().options.items() for value in values[1:]]
"""Every option with each value that is not the rule text's."""


def entries(game: Game, rules: Rules = PLAIN, language: str = "fr") -> list[Entry]:
    return [entry for chapter in chapters(game, rules, language) for entry in chapter.entries]


def at(code: str, rules: Rules = PLAIN, language: str = "fr") -> Entry:
    game = Game.BOUFFON if code.startswith("BOU") else Game.DALMUTI
    (found,) = (entry for entry in entries(game, rules, language) if entry.code == code)
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_article_and_every_silence_stands_in_it_once(game: Game, language: str) -> None:
    told = [entry.code for entry in entries(game, language=language) if entry.code]

    law_of_game = statute(game)
    assert sorted(told) == sorted({*law_of_game.articles, *law_of_game.silences})


@pytest.mark.parametrize("game", GAMES)
def test_by_the_rule_text_nothing_is_marked_as_a_house_rule(game: Game) -> None:
    assert not [entry for entry in entries(game) if entry.kind.is_own]
    assert house_rules(game, PLAIN, "fr") == ()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_articles_and_readings_are_said_in_the_words_of_the_law(game: Game, language: str) -> None:
    for entry in entries(game, language=language):
        plain = re.sub("[\u00a0\u202f]", " ", entry.text)
        if entry.kind is Kind.ARTICLE:
            own = statute(game).articles[entry.code].text[language]
        elif entry.kind is Kind.READING:
            own = statute(game).silences[entry.code].ruling[language]
        else:
            continue
        assert plain == re.sub("[\u00a0\u202f]", " ", own)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "value"), CHANGES)
def test_an_option_changes_the_booklet_of_its_game_and_of_no_other(
    name: str, value: str, language: str
) -> None:
    changed = PLAIN.with_option(name, value)

    for game in GAMES:
        differs = entries(game, changed, language) != entries(game, language=language)
        assert differs == name.startswith(f"{game}.")


@pytest.mark.parametrize(("name", "value"), CHANGES)
def test_what_an_option_means_stands_under_the_silence_it_settles(name: str, value: str) -> None:
    game = name.partition(".")[0]
    silences = statute(game).silences.values()
    (code,) = (silence.code for silence in silences if name in silence.options)

    entry = at(code, PLAIN.with_option(name, value))

    assert entry.kind is Kind.HOUSE
    meaning = option_words(name).values[value]["fr"]
    assert _plain(meaning).casefold() in _plain(entry.text).casefold()


@pytest.mark.parametrize(("name", "value"), CHANGES)
def test_a_ruling_that_an_option_turns_over_is_never_printed(name: str, value: str) -> None:
    game = Game(name.partition(".")[0])
    for silence in statute(game).silences.values():
        if name in silence.tried:
            told = entries(game, PLAIN.with_option(name, value))
            readings = [entry for entry in told if entry.code == silence.code]
            assert all(entry.kind is Kind.HOUSE for entry in readings)


@pytest.mark.parametrize(
    ("code", "option", "value", "false", "true"),
    [
        ("BOU-05", "bouffon.die", "up_to", "jusqu’à la case", "ou de moins"),
        ("BOU-06", "bouffon.merged_squares", "one", "K et W, ou", "K, W, X, Y et Z"),
        ("BOU-12", "bouffon.noises", "forbid", "n’est interdite", "aucun bruit"),
        ("BOU-12", "bouffon.air_letters", "forbid", "n’est interdite", "pas de lettres"),
        ("BOU-15", "bouffon.offcard", "vote", "sur la carte : mot", "vote"),
        ("BOU-18", "bouffon.longest_bonus", "yes", "Bouffon.", "bonus compris"),
        ("BOU-20", "bouffon.per_player", "per_word", "Chaque joueur", "Chaque autre mot"),
        ("BOU-28", "bouffon.marotte_fail", "minus_three", "antérieure", "trois cases"),
        ("BOU-32", "bouffon.end", "full_round", "Le premier pion", "le plus loin"),
        ("DAL-01", "dalmuti.players", "3-10", "quatre à huit", "trois à dix"),
        ("DAL-05", "dalmuti.first_tax", "no", "Chaque partie", "la deuxième partie"),
        ("DAL-05", "dalmuti.tax_choice", "gb", "qu’il choisit", "en choisit deux"),
        ("DAL-09", "dalmuti.revolution_map", "gd_gb_only", "chaque joueur", "personne d’autre"),
        ("DAL-09", "dalmuti.revolution_map", "caller_first", "chaque joueur", "descend d’un rang"),
        ("DAL-14", "dalmuti.cover", "equal", "plus petite. Sinon", "ou de la même"),
        ("DAL-15", "dalmuti.jokers", "wild", "Un joker vaut treize", "prend la valeur"),
        ("DAL-17", "dalmuti.pass", "locked", "n’exclut pas", "ne joue plus"),
        ("DAL-20", "dalmuti.out_lead", "previous", "voisin de gauche", "avant"),
        ("DAL-22", "dalmuti.ranks", "neighbour", "L’ordre de sortie", "son voisin de gauche"),
        ("DAL-24", "dalmuti.order", "right", "vers la gauche", "vers la droite"),
    ],
)
def test_an_article_that_the_table_plays_otherwise_says_so_instead(
    code: str, option: str, value: str, false: str, true: str
) -> None:
    before, after = at(code), at(code, PLAIN.with_option(option, value))

    assert (before.kind, after.kind) == (Kind.ARTICLE, Kind.OTHERWISE)
    assert false in _plain(before.text)
    assert false not in _plain(after.text)
    assert true in _plain(after.text)
    assert after.head == before.head


@pytest.mark.parametrize("game", GAMES)
def test_the_plan_names_what_the_law_has(game: Game) -> None:
    told = plan(game)

    for setting, articles in told.instead.items():
        name, _, value = setting.partition("=")
        assert value in law().options[name][1:], setting
        assert articles.keys() <= statute(game).articles.keys()
    assert told.examples.keys() <= statute(game).articles.keys()


def test_an_example_falls_with_the_article_it_explains() -> None:
    def examples(rules: Rules) -> list[str]:
        return [e.text for e in entries(Game.DALMUTI, rules) if e.kind is Kind.EXAMPLE]

    plain, locked = examples(PLAIN), examples(PLAIN.with_option("dalmuti.pass", "locked"))

    assert len(plain) == len(locked) + 1
    assert any("jusqu’à Luc" in text for text in plain)
    assert not any("jusqu’à Luc" in text for text in locked)


@pytest.mark.parametrize(
    ("options", "found"),
    [
        ({}, ["va-et-vient » compte 9", "chef-d’œuvre » 11", "recule en 11", "mène en 20"]),
        ({"bouffon.ligature": "1"}, ["chef-d’œuvre » 10"]),
        ({"bouffon.length_apostrophe": "1"}, ["chef-d’œuvre » 12"]),
        ({"bouffon.marotte_base": "after_penalty"}, ["mène en 17"]),
    ],
)
def test_what_an_example_counts_is_counted_by_the_rules_in_force(
    options: dict[str, str], found: list[str]
) -> None:
    rules = PLAIN
    for name, value in options.items():
        rules = rules.with_option(name, value)
    told = " ".join(_plain(e.text) for e in entries(Game.BOUFFON, rules))

    assert all(text in told for text in found)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("profile", ["texte", "officiel", "famille"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_set_as_a_printer_sets_it(game: Game, profile: str, language: str) -> None:
    for text in _said(game, rules_of(profile), language):
        assert not re.search(r"\.\.|\s\s|{|}|\*\*", text), text
        assert not re.search(r"(?:^|\s)-|-(?:\s|$)", text), text
        if language == "fr":
            assert not re.search("[ \u00a0][;!?]|[^\u00a0]:|«[^\u202f]|[^\u202f]»", text), text


def _said(game: Game, rules: Rules, language: str) -> Iterator[str]:
    for chapter in chapters(game, rules, language):
        yield chapter.title
        for entry in chapter.entries:
            yield entry.head
            yield entry.text


def _plain(text: str) -> str:
    return re.sub("[\u00a0\u202f]", " ", text)
