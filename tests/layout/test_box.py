"""What is printed on a box: all of it from the edition and its rules."""

import pytest

from cardsmith.layout.box import BoxJob, BoxLabel, box_face, box_size
from cardsmith.layout.box.facts import month
from cardsmith.model.edition import TCG, Edition, Game, Size
from cardsmith.model.face import Face, Path
from cardsmith.model.finding import Finding
from cardsmith.model.sizes import SIZES
from tests.layout.barcode.test_codes import read_ean
from tests.layout.drawn import box, paths, texts
from tests.layout.models import (
    FONTS,
    LANGUAGES,
    ORNAMENTS,
    cuts,
    edition,
    folds,
    inks_are_of_the_house,
    rules,
    said,
    thinnest,
    words,
)

FULL = {
    "number": "2",
    "date": "2027-03",
    "author": "A. Teur",
    "illustrator": "D. Ssin",
    "publisher": "Les Éditions",
    "contact": "bonjour@example.org",
    "players": "2-6",
    "age": "10+",
    "minutes": "45",
    "ean": "3760000000000",
    "legal": "Imprimé en France\nNe convient pas aux enfants de moins de 3 ans",
}
GAMES = (Game.BOUFFON, Game.DALMUTI)


def made(
    of: Edition, cards: int = 80, language: str = "fr", size: Size = TCG
) -> tuple[Face, tuple[Finding, ...]]:
    said = {**words("net", language), **words("box", language)}
    inside = (said["cards"].format(cards=cards), said["aids"].format(aids=6))
    job = BoxJob(box_size(size, cards), inside, said)
    face, keep, findings = box_face(of, FONTS, ORNAMENTS, job)
    assert len(keep) == 2
    return face, findings


def printed(of: Edition, cards: int = 80) -> str:
    face, findings = made(of, cards)
    assert findings == ()
    return said(face)


@pytest.mark.parametrize("game", GAMES)
def test_the_imprint_is_printed_whole(game: Game) -> None:
    text = printed(edition(game, imprint=FULL))

    for expected in (
        *(
            "A. Teur",
            "D. Ssin",
            "Les Éditions",
            "bonjour@example.org",
            "édition 2 · mars 2027",
        ),
        *("dès 10 ans", "45 min", "Imprimé en France"),
        "80 cartes",
    ):
        assert expected in text
    assert " ".join(FULL["ean"]) in text  # each digit under its bars


def test_what_the_imprint_does_not_tell_is_not_printed() -> None:
    text = printed(edition(Game.BOUFFON))

    for unknown in ("ans", "min ", "EAN", "Auteur", "édition"):
        assert unknown not in text


def test_players_and_seconds_come_from_the_rules() -> None:
    plain = edition(Game.BOUFFON, imprint=FULL)
    other = rules({"bouffon.most_players": 5, "bouffon.fewest_players": 3, "bouffon.minute": 90})
    changed = edition(Game.BOUFFON, imprint=FULL, rules=other)

    assert "2 à 6 joueurs" in printed(plain)
    assert "60 secondes" in printed(plain)
    assert "3 à 5 joueurs" in printed(changed)
    assert "90 secondes" in printed(changed)


def test_how_many_play_le_grand_dalmuti_is_an_option() -> None:
    wide = edition(Game.DALMUTI, imprint=FULL, rules=rules(dalmuti__players="3-10"))

    assert "4 à 8 joueurs" in printed(edition(Game.DALMUTI))
    assert "3 à 10 joueurs" in printed(wide)


def test_the_title_is_that_of_the_edition() -> None:
    titles = [text.text for text in texts(made(edition(Game.BOUFFON, title="Le Fou"))[0].items)]

    assert titles.count("Le Fou") == 4  # front, two sides, lid
    split = [text.text for text in texts(made(edition(Game.DALMUTI))[0].items)]
    assert "Le Grand" in split
    assert "Dalmuti" in split


def test_a_thin_box_has_no_name_on_its_sides() -> None:
    titles = [text.text for text in texts(made(edition(Game.BOUFFON), cards=20)[0].items)]

    assert titles.count("Le Bouffon") == 1


@pytest.mark.parametrize(
    ("title", "code"), [("Bouffonnerie" * 4, "L101"), ("Le Bouffon ♠", "L102")]
)
def test_a_title_that_cannot_be_set_is_told(title: str, code: str) -> None:
    _, findings = made(edition(Game.BOUFFON, title=title))

    assert {finding.code for finding in findings} == {code}


@pytest.mark.parametrize(("legal", "code"), [("mot " * 300, "L101"), ("☃", "L102")])
def test_an_imprint_that_cannot_be_set_is_told(legal: str, code: str) -> None:
    _, findings = made(edition(Game.BOUFFON, imprint={"legal": legal}))

    assert [finding.code for finding in findings] == [code]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("size", "cards"),
    [
        (TCG, 300),
        *(pytest.param(TCG, count, marks=pytest.mark.soak) for count in (1, 80)),
        *(pytest.param(SIZES["poker"], count, marks=pytest.mark.soak) for count in (1, 80, 300)),
    ],
)
def test_inks_lines_and_edges_are_sound(game: Game, language: str, size: Size, cards: int) -> None:
    face, findings = made(edition(game, imprint=FULL, size=size), cards, language, size)

    assert findings == ()
    assert inks_are_of_the_house(face)
    assert thinnest(face) >= 0.25
    assert len(folds(face)) == 12 + 1  # and the sample of the key
    assert cuts(face)
    assert min(text.size for text in texts(face.items)) >= 6.5


def test_a_date_is_told_in_words_where_it_is_one() -> None:
    months = words("box")["months"]

    assert month("2026-11", months) == "novembre 2026"
    assert month("2026-11-05", months) == "novembre 2026"
    assert month("Noël 2026", months) == "Noël 2026"
    assert month("2026-13", months) == "2026-13"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("ean", [FULL["ean"], "4006381333931"])
def test_the_article_number_can_be_read_off_the_back(game: Game, ean: str) -> None:
    """Its 30 bars are as wide as the standard has them at full size, and say the number."""
    face, _ = made(edition(game, imprint={**FULL, "ean": ean}))
    (bars,) = [path for path in paths(face.items) if len(path.outline) == 30 * 5]
    spans = [box([Path(bars.outline[at : at + 5])])[::2] for at in range(0, 150, 5)]
    module = (spans[-1][1] - spans[0][0]) / 95
    modules = ["0"] * 95
    for left, right in spans:
        first, last = (round((x - spans[0][0]) / module) for x in (left, right))
        modules[first:last] = "1" * (last - first)

    assert read_ean("".join(modules)) == ean
    assert module == pytest.approx(0.33, abs=0.003)
    assert box([bars])[3] - box([bars])[1] >= 8


def test_one_of_several_boxes_is_told_from_the_others() -> None:
    """Number and packets on the front and on the lid, packets on both sides."""
    label = BoxLabel("2/3", "H – N")
    said = {**words("net"), **words("box")}
    job = BoxJob(box_size(TCG, 80), ("240 cartes",), said, label)
    face, _, _ = box_face(edition(Game.BOUFFON), FONTS, ORNAMENTS, job)
    drawn = [text.text for text in texts(face.items)]

    assert drawn.count("2/3 · H – N") == 2
    assert drawn.count("H – N") == 2
    assert drawn.count("Le Bouffon") == 3  # front and sides; the lid has the label
