"""A line of type is what was typed, save for what no font can draw."""

import pytest

from cardsmith.layout.setting import NARROW, Style, drawable, missing, set_line, width
from cardsmith.lexicon.text import canonical
from cardsmith.model.units import POINT
from tests.layout.bouffon_cards import FONTS, right

STYLE = Style("Alegreya Medium", 10)


@pytest.mark.parametrize(
    ("typed", "drawn"),
    [
        ("l'âne", "l'âne"),
        ("l’âne", "l’âne"),
        ("e\u0301lu", "élu"),
        ("savoir\u2011faire", "savoir\u2011faire"),
        ("four\u200bbu\u00ad", "fourbu"),
        ("tour\u2009de main", "tour de main"),
        ("trente\u202f%", "trente\u202f%"),
        ("œuvre", "œuvre"),
    ],
)
def test_what_is_typed_is_drawn(typed: str, drawn: str) -> None:
    assert drawable(typed) == drawn
    assert canonical(drawable(typed)) == canonical(typed)


def test_a_narrow_space_advances_a_fifth_of_an_em_and_reads_as_a_space() -> None:
    whole = width(FONTS, STYLE, f"a{NARROW}b")
    apart = width(FONTS, STYLE, "a") + width(FONTS, STYLE, "b")

    assert whole - apart == pytest.approx(0.2 * 10 * POINT, abs=0.01)
    line = set_line(FONTS, STYLE, f"a{NARROW}b", (0, 0))
    assert line.text == "a b"
    assert right(line) == pytest.approx(whole)
    assert missing(FONTS, STYLE.font, f"a{NARROW}b") == ""


@pytest.mark.parametrize(("align", "share"), [("left", 0.0), ("centre", 0.5), ("right", 1.0)])
def test_a_line_hangs_on_its_anchor(align: str, share: float) -> None:
    style = Style("Cinzel Bold", 20, tracking=20)
    line = set_line(FONTS, style, "AVATAR", (30, 10), align)  # type: ignore[arg-type]  # parameter

    assert line.x == pytest.approx(30 - share * width(FONTS, style, "AVATAR"))
    assert right(line) - line.x == pytest.approx(width(FONTS, style, "AVATAR"))
