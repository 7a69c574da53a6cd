"""Mends decks for the tests: files in, files out."""

from contextlib import chdir
from functools import partial
from pathlib import Path

from cardsmith.pipeline.checking import check_editions
from cardsmith.pipeline.fixing import Fixed, Wish, fixed
from tests.intake.reading import Files, written

GAME = "game: bouffon\n"

HEAD = "letter: P\ncards:\n  - title: peur\n    synonyms:\n"
"""The lines above the synonyms of one card; the first stands on line 5, column 9."""


def fix(folder: Path, files: Files, wish: Wish | None = None) -> Fixed:
    """What mending makes of files; nothing is written but the files themselves."""
    written(folder, files)
    asked = wish or Wish()

    with chdir(folder):
        return fixed(partial(check_editions, ["."], select=asked.selected), asked)


def text(folder: Path, files: Files, wish: Wish | None = None) -> str:
    """The text of ``p.yaml`` once it is mended."""
    done = fix(folder, files, wish)
    after = {file.name: file.after for file in done.files}
    data = after.get("p.yaml") or (folder / "p.yaml").read_bytes()
    return data.decode("utf-8")


def mended(folder: Path, lines: str, *, unsafe: bool = False) -> str:
    """The lines of the synonyms of one card once they are mended."""
    return text(folder, HEAD + lines, Wish(unsafe=unsafe)).removeprefix(HEAD)
