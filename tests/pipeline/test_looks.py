"""Both games in every look, printed and looked at: how much ink a page takes, what it says."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from io import BytesIO
from pathlib import Path
from statistics import mean

import pypdfium2
import pytest
from PIL import Image, ImageStat

from cardsmith.impose.single import single
from cardsmith.intake.editions.reading import read
from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.model.choices import Look
from cardsmith.model.face import Face
from cardsmith.model.profile import Profile
from cardsmith.model.sheet import Document
from cardsmith.model.struct import replace
from cardsmith.pipeline.building import build_editions
from cardsmith.pipeline.options import Asked, chosen
from cardsmith.pipeline.products import Cards, Leaflet, Product, component_names, products
from cardsmith.press.pdf import write_pdf
from cardsmith.press.png import render_png
from cardsmith.resources import shipped

DPI = 200
SHOWN = 4
"""So many fronts of a packet are enough for a mean."""

# coverage in percent of the usual face and of the one that saves ink, as the art direction has it
COVERAGE = {
    ("bouffon", "cards", "front"): (11.7, 6.1),
    ("bouffon", "cards", "back"): (45, 8.5),
    ("bouffon", "marotte", "back"): (53, 8.5),
    ("bouffon", "board", "front"): (34, 7.2),
    ("dalmuti", "cards", "front"): (17, 7.6),
    ("dalmuti", "cards", "back"): (51, 7.5),
}


@cache
def made(game: str, component: str, look: Look) -> Product:
    (found,), findings = products(read([shipped("decks") / game]), (component,), look=look)
    assert findings == ()
    return found


def faces(game: str, component: str, side: str, look: Look) -> list[Face]:
    """The different faces of one side of a component."""
    product = made(game, component, look)
    if not isinstance(product, Cards):
        assert not isinstance(product, Leaflet)
        return list(product.faces)
    sides = (piece.front if side == "front" else piece.back for piece in product.pieces)
    return list(dict.fromkeys(face for face in sides if face))


def coverage(shown: Iterable[Face]) -> float:
    """The mean share of ink over faces, in percent: how far their pixels are from white."""
    return mean(_coverage(face) for face in shown)


def _coverage(face: Face) -> float:
    document = Document(title="", language="fr", pages=(single(face, 0),))
    png = render_png(write_pdf(document, ShippedFonts()), 0, DPI)
    return 100 * (1 - mean(ImageStat.Stat(Image.open(BytesIO(png))).mean) / 255)


@pytest.mark.parametrize(("place", "figures"), COVERAGE.items())
def test_little_ink_is_little_ink(
    place: tuple[str, str, str], figures: tuple[float, float]
) -> None:
    usual, least = figures

    assert coverage(faces(*place, Look.HOUSE)[:SHOWN]) == pytest.approx(usual, abs=2)
    assert coverage(faces(*place, Look.INK_SAVER)[:SHOWN]) <= least


_WORD = re.compile(r"[^\W\d_]{3,}|\S")


def words(folder: Path) -> Iterator[list[str]]:
    """The words of each file, in an order of their own; the board is read where it is whole.

    Figures are taken one by one, and letters that stand alone: readers join what is near.
    """
    for path in sorted({*folder.glob("*.pdf")} - {folder / "board-a4.pdf"}):
        with pypdfium2.PdfDocument(path) as document:
            read_back = [page.get_textpage().get_text_bounded() for page in document]
        yield sorted(_WORD.findall(" ".join(read_back).casefold()))


def bare(name: str) -> Profile:
    """A profile without its footers, which tell its name."""
    profile = chosen(name, Asked({}))
    return replace(profile, options=replace(profile.options, footer=False))


@pytest.mark.parametrize(
    ("game", "profile"),
    [
        ("bouffon", "home-access"),
        ("dalmuti", "home-eco"),
        pytest.param("bouffon", "home-eco", marks=pytest.mark.soak),
        pytest.param("dalmuti", "home-access", marks=pytest.mark.soak),
    ],
)
def test_a_look_says_the_same_words(game: str, profile: str, tmp_path: Path) -> None:
    """Booklets aside: larger type has other lines, and their words are those of the law."""
    names = component_names(read([shipped("decks") / game]))
    wanted = tuple(name for name in names if name != "rules")
    said = []
    for each in ("home", profile):
        (built,) = build_editions([game], bare(each), wanted, tmp_path)
        assert built.folder
        said.append(list(words(built.folder)))
    plain, other = said

    assert other == plain
