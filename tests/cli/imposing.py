"""``cardsmith impose`` typed in the folder of a test, and its sheets looked at."""

from pathlib import Path

import pypdfium2
from typer.testing import Result

from tests.cli.terminal import typed


def imposed(*words: str | Path, lang: str = "en") -> Result:
    done = typed("impose", *words, "--out", "out.pdf", lang=lang)
    assert done.exit_code == 0, done.output
    return done


def refused(*words: str | Path) -> str:
    done = typed("impose", *words, "--out", "out.pdf")
    assert done.exit_code in (1, 2), done.output
    assert not Path("out.pdf").exists()
    assert not list(Path().glob(".*"))
    return done.output


def pixel(page: int, x: float, y: float) -> tuple[int, int, int]:
    """The colour of a page at a point, in millimetres."""
    with pypdfium2.PdfDocument("out.pdf") as document:
        image = document[page].render(scale=2).to_pil().convert("RGB")
    scale = 2 * 72 / 25.4
    found = image.getpixel((int(x * scale), int(y * scale)))
    assert isinstance(found, tuple)
    return found[0], found[1], found[2]
