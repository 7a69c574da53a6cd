"""Pages of other people's PDF files on sheets: seen as a viewer shows them, vector as they were."""

from pathlib import Path

import pikepdf
import pypdfium2
import pytest

from tests.cli.foreign_cards import pdf, picture
from tests.cli.imposing import imposed, pixel
from tests.cli.placed import cards, shown

NEAR = 0.01
"""Millimetres."""

RED = (255, 0, 0)


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("rotate", [0, 90, 180, 270])
@pytest.mark.parametrize("origin", [(0, 0), (-100, 37), (5000, 5000)])
def test_a_page_is_shown_as_a_viewer_shows_it(rotate: int, origin: tuple[int, int]) -> None:
    size = (63, 88) if rotate % 180 == 0 else (88, 63)
    width, height = (length * 72 / 25.4 for length in size)
    corner = f"1 0 0 rg 0 {height / 2} {width / 2} {height / 2} re f"
    pdf(Path("a.pdf"), [corner], size, origin, Rotate=rotate)
    imposed("a.pdf", "--marks", "none")

    at = {0: (15, 21), 90: (68, 21), 180: (68, 99), 270: (15, 99)}[rotate]
    corners = [(x, y) for x in (15, 68) for y in (21, 99)]
    assert [pixel(0, *one) == RED for one in corners] == [one == at for one in corners]


def test_a_page_stays_vector_with_its_fonts() -> None:
    picture(Path("x.png"))
    imposed("x.png")
    Path("out.pdf").rename("deck.pdf")
    imposed("deck.pdf", "--grid", "3x3", "--size", "tcg")
    with pypdfium2.PdfDocument("out.pdf") as file:
        assert file[0].get_textpage().get_text_bounded()
    with pikepdf.open("out.pdf") as file:
        assert not file.get_warnings()
        assert not file.check_pdf_syntax()


def test_a_trimmed_page_is_laid_by_its_trim_with_its_own_bleed() -> None:
    width, height = 83 * 72 / 25.4, 108 * 72 / 25.4
    trim = [10 * 72 / 25.4, 10 * 72 / 25.4, width - 10 * 72 / 25.4, height - 10 * 72 / 25.4]
    bleed = [trim[0] - 9, trim[1] - 9, trim[2] + 9, trim[3] + 9]
    pdf(
        Path("a.pdf"),
        ["0 0 1 rg 0 0 999 999 re f"],
        (83, 108),
        TrimBox=pikepdf.Array(trim),
        BleedBox=pikepdf.Array(bleed),
    )
    imposed("a.pdf")
    with pikepdf.open("out.pdf") as file:
        [one] = shown(file.pages[0])

    assert one.box == pytest.approx((0.5, 6.5, 83.5, 114.5), abs=NEAR)
    assert one.clip == pytest.approx((8.5, 14.5, 75.5, 106.5), abs=NEAR)


@pytest.mark.parametrize(
    ("pages", "words", "fronts", "backs"),
    [
        (3, [], 3, 0),
        (4, ["--pages", "front-back"], 2, 2),
        (4, ["--pages", "last-back"], 3, 3),
        (2, ["--back", "back.png"], 2, 2),
    ],
)
def test_pages_are_the_sides_they_are_said_to_be(
    pages: int, words: list[str], fronts: int, backs: int
) -> None:
    picture(Path("back.png"))
    pdf(Path("a.pdf"), [f"{index / 9} g 0 0 999 999 re f" for index in range(pages)])
    imposed("a.pdf", *words)
    with pikepdf.open("out.pdf") as file:
        counts = [len(cards(page)) for page in file.pages]

    assert counts == [fronts, backs][: 2 if backs else 1]


def test_a_grid_is_cut_where_its_cells_stand() -> None:
    cells = [
        f"{column / 2} {row / 2} 0.5 rg {(20 + column * 65) * 72 / 25.4} "
        f"{(287 - 88 - row * 90) * 72 / 25.4} {63 * 72 / 25.4} {88 * 72 / 25.4} re f"
        for row in range(2)
        for column in range(2)
    ]
    pdf(Path("a.pdf"), [" ".join(cells)], (210, 297))
    imposed(
        "a.pdf",
        "--grid",
        "2x3",
        "--size",
        "tcg",
        "--from",
        "margin=20x10mm,gap=2mm",
        "--marks",
        "none",
    )
    with pikepdf.open("out.pdf") as file:
        assert len(cards(file.pages[0])) == 4

    seen = [pixel(0, 10.5 + 63 * at, y) for at in range(2) for y in (17, 104)]
    assert seen == [pixel(0, 42 + 63 * at, 60) for at in range(2) for _ in range(2)]
    assert len({pixel(0, x, y) for x in (42, 105, 168) for y in (60,)}) == 3


def test_backs_of_a_grid_are_those_behind_its_cells() -> None:
    def page(grey: float) -> str:
        return " ".join(
            f"{(index + grey) / 9} g {(10.5 + index * 63) * 72 / 25.4} 0 {63 * 72 / 25.4} 999 re f"
            for index in range(3)
        )

    pdf(Path("a.pdf"), [page(1), page(4)], (210, 297))
    imposed("a.pdf", "--grid", "3x3", "--size", "tcg", "--pages", "front-back", "--duplex", "long")

    assert [pixel(1, x, 60)[0] for x in (42, 105, 168)] == [
        round((index + 4) / 9 * 255) for index in range(3)
    ]


@pytest.mark.parametrize("base", ["ON", "OFF"])
def test_a_hidden_layer_stays_hidden(base: str) -> None:
    path = pdf(
        Path("a.pdf"),
        ["/OC /Seen BDC 1 0 0 rg 0 0 999 125 re f EMC /OC /Not BDC 0 g 0 125 999 999 re f EMC"],
    )
    with pikepdf.open(path, allow_overwriting_input=True) as file:
        seen, hidden = (
            file.make_indirect(pikepdf.Dictionary(Type=pikepdf.Name.OCG, Name=pikepdf.String(name)))
            for name in ("seen", "not")
        )
        file.pages[0].obj.Resources = pikepdf.Dictionary(Properties={"/Seen": seen, "/Not": hidden})
        usual: dict[str, pikepdf.Object] = {"/BaseState": pikepdf.Name(f"/{base}")}
        usual |= (
            {"/OFF": pikepdf.Array([hidden])} if base == "ON" else {"/ON": pikepdf.Array([seen])}
        )
        file.Root.OCProperties = pikepdf.Dictionary(
            OCGs=pikepdf.Array([seen, hidden]), D=pikepdf.Dictionary(usual)
        )
        file.save(path)
    imposed("a.pdf", "--marks", "none")

    assert [pixel(0, 40, y) for y in (40, 90)] == [(255, 255, 255), RED]
