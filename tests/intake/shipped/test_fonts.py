"""The shipped fonts measure what HarfBuzz sets, and say what they cannot set."""

from io import BytesIO

import pytest
import uharfbuzz as hb
from hypothesis import given
from hypothesis import strategies as st
from reportlab.pdfbase.ttfonts import TTFontFile

from cardsmith.intake.shipped.font_files import FILES
from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.pipeline.checking import check_editions
from cardsmith.resources import shipped

FONTS = ShippedFonts()
FRENCH = "abcdefghijklmnopqrstuvwxyzàâäçéèêëîïôöùûüÿœæ’-() ABCDEFGHIJKLMNOPQRSTUVWXYZÀÉÈŒ0123456789"
FEATURES = {"kern": True, "liga": False, "dlig": False, "clig": False, "calt": False}


def shaped(name: str, text: str) -> float:
    """The advance of a whole text in thousandths of the size, as HarfBuzz shapes it at once."""
    face = hb.Face(hb.Blob.from_file_path(str(shipped("templates") / "fonts" / FILES[name])))
    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    hb.shape(hb.Font(face), buffer, FEATURES)
    advance: float = sum(position.x_advance for position in buffer.glyph_positions)
    return advance * 1000 / float(face.upem)


@pytest.mark.parametrize("name", FILES)
def test_pairs_kern_as_whole_words_do(name: str) -> None:
    """Every title and synonym that ships: pairs are rounded to a thousandth each."""
    (deck,) = check_editions(["bouffon"]).decks
    texts = {word.text for card in deck.cards for word in (card.title, *card.synonyms)}

    off = [text for text in texts if abs(FONTS[name].width(text) - shaped(name, text)) > len(text)]
    assert len(texts) > 600
    assert off == []


@given(name=st.sampled_from(sorted(FILES)), text=st.text(FRENCH, min_size=1, max_size=24))
def test_any_french_text_is_as_wide_as_harfbuzz_sets_it(name: str, text: str) -> None:
    assert FONTS[name].width(text) == pytest.approx(shaped(name, text), abs=0.5 * len(text) + 0.01)
    assert not FONTS[name].kerns(text) or len(FONTS[name].kerns(text)) == len(text)


@pytest.mark.parametrize("name", FILES)
def test_a_subset_holds_what_was_asked_for_and_is_small(name: str) -> None:
    whole = (shipped("templates") / "fonts" / FILES[name]).stat().st_size
    program = FONTS[name].subset("abcé’")
    read = TTFontFile(BytesIO(program))

    assert {ord(char) for char in "abcé’"} <= set(read.charToGlyph)
    assert len(program) < whole / 4


@pytest.mark.parametrize("name", FILES)
def test_a_font_says_what_it_lacks(name: str) -> None:
    assert FONTS[name].lacks(FRENCH) == ""
    assert FONTS[name].lacks("a★b\u202f★") == "★\u202f"


def test_a_font_that_does_not_ship_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        FONTS["Comic Sans"]
