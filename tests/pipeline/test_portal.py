"""What portals are sent: exact pixels, whole cards, right names, the same bytes every time."""

import csv
import json
from io import BytesIO, StringIO
from pathlib import Path
from zipfile import ZipFile

import pytest
from PIL import Image

from cardsmith.model.sizes import SIZES
from cardsmith.press.pixels import Pixels
from cardsmith.press.png import png_bytes
from cardsmith.press.png_reading import read_back
from tests.cli.terminal import typed
from tests.intake.reading import written
from tests.intake.shipped.test_vendors import PORTALS

SQUARES = {"large square": "3.5in", "small square": "2.5in"}

GROUND = "bleed: 4mm\nfront:\n  - rect: {in: [0mm, 0mm, 0mm, 0mm], fill: wine, bleed: true}\n"
WINE = (136, 34, 85)


def game(folder: Path, sizes: dict[str, str], cards: str = "titre\nun\n") -> Path:
    """A game with a component of wine-red cards for each size."""
    lines = "".join(
        f"  - {{name: c{at}, data: c.csv, template: carte.yaml, back: dos.yaml, size: {size}}}\n"
        for at, size in enumerate(sizes.values())
    )
    head = "game: custom\ntitle: Essai\nlanguage: fr\ncomponents:\n"
    files = {"edition.yaml": head + lines, "c.csv": cards, "carte.yaml": GROUND, "dos.yaml": GROUND}
    return written(folder, files)


def opened(folder: Path, component: str) -> dict[str, bytes]:
    """The files of a ZIP in their order."""
    with ZipFile(folder / f"{component}.zip") as packed:
        assert packed.testzip() is None
        return {name: packed.read(name) for name in packed.namelist()}


def listed(files: dict[str, bytes]) -> list[dict[str, str]]:
    return list(csv.DictReader(StringIO(files["copies.csv"].decode("utf-8"))))


@pytest.mark.parametrize("portal", PORTALS)
def test_every_size_of_the_table_is_met_to_the_pixel(portal: str, tmp_path: Path) -> None:
    """Print facts, section 2: a pixel too many is a picture refused."""
    sizes = {
        name: f"{{width: {SIZES[name].width}mm, height: {SIZES[name].height}mm}}"
        for name in PORTALS[portal]
    }

    result = typed("build", game(tmp_path / "essai", sizes), "--profile", portal, "--out", tmp_path)

    assert result.exit_code == 0, result.output
    for at, (name, pixels) in enumerate(PORTALS[portal].items()):
        files = opened(tmp_path / "essai" / portal, f"c{at}")
        assert list(files) == ["001_un_recto.png", "001_un_verso.png", "copies.csv"]
        for data in (files["001_un_recto.png"], files["001_un_verso.png"]):
            told = read_back(data)
            assert told == (pixels, True, True, 300), name
            image = Image.open(BytesIO(data))
            assert image.getcolors() == [(pixels[0] * pixels[1], WINE)], "no white rim"


def test_other_squares_and_a_card_on_its_side_are_taken_too(tmp_path: Path) -> None:
    sizes = {name: f"{{width: {side}, height: {side}}}" for name, side in SQUARES.items()}
    sizes["poker"] = "{width: 88.9mm, height: 63.5mm}"

    assert not typed(
        "build", game(tmp_path / "essai", sizes), "--profile", "tgc", "--out", tmp_path
    ).exit_code

    seen = [
        read_back(opened(tmp_path / "essai/tgc", f"c{at}")["001_un_recto.png"]).size
        for at in range(3)
    ]
    assert seen == [(1125, 1125), (825, 825), (825, 1125)]


def test_a_card_on_its_side_is_turned_over_about_the_axis_it_is_read_by(tmp_path: Path) -> None:
    """Front and back have a mark in one corner: in the pictures it is in opposite ones."""
    folder = game(tmp_path / "essai", {"poker": "{width: 88.9mm, height: 63.5mm}"})
    mark = "  - rect: {in: [4mm, 4mm, 9mm, 9mm], fill: gold}\n"
    corner, opposite = (730, 140), (94, 984)
    for name in ("carte.yaml", "dos.yaml"):
        (folder / name).write_text(GROUND + mark, encoding="utf-8")
    typed("build", folder, "--profile", "tgc", "--out", tmp_path)

    files = opened(tmp_path / "essai/tgc", "c0")
    recto, verso = (Image.open(BytesIO(files[f"001_un_{side}.png"])) for side in ("recto", "verso"))
    gold = recto.getpixel(corner)
    assert recto.getpixel(opposite) == verso.getpixel(corner) == WINE
    assert verso.getpixel(opposite) == gold != WINE


@pytest.fixture(scope="module")
def dalmuti(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The cards of Le Grand Dalmuti for MakePlayingCards, in poker size."""
    out = tmp_path_factory.mktemp("out")
    args = ("--profile", "mpc", "--size", "poker", "--component", "cards")
    result = typed("build", "dalmuti", *args, "--out", out)
    assert result.exit_code == 0, result.output
    return out / "dalmuti" / "mpc"


def test_all_designs_of_a_game_are_there_with_their_copies(dalmuti: Path) -> None:
    files = opened(dalmuti, "cards")
    rows = listed(files)

    assert len(rows) == 13
    assert sum(int(row["copies"]) for row in rows) == 80
    assert rows[0]["file"] == "001_grand-dalmuti_recto.png"
    assert rows[12] == {
        "file": "013_bouffon_recto.png",
        "back": "013_bouffon_verso.png",
        "copies": "2",
        "id": "dalmuti/j",
    }
    names = [name for row in rows for name in (row["file"], row["back"])]
    assert [*files] == [*names, "copies.csv"]
    assert len({name.casefold() for name in names}) == len(names)
    assert {read_back(files[name]) for name in names} == {((822, 1122), True, True, 300)}


def test_all_backs_of_a_game_are_one_picture(dalmuti: Path) -> None:
    files = opened(dalmuti, "cards")

    assert len({files[row["back"]] for row in listed(files)}) == 1


def test_the_manifest_says_what_was_checked_and_who_has_not_signed(dalmuti: Path) -> None:
    told = json.loads((dalmuti / "manifest.json").read_text(encoding="utf-8"))

    checks = {check["code"]: check for check in told["checks"]}
    assert {code for code, check in checks.items() if check["state"] == "verified"} >= {
        "V503", "L106", "L107", "L108",
    }  # fmt: skip
    assert checks["I182"]["state"] == "not-verified"
    assert "dalmuti/j" in checks["I182"]["reason"]
    assert told["options"] == "--profile mpc --size poker"
    assert told["files"][0]["cards"] == 80


def test_two_builds_have_the_same_bytes(dalmuti: Path, tmp_path: Path) -> None:
    args = ("--profile", "mpc", "--size", "poker", "--component", "cards")
    typed("build", "dalmuti", *args, "--out", tmp_path)

    for name in ("cards.zip", "manifest.json"):
        assert (tmp_path / "dalmuti/mpc" / name).read_bytes() == (dalmuti / name).read_bytes()


@pytest.mark.parametrize("spoilt", ["a pixel more", "no colours", "coarse"])
def test_a_picture_that_came_out_otherwise_is_not_sent(
    spoilt: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is read back from its bytes before it is packed."""

    def other_bytes(pixels: Pixels, dpi: float) -> bytes:
        if spoilt == "a pixel more":
            pixels = Pixels.of([row + row[:3] for row in pixels.rows])
        data = png_bytes(pixels, dpi / 2 if spoilt == "coarse" else dpi)
        at = data.index(b"sRGB")
        return data[: at - 4] + data[at + 9 :] if spoilt == "no colours" else data

    monkeypatch.setattr("cardsmith.press.portal.png_bytes", other_bytes)
    edition = game(tmp_path / "e", {"poker": "poker"})
    with pytest.raises(ValueError, match="a picture came out as"):
        typed("build", edition, "--profile", "mpc", "--out", tmp_path)

    assert not (tmp_path / "e" / "mpc").exists()


def test_a_size_that_is_not_sold_is_refused_with_the_nearest(tmp_path: Path) -> None:
    result = typed("build", "dalmuti", "--profile", "mpc", "--out", tmp_path, "--lang", "en")

    assert result.exit_code == 1
    assert "I180 MakePlayingCards has no size of 63 × 88 mm (tcg)" in result.output
    assert "63.5 × 88.9 mm (poker)" in result.output
    assert "--size poker" in result.output
    assert not (tmp_path / "dalmuti").exists()


def test_a_back_unlike_its_front_is_no_matter_of_the_portals_sizes(tmp_path: Path) -> None:
    typed("init", tmp_path / "wasps", "--lang", "en")
    card = tmp_path / "wasps" / "card.yaml"
    text = card.read_text(encoding="utf-8")
    card.write_text(text.replace("size: tcg", "size: poker"), encoding="utf-8")

    result = typed("build", tmp_path / "wasps", "--profile", "mpc", "--out", tmp_path / "out")

    assert "I102 the back is 63 × 88 mm, the front 63.5 × 88.9 mm" in result.output
    assert "I180" not in result.output


def test_the_size_of_ones_own_cards_is_mended_where_it_is_written(tmp_path: Path) -> None:
    """What the hint says works: --size would only contradict the templates (K119)."""
    folder = tmp_path / "wasps"
    typed("init", folder, "--lang", "en")
    build = ("build", folder, "--profile", "mpc", "--out", tmp_path / "out")
    assert "write “size: poker” in the templates of front and back" in typed(*build).output
    for name in ("card.yaml", "back.yaml"):
        text = (folder / name).read_text(encoding="utf-8")
        (folder / name).write_text(text.replace("size: tcg", "size: poker"), encoding="utf-8")

    assert typed(*build).exit_code == 0


def test_what_a_knife_would_do_is_no_detail_of_check(tmp_path: Path) -> None:
    typed("init", tmp_path / "wasps", "--lang", "en")
    back = tmp_path / "wasps" / "back.yaml"
    one_way = back.read_text(encoding="utf-8").replace("both_ends: true", "both_ends: false")
    back.write_text(one_way, encoding="utf-8")

    result = typed("build", tmp_path / "wasps", "--profile", "tgc", "--out", tmp_path / "out")

    warning, summary = result.output.splitlines()[:2]
    assert "edition.yaml:" in warning
    assert ": warning L108 cards: " in warning
    assert summary == "5 cards: 0 errors, 1 warning, 0 infos"
    told = json.loads((tmp_path / "out/wasps/tgc/manifest.json").read_text(encoding="utf-8"))
    assert {check["code"]: check["state"] for check in told["checks"]} == {
        "V503": "verified", "L106": "verified", "L107": "verified", "L108": "failed",
        "I182": "not-verified",
    }  # fmt: skip


def test_what_is_no_card_is_told_and_not_sent(tmp_path: Path) -> None:
    args = ("--profile", "tgc", "--component", "aid,rules", "--lang", "en")
    result = typed("build", "dalmuti", *args, "--out", tmp_path)

    assert result.exit_code == 0
    assert "info I181 prints cards alone; asked for too: rules" in result.output
    assert sorted(path.name for path in (tmp_path / "dalmuti/tgc").iterdir()) == [
        "aid.zip",
        "manifest.json",
    ]
    image = Image.open(BytesIO(opened(tmp_path / "dalmuti/tgc", "aid")["001_aid_recto.png"]))
    edges = [(0, 562), (824, 562), (412, 0), (412, 1124), (0, 0), (824, 1124)]
    assert all(image.getpixel(edge) != (255, 255, 255) for edge in edges), "it bleeds 3 mm alone"


def test_a_card_that_is_picked_out_goes_alone(tmp_path: Path) -> None:
    typed("build", "dalmuti", "--profile", "tgc", "--only", "rank:7*3", "--out", tmp_path)

    files = opened(tmp_path / "dalmuti/tgc/partial", "only")
    assert [(row["id"], row["copies"]) for row in listed(files)] == [("dalmuti/7", "3")]


def test_names_are_portable_whatever_the_title(tmp_path: Path) -> None:
    cards = "titre\ncon\n?!\nL’Œil : « bœuf »\ncon\n"
    typed("build", game(tmp_path / "essai", {"poker": "poker"}, cards), "--profile", "mpc",
          "--out", tmp_path)  # fmt: skip

    names = [row["file"] for row in listed(opened(tmp_path / "essai/mpc", "c0"))]
    assert names[0] == "001_con_recto.png"
    assert names[2] == "003_l-oeil-boeuf_recto.png"
    assert len(set(names)) == 4
    assert all(name.isascii() and " " not in name for name in names)


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("--profile", "tgc", "--bleed", "3mm"), "--bleed: error I106"),
        (("--profile", "mpc", "--paper", "a4"), "--paper: error I106"),
        (("--size", "bridge"), "--size: error I110"),
        (("--size", "grand"), "--size: error I110"),
    ],
)
def test_an_option_that_makes_no_sense_is_refused(args: tuple[str, ...], told: str) -> None:
    result = typed("build", "dalmuti", *args, "--lang", "en")

    assert result.exit_code == 2
    assert told in result.output
