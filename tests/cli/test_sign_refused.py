"""``sign`` with what is no reading: what it is, and what to hand back instead."""

from pathlib import Path

import pytest

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
