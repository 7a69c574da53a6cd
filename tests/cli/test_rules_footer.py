"""What is told at the foot of a booklet, read back from its PDF."""

from pathlib import Path

import pypdfium2
import pytest

from tests.cli.printed import TO_MM
from tests.cli.terminal import typed

RULED = 1.36
"""Millimetres from the words over a ruler to its line: the tallest tick and what is round it."""


@pytest.mark.parametrize("profile", ["home", "home-letter"])
def test_the_words_under_the_ruler_keep_clear_of_it(profile: str, tmp_path: Path) -> None:
    words = ("--component", "rules", "--profile", profile, "--out", tmp_path)
    answer = typed("build", "bouffon", *words)

    assert answer.exit_code == 0, answer.output
    with pypdfium2.PdfDocument(tmp_path / "bouffon" / profile / "rules-en.pdf") as document:
        found = document[0].get_textpage()
        over, under = (_box(found, said) for said in ("do not fit to page", "sheet 1/3, front"))
    assert (over[0] - under[1]) * TO_MM > RULED + 0.5


def _box(page: pypdfium2.PdfTextPage, said: str) -> tuple[float, float]:
    """The bottom and the top of words, as the font reaches, in points from the foot."""
    at, length = page.search(said).get_next()
    boxes = [page.get_charbox(at + one, loose=False) for one in range(length)]
    return min(box[1] for box in boxes), max(box[3] for box in boxes)
