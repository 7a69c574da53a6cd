"""``sign`` with what is no reading, and beside others who sign: nothing is lost or taken wrong."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from cardsmith.pipeline.proofing import signing
from cardsmith.press.rewriting import Rewritten, rewrite
from tests.cli.proofs import edition
from tests.cli.terminal import typed


@pytest.fixture
def jeu(tmp_path: Path) -> Path:
    return edition(tmp_path / "jeu")


@pytest.mark.parametrize(
    ("name", "remedy"),
    [("lu.html", "Save my reading"), ("lu.pdf", "--by Anne"), ("lu.csv", "(.xlsx)")],
)
def test_what_holds_no_ticks_is_refused_with_the_way_to_hand_them_back(
    name: str, remedy: str, jeu: Path, tmp_path: Path
) -> None:
    """A proof in the state in which it was handed out is what comes back by mistake."""
    (tmp_path / name).write_bytes(b"<!doctype html>\n<p>#1\n")
    answer = typed("sign", jeu, "--from", tmp_path / name)

    assert (answer.exit_code, remedy in answer.stderr) == (2, True), answer.output
    assert "F060" in answer.stderr


def test_a_name_without_cards_signs_nothing_and_says_so(jeu: Path) -> None:
    answer = typed("sign", jeu, "--by", "Anne")

    assert answer.exit_code == 2
    assert "--cards letter:P" in answer.stderr


def test_who_signs_at_the_same_time_loses_nothing(
    jeu: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lock file is read again when somebody else has written to it meanwhile."""
    typed("sign", jeu, "--by", "Anne", "--cards", "card:P/peur")
    others = ["Zoé", "Bob"]

    def overtaken(files: Sequence[Rewritten]) -> None:
        if others:
            name = others.pop()
            lock = jeu / "edition.lock"
            lines = lock.read_text(encoding="utf-8").splitlines()
            line = next(each for each in lines if "Anne" in each)
            with lock.open("a", encoding="utf-8") as stream:
                stream.write(line.replace("Anne", name) + "\n")
        rewrite(files)

    monkeypatch.setattr(signing, "rewrite", overtaken)
    answer = typed("sign", jeu, "--by", "Paul", "--cards", "letter:V")

    assert answer.exit_code == 0, answer.output
    kept = (jeu / "edition.lock").read_text(encoding="utf-8")
    assert all(name in kept for name in ("Anne", "Bob", "Paul", "Zoé"))
