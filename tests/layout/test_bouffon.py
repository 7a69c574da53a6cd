"""All cards of a deck: their order, their backs, how many of each."""

import pytest

from cardsmith.model.deck import MAROTTE, Card
from cardsmith.model.edition import TCG, Size
from cardsmith.model.face import Piece, Stamp
from cardsmith.model.finding import Finding
from cardsmith.model.struct import replace
from tests.layout.bouffon_cards import (
    BAVARDER,
    POKER,
    card,
    laid_out,
    right,
)
from tests.layout.drawn import box, paths, texts


def pieces(*cards: Card, size: Size = TCG) -> tuple[tuple[Piece, ...], tuple[Finding, ...]]:
    return laid_out(*cards, size=size)


def test_packets_go_from_a_to_z_then_the_marotte_each_in_french_order() -> None:
    made, _ = pieces(
        card("abscons", "abstrus", packet=MAROTTE),
        card("côté", "flanc"),
        card("cote", "prix"),
        card("âne", "baudet"),
        card("côte", "pente"),
        card("aîné", "premier"),
        card("zébu", "bœuf"),
    )

    titles = [piece.front.name for piece in made]
    assert [piece.id for piece in made] == [
        *("A/aine", "A/ane", "C/cote", "C/cote", "C/cote", "Z/zebu", "marotte/abscons"),
    ]
    assert titles[0] == "A/aine front"
    assert [piece.component for piece in made][-2:] == ["cards", "marotte"]


def test_a_packet_has_one_back_and_one_ground() -> None:
    made, _ = pieces(card("âne", "baudet"), card("aîné", "premier"), card("bec", "rostre"))
    first, second, other = made

    assert first.back is second.back
    assert first.back is not other.back
    assert isinstance(first.front.items[0], Stamp)
    assert first.front.items[0] == second.front.items[0]


def test_copies_are_kept_and_none_means_left_out() -> None:
    made, findings = pieces(
        replace(card("âne", "baudet"), copies=3), replace(card("aîné", "premier"), copies=0)
    )

    assert [(piece.id, piece.copies) for piece in made] == [("A/ane", 3)]
    assert findings == ()


def test_a_card_that_cannot_be_printed_is_told_and_the_rest_goes_on() -> None:
    made, findings = pieces(card("ḥammam", "étuve", packet="H"), card("âne", "baudet"))

    assert [piece.id for piece in made] == ["A/ane"]
    assert [(finding.code, finding.arguments["glyph"]) for finding in findings] == [("L102", "ḥ")]


@pytest.mark.parametrize("size", [TCG, POKER])
def test_every_face_has_the_size_of_the_edition(size: Size) -> None:
    made, findings = pieces(
        card("Bavarder", *BAVARDER, pos="verbe"),
        card("abscons", "abstrus", "sibyllin", packet=MAROTTE),
        size=size,
    )

    assert findings == ()
    for piece in made:
        for face in (piece.front, piece.back):
            assert face is not None
            assert (face.width, face.height) == (size.width, size.height)
            left, top, *_ = box(face.items)
            assert max(left, top) <= -face.bleed + 1e-9
            ends = box(paths(face.items)[:1])[2:]
            assert ends >= (size.width + face.bleed - 1e-9, size.height + face.bleed - 1e-9)
        for text in texts(piece.front.items):
            assert min(text.x, text.y) >= 4
            assert text.y <= size.height - 4


def test_the_small_print_of_a_larger_card_keeps_its_distance_from_the_right() -> None:
    (piece,), _ = pieces(card("abscons", "abstrus", packet=MAROTTE), size=POKER)

    ends = [right(text) for text in texts(piece.front.items)]
    assert max(ends) <= POKER.width - 4
