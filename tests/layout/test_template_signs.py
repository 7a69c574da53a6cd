"""Ornaments and pips: in their frames, as many as the card says, never overlapping."""

import math
import pathlib
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.intake.shipped.ornaments import load_ornaments
from cardsmith.intake.templates.shelf import Shelf
from cardsmith.intake.templates.template import read_template
from cardsmith.layout.template_places import Frame
from cardsmith.layout.template_signs import MOST_PIPS, arranged
from cardsmith.model.boxes import Arrangement, PipsBox
from cardsmith.model.face import Face, Path, Stamp
from cardsmith.model.finding import Finding
from cardsmith.model.place import whole
from cardsmith.model.template import Artwork
from cardsmith.model.value import Value
from tests.layout.custom_cards import FONTS, component, custom_pieces, record, template
from tests.layout.drawn import box

ARRANGEMENTS: list[Arrangement] = ["row", "column", "grid", "ring"]


def laid_out(box_: str, **fields: str | tuple[str, ...]) -> tuple[Face | None, tuple[Finding, ...]]:
    artwork = Artwork(front=template(f"front:\n  - {box_}\n"), ornaments=load_ornaments())
    pieces, findings = custom_pieces(component(record("un", 1, **fields)), artwork, FONTS)
    return (pieces[0].front if pieces else None), findings


def drawn(box_: str, **fields: str | tuple[str, ...]) -> Face:
    face, findings = laid_out(box_, **fields)
    assert face is not None, findings
    return face


def test_an_ornament_fills_its_frame_and_keeps_its_shape() -> None:
    face = drawn("ornament: {in: [10mm, 10mm, 40mm, 20mm], name: pips/land}")
    left, top, right, bottom = box(face.items)
    assert 10 <= top <= bottom <= 30
    assert (left + right) / 2 == pytest.approx(30, abs=0.5)


def test_an_ornament_can_be_turned() -> None:
    upright, turned = (
        box(drawn(f"ornament: {{in: [10mm, 10mm, 20mm, 20mm], name: crown, turn: {turn}}}").items)
        for turn in (0, 90)
    )
    wide, high = upright[2] - upright[0], upright[3] - upright[1]
    assert (turned[3] - turned[1], turned[2] - turned[0]) == pytest.approx((wide, high))


def test_colours_are_those_asked_for() -> None:
    face = drawn("ornament: {in: [9mm, 9mm, 9mm, 9mm], name: crown, dyes: land, inks: {G: steel}}")
    (stamp,) = face.items
    assert isinstance(stamp, Stamp)
    shapes = [item for item in stamp.art.items if isinstance(item, Path)]
    inks = {shape.fill.name for shape in shapes if shape.fill}
    assert {"steel", "green"} <= inks
    assert "gold" not in inks


def test_one_drawing_serves_all_pips() -> None:
    face = drawn('pips: {in: [5mm, 5mm, 50mm, 9mm], of: bell, count: "{{ n }}"}', n="7")
    stamps = [item for item in face.items if isinstance(item, Stamp)]
    assert len(stamps) == 7
    assert len({id(stamp.art) for stamp in stamps}) == 1


@pytest.mark.parametrize("count", ["", "0"])
def test_no_pips_are_nothing(count: str) -> None:
    box_ = 'pips: {in: [5mm, 5mm, 50mm, 9mm], of: bell, count: "{{ n }}"}'
    assert drawn(box_, n=count).items == ()


@pytest.mark.parametrize("count", ["-1", "2.5", "sept", "61", "9" * 50, "²"])
def test_a_count_is_a_whole_number_within_bounds(count: str) -> None:
    _, (found,) = laid_out('pips: {in: [5mm, 5mm, 50mm, 9mm], of: bell, count: "{{ n }}"}', n=count)
    assert (found.code, found.card, str(found.span)) == ("K127", "cartes/un", "carte.yaml:2:5")


def test_an_unknown_ornament_is_told_with_the_card_and_a_better_name() -> None:
    _, (found,) = laid_out('ornament: {in: [5mm, 5mm, 9mm, 9mm], name: "{{ s }}"}', s="crwn")
    assert (found.code, found.card, found.arguments["known"]) == ("K125", "cartes/un", "crown")


def test_an_ornament_of_the_edition_is_drawn(tmp_path: pathlib.Path) -> None:
    (tmp_path / "s.yaml").write_text(
        "dot: {box: [100, 50], parts: [G0 R 0 0 100 50 0]}", encoding="utf-8"
    )
    (tmp_path / "t.yaml").write_text(
        "ornaments: s.yaml\nfront: [ornament: {in: [5mm, 5mm, 20mm, 20mm], name: s/dot}]",
        encoding="utf-8",
    )
    made, findings = read_template(tmp_path / "t.yaml", Shelf(tmp_path))
    assert made is not None, findings
    (piece,), _ = custom_pieces(component(record("un")), Artwork(front=made), FONTS)
    assert box(piece.front.items) == pytest.approx((5, 10, 25, 20))


@given(
    st.integers(1, MOST_PIPS),
    st.sampled_from(ARRANGEMENTS),
    st.floats(0.5, 2),
    st.tuples(st.floats(5, 80), st.floats(5, 80)),
    st.sampled_from([0.0, 3.0]),
)
def test_pips_stay_in_their_frame_and_apart(
    count: int, arrange: Arrangement, aspect: float, size: tuple[float, float], most: float
) -> None:
    frame = Frame(3, 4, *size)
    nothing = Value(())
    asked = PipsBox(id="", span=whole("t"), of=nothing, count=nothing, arrange=arrange, size=most)
    width, places = arranged(asked, count, aspect, frame)
    height = width * aspect

    assert len(places) == count
    assert not most or width <= most
    for x, y in places:
        assert frame.x - 1e-6 <= x - width / 2
        assert x + width / 2 <= frame.right + 1e-6
        assert frame.y - 1e-6 <= y - height / 2
        assert y + height / 2 <= frame.bottom + 1e-6
    for (x1, y1), (x2, y2) in combinations(places, 2):
        if arrange == "ring":
            assert math.hypot(x1 - x2, y1 - y2) >= width - 1e-6
        else:
            assert abs(x1 - x2) >= width - 1e-6 or abs(y1 - y2) >= height - 1e-6
