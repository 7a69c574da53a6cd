"""A title is spelt aloud: whole words, as large as its box allows, never divided."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.layout.fit import Overset
from cardsmith.layout.setting import drawable
from cardsmith.layout.template_line import place_line
from cardsmith.layout.template_places import Frame, placed
from cardsmith.layout.template_text import PlacedText
from cardsmith.layout.wrap import Run, Tone
from cardsmith.model.boxes import TextBox
from cardsmith.model.face import Text
from tests.layout.bouffon_cards import FONTS, TEMPLATES, right

COMMON = 18
"""A title of so many characters is always set: nearly every title is shorter."""


CARD = Frame(0, 0, 63, 88)


def title_box(template: str) -> TextBox:
    (box,) = (one for one in TEMPLATES[template].front if one.id == "title")
    assert isinstance(box, TextBox)
    return box


LETTER, MAROTTE = title_box("letter"), title_box("marotte")


def set_title(title: str, box: TextBox) -> PlacedText | Overset:
    style = box.style
    line = (Run(drawable(title), Tone(style.font, style.ink, tracking=style.tracking)),)
    return place_line(FONTS, box, line, placed(box, CARD, {}))


def lines(title: str, box: TextBox = LETTER) -> list[Text]:
    found = set_title(title, box)
    assert isinstance(found, PlacedText)
    return [item for item in found.items if isinstance(item, Text)]


@pytest.mark.parametrize(
    ("title", "size"),
    [
        ("Peur", 30),
        ("peur", 30),
        ("Fourbu", 25),
        ("Abstrait", 21),
        ("Indifférent", 17.5),
        ("Émerveillement", 14.5),
    ],
)
def test_the_size_begins_with_the_number_of_characters(title: str, size: float) -> None:
    (line,) = lines(title)

    assert line.size == size
    assert (line.x + right(line)) / 2 == pytest.approx(31.5)


def test_the_optical_centre_of_one_line_is_at_22() -> None:
    (line,) = lines("Peur")

    capital = FONTS["Cinzel Bold"].cap_height * 30 * 25.4 / 72 / 1000
    assert line.y - capital / 2 == pytest.approx(22.0)


@pytest.mark.parametrize("title", ["ANTICONSTITUTIONNELLEMENT", "Anticonstitutionnellement"])
def test_the_longest_word_stays_whole_on_one_line(title: str) -> None:
    (line,) = lines(title)

    assert line.text == title
    assert line.size >= 9
    assert line.x >= 4
    assert right(line) <= 59


@pytest.mark.parametrize(
    ("title", "halves"),
    [
        ("ne pas savoir sur quel pied danser", ("ne pas savoir sur", "quel pied danser")),
        ("porte-bonheur-du-jardinier", ("porte-bonheur-", "du-jardinier")),
    ],
)
def test_two_lines_end_at_a_space_or_at_a_hyphen_of_the_title(
    title: str, halves: tuple[str, str]
) -> None:
    placed = lines(title)

    assert tuple(line.text for line in placed) == halves
    assert all(11 <= line.size <= 14 for line in placed)


def test_a_tail_never_reaches_the_frieze() -> None:
    for title in ("Queue", "Quoi", "ne pas savoir sur quel pied danser"):
        line = lines(title)[-1]
        tail = 0.284 if "Q" in line.text else 0.253

        assert line.y + tail * line.size * 25.4 / 72 < 27.7


def test_a_marotte_title_stands_left_and_shrinks_to_its_column() -> None:
    (line,) = lines("Abscons", MAROTTE)

    assert line.x == 23.4
    assert line.size > 20
    assert right(line) <= 59


def test_a_word_too_long_at_nine_points_is_said_to_be_so() -> None:
    overset = set_title("anticonstitutionnellementissimement", LETTER)

    assert isinstance(overset, Overset)
    assert overset.least == 9
    assert overset.needed[0] > 54.5 == overset.room[0]


@given(st.text("aeioubcdrstéèàç-' ", min_size=1, max_size=40).map(str.strip).filter(bool))
def test_a_title_is_whole_inside_its_box_or_refused(title: str) -> None:
    if isinstance(set_title(title, LETTER), Overset):
        assert len(title) > COMMON
    else:
        found = lines(title)
        assert "".join(line.text for line in found).replace(" ", "") == title.replace(" ", "")
        assert all(line.x >= 4 and right(line) <= 59 and line.size >= 9 for line in found)
