"""Faces as pixels, in the real fonts: what no list of items can show.

CARDSMITH_GOLDEN=1 draws the pictures anew: look at each before it is kept. Renderers differ from
version to version: pypdfium2 5.0 and 5.15 by 0.04 on average, and in no pixel by much.
"""

import os
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

import pytest
from PIL import Image, ImageChops, ImageStat

from cardsmith.impose.single import single
from cardsmith.model.face import Face, Group, Item, scaled
from cardsmith.model.face import Path as Outlined
from cardsmith.model.inks import GREY, INK
from cardsmith.model.outline import circle, rectangle
from cardsmith.model.sheet import Document
from cardsmith.pipeline.products import Cards, Leaflet
from cardsmith.press.pdf import write_pdf
from cardsmith.press.png import render_png
from tests.art.shown import FONTS, backs, components
from tests.layout.bouffon_cards import BAVARDER, card, front
from tests.layout.test_golden_faces import CARDS

FOLDER = Path(__file__).parent / "pictures"
DPI = 100
WHOLE = 254
"""Dots an inch at which 63 × 88 mm are whole pixels, and glyphs stand where they are told to."""

MEAN = 0.15
"""The most that pixels differ on average, of 255."""

BEYOND, SHARE = 24, 0.0005
"""The most pixels, of all, that may differ by more than so many of 255."""


class Difference(NamedTuple):
    """How far two pictures are apart: on average, and how many pixels by much."""

    mean: float
    share: float

    @property
    def small(self) -> bool:
        return self.mean <= MEAN and self.share <= SHARE


def picture(face: Face, dpi: float = DPI) -> Image.Image:
    document = Document(title="t", language="fr", pages=(single(face, 0),))
    return Image.open(BytesIO(render_png(write_pdf(document, FONTS), 0, dpi))).convert("RGB")


def difference(one: Image.Image, other: Image.Image) -> Difference:
    apart = ImageChops.difference(one, other)
    most = ImageChops.lighter(
        ImageChops.lighter(apart.getchannel("R"), apart.getchannel("G")), apart.getchannel("B")
    )
    beyond = sum(most.histogram()[BEYOND + 1 :])
    return Difference(sum(ImageStat.Stat(apart).mean) / 3, beyond / (most.width * most.height))


def rank(at: int) -> Face:
    cards = next(product for product in components("dalmuti") if product.name == "cards")
    assert isinstance(cards, Cards)
    return cards.pieces[at].front


def model(name: str) -> Face:
    product = next(product for product in components("bouffon") if product.name == name)
    assert not isinstance(product, Leaflet)
    return product.pieces[0].front if isinstance(product, Cards) else product.faces[0]


FACES = {
    "bavarder": lambda: front(card("Bavarder", *BAVARDER, pos="verbe")),
    "danser": lambda: front(CARDS["danser"]),
    "abscons": lambda: front(CARDS["abscons"]),
    "back-w": lambda: next(back for back in backs() if back.name.startswith("W")),
    "prioress": lambda: rank(4),
    "quarryman": lambda: rank(10),
    "jester": lambda: rank(12),
    "aid": lambda: model("aid"),
    "die": lambda: model("die"),
}


@pytest.mark.parametrize("name", FACES)
def test_a_face_looks_as_it_was_seen(name: str) -> None:
    drawn = picture(FACES[name]())
    file = FOLDER / f"{name}.png"
    if os.environ.get("CARDSMITH_GOLDEN"):
        drawn.save(file, optimize=True)
    with Image.open(file) as kept:
        seen = kept.convert("RGB")

    assert drawn.size == seen.size
    assert difference(drawn, seen).small, f"{name}: {difference(drawn, seen)}"


def test_a_pip_more_or_a_shift_of_half_a_millimetre_is_noticed() -> None:
    face = rank(4)
    seen = picture(face)
    pip = Outlined(circle(42, 70, 1.6), fill=INK)
    moved = Group(face.items, scaled(1, 0.5))

    assert difference(seen, picture(_with(face, *face.items))) == (0, 0)
    assert not difference(seen, picture(_with(face, *face.items, pip))).small
    assert not difference(seen, picture(_with(face, moved))).small


def test_no_back_differs_from_itself_turned_by_half() -> None:
    found = backs()
    assert len(found) == 28
    for back in found:
        shown = picture(back, WHOLE)
        apart = difference(shown, shown.rotate(180))
        assert apart.mean < 0.2, back.name
        assert apart.share < 0.0001, back.name


def test_a_back_with_a_mark_in_one_corner_is_noticed() -> None:
    back = backs()[0]
    mark = Outlined(rectangle(2, 2, 1, 1), fill=GREY)
    shown = picture(_with(back, *back.items, mark), WHOLE)

    assert difference(shown, shown.rotate(180)).share > 0.0001


def _with(face: Face, *items: Item) -> Face:
    return Face(face.name, face.width, face.height, items, face.bleed)
