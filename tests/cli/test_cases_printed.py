"""The handed cases that ask what is printed, or that nothing is, asked of the whole command."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pikepdf
import pytest
import yaml

from cardsmith.resources import shipped
from tests.cli.printed import lines, marks
from tests.cli.terminal import CASES, typed
from tests.conftest import ROOT

SORTED = ["ça", "cage", "cube", "eau", "école", "écu", "effet", "Élan", "odeur", "œil", "offre"]
SORTED += ["zèle"]


def bouffon(case: str, folder: Path) -> Path:
    """The deck of a case as an edition of its own."""
    shutil.copytree(CASES / case, folder)
    return folder


def custom(folder: Path, rows: Sequence[str], asked: str = "") -> Path:
    """An edition of one table of cards, with whatever else its component says."""
    folder.mkdir()
    (folder / "edition.yaml").write_text(
        "schema: 1\ngame: custom\ntitle: Essai\nlanguage: fr\n"
        f"components: [{{name: cartes, data: cartes.csv{asked}}}]\n",
        encoding="utf-8",
    )
    (folder / "cartes.csv").write_text("\n".join(rows) + "\n", encoding="utf-8")
    return folder


def test_case_A03_in_print(tmp_path: Path) -> None:
    """What was typed is what is read back from the paper: no number was made of it."""
    deck = bouffon("A03", tmp_path / "e")
    answer = typed("build", deck, "--out", tmp_path / "out")

    assert answer.exit_code == 0, answer.output
    front = lines(tmp_path / "out/e/home/cards.pdf")[0]
    start = front.index("nombres") + 1
    assert front[start : start + 6] == [
        "3 012",
        "4 1_000",
        "4 12:30",
        "2 3:1",
        "2 7.0",
        "2 +33",
    ], "each with its scoring length before it"
    listed = json.loads(typed("list", deck, "--format", "json").output)
    texts = [word["text"] for word in listed["cards"][0]["synonyms"]]
    assert texts == ["012", "1_000", "12:30", "3:1", "7.0", "+33"]


NOTHING = {
    "B07": "2:14: error F022 row 2: 4 cells for 3 columns",
    "B12": "2:1: error S113 no card to print: every copies value is 0",
}


@pytest.mark.parametrize("name", NOTHING, ids="case_{}".format)
def test_a_case_prints_nothing(name: str, tmp_path: Path) -> None:
    deck = bouffon(name, tmp_path / "e")
    answer = typed("build", deck, "--out", tmp_path / "out")

    assert answer.exit_code == 1
    assert NOTHING[name] in answer.output
    assert [path.name for path in tmp_path.iterdir()] == ["e"]
    assert [path.name for path in deck.iterdir()] == ["deck.csv"]


@pytest.mark.parametrize("by", ["letter", "length", "title"])
@pytest.mark.parametrize("form", ["table", "json", "csv"])
def test_case_C09_in_every_listing(by: str, form: str, tmp_path: Path) -> None:
    """By length too: the entries of the twelve cards are equally long."""
    deck = titled(tmp_path / "e")
    answer = typed("list", deck, "--by", by, "--format", form)

    assert answer.exit_code == 0, answer.output
    if form == "json":
        found = [card["title"] for card in json.loads(answer.output)["cards"]]
    elif form == "csv":
        found = [row.split(",")[2] for row in answer.output.splitlines()[1:]]
    else:
        found = [row.split()[3] for row in answer.output.splitlines()]
    assert found == SORTED


@pytest.mark.parametrize("component", ["cards", "contents"])
def test_case_C09_in_print(component: str, tmp_path: Path) -> None:
    answer = typed(
        "build", titled(tmp_path / "e"), "--component", component, "--out", tmp_path / "out"
    )

    assert answer.exit_code == 0, answer.output
    fronts = lines(tmp_path / f"out/e/home/{component}.pdf")[::2]
    assert [line for page in fronts for line in page if line in SORTED] == SORTED


def test_case_C09_in_a_proof(tmp_path: Path) -> None:
    answer = typed("proof", titled(tmp_path / "e"), "--out", tmp_path / "lu.html")

    assert answer.exit_code == 0, answer.output
    page = (tmp_path / "lu.html").read_text(encoding="utf-8")
    assert re.findall(r"<h3 [^>]*>([^<]+)<", page) == SORTED


def test_case_C09_in_a_comparison(tmp_path: Path) -> None:
    (tmp_path / "old").mkdir()
    (tmp_path / "old/deck.csv").write_text("titre;synonymes\nami;copain\n", encoding="utf-8")
    answer = typed("diff", tmp_path / "old", titled(tmp_path / "e"))

    assert answer.exit_code == 1, answer.output
    assert re.findall(r"^\+ \S+  (\S+)$", answer.output, re.MULTILINE) == SORTED


def titled(folder: Path) -> Path:
    """The titles of the case as cards, each with an entry of its own, all of one length."""
    said = yaml.safe_load((CASES / "C09/titres.yaml").read_text(encoding="utf-8"))
    assert sorted(said["titles"]) == sorted(SORTED)
    rows = [
        f"{title};mot{letter}" for title, letter in zip(said["titles"], "abcdefghijkl", strict=True)
    ]
    folder.mkdir()
    (folder / "deck.csv").write_text("\n".join(["titre;synonymes", *rows]), encoding="utf-8")
    return folder


def test_case_E03_in_a_build(tmp_path: Path) -> None:
    edition = custom(tmp_path / "e", ["titre", "T1"], ", size: {width: 205mm, height: 290mm}")
    answer = typed("build", edition, "--margin", "5mm", "--out", tmp_path / "out")

    assert answer.exit_code == 1
    assert "error I101 card 205 × 290 mm does not fit the usable 200 × 287 mm" in answer.output
    assert [path.name for path in tmp_path.iterdir()] == ["e"]


def test_case_E08_in_a_build(tmp_path: Path) -> None:
    titles = [f"T{number}" for number in range(1, 31)]
    edition = custom(tmp_path / "e", ["titre", *titles])
    answer = typed("build", edition, "--duplex", "none", "--out", tmp_path / "out")

    assert answer.exit_code == 0, answer.output
    assert "30 cards on 4 pages" in answer.output
    pages = lines(tmp_path / "out/e/home/cartes.pdf")
    assert len(pages) == 4
    assert [re.findall(r"\bT\d+\b", "\n".join(page)) for page in pages] == [
        titles[:9],
        titles[9:18],
        titles[18:27],
        titles[27:],
    ]


def test_case_E10_in_a_build(tmp_path: Path) -> None:
    """Every cut line is marked on its two sides, and no mark enters a card, on paper too."""
    edition = custom(tmp_path / "e", ["titre", "T1", "T2", "T3", "T4"])
    answer = typed("build", edition, "--duplex", "none", "--out", tmp_path / "out")

    assert answer.exit_code == 0, answer.output
    with pikepdf.open(tmp_path / "out/e/home/cartes.pdf") as pdf:
        (page,) = pdf.pages
        found = marks(page)
    upright = [mark for mark in found if mark[0] == mark[2]]
    level = [mark for mark in found if mark[1] == mark[3]]
    assert len(found) == len(upright) + len(level) == 14
    for cut in (10.5, 73.5, 136.5, 199.5):
        above, below = sorted(
            (min(y1, y2), max(y1, y2)) for x, y1, _, y2 in upright if abs(x - cut) < 0.01
        )
        assert above[0] < above[1] <= 16.5
        assert 280.5 <= below[0] < below[1]
    for cut in (16.5, 104.5, 192.5):
        left, right = sorted(
            (min(x1, x2), max(x1, x2)) for x1, y, x2, _ in level if abs(y - cut) < 0.01
        )
        assert left[0] < left[1] <= 10.5
        assert 199.5 <= right[0] < right[1]
    for x, y in ((10.5, 16.5), (73.5, 16.5), (136.5, 16.5), (10.5, 104.5)):
        for x1, y1, x2, y2 in found:
            across = min(x1, x2) < x + 63 - 0.01 and max(x1, x2) > x + 0.01
            down = min(y1, y2) < y + 88 - 0.01 and max(y1, y2) > y + 0.01
            assert not (across and down)


NEEDED = re.compile(
    r"“abondance” does not fit .*: it needs ([\d.]+) mm of height, there are ([\d.]+) "
    r"\(.* at the least size, ([\d.]+) pt\)"
)


def refused(edition: Path, out: Path) -> tuple[float, float, float]:
    """The height needed, the height there is and the least size that a refused build tells."""
    answer = typed("build", edition, "--out", out)

    assert answer.exit_code == 1
    told = NEEDED.search(answer.output)
    assert told, answer.output
    assert not out.exists()
    needed, available, least = map(float, told.groups())
    assert 0 < available < needed
    return needed, available, least


@pytest.mark.parametrize("file", ["trop.yaml", "limite.yaml"])
def test_case_E17_shipped_face(file: str, tmp_path: Path) -> None:
    (tmp_path / "e").mkdir()
    shutil.copy(CASES / "E17" / file, tmp_path / "e")

    *_, least = refused(tmp_path / "e", tmp_path / "out")

    assert least >= 4


def templated(folder: Path, file: str, least: str) -> Path:
    """The card of the case set by the plain template with another least size."""
    (card,) = yaml.safe_load((CASES / "E17" / file).read_text(encoding="utf-8"))["cards"]
    row = f"{card['title']},{' | '.join(card['synonyms'])}"
    custom(folder, ["titre,synonymes", row], ", template: carte.yaml")
    plain = (shipped("templates") / "cards/plain.yaml").read_text(encoding="utf-8")
    template = re.sub(r"min_size: \d+pt", f"min_size: {least}", plain)
    (folder / "carte.yaml").write_text(template, encoding="utf-8")
    return folder


@pytest.mark.parametrize("least", ["9pt", "4pt"])
def test_case_E17_trop_with_a_template(least: str, tmp_path: Path) -> None:
    found = refused(templated(tmp_path / "e", "trop.yaml", least), tmp_path / "out")

    assert f"{found[2]:g}pt" == least


def test_case_E17_limite_with_a_template(tmp_path: Path) -> None:
    edition = templated(tmp_path / "e", "limite.yaml", "4pt")
    (card,) = yaml.safe_load((CASES / "E17/limite.yaml").read_text(encoding="utf-8"))["cards"]
    answer = typed("build", edition, "--out", tmp_path / "out")

    assert answer.exit_code == 0, answer.output
    (page, *_) = lines(tmp_path / "out/e/home/cartes.pdf")
    assert [line for line in page if line in card["synonyms"]] == card["synonyms"]
    assert len(card["synonyms"]) == 24


@pytest.mark.parametrize("signs", ["ami [fam.]", "[se] moquer", "[/b]"])
def test_case_F02_in_tables_and_errors(signs: str, tmp_path: Path) -> None:
    """A text in brackets is no markup: as typed in the table, the JSON, the message, the line."""
    deck = bouffon("F02", tmp_path / "e")
    (finding, *_) = (
        each
        for each in json.loads(typed("check", deck, "--format", "json").output)["findings"]
        if f"“{signs}”" in each["message"] and each["severity"] == "error"
    )
    built = typed("build", deck, "--out", tmp_path / "out")

    assert finding["code"] == "P104"
    for form in ("table", "json", "csv"):
        assert signs in typed("list", deck, "--format", form).output
    for answer in (typed("check", deck), built):
        assert f"“{signs}”" in answer.output
        assert f' "{signs}"\n' in answer.output, "the line of source"
    assert f"“{signs}”" in typed("check", deck, "--format", "short").output
    assert not (tmp_path / "out").exists()


def test_case_F02_in_tracebacks() -> None:
    """A fault of the program's own is told as Python tells it, whatever it says."""
    signs = "ami [fam.] [se] moquer [/b]"
    script = (
        "import sys; from cardsmith.cli import main; from cardsmith.pipeline import listing\n"
        "def broken(*_): raise RuntimeError(sys.argv[2])\n"
        "listing.targets = broken; main()"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, "list", signs],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        check=False,
        encoding="utf-8",
    )

    assert done.stderr.splitlines()[0] == "Traceback (most recent call last):"
    assert done.stderr.splitlines()[-1] == f"RuntimeError: {signs}"


def test_a_used_slot_that_no_sheet_has_is_wrong_use_and_is_said_once(tmp_path: Path) -> None:
    answer = typed("build", "bouffon", "--skip", "99", "--out", tmp_path, lang="en")

    assert (answer.exit_code, answer.stdout) == (2, "")
    assert answer.stderr.startswith("--skip: error I105 no place 99: the sheet has 9")
    assert answer.stderr.count("\n") == 1
    assert not [*tmp_path.iterdir()]
