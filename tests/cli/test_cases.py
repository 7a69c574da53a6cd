"""The handed cases of sheets that speak of a whole command."""

import hashlib
import json
import re
import time
from pathlib import Path

import pikepdf
import pytest

from tests.cli.decks import custom, deck_of
from tests.cli.terminal import process, typed


@pytest.mark.parametrize(("cards", "pages"), [(1, 1), (9, 1), (10, 2), (18, 2), (27, 3)])
def test_case_E01_built(cards: int, pages: int, tmp_path: Path) -> None:
    edition = custom(tmp_path / "e", cards)
    answer = typed("build", edition, "--duplex", "none", "--out", tmp_path / "out")

    assert answer.exit_code == 0, answer.output
    manifest = json.loads((tmp_path / "out/e/home/manifest.json").read_text("utf-8"))
    (file,) = manifest["files"]
    assert (file["cards"], file["pages"]) == (cards, pages)


@pytest.mark.parametrize(("marks", "dashes"), [("none", 0), ("margin", 16)])
def test_case_E09(marks: str, dashes: int, tmp_path: Path) -> None:
    """No line outside the cards without marks; with marks the same look finds each of them."""
    edition = custom(tmp_path / "e", 9)
    answer = typed("build", edition, "--marks", marks, "--out", tmp_path / "out")

    assert answer.exit_code == 0, answer.output
    with pikepdf.open(tmp_path / "out/e/home/cartes.pdf") as pdf:
        for page in pdf.pages:
            assert len(lines_outside_the_cards(page)) == dashes
    ruled = longest_line(tmp_path / "out/e/home/cartes.pdf") == pytest.approx(283.465, abs=0.01)
    assert ruled == (marks != "none"), "the ruler is drawn in the footer"


def lines_outside_the_cards(page: pikepdf.Page) -> list[str]:
    """The lines of a page drawn in no clipped box: neither in a card nor in the footer."""
    clipped = [False]
    found = []
    for instruction in pikepdf.parse_content_stream(page):
        operator = str(instruction.operator)
        if operator == "q":
            clipped.append(clipped[-1])
        elif operator == "Q":
            clipped.pop()
        elif operator == "W":
            clipped[-1] = True
        elif operator == "l" and not clipped[-1]:
            found.append(operator)
    return found


def test_case_E12(tmp_path: Path) -> None:
    edition = custom(tmp_path / "e", 3)
    answer = typed("build", edition, "--profile", "single", "--out", tmp_path / "out")

    assert answer.exit_code == 0, answer.output
    with pikepdf.open(tmp_path / "out/e/single/cartes.pdf") as pdf:
        assert len(pdf.pages) == 3
        for page in pdf.pages:
            sheet = [float(value) for value in page.obj["/MediaBox"]]
            bleed = [float(value) for value in page.obj["/BleedBox"]]
            trim = [float(value) for value in page.obj["/TrimBox"]]
            assert sheet == bleed == pytest.approx([0, 0, 195.591, 266.457], abs=0.01)
            assert trim == pytest.approx([8.504, 8.504, 187.087, 257.953], abs=0.01)


def test_case_E14(tmp_path: Path) -> None:
    edition = custom(tmp_path / "e", 9)
    answer = typed("build", edition, "--out", tmp_path / "out")

    assert answer.exit_code == 0, answer.output
    with pikepdf.open(tmp_path / "out/e/home/cartes.pdf") as pdf:
        assert pdf.Root["/ViewerPreferences"]["/PrintScaling"] == pikepdf.Name("/None")
        (page,) = pdf.pages
        content = page.obj["/Contents"].read_bytes().decode("latin-1")
    boxes = re.findall(r"^q [\d.-]+ [\d.-]+ ([\d.]+) (-?[\d.]+) re W n", content, re.MULTILINE)
    assert len(boxes) == 11, "nine cards, the footer, the numbers of the cuts"
    middle = min((float(width), abs(float(height))) for width, height in boxes[:9])
    assert middle == pytest.approx((178.583, 249.449), abs=0.01)
    assert longest_line(tmp_path / "out/e/home/cartes.pdf") == pytest.approx(283.465, abs=0.01)


def longest_line(path: Path) -> float:
    """The longest straight line of a file's forms, in points: the ruler at the foot."""
    longest = 0.0
    with pikepdf.open(path) as pdf:
        for form in pdf.objects:
            if isinstance(form, pikepdf.Stream) and form.get("/Subtype") == "/Form":
                at = (0.0, 0.0)
                for instruction in pikepdf.parse_content_stream(form):
                    if str(instruction.operator) in {"m", "l"}:
                        there = tuple(map(float, instruction.operands))
                        if str(instruction.operator) == "l":
                            longest = max(longest, abs(there[0] - at[0]))
                        at = (there[0], there[1])
    return longest


@pytest.mark.parametrize(("paper", "slots"), [("a5", 4), ("a4", 9), ("letter", 9), ("a3", 16)])
def test_case_E15_built(paper: str, slots: int, tmp_path: Path) -> None:
    edition = custom(tmp_path / "e", slots + 1)
    for cards, pages in ((slots, 1), (slots + 1, 2)):
        rows = "\n".join(["titre", *(f"T{number}" for number in range(cards))])
        (edition / "cartes.csv").write_text(rows + "\n", encoding="utf-8")
        answer = typed("build", edition, "--paper", paper, "--out", tmp_path / "out")
        assert answer.exit_code == 0, answer.output
        manifest = json.loads((tmp_path / "out/e/home/manifest.json").read_text("utf-8"))
        assert manifest["files"][0]["pages"] == pages


def test_case_E19(tmp_path: Path) -> None:
    """Refused before printing, by lint: no shipped face lacks these signs any more.

    Cinzel has the o with a macron, Alegreya the arrow; a face that lacks them (Atkinson) is
    refused by layout with card, line and font: ``tests/layout/test_cases_words.py``.
    """
    deck = deck_of("E19", tmp_path / "e")
    answer = typed("build", deck, "--out", tmp_path / "out")
    report = json.loads(typed("check", deck, "--format", "json").output)

    assert answer.exit_code == 1
    for fact in ("U+014D", "U+2192", "deck.yaml:3:", "deck.yaml:6:"):
        assert fact in answer.output, fact
    assert {finding["card"] for finding in report["findings"]} == {"", "K/koan"}
    assert not (tmp_path / "out").exists()


WHOLE_GAME = pytest.param([], marks=pytest.mark.soak, id="all")
CARDS = pytest.param(["--component", "cards,box"], id="cards-box")
"""What stands for all that a game consists of: most of its time goes to board and rules."""


@pytest.mark.parametrize("components", [CARDS, WHOLE_GAME])
def test_case_E21(components: list[str], tmp_path: Path) -> None:
    deck = deck_of("E21", tmp_path / "e")
    answer = typed("build", deck, *components, "--out", tmp_path / "out")

    assert answer.exit_code == 0, answer.output
    paths = list((tmp_path / "out/e/home").glob("*.pdf"))
    assert paths
    for path in paths:
        with pikepdf.open(path) as pdf:
            fonts = [
                found
                for found in pdf.objects
                if isinstance(found, pikepdf.Dictionary) and found.get("/Type") == "/Font"
            ]
            assert fonts
            assert all("/FontFile2" in font["/FontDescriptor"] for font in fonts)
        assert b"Helvetica" not in path.read_bytes()


@pytest.mark.parametrize("components", [CARDS, WHOLE_GAME])
def test_case_E22(components: list[str], tmp_path: Path) -> None:
    """Other seed, other zone, other folder, and a clock that has gone on by two seconds."""
    digests: set[tuple[str, ...]] = set()
    begun = time.monotonic()
    for seed, zone, folder in (("1", "UTC", "ici"), ("2", "Pacific/Auckland", "là bas")):
        if digests:
            time.sleep(max(0, begun + 2 - time.monotonic()))
        deck = deck_of("E22", tmp_path / folder / "e")
        words = ["build", "e", *components, "--out", "out"]
        done = process(*words, cwd=deck.parent, env={"PYTHONHASHSEED": seed, "TZ": zone})
        assert done.returncode == 0, done.stderr
        files = sorted((deck.parent / "out/e/home").iterdir())
        assert {"cards.pdf", "manifest.json"} <= {path.name for path in files}
        digests.add(tuple(hashlib.sha256(path.read_bytes()).hexdigest() for path in files))
    assert len(digests) == 1
