"""An embedded font is a font: its tables add up, its codes lead to the glyphs meant."""

from struct import iter_unpack, unpack, unpack_from

import pytest

from cardsmith.intake.shipped.font_files import FILES
from cardsmith.press.truetype import Program
from tests.press.samples import FONTS, opened, printed, words

TEXT = "Ça, l’œuf (n° 7) : déjà – vu"
CHARACTERS = "".join(sorted(set(TEXT)))


def coded(font: str) -> tuple[Program, bytes, dict[int, int]]:
    """A subset, the same with codes of its own from 33 on, and the codes with their glyphs."""
    program = Program(FONTS[font].subset(CHARACTERS))
    codes = {33 + at: program.glyphs[char] for at, char in enumerate(CHARACTERS)}
    return program, program.coded(codes), codes


def tables(font: bytes) -> dict[bytes, tuple[int, bytes]]:
    """Each table with the checksum that the directory gives."""
    (count,) = unpack_from(">H", font, 4)
    entries = iter_unpack(">4s3L", font[12 : 12 + 16 * count])
    return {tag: (total, font[start : start + size]) for tag, total, start, size in entries}


def checksum(table: bytes) -> int:
    padded = table + bytes(-len(table) % 4)
    numbers: tuple[int, ...] = unpack(f">{len(padded) // 4}L", padded)
    return sum(numbers) & 0xFFFFFFFF


@pytest.mark.parametrize("font", FILES)
def test_the_checksums_of_a_font_are_right(font: str) -> None:
    """Those of its tables, ``head`` without its adjustment, and that of the whole."""
    _, program, _ = coded(font)

    assert checksum(program) == 0xB1B0AFBA
    for tag, (total, table) in tables(program).items():
        plain = table[:8] + bytes(4) + table[12:] if tag == b"head" else table
        assert total == checksum(plain), tag


@pytest.mark.parametrize("font", FILES)
def test_a_code_leads_to_its_glyph_and_any_other_to_none(font: str) -> None:
    _, program, codes = coded(font)
    _, cmap = tables(program)[b"cmap"]

    assert unpack_from(">4HL", cmap) == (0, 1, 1, 0, 12)
    assert unpack_from(">5H", cmap, 12) == (6, 522, 0, 0, 256)
    glyphs = unpack_from(">256H", cmap, 22)
    assert {code: glyph for code, glyph in enumerate(glyphs) if glyph} == codes


@pytest.mark.parametrize("font", FILES)
def test_glyphs_are_as_wide_as_layout_measured(font: str) -> None:
    program, _, _ = coded(font)

    for char in CHARACTERS:
        assert program.advance(program.glyphs[char]) == FONTS[font].width(char), char


def test_nothing_is_embedded_that_no_reader_draws() -> None:
    _, program, _ = coded("Alegreya")

    assert set(tables(program)) == {
        *(b"cmap", b"glyf", b"head", b"hhea", b"hmtx", b"loca", b"maxp"),
    }


def test_subsets_of_one_font_have_different_names() -> None:
    names = []
    for text in ("peur", "peur", "joie"):
        with opened(printed(words(text))) as pdf:
            (font,) = pdf.pages[0].Resources.Font.values()
            assert font.BaseFont == font.FontDescriptor.FontName
            names.append(str(font.BaseFont))

    assert names[0] == names[1] != names[2]
    assert {name.partition("+")[2] for name in names} == {"Alegreya-Regular"}
