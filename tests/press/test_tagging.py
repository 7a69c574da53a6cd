"""What somebody hears of a tagged file, and that nobody sees a difference."""

import ctypes
from collections.abc import Callable

import pypdfium2
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.model.face import Art, Face, Group, Item, Passage, Stamp, Text, passages, shift
from cardsmith.model.inks import WINE
from cardsmith.model.sheet import Document, Mark
from cardsmith.model.struct import replace
from cardsmith.press.pdf import write_pdf
from tests.press.listening import Marked, check, heard, spoken
from tests.press.samples import (
    FONTS,
    block,
    document,
    face,
    opened,
    page,
    pixels,
    placed,
    printed,
    words,
)

BACKGROUND = Art("ground", (block(0, 0, 63, 88, WINE), words("P")))


def entry(word: str, label: str, y: float = 30) -> Passage:
    return Passage("entry", (words(f"{label} ", 8, y), words(word, 15, y)))


PEUR = face(
    Stamp(BACKGROUND),
    Passage("title", (words("peur"),)),
    block(5, 25, 50, 0.3),
    entry("frayeur", "7"),
    entry("(la) trouille", "8", 36),
    words("P/peur", 8, 80),
    name="P/peur front",
)
BACK = face(Passage("figure", (Stamp(BACKGROUND),), "dos de la lettre P"), name="P back")
HEARD_OF_PEUR = (
    "Sect",
    (
        ("H1", "peur"),
        (
            "L",
            (
                ("LI", (("LBody", "7 frayeur"),)),
                ("LI", (("LBody", "8 (la) trouille"),)),
            ),
        ),
    ),
)


def tagged(*pages: Document | Face) -> bytes:
    """The tagged file of faces, each on a page of its own, or of a document."""
    made = (each if isinstance(each, Document) else document(page(placed(each))) for each in pages)
    sheets = tuple(sheet for each in made for sheet in each.pages)
    return write_pdf(replace(document(*sheets), tagged=True), FONTS)


def test_a_card_is_a_section_of_a_title_and_a_list() -> None:
    data = tagged(PEUR)

    assert heard(data) == (HEARD_OF_PEUR,)
    check(data)


def test_each_card_of_a_page_is_heard_in_its_order() -> None:
    other = face(Passage("title", (words("joie"),)))
    data = tagged(document(page(placed(PEUR), placed(other, 63_000))))

    assert heard(data) == (HEARD_OF_PEUR, ("Sect", (("H1", "joie"),)))
    check(data)


def test_copies_of_a_card_are_heard_once_a_page() -> None:
    """Whoever hears a page knows what is on it, and hears nothing twelve times."""
    sheet = page(placed(PEUR), placed(PEUR, 63_000), placed(PEUR, 126_000))
    data = tagged(document(sheet, sheet))

    assert heard(data) == (HEARD_OF_PEUR, HEARD_OF_PEUR)
    check(data)


def test_a_back_is_a_figure_with_words() -> None:
    data = tagged(document(page(*(placed(BACK, 63_000 * column) for column in range(3)))))

    assert heard(data) == (("Sect", (("Figure", "dos de la lettre P"),)),)
    check(data)


def test_words_go_before_what_is_shown() -> None:
    divided = Passage("text", (words("mer-"), words("veille", 8, 25)), "merveille")
    data = tagged(face(divided))

    assert heard(data) == (("Sect", (("P", "merveille"),)),)
    with opened(data) as pdf:
        assert Marked(pdf.pages[0]).texts == {0: "mer-veille"}


def test_lists_end_where_something_else_is_said() -> None:
    said = (
        entry("un", "1"),
        Passage("text", (words("puis"),)),
        Passage("entry", (words("deux"),)),
        Passage("entry", (words("trois"),)),
    )

    assert heard(tagged(face(*said))) == (
        (
            "Sect",
            (
                ("L", (("LI", (("LBody", "1 un"),)),)),
                ("P", "puis"),
                ("L", (("LI", (("LBody", "deux"),)), ("LI", (("LBody", "trois"),)))),
            ),
        ),
    )


def test_a_title_is_heard_first_wherever_it_is_painted() -> None:
    rank = Passage("text", (words("7"),), "sept")
    data = tagged(face(rank, entry("avant", "1"), Passage("title", (words("Brodeuse"),), "TITRE")))

    assert spoken(heard(data)) == ["TITRE", "sept", "1 avant"]
    check(data)


def test_passages_are_found_in_groups_and_not_in_art() -> None:
    art = Art("art", (Passage("text", (words("muet"),)),))
    inner = Group((block(0, 0, 3, 3), Passage("text", (words("dit"),))), shift(5, 5))
    data = tagged(face(Stamp(art), inner, words("muet aussi")))

    assert spoken(heard(data)) == ["dit"]
    check(data)


def test_a_passage_of_which_nothing_is_drawn_is_not_heard() -> None:
    data = tagged(face(Passage("figure", (), "rien"), Passage("text", (words("dit"),))))

    assert spoken(heard(data)) == ["dit"]
    check(data)


def test_a_page_that_says_nothing_is_all_artifacts() -> None:
    marks = (Mark(0, 0, 9_000, 9_000),)
    silent = face(words("pied"), block(1, 1, 2, 2))
    data = tagged(document(page(placed(silent), marks=marks)))

    assert heard(data) == ()
    check(data)


def test_a_reader_is_told_the_language_and_the_title() -> None:
    with opened(tagged(PEUR)) as pdf:
        assert str(pdf.Root.Lang) == "fr"
        assert str(pdf.docinfo.Title) == "Le Bouffon — œuf"
        assert bool(pdf.Root.ViewerPreferences.DisplayDocTitle)
        assert pdf.pages[0].obj.Tabs == "/S"


def test_a_file_is_tagged_only_where_it_is_asked_for() -> None:
    with opened(printed(*PEUR.items)) as pdf:
        assert "/StructTreeRoot" not in pdf.Root
        assert "/MarkInfo" not in pdf.Root
        assert b"BDC" not in pdf.pages[0].Contents.read_bytes()


def test_packed_objects_are_found_by_a_stream_and_others_by_a_table() -> None:
    """Files for a press have no object streams (PDF/X-1a)."""
    assert b"/ObjStm" in tagged(PEUR)
    assert b"\nxref\n" not in tagged(PEUR)
    assert b"/ObjStm" not in printed(*PEUR.items)
    assert b"\nxref\n" in printed(*PEUR.items)


def test_another_reader_finds_the_same_tree() -> None:
    """pdfium builds its tree from the pages, not from the root."""
    with pypdfium2.PdfDocument(tagged(PEUR, BACK)) as pdf:
        assert [_pdfium(sheet) for sheet in pdf] == [
            ["Document", "Sect", "H1", "L", "LI", "LBody", "LI", "LBody"],
            ["Document", "Sect", "Figure=dos de la lettre P"],
        ]


_TEXTS = st.text("aeéœ(')- \\", min_size=1, max_size=8).map(words)
_PARTS = st.lists(st.one_of(_TEXTS, st.just(block(2, 2, 1, 1))), min_size=1, max_size=3)
_WORDS = st.one_of(st.just(""), st.text(max_size=8))
_ITEMS: st.SearchStrategy[list[Item]] = st.lists(
    st.one_of(
        _TEXTS,
        st.just(block(1, 1, 2, 2)),
        st.just(Stamp(BACKGROUND)),
        st.builds(
            Passage,
            st.sampled_from(["title", "text", "entry", "figure"]),
            _PARTS.map(tuple),
            _WORDS,
        ),
    ),
    max_size=8,
)


@st.composite
def said(draw: st.DrawFn) -> list[Item]:
    """Items of a face, some of which are heard, some in a group."""
    items = draw(_ITEMS)
    return [Group(tuple(items[:3]), shift(1, 1)), *items[3:]] if draw(st.booleans()) else items


@given(faces=st.lists(said(), min_size=1, max_size=3), copies=st.integers(1, 3))
def test_whatever_is_said_is_heard_whole_in_order_and_once(
    faces: list[list[Item]], copies: int
) -> None:
    cards = [face(*items, name=str(number)) for number, items in enumerate(faces)]
    sheet = page(*(placed(card) for card in cards for _ in range(copies)))
    data = tagged(document(sheet))

    told = [sorted(passages(card.items), key=_not_a_title) for card in cards]
    assert spoken(heard(data)) == [
        passage.words or _text(passage.items) for each in told for passage in each
    ]
    check(data)


@given(items=said())
def test_nobody_sees_that_a_file_is_tagged(items: list[Item]) -> None:
    card = face(*items)

    assert (
        pixels(tagged(card)).tobytes()
        == pixels(write_pdf(document(page(placed(card))), FONTS)).tobytes()
    )


@pytest.mark.parametrize("count", [1, 400])
def test_many_small_objects_are_found(count: int) -> None:
    data = tagged(face(*(entry(f"mot {number}", str(number)) for number in range(count))))

    assert spoken(heard(data))[-1] == f"{count - 1} mot {count - 1}"
    check(data)


def _not_a_title(passage: Passage) -> bool:
    return passage.role != "title"


def _text(items: tuple[Item, ...]) -> str:
    return "".join(each.text for each in items if isinstance(each, Text))


def _pdfium(sheet: pypdfium2.PdfPage) -> list[str]:
    """The elements of a page in order, with the words of figures, as pdfium has them."""
    raw = pypdfium2.raw
    tree = raw.FPDF_StructTree_GetForPage(sheet)
    found: list[str] = []

    def told(ask: Callable[..., int], element: object) -> str:
        buffer = ctypes.create_string_buffer(ask(element, None, 0))
        ask(element, buffer, len(buffer))
        return buffer.raw.decode("utf-16-le").rstrip("\0")

    def walk(element: object) -> None:
        words = told(raw.FPDF_StructElement_GetAltText, element)
        tag = told(raw.FPDF_StructElement_GetType, element)
        found.append(f"{tag}={words}" if words else tag)
        for index in range(raw.FPDF_StructElement_CountChildren(element)):
            kid = raw.FPDF_StructElement_GetChildAtIndex(element, index)
            if kid:
                walk(kid)

    for index in range(raw.FPDF_StructTree_CountChildren(tree)):
        walk(raw.FPDF_StructTree_GetChildAtIndex(tree, index))
    raw.FPDF_StructTree_Close(tree)
    return found
