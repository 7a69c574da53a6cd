"""Builds for print shops: what is in the folder, and what is refused."""

import csv
import json
from collections.abc import Iterator
from pathlib import Path

import pikepdf
import pypdfium2
import pytest

from cardsmith.intake.shipped.conditions import read_condition
from cardsmith.model.choices import Marks
from cardsmith.model.edition import Game
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.press import Layout
from cardsmith.pipeline.building import build_editions
from cardsmith.pipeline.options import Asked, as_typed, chosen
from cardsmith.pipeline.prepressing import printable
from cardsmith.pipeline.press_options import Ordered
from cardsmith.pipeline.products import COMPONENTS
from tests.cli.presses import pack, veiled
from tests.cli.terminal import typed


def asked(ordered: Ordered = Ordered(), **options: object) -> Asked:  # noqa: B008  # a frozen value
    """Options as they were typed."""
    return Asked(**{"lengths": {}, **options}, ordered=ordered)  # type: ignore[arg-type]  # by name


def built(out: Path, name: str, options: Asked | None = None, edition: str = "dalmuti") -> Path:
    """The folder of the cards of an edition for a print shop."""
    (made,) = build_editions([edition], chosen(name, options or asked()), ("cards",), out)
    assert made.folder is not None, made.checked.findings
    return made.folder


def findings(edition: Path, name: str, component: str) -> list[Finding]:
    """What a build says that writes nothing."""
    (made,) = build_editions([str(edition)], chosen(name, asked()), (component,), edition / "out")
    assert made.folder is None
    return list(made.checked.findings)


def words(path: Path) -> Iterator[str]:
    """The text of every page."""
    with pypdfium2.PdfDocument(path) as opened:
        for page in opened:
            yield page.get_textpage().get_text_bounded()


@pytest.fixture(scope="module")
def press(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The cards of Le Grand Dalmuti, one face a page."""
    return built(tmp_path_factory.mktemp("press"), "press")


@pytest.fixture(scope="module")
def sheets(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Sixty cards of an edition of one's own on sheets of 55."""
    folder = tmp_path_factory.mktemp("sheets")
    options = asked(Ordered(Layout.FIFTY_FIVE), marks=Marks.MARGIN)
    return built(folder, "press", options, str(pack(folder)))


@pytest.fixture(scope="module")
def drive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same for DriveThruCards."""
    return built(tmp_path_factory.mktemp("drive"), "drivethru")


def test_every_copy_has_its_front_and_its_back(press: Path) -> None:
    pages = list(words(press / "cards.pdf"))

    assert len(pages) == 160
    assert all(pages[::2])
    assert len(set(pages[1::2])) == 1


def test_the_outline_of_the_die_is_a_file_of_its_own(press: Path) -> None:
    with pikepdf.open(press / "cards-cut.pdf") as pdf, pikepdf.open(press / "cards.pdf") as cards:
        (page,) = pdf.pages
        spots = [str(space[1]) for space in page.Resources.ColorSpace.values()]
        assert spots == ["/CutContour"]
        assert page.TrimBox == cards.pages[0].TrimBox
        assert page.MediaBox == cards.pages[0].MediaBox
        assert "/CutContour" not in str(cards.pages[0].Resources.ColorSpace)


def test_a_condition_of_ones_own_is_what_the_file_is_made_for(tmp_path: Path) -> None:
    data = bytearray(read_condition())
    data[24:36] = bytes(12)  # another date
    own = tmp_path / "own.icc"
    own.write_bytes(data)
    options = asked(Ordered(icc=str(own), condition="FOGRA51"))

    edition = pack(tmp_path)
    (edition / "cards.csv").write_text("title\nwolf\n", encoding="utf-8")
    with pikepdf.open(built(tmp_path, "press", options, str(edition)) / "cards.pdf") as pdf:
        [intent] = pdf.Root.OutputIntents.as_list()
        assert str(intent.OutputConditionIdentifier) == "FOGRA51"
        assert intent.DestOutputProfile.read_bytes() == data


def test_the_manifest_names_every_file_and_how_it_came_to_be(sheets: Path) -> None:
    told = json.loads((sheets / "manifest.json").read_text("utf-8"))
    by_path = {file["path"]: file for file in told["files"]}

    assert set(by_path) == {"cards.pdf", "cards-cut.pdf", "cards-slots.csv", "ticket.pdf"}
    assert by_path["cards.pdf"]["cards"] == 60
    assert by_path["cards-slots.csv"]["pages"] == 0
    assert "--sheet 55" in told["options"]
    [ticket] = words(sheets / "ticket.pdf")
    assert "a sheet of cards a page" in ticket
    assert "55 a sheet: 2 (50 free)" in ticket


def test_a_later_preflight_finds_the_pages_in_the_order_of_the_manifest(sheets: Path) -> None:
    done = typed("preflight", sheets / "cards.pdf", "--lang", "en")

    assert done.exit_code == 0, done.output
    assert "V107 verified" in done.output


def test_the_table_of_places_says_what_lies_where(sheets: Path) -> None:
    with (sheets / "cards-slots.csv").open(encoding="utf-8", newline="") as stream:
        rows = list(csv.DictReader(stream))
    held = [row for row in rows if row["card"]]

    assert len(rows) == 110
    assert [row["copy"] for row in held] == [*map(str, range(1, 59)), "1", "2"]
    assert [(row["sheet"], row["slot"]) for row in held[54:56]] == [("1", "55"), ("2", "1")]
    assert len({row["card"] for row in held}) == 2
    assert (rows[1]["row"], rows[1]["column"]) == ("1", "2")
    corners = [(float(row["x_mm"]), float(row["y_mm"])) for row in (rows[0], rows[1], rows[11])]
    assert corners == [(13, 13), (82, 13), (13, 107)]
    with pikepdf.open(sheets / "cards.pdf") as pdf:
        assert len(pdf.pages) == 4


def test_case_drivethru_pages_are_poker_cards_with_their_bleed_back_first(drive: Path) -> None:
    pages = list(words(drive / "cards.pdf"))
    with pikepdf.open(drive / "cards.pdf") as pdf:
        (version, boxes) = pdf.pdf_version, pdf.pages[0]
        media, trim = ([float(edge) for edge in boxes[f"/{name}Box"]] for name in ("Media", "Trim"))

    assert version == "1.4"
    assert media == pytest.approx([0, 0, 198, 270], abs=0.01)
    assert trim == pytest.approx([9, 9, 189, 261], abs=0.01)
    assert len(set(pages[::2])) == 1
    assert len(set(pages[1::2])) > 1
    assert not (drive / "cards-cut.pdf").exists()
    [ticket] = words(drive / "ticket.pdf")
    assert "le dos d’une carte, puis sa face" in ticket


def test_the_colour_of_a_drivethru_card_reaches_the_edge_of_its_bleed(drive: Path) -> None:
    with pypdfium2.PdfDocument(drive / "cards.pdf") as opened:
        # what a template draws by itself ends half a point before
        image = opened[1].render(scale=8).to_pil().convert("RGB")
    corners = [(1, 1), (image.width - 2, 1), (1, image.height - 2)]

    assert all(image.getpixel(corner) != (255, 255, 255) for corner in corners)


def test_a_drivethru_deck_is_all_of_its_cards_and_nothing_else() -> None:
    profile = chosen("drivethru", asked())

    assert printable(COMPONENTS[Game.BOUFFON], profile) == ("cards", "marotte")
    assert profile.together


@pytest.mark.soak
def test_a_drivethru_deck_is_one_file(tmp_path: Path) -> None:
    (made,) = build_editions(["bouffon"], chosen("drivethru", asked()), (), tmp_path)

    assert [file.path for file in made.files] == ["together.pdf", "ticket.pdf"]


@pytest.mark.parametrize("alt", ["", ', alt: "a veil"'])
def test_a_picture_that_shows_through_is_refused_where_it_is_forbidden(
    alt: str, tmp_path: Path
) -> None:
    """Whether or not it says to those who listen what it shows."""
    edition = veiled(tmp_path)
    template = edition / "hero.yaml"
    said = template.read_text("utf-8").replace("veil.png", f"veil.png{alt}")
    template.write_text(said, encoding="utf-8")
    (told,) = findings(edition, "press-x1a", "hero")

    assert told.code == "I172"
    assert "wolf" in str(told.arguments["face"])
    assert built_hero(edition).is_file()


def built_hero(edition: Path) -> Path:
    """The same edition where transparency is allowed."""
    (made,) = build_editions([str(edition)], chosen("press", asked()), (), edition / "out")
    assert made.folder is not None
    return made.folder / "hero.pdf"


def test_cards_of_another_size_are_refused_by_a_shop_of_one_size(tmp_path: Path) -> None:
    (told,) = (one for one in findings(veiled(tmp_path), "drivethru", "hero") if one.code == "I173")

    assert (told.arguments["size"], told.arguments["wanted"]) == ("63 × 88", "63.5 × 88.9")


REFUSED = {
    "--sheet": ("home", asked(Ordered(Layout.FIFTY_FIVE)), "I174"),
    "--spot": ("home", asked(Ordered(spots=("gold=OR",))), "I174"),
    "--marks": ("drivethru", asked(marks=Marks.MARGIN), "I106"),
    "--paper": ("press", asked(paper="a3"), "I106"),
    "--condition": ("press", asked(Ordered(condition="FOGRA51")), "I171"),
    "--icc": ("press", asked(Ordered(icc="own.icc")), "I171"),
}


@pytest.mark.parametrize("option", REFUSED)
def test_an_option_without_effect_or_without_its_pair_is_refused(option: str) -> None:
    name, options, code = REFUSED[option]
    with pytest.raises(InputError) as refused:
        chosen(name, options)

    assert refused.value.finding.code == code
    assert refused.value.finding.span.file == option


NO_SPOTS = {
    "no name": ("gold",),
    "no colour": ("plutonium=OR",),
    "empty": ("gold=",),
    "process": ("gold=Black",),
    "all plates": ("gold=all",),
    "die": ("gold=cutcontour",),
    "unreadable": ("gold=OR\x01",),
    "too long": (f"gold={'é' * 64}",),
    "two plates": ("gold=OR", "gold=OR 2"),
    "two colours": ("gold=OR", "wine=or"),
}


@pytest.mark.parametrize("why", NO_SPOTS)
def test_a_spot_that_is_none_is_refused(why: str) -> None:
    with pytest.raises(InputError) as refused:
        chosen("press", asked(Ordered(spots=NO_SPOTS[why])))

    assert refused.value.finding.code == "I110"


@pytest.mark.parametrize("written", ["  ", "FOGRA\n51", "\udcff", "x" * 128])
def test_a_condition_that_no_file_can_say_is_refused(written: str) -> None:
    with pytest.raises(InputError) as refused:
        chosen("press", asked(Ordered(condition=written)))

    assert refused.value.finding.code == "I110"
    assert refused.value.finding.span.file == "--condition"


def test_options_are_told_as_they_are_typed() -> None:
    ordered = Ordered(Layout.FIFTY_FIVE, spots=("gold=OR MAROTTE",))
    told = as_typed(chosen("press", asked(ordered, marks=Marks.FULL)))

    assert told == (
        "--profile press",
        "--sheet 55",
        "--spot 'gold=OR MAROTTE'",
        "--marks full",
    )
    assert as_typed(chosen("drivethru", asked())) == ("--profile drivethru",)


@pytest.mark.soak
def test_pages_that_processes_share_out_are_the_same(
    press: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardsmith.pipeline.crew.hands", lambda: 3)
    for least in ("examining._LEAST", "cutting._LEAST"):
        monkeypatch.setattr(f"cardsmith.pipeline.{least}", 2)

    shared = built(tmp_path, "press")
    assert {file.name for file in shared.iterdir()} == {file.name for file in press.iterdir()}
    for file in shared.iterdir():
        assert file.read_bytes() == (press / file.name).read_bytes(), file.name
