"""The handed cases on pictures of cards: no fewer files than cards, each fit for any system."""

import unicodedata
from pathlib import Path

import pytest
import yaml

from tests.cli.exports import edition, exported, listed, pictures
from tests.cli.terminal import CASES, typed

DEVICES = {"con", "nul", "aux", "prn", *(f"{p}{n}" for p in ("com", "lpt") for n in range(1, 10))}


def case(name: str, folder: Path) -> tuple[Path, str]:
    """An edition of the titles of a case, and its pattern, for PNG."""
    said = yaml.safe_load((CASES / name / "export.yaml").read_text(encoding="utf-8"))
    return edition(folder, said["cards"]), said["pattern"].replace(".pdf", ".png")


def test_case_E27(tmp_path: Path) -> None:
    deck, pattern = case("E27", tmp_path / "e")
    out = tmp_path / "out"
    answer = typed("export", deck, "--to", "png", "--pattern", pattern, "--out", out)

    assert answer.exit_code == 2
    assert answer.output == (
        "--pattern: error I140 “carte.png” gives all cards the same name "
        "(it needs {n} or {title})\n"
    )
    assert not out.exists()


@pytest.mark.parametrize("pattern", ["", "{title}.png", "{id}-{side}.png", "{n}.png"])
def test_case_F08(pattern: str, tmp_path: Path) -> None:
    deck, _ = case("F08", tmp_path / "e")
    folder = exported(deck, "png", "--dpi", "36", "--pattern", pattern, out=tmp_path / "out")

    bare = [unicodedata.normalize("NFD", name.casefold()) for name in pictures(folder)]
    plain = {"".join(c for c in name if not unicodedata.combining(c)) for name in bare}
    assert len(plain) == 4
    assert len({row["id"] for row in listed(folder)}) == 4
    assert {row["file"] for row in listed(folder)} == set(pictures(folder))


@pytest.mark.parametrize("pattern", ["", "{title}.png", "{title}.{side}.png", "{title}.PNG"])
def test_case_F09(pattern: str, tmp_path: Path) -> None:
    deck, _ = case("F09", tmp_path / "e")
    folder = exported(deck, "png", "--dpi", "36", "--pattern", pattern, out=tmp_path / "out")

    found = pictures(folder)
    assert len(found) == 4
    assert not DEVICES & {name.partition(".")[0].casefold() for name in found}
