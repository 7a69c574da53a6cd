"""The accessible cards: Atkinson on white, large, one synonym a line, ten at most."""

from itertools import pairwise

import pytest

from cardsmith.layout.setting import Style, width
from cardsmith.model.deck import MAROTTE, Card
from cardsmith.model.edition import TCG
from cardsmith.model.face import Face, Text
from cardsmith.model.inks import GREY, INK, PAPER, WHITE
from cardsmith.model.units import POINT
from tests.layout.bouffon_cards import BAVARDER, FONTS, card, made
from tests.layout.drawn import paths, points, texts
from tests.layout.test_dalmuti import deck, laid_out

TEN = (*BAVARDER[:7], "(se) confier", "jaboter", "palabrer")


def face_of(which: Card) -> Face:
    face, findings = made(which, large=True)
    assert face is not None, findings
    return face


def ranks() -> dict[str, Face]:
    pieces, findings = laid_out(deck(), large=True)
    assert findings == ()
    return {piece.id: piece.front for piece in pieces}


RANKS = ranks()
CARDS = {
    "letter": face_of(card("bavarder", *TEN)),
    "marotte": face_of(card("abscons", "abstrus", "sibyllin", packet=MAROTTE)),
    **RANKS,
}


def lines(face: Face, words: tuple[str, ...]) -> list[Text]:
    """The lines of a list, by the words that begin them."""
    return [text for text in texts(face.items) if text.text.strip() in words]


def extent(text: Text) -> float:
    return width(FONTS, Style(text.font, text.size), text.text)


@pytest.mark.parametrize("name", CARDS)
def test_type_has_no_serifs_and_the_ground_is_white(name: str) -> None:
    """Skin, rays and the block of the letter stay the colour of paper."""
    face = CARDS[name]

    fonts = {text.font for text in texts(face.items) if text.text != "Marotte"}
    assert fonts <= {"Atkinson", "Atkinson Bold"}
    assert paths(face.items)[0].fill == WHITE
    assert PAPER in {path.fill for path in paths(face.items)}


@pytest.mark.parametrize(
    ("count", "least"), [(1, 12.5), (6, 12.5), (8, 11.6), (9, 11.0), (10, 10.5)]
)
def test_the_list_is_large_down_to_ten_lines(count: int, least: float) -> None:
    words = tuple("abcdefghijkl"[:count])
    found = lines(face_of(card("mot", *words)), words)

    assert {(text.font, text.size) for text in found} == {("Atkinson Bold", least)}
    steps = {round(b.y - a.y, 6) for a, b in pairwise(found)}
    assert all(step >= 1.28 * least * POINT for step in steps)


def test_the_eleventh_synonym_is_told() -> None:
    face, (finding,) = made(card("mot", *"abcdefghijk"), large=True)

    assert face is None
    assert (finding.code, finding.arguments["lines"]) == ("L101", 1)
    assert finding.arguments["least"] == 10.5


def test_a_synonym_has_a_line_of_its_own_before_it_has_a_larger_size() -> None:
    words = ("doux comme un agneau", *"bcdef")

    assert {text.size for text in lines(face_of(card("obéissant", *words)), words)} == {11.0}
    assert {text.size for text in lines(face_of(card("obéissant", *words[1:])), words)} == {12.5}


def test_what_does_not_score_is_light_grey_and_dotted() -> None:
    face = face_of(card("parler", "(se) confier", "va-et-vient"))

    looks = {text.text: (text.font, text.ink) for text in texts(face.items)}
    assert looks["(se)"] == ("Atkinson", GREY)
    assert looks["-"] == ("Atkinson", GREY)
    assert looks[" confier"] == ("Atkinson Bold", INK)
    assert [path.dash for path in paths(face.items) if path.dash] == [
        pytest.approx((0.0, 0.53 / POINT))
    ]


def test_the_longest_words_of_a_marotte_have_room() -> None:
    long = ("clandestinement", "calembredaine")
    face = face_of(card("subrepticement", *long, packet=MAROTTE))

    for text in lines(face, long):
        assert text.size >= 11
        assert text.x + extent(text) <= 59.01


@pytest.mark.parametrize("name", RANKS)
def test_a_rank_is_large_in_its_corners_and_keeps_off_the_trim(name: str) -> None:
    face = RANKS[name]
    large = [text for text in texts(face.items) if text.size == 23]

    assert len(large) == 4
    for text in large[:2]:
        cap = FONTS[text.font].cap_height * text.size * POINT / 1000
        assert text.y - cap >= 4 - 1e-6
        tracking = 0.03 * text.size * POINT * (len(text.text) - 1)
        assert text.x >= 4 - 0.05
        assert text.x + extent(text) - tracking <= TCG.width - 4 + 0.05


@pytest.mark.parametrize("name", [name for name in RANKS if name != "dalmuti/1"])
def test_the_second_name_is_black_at_eleven_points(name: str) -> None:
    small = [text for text in texts(RANKS[name].items) if text.y == 78.1]

    assert [(text.font, text.size, text.ink) for text in small] == [("Atkinson", 11.0, INK)]


def test_a_rank_and_its_names_never_touch() -> None:
    for face in RANKS.values():
        names = [text for text in texts(face.items) if text.y in (73.4, 78.1)]
        left = min(text.x for text in names)
        inner = [x for path in paths(face.items) for x, y in points(path) if x < 12 and y > 70]
        assert max(inner) < left
