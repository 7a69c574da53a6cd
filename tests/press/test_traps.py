"""The traps of libraries that write press files, each shut: ids are those of their list."""

import pytest

from cardsmith.impose.single import Slug, single
from cardsmith.intake.shipped.font_files import FILES
from cardsmith.model.choices import Marks
from cardsmith.model.face import Face
from cardsmith.model.inks import GOLD, VEIL, Ink
from cardsmith.model.press import Press
from cardsmith.model.struct import replace
from tests.press.presses import ICC, X1A, X4, colours, operations, pressed, shop_file
from tests.press.samples import (
    FONTS,
    SIZE,
    block,
    document,
    objects,
    opened,
    operators,
    resources,
    text_of,
    words,
)

STANDARDS = pytest.mark.parametrize("press", [X4, X1A], ids=["x4", "x1a"])
NEUTRAL = Ink("warm grey", (200, 200, 200), (30, 30, 30, 20))


@STANDARDS
def test_trap_R1_no_font_but_embedded_ones_is_named_anywhere(press: Press) -> None:
    with opened(pressed(words("railler"), words("9", font="Cinzel Bold"), press=press)) as pdf:
        named = [font for found in resources(pdf) for font in found.get("/Font", {}).values()]
        chosen = {str(operands[0]) for _, verb, operands in operations(pdf) if verb == "Tf"}
        known = {name for found in resources(pdf) for name in found.get("/Font", {})}

        assert named
        assert all("/FontFile2" in font.FontDescriptor for font in named)
        assert all("+" in str(font.BaseFont) for font in named)
        assert chosen <= known


def test_trap_R2_rich_black_and_neutral_colours_keep_their_four_inks() -> None:
    with opened(pressed(block(0, 0, 9, 9, VEIL), block(9, 9, 9, 9, NEUTRAL))) as pdf:
        fills = [
            tuple(map(float, map(str, shares))) for verb, shares in colours(pdf) if verb == "k"
        ]

    assert fills == [(0.6, 0.4, 0.4, 1), (0.3, 0.3, 0.3, 0.2)]


def test_trap_R3_a_spot_stays_a_spot() -> None:
    press = replace(X4, spots=(("gold", "OR MAROTTE"),))
    with opened(pressed(block(0, 0, 9, 9, GOLD), press=press)) as pdf:
        chosen = [(verb, str(operands[0])) for verb, operands in colours(pdf)]
        (found, *_) = resources(pdf)
        ((space, (kind, name, alternate, tint)),) = found.ColorSpace.items()

        assert chosen == [("cs", space), ("scn", "1")]
        assert (str(kind), str(name)) == ("/Separation", "/OR MAROTTE")
        assert str(alternate) == "/DeviceCMYK"
        assert [float(share) for share in tint.C1] == [0.05, 0.25, 0.8, 0]


def test_trap_R4_text_is_kerned() -> None:
    content = operators(pressed(words("AVATAR", font="Cinzel Bold")))

    assert "A)" in content.partition("TJ")[0].rpartition("[")[2]


def test_trap_R5_what_ligatures_would_take_reads_back_exactly() -> None:
    assert text_of(pressed(words("affiche fluide difficile"))) == "affiche fluide difficile"


@pytest.mark.parametrize("character", ["★", "\u202f"])
def test_trap_R6_a_missing_glyph_is_an_error(character: str) -> None:
    with pytest.raises(ValueError, match="no glyph"):
        pressed(words(f"mot{character}", kerned=False))


def test_trap_R6_no_code_of_a_font_means_nothing() -> None:
    with opened(pressed(words("œuvre d’été — « naïve »", kerned=False))) as pdf:
        (found, *_) = resources(pdf)
        maps = [font.ToUnicode.read_bytes() for font in found.Font.values()]

    assert maps
    assert not any(b"<0000>" in each for each in maps)


def test_trap_R7_every_shipped_font_has_outlines_that_a_press_file_takes() -> None:
    items = [words("Ag", font=font, y=10 + 5 * at) for at, font in enumerate(FILES)]
    with opened(pressed(*items)) as pdf:
        (found, *_) = resources(pdf)
        programs = [font.FontDescriptor.FontFile2.read_bytes() for font in found.Font.values()]

    assert len(programs) == len(FILES)
    assert all(program[:4] == b"\0\1\0\0" and b"glyf" in program for program in programs)


def test_trap_R8_marks_extend_the_page_and_scale_nothing() -> None:
    card = Face("card", *SIZE, (block(-3, -3, 69, 94, VEIL),), bleed=3)
    bare, marked = (single(card, 3_000, slug) for slug in (Slug(), Slug(10_000, Marks.MARGIN)))
    before, after = (operators(shop_file(document(page))) for page in (bare, marked))

    with opened(shop_file(document(marked))) as pdf:
        left, bottom, right, top = (float(edge) for edge in pdf.pages[0].TrimBox)

    assert (right - left, top - bottom) == pytest.approx((63 / 25.4 * 72, 88 / 25.4 * 72), abs=0.01)
    assert marked.width - bare.width == marked.height - bare.height == 20_000
    assert before.splitlines()[2:] == after.splitlines()[-len(before.splitlines()) + 2 :]
    assert " 0 0 1 " not in after.replace("1 0 0 1 ", "")


@STANDARDS
def test_trap_R9_version_and_streams_are_those_of_the_standard(press: Press) -> None:
    data = pressed(words("railler"), press=press)

    assert data.startswith(b"%PDF-1.6" if press == X4 else b"%PDF-1.4")
    assert b"ASCII85" not in data
    assert b"LZW" not in data
    with opened(data) as pdf:
        assert "/Trans" not in pdf.pages[0]
        assert not objects(pdf, "/Form")


@STANDARDS
def test_trap_R10_the_catalog_has_its_output_intent(press: Press) -> None:
    with opened(pressed(words("railler"), press=press)) as pdf:
        (intent,) = pdf.Root.OutputIntents

        assert str(intent.S) == "/GTS_PDFX"
        assert str(intent.OutputConditionIdentifier) == "FOGRA39"
        assert str(intent.RegistryName) == "http://www.color.org"
        assert int(intent.DestOutputProfile.N) == 4
        assert intent.DestOutputProfile.read_bytes() == ICC


def test_kerns_of_the_font_are_what_trap_R4_looks_for() -> None:
    assert any(FONTS["Cinzel Bold"].kerns("AVATAR"))
