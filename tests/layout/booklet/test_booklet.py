"""Booklets as they are seen: whole, numbered, inside their pages, the same words in larger type."""

import re
from collections import Counter
from functools import cache

import pytest

from cardsmith.intake.editions.reading import read
from cardsmith.intake.shipped.law import law, rules_of
from cardsmith.layout.booklet.leaf import EDGE, OUTER
from cardsmith.model.choices import Look
from cardsmith.model.edition import Deck, Size
from cardsmith.model.face import Face
from cardsmith.model.inks import SAFFRON
from cardsmith.model.struct import replace
from cardsmith.pipeline.looks import wardrobe
from cardsmith.pipeline.manuscripts import chapters
from cardsmith.pipeline.papers import rules
from cardsmith.resources import shipped
from tests.layout.bouffon_cards import right
from tests.layout.drawn import paths, texts
from tests.layout.models import inks_are_of_the_house, thinnest

A5, HALF_LETTER, A6 = (
    Size(width=148.5, height=210),
    Size(width=139.7, height=215.9),
    Size(width=105, height=148),
)
GAMES, LANGUAGES = ("bouffon", "dalmuti"), ("fr", "en")


@cache
def deck(game: str, profile: str = "texte") -> Deck:
    found = read([shipped("decks") / game])
    return replace(found, edition=replace(found.edition, rules=rules_of(profile)))


@cache
def booklet(
    game: str, language: str, page: Size = A5, look: Look = Look.HOUSE, profile: str = "texte"
) -> tuple[Face, ...]:
    worn = wardrobe(look)
    faces = rules(deck(game, profile), worn.fonts, look, language, page)
    return tuple(map(worn.finish, faces)) if worn.finish else faces


def told(face: Face) -> str:
    return " ".join(text.text for text in texts(face.items)).replace("\u00a0", " ")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", [A5, HALF_LETTER, A6])
@pytest.mark.parametrize("look", [Look.HOUSE, Look.ACCESSIBLE])
def test_every_page_is_of_the_size_asked_for_and_all_fill_their_sheets(
    game: str, language: str, page: Size, look: Look
) -> None:
    faces = booklet(game, language, page, look)

    assert len(faces) % 4 == 0
    assert {(face.width, face.height) for face in faces} == {(page.width, page.height)}
    for face in faces:
        for text in texts(face.items):
            assert text.x >= EDGE - 0.01
            assert right(text) <= page.width - EDGE + 0.3, (face.name, text.text)
            assert EDGE <= text.y <= page.height - EDGE
        assert inks_are_of_the_house(face)
        assert not paths(face.items) or thinnest(face) >= 0.25


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_code_of_the_law_stands_once_in_a_margin(game: str, language: str) -> None:
    faces = booklet(game, language)
    wanted = [
        entry.code
        for chapter in chapters(deck(game).edition.game, rules_of("texte"), language)
        for entry in chapter.entries
        if entry.code
    ]
    found = Counter[str]()
    for number, face in enumerate(faces, 1):
        for text in texts(face.items):
            if text.text in wanted:
                found[text.text] += 1
                outside = text.x >= face.width - OUTER if number % 2 else right(text) <= OUTER
                assert outside, text.text

    assert found == Counter(wanted)


@pytest.mark.parametrize("game", GAMES)
def test_pages_between_the_covers_bear_their_number(game: str) -> None:
    _, *inner, _ = booklet(game, "fr")

    for number, face in enumerate(inner, 2):
        assert str(number) in {t.text for t in texts(face.items) if t.font == "Cinzel Bold"}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("look", [Look.HOUSE, Look.ACCESSIBLE])
def test_the_table_of_contents_leads_to_its_chapters(game: str, look: Look) -> None:
    faces = booklet(game, "fr", A5, look)
    titles = [c.title for c in chapters(deck(game).edition.game, rules_of("texte"), "fr")]
    contents = next(face for face in faces if "Les chapitres" in told(face))
    lines = texts(contents.items)

    for number, title in enumerate(titles, 1):
        (entry,) = (text for text in lines if text.text == f"{number}. {title}")
        at = lines.index(entry)
        page = faces[int(lines[at + 1].text) - 1]
        headings = [t.text for t in texts(page.items) if t.font == "Grenze Gotisch Bold"]
        assert title in headings


@pytest.mark.parametrize("game", GAMES)
def test_larger_type_takes_more_paper_or_fills_it_better(game: str) -> None:
    plain, large = booklet(game, "fr"), booklet(game, "fr", A5, Look.ACCESSIBLE)

    def body(faces: tuple[Face, ...]) -> float:
        sizes = Counter(t.size for face in faces for t in texts(face.items))
        return sizes.most_common(1)[0][0]

    assert body(large) >= 11
    assert body(plain) >= 9.5
    assert body(large) > body(plain)
    assert len(large) >= len(plain)
    fonts = {text.font for face in large for text in texts(face.items)}
    assert fonts <= {"Atkinson", "Atkinson Bold", "Grenze Gotisch Bold"}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", [A5, HALF_LETTER, A6])
@pytest.mark.parametrize("look", [Look.HOUSE, Look.ACCESSIBLE])
def test_something_stands_under_every_heading(
    game: str, language: str, page: Size, look: Look
) -> None:
    _, *inner, _ = booklet(game, language, page, look)

    for face in inner:
        lines = texts(face.items)
        headings = [text.y for text in lines if text.font == "Grenze Gotisch Bold"]
        below = max(text.y for text in lines if "Cinzel" not in text.font and text.size > 6.6)
        if headings and not any("Notes" in text.text for text in lines):
            assert max(headings) + 5 < below, face.name


def test_house_rules_are_marked_and_named() -> None:
    faces = booklet("dalmuti", "fr", profile="famille")
    words = " ".join(map(told, faces))

    assert "ne joue plus" in words
    assert "n’exclut pas" not in words
    assert "Si l’on peut rejouer dans la levée où l’on a passé : non, pas avant" in told(faces[-1])
    assert "dalmuti." not in told(faces[-1])
    assert "=" not in told(faces[-1])
    assert "Après un losange" in words
    signs = [p for face in faces[1:-1] for p in paths(face.items) if p.fill is SAFFRON]
    assert len(signs) > len(
        [p for f in booklet("dalmuti", "fr")[1:-1] for p in paths(f.items) if p.fill is SAFFRON]
    )


@pytest.mark.parametrize(
    ("game", "parts"),
    [
        ("bouffon", ("276", "24", "48", "6", "60")),
        ("dalmuti", ("80", "12 rangs", "2 jokers", "8")),
    ],
)
def test_what_is_in_the_box_is_counted(game: str, parts: tuple[str, ...]) -> None:
    inside = told(next(face for face in booklet(game, "fr") if "Dans la boîte" in told(face)))

    assert all(part in inside for part in parts)


@pytest.mark.parametrize("page", [A5, A6])
@pytest.mark.parametrize("look", [Look.HOUSE, Look.ACCESSIBLE])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_plays_all_otherwise_still_has_a_last_page(
    game: str, page: Size, look: Look
) -> None:
    """What does not fit there is counted; inside, each has its lozenge."""
    changed = {name: values[1] for name, values in law().options.items() if values[1:]}
    plain, played = deck(game), rules_of("texte")
    for name, value in changed.items():
        played = played.with_option(name, value)
    otherwise = replace(plain, edition=replace(plain.edition, rules=played))
    *_, last = rules(otherwise, wardrobe(look).fonts, look, "en", page)

    said = told(last)
    listed = said.count(": ") - 1
    (left,) = re.findall(r"and (\d+) more", said)
    assert listed + int(left) >= sum(name.startswith(f"{game}.") for name in changed)
    assert listed >= (1 if page is A6 else 5)
    assert max(text.y for text in texts(last.items)) < last.height - 14


def test_the_foot_of_the_last_page_is_left_free() -> None:
    for game in GAMES:
        for look in (Look.HOUSE, Look.ACCESSIBLE):
            *_, last = booklet(game, "en", A5, look, "famille")
            assert max(text.y for text in texts(last.items)) < last.height - 14
