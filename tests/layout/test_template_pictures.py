"""Pictures in frames: what a camera held askew is set upright."""

import pytest

from cardsmith.layout.template_pictures import covering, fitted
from cardsmith.layout.template_places import Frame
from cardsmith.model.face import Bitmap, Group, Item, Matrix, Picture

ASKEW = Bitmap("d", b"", (30, 60), Matrix(0, 1, -1, 0))
"""Stored 60 wide and 30 high, its top edge to the right of what is seen (Exif 6)."""


def corners(item: Item) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where the first and the last of the stored pixels come to lie."""
    assert isinstance(item, Group)
    (stored,) = item.items
    assert isinstance(stored, Picture)
    far = stored.x + stored.width, stored.y + stored.height
    return item.matrix.point(stored.x, stored.y), item.matrix.point(*far)


@pytest.mark.parametrize("whole", [True, False])
def test_a_picture_is_seen_upright_in_its_frame(whole: bool) -> None:
    frame = Frame(5, 7, 30, 60)
    item = fitted(ASKEW, frame) if whole else covering(ASKEW, frame).items[0]

    assert corners(item) == ((35, 7), (5, 67))


def test_a_mirrored_picture_is_mirrored_back() -> None:
    mirrored = Bitmap("d", b"", (30, 60), Matrix(-1, 0, 0, 1))

    assert corners(fitted(mirrored, Frame(5, 7, 30, 60))) == ((35, 7), (5, 67))


def test_an_upright_picture_is_laid_as_it_is_stored() -> None:
    plain = Bitmap("d", b"", (30, 60))

    assert fitted(plain, Frame(5, 7, 30, 60)) == Picture(5, 7, 30, 60, plain)
