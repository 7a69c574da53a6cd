"""``cardsmith impose``, read back from its sheets: every card true to size, once each copy."""

from collections import Counter
from pathlib import Path

import pikepdf
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PIL import Image

from tests.cli.foreign_cards import TCG, pdf, picture
from tests.cli.imposing import imposed, pixel
from tests.cli.placed import cards, shown

NEAR = 0.01
"""Millimetres."""

RED, LIME, BLUE, YELLOW = (255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 0)
WHITE = (255, 255, 255)


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ([], (10.5, 16.5)),
        (["--paper", "letter"], (13.45, 7.7)),
        (["--orientation", "landscape"], (22.5, 17.0)),
        (["--gap", "4mm"], (40.0, 12.5)),
        (["--bleed", "3mm", "--orientation", "landscape"], (13.5, 14.0)),
    ],
)
def test_cards_stand_on_their_sheet_to_the_hundredth_of_a_millimetre(
    words: list[str], first: tuple[float, float]
) -> None:
    picture(Path("wolf x4.png"))
    imposed("wolf x4.png", "--size", "tcg", *words)
    with pikepdf.open("out.pdf") as file:
        found = cards(file.pages[0])[0].box

    # a picture of 744 x 1039 points is a quarter of a millimetre off 63 x 88 and fills it
    assert found[0] == pytest.approx(first[0], abs=0.05)
    assert found[1] == pytest.approx(first[1], abs=NEAR)
    assert found[3] - found[1] == pytest.approx(88, abs=0.05)


def test_a_picture_of_exact_proportions_fills_its_card_exactly() -> None:
    picture(Path("wolf x9.png"), (630, 880))
    imposed("wolf x9.png", "--size", "tcg")
    with pikepdf.open("out.pdf") as file:
        boxes = [one.box for one in cards(file.pages[0])]

    expected = [
        (10.5 + 63 * column, 16.5 + 88 * row, 73.5 + 63 * column, 104.5 + 88 * row)
        for row in range(3)
        for column in range(3)
    ]
    assert sorted(boxes, key=lambda box: (round(box[1]), box[0])) == [
        pytest.approx(box, abs=NEAR) for box in expected
    ]


@settings(
    max_examples=20,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(
    copies=st.lists(st.integers(0, 14), min_size=1, max_size=6).filter(any),
    own=st.lists(st.booleans(), min_size=6, max_size=6),
    common=st.booleans(),
)
def test_every_card_asked_for_is_printed_and_every_back_behind_it(
    copies: list[int], own: list[bool], common: bool
) -> None:
    folder = Path("deck")
    for path in folder.glob("*"):
        path.unlink()
    for index, count in enumerate(copies):
        picture(folder / f"c{index} x{count}.png", (63 + index, 88), None)
        if own[index]:
            picture(folder / f"c{index}_back.png", (63 + index, 90), None)
    if common:
        picture(folder / "back.png", (63, 91), None)
    imposed(folder, "--size", "tcg")

    fronts, backs, pairs = Counter[int](), Counter[int](), 0
    with pikepdf.open("out.pdf") as file:
        two_sided = common or any(own[i] and count for i, count in enumerate(copies))
        step = 2 if two_sided else 1
        for front in range(0, len(file.pages), step):
            laid = cards(file.pages[front])
            fronts.update(one.number for one in laid)
            behind = (
                cards(file.pages[front + 1]) if two_sided and front + 1 < len(file.pages) else []
            )
            backs.update(one.number for one in behind)
            middles = {_slot(one.clip, mirrored=False) for one in laid}
            pairs += sum(_slot(one.clip, mirrored=True) in middles for one in behind)

    assert sorted(fronts.values()) == sorted(count for count in copies if count)
    wanted = sum(count for i, count in enumerate(copies) if own[i] or common)
    assert sum(backs.values()) == pairs == wanted


def _slot(box: tuple[float, float, float, float], *, mirrored: bool) -> tuple[int, int]:
    """Column and row of a card on A4; a clip reaches 2 mm beyond at most."""
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    return int(((210 - x if mirrored else x) - 10.5) // 63), int((y - 16.5) // 88)


def test_each_picture_is_stored_once_and_a_jpeg_as_it_is() -> None:
    picture(Path("wolf x20.jpg"))
    imposed("wolf x20.jpg", "--back", "wolf x20.jpg")
    with pikepdf.open("out.pdf") as file:
        images = [
            held
            for held in file.objects
            if isinstance(held, pikepdf.Stream) and held.get("/Subtype") == "/Image"
        ]
        assert len(images) == 1
        assert images[0]["/Filter"] == "/DCTDecode"
        assert images[0].read_raw_bytes() == Path("wolf x20.jpg").read_bytes()


@pytest.mark.parametrize(
    ("duplex", "named"),
    [("long", "DuplexFlipLongEdge"), ("short", "DuplexFlipShortEdge"), ("none", "Simplex")],
)
def test_the_file_tells_its_printer_what_a_built_one_tells(duplex: str, named: str) -> None:
    picture(Path("a.png"))
    imposed("a.png", "--back", "a.png", "--duplex", duplex)
    with pikepdf.open("out.pdf") as file:
        wishes = file.Root.ViewerPreferences

        assert wishes.PrintScaling == "/None"
        assert wishes.Duplex == f"/{named}"
        assert len(file.pages) == (1 if duplex == "none" else 2)


@pytest.mark.parametrize("duplex", ["long", "short"])
def test_fronts_and_backs_are_upright_for_the_flip(duplex: str) -> None:
    picture(Path("a.png"), (630, 880))
    imposed("a.png", "--back", "a.png", "--size", "tcg", "--duplex", duplex, "--marks", "none")

    assert pixel(0, 15, 21) == RED
    x, y = (136.5, 16.5) if duplex == "long" else (10.5, 192.5)
    corner = RED if duplex == "long" else YELLOW
    assert pixel(1, x + 5, y + 5) == corner


def test_a_picture_across_is_turned_so_that_both_sides_read_alike() -> None:
    picture(Path("a.png"), (880, 630))
    imposed("a.png", "--back", "a.png", "--size", "tcg")

    # a quarter clockwise in front, back behind: the edge that is up is one edge of the paper
    assert (pixel(0, 15, 21), pixel(0, 68, 21)) == (BLUE, RED)
    assert (pixel(1, 141, 21), pixel(1, 194, 21)) == (LIME, YELLOW)


def test_bleed_goes_on_beyond_the_cut_where_the_picture_ends() -> None:
    picture(Path("a.png"), (630, 880))
    imposed("a.png", "--size", "tcg", "--marks", "none")

    assert [pixel(0, *at) for at in ((9.5, 40), (9.5, 15.5), (40, 15.5))] == [RED, RED, RED]
    assert pixel(0, 74.5, 105.5) == YELLOW
    assert [pixel(0, *at) for at in ((8, 40), (40, 14))] == [WHITE, WHITE]


def test_own_bleed_is_printed_as_it_is() -> None:
    Image.new("RGB", (690, 940), "blue").save("a.png")
    image = Image.open("a.png")
    image.paste("red", (30, 30, 660, 910))
    image.save("a.png")
    imposed("a.png", "--size", "tcg", "--marks", "none")

    assert [pixel(0, *at) for at in ((9.5, 40), (11.5, 40))] == [BLUE, RED]
    with pikepdf.open("out.pdf") as file:
        assert [one.box for one in shown(file.pages[0])] == [
            pytest.approx((7.5, 13.5, 76.5, 107.5), abs=NEAR)
        ]


def test_a_photograph_taken_upright_is_printed_upright() -> None:
    image = Image.open(picture(Path("a.png"), (880, 630)))
    exif = Image.Exif()
    exif[0x0112] = 6
    image.save("a.jpg", exif=exif, quality=100, subsampling=0)
    imposed("a.jpg", "--size", "tcg")

    assert pixel(0, 15, 21)[2] > 200
    assert pixel(0, 15, 21)[0] < 60
    assert pixel(0, 68, 21)[0] > 200


def test_cards_of_several_sizes_are_each_true_to_size() -> None:
    picture(Path("a@63x88mm.png"))
    picture(Path("b@50x70mm.png"))
    done = imposed("a@63x88mm.png", "b@50x70mm.png")

    assert "63 × 88 mm (tcg): 1 card\n50 × 70 mm: 1 card\n" in done.output
    with pikepdf.open("out.pdf") as file:
        boxes = [one.box for page in file.pages for one in cards(page)]
    heights = sorted(round(bottom - top) for _, top, _, bottom in boxes)
    assert heights == [70, 88]


def test_a_list_says_it_all() -> None:
    picture(Path("loup é.png"))
    picture(Path("fox.png"), (700, 700))
    Path("cards.csv").write_text(
        "fichier;nb;dos;taille\nloup é;3;fox.png;tcg\nfox;0;;\n", encoding="utf-8"
    )

    assert "3 cards on 2 pages" in imposed("cards.csv").output


def test_the_same_cards_make_the_same_bytes() -> None:
    picture(Path("a.png"), TCG, mode="RGBA")
    pdf(Path("b.pdf"))
    written = []
    for _ in range(2):
        imposed("a.png", "b.pdf", "--back", "b.pdf")
        written.append(Path("out.pdf").read_bytes())

    assert written[0] == written[1]


def test_a_size_that_is_sure_holds_for_its_card_and_a_word_gives_way() -> None:
    for name in ("a.png", "b@50x70mm.png", "c_mini.png"):
        picture(Path(name), dpi=None)
    said = imposed("a.png", "b@50x70mm.png", "c_mini.png", "--size", "tcg").output
    unsaid = imposed("c_mini.png").output

    assert "63 × 88 mm (tcg): 2 cards\n50 × 70 mm: 1 card\n" in said
    assert "44.45 × 63.5 mm (mini): 1 card\n" in unsaid


@pytest.mark.parametrize("mode", ["1", "L", "LA", "P", "PA", "RGBA", "I;16", "CMYK"])
def test_every_kind_of_picture_prints_its_colour(mode: str) -> None:
    """A dark grey: neither turned round nor taken for another number of bits."""
    path = Path("a.jpg" if mode == "CMYK" else "a.png")
    if mode == "I;16":
        image = Image.new("I;16", (630, 880), 60 * 257)
    elif mode in {"P", "PA"}:
        image = Image.new("P", (630, 880), 1)
        image.putpalette([0, 0, 0, 60, 60, 60])
    elif mode == "1":
        image = Image.new("1", (630, 880), 0)
    else:
        image = Image.new("RGB", (630, 880), (60, 60, 60)).convert(mode)
    if mode == "PA":
        image.save(path, transparency=0)
    else:
        image.save(path)
    imposed(path, "--size", "tcg")

    wanted, near = (0, 1) if mode == "1" else (60, 40 if mode == "CMYK" else 2)
    assert all(abs(level - wanted) <= near for level in pixel(0, 40, 60))
