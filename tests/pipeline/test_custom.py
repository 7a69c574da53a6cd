"""Custom editions built to the end, and the cases that speak of cards with any text and back."""

import json
import random
import re
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

import pikepdf
import pypdfium2
import yaml
from PIL import Image

from cardsmith.intake.shipped.profiles import read_profile
from cardsmith.model.choices import Duplex
from cardsmith.model.struct import replace
from cardsmith.pipeline.building import build_editions
from cardsmith.pipeline.orders import Built
from cardsmith.resources import shipped
from tests.conftest import ROOT

CASES = ROOT / "tests" / "cases"
SHIPPED = shipped("templates") / "cards"


def edition(
    folder: Path, rows: Sequence[str], *, size: str = "", back: str = "", least: str = "9pt"
) -> Path:
    """An edition of one component: a table, the plain template, and whatever back."""
    asked = (f", size: {size}" if size else "") + (f", back: {back}" if back else "")
    folder.mkdir(exist_ok=True)
    (folder / "edition.yaml").write_text(
        "schema: 1\ngame: custom\ntitle: Essai\nlanguage: fr\ncomponents:\n"
        f"  - {{name: cartes, data: cartes.csv, template: carte.yaml{asked}}}\n",
        encoding="utf-8",
    )
    (folder / "cartes.csv").write_text("\n".join(rows) + "\n", encoding="utf-8")
    plain = (SHIPPED / "plain.yaml").read_text(encoding="utf-8")
    template = re.sub(r"min_size: \d+pt", f"min_size: {least}", plain)
    (folder / "carte.yaml").write_text(template, encoding="utf-8")
    if back == "dos.yaml":
        (folder / back).write_bytes((SHIPPED / "plain-back.yaml").read_bytes())
    return folder


def built(folder: Path, duplex: Duplex = Duplex.LONG) -> tuple[Built, bytes]:
    """What the home profile makes of an edition: A4, margin 5 mm, cards edge to edge."""
    profile = read_profile("home")
    profile = replace(profile, options=replace(profile.options, duplex=duplex))
    (made,) = build_editions([str(folder)], profile, (), folder.parent / "out")
    pdf = made.folder / "cartes.pdf" if made.folder else None
    return made, pdf.read_bytes() if pdf else b""


def codes(made: Built) -> list[str]:
    return [finding.code for finding in made.checked.findings]


def words(pdf: bytes) -> list[list[tuple[str, float, float]]]:
    """Of each page every line of type with its middle, in millimetres from the top left."""
    pages = []
    with pypdfium2.PdfDocument(pdf) as document:
        for page in document:
            text, height = page.get_textpage(), page.get_height()
            found = []
            for number in range(text.count_rects()):
                left, bottom, right, top = text.get_rect(number)
                said = text.get_text_bounded(left, bottom, right, top).strip()
                across, down = (left + right) / 2, height - (bottom + top) / 2
                found.append((said, across * 25.4 / 72, down * 25.4 / 72))
            pages.append(found)
    return pages


def grid(page: list[tuple[str, float, float]]) -> list[list[str]]:
    """The titles of a page (``T1``, ``T2``) row by row, each row from the left."""
    titles = [line for line in page if re.fullmatch(r"T\d+", line[0])]
    rows: dict[int, list[tuple[float, str]]] = {}
    for said, across, down in titles:
        rows.setdefault(int((down - 16.5) // 88), []).append((across, said))
    return [[said for _, said in sorted(row)] for _, row in sorted(rows.items())]


def numbered(count: int) -> list[str]:
    return ["titre", *(f"T{number}" for number in range(1, count + 1))]


def synonyms(case: str) -> tuple[str, list[str]]:
    """The one card of a packet file, as a row of a table, and its synonyms."""
    (card,) = yaml.load((CASES / case).read_text(encoding="utf-8"), yaml.BaseLoader)["cards"]
    entries = card["synonyms"]
    return f"{card['title']},{' | '.join(entries)}", entries


def test_case_E03(tmp_path: Path) -> None:
    """A card that is larger than the paper is refused, nothing is printed."""
    folder = edition(tmp_path / "e", numbered(1), size="{width: 205mm, height: 290mm}")
    made, pdf = built(folder)

    (finding,) = made.checked.findings
    assert finding.code == "I101"
    assert {"205 × 290", "200 × 287"} <= set(map(str, finding.arguments.values()))
    assert not pdf
    assert not (tmp_path / "out").exists()


def test_case_E04(tmp_path: Path) -> None:
    """Every back lies behind its own front."""
    _, pdf = built(edition(tmp_path / "e", numbered(10), back="dos.yaml"))
    pages = words(pdf)

    assert [grid(page) for page in pages] == [
        [["T1", "T2", "T3"], ["T4", "T5", "T6"], ["T7", "T8", "T9"]],
        [["T3", "T2", "T1"], ["T6", "T5", "T4"], ["T9", "T8", "T7"]],
        [["T10"]],
        [["T10"]],
    ]
    (back,) = (line for line in pages[3] if line[0] == "T10")
    assert 136.5 < back[1] < 199.5
    assert abs(back[1] - (136.5 + 199.5) / 2) < 0.5
    assert abs(back[2] - (16.5 + 44)) < 2


def test_case_E07(tmp_path: Path) -> None:
    """Each copy is a card, with its own back behind it."""
    cards = yaml.load((CASES / "E07/deck.yaml").read_text(encoding="utf-8"), yaml.BaseLoader)
    rows = [f"{card['title']},{card['copies']}" for card in cards["cards"]]
    folder = edition(tmp_path / "e", ["titre,copies", *rows], back="dos.yaml")
    _, pdf = built(folder)

    front, back = (
        [line for line in page if line[0] in {"ami", "âne", "as"}] for page in words(pdf)
    )
    order = ["ami"] * 4 + ["âne"] * 2 + ["as"]
    by_place = sorted(front, key=lambda line: (line[2] // 60, line[1]))
    assert [said for said, *_ in by_place] == order
    behind = {(round(210 - x), y // 88): said for said, x, y in back}
    assert all(behind[round(x), y // 88] == said for said, x, y in front)


def test_case_E08(tmp_path: Path) -> None:
    """No card is lost on the way to the last page."""
    _, pdf = built(edition(tmp_path / "e", numbered(30)), Duplex.NONE)
    pages = words(pdf)

    assert len(pages) == 4
    found = [said for page in pages for row in grid(page) for said in row]
    assert found == [f"T{number}" for number in range(1, 31)]


def test_case_E17_trop(tmp_path: Path) -> None:
    """Too much text is an error at any least size, and nothing is printed."""
    row, _ = synonyms("E17/trop.yaml")
    for least in ("9pt", "4pt"):
        made, pdf = built(edition(tmp_path / "e", ["titre,synonymes", row], least=least))
        (finding,) = made.checked.findings
        assert (finding.code, finding.card) == ("L101", "cartes/abondance")
        assert finding.arguments["text"] == "abondance"
        needed, room = (float(str(finding.arguments[name])) for name in ("needed_height", "height"))
        assert 0 < room < needed
        assert f"{finding.arguments['least']:g}pt" == least
        assert not pdf
        assert not (tmp_path / "out").exists()


def test_case_E17_limite(tmp_path: Path) -> None:
    """What needs 6 points is printed from there on, and only if a template says so."""
    row, entries = synonyms("E17/limite.yaml")
    for least in ("9pt", "7pt"):
        made, pdf = built(edition(tmp_path / "e", ["titre,synonymes", row], least=least))
        assert (codes(made), pdf) == (["L101"], b"")

    for least in ("6pt", "4pt"):
        made, pdf = built(edition(tmp_path / "e", ["titre,synonymes", row], least=least))
        assert codes(made) == []
        (page,) = words(pdf)
        assert [said for said, *_ in page if said.startswith("surabond")] == entries


def test_case_E19(tmp_path: Path) -> None:
    """A sign that the template's font lacks is refused, with card, line and font."""
    folder = edition(tmp_path / "e", ["titre,mots", "kōan,a → b", "mot,šwa"])
    template = (folder / "carte.yaml").read_text(encoding="utf-8")
    for font in ("Cinzel Bold", "Alegreya Medium"):
        template = template.replace(f"font: {font}", "font: Atkinson")
    (folder / "carte.yaml").write_text(template, encoding="utf-8")
    made, pdf = built(folder)

    assert not pdf
    told = {
        (found.card, found.span.line, found.arguments["character"], found.arguments["font"])
        for found in made.checked.findings
        if found.code == "L102"
    }
    assert ("cartes/koan", 2, "U+2192", "Atkinson") in told
    assert {found.code for found in made.checked.findings} == {"L102"}


def test_case_E21(tmp_path: Path) -> None:
    """Every font of the file is embedded."""
    _, pdf = built(edition(tmp_path / "e", ["titre,mots", "âne,baudet | bourricot"]))
    with pikepdf.open(BytesIO(pdf)) as opened:
        fonts = [
            found
            for found in opened.objects
            if isinstance(found, pikepdf.Dictionary) and found.get("/Type") == "/Font"
        ]
        assert fonts
        assert all("/FontFile2" in font["/FontDescriptor"] for font in fonts)
    assert b"Helvetica" not in pdf


def test_case_F02(tmp_path: Path) -> None:
    """Brackets are no markup, in a table nor on a card."""
    signs = ["ami [fam.]", "[se] moquer", "[/b]"]
    _, pdf = built(edition(tmp_path / "e", ["titre,mots", f"signes,{' | '.join(signs)}"]))
    (page,) = words(pdf)
    assert [said for said, *_ in page if "[" in said] == signs


def test_each_card_can_have_a_back_of_its_own(tmp_path: Path) -> None:
    """A back names a field; a card that names none has none, a file that is not there is told."""
    rows = ["titre,clan", "T1,rouge", "T2,bleu"]
    folder = edition(tmp_path / "e", rows, back='"{{ clan }}.yaml"')
    for clan in ("rouge", "bleu"):
        text = SHIPPED.joinpath("plain-back.yaml").read_text(encoding="utf-8")
        text = text.replace("{{ first }}", f"dos {clan}")
        (folder / f"{clan}.yaml").write_text(text, encoding="utf-8")
    made, pdf = built(folder)

    assert codes(made) == []
    front, back = words(pdf)
    behind = {said: round(210 - across) for said, across, _ in back if said.startswith("dos")}
    ahead = {said: round(across) for said, across, _ in front if said.startswith("T")}
    assert ahead["T1"] == behind["dos rouge"]
    assert ahead["T2"] == behind["dos bleu"]
    inputs = {"edition.yaml", "cartes.csv", "carte.yaml", "rouge.yaml", "bleu.yaml"}
    manifest = json.loads((folder.parent / "out/e/home/manifest.json").read_text("utf-8"))
    assert {one["path"] for one in manifest["inputs"]} == inputs

    (folder / "bleu.yaml").unlink()
    made, _ = built(folder)
    (found,) = made.checked.findings
    assert (found.code, found.card, found.span.line) == ("K115", "cartes/t2", 3)


def test_case_E23(tmp_path: Path) -> None:
    """Text is text, whatever signs it holds."""
    row, entries = synonyms("E23/deck.yaml")
    _, pdf = built(edition(tmp_path / "e", ["titre,synonymes", row]))
    with pypdfium2.PdfDocument(pdf) as document:
        lines = document[0].get_textpage().get_text_bounded().split("\r\n")
    assert lines[:6] == ["signes", *entries]


def test_case_E24(tmp_path: Path) -> None:
    """Eighty backs are one picture."""
    rows = [f"rang {rank},{rank}" for rank in range(1, 13)]
    folder = edition(tmp_path / "e", ["titre,copies", *rows, "joker,2"], back="dos.png")
    noise = Image.frombytes("RGB", (300, 420), random.Random(24).randbytes(300 * 420 * 3))
    noise.save(folder / "dos.png")

    made, pdf = built(folder)

    assert [file.cards for file in made.files] == [80]
    with pikepdf.open(BytesIO(pdf)) as opened:
        pictures = [
            found
            for found in opened.objects
            if isinstance(found, pikepdf.Stream) and found.get("/Subtype") == "/Image"
        ]
        assert len(opened.pages) == 18
    assert len(pictures) == 1
    assert len(pdf) < 2 * (folder / "dos.png").stat().st_size + 300_000
