"""Backs with little ink hide what is printed on the other side of thin paper."""

import math

import pytest

from cardsmith.intake.editions.reading import read
from cardsmith.model.choices import Look
from cardsmith.model.face import Face
from cardsmith.pipeline.products import Cards, products
from cardsmith.pipeline.targets import targets
from cardsmith.press.coverage import coverage
from cardsmith.press.pdf import write_pdf
from tests.press.samples import FONTS, card_page, document, pixels

LIST = (4, 32, 59, 82)
"""Where words lie behind a back: left, top, right, bottom in millimetres."""

NEAR = 3.0
"""No point of a back is farther from ink, so there is no white disc of more than 6 mm."""

DOTS = 5
"""Pixels of a millimetre."""


def backs() -> list[Face]:
    """Every back of cards that ships, each once."""
    faces: dict[Face, None] = {}
    for game in ("bouffon", "dalmuti"):
        deck = read(targets([game])[0])
        made, _ = products(deck, ("cards", "marotte"), look=Look.INK_SAVER)
        for product in made:
            assert isinstance(product, Cards)
            faces |= dict.fromkeys(piece.back for piece in product.pieces if piece.back)
    return list(faces)


BACKS = backs()


def far_from_ink(back: Face) -> list[tuple[float, float]]:
    """Points behind the list that have no ink near, half a millimetre apart."""
    image = pixels(write_pdf(document(card_page(back)), FONTS), DOTS * 25.4).convert("L")
    inked = [[value < 225 for value in image.crop((0, y, image.width, y + 1)).tobytes()]
             for y in range(image.height)]  # fmt: skip
    reach = range(-int(NEAR * DOTS), int(NEAR * DOTS) + 1)
    around = sorted(
        (math.hypot(dx, dy), dx, dy) for dx in reach for dy in reach
        if math.hypot(dx, dy) <= NEAR * DOTS
    )  # fmt: skip
    left, top, right, bottom = (side * DOTS for side in LIST)
    return [
        (x / DOTS, y / DOTS)
        for y in range(top, bottom, 3)
        for x in range(left, right, 3)
        if not any(inked[y + dy][x + dx] for _, dx, dy in around)
    ]


@pytest.mark.parametrize("back", BACKS, ids=lambda back: back.name)
def test_ink_is_never_far_behind_a_list(back: Face) -> None:
    assert far_from_ink(back) == []


@pytest.mark.parametrize("back", BACKS[::9], ids=lambda back: back.name)
def test_a_dense_back_still_saves_ink(back: Face) -> None:
    """The art direction asks for some 8 %."""
    assert 0.05 < coverage(back, FONTS) < 0.1
