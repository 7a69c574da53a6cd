"""Text that is drawn is text that can be read back, in the shapes layout measured."""

import re
from io import BytesIO

import pikepdf
import pypdfium2
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardsmith.intake.shipped.font_files import FILES
from cardsmith.model.face import Art, Group, Stamp, Text
from cardsmith.model.inks import INK, WINE
from cardsmith.press.pdf import write_pdf
from tests.press.samples import (
    FONTS,
    block,
    card_page,
    document,
    face,
    opened,
    operators,
    page,
    placed,
    printed,
    resources,
    text_of,
    words,
)

FRENCH = (
    "abcdefghijklmnopqrstuvwxyzàâäæçéèêëîïôœöùûüÿABCDEFGHIJKLMNOPQRSTUVWXYZÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ"
    "0123456789()[]\\/&<>«»’'!?.,;:…-–—%*+=#@\"€°"
)


def test_case_E21_every_font_of_page_and_form_is_embedded() -> None:
    """No base-14 font is named, in pages or in forms, nested ones too."""
    inner = Art("inner", (words("dedans", font="Cinzel Bold"),))
    outer = Art("outer", (Stamp(inner), words("autour", font="Alegreya Bold")))
    data = printed(words("frayeur"), Stamp(outer))

    assert not re.search(rb"Helvetica|Times|Courier|Symbol|ZapfDingbats", data)
    with opened(data) as pdf:
        fonts = [font for found in resources(pdf) for font in found.get("/Font", {}).values()]
        assert {str(font.BaseFont).partition("+")[2] for font in fonts} == {
            "Alegreya-Regular",
            "Alegreya-Bold",
            "Cinzel-Bold",
        }
        for font in fonts:
            assert re.fullmatch(r"/[A-Z]{6}\+\S+", str(font.BaseFont))
            assert font.FontDescriptor.FontFile2.read_bytes().startswith(b"\0\1\0\0")
            assert "/ToUnicode" in font


@pytest.mark.parametrize("text", ["rois & reines", "S&P 500", "<3", "plus <petit", "a <b>gras"])
def test_case_E23_signs_of_markup_are_letters(text: str) -> None:
    assert text_of(printed(words(text))) == text


@pytest.mark.parametrize("font", FILES)
@pytest.mark.parametrize(
    "text", ["affiche l’âme", "chef-d’œuvre", "AVATAR (fou)", "c\\o(n)e", "« Noël »", "été…"]
)
def test_trap_r5_text_is_read_back_exactly_in_every_font(font: str, text: str) -> None:
    assert text_of(printed(words(text, font=font))) == text


word = st.text(FRENCH, min_size=1, max_size=12)


@given(lines=st.lists(st.lists(word, min_size=1, max_size=3).map(" ".join), max_size=4))
@settings(max_examples=40)
def test_what_is_drawn_is_what_is_read(lines: list[str]) -> None:
    """Whatever a French synonym is written with, kerned or not."""
    cards = [face(words(line, size=5, kerned=row % 2 == 0)) for row, line in enumerate(lines)]
    data = write_pdf(document(*map(card_page, cards)), FONTS)

    assert [text_of(data, row) for row in range(len(lines))] == lines


def test_more_characters_than_one_byte_can_number() -> None:
    """Beyond Windows-1252 every block has a part of its own, in the middle of a line too."""
    faces = FONTS["Alegreya"]
    all_characters = [chr(code) for code in range(0x21, 0x500) if chr(code).isalpha()]
    characters = [char for char in all_characters if not faces.lacks(char)][:400]
    rows = ["".join(characters[start : start + 20]) for start in range(0, 400, 20)]
    mixed = "".join(characters[index * 7 % 400] for index in range(20))

    data = printed(*(words(row, 2, 4 + 4 * at, size=8) for at, row in enumerate([*rows, mixed])))

    assert text_of(data) == "\n".join([*rows, mixed])
    with opened(data) as pdf:
        named = {f"/Alegreya-{ord(char) // 128:X}" for char in characters if ord(char) >= 256}
        assert {*pdf.pages[0].Resources.Font} - {"/Alegreya"} <= named


def test_no_break_space_is_a_space_even_where_no_space_is_set() -> None:
    data = printed(words("Ah\u00a0!"))

    assert text_of(data) == "Ah !"
    with opened(data) as pdf:
        (font,) = pdf.pages[0].Resources.Font.values()
        assert int(font.Widths[32]) == FONTS["Alegreya"].width(" ")


def test_trap_r6_a_character_without_a_glyph_stops_the_press() -> None:
    with pytest.raises(ValueError, match="Alegreya has no glyph for '★'"):
        printed(Text(1, 5, "★ étoile", "Alegreya", 9, INK))


def test_a_subset_that_lost_a_character_stops_the_press() -> None:
    class Careless:
        ascent = descent = cap_height = lower_height = 0.0

        def lacks(self, text: str) -> str:
            return ""

        def width(self, text: str) -> float:
            return 0.0

        def kerns(self, text: str) -> tuple[int, ...]:
            return ()

        def depth(self, text: str) -> float:
            return 0.0

        def area(self, text: str) -> float:
            return 0.0

        def subset(self, characters: str) -> bytes:
            return FONTS["Alegreya"].subset(characters.replace("é", ""))

    card = face(Text(1, 5, "été", "Alegreya", 9, INK))
    with pytest.raises(ValueError, match="lost 'é'"):
        write_pdf(document(card_page(card)), {"Alegreya": Careless()})


def test_a_positive_kern_adds_space() -> None:
    """A thousand thousandths after the first letter push the second by one em."""
    tight = glyph_edges(printed(Text(10, 20, "AB", "Alegreya", 10, INK)))
    loose = glyph_edges(printed(Text(10, 20, "AB", "Alegreya", 10, INK, (1000, 0))))

    assert loose[0] == pytest.approx(tight[0], abs=0.01)
    assert loose[1] - tight[1] == pytest.approx(10, abs=0.01)


@pytest.mark.parametrize("tracking", [30, 100, 300])
@pytest.mark.parametrize("font", ["Alegreya Bold", "Cinzel Bold"])
def test_wide_spacing_is_not_read_as_spaces(font: str, tracking: int) -> None:
    kerns = tuple(tracking + 3 * (at % 3) for at in range(7))

    assert text_of(printed(Text(3, 20, "BOUFFON", font, 12, INK, kerns))) == "BOUFFON"


def test_brackets_may_be_kerned() -> None:
    assert (
        text_of(printed(Text(3, 20, "(a)(\\", "Alegreya", 12, INK, (-9, 5, 7, -8, 3)))) == "(a)(\\"
    )


def test_spacing_does_not_leak_into_the_next_run() -> None:
    spaced = Text(3, 20, "BOUFFON", "Alegreya", 12, INK, (300,) * 7)
    after = glyph_edges(printed(spaced, words("peur", 3, 40, kerned=False)))
    alone = glyph_edges(printed(words("peur", 3, 40, kerned=False)))[-4:]

    assert after[-4:] == pytest.approx(alone, abs=0.01)


def glyph_edges(data: bytes) -> list[float]:
    """The left edge of every glyph, in points; pdfium sees spaces in gaps, which are none."""
    with pypdfium2.PdfDocument(data) as pdf:
        read = pdf[0].get_textpage()
        return [
            read.get_charbox(index)[0]
            for index in range(read.count_chars())
            if read.get_text_range(index, 1) != " "
        ]


@given(
    kerns=st.lists(st.integers(-300, 600), min_size=6, max_size=6),
    size=st.floats(4, 40),
)
@settings(max_examples=25)
def test_trap_r4_every_glyph_stands_where_its_kerns_put_it(kerns: list[int], size: float) -> None:
    plain = glyph_edges(printed(Text(5, 40, "AVATAR", "Cinzel Bold", size, INK)))
    kerned = glyph_edges(printed(Text(5, 40, "AVATAR", "Cinzel Bold", size, INK, tuple(kerns))))

    for index, (before, after) in enumerate(zip(plain, kerned, strict=True)):
        assert after - before == pytest.approx(sum(kerns[:index]) * size / 1000, abs=0.02)


def test_kerns_of_the_wrong_number_are_a_mistake() -> None:
    with pytest.raises(ValueError, match="zip"):
        printed(Text(5, 40, "AVATAR", "Cinzel Bold", 9, INK, (5, 5)))


def test_a_line_stands_where_it_was_put() -> None:
    """The pen's steps are whole thousandths, so that a hundred lines do not drift."""
    rows = [words("I", 1.0001 * row, 0.7777 * row, size=3) for row in range(100)]
    with pypdfium2.PdfDocument(printed(*rows)) as pdf:
        origins = [found.get_matrix().get() for found in pdf[0].get_objects()]

    for row, (*_, x, y) in enumerate(origins):
        assert x == pytest.approx(1.0001 * row * 72 / 25.4, abs=0.0011)
        assert y == pytest.approx((88 - 0.7777 * row) * 72 / 25.4, abs=0.0011)


def test_runs_that_share_font_and_ink_say_so_once() -> None:
    rows = [words(f"mot {row}", 5, 10 + row, kerned=False) for row in range(9)]

    drawn = operators(printed(*rows))

    assert (drawn.count(" Tf"), drawn.count(" rg"), drawn.count("BT")) == (1, 1, 1)


def test_a_group_does_not_leak_its_font_or_ink() -> None:
    """After a group the pen knows again what it knew before, and nothing else."""
    inside = Group((words("vin", 5, 30, ink=WINE, font="Cinzel Bold"),))
    drawn = operators(printed(words("un", 5, 10), inside, words("deux", 5, 20)))

    outside, _, rest = drawn.partition("\nq\n")
    within, _, after = rest.partition("\nQ\n")
    assert [part.count(" Tf") for part in (outside, within, after)] == [1, 1, 0]
    assert [part.count(" rg") for part in (outside, within, after)] == [1, 1, 0]


def test_a_card_of_text_costs_at_most_six_hundred_bytes() -> None:
    """A title and twelve synonyms with their numbers, nine cards a page, fonts apart."""
    letters = "abcdefghijlmnoprstuvéèâ"

    def sheet(count: int) -> int:
        faces = []
        for number in range(count):
            rows = [words("titre " + letters[number % 23 :], 6, 12, font="Cinzel Bold", size=18)]
            for row in range(12):
                start = number * 5 + row * 11
                text = "".join(letters[(start + step * (row + 3)) % 23] for step in range(9))
                rows.append(words(str(row), 6, 20 + 5 * row, font="Cinzel Bold", size=9, ink=WINE))
                rows.append(words(text, 12, 20 + 5 * row))
            faces.append(face(*rows))
        pages = [
            page(*(placed(one, 63_000 * (at % 3), 88_000 * (at // 3)) for at, one in nine))
            for nine in (list(enumerate(faces[at : at + 9])) for at in range(0, count, 9))
        ]
        return len(write_pdf(document(*pages), FONTS))

    assert (sheet(72) - sheet(18)) / 54 <= 600


def test_the_unicode_map_keeps_to_its_blocks() -> None:
    """No block of more than a hundred characters, no character for a code nobody uses."""
    data = printed(words(FRENCH[:60], 1, 10, size=4), words(FRENCH[60:], 1, 20, size=4))

    with pikepdf.open(BytesIO(data)) as pdf:
        (font,) = pdf.pages[0].Resources.Font.values()
        cmap = font.ToUnicode.read_bytes().decode("ascii")

    blocks = re.findall(r"(\d+) beginbfchar\n(.*?)\nendbfchar", cmap, re.DOTALL)
    assert sum(int(count) for count, _ in blocks) > 100
    for count, lines in blocks:
        assert int(count) == len(lines.splitlines()) <= 100
    assert "<0000>" not in cmap


def test_block_and_text_may_alternate() -> None:
    data = printed(words("un", 5, 10), block(1, 1, 2, 2), words("deux", 5, 20))

    assert text_of(data) == "un\ndeux"


def test_a_run_of_nothing_draws_nothing() -> None:
    data = printed(words("", font="Cinzel Bold"), words("peur"))

    assert text_of(data) == "peur"
    assert b"Cinzel" not in data
