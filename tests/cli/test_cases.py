"""The handed cases that speak of a whole command."""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pikepdf
import pytest

from tests.cli.terminal import CASES, process, typed

TITLE = "schema: 1\ngame: custom\ntitle: Essai\nlanguage: fr\n"


def custom(folder: Path, cards: int) -> Path:
    """An edition of so many cards, no back, the plain template."""
    folder.mkdir()
    component = "components: [{name: cartes, data: cartes.csv}]\n"
    (folder / "edition.yaml").write_text(TITLE + component, encoding="utf-8")
    rows = "\n".join(["titre", *(f"T{number}" for number in range(1, cards + 1))])
    (folder / "cartes.csv").write_text(rows + "\n", encoding="utf-8")
    return folder


def deck_of(case: str, folder: Path) -> Path:
    """The deck of a case, in a folder of its own, as a Bouffon edition of few promises."""
    shutil.copytree(CASES / case, folder)
    return folder


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


def test_case_E21(tmp_path: Path) -> None:
    deck = deck_of("E21", tmp_path / "e")
    answer = typed("build", deck, "--out", tmp_path / "out")

    assert answer.exit_code == 0, answer.output
    for path in (tmp_path / "out/e/home").glob("*.pdf"):
        with pikepdf.open(path) as pdf:
            fonts = [
                found
                for found in pdf.objects
                if isinstance(found, pikepdf.Dictionary) and found.get("/Type") == "/Font"
            ]
            assert fonts
            assert all("/FontFile2" in font["/FontDescriptor"] for font in fonts)
        assert b"Helvetica" not in path.read_bytes()


def test_case_E22(tmp_path: Path) -> None:
    """Other seed, other zone, other folder, and a clock that has gone on by two seconds."""
    digests: set[tuple[str, ...]] = set()
    for seed, zone, folder in (("1", "UTC", "ici"), ("2", "Pacific/Auckland", "là bas")):
        if digests:
            time.sleep(2)
        deck = deck_of("E22", tmp_path / folder / "e")
        done = process(
            "build", "e", "--out", "out", cwd=deck.parent, env={"PYTHONHASHSEED": seed, "TZ": zone}
        )
        assert done.returncode == 0, done.stderr
        files = sorted((deck.parent / "out/e/home").iterdir())
        assert {"cards.pdf", "manifest.json"} <= {path.name for path in files}
        digests.add(tuple(hashlib.sha256(path.read_bytes()).hexdigest() for path in files))
    assert len(digests) == 1


@pytest.mark.parametrize("command", ["check", "list"])
def test_case_F01(command: str, tmp_path: Path) -> None:
    deck = deck_of("F01", tmp_path / "e")
    done = {
        coding: process(command, deck / "deck.yaml", cwd=tmp_path, env={"PYTHONIOENCODING": coding})
        for coding in ("utf-8", "cp1252")
    }

    assert done["cp1252"].returncode == done["utf-8"].returncode
    assert b"Traceback" not in done["cp1252"].stderr
    if command == "list":
        told = done["cp1252"].stdout.decode("cp1252")
        assert "a ? b ?" in told
        assert "cœur" in told
        assert "été" in told


def test_case_F04(tmp_path: Path) -> None:
    titles = (f"a{'bcdefghij'[n // 1000 % 9]}{n:05d}" for n in range(5000))
    cards = "".join(f"  - title: {title}\n    synonyms: [x{title}]\n" for title in titles)
    (tmp_path / "a.yaml").write_text(f"letter: A\ncards:\n{cards}", encoding="utf-8")
    lister = subprocess.Popen(
        [sys.executable, "-m", "cardsmith", "list", "a.yaml"],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert lister.stdout
    assert lister.stderr
    first = lister.stdout.readline()
    lister.stdout.close()
    complaint = lister.stderr.read()
    lister.stderr.close()

    assert first.startswith(b"A/ab00000")
    assert complaint == b""
    assert lister.wait() in (0, 141, -13)


def test_case_F06_a_file_in_the_way(tmp_path: Path) -> None:
    deck = deck_of("F06", tmp_path / "e")
    (tmp_path / "out").write_bytes(b"mine")
    answer = typed("build", deck, "--out", tmp_path / "out")

    assert answer.exit_code == 2
    (line,) = answer.output.strip().splitlines()
    assert line.startswith(f"{tmp_path / 'out'}: error F029 there is a file here")
    assert (tmp_path / "out").read_bytes() == b"mine"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["e", "out"]


def test_case_F06_a_folder_in_the_way(tmp_path: Path) -> None:
    deck = deck_of("F06", tmp_path / "e")
    picture = tmp_path / "out.png"
    picture.mkdir()
    answer = typed("preview", "A/ami", "--edition", deck, "--out", picture)

    assert answer.exit_code == 2
    (line,) = answer.output.strip().splitlines()
    assert line.startswith(f"{picture}: error F030 ")
    assert "Is a directory" in line
    assert sorted(path.name for path in tmp_path.iterdir()) == ["e", "out.png"]


@pytest.mark.skipif(getattr(os, "geteuid", int)() == 0, reason="root may write anywhere")
@pytest.mark.parametrize("command", ["build", "preview"])
def test_case_F06_read_only(command: str, tmp_path: Path) -> None:
    """What was there before stays to the byte; what was being written leaves nothing."""
    deck = deck_of("F06", tmp_path / "e")
    locked = tmp_path / "ro"
    old = locked / ("e/home/cards.pdf" if command == "build" else "out.png")
    words: dict[str, list[str | Path]] = {
        "build": ["build", deck, "--out", locked],
        "preview": ["preview", "A/ami", "--edition", deck, "--out", old],
    }
    locked.mkdir()
    assert typed(*words[command]).exit_code == 0
    before = {path: path.read_bytes() for path in locked.rglob("*") if path.is_file()}
    assert old in before
    (deck / "deck.yaml").write_text(
        (deck / "deck.yaml").read_text(encoding="utf-8").replace("copain", "camarade"),
        encoding="utf-8",
    )
    folders = [locked, *(path for path in locked.rglob("*") if path.is_dir())]
    for folder in folders:
        folder.chmod(0o555)
    answer = typed(*words[command])
    after = {path: path.read_bytes() for path in locked.rglob("*") if path.is_file()}
    for folder in folders:
        folder.chmod(0o755)

    assert answer.exit_code == 2
    (line,) = answer.output.splitlines()
    assert re.match(rf"{re.escape(str(locked))}\S*: error F028 .* cannot be written", line)
    assert after == before


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="no folder here that nobody may fill")
def test_case_F06_a_place_that_takes_no_file(tmp_path: Path) -> None:
    """The same for root, whom a read-only folder does not stop."""
    deck = deck_of("F06", tmp_path / "e")
    said: list[list[str | Path]] = [
        ["build", deck, "--out", "/proc/cards"],
        ["preview", "A/ami", "--edition", deck, "--out", "/proc/ami.png"],
    ]
    for words in said:
        answer = typed(*words)
        assert answer.exit_code == 2
        (line,) = answer.output.splitlines()
        assert line.startswith("/proc/")
        assert ": error F030 " in line


@pytest.mark.parametrize(
    "words",
    [
        ["check", "deck.yaml"],
        ["list", "deck.yaml"],
        ["build", "."],
        ["length", "été"],
        ["preview", "E/ete", "--edition", "deck.yaml"],
        ["explain", "C401"],
        ["schema", "packet"],
    ],
)
def test_case_F10(words: list[str], tmp_path: Path) -> None:
    deck = deck_of("F10", tmp_path / "e")
    done = process(*words, cwd=deck)

    assert done.returncode == 0, done.stderr
    assert done.stderr == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device here")
@pytest.mark.parametrize("words", [["list", "bouffon"], ["schema", "packet"], ["--help"]])
def test_a_full_disk_is_said_in_one_line(words: list[str], tmp_path: Path) -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run(
            [sys.executable, "-m", "cardsmith", *words],
            cwd=tmp_path,
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
            encoding="utf-8",
        )

    assert done.returncode == 2
    assert done.stderr == "cardsmith: No space left on device\n"


def test_check_refuses_the_template_that_a_build_would(tmp_path: Path) -> None:
    edition = custom(tmp_path / "e", 1)
    declared = (edition / "edition.yaml").read_text(encoding="utf-8")
    (edition / "edition.yaml").write_text(
        declared.replace("data: cartes.csv", "data: cartes.csv, template: t.yaml"), encoding="utf-8"
    )
    template = (
        "styles: {big: {font: Alegreya, size: 9pt}}\n"
        'front: [{text: {in: [1mm, 1mm, 9mm, 9mm], style: big, value: "{{ nomm }}"}}]'
    )
    (edition / "t.yaml").write_text(template, encoding="utf-8")

    answer = typed("check", edition)

    assert answer.exit_code == 1
    assert "t.yaml:2:" in answer.output
    assert " K109 " in answer.output
    assert "{{ nomm }}" in answer.output


def test_a_closed_output_is_no_traceback(tmp_path: Path) -> None:
    done = subprocess.run(
        f'"{sys.executable}" -m cardsmith check bouffon >&-',
        shell=True,
        cwd=tmp_path,
        stderr=subprocess.PIPE,
        check=False,
    )

    assert (done.returncode, done.stderr) == (0, b"")


def test_a_long_line_is_clipped_round_its_fault(tmp_path: Path) -> None:
    row = ";".join(f"mot{number}" for number in range(2000))
    (tmp_path / "deck.csv").write_text(f"titre;synonymes\nami;{row}\n", encoding="utf-8")
    answer = typed("check", tmp_path / "deck.csv")

    assert answer.exit_code == 1
    assert max(map(len, answer.output.splitlines())) < 400


@pytest.mark.skipif(os.name == "nt", reason="links need a right there")
@pytest.mark.parametrize(
    ("words", "code"),
    [(["check", "e"], "F009"), (["check", "g"], "F009"), (["build", "d"], "F030")],
)
def test_a_link_to_itself_is_one_line(
    words: list[str], code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder, loop in (("e", "p.yaml"), ("g", "edition.yaml"), ("d", "out")):
        deck_of("F06", tmp_path / folder)
        (tmp_path / folder / loop).symlink_to(loop)
    monkeypatch.chdir(tmp_path)
    answer = typed(*words, "--out", tmp_path / "d" / "out") if "build" in words else typed(*words)

    assert answer.exit_code in (1, 2)
    assert isinstance(answer.exception, SystemExit)
    assert f" {code} " in answer.output
