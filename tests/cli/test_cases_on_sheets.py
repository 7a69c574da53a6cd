"""The handed cases on what stands where on paper: built by the command, read back from the PDF."""

import random
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pikepdf
import pytest
import yaml
from PIL import Image

from tests.cli.printed import Box, marks, named, pieces
from tests.cli.terminal import CASES, typed

EDITION = """\
game: custom
title: Essai
language: fr
components: [{{name: cartes, data: cartes.csv, template: carte.yaml{back}}}]
"""
FACE = """\
styles: {{s: {{font: Alegreya, size: 12pt}}}}
front:
  - text: {{in: [4mm, 20mm, 55mm, 10mm], style: s, value: "{said}{{{{ titre }}}}"}}
"""


def edition(folder: Path, rows: Sequence[str], back: str = "") -> Path:
    """An edition of one table whose fronts say ``F`` and the title, its own backs ``B`` and it."""
    folder.mkdir()
    asked = f", back: {back}" if back else ""
    (folder / "edition.yaml").write_text(EDITION.format(back=asked), encoding="utf-8")
    (folder / "carte.yaml").write_text(FACE.format(said="F "), encoding="utf-8")
    (folder / "dos.yaml").write_text(FACE.format(said="B "), encoding="utf-8")
    (folder / "cartes.csv").write_text("\n".join(["titre,copies", *rows]) + "\n", encoding="utf-8")
    return folder


def numbered(count: int) -> list[str]:
    return [f"T{number},1" for number in range(1, count + 1)]


def built(folder: Path, *words: str) -> Path:
    """The sheets of an edition, its cards edge to edge and cut where their colour ends."""
    answer = typed("build", folder, "--bleed", "0mm", "--out", folder.parent / "out", *words)
    assert answer.exit_code == 0, answer.output
    return folder.parent / "out" / folder.name / "home" / "cartes.pdf"


def slot(column: int, row: int) -> Box:
    """A card of 63 × 88 mm among three by three in the middle of an A4 sheet."""
    left, top = 10.5 + 63 * column, 16.5 + 88 * row
    return left, top, left + 63, top + 88


@pytest.mark.parametrize(("count", "pages"), [(1, 1), (9, 1), (10, 2), (18, 2), (27, 3)])
def test_case_E01_read_back(count: int, pages: int, tmp_path: Path) -> None:
    found = named(built(edition(tmp_path / "e", numbered(count)), "--duplex", "none"))

    assert len(found) == pages
    assert all(found), "no page without a card"
    said = [title for page in found for title, _ in page]
    assert said == [f"F T{number}" for number in range(1, count + 1)]


def test_case_E04(tmp_path: Path) -> None:
    """Fronts, backs, fronts, backs; each back lies behind its own front, to 0.01 mm."""
    first, behind, second, last = named(built(edition(tmp_path / "e", numbered(10), "dos.yaml")))

    places = [slot(column, row) for row in range(3) for column in range(3)]
    mirrored = [slot(2 - column, row) for row in range(3) for column in range(3)]
    for page, side, wanted in ((first, "F", places), (behind, "B", mirrored)):
        assert Counter(said for said, _ in page) == {f"{side} T{n}": 1 for n in range(1, 10)}
        for said, box in page:
            assert box == pytest.approx(wanted[int(said[3:]) - 1], abs=0.01), said
    assert [said for said, _ in second] == ["F T10"]
    assert second[0][1] == pytest.approx(slot(0, 0), abs=0.01)
    assert [said for said, _ in last] == ["B T10"]
    assert last[0][1] == pytest.approx((136.5, 16.5, 199.5, 104.5), abs=0.01)


def test_case_E07(tmp_path: Path) -> None:
    """Seven fronts in the order of the deck, seven backs, each behind its own."""
    case = yaml.safe_load((CASES / "E07/deck.yaml").read_text(encoding="utf-8"))
    rows = [f"{card['title']},{card['copies']}" for card in case["cards"]]
    front, back = named(built(edition(tmp_path / "e", rows, "dos.yaml")))

    order = ["ami"] * 4 + ["âne"] * 2 + ["as"]
    assert [said for said, _ in front] == [f"F {title}" for title in order]
    assert Counter(said for said, _ in back) == Counter(f"B {title}" for title in order)
    for said, (left, top, right, bottom) in front:
        turned = pytest.approx((210 - right, top, 210 - left, bottom), abs=0.01)
        assert [behind for behind, box in back if box == turned] == [said.replace("F", "B")]


@pytest.mark.parametrize(("paper", "slots"), [("a5", 4), ("a4", 9), ("letter", 9), ("a3", 16)])
def test_case_E15_read_back(paper: str, slots: int, tmp_path: Path) -> None:
    """So many upright cards on the first page, the one that is over on the next."""
    sheets = built(edition(tmp_path / "e", numbered(slots + 1)), "--paper", paper)
    full, rest = named(sheets)

    assert (len(full), len(rest)) == (slots, 1)
    for _, (left, top, right, bottom) in full:
        assert (right - left, bottom - top) == pytest.approx((63, 88), abs=0.01)


def test_case_E23(tmp_path: Path) -> None:
    """Signs that mean something elsewhere are read back as they were typed."""
    case = yaml.safe_load((CASES / "E23/deck.yaml").read_text(encoding="utf-8"))
    texts = case["cards"][0]["synonyms"]
    folder = edition(tmp_path / "e", [f"{text},1" for text in texts])

    assert len(texts) == 5
    assert [said for said, _ in named(built(folder))[0]] == [f"F {text}" for text in texts]


def test_case_E24(tmp_path: Path) -> None:
    """Eighty backs are one picture in the file."""
    rows = [*(f"rang {rank},{rank}" for rank in range(1, 13)), "joker,2"]
    folder = edition(tmp_path / "e", rows, "dos.png")
    noise = Image.frombytes("RGB", (300, 420), random.Random(24).randbytes(300 * 420 * 3))
    noise.save(folder / "dos.png")
    sheets = built(folder)

    with pikepdf.open(sheets) as pdf:
        held = [found for found in pdf.objects if isinstance(found, pikepdf.Stream)]
        assert sum(found.get("/Subtype") == "/Image" for found in held) == 1
        assert len(pdf.pages) == 18
    assert Counter(said for page in named(sheets) for said, _ in page) == Counter(
        {f"F {title}": int(copies) for title, copies in (row.split(",") for row in rows)}
    )
    assert sheets.stat().st_size < 2 * (folder / "dos.png").stat().st_size + 300_000


@pytest.mark.parametrize("paper", ["a5", "a4", "a3", "letter", "legal", "tabloid"])
def test_case_E26(paper: str, tmp_path: Path) -> None:
    """Neither the footer nor a mark lies on a card, on any paper."""
    folder = edition(tmp_path / "e", numbered(18), "dos.yaml")
    sheets = built(folder, "--paper", paper)

    with pikepdf.open(sheets) as pdf:
        for page, found in zip(pdf.pages, named(sheets), strict=True):
            cards = [box for _, box in found]
            others = [box for box in pieces(page) if box not in cards and not whole(box, page)]
            assert others, "a footer"
            lying = [(min(a, c), min(b, d), max(a, c), max(b, d)) for a, b, c, d in marks(page)]
            assert lying
            assert not [one for one in (*others, *lying) for card in cards if over(one, card)]


def over(one: Box, card: Box) -> bool:
    """Whether one box or line enters a card, by more than it is round."""
    across = one[0] < card[2] - 0.01 and one[2] > card[0] + 0.01
    return across and one[1] < card[3] - 0.01 and one[3] > card[1] + 0.01


def whole(box: Box, page: pikepdf.Page) -> bool:
    """Whether a box is the whole page: what is drawn in it is bound nowhere."""
    _, _, width, height = (float(side) * 25.4 / 72 for side in page.obj["/MediaBox"])
    return box == pytest.approx((0, 0, width, height), abs=0.01)
