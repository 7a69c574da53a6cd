"""Pictures drawn by several processes: those of one, in their order, and checked."""

import os
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardsmith.impose.single import single
from cardsmith.model.inks import INK, WINE
from cardsmith.pipeline import crew, picturing
from cardsmith.pipeline.picturing import pictured
from cardsmith.press.pdf import write_pdf
from cardsmith.press.portal import Frame, pictures
from tests.press.samples import FONTS, block, document, face

HERE = os.getpid()

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")


@pytest.fixture(autouse=True)
def _three_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three processes, and next to nothing at a time."""
    for module in (crew, picturing):
        monkeypatch.setattr(module, "hands", lambda: 3)
    monkeypatch.setattr(picturing, "_LEAST", 1)
    monkeypatch.setattr(picturing, "_MOST", 5 * 40 * 60)


def pages(count: int) -> bytes:
    """Pages that are told apart."""
    cards = [face(block(3, 3, 5 + at, 40, WINE if at % 2 else INK)) for at in range(count)]
    drawn = [single(card, 0) for card in cards]
    return write_pdf(document(*drawn), FONTS)


@settings(max_examples=12, deadline=None)
@given(st.lists(st.sampled_from([(40, 60), (60, 40), (33, 47)]), min_size=1, max_size=14))
def test_they_are_those_of_one_process(sizes: Sequence[tuple[int, int]]) -> None:
    pdf = pages(len(sizes))
    frames = [Frame(size, 96, (2, 1)) for size in sizes]

    assert list(pictured(pdf, frames)) == list(pictures(pdf, enumerate(frames)))


def test_they_are_drawn_and_checked_by_several() -> None:
    who = pictured(pages(6), [Frame((40, 60), 96)] * 6, lambda _: str(os.getpid()).encode())

    found = {int(each) for each in who}
    assert HERE in found
    assert len(found) > 2


def test_one_that_is_not_right_is_told_wherever_it_was_drawn() -> None:
    frames = [Frame((40, 60), 96)] * 4 + [Frame((40, 61), 96)]
    size = (60).to_bytes(4)

    def checked(data: bytes) -> bytes:
        if data[20:24] != size:
            raise ValueError("too high")
        return data

    with pytest.raises(ValueError, match="too high"):
        list(pictured(pages(5), frames, checked))


def test_no_pages_are_no_pictures() -> None:
    assert not list(pictured(pages(1), []))
