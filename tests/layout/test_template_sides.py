"""Templates drawn: the size of a card, its pictures, its back, its copies."""

import pytest

from cardsmith.model.edition import Size
from cardsmith.model.face import Bitmap, Group, Path, Picture
from cardsmith.model.sizes import SIZES
from cardsmith.model.template import Artwork
from tests.layout.custom_cards import FONTS, component, custom_pieces, plain, record, template
from tests.layout.drawn import box, texts


def test_a_picture_is_whole_or_fills_its_frame() -> None:
    front = template("front: [image: {in: [10mm, 10mm, 20mm, 40mm], src: a.png, fit: cover}]")
    whole = template("front: [image: {in: [10mm, 10mm, 20mm, 40mm], src: a.png}]")
    bitmap = Bitmap("d", b"", (100, 100))
    for made, size in ((front, 40.0), (whole, 20.0)):
        artwork = Artwork(front=made, pictures={"a.png": bitmap})
        (piece,), _ = custom_pieces(component(record("un")), artwork, FONTS)
        (item,) = piece.front.items
        picture = item.items[0] if isinstance(item, Group) else item
        assert isinstance(picture, Picture)
        assert (picture.width, picture.height) == pytest.approx((size, size))
        assert picture.x + size / 2 == pytest.approx(20)
        assert picture.y + size / 2 == pytest.approx(30)


def test_the_size_is_the_components_then_the_templates_then_the_usual() -> None:
    sized, free = template("size: mini\nfront: []"), template("front: []")
    card = record("un")
    for made, asked, wanted in (
        (free, None, (63, 88)),
        (sized, None, (44.45, 63.5)),
        (free, Size(width=205, height=290), (205, 290)),
    ):
        (piece,), _ = custom_pieces(component(card, size=asked), Artwork(front=made), FONTS)
        assert (piece.front.width, piece.front.height) == wanted
    pieces, (finding,) = custom_pieces(
        component(card, size=Size(width=63, height=88)), Artwork(front=sized), FONTS
    )
    assert (pieces, finding.code) == ((), "K119")


def test_a_back_that_no_card_changes_is_drawn_once() -> None:
    cards = component(record("un"), record("deux"))
    ground = "rect: {in: [0mm, 0mm, 0mm, 0mm], fill: wine}"
    same = template(f"front: []\nback: [{ground}]")
    pieces, _ = custom_pieces(cards, Artwork(front=same), FONTS)
    assert len({id(piece.back) for piece in pieces}) == 1

    named = Artwork(front=template("front: []"), back=plain("plain-back.yaml"))
    pieces, _ = custom_pieces(cards, named, FONTS)
    backs = [piece.back for piece in pieces if piece.back]
    assert [texts(back.items)[-1].text for back in backs] == ["un", "deux"]


@pytest.mark.parametrize(("pixels", "bleed"), [((300, 420), 0.0), ((690, 940), 3.0)])
def test_a_picture_back_covers_the_shape_it_was_drawn_for(
    pixels: tuple[int, int], bleed: float
) -> None:
    back = Bitmap("d", b"", pixels)
    artwork = Artwork(front=template("front: []"), back=back)
    pieces, _ = custom_pieces(component(record("un"), record("deux")), artwork, FONTS)
    face = pieces[0].back
    assert face is not None
    assert face is pieces[1].back
    assert face.bleed == bleed
    (group,) = face.items
    assert isinstance(group, Group)
    assert box((Path(group.clip),)) == (-bleed, -bleed, 63 + bleed, 88 + bleed)


def test_copies_are_kept_and_a_card_of_none_is_not_drawn() -> None:
    cards = component(record("un", 3), record("deux", 0))
    pieces, _ = custom_pieces(cards, Artwork(front=plain("plain.yaml")), FONTS)
    assert [(piece.id, piece.copies) for piece in pieces] == [("cartes/un", 3)]


@pytest.mark.parametrize("name", sorted(SIZES))
def test_the_plain_templates_serve_every_size(name: str) -> None:
    cards = component(record("Reine", force="9", dit="Tous ensemble"), size=SIZES[name])
    artwork = Artwork(front=plain("plain.yaml"), back=plain("plain-back.yaml"))
    pieces, findings = custom_pieces(cards, artwork, FONTS)
    assert findings == ()
    assert len(pieces) == 1
