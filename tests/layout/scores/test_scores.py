"""The score sheet: room to write, numbers of the rules in force, on any page."""

from itertools import pairwise

import pytest

from cardsmith.intake.shipped.law import law
from cardsmith.intake.shipped.law_words import article
from cardsmith.layout.accessible import PlainFonts
from cardsmith.layout.scores import score_sheet
from cardsmith.layout.scores.sheet import CODES, EDGE
from cardsmith.model.edition import Game, Size
from cardsmith.model.face import Face
from cardsmith.model.metrics import Fonts
from cardsmith.model.rules import Rules
from tests.layout.drawn import paths, points, texts
from tests.layout.models import (
    FONTS,
    edition,
    inks_are_of_the_house,
    lines_apart,
    rules,
    said,
    tallest,
    thinnest,
    words,
)

A5 = Size(width=148.5, height=210)
PAGES = [A5, Size(width=148, height=210), Size(width=139.7, height=215.9)]
GOVERNED = {
    "bouffon.longest_bonus",
    "bouffon.tie_loser",
    "bouffon.per_player",
    "bouffon.marotte_fail",
}


def sheet(
    by: Rules | None = None, page: Size = A5, fonts: Fonts = FONTS, language: str = "fr"
) -> Face:
    both = words("scores", language), words("aid", language)
    return score_sheet(edition(Game.BOUFFON, rules=by), fonts, page, both)


def test_it_asks_what_a_table_wants_to_note() -> None:
    text = said(sheet())

    for asked in ("cité", "joueur", "mot trouvé", "lettres", "cases", "mot titre", "dé", "lettre"):
        assert asked in text
    assert "Feuille de marque" in text


@pytest.mark.parametrize("most", [4, 6, 9])
def test_there_is_a_line_for_each_player(most: int) -> None:
    text = said(sheet(rules({"bouffon.most_players": most})))
    head, _, _ = text.partition("Ce que vaut un tour")

    assert [word for word in head.split() if word.isdigit()] == [
        str(number) for number in range(1, most + 1)
    ]


@pytest.mark.parametrize(
    ("number", "value", "before", "after"),
    [
        ("bouffon.gain", 4, "trouvé +3", "trouvé +4"),
        ("bouffon.bonus", 5, "tout trouvé +3", "tout trouvé +5"),
        ("bouffon.penalty", 2, "rien trouvé −3", "rien trouvé −2"),
        ("bouffon.marotte_gain", 1, "marotte +6", "marotte +4"),
        ("bouffon.shorter_gain", 2, "+1 les autres", "+2 les autres"),
        ("bouffon.marotte_gain", 0, "marotte +6", "marotte +3"),
    ],
)
def test_a_number_of_the_rules_is_the_one_in_print(
    number: str, value: int, before: str, after: str
) -> None:
    plain, changed = said(sheet()), said(sheet(rules({number: value})))

    assert before in plain
    assert after in changed
    assert plain.count(before) > changed.count(before)


@pytest.mark.parametrize(
    ("value", "cost"),
    [
        ("before_die", "manquée : case d’avant"),
        ("minus_three", "manquée −3"),
        ("both", "manquée : case d’avant, −3"),
        ("worse", "manquée : case d’avant ou −3"),
    ],
)
@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("fonts", [FONTS, PlainFonts(FONTS)])
def test_a_missed_marotte_has_its_cost(value: str, cost: str, page: Size, fonts: Fonts) -> None:
    """BOU-28: without it who keeps the score would have to look it up."""
    face = sheet(rules().with_option("bouffon.marotte_fail", value), page, fonts)
    ends = [text for text in texts(face.items) if text.text.startswith("manquée")]

    assert {text.text.replace("\u00a0", " ") for text in ends} == {cost}
    assert min(text.size for text in ends) >= 7
    assert max(tallest(text)[2] for text in ends) <= page.width - EDGE - 1


def test_an_option_changes_the_sheet_if_and_only_if_it_governs_what_it_says() -> None:
    for option, values in law().options.items():
        for value in values[1:]:
            changed = said(sheet(rules().with_option(option, value)))
            assert (changed != said(sheet())) == (option in GOVERNED), option


def test_each_number_names_its_article() -> None:
    assert all(code in said(sheet()) for code in CODES)
    titles = [article(code).title["en"] for code in CODES]
    assert titles == [
        "The Bouffon’s gain",
        "Longest word",
        "Shorter words",
        "All found",
        "Nothing found",
        "Marotte found",
    ]


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("fonts", [FONTS, PlainFonts(FONTS)])
def test_it_fits_its_page_whatever_the_options(page: Size, language: str, fonts: Fonts) -> None:
    every = rules()
    for option in GOVERNED:
        every = every.with_option(option, law().options[option][-1])
    for by in (rules(), every):
        face = sheet(by, page, fonts, language)
        assert (face.width, face.height) == (page.width, page.height)
        for path in paths(face.items):
            for x, y in points(path):
                assert EDGE - 0.01 <= x <= page.width - EDGE + 0.01
                assert EDGE - 0.01 <= y <= page.height - EDGE + 0.01
        assert inks_are_of_the_house(face)
        assert thinnest(face) >= 0.25
        if fonts is FONTS:
            assert max(tallest(text)[2] for text in texts(face.items)) <= page.width - EDGE + 0.1
            assert lines_apart(face)


@pytest.mark.parametrize("page", PAGES)
def test_a_hand_finds_room(page: Size) -> None:
    """Two turns and more, six words and more in each, lines 6 mm apart and more."""
    ranks = [text for text in texts(sheet(page=page).items) if text.font == "Cinzel Bold"]
    numbers = [text for text in ranks if text.text.isdigit() and text.size == 9]
    firsts = [text for text in numbers if text.text == "1"]

    assert len(firsts) >= 2
    assert len(numbers) / len(firsts) >= 6
    assert all(b.y - a.y >= 6 for a, b in pairwise(numbers) if b.text != "1")


def test_both_languages_have_the_same_words() -> None:
    assert words("scores", "fr").keys() == words("scores", "en").keys()
