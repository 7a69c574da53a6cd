"""The front of a letter card, from the table of the art direction."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardsmith.model.face import Stamp
from cardsmith.model.finding import Finding
from cardsmith.model.struct import replace
from cardsmith.model.units import POINT
from tests.layout.bouffon_cards import (
    BAVARDER,
    FONTS,
    POKER,
    card,
    edition,
    front,
    line_of,
    made,
    own,
    right,
    rows,
)
from tests.layout.drawn import box, paths, points, texts
from tests.layout.dump import dump
from tests.layout.half_em import HalfEms

PEUR = card("Peur", *["frayeur", "trouille", "épouvante", "pétoche", "frousse", "appréhension"])
SHIELD_LEFT, SHIELD_TOP = 49.6, 70.65
"""The turned block of the letter, 4 mm from the corner."""


def words(count: int) -> list[str]:
    """Synonyms of different lengths, none of them long."""
    return ["abcdefghijklmnop"[: 3 + index % 9] for index in range(count)]


def test_a_list_that_is_too_long_by_a_line_that_turns_is_told_so() -> None:
    """At the foot the column is narrower: there a word turns that would have room above."""
    face, (finding,) = made(card("Mot", *words(11), "en dépit de la règle commune"))

    assert face is None
    assert (finding.code, finding.arguments["kind"]) == ("L101", "high")
    assert finding.arguments["lines"] == 1
    assert float(str(finding.arguments["over_height"])) > 0


@pytest.mark.parametrize(
    ("count", "size"), [(3, 12.5), (6, 12.5), (7, 11.6), (8, 11.6), (10, 10.6), (11, 9), (12, 9)]
)
def test_the_list_is_as_large_as_its_number_of_lines_allows(count: int, size: float) -> None:
    face = front(card("Mot", *words(count)))
    lead = min(48.8 / count, 1.46 * size * POINT, 7)
    baselines = list(rows(face))

    assert len(baselines) == count
    assert {text.size for text in own(face) if text.font == "Alegreya Medium"} == {size, 8.5}
    assert baselines[0] == pytest.approx(32.6 + 0.4 * (48.8 - count * lead) + 0.7 * lead)
    assert baselines[-1] == pytest.approx(baselines[0] + (count - 1) * lead)
    assert lead / (size * POINT) + 1e-3 >= 1.28


def test_numbers_stand_on_their_axis_and_words_on_theirs() -> None:
    face = front(PEUR)
    number, word = line_of(face, "9"), line_of(face, "épouvante")

    assert number.font == "Cinzel Bold"
    assert number.size == pytest.approx(0.92 * word.size)
    assert (number.x + right(number)) / 2 == pytest.approx(8.7)
    assert (word.x, word.y) == (15, number.y)


def test_every_longest_synonym_has_its_lozenge() -> None:
    def marked(*synonyms: str) -> list[float]:
        face = front(card("Wagon", *synonyms))
        return [
            round(item.matrix.f, 2)
            for item in face.items
            if isinstance(item, Stamp) and item.art.name.startswith("longest")
        ]

    assert len(marked("voiture", "fourgon", "berline (de mine)")) == 3
    assert len(marked("voiture", "train", "fourgon")) == 2
    assert len(marked("voiture", "train", "(très) rapide")) == 1


def test_the_number_is_the_scoring_length_of_the_rules_in_force() -> None:
    spaced = edition(length_space="1", length_apostrophe="1")
    which = card("Rage", "(se) mettre en colère", "l’ire", "hors-la-loi")

    plain = [text.text for text in own(front(which)) if text.text.isdigit()]
    counted = [text.text for text in own(front(which, rules=spaced)) if text.text.isdigit()]
    assert plain == ["14", "4", "9"]
    assert counted == ["16", "5", "9"]


def test_what_does_not_score_is_light_grey_and_dotted() -> None:
    face = front(card("Peur", "(la) tremblote", "illégal(e)", "hors-la-loi"))
    silent = {text.text: text for text in own(face) if text.font == "Alegreya" and text.y < 82}
    dots = [path for path in paths(face.items) if path.dash and not path.butt]

    assert set(silent) == {"(la)", "(e)", "-"}
    assert {text.ink.name for text in silent.values()} == {"grey"}
    assert len(dots) == 2
    for path, text in zip(dots, (silent["(la)"], silent["(e)"]), strict=True):
        (x0, y), (x1, _) = points(path)
        assert (x0, x1) == pytest.approx((text.x, right(text)))
        assert y == pytest.approx(text.y + 0.95)
        assert path.dash == pytest.approx((0, 0.53 / POINT))
        assert path.weight == 0.6


def test_labels_are_printed_only_where_the_edition_says_so() -> None:
    plain = card("Peur", "trouille")
    labelled = replace(
        plain, synonyms=tuple(each._replace(labels=("fam.",)) for each in plain.synonyms)
    )

    assert "[fam.]" not in dump(front(labelled))
    assert " [fam.]" in [text.text for text in own(front(labelled, rules=edition(labels=True)))]
    assert "8" in [text.text for text in own(front(labelled, rules=edition(labels=True)))]


def test_part_of_speech_and_id_are_on_the_card() -> None:
    face = front(card("Bavarder", *BAVARDER, pos="verbe"))

    assert right(line_of(face, "verbe")) == pytest.approx(59)
    assert line_of(face, "verbe").y == 7.6
    assert line_of(face, "B/bavarder").size == 6


@pytest.mark.parametrize(("count", "bells"), [(4, False), (5, True)])
def test_two_bells_say_that_a_word_may_be_cited(count: int, bells: bool) -> None:
    face = front(card("Mot", *words(count)))
    stamps = [item.art.name for item in face.items if isinstance(item, Stamp)]

    assert stamps.count("small/belltiny") == (2 if bells else 0)


def test_twelve_synonyms_do_not_touch_the_block_of_the_letter() -> None:
    face = front(card("Bavarder", *BAVARDER))

    assert len(rows(face)) == 12
    for text in own(face):
        if text.y > SHIELD_TOP:
            assert right(text) < SHIELD_LEFT


def test_a_long_synonym_near_the_foot_wraps_before_the_block_and_hangs() -> None:
    long = "être dans l’indécision la plus totale"
    face = front(card("Doute", "flou", "doute", "vague", "trouble", long))
    lines = [text for text in own(face) if text.text in long and text.y > 60]

    assert len(lines) == 2
    assert [line.x for line in lines] == [15, 17]
    assert right(lines[-1]) <= 48.6
    assert " ".join(line.text for line in lines) == long


@pytest.mark.parametrize("letter", "MWNZ")
def test_letters_that_could_be_turned_have_a_rule_at_their_foot(letter: str) -> None:
    plain = len(paths(front(card("Peur", "un", "deux", packet="P")).items))

    assert len(paths(front(card("Peur", "un", "deux", packet=letter)).items)) == plain + 2


def test_the_letter_stands_at_both_ends_four_millimetres_from_the_trim() -> None:
    face = front(PEUR)
    shields = [path for path in paths(face.items) if path.weight == 0.9]

    assert box(shields[:1]) == pytest.approx((4.0, 4.0, 13.4, 17.348))
    assert box(shields[1:]) == pytest.approx((49.6, 70.652, 59.0, 84.0))
    assert [text.text for text in texts(face.items)].count("P") == 2


def test_the_poker_size_moves_everything_to_the_middle_and_bleeds() -> None:
    tcg, poker = front(PEUR), front(PEUR, size=POKER)

    assert (poker.width, poker.height) == (63.5, 88.9)
    for at, before in zip(texts(poker.items), texts(tcg.items), strict=True):
        assert (at.x - before.x, at.y - before.y) == pytest.approx((0.25, 0.45))
    (ground, *_) = paths(poker.items)
    xs = [segment[1] for segment in ground.outline if len(segment) > 1]
    assert (min(xs), max(xs)) == pytest.approx((-3, 66.5))


def test_a_synonym_without_a_length_stops_the_card_silently() -> None:
    assert made(card("Peur", "frayeur", "(tout)")) == (None, ())


def test_a_glyph_that_is_missing_is_told_with_its_place() -> None:
    face, findings = made(card("Coran", "sourate ☾", "ḳalam"))

    assert face is None
    assert [(f.code, f.card, str(f.span), f.arguments["character"]) for f in findings] == [
        ("L102", "C/coran", "p.yaml:5:17", "U+263E"),
        ("L102", "C/coran", "p.yaml:6:9", "U+1E33"),
    ]
    assert {f.arguments["font"] for f in findings} == {"Alegreya Medium"}


def test_title_and_list_are_both_told_in_one_run() -> None:
    face, findings = made(card("anticonstitutionnellementissimement", *words(13)))

    assert face is None
    assert [(f.code, f.arguments["box"]) for f in findings] == [
        ("L101", "title"),
        ("L101", "synonyms"),
    ]


def test_a_word_wider_than_the_column_is_told_at_its_own_place() -> None:
    word = "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz"
    _, (finding,) = made(card("Mot", "bref", word))

    assert isinstance(finding, Finding)
    assert (finding.code, str(finding.span)) == ("L101", "p.yaml:6:9")
    assert word.startswith(str(finding.arguments["text"]).rstrip("…"))
    assert finding.arguments["least"] == 9


def test_no_font_but_the_one_handed_in_is_asked() -> None:
    face, findings = made(card("Peur", "frayeur"), fonts=HalfEms())

    assert face is not None
    assert findings == ()


FRENCH = st.text("aeiouéèàçlmnrstdpbvqf", min_size=2, max_size=14)
SYNONYM = st.one_of(
    FRENCH,
    st.builds("(se) {}".format, FRENCH),
    st.builds("{}-{}".format, FRENCH, FRENCH),
    st.builds("{} de {}".format, FRENCH, FRENCH),
    st.builds("{} ({} {})".format, FRENCH, FRENCH, FRENCH),
)


@settings(max_examples=40)
@given(title=FRENCH, synonyms=st.lists(SYNONYM, min_size=1, max_size=12, unique=True))
def test_every_drawn_text_is_whole_inside_the_safe_zone(title: str, synonyms: list[str]) -> None:
    face, findings = made(card(title, *synonyms, packet="Q"))

    assert (face is None) == bool(findings)
    if face is None:
        return
    for text in texts(face.items):
        if text.text != "Q":
            assert text.x >= 4
            assert right(text) <= 59.0001
            assert text.y - FONTS[text.font].cap_height * text.size * POINT / 1000 >= 4
            assert text.y + 0.242 * text.size * POINT <= 84
    for text in own(face):
        if text.y + 0.25 * text.size * POINT > SHIELD_TOP:
            assert right(text) <= 48.6001
    joined = "".join(rows(face).values()).replace(" ", "")
    assert joined == "".join(synonyms).replace(" ", "")
