"""What is written on the board: its score and its name, from the rules and the edition."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace

import pypdfium2
import pytest

from cardsmith.intake.shipped.law import rules_of
from cardsmith.layout.board import board_face
from cardsmith.model.face import Face
from cardsmith.model.rules import Rules
from cardsmith.model.sheet import Document, Page, Placed, Rect
from cardsmith.press.pdf import write_pdf
from tests.layout.boards import WORDS, edition
from tests.layout.drawn import texts
from tests.layout.test_board import FONTS, ORNAMENTS, drawn


def score(face: Face) -> list[str]:
    """The numbers of the score, and the words beside them, in reading order."""
    fonts = "Alegreya Medium", "Alegreya Bold"
    lines = [text.text for text in texts(face.items) if text.font in fonts]
    return [line for line in lines if not line.isdigit()]


def law(options: Mapping[str, str] | None = None, **fixed: int) -> Rules:
    rules = rules_of("texte", {f"bouffon.{key}": value for key, value in (options or {}).items()})
    changed = {f"bouffon.{key}": value for key, value in fixed.items()}
    return replace(rules, numbers={**rules.numbers, **changed})


def test_the_score_is_that_of_the_text() -> None:
    assert score(drawn()[0]) == [
        *("+3", "le Bouffon, si un", "mot est trouvé"),
        *("+3", "le mot le", "plus long"),
        *("+1", "les autres", "mots"),
        *("+3", "bonus du Bouffon\u00a0:", "tout est trouvé"),
        *("−3", "rien trouvé", "(marotte\u00a0trouvée\u00a0: +6)"),
    ]


@pytest.mark.parametrize(
    ("rules", "gone", "printed"),
    [
        (law(gain=4), ["+3", "+3", "+3"], ["+4", "+4", "+3"]),
        (law(shorter_gain=2), ["+1"], ["+2"]),
        (law(bonus=5), ["+3"], ["+5"]),
        (law(penalty=2), ["−3"], ["−2"]),
        (
            law(marotte_gain=4),
            ["(marotte\u00a0trouvée\u00a0: +6)"],
            ["(marotte\u00a0trouvée\u00a0: +7)"],
        ),
        (
            law(marotte_bonus=0),
            ["(marotte\u00a0trouvée\u00a0: +6)"],
            ["(marotte\u00a0trouvée\u00a0: +3)"],
        ),
        (law({"longest_bonus": "yes"}), ["bonus du Bouffon\u00a0:"], ["bonus aux deux\u00a0:"]),
        (law({"tie_loser": "0"}), ["les autres", "mots"], ["les mots", "plus courts"]),
        (law({"per_player": "per_word"}), ["les autres", "mots"], ["chaque autre", "mot trouvé"]),
    ],
)
def test_a_rule_that_changes_changes_what_is_printed(
    rules: Rules, gone: Iterable[str], printed: Iterable[str]
) -> None:
    before, after = Counter(score(drawn()[0])), Counter(score(drawn(rules=rules)[0]))

    assert before - after == Counter(gone) - Counter(printed)
    assert after - before == Counter(printed) - Counter(gone)


def test_the_name_of_the_game_comes_from_the_edition() -> None:
    def name(title: str) -> list[tuple[str, float]]:
        return [
            (text.text, text.size)
            for text in texts(drawn(title=title)[0].items)
            if text.font == "Grenze Gotisch Bold" and text.text not in ("Départ", "Victoire")
        ]

    assert name("Le Bouffon") == [("Le", 38), ("Bouffon", 54)]
    assert name("Mimes") == [("Mimes", 54)]
    (_, _), (rest, size) = name("Le Grand Bouffon")
    assert rest == "Grand Bouffon"
    assert 20 < size < 54


def test_a_name_too_long_for_the_centre_is_told() -> None:
    _, _, findings = drawn(title="Le " + "Bouffon" * 9)

    assert [(finding.code, finding.arguments["box"]) for finding in findings] == [("L101", "board")]


def test_a_sign_of_the_name_that_the_font_lacks_is_told() -> None:
    _, _, findings = drawn(title="Le Bouffon ☺")

    assert [(finding.code, finding.arguments["glyph"]) for finding in findings] == [("L102", "☺")]


def test_the_words_read_back_from_the_page() -> None:
    face, _, _ = drawn()
    whole = Rect(0, 0, 420_000, 297_000)
    page = Page(width=420_000, height=297_000, placed=(Placed(face, whole, whole),))
    pdf = write_pdf(Document(title="plateau", language="fr", pages=(page,)), FONTS)
    text = pypdfium2.PdfDocument(pdf)[0].get_textpage().get_text_range()

    for word in ("Départ", "Victoire", "Bouffon", "mot est trouvé", "−3", "mimes & synonymes"):
        assert word in text


def test_what_a_marotte_earns_stands_on_a_line_of_its_own_in_either_language() -> None:
    """Beside the number of the penalty, it must not read as what a marotte costs."""
    for language, line in (
        ("fr", "(marotte\u00a0trouvée\u00a0: +6)"),
        ("en", "(marotte\u00a0found: +6)"),
    ):
        face, _, _ = board_face(edition(), FONTS, ORNAMENTS, WORDS[language])
        assert score(face)[-1] == line


def test_both_languages_have_the_same_words() -> None:
    assert WORDS["fr"].keys() == WORDS["en"].keys()
    assert all("{marotte}" in words["penalty"] for words in WORDS.values())
