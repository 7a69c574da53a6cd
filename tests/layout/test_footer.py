"""The footer of a sheet: a ruler that can be trusted, words that have room."""

from collections.abc import Iterable, Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.impose.sheets import impose
from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.layout.footer import FooterJob, Footers
from cardsmith.layout.setting import Style, width
from cardsmith.layout.sheet_name import sheet_name
from cardsmith.model.choices import Duplex, Marks, Orientation
from cardsmith.model.face import Face, Group, Item, Path, Segment, Stamp, Text
from cardsmith.model.sheet import FooterStrip, SheetOptions
from cardsmith.model.units import POINT
from cardsmith.pipeline.options import Asked, chosen
from tests.impose.cards import paper, piece
from tests.layout import drawn

FONTS = ShippedFonts()
JOB = FooterJob(
    words=printed_words("print", "fr"),
    title="Le Bouffon – cartes",
    paper="A4",
    duplex=Duplex.LONG,
    options=("marge 5 mm", "fond perdu 2 mm"),
)
A4 = FooterStrip(width=200, height=6, sheet=3, sheets=24)
LETTER = FooterStrip(width=269.4, height=3.05, sheet=3, sheets=24)


def footer(strip: FooterStrip, job: FooterJob = JOB) -> Face:
    return Footers(FONTS, job)(strip)


def texts(face: Face) -> list[Text]:
    return drawn.texts(face.items)


def end_of(segment: Segment) -> tuple[float, float]:
    """Where a segment of an outline ends."""
    _, *numbers = segment
    return numbers[-2], numbers[-1]


def said(face: Face) -> str:
    return " / ".join(text.text for text in texts(face))


def lines(items: Iterable[Item]) -> Iterator[tuple[float, float, float, float]]:
    """The straight lines among some items: x, y, x, y."""
    for item in drawn.paths(items):
        if [segment[0] for segment in item.outline] == ["M", "L"]:
            (x1, y1), (x2, y2) = map(end_of, item.outline)
            yield x1, y1, x2, y2


@pytest.mark.parametrize("strip", [A4, LETTER])
def test_the_ruler_is_100_mm_and_its_middle_is_at_50(strip: FooterStrip) -> None:
    face = footer(strip)

    (rule,) = [line for line in lines(face.items) if line[2] - line[0] > 50]
    assert rule[2] - rule[0] == 100.0
    (ruler,) = [item for item in face.items if isinstance(item, Stamp)]
    ticks = sorted(x1 for x1, _, x2, _ in lines(ruler.art.items) if x1 == x2)
    assert ticks == pytest.approx(range(101), abs=1e-9)
    (middle,) = [item for item in drawn.paths([ruler]) if item.fill]
    assert end_of(middle.outline[0])[0] - rule[0] == pytest.approx(50.0)


def test_all_footers_of_a_file_share_one_ruler() -> None:
    faces = map(Footers(FONTS, JOB), (A4, LETTER))

    one, same = ([item.art for item in face.items if isinstance(item, Stamp)] for face in faces)
    assert one == same
    assert len(one) == 1


def test_a_footer_says_which_sheet_and_how_to_turn_it() -> None:
    front, back = (
        said(footer(A4)),
        said(footer(FooterStrip(width=200, height=6, sheet=3, sheets=24, back=True))),
    )

    for words in (
        "feuille 3/24, recto",
        "retourner sur le bord long",
        "Le Bouffon – cartes",
        "24 feuilles A4",
        "ne pas ajuster à la page",
        "100 % — mesurez 50 mm",
    ):
        assert words in front
    assert "feuille 3/24, verso" in back


def test_the_sheets_of_a_board_are_glued() -> None:
    job = FooterJob(words=JOB.words, title="Plateau", paper="A4", duplex=Duplex.NONE, step="glue")

    assert "coller sur la bande hachurée" in said(footer(A4, job))


def test_a_lone_sheet_is_not_told_as_many() -> None:
    face = footer(FooterStrip(width=200, height=6, sheet=1, sheets=1))

    assert "1 feuille A4" in said(face)


def test_a_footer_without_ruler_has_no_line_at_all() -> None:
    face = footer(FooterStrip(width=200, height=6, sheet=1, sheets=1, ruler=False))

    assert all(isinstance(item, Text) for item in face.items)
    assert face.items


def test_a_sign_that_the_font_lacks_is_a_question_mark() -> None:
    odd = FooterJob(words=JOB.words, title="Jeu ★\u202f!", paper="A4", duplex=Duplex.NONE)

    assert "Jeu ? !" in said(footer(A4, odd))


@given(
    wide=st.floats(104, 430),
    high=st.floats(3, 8),
    duplex=st.sampled_from(Duplex),
    landscape=st.booleans(),
    lang=st.sampled_from(["fr", "en"]),
)
def test_every_word_stays_inside_its_strip(
    wide: float, high: float, duplex: Duplex, landscape: bool, lang: str
) -> None:
    job = FooterJob(
        words=printed_words("print", lang), title="Le Grand Dalmuti", paper="A3", duplex=duplex
    )
    strip = FooterStrip(width=wide, height=high, sheet=10, sheets=10, landscape=landscape)

    face = footer(strip, job)

    assert (face.width, face.height) == (wide, high)
    for text in texts(face):
        assert text.size >= 6
        assert text.x >= 0
        assert text.x + width(FONTS, Style(text.font, text.size), text.text) <= wide + 1e-6
        em = text.size * POINT
        assert 0.74 * em <= text.y + 1e-6
        assert text.y + 0.24 * em <= high + 1e-6


sheets = st.builds(
    paper,
    st.sampled_from(["a5", "a4", "a3", "letter", "legal", "tabloid"]),
    gap=st.sampled_from([0, 1_000, 4_000]),
    bleed=st.sampled_from([0, 2_000, 3_000]),
    margin=st.sampled_from([3_000, 5_000, 8_000, 12_000]),
    marks=st.sampled_from(Marks),
    duplex=st.sampled_from(Duplex),
    orientation=st.sampled_from(Orientation),
)


@given(
    sheet=sheets,
    size=st.sampled_from([(63.0, 88.0), (63.5, 88.9), (45.0, 68.0)]),
    lang=st.sampled_from(["fr", "en"]),
)
def test_every_footer_warns_not_to_scale(
    sheet: SheetOptions, size: tuple[float, float], lang: str
) -> None:
    words = printed_words("print", lang)
    job = JOB._replace(words=words, duplex=sheet.duplex, title="x" * 200)

    pages, _ = impose([piece("a", size, copies=40)], sheet, Footers(FONTS, job))

    for page in pages:
        for foot in page.placed:
            if foot.face.name.startswith("footer"):
                assert words["scale"] in said(foot.face)


@pytest.mark.parametrize("name", ["a5", "a4", "a3", "letter", "legal", "tabloid"])
@pytest.mark.parametrize("duplex", Duplex)
def test_the_usual_papers_say_all_that_is_needed_in_7_points(name: str, duplex: Duplex) -> None:
    job = JOB._replace(duplex=duplex)

    pages, _ = impose([piece("a", copies=99)], paper(name, duplex=duplex), Footers(FONTS, job))

    for page in pages:
        face = page.placed[-1].face
        told = {text.text: text.size for text in texts(face)}
        for fact in (duplex.value, "cuts", "scale"):
            (size,) = [size for text, size in told.items() if JOB.words[fact] in text]
            assert size >= (6 if fact == "scale" else 7)


FACTS = ("feuille", "recto seul", "couper", "1 feuille A4", "Titre", "eins", "zwei")


@given(wide=st.floats(104, 300), high=st.floats(3, 6), title=st.integers(1, 60))
def test_what_matters_less_never_takes_the_place_of_what_matters_more(
    wide: float, high: float, title: int
) -> None:
    job = JOB._replace(
        title="Titre" + " x" * title, duplex=Duplex.NONE, options=("eins", "zwei"), paper="A4"
    )

    told = said(footer(FooterStrip(width=wide, height=high, sheet=1, sheets=1), job))

    there = [fact in told for fact in FACTS]
    assert there == sorted(there, reverse=True)


def corners(items: tuple[Item, ...]) -> Iterator[tuple[float, float]]:
    """Every point of the picture of the flip, on the strip."""
    for group in items:
        if isinstance(group, Group):
            for item in group.items:
                assert isinstance(item, Path)
                for segment in item.outline:
                    if len(segment) > 1:
                        yield group.matrix.point(*end_of(segment))


@pytest.mark.parametrize("duplex", [Duplex.LONG, Duplex.SHORT])
@pytest.mark.parametrize("landscape", [False, True])
@pytest.mark.parametrize("height", [3.0, 6.0])
def test_the_picture_of_the_flip_stays_inside_too(
    duplex: Duplex, landscape: bool, height: float
) -> None:
    job = FooterJob(words=JOB.words, title="x", paper="A4", duplex=duplex)
    strip = FooterStrip(width=250, height=height, sheet=1, sheets=2, landscape=landscape)

    points = list(corners(footer(strip, job).items))

    assert points
    assert all(-1e-9 <= y <= height + 1e-9 for _, y in points)


def test_the_name_of_a_sheet_is_centred_in_its_ring() -> None:
    face = sheet_name(FONTS, "B2")
    (text,) = texts(face)
    wide = width(FONTS, Style(text.font, text.size), text.text)

    assert (face.width, face.height) == (12, 12)
    assert text.x + wide / 2 == pytest.approx(6)


@pytest.mark.parametrize("paper_name", ["a5", "a4", "legal"])
def test_words_keep_clear_of_the_ruler_above_them(paper_name: str) -> None:
    """Half a millimetre of air on every paper, for a line that touches a line is none."""
    sheet = chosen("home", Asked({}, paper=paper_name)).options
    pages, _ = impose([piece("a", (63, 88), copies=4)], sheet, Footers(FONTS, JOB))
    face = next(held.face for held in pages[0].placed if held.face.name.startswith("footer"))

    (rule,) = [line[1] for line in lines(face.items) if line[2] - line[0] > 50]
    words = [text for text in texts(face) if text.x < 100 and text.y > rule]
    assert all(text.y - 0.742 * text.size * POINT >= rule + 0.45 for text in words)
    assert len(words) == (paper_name == "a5")
