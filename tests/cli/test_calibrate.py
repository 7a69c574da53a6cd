"""``cardsmith calibrate`` and ``build --printer``, read back from the files that they write."""

import json
import re
from pathlib import Path

import pikepdf
import pypdfium2
import pytest

from tests.cli.foreign_cards import picture
from tests.cli.printed import TO_MM, marks
from tests.cli.terminal import process, typed


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A person with no settings yet, in an empty folder."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def words(page: pypdfium2.PdfPage) -> str:
    return str(page.get_textpage().get_text_bounded()).replace("\r\n", " ")


@pytest.mark.parametrize("paper", ["a5", "a4", "a3", "letter", "legal", "tabloid"])
@pytest.mark.parametrize(("edge", "flip"), [("long", "LongEdge"), ("short", "ShortEdge")])
def test_a_test_page_has_two_sides_that_ask_not_to_be_scaled(
    home: Path, paper: str, edge: str, flip: str
) -> None:
    answer = typed("calibrate", "--paper", paper, "--duplex", edge, "-o", "page.pdf")

    assert answer.exit_code == 0, answer.output
    with pikepdf.open("page.pdf") as pdf:
        assert len(pdf.pages) == 2
        wishes = pdf.Root["/ViewerPreferences"]
        assert wishes["/PrintScaling"] == pikepdf.Name("/None")
        assert wishes["/Duplex"] == pikepdf.Name(f"/DuplexFlip{flip}")
    with pypdfium2.PdfDocument("page.pdf") as document:
        assert f"{edge} edge" in words(document[0])
        assert "this side towards the light" in words(document[1])


def test_a_page_of_another_paper_says_which_to_type(home: Path) -> None:
    typed("calibrate", "--paper", "letter", "--lang", "fr")

    with pypdfium2.PdfDocument("calibration.pdf") as document:
        assert "cardsmith calibrate --save salon --paper letter --dx" in words(document[0])


def test_a_long_line_to_type_stays_on_the_page(home: Path) -> None:
    typed(
        "calibrate",
        "--save",
        "imprimante du grand salon",
        "--tray",
        "bac du bas",
        "--dx",
        "1",
        "--paper",
        "letter",
        "--orientation",
        "landscape",
    )
    typed(
        "calibrate",
        "--printer",
        "imprimante du grand salon/bac du bas",
        "--paper",
        "letter",
        "--orientation",
        "landscape",
    )

    with pypdfium2.PdfDocument("calibration.pdf") as document:
        assert "--orientation landscape --dx … --dy …" in words(document[0])


def test_a_reading_is_saved_listed_used_and_forgotten(home: Path) -> None:
    saved = typed("calibrate", "--save", "salon", "--dx", "0,3", "--dy", "-0.2")
    assert (saved.exit_code, saved.output.splitlines()) == (
        0,
        ["salon, A4: dx +0.3, dy −0.2", "To print: cardsmith build --printer salon"],
    )
    file = home / "settings" / "cardsmith" / "printers.yaml"
    assert typed("calibrate", "--list").output.splitlines() == [
        "salon, A4: dx +0.3, dy −0.2",
        str(file),
    ]
    assert [path.name for path in file.parent.iterdir()] == ["printers.yaml"]

    assert typed("calibrate", "--remove", "salon").exit_code == 0
    assert "No printer is calibrated" in typed("calibrate", "--list").output


def test_a_shift_of_millimetres_is_read_again_in_tenths(home: Path) -> None:
    saved = typed("calibrate", "--save", "salon", "--dx", "2.5", "--dy", "0", lang="fr")
    assert "cardsmith calibrate --printer salon" in saved.output

    assert typed("calibrate", "--printer", "salon", "-o", "page.pdf").exit_code == 0

    with pypdfium2.PdfDocument("page.pdf") as document:
        said = words(document[0]).split()
        assert "+3.4" in said
        assert said.count("+2.3") == 2, "in A and in E"


@pytest.mark.parametrize(
    ("measured", "told"),
    [
        ("48.5mm", "97%"),
        ("94.1mm", "that of the page"),
        ("102.8mm", "Fill the paper"),
        ("98.5mm", "Shrink oversized pages"),
        ("102mm", "borderless"),
    ],
)
def test_a_ruler_that_a_setting_has_scaled_is_explained_not_compensated(
    measured: str, told: str
) -> None:
    for more in ((), ("--save", "salon")):
        answer = typed("calibrate", "--ruler", measured, *more)

        assert answer.exit_code == 1
        assert told in answer.output
        assert " I132 " in answer.output
        assert "Actual size" in answer.output
        assert "cardsmith calibrate --save" not in answer.output
    assert "No printer is calibrated" in typed("calibrate", "--list").output


def test_a_ruler_that_no_setting_scales_so_is_the_printers(home: Path) -> None:
    assert "The ruler is true" in typed("calibrate", "--ruler", "100mm").output
    assert "--ruler 99.2mm" in typed("calibrate", "--ruler", "99.2mm").output
    assert "--ruler 99,2mm" in typed("calibrate", "--ruler", "99,2 mm").output
    assert "98.9" not in typed("calibrate", "--save", "salon", "--ruler", "99.2mm").output
    assert "scale 99.20%" in typed("calibrate", "--list").output


def test_a_reading_that_would_be_lost_is_refused(home: Path) -> None:
    answer = typed("calibrate", "--dx", "0.3")

    assert (answer.exit_code, answer.output.count("--save salon --dx 0.3")) == (2, 1)
    assert list(home.iterdir()) == []


def test_settings_that_cannot_be_written_are_one_line(home: Path) -> None:
    (home / "settings").write_text("a file in the way", encoding="utf-8")

    answer = process("calibrate", "--save", "salon", "--dx", "1", cwd=home)

    assert (answer.returncode, len(answer.stderr.splitlines())) == (2, 1)
    assert b"--out" not in answer.stderr


@pytest.mark.parametrize("at", ["mkdir", "open"])
def test_settings_that_are_read_only_name_no_option_of_another_command(
    home: Path, monkeypatch: pytest.MonkeyPatch, at: str
) -> None:
    def refused(path: Path, *words: object, **options: object) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, at, refused)
    answer = typed("calibrate", "--save", "salon", "--dx", "1")
    monkeypatch.undo()

    assert (answer.exit_code, answer.stderr.count(" F028 ")) == (2, 1)
    assert "--out" not in answer.stderr
    assert "settings" in answer.stderr


def test_a_printer_that_nobody_measured_is_refused_with_the_way_out(home: Path) -> None:
    none = typed("build", "dalmuti", "--printer", "salon")
    typed("calibrate", "--save", "salon", "--dx", "0.3")
    near = typed("build", "dalmuti", "--printer", "salom")
    other = typed("build", "dalmuti", "--printer", "salon", "--paper", "letter")

    assert [answer.exit_code for answer in (none, near, other)] == [2, 2, 2]
    assert "cardsmith calibrate" in none.output
    assert "did you mean salon?" in near.output
    assert "cardsmith calibrate --paper letter" in other.output
    assert not (home / "output").exists()


def cards(page: pikepdf.Page) -> list[tuple[float, ...]]:
    """The boxes in which the cards of a page show, and the map of the page, in its operators."""
    content = page.obj["/Contents"].read_bytes().decode("latin-1")
    return [
        tuple(map(float, found.groups()))
        for found in re.finditer(r"^q (\S+) (\S+) (\S+) (\S+) re W n", content, re.MULTILINE)
    ]


def built(home: Path, *more: str) -> pikepdf.Pdf:
    answer = typed("build", "dalmuti", "--component", "cards", "-o", "out", *more)
    assert answer.exit_code == 0, answer.output
    return pikepdf.open(home / "out/dalmuti/home/cards.pdf")


def maps(page: pikepdf.Page) -> list[list[float]]:
    """What moves all that is on a page, before anything is drawn."""
    found = []
    for instruction in pikepdf.parse_content_stream(page):
        if str(instruction.operator) != "cm":
            break
        found.append([float(value) for value in instruction.operands])
    return found


def test_cards_and_marks_of_a_back_move_together_and_fronts_stay(home: Path) -> None:
    """All that is on a page is under one map: 2 mm to the left and 1 mm down, seen from behind."""
    typed("calibrate", "--save", "salon", "--dx", "2", "--dy", "-1")
    with built(home) as plain:
        before = [(cards(page), marks(page)) for page in plain.pages]
    with built(home, "--printer", "salon") as moved:
        after = [(cards(page), maps(page)) for page in moved.pages]
        shifted = [marks(page) for page in moved.pages]

    for number, ((boxes, lines), (same, there)) in enumerate(zip(before, after, strict=True)):
        assert same == boxes
        if number % 2 == 0:
            assert len(there) == 1
            assert shifted[number] == lines
            continue
        _, (*factors, right, up) = there
        assert factors == [1, 0, 0, 1]
        assert (right * TO_MM, up * TO_MM) == pytest.approx((2, -1), abs=1e-3)
        for line, other in zip(lines, shifted[number], strict=True):
            assert other == pytest.approx(
                (line[0] + 2, line[1] + 1, line[2] + 2, line[3] + 1), abs=2e-3
            )


def test_a_ruler_that_is_short_is_lengthened_on_both_sides(home: Path) -> None:
    """So that it comes out at 100 mm, with its middle at 50, and cards at 63 × 88."""
    typed("calibrate", "--save", "salon", "--ruler", "99.2mm")
    with built(home, "--printer", "salon") as pdf:
        for page in pdf.pages:
            factors = maps(page)[1][:4]
            assert [factor * 0.992 for factor in factors] == pytest.approx([1, 0, 0, 1], abs=1e-5)
            width, height = (float(value) for value in page.obj["/MediaBox"][2:])
            assert (width, height) == pytest.approx((595.276, 841.89), abs=1e-3)


def test_the_printer_is_told_in_small_type_and_its_absence_too(home: Path) -> None:
    typed("calibrate", "--save", "salon", "--dx", "2")
    built(home, "--printer", "salon").close()
    with pypdfium2.PdfDocument(home / "out/dalmuti/home/cards.pdf") as document:
        assert "--printer salon" in words(document[0])
        assert "--printer salon" in words(document[1])
        assert "cardsmith calibrate" not in words(document[0])
    manifest = home / "out/dalmuti/home/manifest.json"
    options = json.loads(manifest.read_text(encoding="utf-8"))["options"]
    assert options == "--profile home --printer salon"
    built(home).close()
    with pypdfium2.PdfDocument(home / "out/dalmuti/home/cards.pdf") as document:
        assert "--printer" not in words(document[0])
        assert "cardsmith calibrate" in words(document[0])


def test_other_peoples_cards_are_moved_as_well(home: Path) -> None:
    typed("calibrate", "--save", "salon", "--dx", "2", "--dy", "-1")
    front, back = picture(home / "wolf.png"), picture(home / "wolf_back.png")

    answer = typed("impose", front, back, "-o", "sheets.pdf", "--printer", "salon", "--size", "tcg")

    assert answer.exit_code == 0, answer.output
    with pikepdf.open("sheets.pdf") as pdf:
        front_maps, back_maps = map(maps, pdf.pages)
    assert len(front_maps) == 1
    assert [value * TO_MM for value in back_maps[1][4:]] == pytest.approx([2, -1], abs=1e-3)


@pytest.mark.parametrize("lies", ["portrait", "landscape"])
def test_sheets_printed_on_one_side_take_the_reading_there_is(home: Path, lies: str) -> None:
    """A folded sheet lies as more cards fit; only its scale matters, which follows the paper."""
    scales = ("--scale-x", "99.2%", "--scale-y", "99.6%")
    typed("calibrate", "--save", "salon", *scales, "--orientation", lies)

    fold = ("--component", "cards", "--profile", "home-fold", "--printer", "salon")
    answer = typed("build", "dalmuti", *fold, "-o", "out")

    assert answer.exit_code == 0, answer.output
    with pikepdf.open(home / "out/dalmuti/home-fold/cards.pdf") as pdf:
        width, height = (float(value) for value in pdf.pages[0].obj["/MediaBox"][2:])
        factors = maps(pdf.pages[0])[1][:4]
    given = (0.992, 0.996) if (width > height) is (lies == "landscape") else (0.996, 0.992)
    assert [factors[0] * given[0], factors[3] * given[1]] == pytest.approx([1, 1], abs=1e-5)


def test_two_sides_that_may_lie_either_way_ask_which(home: Path) -> None:
    typed("calibrate", "--save", "salon", "--dx", "1")

    words = ("--printer", "salon", "--orientation", "auto", "--component", "cards")
    answer = typed("build", "dalmuti", *words, "-o", "out")

    assert (answer.exit_code, answer.stderr.count("--orientation")) == (2, 1)
    assert "landscape" in answer.stderr
