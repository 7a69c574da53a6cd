"""What a document repeats is composed once: counts, where seconds would drift."""

from collections import Counter

import pytest

from cardsmith.model.face import Art, Face, Item, Stamp, shift
from cardsmith.model.sheet import Mark
from cardsmith.press.drawing import Drawing
from cardsmith.press.pdf import write_pdf
from tests.press.samples import FONTS, block, document, face, page, placed, words

PAGES = 5
MARKS = (Mark(0, 10, 5_000, 10), Mark(0, 90_000, 5_000, 90_000))


@pytest.fixture
def composed(monkeypatch: pytest.MonkeyPatch) -> Counter[int]:
    """How often some items were turned into operators, by how many items they were."""
    counts: Counter[int] = Counter()
    compose = Drawing.composed

    def counted(self: Drawing, items: tuple[Item, ...]) -> object:
        counts[len(items)] += 1
        return compose(self, items)

    monkeypatch.setattr(Drawing, "composed", counted)
    return counts


def test_marks_art_and_backs_are_composed_once_and_every_front_once(
    composed: Counter[int],
) -> None:
    ruler = Art("ruler", tuple(block(n, 0, 0.5, 2) for n in range(10)))
    back = face(block(0, 0, 63, 88), block(5, 5, 5, 5), words("dos"), name="back")
    fronts = [_front(number, ruler) for number in range(PAGES)]
    pages = [page(placed(front), placed(back, 70_000), marks=MARKS) for front in fronts]

    write_pdf(document(*pages), FONTS)

    assert composed == {len(ruler.items): 1, len(back.items): 1, len(MARKS): 1, 4: PAGES}


def _front(number: int, ruler: Art) -> Face:
    title, line = words(f"mot {number}"), block(0, 0, 1, 1)
    return face(title, line, line, Stamp(ruler, shift(0, number)), name=f"front {number}")
