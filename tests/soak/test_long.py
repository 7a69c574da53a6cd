"""What takes longer than `make test` may: large editions, and builds that are killed."""

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from hashlib import sha256
from pathlib import Path

import pypdfium2
import pytest

from tests.conftest import ROOT

pytestmark = pytest.mark.soak


def deck(folder: Path, cards: int) -> Path:
    """An edition of so many cards, made as the benchmarks make it."""
    maker = ROOT / "benchmarks" / "make_deck.py"
    subprocess.run([sys.executable, str(maker), str(cards), str(folder)], check=True)
    return folder / "edition"


def build(folder: Path) -> list[str]:
    return [
        sys.executable,
        "-m",
        "cardsmith",
        "build",
        str(folder),
        "--out",
        str(folder.parent / "out"),
    ]


def test_ten_thousand_cards_are_all_read_back(tmp_path: Path) -> None:
    edition = deck(tmp_path / "large", 10_000)
    subprocess.run([*build(edition), "--component", "cards"], cwd=tmp_path, check=True)
    home = edition.parent / "out" / "edition" / "home"
    manifest = json.loads((home / "manifest.json").read_text("utf-8"))
    wanted = Counter(card["id"] for card in manifest["cards"] if "marotte" not in card["id"])
    with pypdfium2.PdfDocument(home / "cards.pdf") as document:
        lines = Counter(
            line.strip()
            for page in document
            for line in page.get_textpage().get_text_bounded().splitlines()
        )

    assert len(wanted) == 10_000
    assert [card for card in wanted if lines[card] != 1] == []


@pytest.mark.skipif(os.name == "nt", reason="no kill -9 there")
def test_a_build_killed_at_any_moment_leaves_a_whole_folder(tmp_path: Path) -> None:
    """Old or new, never a mixture: every file is as its manifest says."""
    edition = deck(tmp_path / "small", 500)
    subprocess.run(build(edition), cwd=tmp_path, check=True)
    home = edition.parent / "out" / "edition" / "home"
    old = whole(home)
    declared = edition / "edition.yaml"
    text = declared.read_text(encoding="utf-8")
    declared.write_text(text.replace("title: ", "title: Autre ", 1), encoding="utf-8")
    left = set()
    for step in range(40):
        started = subprocess.Popen(
            build(edition), cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        if step % 2:
            time.sleep(0.1 + step * 0.05)
        else:
            until_it_writes(started, home)
            time.sleep(step * 0.0005)
        started.send_signal(signal.SIGKILL)
        started.wait()
        left.add(whole(home))

    subprocess.run(build(edition), cwd=tmp_path, check=True)
    new = whole(home)
    assert old != new
    assert old in left
    assert left <= {old, new}
    assert [path.name for path in home.parent.iterdir() if path.name.startswith(".")] == []


def until_it_writes(started: "subprocess.Popen[bytes]", home: Path) -> None:
    """Wait until a build has begun to write, or has ended."""
    while started.poll() is None and not home.with_name(".home.writing").exists():
        time.sleep(0.0002)


def whole(folder: Path) -> str:
    """The manifest of a folder, whose every file is there as it says."""
    manifest = (folder / "manifest.json").read_text("utf-8")
    told = {file["path"]: file["sha256"] for file in json.loads(manifest)["files"]}
    found = {
        path.name: sha256(path.read_bytes()).hexdigest()
        for path in folder.iterdir()
        if path.name != "manifest.json"
    }
    assert found == told
    return manifest
